"""Points, captain, winner, achievements: RS-7."""

from __future__ import annotations

from pathlib import Path

import pytest

from rivertable.engine.record import Record
from rivertable.games.riverside.scoring import (
    achievement_level,
    boat_points,
    captain_bonus,
    captain_points,
    final_score,
    lowest_boat_points,
    solo_bonus,
    solo_score,
    standing,
    utility,
)
from rivertable.games.riverside.state import State
from rivertable.games.riverside.view import build
from tests.games.riverside.builder import points, riverside

YELLOW = 0


def captains(*stave: int) -> State:
    """As many players, with these captain points: stave church scores alone, because every boat is empty."""
    position = riverside(players=len(stave))
    for seat, score in enumerate(stave):
        if score > 0:
            position.scores(seat, "stave", score)
    return position.over()


def every_boat(seat_points: int, players: int = 1, *, extension: bool = False) -> State:
    """Seat 0 has the same excursion points on each guide boat."""
    position = riverside(players, extension=extension)
    for colour in ("yellow", "blue", "pink", "brown", "white"):
        position.scores(0, colour, seat_points)
    return position.over()


def test_rs_7_2_guide_boat_points_are_crossed_tickets_and_excursions() -> None:
    """Tickets 2 + 4, scores 11 + 22."""
    s = riverside().tickets(0, yellow=2).scores(0, "yellow", 11, 22).over()
    assert boat_points(s.shown[0], YELLOW) == 39


def test_rs_7_2_crosses_without_a_ticket_give_nothing() -> None:
    s = riverside().crossed(0, "yellow", 2, 3, 4, 3).over()
    assert boat_points(s.shown[0], YELLOW) == 0


def test_rs_7_2_all_tickets_of_a_boat() -> None:
    assert boat_points(riverside().tickets(0, yellow=4).over().shown[0], YELLOW) == 20


def test_rs_7_3_captain_points_are_stave_scores_and_the_lowest_boat() -> None:
    s = riverside().scores(0, "stave", 2, 8)
    for colour, written in (("yellow", 30), ("blue", 7), ("pink", 12), ("brown", 9), ("white", 8)):
        s.scores(0, colour, written)
    assert captain_points(s.over().shown[0]) == 17


def test_rs_7_3_a_boat_without_points_is_the_lowest() -> None:
    s = riverside().scores(0, "yellow", 30).over()
    assert lowest_boat_points(s.shown[0]) == 0


def test_rs_7_3_one_of_several_lowest_boats_counts() -> None:
    assert captain_points(every_boat(9).shown[0]) == 9


@pytest.mark.parametrize(
    ("captain", "bonus"),
    [
        ((60, 40), [15, -15]),
        ((60, 50, 40), [15, 0, -15]),
        ((60, 60, 40), [15, 15, -15]),
        ((60, 40, 40), [15, -15, -15]),
    ],
)
def test_rs_7_4_captain_bonus_for_most_and_least(captain: tuple[int, ...], bonus: list[int]) -> None:
    s = captains(*captain)
    assert [captain_bonus(s, seat) for seat in range(s.players)] == bonus


def test_rs_7_4_all_tied_get_both_which_cancel() -> None:
    s = captains(0, 0, 0, 0)
    assert [captain_bonus(s, seat) for seat in range(4)] == [0, 0, 0, 0]


def test_rs_7_4_other_chairs_do_not_count() -> None:
    """Two players at a table of six: the least is the lower of the two."""
    assert captain_bonus(captains(60, 40), 1) == -15


@pytest.mark.parametrize(("captain", "bonus"), [(49, -15), (50, 15), (51, 15)])
def test_rs_7_4_solo_bonus_from_50_captain_points_on(captain: int, bonus: int) -> None:
    """RS-11.1"""
    assert captain_bonus(captains(captain), 0) == solo_bonus(captain) == bonus


def test_rs_7_5_the_lowest_boat_counts_twice() -> None:
    """5 boats of 9, captain points 9, solo bonus -15."""
    assert final_score(every_boat(9), 0) == 39


def test_rs_7_5_categories_add_up_to_the_total() -> None:
    parts = points(every_boat(9), 0)
    assert parts.pop("total") == sum(parts.values()) == 39


def test_rs_7_5_the_total_is_the_final_score() -> None:
    s = riverside(3).scores(0, "stave", 14).scores(1, "white", 30).over()
    assert [points(s, seat)["total"] for seat in range(3)] == [final_score(s, seat) for seat in range(3)]


def test_rs_1_5_the_highest_final_score_wins() -> None:
    """RS-7.6"""
    s = riverside().scores(0, "yellow", 20).scores(1, "yellow", 21).over()
    assert standing(s, 1) > standing(s, 0)


def test_rs_7_6_captain_points_do_not_beat_a_higher_score() -> None:
    """Seat 0: 10 captain points and +15; seat 1: 41 on one boat and -15."""
    s = riverside().scores(0, "stave", 10).scores(1, "yellow", 41).over()
    assert standing(s, 1) > standing(s, 0)


def test_rs_7_6_a_tie_goes_to_more_captain_points() -> None:
    """25 each: 10 + 15, and 40 - 15."""
    s = riverside().scores(0, "stave", 10).scores(1, "yellow", 40).over()
    assert (final_score(s, 0), final_score(s, 1)) == (25, 25)
    assert standing(s, 0) > standing(s, 1)


def test_rs_7_6_still_tied_is_shared() -> None:
    s = riverside().scores(0, "yellow", 20).scores(1, "blue", 20).over()
    assert standing(s, 0) == standing(s, 1)


def test_rs_7_6_utility_is_the_share_of_opponents_beaten() -> None:
    s = riverside(3).scores(0, "yellow", 30).scores(1, "yellow", 20).over()
    assert [utility(s, seat) for seat in range(3)] == [1.0, 0.0, -1.0]


def test_rs_7_6_utility_of_a_shared_victory() -> None:
    assert [utility(riverside().over(), seat) for seat in range(2)] == [0.0, 0.0]


@pytest.mark.parametrize(
    ("score", "level"),
    [(-40, 0), (0, 0), (199, 0), (200, 1), (224, 1), (225, 2), (250, 3), (275, 4), (300, 5), (325, 6), (350, 7)]
    + [(375, 8), (399, 8), (400, 9), (1000, 9)],
)
def test_rs_7_7_achievement_levels(score: int, level: int) -> None:
    assert achievement_level(score, extension=False) == level


@pytest.mark.parametrize(("score", "level"), [(224, 0), (225, 1), (424, 8), (425, 9)])
def test_rs_7_7_with_the_extension_25_points_are_taken_off_first(score: int, level: int) -> None:
    assert achievement_level(score, extension=True) == level


@pytest.mark.parametrize(("boat", "victory"), [(49, False), (50, True)])
def test_rs_7_8_solo_victory_from_300_on(boat: int, victory: bool) -> None:
    """RS-11.1  Six times 50 and +15 is 315; six times 49 and -15 is 279."""
    assert (utility(every_boat(boat), 0) >= 0) is victory


def test_rs_7_8_the_extension_takes_off_25() -> None:
    assert solo_score(every_boat(50, extension=True), 0) == 290


@pytest.mark.parametrize(("players", "extension", "target"), [(1, False, 300), (1, True, 325), (2, False, None)])
def test_rs_7_8_the_view_of_a_solo_game_tells_the_points_to_win(
    players: int, extension: bool, target: int | None
) -> None:
    assert build(riverside(players, extension=extension).s, 0).solo_target == target


def test_rs_7_8_at_exactly_300_the_solo_player_wins() -> None:
    """Five boats of 47, captain points 47 + 3 and +15."""
    s = riverside(1).scores(0, "stave", 3)
    for colour in ("yellow", "blue", "pink", "brown", "white"):
        s.scores(0, colour, 47)
    assert (final_score(s.over(), 0), utility(s.s, 0)) == (300, 0.0)


@pytest.mark.parametrize(("played", "winners"), [("solo_won", (0,)), ("solo_lost", ())])
def test_rs_7_8_who_falls_short_alone_has_not_won(played: str, winners: tuple[int, ...]) -> None:
    outcome = Record.load(str(Path(__file__).parent / "records" / f"{played}.json")).replay().outcome
    assert outcome is not None
    assert outcome.winners == winners
