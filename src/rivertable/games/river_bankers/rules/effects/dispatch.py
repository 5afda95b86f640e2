"""Which rule answers a choice: found by the effect of the card being used (RB-7.1, RB-13).

The rules here are written from the records of all modules below; Mill Wheel, which starts the effects of others, comes
after them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from rivertable.engine.cells import lowest_bit
from rivertable.engine.reasons import OK
from rivertable.engine.rule import constants, rule
from rivertable.engine.written import STEP, Names, Rule

from ...reasons import Reason
from ...state import DISCARD, MOST_REACTIONS, NOTHING, SLOT, TARGET, VICTIM, State
from ...tables import CARDS, COUNT, EFFECT, MATERIAL, NONE, USES, cards_with
from .. import auction, cards, cost, headwaters, shore, structures, turn_order
from ..queue import ask
from ..structures import discard
from ..tableau import owned
from . import as_action, end_game, once, ordering, reactions, when_built
from .effect import STARTED, Ask, Branch, Effect, When, by_effect, called

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

KEPT = -1  # of TIMES: what was left of the effect before stays as it is


def by_card(said: Callable[[Effect], int], effects: Iterable[Effect] = EFFECTS) -> Any:
    """A table of what the record of each card's effect says; 0 for a card without one."""
    numbers = {effect.number: effect for effect in effects}
    return constants([int(said(numbers[EFFECT[card]])) if EFFECT[card] in numbers else 0 for card in range(CARDS)])


def _looks_for_target(effect: Effect) -> bool:
    """Whether an effect takes place if there is a target."""
    return effect.can is None and bool(effect.asks) and effect.asks[0].decision == TARGET


def _times(effect: Effect, card: int) -> int:
    """How often the first question is asked; KEPT where the effect does not count."""
    if effect.times is not None:
        return int(effect.times[card])
    if effect.when is When.BUILT:
        return int(COUNT[card]) if effect.first_asked == TARGET else KEPT
    return int(effect.first_asked == DISCARD)


FIRST_ASKED = by_card(lambda effect: effect.first_asked)
_records = {effect.number: effect for effect in EFFECTS}
TIMES = constants([_times(_records[EFFECT[card]], card) if EFFECT[card] in _records else KEPT for card in range(CARDS)])
OPTIONAL = by_card(
    lambda effect: sum(each.optional << stage for stage, each in enumerate(effect.asks))
)  # bits by stage
COPIED_WHEN_BUILT = by_card(lambda effect: effect.copied and effect.when is When.BUILT)
COPIED_ACTION = by_card(lambda effect: effect.copied and effect.when is When.ACTION)
FIRES_WHEN_BUILT = by_card(lambda effect: effect.when is When.BUILT)
LOOKS_FOR_TARGET = by_card(_looks_for_target)
_reactions = [cards_with(effect.name) for effect in EFFECTS if effect.when is When.REACTION]
REACTIONS = constants(_reactions)  # RB-7.85  their cards, as bits, in the order in which they happen
REACTION_COUNT = len(_reactions)
assert REACTION_COUNT <= MOST_REACTIONS, "one more reaction needs a task with a number behind DO_END_TURN"

# ---------------------------------------------------------------- the rules written from them

_names = Names()


def _call(function: Rule, each: Ask | Effect) -> str:
    offered = ("s", "seat", "source", "card", "slot", "victim")
    return called(_names, function, each.given, *offered, first="s.first")


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
    return "return True" if each.may is None else f"return {_call(each.may, each)}"


def _done(each: Ask) -> str:
    return _call(each.do, each)


_is_target = "is_target(s, seat, source, stage, card)"
_is_slot, _is_victim = "is_slot_allowed(s, seat, source, slot)", "is_victim(s, seat, source, victim)"
_do_target, _do_slot = "decide_target(s, seat, card)", "decide_slot(s, seat, slot)"
_do_victim, _do_discard = "decide_victim(s, seat, victim)", "go_on_after_discard(s, seat, card)"
_can, _begin = "is_possible(s, seat, source)", "do_at_once(s, seat, source)"

is_target = by_effect(__name__, _is_target, _answered(TARGET, _allowed), _names, otherwise="return False")
decide_target = by_effect(__name__, _do_target, _answered(TARGET, _done), _names)
is_slot_allowed = by_effect(__name__, _is_slot, _answered(SLOT, _allowed), _names, otherwise="return False")
decide_slot = by_effect(__name__, _do_slot, _answered(SLOT, _done), _names)
is_victim = by_effect(__name__, _is_victim, _answered(VICTIM, _allowed), _names, otherwise="return False")
decide_victim = by_effect(__name__, _do_victim, _answered(VICTIM, _done), _names)
go_on_after_discard = by_effect(__name__, _do_discard, _answered(DISCARD, _done), _names)
is_possible = by_effect(
    __name__,
    _can,
    ((each, [f"return {_call(each.can, each)}"]) for each in EFFECTS if each.can),
    _names,
    otherwise="return True",
)
do_at_once = by_effect(
    __name__,
    _begin,
    ((each, [_call(each.do, each)]) for each in EFFECTS if each.when in STARTED and each.do),
    _names,
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
def may_choose_slot(s: State, seat: int, slot: int) -> int:
    """RB-7.41, RB-7.47, RB-7.75  Snag Pile needs an open icon, Flush Channel and Heron Roost a card."""
    if s.headwaters[slot] == NONE:
        return Reason.EMPTY_SLOT
    return OK if is_slot_allowed(s, seat, s.effect_card, slot) else Reason.NO_OPEN_ICON


@rule
def may_choose_victim(s: State, seat: int, victim: int) -> int:
    """RB-7.5, RB-7.51, RB-7.68  An opponent, retired or not, with a worker on the chosen card; for Salt Lick any."""
    if victim == seat or victim >= s.players:
        return Reason.NO_TARGET
    return OK if is_victim(s, seat, s.effect_card, victim) else Reason.NO_TARGET


@rule
def decide_discard(s: State, seat: int, card: int) -> None:
    """RB-5.40, RB-7.86  Discard, as often as asked; RB-7.67 with Pack Rat Burrow a card is taken from the pile then."""
    discard(s, seat, card)
    s.left -= 1
    if s.left > 0:
        ask(s, DISCARD, seat)
    elif s.effect_card != NONE:
        go_on_after_discard(s, seat, card)


# ---------------------------------------------------------------- beginning


@rule
def can_take_effect(s: State, seat: int, source: int) -> bool:
    """RB-5.2, RB-7.1  Would the effect of this card do anything for the seat?"""
    if LOOKS_FOR_TARGET[source] == 0:
        possible: bool = is_possible(s, seat, source)
        return possible
    left = s.on_table
    while left != 0:
        if is_target(s, seat, source, 0, lowest_bit(left)):
            return True
        left &= left - 1
    return False


@rule
def begin(s: State, seat: int, source: int) -> None:
    """RB-5.51, RB-7.1  Carry out an effect, or ask first what it needs."""
    s.effect_card = source
    s.stage = 0
    if TIMES[source] != KEPT:
        s.left = TIMES[source]
    if FIRST_ASKED[source] == NOTHING:
        do_at_once(s, seat, source)
    else:
        ask(s, FIRST_ASKED[source], seat)


@rule
def begin_reaction(s: State, seat: int, source: int) -> None:
    """RB-7.85  The same beside a build: only a reaction that asks something takes the place of the effect in progress."""
    if FIRST_ASKED[source] == TARGET:
        s.stage = 0
        ask(s, TARGET, seat)
    else:
        do_at_once(s, seat, source)
    if s.decision != NOTHING:
        s.effect_card = source


@rule
def react(s: State, seat: int, cards: int) -> None:
    """RB-7.85 to RB-7.89, RB-7.2, RB-2.9  The seat's card among those with one reaction, if the build uses its material by its
    printed cost, the own build included."""
    source = owned(s, seat, cards)
    if source != NONE and (USES[s.building] >> MATERIAL[source]) & 1 == 1 and can_take_effect(s, seat, source):
        begin_reaction(s, seat, source)
