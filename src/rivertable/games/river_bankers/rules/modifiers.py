"""Cards that change what a build costs, asked one after another (RB-7.30, RB-7.32 to RB-7.38).

The choices of a decision are its targets (for Treaty Stone, target * KINDS + source); the one after them is to do without.
"""

from __future__ import annotations

from rivertable.engine.cells import lowest_bit
from rivertable.engine.reasons import OK
from rivertable.engine.rule import constants, rule

from ..reasons import Reason
from ..state import CHARCOAL, GRANARY, GRANARY_USED, STONE_TOOL, STONE_TOOL_USED, TREATY, State
from ..tables import KINDS, NONE
from . import cost
from .cost import (
    CHARCOAL_SOURCE,
    COST_REDUCTION,
    STONE_TOOLS,
    TOOL_SOURCE,
    can_finish_granary,
    can_finish_tool,
    can_finish_treaty,
    can_substitute,
    can_trade,
    is_coverable,
    is_short,
    modifiers_of,
    one,
    substituted,
    traded,
    units_of,
    wild_workers_of,
)
from .queue import ask
from .tableau import ready, spend

assert (CHARCOAL + 1, CHARCOAL + 2, CHARCOAL + 3) == (STONE_TOOL, TREATY, GRANARY)
OWNED_BIT = constants([cost.CHARCOAL_PIT, cost.STONE_TOOL, cost.TREATY_STONE, cost.GRANARY])  # by decision
WITHOUT = constants([KINDS, KINDS, KINDS * KINDS, KINDS])  # the choice to do without, by decision


@rule
def modified(decision: int, need: int, have: int, choice: int) -> int:
    """The need after a modifier, or NONE if it cannot be used so. RB-7.32, RB-7.33  Charcoal Pit and Stone Tool: one of
    their material in surplus for one that is short. RB-7.34  Treaty Stone: two of one for one of another. RB-7.35
    Granary: one less."""
    if decision == TREATY:
        target, source = choice // KINDS, choice % KINDS
        return traded(need, target, source) if can_trade(need, have, target, source) else NONE
    if decision == GRANARY:
        return need - one(choice) if is_short(need, have, choice) else NONE
    source = CHARCOAL_SOURCE if decision == CHARCOAL else TOOL_SOURCE
    return substituted(need, source, choice) if can_substitute(need, have, source, choice) else NONE


@rule
def can_finish_after(decision: int, need: int, have: int, wild: int, modifiers: int) -> bool:
    """RB-7.36, RB-13.4  The modifiers that are asked after this one can still make the need coverable."""
    if decision == CHARCOAL:
        return can_finish_tool(need, have, wild, modifiers)
    if decision == STONE_TOOL:
        return can_finish_treaty(need, have, wild, modifiers)
    if decision == TREATY:
        return can_finish_granary(need, have, wild, modifiers)
    return is_coverable(need, have, wild)


@rule
def may_modify(s: State, seat: int, decision: int, choice: int) -> int:
    """RB-13.4  A modifier the builder has, used where it helps, or none, if the build can be finished then."""
    have, wild, modifiers = units_of(s, seat), wild_workers_of(s, seat), modifiers_of(s, seat)
    need = s.need
    if choice < WITHOUT[decision - CHARCOAL]:
        if modifiers & OWNED_BIT[decision - CHARCOAL] == 0:
            return Reason.MODIFIER_USELESS
        need = modified(decision, need, have, choice)
        if need == NONE:
            return Reason.MODIFIER_USELESS
    return OK if can_finish_after(decision, need, have, wild, modifiers) else Reason.MODIFIER_USELESS


@rule
def may_use_modifier(s: State, seat: int, choice: int) -> int:
    """RB-7.32 to RB-7.35, RB-13.4  The modifier that is asked about."""
    return may_modify(s, seat, s.decision, choice)


@rule
def ask_modifier(s: State, seat: int, decision: int) -> None:
    """RB-7.30  Asked only if it can be used."""
    if modifiers_of(s, seat) & OWNED_BIT[decision - CHARCOAL]:
        for choice in range(WITHOUT[decision - CHARCOAL]):
            if may_modify(s, seat, decision, choice) == OK:
                ask(s, decision, seat)
                return


@rule
def modify(s: State, seat: int, decision: int, choice: int) -> None:
    """RB-7.32 to RB-7.35  Change the need, unless the choice is to do without."""
    if choice < WITHOUT[decision - CHARCOAL]:
        s.need = modified(decision, s.need, units_of(s, seat), choice)


@rule
def use_charcoal_pit(s: State, seat: int, choice: int) -> None:
    """RB-7.32"""
    modify(s, seat, CHARCOAL, choice)


@rule
def use_stone_tool(s: State, seat: int, choice: int) -> None:
    """RB-7.33, RB-7.38  Spent when the build is made."""
    modify(s, seat, STONE_TOOL, choice)
    if choice < KINDS:
        s.modifiers |= STONE_TOOL_USED


@rule
def use_treaty_stone(s: State, seat: int, choice: int) -> None:
    """RB-7.34"""
    modify(s, seat, TREATY, choice)


@rule
def use_granary(s: State, seat: int, choice: int) -> None:
    """RB-7.35, RB-7.38  Spent when the build is made."""
    modify(s, seat, GRANARY, choice)
    if choice < KINDS:
        s.modifiers |= GRANARY_USED


@rule
def spend_modifiers(s: State, seat: int) -> None:
    """RB-7.38  Stone Tool and Granary are spent now that the build is really made."""
    if s.modifiers & STONE_TOOL_USED:
        left = s.unspent[seat] & STONE_TOOLS
        while left != 0:
            spend(s, lowest_bit(left))
            left &= left - 1
    if s.modifiers & GRANARY_USED:
        spend(s, ready(s, seat, COST_REDUCTION))
