"""Stones: the river, the stacks, and the stone in the player's hand (SL-5.4 to SL-5.6)."""

from __future__ import annotations

from rivertable.engine.reasons import OK
from rivertable.engine.rule import rule

from ..reasons import Reason
from ..state import NONE, RIVER, State
from ..tables import SIZE_OF, SIZES, STACKS, STONES, STONES_OF


@rule
def empty_hand(s: State) -> None:
    """No stone is held or about to be lifted."""
    s.stone = NONE
    s.source = RIVER
    s.lifted = 1


@rule
def lay_out_stones(s: State) -> None:
    """SL-3.1  All stones go to the river; all stacks have height 0."""
    for stone in range(STONES):
        s.in_river[stone] = 1
    for size in range(SIZES):
        s.river[size] = STONES_OF[size]
    s.river_count = STONES
    for stack in range(STACKS):
        for place in range(STONES):
            s.stack[stack][place] = NONE
    empty_hand(s)


@rule
def put_in_river(s: State, stone: int) -> None:
    s.in_river[stone] = 1
    s.river[SIZE_OF[stone]] += 1
    s.river_count += 1


@rule
def may_pick_stone(s: State, stone: int) -> int:
    """SL-5.4  Any stone of the chosen size in the river."""
    if SIZE_OF[stone] != s.wanted:
        return Reason.STONE_OF_OTHER_SIZE
    return OK if s.in_river[stone] == 1 else Reason.STONE_NOT_IN_RIVER


@rule
def may_pick_source(s: State, stack: int) -> int:
    """SL-5.5, SL-10.12  Not the marker's stack, and its top stone has the chosen size."""
    if stack == s.marker:
        return Reason.SOURCE_IS_TARGET
    if s.height[stack] == 0:
        return Reason.SOURCE_EMPTY
    top = s.stack[stack][s.height[stack] - 1]
    return OK if SIZE_OF[top] == s.wanted else Reason.SOURCE_OF_OTHER_SIZE


@rule
def take_stone(s: State, stone: int) -> None:
    """SL-5.4  The stone is lifted out of the river: final."""
    s.in_river[stone] = 0
    s.river[SIZE_OF[stone]] -= 1
    s.river_count -= 1
    s.stone = stone
    s.source = RIVER
    s.lifted = 1


@rule
def first_of_size(s: State, size: int) -> int:
    """SL-11.6  With real stones only sizes are tracked: any stone of the size stands for all."""
    stone = 0
    while s.in_river[stone] == 0 or SIZE_OF[stone] != size:
        stone += 1
    return stone


@rule
def aim_at_source(s: State, stack: int) -> None:
    """SL-5.5, SL-6.0  The top stone of the source stack is the one to place; nothing moves before the report."""
    s.stone = s.stack[stack][s.height[stack] - 1]
    s.source = stack
    s.lifted = 0


@rule
def finish_lifting(s: State) -> None:
    """SL-5.5, SL-10.16  The stone leaves its source stack, whose height drops by one, even to 0; tokens stay there."""
    if s.lifted == 0:
        s.height[s.source] -= 1
        s.stack[s.source][s.height[s.source]] = NONE
        s.lifted = 1


@rule
def drop_stone(s: State) -> None:
    """SL-6.6, SL-10.26  The stone in the hand goes to the river."""
    finish_lifting(s)
    put_in_river(s, s.stone)
    empty_hand(s)


@rule
def put_on_stack(s: State, stack: int) -> None:
    """SL-5.6  The stone is the top stone of the stack now."""
    finish_lifting(s)
    s.stack[stack][s.height[stack]] = s.stone
    s.height[stack] += 1
    empty_hand(s)


@rule
def clear_stack(s: State, stack: int) -> None:
    """SL-6.6, SL-10.27  All stones of a fallen stack go to the river, also those that still stand; base stones stay."""
    for place in range(s.height[stack]):
        put_in_river(s, s.stack[stack][place])
        s.stack[stack][place] = NONE
    s.height[stack] = 0
