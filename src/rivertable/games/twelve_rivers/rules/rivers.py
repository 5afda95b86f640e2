"""Pearls: release, rivers, lake and alpaca goals (TW-5.15 to TW-5.22)."""

from __future__ import annotations

from rivertable.engine.cells import lowest_bit
from rivertable.engine.events import emit
from rivertable.engine.reasons import OK
from rivertable.engine.rule import rule

from ..events import (
    GOAL_CLAIMED,
    PEARL_COLLECTED,
    PEARL_GIVEN,
    PEARL_IN_LAKE,
    PEARL_ROLLED,
    PEARL_TRAPPED,
    PEARLS_RELEASED,
)
from ..reasons import Reason
from ..state import ALPACA, CARRIED, COLOUR, EXTRA_COLLECT, FAIRY, LAKE_STEP, NONE, STEP, State
from ..tables import (
    ALPACA_SPOTS,
    DOWN,
    FIRST_SLOT,
    FISHING_NET,
    GOAL_REQUIRED,
    LAKE,
    PEARL_COLOURS,
    PLACES,
    RIVER,
    SECTION_OF,
    SECTIONS,
    SLOTS_FROM,
    SLOTS_OF,
    TOP_DOWN,
)
from .camp_cards import has_pair, hidden_cards, may_have_pair, may_pair, play_pair, use_fairy
from .preparation import rivers_in_use

TOP_PLACE = PLACES  # in events the tops of the rivers come after the other places

# ---------------------------------------------------------------- rolling


@rule
def topmost_token(s: State, section: int) -> int:
    """TW-5.15  The topmost occupied slot of a section, NONE if there is no token."""
    slots = s.taken_slots & SLOTS_OF[section]
    return lowest_bit(slots) if slots != 0 else NONE


@rule
def next_stop(s: State, section: int) -> int:
    """TW-5.15  From here down the first section with a token, or the lake."""
    slots = s.taken_slots & SLOTS_FROM[section]
    return SECTION_OF[lowest_bit(slots)] if slots != 0 else LAKE


@rule
def tell_roll(s: State, colour: int, place: int, section: int, stop: int) -> None:
    """TW-5.15  A pearl's way from a place into a section and on to its stop, step by step."""
    emit(s, PEARL_ROLLED, colour, place, section)
    for _ in range(SECTIONS):  # bounded, so that the compiler sees that it does nothing without events
        if section == stop:
            break
        emit(s, PEARL_ROLLED, colour, section, DOWN[section])
        section = DOWN[section]
    if stop == LAKE:
        emit(s, PEARL_IN_LAKE, colour)
    else:
        emit(s, PEARL_TRAPPED, colour, stop, topmost_token(s, stop) - FIRST_SLOT[stop])


@rule
def trap(s: State, section: int, colour: int, count: int) -> None:
    """TW-5.15  So many more pearls of a colour lie at the tokens of a section, or fewer if `count` is below 0."""
    s.trapped[section][colour] += count
    s.trapped_in[section] += count


@rule
def roll_to(s: State, colour: int, count: int, place: int, section: int, stop: int) -> None:
    """TW-5.15, TW-10.20  Pearls of one colour roll from a place to their stop; there they have no order."""
    for _ in range(count):
        tell_roll(s, colour, place, section, stop)
    if stop == LAKE:
        s.lake[colour] += count
    else:
        trap(s, stop, colour, count)


@rule
def release_pearls(s: State) -> None:
    """TW-5.15  Every pearl rolls down its river until it meets a token, or into the lake."""
    emit(s, PEARLS_RELEASED)
    for river in range(rivers_in_use(s)):
        if s.tops[river] != NONE:
            section = TOP_DOWN[river]
            roll_to(s, s.tops[river], 1, TOP_PLACE + river, section, next_stop(s, section))
            s.tops[river] = NONE


@rule
def roll_on(s: State, section: int) -> None:
    """TW-5.19  What is left rolls to the next token below in this section, else downstream."""
    if s.trapped_in[section] == 0:
        return
    if topmost_token(s, section) != NONE:
        slot = topmost_token(s, section) - FIRST_SLOT[section]
        for colour in range(PEARL_COLOURS):
            for _ in range(s.trapped[section][colour]):
                emit(s, PEARL_ROLLED, colour, section, section)
                emit(s, PEARL_TRAPPED, colour, section, slot)
        return
    stop = next_stop(s, DOWN[section])
    for colour in range(PEARL_COLOURS):
        count = s.trapped[section][colour]
        if count > 0:
            trap(s, section, colour, -count)
            roll_to(s, colour, count, section, DOWN[section], stop)


# ---------------------------------------------------------------- collecting


@rule
def is_alpaca_full(s: State, seat: int) -> bool:
    """TW-2.6  All six spots of the alpaca are taken."""
    return s.area[seat][CARRIED] >= ALPACA_SPOTS


@rule
def may_collect(s: State, colour: int) -> int:
    """TW-5.17a, TW-5.21  A pearl of that colour lies where the token is; in the lake one that lay there before."""
    if s.phase == LAKE_STEP:
        return OK if s.lake_left[colour] > 0 else Reason.NOT_IN_LAKE
    return OK if s.trapped[SECTION_OF[s.cursor]][colour] > 0 else Reason.NOTHING_TRAPPED


@rule
def may_give(s: State, seat: int, colour: int) -> int:
    """TW-5.17b  A swap gives one pearl of the alpaca."""
    return OK if s.area[seat][ALPACA + colour] > 0 else Reason.NOT_ON_ALPACA


@rule
def may_decline(s: State, seat: int) -> int:
    """TW-5.17b, TW-10.3  Only a swap may be declined; with a free spot a pearl must be collected."""
    return OK if is_alpaca_full(s, seat) else Reason.MUST_COLLECT


@rule
def give_pearl(s: State, seat: int, colour: int) -> None:
    """TW-5.17b, TW-10.4  The pearl given stays with the trapped ones. TW-5.21  In the lake it cannot be taken back."""
    section = SECTION_OF[s.cursor]
    s.area[seat][ALPACA + colour] -= 1
    s.area[seat][CARRIED] -= 1
    if section == LAKE:
        s.lake[colour] += 1
    else:
        trap(s, section, colour, 1)
    emit(s, PEARL_GIVEN, seat, colour, section)


@rule
def collect_pearl(s: State, seat: int, colour: int) -> None:
    """TW-5.17a, TW-5.21  One pearl goes onto the alpaca, TW-5.18 then goals are checked."""
    section = SECTION_OF[s.cursor]
    if section == LAKE:
        s.lake[colour] -= 1
        s.lake_left[colour] -= 1
    else:
        trap(s, section, colour, -1)
    s.area[seat][ALPACA + colour] += 1
    s.area[seat][CARRIED] += 1
    emit(s, PEARL_COLLECTED, seat, colour, section)
    claim_goal(s, seat, colour)


@rule
def swap_pearl(s: State, seat: int, given: int) -> None:
    """TW-5.17b  One pearl of the alpaca is given for the one that was chosen."""
    give_pearl(s, seat, given)
    collect_pearl(s, seat, s.now[0][COLOUR])


@rule
def claim_goal(s: State, seat: int, colour: int) -> None:
    """TW-5.22, TW-10.6  Taken at once by whoever first carries enough pearls of its colour; each goal once."""
    if s.goal[colour] == NONE and s.area[seat][ALPACA + colour] >= GOAL_REQUIRED[colour]:
        s.goal[colour] = seat
        emit(s, GOAL_CLAIMED, seat, colour)


# ---------------------------------------------------------------- extra pearls


@rule
def may_use_river_fairy(s: State, seat: int) -> int:
    """TW-6.8, TW-12.6  A river fairy, and a pearl still trapped."""
    if s.area[seat][FAIRY + RIVER] == 0:
        return Reason.NO_RIVER_FAIRY
    return OK if s.trapped_in[SECTION_OF[s.cursor]] > 0 else Reason.NOTHING_TRAPPED


@rule
def use_river_fairy(s: State, seat: int) -> None:
    """TW-6.8, TW-5.18b  What is spent for an extra pearl obliges to collect it."""
    use_fairy(s, seat, RIVER)
    s.now[0][STEP] = EXTRA_COLLECT


@rule
def may_play_net(s: State, seat: int, how: int) -> int:
    """TW-6.4  A fishing net pair, of cards or with bonfires."""
    return may_pair(s, seat, FISHING_NET, how)


@rule
def play_net(s: State, seat: int, how: int) -> None:
    """TW-6.4, TW-5.18b  What is spent for an extra pearl obliges to collect it."""
    play_pair(s, seat, FISHING_NET, how)
    s.now[0][STEP] = EXTRA_COLLECT


@rule
def can_take_extra(s: State, seat: int) -> bool:
    """TW-5.18, TW-6.4, TW-10.5  A pearl is still trapped, and a river fairy or a fishing net pair is there for it."""
    if s.trapped_in[SECTION_OF[s.cursor]] == 0:
        return False
    return s.area[seat][FAIRY + RIVER] > 0 or has_pair(s, seat, FISHING_NET)


@rule
def may_take_extra(s: State, seat: int) -> bool:
    """TW-12.1b  The same as far as all know; then extra pearls are asked for."""
    if s.trapped_in[SECTION_OF[s.cursor]] == 0:
        return False
    return s.area[seat][FAIRY + RIVER] > 0 or may_have_pair(s, seat, FISHING_NET, hidden_cards(s, seat))


# ---------------------------------------------------------------- the lake


@rule
def open_lake(s: State) -> None:
    """TW-5.21  The token there may take the pearls that lie in the lake now."""
    for colour in range(PEARL_COLOURS):
        s.lake_left[colour] = s.lake[colour]


@rule
def close_lake(s: State) -> None:
    for colour in range(PEARL_COLOURS):
        s.lake_left[colour] = 0


@rule
def has_lake_pearl(s: State) -> bool:
    """TW-12.7  One of the pearls that lay there is left."""
    for colour in range(PEARL_COLOURS):
        if s.lake_left[colour] > 0:
            return True
    return False
