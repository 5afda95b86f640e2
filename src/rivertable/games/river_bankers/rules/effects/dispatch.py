"""Which rule answers a choice: found by the effect of the card being used (RB-7.1, RB-13).

The rules here are written from the records of all modules below; Mill Wheel, which starts the effects of others, comes
after them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from rivertable.engine.reasons import OK
from rivertable.engine.rule import constants, rule
from rivertable.engine.written import STEP, Names, Rule

from ...reasons import Reason
from ...state import DISCARD, NOTHING, SLOT, TARGET, VICTIM, State
from ...tables import CARDS, EFFECT, NONE, RIVER_CARDS
from .. import auction, cards, cost, headwaters, shore, structures, turn_order
from ..queue import ask
from ..structures import discard, is_in_hand
from ..tableau import owned
from . import as_action, end_game, once, ordering, reactions, when_built
from .effect import STARTED, Ask, Branch, Effect, When, by_effect
from .reactions import is_used_in_build

EFFECTS: tuple[Effect, ...] = (
    *when_built.EFFECTS,
    *once.EFFECTS,
    *as_action.EFFECTS,
    *reactions.EFFECTS,
    *ordering.EFFECTS,
    *end_game.EFFECTS,
    *shore.EFFECTS,
    *auction.EFFECTS,
    *cards.EFFECTS,
    *cost.EFFECTS,
    *headwaters.EFFECTS,
    *structures.EFFECTS,
    *turn_order.EFFECTS,
)

# ---------------------------------------------------------------- what the records say of a card


def by_card(said: Callable[[Effect], int], effects: Iterable[Effect] = EFFECTS) -> Any:
    """A table of what the record of each card's effect says; 0 for a card without one."""
    numbers = {effect.number: effect for effect in effects}
    return constants([int(said(numbers[EFFECT[card]])) if EFFECT[card] in numbers else 0 for card in range(CARDS)])


def _times(card: int) -> int:
    tables = (effect.times for effect in EFFECTS if effect.number == EFFECT[card] and effect.times is not None)
    return next((int(table[card]) for table in tables), 1)


FIRST_ASKED = by_card(lambda effect: effect.asks[0].decision if effect.asks else NOTHING)
TIMES = constants([_times(card) for card in range(CARDS)])
OPTIONAL = by_card(
    lambda effect: sum(each.optional << stage for stage, each in enumerate(effect.asks))
)  # bits by stage
COPIED_WHEN_BUILT = by_card(lambda effect: effect.copied and effect.when is When.BUILT)
COPIED_ACTION = by_card(lambda effect: effect.copied and effect.when is When.ACTION)
FIRES_WHEN_BUILT = by_card(lambda effect: effect.when is When.BUILT)
_reactions = [effect.number for effect in EFFECTS if effect.when is When.REACTION]
REACTIONS = constants(_reactions)  # RB-7.85  in the order in which they happen
REACTION_COUNT = len(_reactions)

# ---------------------------------------------------------------- the rules written from them

_names = Names(RIVER_CARDS=RIVER_CARDS)
_offered = {name: name for name in ("s", "seat", "source", "card", "slot", "victim")} | {"first": "s.first"}


def _call(function: Rule, each: Ask | None = None) -> str:
    return _names.call(function, {**_offered, **(each.given if each else {})})


def _answered(decision: int, line: Callable[[Ask], str]) -> Iterator[Branch]:
    """A line for each effect that asks this, or one for each stage."""
    for effect in EFFECTS:
        asks = [each for each in effect.asks if each.decision == decision]
        if len(asks) == 1:
            yield effect, [line(asks[0])]
        elif asks:
            stages = ((f"if stage == {stage}:", STEP + line(each)) for stage, each in enumerate(asks))
            yield effect, [text for pair in stages for text in pair]


def _allowed(each: Ask) -> str:
    return "return " + ("True" if each.may is None else _call(each.may, each))


def _done(each: Ask) -> str:
    return _call(each.do, each)


def _ability(effect: Effect) -> Iterator[str]:
    """Whether an effect would do anything: what it says itself, or whether it has a target."""
    first = effect.asks[0] if effect.asks else None
    if effect.can is not None:
        yield f"return {_call(effect.can)}"
    elif first is None or first.decision != TARGET or first.may is None:
        yield "return True"
    else:
        yield "for card in range(RIVER_CARDS):"
        yield f"{STEP}if {_call(first.may, first)}:"
        yield f"{STEP * 2}return True"
        yield "return False"


_starts = [effect for effect in EFFECTS if effect.when in STARTED]
_is_target = "is_target(s, seat, source, stage, card)"
_is_slot, _is_victim = "is_slot_allowed(s, seat, source, slot)", "is_victim(s, seat, source, victim)"
_do_target, _do_slot = "answer_target(s, seat, source, stage, card)", "answer_slot(s, seat, source, slot)"
_do_victim, _do_discard = "answer_victim(s, seat, source, victim)", "go_on_after_discard(s, seat, source, card)"
_can, _begin = "can_take_effect(s, seat, source)", "do_at_once(s, seat, source)"

is_target = by_effect(__name__, _is_target, _answered(TARGET, _allowed), _names, otherwise="return False")
answer_target = by_effect(__name__, _do_target, _answered(TARGET, _done), _names)
is_slot_allowed = by_effect(__name__, _is_slot, _answered(SLOT, _allowed), _names, otherwise="return False")
answer_slot = by_effect(__name__, _do_slot, _answered(SLOT, _done), _names)
is_victim = by_effect(__name__, _is_victim, _answered(VICTIM, _allowed), _names, otherwise="return False")
answer_victim = by_effect(__name__, _do_victim, _answered(VICTIM, _done), _names)
go_on_after_discard = by_effect(__name__, _do_discard, _answered(DISCARD, _done), _names)
can_take_effect = by_effect(
    __name__, _can, ((each, _ability(each)) for each in _starts), _names, otherwise="return False"
)
do_at_once = by_effect(
    __name__, _begin, ((each, [_call(each.do)]) for each in _starts if each.do and not each.asks), _names
)

# ---------------------------------------------------------------- the questions


@rule
def may_target(s: State, seat: int, card: int) -> int:
    """RB-7.1  A material card the effect can go to."""
    return OK if is_target(s, seat, s.effect_card, s.stage, card) else Reason.NO_TARGET


@rule
def may_decline(s: State) -> int:
    """RB-7.1  Nothing, if the effect is optional: Sap Drip, Reed Walkway, and Burrow Network before the first card."""
    return OK if (OPTIONAL[s.effect_card] >> s.stage) & 1 == 1 else Reason.NOT_OPTIONAL


@rule
def decide_target(s: State, seat: int, card: int) -> None:
    """RB-7.1  The chosen card."""
    answer_target(s, seat, s.effect_card, s.stage, card)


@rule
def may_choose_slot(s: State, seat: int, slot: int) -> int:
    """RB-7.41, RB-7.47, RB-7.75  Snag Pile needs an open icon, Flush Channel and Heron Roost a card."""
    if s.headwaters[slot] == NONE:
        return Reason.EMPTY_SLOT
    return OK if is_slot_allowed(s, seat, s.effect_card, slot) else Reason.NO_OPEN_ICON


@rule
def decide_slot(s: State, seat: int, slot: int) -> None:
    """RB-7.41, RB-7.47, RB-7.75  The chosen slot."""
    answer_slot(s, seat, s.effect_card, slot)


@rule
def may_choose_victim(s: State, seat: int, victim: int) -> int:
    """RB-7.5, RB-7.51, RB-7.68  An opponent, retired or not, with a worker on the chosen card; for Salt Lick any."""
    if victim == seat or victim >= s.players:
        return Reason.NO_TARGET
    return OK if is_victim(s, seat, s.effect_card, victim) else Reason.NO_TARGET


@rule
def decide_victim(s: State, seat: int, victim: int) -> None:
    """RB-7.51, RB-7.68, RB-7.70, RB-7.73, RB-7.79  The chosen player."""
    answer_victim(s, seat, s.effect_card, victim)


@rule
def may_discard(s: State, seat: int, card: int) -> int:
    """RB-5.40"""
    return OK if is_in_hand(s, seat, card) else Reason.NOT_IN_HAND


@rule
def decide_discard(s: State, seat: int, card: int) -> None:
    """RB-5.40, RB-7.86  Discard, as often as asked; RB-7.67 with Pack Rat Burrow a card is taken from the pile then."""
    discard(s, seat, card)
    s.left -= 1
    if s.left > 0:
        ask(s, DISCARD, seat)
    elif s.effect_card != NONE:
        go_on_after_discard(s, seat, s.effect_card, card)


# ---------------------------------------------------------------- beginning


@rule
def begin(s: State, seat: int, source: int) -> None:
    """RB-5.51, RB-7.1  Carry out an effect, or ask first what it needs."""
    s.effect_card = source
    s.stage = 0
    s.chosen = 0
    s.left = TIMES[source]
    if FIRST_ASKED[source] == NOTHING:
        do_at_once(s, seat, source)
    else:
        ask(s, FIRST_ASKED[source], seat)


@rule
def react(s: State, seat: int, effect: int) -> None:
    """RB-7.85 to RB-7.89, RB-7.2  The seat's card with this reaction, if the build uses its material."""
    source = owned(s, seat, effect)
    if source != NONE and is_used_in_build(s, source) and can_take_effect(s, seat, source):
        begin(s, seat, source)
