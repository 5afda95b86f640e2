"""Setup and options (RB-3, RB-12)."""

from __future__ import annotations

import pytest

from rivertable.engine.chance import seed_chance, seed_words
from rivertable.engine.game_config import load
from rivertable.engine.match import Match
from rivertable.games.river_bankers.setup import setup
from rivertable.games.river_bankers.state import State
from rivertable.games.river_bankers.tables import CARD_KEYS, DATA, MIN_PLAYERS
from tests.games.river_bankers.builder import acting, discard_pile, hand, legal, play, slots, supply, tableau, where

PLAIN = "river_bankers(players={}, starters=none)"


def begun(players: int = 2, *, draft: bool = False, confluence: bool = False, seed: int = 1) -> State:
    s = State()
    s.players, s.opt_rules, s.opt_starters = players, DATA.game.rules_version, int(draft)
    s.opt_confluence = int(confluence)
    seed_chance(s, *seed_words(seed))
    setup(s, players)
    return s


def test_rb_3_1_pawns_at_0_seat_0_on_top() -> None:
    s = begun(3)
    assert s.fish[:3] == [0, 0, 0]
    assert s.moved[0] > s.moved[1] > s.moved[2]


def test_rb_3_1_different_species() -> None:
    assert len(set(begun(4).species)) == 4


def test_rb_3_2_each_player_is_offered_the_three_of_the_own_species() -> None:
    s = begun(3, draft=True)
    assert acting(s) == [0, 1, 2]
    assert [len(legal(s, seat)) for seat in range(3)] == [3, 3, 3]
    assert not set(legal(s, 0)) & set(legal(s, 1))


def test_rb_3_2_the_kept_card_is_built_from_the_start() -> None:
    s = begun(2, draft=True)
    kept = [legal(s, seat)[0] for seat in (0, 1)]
    play(s, 0, kept[0])
    assert tableau(s, 0) == []
    play(s, 1, kept[1])
    assert [f"keep_starter({tableau(s, seat)[0]})" for seat in (0, 1)] == kept


def test_rb_3_3_three_cards_each() -> None:
    s = begun(4)
    assert [len(hand(s, seat)) for seat in range(4)] == [3, 3, 3, 3]
    assert s.deck_count == 48 - 12


def test_rb_3_3_four_to_whoever_kept_beaver_cache() -> None:
    s = begun(4, draft=True)
    beaver = next(seat for seat in range(4) if "keep_starter(beaver_cache)" in legal(s, seat))
    for seat in range(4):
        play(s, seat, "keep_starter(beaver_cache)" if seat == beaver else legal(s, seat)[0])
    assert [len(hand(s, seat)) for seat in range(4)] == [4 if seat == beaver else 3 for seat in range(4)]


@pytest.mark.parametrize(("players", "size"), [(2, 12), (3, 18), (4, 24)])
def test_rb_3_4_material_deck(players: int, size: int) -> None:
    s = begun(players)
    assert s.river_deck_count + 3 == size == sum(least <= players for least in MIN_PLAYERS)


def test_rb_3_4_the_rest_starts_empty() -> None:
    s = begun(2)
    assert None not in slots(s)
    assert discard_pile(s) == []
    assert not any("river" in where(s, card) or where(s, card) == "shoreline" for card in ("logjam", "mud_flat"))


def test_rb_3_5_seat_0_takes_the_first_turn() -> None:
    assert acting(begun(4)) == [0]


def test_rb_12_1_the_symmetric_game_has_no_starters() -> None:
    assert [tableau(begun(2), seat) for seat in (0, 1)] == [[], []]


def test_rb_12_1_the_draft_is_the_default() -> None:
    assert load("river_bankers").options["starters"] == "draft"


@pytest.mark.parametrize(("players", "count", "line"), [(2, 8, 59), (3, 8, 89), (4, 7, 119)])
def test_rb_12_2_the_player_count_sets_workers_and_finish_line(players: int, count: int, line: int) -> None:
    assert supply(begun(players)) == [count] * players
    view = Match(PLAIN.format(players), 1).view(None)
    assert view.finish_line == line  # type: ignore[attr-defined]


def test_rb_12_2_species_are_drawn_at_random() -> None:
    assert len({tuple(begun(2, seed=seed).species) for seed in range(20)}) > 5


def test_rb_12_3_confluence_is_a_49th_structure_only_by_option() -> None:
    assert begun(2).deck_count + 6 == 48
    assert begun(2, confluence=True).deck_count + 6 == 49


def test_rb_12_4_there_is_no_later_edition() -> None:
    assert set(load("river_bankers").options) == {"starters", "confluence"}


def test_every_starter_is_a_card_of_the_tableau() -> None:
    assert len(CARD_KEYS) == 61
