"""Running a search: its iterations, its clock and the plans it returns."""

from __future__ import annotations

import pytest

from rivertable.bots.ismcts import IsmctsBot
from rivertable.bots.levels import settings_of
from rivertable.bots.search_runner import Search
from tests.bots.test_ismcts import PLAIN, searching
from tests.market.market import market

pytestmark = pytest.mark.usefixtures("fish_market")


def test_every_iteration_is_a_visit_of_a_plan() -> None:
    bot = searching(40)
    bot.choose(market(), 0)
    assert bot.found is not None
    assert bot.found.iterations == 40
    assert sum(plan.visits for plan in bot.found.plans) == 40


def test_the_clock_ends_a_search() -> None:
    bot = IsmctsBot(mode=PLAIN, level="expert", seconds=0.05)
    bot.choose(market(), 0)
    assert bot.found is not None
    assert 0 < bot.found.iterations < 8000


def test_equal_keys_find_the_same_plans_in_the_same_arrays() -> None:
    match = market()
    search = Search(match.config, settings_of("", "hard", iterations=30, seconds=1000), PLAIN)
    first, other, again = (search.run(match.redacted(0), 0, key) for key in (1, 2, 1))
    assert first.plans == again.plans != other.plans


def test_plans_come_in_the_order_of_their_visits_and_begin_with_a_legal_action() -> None:
    match = market()
    found = Search(match.config, settings_of("", "hard", iterations=30, seconds=1000), PLAIN).run(
        match.redacted(0), 0, 1
    )
    assert [plan.visits for plan in found.plans] == sorted((plan.visits for plan in found.plans), reverse=True)
    assert {plan.actions[0] for plan in found.plans} <= {action.id for action in match.legal(0)}
    assert all(-1 <= plan.worth <= 1 and 0 <= plan.win <= 1 for plan in found.plans)


def test_given_lines_are_tried_equally_often_in_the_same_worlds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rivertable.bots.search_runner.COMPARED", 100)
    match = market()
    search = Search(match.config, settings_of("", "hard", iterations=30, seconds=1000), PLAIN)
    lines = [(action.id,) for action in match.legal(0)[:2]]
    one, other = search.compare(match.redacted(0), 0, 1, lines, 1000)
    assert (one.actions, other.actions) == tuple(lines)
    assert abs(one.visits - other.visits) <= 1
    assert one.visits + other.visits >= 100
    same, again = search.compare(match.redacted(0), 0, 1, [lines[0], lines[0]], 1000)
    assert (same.points, same.win) == pytest.approx((again.points, again.win))
    assert (
        search.run(match.redacted(0), 0, 1).plans
        == Search(match.config, settings_of("", "hard", iterations=30, seconds=1000), PLAIN)
        .run(match.redacted(0), 0, 1)
        .plans
    ), "a comparison leaves nothing behind"


def test_what_follows_a_plan_are_legal_turns_up_to_the_own_next_one() -> None:
    match = market()
    search = Search(match.config, settings_of("", "hard", iterations=400, seconds=1000, expand_at=1), PLAIN)
    plan = search.run(match.redacted(0), 0, 1).plans[0]
    turns = search.following(match.redacted(0), 0, plan)
    assert turns
    assert [turn.seat for turn in turns[:-1]] == [turn.seat for turn in turns[:-1] if turn.seat != 0]
    for turn in turns:
        assert match.game.may(turn.before, turn.seat, turn.actions[0]) == 0
