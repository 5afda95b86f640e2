"""Setup: TW-3, and the options of TW-11."""

from __future__ import annotations

from typing import Any

import pytest

import rivertable as rt
from rivertable.games.twelve_rivers.state import NONE
from rivertable.games.twelve_rivers.tables import OPEN_FROM, SECTION_OF, VILLAGER_IDS
from rivertable.games.twelve_rivers.view import View


def start(players: int, seed: int = 1, **options: Any) -> rt.Match:
    return rt.Match(rt.load("twelve_rivers", players=players, **options), seed=seed)


def view(match: rt.Match, viewer: int | None = 0) -> View:
    seen = match.view(viewer)
    assert isinstance(seen, View)
    return seen


@pytest.mark.parametrize("players", [2, 3, 4])
def test_tw_1_1_two_to_four_players_five_rounds(players: int) -> None:
    assert (start(players).players, view(start(players)).rounds) == (players, 5)


@pytest.mark.parametrize("players", [1, 5])
def test_tw_1_1_no_other_number_of_players(players: int) -> None:
    with pytest.raises(rt.OptionError):
        start(players)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_tw_3_1_starting_villagers_1_to_p_one_each(players: int) -> None:
    tiles = [area.villagers[0].tile.id for area in view(start(players)).areas]
    assert sorted(tiles) == [f"s{number}" for number in range(1, players + 1)]


def test_tw_3_1_dealt_at_random() -> None:
    orders = {tuple(area.villagers[0].tile.id for area in view(start(3, seed)).areas) for seed in range(40)}
    assert len(orders) == 6


def test_tw_3_2_turn_track_in_play_order_three_times() -> None:
    s = start(3, fixed_order=True)._state
    before = [s.actor, *(seat for seat in s.track if seat != NONE)]
    assert before == [0, 1, 2, 0, 1, 2, 0, 1, 2]


def test_tw_3_2_play_order_by_the_number_of_the_starting_villager() -> None:
    match = start(4, seed=3)
    number = {seat: int(area.villagers[0].tile.id[1]) for seat, area in enumerate(view(match).areas)}
    assert number[match.to_act[0]] == 1


def test_tw_3_3_six_cards_each_and_three_in_the_market() -> None:
    seen = view(start(2))
    assert ([area.cards for area in seen.areas], len([card for card in seen.market if card])) == ([6, 6], 3)


def test_tw_3_3_goals_are_face_up_and_unclaimed() -> None:
    assert [goal.seat for goal in view(start(2)).goals] == [None] * 5


def test_tw_3_3_villagers_and_fairies_not_laid_out_are_face_down() -> None:
    seen = view(start(4))
    assert (seen.villager_deck, seen.fairy_pile) == (26 - 6, 25 - 4)


def test_tw_3_3_the_market_is_checked_for_three_equal_cards() -> None:
    markets = [view(start(2, seed)).market for seed in range(60)]
    assert all(len(set(market)) > 1 for market in markets)


@pytest.mark.parametrize(
    ("players", "sections", "river_slots", "slots"), [(2, 14, 20, 27), (3, 21, 30, 37), (4, 27, 37, 44)]
)
def test_tw_3_4_sections_and_slots_in_use(players: int, sections: int, river_slots: int, slots: int) -> None:
    opened = [slot for slot, least in enumerate(OPEN_FROM) if least <= players]
    seen = view(start(players))
    counts = (len(seen.sections), sum(len(section.slots) for section in seen.sections), len(opened))
    assert counts == (sections, river_slots, slots)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_tw_3_4_three_rivers_per_player_from_the_left(players: int) -> None:
    assert [river.river for river in view(start(players)).rivers] == [*range(1, 3 * players + 1)]


def test_tw_3_4_lake_village_and_r5_are_always_in_use() -> None:
    last = [SECTION_OF[slot] for slot, least in enumerate(OPEN_FROM) if least == 2][-10:]
    assert len(set(last)) == 3


def test_tw_11_1_fixed_seat_order() -> None:
    tiles = [area.villagers[0].tile.id for area in view(start(4, seed=9, fixed_order=True)).areas]
    assert tiles == [*VILLAGER_IDS[:4]]


def test_tw_11_1_open_hands_are_seen_by_all() -> None:
    match = start(2, open_hands=True)
    assert [area.hidden_cards for area in view(match, None).areas] == [0, 0]


def test_tw_8_3_the_same_seed_gives_the_same_game() -> None:
    assert start(3, 5)._state == start(3, 5)._state != start(3, 6)._state
