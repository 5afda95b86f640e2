"""Lines of play in imagined worlds."""

from __future__ import annotations

import pytest

import rivertable as rt
from rivertable.bots.lines import GreedyLines, Worlds
from tests.bots.test_explaining import played


def test_terms_of_a_line_add_up_to_the_estimate_after_it() -> None:
    match = played("the_river(players=3)", 17)
    seat = match.to_act[0]
    worlds = Worlds(match.config, match.redacted(seat), seat)
    for line in GreedyLines(match.config, match.redacted(seat), seat).best():
        states = worlds.after(line.actions)
        mean = sum(match.game.evaluate(state, seat) for state in states) / len(states) / 100
        assert sum(worlds.terms(line.actions)) == pytest.approx(mean)


def test_greedy_lines_begin_with_different_actions_and_the_best_is_first() -> None:
    match = rt.Match("riverside(players=2)", seed=7)
    lines = GreedyLines(match.config, match.redacted(0), 0).best()
    assert len({line.actions[0] for line in lines}) == len(lines) > 1
    assert [line.points for line in lines] == sorted((line.points for line in lines), reverse=True)


def test_a_line_can_begin_with_any_legal_action() -> None:
    match = played("twelve_rivers", 20)
    seat = match.to_act[0]
    lines = GreedyLines(match.config, match.redacted(seat), seat)
    best = lines.best()[0]
    for action in match.legal(seat):
        line = lines.beginning_with(action.id)
        assert line.actions[0] == action.id
        if action.id == best.actions[0]:
            assert line.points == pytest.approx(best.points, abs=5)
