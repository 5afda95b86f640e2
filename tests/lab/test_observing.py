"""What happened in a match, compared with the match itself."""

from __future__ import annotations

import pytest

from rivertable.engine.game_config import load
from rivertable.engine.match import Match
from rivertable.engine.registry import games
from rivertable.lab.observing import NO_LEADER, NOT_OFFERED, TAKEN, TAKING, Observer
from tests.lab.playing import moves_of, played

COLUMNS = list(TAKING.names or ())


@pytest.mark.parametrize("game", games())
def test_points_by_category_are_those_of_the_outcome(game: str) -> None:
    simulation = played(game, 1)
    seen = Observer(load(game)).see(0, 1, moves_of(simulation))
    match = Match(load(game), 1)
    for seat, action in moves_of(simulation):
        match.act(seat, action)
    assert match.outcome is not None
    assert seen.categories == [list(points.values()) for points in match.outcome.breakdown]
    assert [sum(points) for points in seen.categories] == simulation.scores[0].tolist()


def test_offers_and_takings_are_counted_as_brute_force_counts_them() -> None:
    config, moves = load("the_river"), moves_of(played("the_river", 1))
    observer, match = Observer(config), Match(config, 1)
    seen = {(row[1], row[2]): dict(zip(COLUMNS, row, strict=True)) for row in observer.see(0, 1, moves).taking}
    offers: dict[tuple[int, int], int] = {}
    taken: dict[tuple[int, int], int] = {}
    for seat, action in moves:
        legal = match.legal_ids(seat)
        if len(legal) > 1:
            numbers = dict(zip(legal, observer.things.of(match.state, seat, legal), strict=True))
            for number in {each for each in numbers.values() if each >= 0}:
                offers[seat, number] = offers.get((seat, number), 0) + 1
            if numbers[action] >= 0:
                taken[seat, numbers[action]] = taken.get((seat, numbers[action]), 0) + 1
        match.act(seat, action)
    assert {key: row["offers"] for key, row in seen.items()} == offers
    assert {key: row["taken"] for key, row in seen.items() if row["taken"]} == taken


def test_every_seat_opens_once() -> None:
    rows = Observer(load("the_river")).see(0, 1, moves_of(played("the_river", 1))).taking
    opened = [row[1] for row in rows if row[-1] == TAKEN]
    assert sorted(opened) == [0, 1]
    assert any(row[-1] == NOT_OFFERED for row in rows)


def test_the_lead_is_followed_round_by_round() -> None:
    """River Bankers at random: compared with the points at the beginning of every round."""
    config, moves = load("river_bankers"), moves_of(played("river_bankers", 1))
    seen, match = Observer(config).see(0, 1, moves), Match(config, 1)
    points: dict[int, tuple[int, ...]] = {}
    for seat, action in moves:
        points.setdefault(match.rounds, match.points)
        match.act(seat, action)
    at_rounds = [*points.values(), match.points]
    leaders = [one.index(max(one)) if one[0] != one[1] else NO_LEADER for one in at_rounds]
    alone = [leader for leader in leaders if leader != NO_LEADER]
    assert seen.lead_changes == sum(alone[i] != alone[i + 1] for i in range(len(alone) - 1))
    assert seen.halfway == leaders[(len(leaders) - 1) // 2]
