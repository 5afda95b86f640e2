"""The top of the material deck, seen and put back in any order: Stone Pool and Vine Curtain (RB-7.46, RB-7.12)."""

from __future__ import annotations

from rivertable.engine.decisions import Answer, Decision
from rivertable.engine.events import emit
from rivertable.engine.reasons import OK
from rivertable.engine.rule import rule

from ... import actions
from ...events import LOOKS
from ...reasons import Reason
from ...state import ORDER, State
from ...tables import MATERIAL_COUNT, MATERIAL_EFFECT, NONE, RIVER_CARDS, number_of
from ..headwaters import see_river_card, show_top
from ..queue import ask
from .effect import Effect, When

BUILD_PEEK_MATERIAL = number_of("build_peek_material")
CURTAIN = next((card for card in range(RIVER_CARDS) if MATERIAL_EFFECT[card] == BUILD_PEEK_MATERIAL), NONE)
LEAST_ORDERED = 2  # cards that have an order


@rule
def can_order(s: State) -> bool:
    """RB-7.46"""
    return s.river_deck_count >= LEAST_ORDERED


@rule
def look_and_order(s: State, seat: int, count: int) -> None:
    """RB-7.46, RB-7.12  See the top cards of the material deck, then return them in any order; nothing with fewer than
    two. RB-9.3, RB-9.7  Private: others know no longer what lies there, nor whether the order changed."""
    n = min(count, s.river_deck_count)
    if n < LEAST_ORDERED:
        return
    emit(s, LOOKS, seat, n)
    for place in range(s.river_deck_count - n, s.river_deck_count):
        see_river_card(s, seat, place)
        s.river_deck_seen[place] = 1 << seat
    s.stage = n
    s.left = n
    ask(s, ORDER, seat)


@rule
def may_order(s: State, card: int) -> int:
    """RB-7.46  One of the seen cards that has not been put back yet."""
    first = s.river_deck_count - s.stage
    for place in range(first, first + s.left):
        if s.river_deck[place] == card:
            return OK
    return Reason.NO_TARGET


@rule
def order_next(s: State, seat: int, card: int) -> None:
    """RB-7.46  This card comes next from the top."""
    last = s.river_deck_count - s.stage + s.left - 1
    place = last
    while s.river_deck[place] != card:
        place -= 1
    s.river_deck[place] = s.river_deck[last]
    s.river_deck[last] = card
    s.left -= 1
    if s.left > 1:
        ask(s, ORDER, seat)
    else:
        show_top(s)


@rule
def react_with_curtain(s: State, seat: int) -> None:
    """RB-7.12  Once per build, if a worker was spent from it: the next two material cards in the order you like."""
    if s.curtain == 1 and CURTAIN != NONE:
        look_and_order(s, seat, MATERIAL_COUNT[CURTAIN])


ORDERING = Decision(ORDER, "order", Answer(actions.NEXT_CARD, may=may_order, do=order_next))

EFFECTS = (Effect("build_peek_material", When.STANDING, ORDERING, do=react_with_curtain),)
