"""The Preparation phase: TW-5.1 to TW-5.3."""

from __future__ import annotations

import pytest

from rivertable.engine.kept import fill_kept
from rivertable.games.twelve_rivers.rules.preparation import fill_rivers, place_fairies, reveal_villagers, top_group
from rivertable.games.twelve_rivers.rules.rounds import begin_round
from rivertable.games.twelve_rivers.state import EXPLORATION, NONE, State
from rivertable.games.twelve_rivers.tables import DECK_VILLAGERS, FACE_UP, STARTING
from tests.games.twelve_rivers.builder import lake, random_game, rivers, waiting


@pytest.mark.parametrize(("players", "drawn"), [(2, 6), (3, 9), (4, 12)])
def test_tw_5_1_one_pearl_per_river_in_use(players: int, drawn: int) -> None:
    s = rivers(players).turn(0)
    fill_rivers(s)
    assert ([pearl != NONE for pearl in s.tops].count(True), sum(s.bag)) == (drawn, 65 - drawn)


def test_tw_5_1_pearls_in_the_lake_stay() -> None:
    s = rivers().lake(green=2).turn(0)
    fill_rivers(s)
    assert lake(s) == {"green": 2}


@pytest.mark.parametrize(("players", "drawn"), [(2, 30), (3, 45), (4, 60)])
def test_tw_5_1_no_pearl_returns_to_the_bag(players: int, drawn: int) -> None:
    assert sum(random_game(3, players).bag) == 65 - drawn


@pytest.mark.parametrize(("number", "stumps", "statues"), [(1, 3, 0), (2, 0, 3), (5, 3, 0)])
def test_tw_5_2_stumps_in_odd_rounds_statues_in_even_ones(number: int, stumps: int, statues: int) -> None:
    s = rivers(3).round(number).turn(0)
    place_fairies(s)
    laid = [sum(icon) for icon in s.fairies_at]
    assert (sum(laid[:4]), sum(laid[4:]), max(laid)) == (stumps, statues, 1)


def test_tw_5_2_from_the_left() -> None:
    s = rivers(2).turn(0)
    place_fairies(s)
    assert [sum(icon) for icon in s.fairies_at] == [1, 1, 0, 0, 0, 0, 0, 0]


def test_tw_5_2_older_tokens_stay() -> None:
    s = rivers(2).icon("stump", 1, "cloud").round(3).turn(0)
    place_fairies(s)
    assert (sum(s.fairies_at[0]), s.fairies_out) == (2, 3)


def test_tw_5_3_six_villagers_are_revealed() -> None:
    s = rivers().turn(0)
    reveal_villagers(s)
    assert len({tile for tile in s.face_up if tile >= STARTING}) == 6


def test_tw_5_3_those_left_over_go_under_the_deck() -> None:
    s = rivers().face_up("V01", None, "V03").round(2).turn(0)
    reveal_villagers(s)
    assert (s.villager_group[0], s.villager_group[2]) == (1, 1)


def test_tw_5_3_new_ones_come_from_the_top() -> None:
    s = rivers().face_up("V01", "V02", "V03", "V04", "V05", "V06").round(2).turn(0)
    reveal_villagers(s)
    assert not {*range(STARTING, STARTING + 6)} & {*s.face_up}


def deck_of(groups: dict[int, int]) -> State:
    """A villager deck that holds just these tiles of the deck, each with its group."""
    s = rivers().turn(0)
    s.villager_group = [groups.get(villager, NONE) for villager in range(DECK_VILLAGERS)]
    fill_kept(s)
    return s


def test_tw_8_2c_never_seen_tiles_first_then_earlier_rounds() -> None:
    s = deck_of({0: 2, 1: 1, 2: 1, 3: 0})
    reveal_villagers(s)
    order = [tile - STARTING for tile in s.face_up if tile != NONE]
    assert (order[0], {*order[1:3]}, order[3]) == (3, {1, 2}, 0)


def test_tw_10_27_the_order_inside_a_group_is_random() -> None:
    first = set()
    for seed in range(30):
        s = deck_of({0: 1, 1: 1, 2: 1})
        s.rng[0] = seed
        reveal_villagers(s)
        first.add(s.face_up[0] - STARTING)
    assert first == {0, 1, 2}


def test_tw_10_14_a_short_deck_reveals_what_it_has() -> None:
    s = deck_of({7: 0, 9: 0})
    reveal_villagers(s)
    assert ([tile != NONE for tile in s.face_up].count(True), top_group(s)) == (2, NONE)


def test_tw_1_2_preparation_then_exploration() -> None:
    s = rivers(2).track(0, 1, 0, 1, 0, 1).turn(0)
    begin_round(s)
    assert (s.phase, sum(pearl != NONE for pearl in s.tops), len([t for t in s.face_up if t != NONE])) == (
        EXPLORATION,
        6,
        FACE_UP,
    )


def test_tw_4_2_preparation_has_no_decisions() -> None:
    s = rivers(2).track(1, 0).turn(0)
    begin_round(s)
    assert waiting(s) == [1]


def test_tw_4_1_five_rounds() -> None:
    assert random_game(1).rounds == 5
