"""Crowded positions and a policy that likes to build, so that every card does something, and a record of what did."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from random import Random
from types import FrameType
from typing import Any

from rivertable.games.river_bankers.actions import ACTIONS
from rivertable.games.river_bankers.rules.auction import ITEM_DISCOUNT, RECALL_SLIDE_BACK, SLIDE_LOT_UPSTREAM
from rivertable.games.river_bankers.rules.cost import BUILD_FISH_DISCOUNT
from rivertable.games.river_bankers.rules.headwaters import SEE_MATERIAL_TOP
from rivertable.games.river_bankers.rules.structures import HAND_SIZE
from rivertable.games.river_bankers.rules.tableau import owned
from rivertable.games.river_bankers.rules.track import next_by_track
from rivertable.games.river_bankers.state import CHARCOAL, GRANARY, ORDER, STONE_TOOL, TREATY, State
from rivertable.games.river_bankers.tables import (
    CARD_KEYS,
    CARDS,
    CONFLUENCE,
    COST,
    EFFECT,
    HAND,
    ICONS,
    IS_WILD,
    KINDS,
    MATERIAL,
    MIN_PLAYERS,
    NO_EFFECT,
    NONE,
    PRIMARY,
    PRINTED_FISH,
    RIVER_CARDS,
    RIVER_KEYS,
    STRUCTURE_KEYS,
    STRUCTURES,
    USES,
    WORKERS,
    each_of,
)
from tests.games.river_bankers.builder import bankers

ALL_CARDS = (*RIVER_KEYS, *CARD_KEYS)


def rich_position(seed: int, players: int, *, confluence: bool = False) -> State:
    """Workers everywhere, several cards built by everybody; seat 0 can pay for one structure, another in each seed."""
    random = Random(seed)
    position = bankers(players, confluence=confluence)
    used = [card for card in range(RIVER_CARDS) if MIN_PLAYERS[card] <= players]
    random.shuffle(used)
    left = [WORKERS[players]] * players
    wanted = seed % CONFLUENCE
    for material in range(KINDS):
        if COST[wanted][material] > 0:
            plain = (
                c for c in used if PRIMARY[c] == material and ICONS[c] >= COST[wanted][material] and not IS_WILD[c]
            )
            card = next(plain)
            position.shore(RIVER_KEYS[card], COST[wanted][material])
            left[0] -= COST[wanted][material]
            used.remove(card)
    on_board = len(used) * 2 // 3
    for k, card in enumerate(used[:on_board]):
        workers, room = [0] * players, ICONS[card]
        for seat in random.sample(range(players), players):
            workers[seat] = max(0, min(random.choice((0, 1, 1, 2, 3)), left[seat] - 1, room))
            left[seat] -= workers[seat]
            room -= workers[seat]
        if k % 4 == 3 and sum(workers) > 0:
            position.shore(RIVER_KEYS[card], *workers)
        else:
            position.river(RIVER_KEYS[card], random.randint(1, 4), *workers, blanks=random.randint(0, min(2, room)))
    rest = [RIVER_KEYS[card] for card in used[on_board:]]
    position.headwaters(*rest[:3]).deck(*rest[3:])
    structures = [*STRUCTURE_KEYS[:CONFLUENCE], *([STRUCTURE_KEYS[CONFLUENCE]] if confluence else [])]
    random.shuffle(structures)
    structures.remove(STRUCTURE_KEYS[wanted])
    position.hand(0, STRUCTURE_KEYS[wanted])
    species = random.sample(range(4), players)
    for seat in range(players):
        position.s.species[seat] = species[seat]
        position.built(seat, *(structures.pop() for _ in range(random.randint(2, 6))))
        position.built(seat, CARD_KEYS[STRUCTURES + 3 * species[seat] + random.randrange(3)])
        position.hand(seat, *(structures.pop() for _ in range(3 if seat else 2)))
    position.discarded(*(structures.pop() for _ in range(random.randint(0, 4))))
    if random.random() < 0.3:
        position.structures(*structures[:2]).no_other_structures()
    for card in range(CARDS):
        if position.s.owner[card] != NONE and random.random() < 0.2:
            position.s.spent[card] = 1
    position.fish(*(random.randint(0, 30) for _ in range(players)))
    return position.turn(next_by_track(position.s))


LIKED = (("build", 40), ("use", 5), ("final_build", 9), ("target", 3), ("bid_last", 2), ("floodgate", 2))


def choose(random: Random, legal: list[int]) -> int:
    """A legal action; builds and abilities more often than not, and no endless recalls."""
    weights = []
    for action in legal:
        name = ACTIONS.block_of(action).name
        weights.append(dict(LIKED).get(name, 1))
    return random.choices(legal, weights)[0]


# ---------------------------------------------------------------- what happened


@contextmanager
def watched(fired: set[str]) -> Iterator[None]:
    """Note every card whose effect takes place, by the rule functions that carry it out."""

    def profile(frame: FrameType, event: str, value: Any) -> None:
        if event == "return" and frame.f_code.co_name in WATCH and "river_bankers" in frame.f_code.co_filename:
            fired.update(WATCH[frame.f_code.co_name](frame.f_locals, value))

    sys.setprofile(profile)
    try:
        yield
    finally:
        sys.setprofile(None)


Local = dict[str, Any]


def _owned(l: Local, effect: int) -> Iterator[str]:
    card = owned(l["s"], l["seat"], effect)
    if card != NONE:
        yield CARD_KEYS[card]


def _card(l: Local, _: Any) -> Iterator[str]:
    yield CARD_KEYS[l["card"]]


def _source(l: Local, _: Any) -> Iterator[str]:
    yield CARD_KEYS[l["source"]]


def _modifier(l: Local, _: Any) -> Iterator[str]:
    names = {CHARCOAL: "charcoal_pit", STONE_TOOL: "stone_tool", TREATY: "treaty_stone", GRANARY: "granary"}
    if l["choice"] < (KINDS * KINDS if l["decision"] == TREATY else KINDS):
        yield names[l["decision"]]


def _marsh(l: Local, _: Any) -> Iterator[str]:
    yield "cattail_marsh"


def _build_fish(l: Local, fish: Any) -> Iterator[str]:
    s, card = l["s"], l["card"]
    if fish < PRINTED_FISH[card]:
        for source in each_of(BUILD_FISH_DISCOUNT):
            if s.owner[source] == l["seat"]:
                if MATERIAL[source] == NONE or USES[card] >> MATERIAL[source] & 1:
                    yield CARD_KEYS[source]


def _hand_size(l: Local, size: Any) -> Iterator[str]:
    if size > HAND:
        yield from (CARD_KEYS[c] for c in each_of(HAND_SIZE) if l["s"].owner[c] == l["seat"])


def _own_rate(l: Local, rate: Any) -> Iterator[str]:
    s = l["s"]
    if rate < s.rate:
        for card in each_of(ITEM_DISCOUNT):
            if s.owner[card] == l["seat"] and MATERIAL[card] == PRIMARY[s.lot]:
                yield CARD_KEYS[card]


def _billed(l: Local, billed: Any) -> Iterator[str]:
    if billed < l["bid"]:
        yield "pontoon"


def _top(l: Local, _: Any) -> Iterator[str]:
    if l["s"].river_deck_count > 0:
        yield from (CARD_KEYS[c] for c in each_of(SEE_MATERIAL_TOP) if l["s"].owner[c] != NONE)


def _pay(l: Local, _: Any) -> Iterator[str]:
    if IS_WILD[l["card"]] or l["units"] == 2:
        yield RIVER_KEYS[l["card"]]


def _material(l: Local, _: Any) -> Iterator[str]:
    yield RIVER_KEYS[l["card"]]


WATCH: dict[str, Callable[[Local, Any], Iterator[str]]] = {
    "begin": _source,
    "use_ability": _card,
    "decide_copy": lambda l, _: iter(["mill_wheel"]),
    "modify": _modifier,
    "halve_reeds": _marsh,
    "build_fish": _build_fish,
    "hand_size": _hand_size,
    "own_rate": _own_rate,
    "billed_of": _billed,
    "show_top": _top,
    "bid_last": _card,
    "open_floodgate": lambda l, _: _owned(l, SLIDE_LOT_UPSTREAM),
    "recall": lambda l, _: _owned(l, RECALL_SLIDE_BACK),
    "take_bonus_turn": lambda l, _: iter(["slipstream"]),
    "variable_points": lambda l, points: iter([CARD_KEYS[l["card"]]] if points > 0 else []),
    "pay_worker": _pay,
    "slide_solo_back": _material,
    "slide_most_back": _material,
    "react_with_curtain": lambda l, _: iter(["vine_curtain"] if l["s"].decision == ORDER else []),
    "next_space": lambda l, _: iter([RIVER_KEYS[l["card"]]] if RIVER_KEYS[l["card"]] == "slipping_sandbar" else []),
    "place_workers": lambda l, _: iter([RIVER_KEYS[l["card"]]] if is_plain(l["card"]) else []),
    "raise_structure": lambda l, _: iter([CARD_KEYS[l["card"]]] if EFFECT[l["card"]] == NO_EFFECT else []),
}
PLAIN = {
    "fallen_limb",
    "logjam",
    "cairn",
    "rocky_shoal",
    "boulder_field",
    "quarry_bank",
    "reed_stand",
    "marsh_edge",
} | {
    *(
        "mud_flat",
        "silt_bank",
        "floodplain",
        "trailing_vine",
        "vine_thicket",
        "strangler_knot",
        "clay_seep",
        "clay_bank",
    )
}


def is_plain(card: int) -> bool:
    """A material card without an effect: that it takes workers is all it does."""
    return RIVER_KEYS[card] in PLAIN
