"""Contests between bots: fair seatings, honest intervals, a test that stops, runs that can be resumed."""

from __future__ import annotations

import math
import pickle
from typing import Any

import pytest

from rivertable.bots.random_bot import RandomBot
from rivertable.engine.errors import OptionError
from rivertable.engine.game_config import load
from rivertable.engine.rule import Mode
from rivertable.lab import arena as arena_module
from rivertable.lab.arena import Arena, Group, Sprt, elo, mean_and_interval, share_and_interval, win_rate_of


def contest(*bots: str, players: int = 2, seed: int = 0) -> Arena:
    return Arena(load("riverside", players=players), bots, seed)


def results(*wins: float) -> list[Group]:
    return [Group(number, [win, 1 - win], [0.0, 0.0]) for number, win in enumerate(wins)]


def test_a_group_is_one_seed_in_every_seating() -> None:
    arena = contest("random", "random", "random", players=3)
    arena.groups.append(arena.play_group(0))
    assert arena.games == 3


def test_the_wins_of_a_group_are_shared_out_whole() -> None:
    group = contest("random", "random(seed=5)", players=4).play_group(0)
    assert sum(group.wins) == pytest.approx(1)


def test_a_game_whose_world_reports_is_played_by_its_statistics() -> None:
    group = Arena(load("stone_layer"), ("random", "random(seed=5)"), 1).play_group(0)
    assert sum(group.wins) == pytest.approx(1)


def test_equal_bots_of_one_seed_get_the_same_points() -> None:
    group = contest("random(seed=1)", "random(seed=1)").play_group(0)
    assert group.scores[0] == pytest.approx(group.scores[1])


def test_a_contest_travels_without_its_results() -> None:
    arena = contest("random", "random", seed=4)
    arena.groups.append(arena.play_group(0))
    there = pickle.loads(pickle.dumps(arena))
    assert there.groups == []
    assert there.play_group(3) == arena.play_group(3)


def test_a_bot_of_ones_own_takes_part_by_the_name_given_here() -> None:
    made: list[int] = []

    def mine(seed: int) -> RandomBot:
        made.append(seed)
        return RandomBot(seed)

    arena = Arena(load("riverside"), ("mine", "random(seed=5)"), seed=7, own={"mine": mine})
    arena.groups.append(arena.play_group(0))
    assert made == [0, 7, 7]  # tried once, then for a match in each seat
    assert [standing.name for standing in arena.standings()] == ["mine", "random(seed=5)"]
    with pytest.raises(OptionError, match="there is no bot 'mine'"):
        Arena(load("riverside"), ("mine", "random"))


def test_the_last_bot_fills_the_seats_left_over() -> None:
    assert contest("greedy", "random", players=4).seats == [0, 1, 1, 1]


def test_the_even_share_counts_seats() -> None:
    arena = contest("random", "random", players=4)
    arena.groups.append(arena.play_group(0))
    assert [standing.even_share for standing in arena.standings()] == [0.25, 0.75]


def test_greedy_beats_random() -> None:
    arena = contest("greedy", "random")
    arena.groups.append(arena.play_group(0))
    assert arena.standings()[0].win_rate == 1.0


@pytest.mark.parametrize("bots", [["greedy"], ["greedy", "random", "random"]])
def test_too_few_or_too_many_bots_are_refused(bots: list[str]) -> None:
    with pytest.raises(OptionError, match=r"at least two bots|3 bots do not fit a match of 2"):
        contest(*bots)


def test_an_unknown_bot_is_refused_before_anything_is_played() -> None:
    with pytest.raises(OptionError, match="there is no bot 'clever'"):
        contest("greedy", "clever")


def test_an_unknown_setting_is_refused() -> None:
    with pytest.raises(OptionError, match="; its settings are seed"):
        contest("greedy", "random(depth=3)")


def test_characters_take_part() -> None:
    arena = contest("hedda:easy", "easy(character=otis)")
    arena.groups.append(arena.play_group(0))
    assert [standing.name for standing in arena.standings()] == ["hedda:easy", "easy(character=otis)"]
    with pytest.raises(OptionError, match="there is no character 'heda'"):
        contest("heda:easy", "easy")


def test_a_bot_keeps_the_mode_written_with_it() -> None:
    for name in ("greedy", "ismcts", "hard"):
        for written, mode in ((name, Mode.COMPILED), (f"{name}(mode=interpreted)", Mode.INTERPRETED)):
            bot: Any = arena_module._bot(written, 0, Mode.COMPILED)
            assert bot._mode is mode
    with pytest.raises(OptionError, match="the mode is compiled or interpreted, not 'fast'"):
        contest("greedy(mode=fast)", "random")


def test_a_bot_that_needs_a_world_is_refused() -> None:
    with pytest.raises(OptionError, match="bot 'steady' plays with a simulated world, and here statistics report"):
        Arena(load("stone_layer"), ("steady(level=hard)", "random"))


def test_after_one_group_nothing_is_known_of_the_spread() -> None:
    arena = contest("random", "random")
    arena.groups = results(1.0)
    standing = arena.standings()[0]
    assert (standing.interval, standing.lead_interval, standing.elo_interval) == (math.inf,) * 3


def test_an_interval_needs_two_values() -> None:
    assert mean_and_interval([0.5]) == (0.5, math.inf)


def test_the_interval_of_a_mean() -> None:
    mean, interval = mean_and_interval([0.0, 1.0, 0.0, 1.0])
    assert (mean, round(interval, 3)) == (0.5, round(1.96 * math.sqrt(1 / 3 / 4), 3))


def test_a_clean_sweep_of_a_few_groups_is_no_certainty() -> None:
    assert share_and_interval([1.0] * 5)[1] > 0.2


def test_elo_and_win_rate_are_inverse() -> None:
    assert win_rate_of(elo(0.75)) == pytest.approx(0.75)


def test_a_clean_sweep_has_a_finite_elo() -> None:
    assert elo(1.0) == pytest.approx(1200, abs=10)


def test_the_test_finds_a_stronger_bot() -> None:
    assert Sprt().verdict(results(*[1, 0.5, 1, 1] * 10)) == "stronger"


def test_the_test_finds_an_equal_bot_not_stronger() -> None:
    assert Sprt(better=100).verdict(results(*[0.5, 0, 1, 0.5] * 40)) == "not stronger"


def test_the_test_stays_open_after_few_results() -> None:
    assert Sprt().verdict(results(1, 1)) is None
