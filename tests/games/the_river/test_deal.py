"""Imagined worlds: both decks are dealt fairly, and nothing known changes (TR-8.1)."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

from rivertable.engine.chance import stream_from
from rivertable.engine.conformance import dealing_is_uniform
from rivertable.engine.game_config import load
from rivertable.engine.secrecy import SPECTATOR, TABLE
from rivertable.games.the_river import GAME
from rivertable.games.the_river.state import State
from tests.games.the_river.builder import TheRiver, display, island, known_to, play, the_river

DEALS = 2400


def last_pioneer() -> TheRiver:
    """After seat 0's last pioneer the cleanup draws."""
    return the_river().boat(0, 1).boat(1, 0).island()


def worlds(s: State, viewer: int | None) -> list[State]:
    """Many worlds that fit what a viewer knows, each after the next cleanup."""
    stream, dealt = stream_from(11), []
    for _ in range(DEALS):
        world = known_to(s, viewer)
        GAME.deal_unknown(world, SPECTATOR if viewer is None else viewer, stream)
        dealt.append(play(world, 0, "place(wood)"))
    return dealt


def is_uniform(counts: Counter[tuple[str, ...]], outcomes: int) -> bool:
    """Chi-square, far beyond what chance does to a fair deal once in many thousand runs."""
    expected = DEALS / outcomes
    chi_square = sum((count - expected) ** 2 / expected for count in counts.values())
    return len(counts) == outcomes and chi_square < outcomes + 5 * (2 * outcomes) ** 0.5


def test_tr_8_1_every_order_of_the_terrain_deck_is_equally_likely() -> None:
    deck = ("forest_ww", "mountain_ss", "badlands_cc", "desert_bbb")
    s = last_pioneer().deck(*deck).turn(0)
    counts = Counter(tuple(island(world)[:4]) for world in worlds(s, 0))
    assert set(counts) == set(permutations(deck))
    assert is_uniform(counts, 24)


def test_tr_8_1_copies_of_a_tile_count_each() -> None:
    """Three deserts and one forest: the forest comes first in a quarter of the worlds."""
    s = last_pioneer().deck("desert_bbb", "desert_bbb", "desert_bbb", "forest_ww").turn(0)
    counts = Counter(island(world)[0] for world in worlds(s, 0))
    assert abs(counts["forest_ww"] - DEALS / 4) < 5 * (DEALS * 3 / 16) ** 0.5


def test_tr_8_1_every_order_of_the_building_deck_is_equally_likely() -> None:
    deck = ("b28", "b29", "b30", "b31")
    s = last_pioneer().display("b01").building_deck(*deck).turn(0)
    counts = Counter(tuple(display(world)[1:]) for world in worlds(s, None))
    assert set(counts) == set(permutations(deck, 3))
    assert is_uniform(counts, 24)


def test_tr_8_1_a_viewer_knows_all_but_the_future() -> None:
    """There is one world that fits, and its future is imagined."""
    s = last_pioneer().turn(0)
    for viewer in (0, 1, None):
        known = known_to(s, viewer)
        assert dealing_is_uniform(load("the_river"), known, viewer, [s])  # type: ignore[arg-type, list-item]


def test_tr_8_1_all_seats_together_know_no_more() -> None:
    s = last_pioneer().turn(0)
    world = known_to(s, TABLE)
    GAME.deal_unknown(world, TABLE, stream_from(3))
    assert world.rng != s.rng
    world.rng = s.rng
    assert world == s
