"""Villager bonuses and the end: TW-6.11, TW-7, TW-1.3."""

from __future__ import annotations

import pytest

from rivertable.games.twelve_rivers import GAME
from rivertable.games.twelve_rivers.reasons import Reason
from rivertable.games.twelve_rivers.scoring import standing
from rivertable.games.twelve_rivers.state import OVER
from tests.games.twelve_rivers.builder import legal, play, points, random_game, rivers, waiting, why_not


def test_tw_1_3_pearls_on_alpacas_and_in_the_lake_are_worth_nothing() -> None:
    assert points(rivers().alpaca(0, white=6).lake(white=3).over(), 0) == {"total": 0}


@pytest.mark.parametrize(("colour", "value"), [("green", 1), ("blue", 2), ("pink", 3), ("purple", 4), ("white", 5)])
def test_tw_7_2_values_of_pearls(colour: str, value: int) -> None:
    assert points(rivers().villager(0, "V16", colour).over(), 0) == {"pearls": value, "total": value}


def test_tw_7_2_four_per_goal() -> None:
    assert points(rivers().goal("pink", 0).goal("blue", 0).goal("white", 1).over(), 0) == {"goals": 8, "total": 8}


# ---------------------------------------------------------------- bonuses


def bonus(*pearls: str, villager: str, name: str) -> int:
    return points(rivers().villager(0, villager, " ".join(pearls)).over(), 0).get(name, 0)


def test_tw_6_11_filled_villagers_itself_included() -> None:
    s = (
        rivers()
        .villager(0, "S1", "green blue pink")
        .villager(0, "V11", "green purple")
        .villager(0, "V12", "blue")
        .over()
    )
    assert points(s, 0)["filled_villagers"] == 6


def test_tw_6_11_white_pearls_on_all_villagers() -> None:
    s = rivers().villager(0, "S1", "- - white").villager(0, "V02", "white").over()
    assert points(s, 0)["white_pearls"] == 4


def test_tw_6_11_hand_cards() -> None:
    assert points(rivers().villager(0, "V12").hand(0, banner=2, lantern=1).over(), 0)["hand_cards"] == 3


def test_tw_6_11_an_unused_bonfire_is_a_fairy_not_a_card() -> None:
    s = rivers().villager(0, "V12").villager(0, "V13").fairies(0, bonfire=2).over()
    assert points(s, 0) == {"unused_fairies": 4, "total": 4}


@pytest.mark.parametrize(("pearls", "scored"), [("blue blue blue blue", 6), ("blue blue blue green", 0), ("blue", 0)])
def test_tw_6_11_four_same(pearls: str, scored: int) -> None:
    assert bonus(*pearls.split(), villager="V16", name="four_same") == scored


@pytest.mark.parametrize(("pearls", "scored"), [("green green green blue blue", 8), ("green green green blue -", 0)])
def test_tw_6_11_indicated_five(pearls: str, scored: int) -> None:
    assert bonus(*pearls.split(), villager="V20", name="indicated_five") == scored


@pytest.mark.parametrize(
    ("pearls", "scored"), [("green blue pink purple white", 5), ("green blue pink purple purple", 0)]
)
def test_tw_6_11_five_different(pearls: str, scored: int) -> None:
    assert bonus(*pearls.split(), villager="V24", name="five_different") == scored


def test_tw_6_11_general_bonuses_do_not_need_filled_spots() -> None:
    assert points(rivers().villager(0, "V13").fairies(0, cloud=1).over(), 0)["unused_fairies"] == 2


def test_tw_6_11_two_tiles_with_the_same_bonus_both_score() -> None:
    s = rivers().villager(0, "V13").villager(0, "V14").fairies(0, cloud=1).over()
    assert points(s, 0)["unused_fairies"] == 4


def test_tw_6_11_pearls_on_alpacas_never_count() -> None:
    s = rivers().villager(0, "V01").villager(0, "V06").alpaca(0, white=3, pink=3).over()
    assert points(s, 0) == {"total": 0}


# ---------------------------------------------------------------- the absolute most


@pytest.mark.parametrize(("mine", "theirs", "scored"), [(2, 1, 6), (2, 2, 0), (1, 2, 0), (0, 0, 0)])
def test_tw_7_3_most_fairies(mine: int, theirs: int, scored: int) -> None:
    s = rivers().villager(0, "V04").fairies(0, river=mine).fairies(1, cloud=theirs).over()
    assert points(s, 0).get("most_fairies", 0) == scored


@pytest.mark.parametrize(("mine", "theirs", "scored"), [("pink", "", 6), ("pink", "- pink", 0), ("", "", 0)])
def test_tw_7_3_most_pink(mine: str, theirs: str, scored: int) -> None:
    s = rivers().villager(0, "V06", mine).villager(1, "S2", theirs).over()
    assert points(s, 0).get("most_pink", 0) == scored


@pytest.mark.parametrize(("mine", "theirs", "scored"), [(3, 2, 5), (3, 3, 0), (0, 0, 0)])
def test_tw_7_3_most_cards(mine: int, theirs: int, scored: int) -> None:
    s = rivers().villager(0, "V08").hand(0, banner=mine).hand(1, lantern=theirs).over()
    assert points(s, 0).get("most_cards", 0) == scored


# ---------------------------------------------------------------- the end


def test_tw_7_1_after_step_5_of_the_last_round() -> None:
    s = rivers().round(5).track(0, 1).alpaca(0, green=1).moving()
    play(s, 0, "done")
    assert (s.phase, waiting(s), legal(s, 0)) == (OVER, [], [])


def test_tw_7_1_no_further_actions() -> None:
    assert why_not(rivers().over(), 0, "done") is Reason.GAME_OVER


def test_tw_7_4_the_highest_score_wins() -> None:
    s = rivers(3).villager(0, "V16", "white").villager(1, "V17", "white white").over()
    assert [GAME.utility(s, seat) for seat in range(3)] == [0.0, 1.0, -1.0]


def test_tw_7_4_ties_share_the_victory() -> None:
    s = rivers(3).villager(0, "V16", "white").villager(1, "V17", "white").over()
    assert (standing(s, 0) == standing(s, 1), GAME.utility(s, 0), GAME.utility(s, 2)) == (True, 0.5, -1.0)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_tw_7_2_the_standing_is_the_score(players: int) -> None:
    s = random_game(11, players)
    assert [standing(s, seat) for seat in range(players)] == [points(s, seat)["total"] for seat in range(players)]
