"""Mill Wheel: effects of neighbours, used as if they were one's own (RB-7.45, RB-7.81)."""

from __future__ import annotations

from rivertable.engine.decisions import Answer, Decision
from rivertable.engine.events import emit
from rivertable.engine.reasons import OK
from rivertable.engine.rule import rule

from ... import actions
from ...events import EFFECT_COPIED
from ...reasons import Reason
from ...state import COPY, State
from ...tables import STRUCTURES, USE_FISH
from ..queue import ask
from ..track import pay_fish
from .dispatch import COPIED_ACTION, COPIED_WHEN_BUILT, begin, can_take_effect
from .effect import Effect, When

WHEN_BUILT, AS_ACTION = 0, 1  # stages of Mill Wheel


@rule
def is_neighbour(s: State, seat: int, other: int) -> bool:
    """RB-7.45  The players to the left and to the right, retired or not."""
    return other >= 0 and (other == (seat + 1) % s.players or other == (seat + s.players - 1) % s.players)


@rule
def begin_ability(s: State, seat: int, source: int) -> None:
    """RB-5.2, RB-13.4  The fish of an ability are paid on use, and its targets are asked at once."""
    s.chosen = 0
    pay_fish(s, seat, USE_FISH[source])
    begin(s, seat, source)


# ---------------------------------------------------------------- copying


@rule
def may_copy_when_built(s: State, seat: int, card: int) -> int:
    """RB-7.45  A structure beside the builder whose effect can be copied and can take effect."""
    if COPIED_WHEN_BUILT[card] == 0 or not is_neighbour(s, seat, s.owner[card]):
        return Reason.NOT_COPYABLE
    return OK if can_take_effect(s, seat, card) else Reason.NO_EFFECT_NOW


@rule
def may_copy_action(s: State, seat: int, card: int) -> int:
    """RB-7.81  An as-an-action ability of a structure beside the seat: no once card, no other Mill Wheel."""
    if COPIED_ACTION[card] == 0 or not is_neighbour(s, seat, s.owner[card]):
        return Reason.NOT_COPYABLE
    return OK if can_take_effect(s, seat, card) else Reason.NO_EFFECT_NOW


@rule
def may_copy(s: State, seat: int, card: int) -> int:
    """RB-7.45, RB-7.81  What Mill Wheel may copy."""
    return may_copy_when_built(s, seat, card) if s.stage == WHEN_BUILT else may_copy_action(s, seat, card)


@rule
def has_action_to_copy(s: State, seat: int) -> bool:
    """RB-7.81  Mill Wheel as an action."""
    for card in range(STRUCTURES):
        if may_copy_action(s, seat, card) == OK:
            return True
    return False


@rule
def ask_copy_when_built(s: State, seat: int) -> None:
    """RB-7.45  Mandatory if something can be copied."""
    s.stage = WHEN_BUILT
    for card in range(STRUCTURES):
        if may_copy_when_built(s, seat, card) == OK:
            ask(s, COPY, seat)
            return


@rule
def ask_copy_action(s: State, seat: int) -> None:
    """RB-7.81"""
    s.stage = AS_ACTION
    ask(s, COPY, seat)


@rule
def decide_copy(s: State, seat: int, card: int) -> None:
    """RB-7.45, RB-7.81  Used as if it were the copier's own."""
    emit(s, EFFECT_COPIED, seat, card)
    if s.stage == WHEN_BUILT:
        begin(s, seat, card)
    else:
        begin_ability(s, seat, card)


COPYING = Decision(COPY, "copy", Answer(actions.COPY, may=may_copy, do=decide_copy))
EFFECTS = (
    Effect("copy_neighbor", When.BUILT, do=ask_copy_when_built),
    Effect("copy_neighbor", When.ACTION, COPYING, can=has_action_to_copy, do=ask_copy_action, pays_later=True),
)
