"""The statistics against closed forms, brute force and chance that is known."""

from __future__ import annotations

import math

import numpy as np
import pytest

from rivertable.engine.simulation import SURE
from rivertable.lab.figures import (
    Column,
    chance_of,
    change_of,
    clear_ones,
    effect_of,
    mean_of,
    share_of,
    smallest_of,
    smallest_seen,
    sure_after,
    weigh,
)


def test_a_mean_has_the_interval_of_the_formula() -> None:
    figure = mean_of(np.array([1.0, 2.0, 3.0, 6.0]))
    error = math.sqrt(((1 - 3) ** 2 + (2 - 3) ** 2 + 0 + (6 - 3) ** 2) / 3 / 4)
    assert figure.value == 3
    assert figure.reach == pytest.approx(SURE * error)
    assert figure.count == 4


def test_one_match_tells_nothing_of_the_spread() -> None:
    assert mean_of(np.array([4.0])).reach == math.inf
    assert mean_of(np.array([])).low == -math.inf
    assert (share_of(np.array([])).low, share_of(np.array([])).high) == (0, 1)


def test_the_interval_of_a_share_solves_wilsons_equation() -> None:
    figure = share_of(np.array([1.0] * 7 + [0.0] * 13))
    for end in (figure.low, figure.high):  # where the share is just SURE errors away
        assert abs(0.35 - end) == pytest.approx(SURE * math.sqrt(end * (1 - end) / 20))


def test_a_share_of_nothing_and_of_all_stays_within_0_and_1() -> None:
    assert share_of(np.zeros(10)).low == 0 < share_of(np.zeros(10)).high < 0.3
    assert share_of(np.ones(10)).high == pytest.approx(1)


def test_the_chance_of_a_difference() -> None:
    assert chance_of(1.96, 1) == pytest.approx(0.05, abs=1e-4)
    assert chance_of(-1.96, 1) == chance_of(1.96, 1)
    assert chance_of(0, 0) == 1
    assert chance_of(1, 0) == 0
    assert chance_of(1, math.inf) == 1


def test_clear_findings_are_those_of_benjamini_and_hochberg() -> None:
    # The example of their paper (1995): 15 findings, of which the procedure calls four clear.
    chances = [0.0001, 0.0004, 0.0019, 0.0095, 0.0201, 0.0278, 0.0298, 0.0344, 0.0459, 0.3240]
    chances += [0.4262, 0.5719, 0.6528, 0.7590, 1.0000]
    assert clear_ones(chances) == [True] * 4 + [False] * 11
    assert clear_ones(chances[::-1]) == [False] * 11 + [True] * 4
    assert clear_ones([0.04, 0.045, 0.05]) == [True] * 3  # each is called clear by the larger ones
    assert clear_ones([]) == []


def test_the_smallest_difference_is_seen_in_four_runs_of_five() -> None:
    chance, spread, matches = np.random.default_rng(5), 3.0, 50
    true = smallest_seen(spread, matches)
    means = chance.normal(true, spread, (4000, matches)).mean(axis=1)
    assert (means > SURE * spread / math.sqrt(matches)).mean() == pytest.approx(0.8, abs=0.02)
    assert smallest_seen(1.0, 0) == math.inf


def test_who_looks_often_needs_more() -> None:
    assert sure_after(1) == pytest.approx(SURE, abs=1e-3)
    assert sure_after(5) == pytest.approx(2.576, abs=1e-3)  # 1 % in the place of 5 %
    assert sure_after(2, 3) == sure_after(6)


# ---------------------------------------------------------------- what taking adds


def test_without_conditions_it_is_the_difference_of_two_shares() -> None:
    taken = np.array([1, 1, 1, 0, 0, 0, 0], bool)
    won = np.array([1, 1, 0, 1, 0, 0, 0], float)
    effect = effect_of(weigh(taken, won, np.zeros(7), np.arange(7)))
    assert effect.difference.value == pytest.approx(2 / 3 - 1 / 4)
    assert (effect.took, effect.left) == (3, 4)
    squares = (2 * (1 / 3) ** 2 + (2 / 3) ** 2) / 9 + (3 * (1 / 4) ** 2 + (3 / 4) ** 2) / 16
    assert effect.difference.reach == pytest.approx(SURE * math.sqrt(squares * 7 / 6))


def test_seats_are_compared_in_the_same_condition_only() -> None:
    """Who is ahead takes more often and wins more often; taking itself adds nothing."""
    chance = np.random.default_rng(1)
    ahead = chance.random(20_000) < 0.5
    taken = chance.random(20_000) < np.where(ahead, 0.8, 0.2)
    won = (chance.random(20_000) < np.where(ahead, 0.7, 0.3)).astype(float)
    assert won[taken].mean() - won[~taken].mean() > 0.2
    figure = effect_of(weigh(taken, won, ahead, np.arange(20_000))).difference
    assert figure.low < 0 < figure.high


def test_a_condition_in_which_all_took_tells_nothing() -> None:
    taken, condition = np.array([1, 1, 1, 0], bool), np.array([0, 0, 1, 1])
    effect = effect_of(weigh(taken, np.array([0.0, 0.0, 1.0, 0.0]), condition, np.arange(4)))
    assert effect.difference.value == 1
    assert (effect.took, effect.left) == (1, 1)
    nobody = effect_of(weigh(np.ones(3, bool), np.ones(3), np.zeros(3), np.arange(3)))
    assert nobody.chance == 1
    assert nobody.difference.low == -math.inf


def test_two_seats_of_a_match_are_not_two_observations() -> None:
    """In every match one of two seats takes by lot, and one of them wins by lot: the interval holds zero in 19 of 20
    series, which it would not if each seat were counted by itself."""
    chance = np.random.default_rng(3)
    held, held_by_seat, series, matches = 0, 0, 800, 60
    for _ in range(series):
        took_first, first_won = chance.random(matches) < 0.5, chance.random(matches) < 0.5
        taken = np.stack([took_first, ~took_first], 1).ravel()
        won = np.stack([first_won, ~first_won], 1).ravel().astype(float)
        match = np.repeat(np.arange(matches), 2)
        figure = effect_of(weigh(taken, won, np.zeros(2 * matches), match)).difference
        alone = effect_of(weigh(taken, won, np.zeros(2 * matches), np.arange(2 * matches))).difference
        held += figure.low <= 0 <= figure.high
        held_by_seat += alone.low <= 0 <= alone.high
    assert held / series == pytest.approx(0.95, abs=0.02)
    assert held_by_seat / series < 0.9


def test_what_two_series_of_the_same_seeds_share_drops_out_of_the_change() -> None:
    """In half of the matches the second series ends as the first did. Where nothing changed, the interval holds zero in 19 of
    20 pairs, and it is narrower than if the series had nothing in common."""
    chance = np.random.default_rng(4)
    held, pairs, matches, narrower = 0, 800, 80, 0
    for _ in range(pairs):
        taken = chance.random(matches) < 0.5
        won = np.where(chance.random(matches) < 0.5, True, chance.random(matches) < 0.5)
        one = weigh(taken, won, *alike(matches))
        other = weigh(
            taken, np.where(chance.random(matches) < 0.5, won, chance.random(matches) < 0.75), *alike(matches)
        )
        change = change_of(one, other)
        held += change.low <= 0 <= change.high
        narrower += change.reach < math.hypot(effect_of(one).difference.reach, effect_of(other).difference.reach)
        assert change_of(one, one).high == 0
    assert held / pairs == pytest.approx(0.95, abs=0.02)
    assert narrower > 0.95 * pairs


def alike(matches: int) -> tuple[Column, Column]:
    """One condition, and a match for each seat."""
    return np.zeros(matches), np.arange(matches)


def test_a_change_is_found_where_there_is_one() -> None:
    chance, matches = np.random.default_rng(6), 4_000
    taken = chance.random(matches) < 0.5
    sides = [weigh(taken, chance.random(matches) < np.where(taken, wins, 0.5), *alike(matches)) for wins in (0.5, 0.7)]
    change = change_of(sides[0], sides[1])
    assert change.low < 0.2 < change.high
    assert change.low > 0
    assert smallest_of(change) == pytest.approx(change.reach * (SURE + 0.84) / SURE)
