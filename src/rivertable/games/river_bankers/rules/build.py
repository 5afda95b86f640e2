"""Building a structure, step by step (RB-5.50 to RB-5.57)."""

from __future__ import annotations

from rivertable.engine.cells import lowest_bit
from rivertable.engine.events import emit
from rivertable.engine.reasons import OK
from rivertable.engine.rule import rule

from ..events import BUILDS, BUILT_UP
from ..reasons import Reason
from ..state import (
    BUILT,
    DO_CHARCOAL,
    DO_FISH,
    DO_GRANARY,
    DO_PAY,
    DO_RAISE,
    DO_REACTION,
    DO_REFILL,
    DO_STONE_TOOL,
    DO_TREATY,
    DO_VINE_CURTAIN,
    DO_WHEN_BUILT,
    PAY,
    SHORELINE,
    State,
)
from ..tables import (
    IS_WILD,
    KINDS,
    LANE,
    MATERIAL_EFFECT,
    NONE,
    PLAIN_CARDS,
    PRIMARY,
    SECOND,
    WILD_OF,
)
from .cards import take_off, units_per_worker
from .cost import (
    build_fish,
    can_pay,
    first_need,
    lane,
    modifiers_of,
)
from .effects.dispatch import REACTION_COUNT
from .effects.ordering import BUILD_PEEK_MATERIAL
from .headwaters import show_top
from .modifiers import spend_modifiers
from .queue import ask, push
from .structures import is_in_hand, leave_hand, show_card
from .tableau import join_tableau
from .track import pay_fish


@rule
def may_build(s: State, seat: int, card: int) -> int:
    """RB-5.50  A hand card whose material cost can be paid."""
    if not is_in_hand(s, seat, card):
        return Reason.NOT_IN_HAND
    return OK if can_pay(s, seat, card) else Reason.CANNOT_PAY


@rule
def begin_build(s: State, seat: int, card: int) -> None:
    """RB-5.51  Modifiers, fish, workers, raise it; then its effect, Vine Curtain, the hand, and the reactions in their
    order. RB-7.90  In the final build nothing happens but the building."""
    s.building = card
    show_card(s, seat, card)
    s.need = first_need(card, modifiers_of(s, seat))
    s.modifiers = 0
    s.curtain = 0
    s.paying = 0
    s.paid_rank = 0
    s.pays_alone = 0
    emit(s, BUILDS, seat, card)
    if s.is_final == 0:
        for k in range(REACTION_COUNT - 1, -1, -1):
            push(s, DO_REACTION + k)
        push(s, DO_REFILL)
        push(s, DO_VINE_CURTAIN)
        push(s, DO_WHEN_BUILT)
    push(s, DO_RAISE)
    push(s, DO_PAY)
    push(s, DO_FISH)
    push(s, DO_GRANARY)
    push(s, DO_TREATY)
    push(s, DO_STONE_TOOL)
    push(s, DO_CHARCOAL)


@rule
def builder(s: State) -> int:
    """Who builds now: the active player, or in the final builds whoever's turn it is there."""
    return s.final_order[s.final_next] if s.is_final == 1 else s.active


@rule
def pay_build_fish(s: State, seat: int) -> None:
    """RB-5.51, RB-5.55  Fish are paid before workers are taken back."""
    pay_fish(s, seat, build_fish(s, seat, s.building))


# ---------------------------------------------------------------- taking back workers


# An order in one number: what comes first in it weighs most, and each part has room for all that follow.
BY_SPACE, BY_SECOND, BY_FIRST = 64, 2048, 4096


@rule
def place_rank(s: State, card: int) -> int:
    """RB-5.53  Shoreline before river, lower space first, lower card id first."""
    return (0 if s.at[card] == SHORELINE else s.at[card]) * BY_SPACE + card


@rule
def canonical_rank(s: State, card: int) -> int:
    """RB-5.53  The order of automatic payment: non-wild before wild, 1 unit before 2, then by place."""
    return IS_WILD[card] * BY_FIRST + (units_per_worker(s, card) - 1) * BY_SECOND + place_rank(s, card)


@rule
def payment_rank(s: State, card: int) -> int:
    """RB-13.7  The order in which cards are chosen: 1 unit before 2, then non-wild before wild, then by place. So a worker
    worth 2 comes last, when a need of 1 may be left for it (RB-5.54). Version 1 took the order of automatic payment, in
    which no wild worker could pay before Old Growth."""
    if s.opt_rules < 2:
        return canonical_rank(s, card)
    return (units_per_worker(s, card) - 1) * BY_FIRST + IS_WILD[card] * BY_SECOND + place_rank(s, card)


@rule
def gives(card: int, material: int) -> bool:
    """RB-7.6  A worker on the card can stand for the material."""
    return PRIMARY[card] == material or (IS_WILD[card] == 1 and SECOND[card] == material)


@rule
def units_from(s: State, seat: int, material: int, rank: int) -> int:
    """Units of a material on non-wild cards from a place in the payment order on."""
    units, left = 0, s.stands_on[seat] & PLAIN_CARDS
    while left != 0:
        card = lowest_bit(left)
        left &= left - 1
        if PRIMARY[card] == material and payment_rank(s, card) >= rank:
            units += s.workers[card][seat] * units_per_worker(s, card)
    return units


@rule
def is_rest_coverable(s: State, seat: int, card: int) -> bool:
    """RB-13.4, RB-5.54  With a worker of this card spent on the material being paid, the rest can still be covered by
    cards from this one on in the payment order."""
    material, wild = s.paying, WILD_OF[s.paying]
    rank, units = payment_rank(s, card), units_per_worker(s, card)
    left = max(0, lane(s.need, material) - units)
    rest = units_from(s, seat, material, rank) - (0 if IS_WILD[card] == 1 else units)
    missing = max(0, left - rest)
    if wild == NONE or (missing > 0 and payment_rank(s, wild) < rank):
        return missing == 0
    other = SECOND[wild] if PRIMARY[wild] == material else PRIMARY[wild]
    missing += max(0, lane(s.need, other) - units_from(s, seat, other, 0))
    return missing <= s.workers[wild][seat] - IS_WILD[card]


@rule
def may_pay(s: State, seat: int, card: int) -> int:
    """RB-5.53, RB-13.4  The builder chooses the card, in the payment order, if the rest of the need stays coverable."""
    if s.workers[card][seat] == 0 or not gives(card, s.paying) or payment_rank(s, card) < s.paid_rank:
        return Reason.NOT_PAYABLE_SO
    return OK if is_rest_coverable(s, seat, card) else Reason.NOT_PAYABLE_SO


@rule
def pay_worker(s: State, seat: int, card: int) -> None:
    """RB-5.52, RB-5.54  The worker goes home and gives its units; what goes beyond the need is lost."""
    units = min(units_per_worker(s, card), lane(s.need, s.paying))
    s.need -= units << (LANE * s.paying)
    s.paid_rank = payment_rank(s, card)
    if MATERIAL_EFFECT[card] == BUILD_PEEK_MATERIAL:
        s.curtain = 1
    take_off(s, seat, card, True)


@rule
def ask_payment(s: State, seat: int) -> None:
    """RB-5.53, RB-13.4, RB-13.7  Material by material; asked only while there is more than one way. Paid automatically, it
    is the first card of the canonical order among those still allowed."""
    while s.paying < KINDS:
        if lane(s.need, s.paying) == 0:
            s.paying += 1
            s.paid_rank = 0
            continue
        first, ways, left = NONE, 0, s.stands_on[seat]
        while left != 0:
            card = lowest_bit(left)
            left &= left - 1
            if may_pay(s, seat, card) == OK:
                ways += 1
                if first == NONE or canonical_rank(s, card) < canonical_rank(s, first):
                    first = card
        if ways > 1 and s.pays_alone == 0:
            push(s, DO_PAY)
            ask(s, PAY, seat)
            return
        pay_worker(s, seat, first)


@rule
def pay_alone(s: State) -> None:
    """RB-13.4  Automatic payment from here on."""
    s.pays_alone = 1


# ---------------------------------------------------------------- raising it


@rule
def raise_structure(s: State, seat: int) -> None:
    """RB-5.51  The structure is in the tableau; RB-5.57 no material card has moved."""
    spend_modifiers(s, seat)
    card = s.building
    leave_hand(s, seat, card)
    s.place[card] = BUILT
    join_tableau(s, seat, card)
    emit(s, BUILT_UP, seat, card)
    show_top(s)
