"""Structures and starters as a viewer sees them: what they cost, what is lacking, and what they are worth."""

from __future__ import annotations

import msgspec

from . import state as at
from .rules.cost import build_fish, can_pay, first_need, lane, modifiers_of, shortage, units_of, wild_workers_of
from .rules.effects.end_game import uses_of, variable_points
from .state import ASIDE, State
from .tables import (
    CARD_KEYS,
    COST,
    FIRST_STARTER,
    IS_ONCE,
    IS_VARIABLE,
    KINDS,
    LANE,
    MATERIALS,
    PACKED_COST,
    PRIMARY,
    PRINTED_FISH,
    SECOND,
    STARTER_OF,
    STRUCTURE_KEYS,
    STRUCTURES,
    USES,
    VP,
    WILD_CARDS,
    WILD_COUNT,
)


class StructureView(msgspec.Struct, frozen=True):
    """A structure card with its printed cost."""

    card: str
    fish: int
    cost: dict[str, int]
    points: int
    variable: bool
    price: int  # fish it costs its holder now
    lacks: dict[str, int]  # materials the holder's workers cannot pay


class BuiltView(msgspec.Struct, frozen=True):
    """A card in a tableau."""

    card: str
    points: int
    variable: bool
    once: bool
    ready: bool
    starter: bool
    uses: tuple[str, ...]  # materials of its printed cost
    worth: int  # points as things stand


class StarterView(msgspec.Struct, frozen=True):
    """A starter to choose from."""

    card: str
    points: int
    kept: bool  # chosen, and shown to the others when all have chosen


def starters(s: State, viewer: int | None) -> tuple[StarterView, ...]:
    """RB-3.2  The viewer's own three, until all starters are shown."""
    if s.decision != at.STARTER or viewer is None:
        return ()
    kept = STRUCTURES + s.draft[viewer]  # STRUCTURES - 1, no starter, while nothing is chosen
    return tuple(StarterView(CARD_KEYS[card], VP[card], card == kept) for card in STARTER_OF[s.species[viewer]])


def structure_view(s: State, card: int, holder: int | None) -> StructureView:
    """RB-2.3  A card as printed, and what stands between its holder and the build; without a holder as printed alone."""
    return StructureView(
        card=STRUCTURE_KEYS[card],
        fish=PRINTED_FISH[card],
        cost={MATERIALS[m]: COST[card][m] for m in range(KINDS) if COST[card][m] > 0},
        points=VP[card],
        variable=bool(IS_VARIABLE[card]),
        price=PRINTED_FISH[card] if holder is None else build_fish(s, holder, card),
        lacks=_amounts(PACKED_COST[card] if holder is None else _lacking(s, card, holder)),
    )


def built_view(s: State, card: int, seat: int) -> BuiltView:
    variable = card < STRUCTURES and bool(IS_VARIABLE[card])
    return BuiltView(
        card=CARD_KEYS[card],
        points=VP[card],
        variable=variable,
        once=bool(IS_ONCE[card]),
        ready=s.spent[card] == 0,
        starter=card >= FIRST_STARTER,
        uses=tuple(MATERIALS[m] for m in range(KINDS) if card < STRUCTURES and USES[card] >> m & 1),
        worth=variable_points(s, seat, card, uses_of(s, seat)) if variable else VP[card],
    )


def materials_out(s: State, seat: int) -> dict[str, int]:
    """RB-7.30  Units a seat could spend from plain cards."""
    return _amounts(units_of(s, seat))


def wild_out(s: State, seat: int) -> int:
    """RB-7.6  Workers of a seat on wild cards."""
    workers = wild_workers_of(s, seat)
    return sum(lane(workers, k) for k in range(WILD_COUNT))


def on_offer(s: State, viewer: int | None) -> tuple[StructureView, ...]:
    """The structures in question, as far as the viewer knows them: drawn to choose from, on the discard pile, on top."""
    cards: list[int] = []
    if s.decision == at.KEEP:
        cards = sorted(c for c in s.hand[ASIDE][: s.hand_count[ASIDE]] if c >= 0)
    elif s.decision == at.TAKE:
        cards = [c for c in range(STRUCTURES) if s.place[c] == at.DISCARDED]
    elif s.decision == at.EXCHANGE and s.deck_count > 0:
        cards = [c for c in (s.deck[s.deck_count - 1],) if c >= 0]
    return tuple(structure_view(s, card, viewer) for card in cards)


def _amounts(packed: int) -> dict[str, int]:
    return {MATERIALS[m]: lane(packed, m) for m in range(KINDS) if lane(packed, m) > 0}


def _lacking(s: State, card: int, seat: int) -> int:
    """RB-7.36  What is missing before modifiers that need a choice; nothing if the build can be paid some way."""
    if can_pay(s, seat, card):
        return 0
    missing = shortage(first_need(card, modifiers_of(s, seat)), units_of(s, seat))
    wild = wild_workers_of(s, seat)
    for k in range(WILD_COUNT):
        left = lane(wild, k)
        for material in (PRIMARY[WILD_CARDS[k]], SECOND[WILD_CARDS[k]]):
            used = min(left, lane(missing, material))
            missing -= used << (LANE * material)
            left -= used
    return missing
