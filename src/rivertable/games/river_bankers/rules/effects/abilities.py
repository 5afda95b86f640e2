"""Effects begin: when a structure is built, or when their card is used on the own turn (RB-5.1, RB-5.51, RB-5.60)."""

from __future__ import annotations

from rivertable.engine.components import require
from rivertable.engine.events import emit
from rivertable.engine.reasons import OK
from rivertable.engine.rule import constants, rule

from ...events import ABILITY_USED
from ...reasons import Reason
from ...state import State
from ...tables import CARDS, DATA, EFFECT, FIRST_STARTER, IS_ONCE, number_of
from ..tableau import spend
from . import dispatch, mill_wheel
from .dispatch import FIRES_WHEN_BUILT, begin, by_card, can_take_effect
from .effect import Effect, When
from .mill_wheel import ask_copy_action, ask_copy_when_built, begin_ability, has_action_to_copy

EFFECTS: tuple[Effect, ...] = (*dispatch.EFFECTS, *mill_wheel.EFFECTS)
DECISIONS = tuple(dict.fromkeys(decision for effect in EFFECTS for decision in effect.decisions))
COPY_NEIGHBOR = number_of("copy_neighbor")

IS_FREE = by_card(lambda effect: effect.when in (When.FREE, When.TURN_START), EFFECTS)
_is_action = by_card(lambda effect: effect.when is When.ACTION, EFFECTS)
_abilities = [card for card in range(CARDS) if IS_FREE[card] or _is_action[card]]
ABILITIES = sum(1 << card for card in _abilities)  # as bits
PAYS_LATER = by_card(lambda effect: effect.pays_later, EFFECTS)
IS_ABILITY = constants([int(card in _abilities) for card in range(CARDS)])


def _check_components() -> None:
    """Every card of the components does something that there are rules for."""
    known = {effect.name for effect in EFFECTS}
    for table in ("material_cards", "structures", "optional_structures", "starters"):
        for card in getattr(DATA, table):
            where = f"table [[{table}]] {card.id}, key 'effect'"
            require("river_bankers", card.effect in known, where, f"there is no effect {card.effect!r}")


_check_components()

# ---------------------------------------------------------------- when a structure is built


@rule
def begin_when_built(s: State, seat: int, card: int) -> None:
    """RB-5.51, RB-7.1  Step 6: the structure's own effect, if it has one of this kind and it can take effect."""
    s.effect_card = card
    s.stage = 0
    if EFFECT[card] == COPY_NEIGHBOR:
        ask_copy_when_built(s, seat)
    elif FIRES_WHEN_BUILT[card] == 1 and can_take_effect(s, seat, card):
        begin(s, seat, card)


# ---------------------------------------------------------------- on the own turn


@rule
def can_use(s: State, seat: int, card: int) -> bool:
    """RB-5.2, RB-5.60  An ability is offered only if it can take effect."""
    return has_action_to_copy(s, seat) if EFFECT[card] == COPY_NEIGHBOR else can_take_effect(s, seat, card)


@rule
def may_use(s: State, seat: int, card: int) -> int:
    """RB-5.1, RB-5.2, RB-5.60  The seat's own, ready, not yet used this turn, and able to take effect."""
    if s.owner[card] != seat:
        return Reason.NOT_YOURS
    if s.spent[card] == 1:
        return Reason.SPENT
    if card >= FIRST_STARTER and (s.used_this_turn >> (card - FIRST_STARTER)) & 1 == 1:
        return Reason.USED_THIS_TURN
    return OK if can_use(s, seat, card) else Reason.NO_EFFECT_NOW


@rule
def use_ability(s: State, seat: int, card: int) -> None:
    """RB-7.3, RB-5.1  A once card is spent when used; a turn-start starter is used up for this turn."""
    emit(s, ABILITY_USED, seat, card)
    if IS_ONCE[card] == 1:
        spend(s, card)
    elif IS_FREE[card] == 1:
        s.used_this_turn |= 1 << (card - FIRST_STARTER)
    if EFFECT[card] == COPY_NEIGHBOR:
        ask_copy_action(s, seat)
    else:
        begin_ability(s, seat, card)
