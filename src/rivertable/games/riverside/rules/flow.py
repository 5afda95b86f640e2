"""The flow of a round, and the contract's to_act, legal, may and apply (RS-4, RS-12)."""

from __future__ import annotations

from typing import Any

from rivertable.engine.chance import reveal
from rivertable.engine.events import emit, sync
from rivertable.engine.reasons import OK
from rivertable.engine.rule import constants, rule

from .. import actions
from ..events import GAME_ENDED, ROUND_BEGUN
from ..reasons import Reason
from ..state import (
    CHOOSE_DIE,
    CHOOSE_EARLY_BIRDS,
    CHOOSE_FAN_BASE,
    CHOOSE_GREEN,
    CHOOSE_PLUS_ONE,
    CHOOSE_ROW,
    CHOOSE_SPEED_BOAT,
    CHOOSE_VILLAGE,
    DIE,
    DONE,
    EXCURSIONS,
    FILLING,
    FIRST,
    GIVE_PRIZE,
    GREEN,
    ITEM,
    LEFT,
    NONE,
    OVER,
    PRIZE,
    REACH,
    RESOLVE_ROW,
    SCORE_COLOUR,
    SHEET,
    STEP,
    TURN,
    VILLAGE,
    State,
)
from ..tables import BOATS, FAN_BASE, PLUS_ONES, ROWS, SLOTS
from .dice import may_add_green, may_choose_die, roll_dice, sail, take_dice
from .excursions import (
    can_score_with_prize,
    end_visit,
    find_item,
    give_prize,
    has_useful_plus_ones,
    is_any_scorable,
    may_give_prize,
    may_leave_unscored,
    may_use_plus_ones,
    may_use_speed_boat,
    may_visit,
    start_range,
    use_plus_ones,
    use_speed_boat,
    visit,
    write_score,
)
from .map import measure_villages
from .powers import is_usable
from .seats import cross_seat, has_pending_row, lose_crosses, may_cross, may_resolve, resolve_row

# The actions of each decision: the first id and how many there are, in the order of the decisions.
_BLOCKS = (
    (actions.DIE, BOATS),
    (actions.GREEN, 3),
    (actions.FAN_BASE, 2),
    (actions.SEAT_ROW, ROWS),
    (actions.RESOLVE, BOATS * ROWS),
    (actions.SPEED_BOAT, 2),
    (actions.PLUS_ONE, PLUS_ONES + 1),
    (actions.VILLAGE, SLOTS + 1),  # the last one is to stay
    (actions.PRIZE, BOATS + 2),
    (actions.SCORE, 2),
    (actions.EARLY_BIRDS, 2),
)
FIRST_ACTION = constants([first for first, _ in _BLOCKS])
CHOICES = constants([count for _, count in _BLOCKS])

# ---------------------------------------------------------------- rounds and phases


@rule
def begin_round(s: State) -> None:
    """RS-4.1, RS-5.1  Phase 1: roll, sail; then phase 2 begins, unless the game is over. RS-10.1  No captain is asked."""
    s.rounds += 1
    emit(s, ROUND_BEGUN, s.rounds)
    roll_dice(s)
    reveal(s)
    sail(s)
    if s.ship == s.anchor:
        end_game(s)
        return
    measure_villages(s)
    s.phase = FILLING
    for seat in range(s.players):
        begin_filling(s, seat)


@rule
def end_game(s: State) -> None:
    """RS-7.1, RS-4.3  Right after the ship reached the anchor; nobody plays phases 2 and 3 of that round."""
    s.phase = OVER
    emit(s, GAME_ENDED)


@rule
def clear_turn(s: State, seat: int) -> None:
    for cell in range(TURN):
        s.turn[seat][cell] = 0
    s.turn[seat][FIRST] = NONE
    s.turn[seat][PRIZE] = NONE


@rule
def begin_filling(s: State, seat: int) -> None:
    """RS-5.5, RS-10.3  Phase 2 begins with the choice of a base die."""
    clear_turn(s, seat)
    s.turn[seat][STEP] = CHOOSE_DIE


@rule
def begin_excursion(s: State, seat: int) -> None:
    """RS-5.15  Phase 3 begins with the range tools."""
    clear_turn(s, seat)
    start_range(s, seat)
    ask_range(s, seat)


@rule
def begin_excursions(s: State) -> None:
    """RS-4.2  Everybody has filled their seats: the sheets are shown, phase 3 begins."""
    show_sheets(s)
    s.phase = EXCURSIONS
    for seat in range(s.players):
        begin_excursion(s, seat)


@rule
def show_sheets(s: State) -> None:
    """RS-8.2, RS-10.2  The marks of a phase are shown when all have finished it."""
    for seat in range(s.players):
        for cell in range(SHEET):
            s.shown[seat][cell] = s.sheet[seat][cell]
    sync(s)


@rule
def is_phase_over(s: State) -> bool:
    """RS-4.2  Every player has finished the phase."""
    for seat in range(s.players):
        if s.turn[seat][STEP] != DONE:
            return False
    return True


@rule
def go_on(s: State) -> None:
    """RS-4.1, RS-4.2  Phase 2, phase 3, next round; a phase in which nobody has anything to decide is passed over."""
    while s.phase != OVER and is_phase_over(s):
        if s.phase == FILLING:
            begin_excursions(s)
        else:
            show_sheets(s)
            begin_round(s)


# ---------------------------------------------------------------- the next question of a turn (RS-12.3)


@rule
def ask_fan_base(s: State, seat: int) -> None:
    """RS-12.3  After the green die comes Fan base, if usable; then the dice are taken."""
    if is_usable(s, seat, FAN_BASE):
        s.turn[seat][STEP] = CHOOSE_FAN_BASE
    else:
        take_dice(s, seat, 0)
        ask_row(s, seat)


@rule
def ask_row(s: State, seat: int) -> None:
    """RS-12.3, RS-10.9  Crosses first; then pending rows one by one; then phase 2 is over for the player."""
    lose_crosses(s, seat)
    if s.turn[seat][LEFT] > 0:
        s.turn[seat][STEP] = CHOOSE_ROW
    elif has_pending_row(s, seat):
        s.turn[seat][STEP] = RESOLVE_ROW
    else:
        s.turn[seat][STEP] = DONE


@rule
def ask_range(s: State, seat: int) -> None:
    """RS-12.3, RS-10.12  Speed boat is asked only if useful."""
    if may_use_speed_boat(s, seat) == OK:
        s.turn[seat][STEP] = CHOOSE_SPEED_BOAT
    else:
        ask_plus_ones(s, seat)


@rule
def ask_plus_ones(s: State, seat: int) -> None:
    """RS-12.3, RS-10.12  "+1" symbols are asked only if useful."""
    if has_useful_plus_ones(s, seat):
        s.turn[seat][STEP] = CHOOSE_PLUS_ONE
    else:
        ask_village(s, seat)


@rule
def ask_village(s: State, seat: int) -> None:
    """RS-12.5  A player with nothing to score in range is asked nothing more."""
    in_range = is_any_scorable(s, seat, 0, s.turn[seat][REACH])
    s.turn[seat][STEP] = CHOOSE_VILLAGE if in_range else DONE


@rule
def ask_prize(s: State, seat: int) -> None:
    """RS-12.3  Prize ticket after the village, if something there can be scored with it."""
    if can_score_with_prize(s, seat, s.turn[seat][VILLAGE]):
        s.turn[seat][STEP] = GIVE_PRIZE
    else:
        ask_colour(s, seat)


@rule
def ask_colour(s: State, seat: int) -> None:
    """RS-12.3  Each scorable colour in turn; then Early birds, if there is somewhere to go."""
    if find_item(s, seat):
        s.turn[seat][STEP] = SCORE_COLOUR
    elif end_visit(s, seat):
        s.turn[seat][STEP] = CHOOSE_EARLY_BIRDS
    else:
        s.turn[seat][STEP] = DONE


# ---------------------------------------------------------------- the contract


@rule
def to_act(s: State) -> int:
    """RS-4.2  In phases 2 and 3 everybody who has not finished."""
    mask = 0
    if s.phase != OVER:
        for seat in range(s.players):
            if s.turn[seat][STEP] != DONE:
                mask |= 1 << seat
    return mask


@rule
def may_at_step(s: State, seat: int, step: int, choice: int) -> int:
    """RS-12.3  May this choice be taken at this decision? `choice` counts from 0 in the decision's actions."""
    if step == CHOOSE_DIE:
        return may_choose_die(s, seat, choice)
    if step == CHOOSE_GREEN:
        return may_add_green(s, seat, choice)
    if step == CHOOSE_ROW:
        return may_cross(s, seat, choice)
    if step == RESOLVE_ROW:
        return may_resolve(s, seat, choice)
    if step == CHOOSE_PLUS_ONE:
        return may_use_plus_ones(s, seat, choice)
    if step == CHOOSE_VILLAGE:
        return may_visit(s, seat, choice) if choice < SLOTS else OK
    if step == GIVE_PRIZE:
        return may_give_prize(s, seat, choice - 1)
    if step == SCORE_COLOUR and choice == 0:
        return may_leave_unscored(s, seat)
    return OK


@rule
def legal(s: State, seat: int, out: Any) -> int:
    """RS-12.1  What the seat may choose now."""
    step = s.turn[seat][STEP]
    n = 0
    if s.phase == OVER or step == DONE:
        return n
    first = FIRST_ACTION[step]
    for choice in range(CHOICES[step]):
        if may_at_step(s, seat, step, choice) == OK:
            out[n] = first + choice
            n += 1
    return n


@rule
def may(s: State, seat: int, action: int) -> int:
    """RS-12.3  Why an action is refused, or OK."""
    if s.phase == OVER:
        return Reason.GAME_OVER
    step = s.turn[seat][STEP]
    if step == DONE:
        return Reason.WAIT_FOR_OTHERS
    choice = action - FIRST_ACTION[step]
    if choice < 0 or choice >= CHOICES[step]:
        return Reason.NOT_ASKED_NOW
    return may_at_step(s, seat, step, choice)


@rule
def decide_filling(s: State, seat: int, step: int, choice: int) -> None:
    """RS-12.3  A decision of phase 2."""
    if step == CHOOSE_DIE:
        s.turn[seat][DIE] = choice
        s.turn[seat][STEP] = CHOOSE_GREEN
    elif step == CHOOSE_GREEN:
        s.turn[seat][GREEN] = choice
        ask_fan_base(s, seat)
    elif step == CHOOSE_FAN_BASE:
        take_dice(s, seat, choice)
        ask_row(s, seat)
    elif step == CHOOSE_ROW:
        cross_seat(s, seat, choice)
        ask_row(s, seat)
    else:
        resolve_row(s, seat, choice)
        ask_row(s, seat)


@rule
def decide_excursion(s: State, seat: int, step: int, choice: int) -> None:
    """RS-12.3  A decision of phase 3."""
    if step == CHOOSE_SPEED_BOAT:
        if choice == 1:
            use_speed_boat(s, seat)
        ask_plus_ones(s, seat)
    elif step == CHOOSE_PLUS_ONE:
        use_plus_ones(s, seat, choice)
        ask_village(s, seat)
    elif step == CHOOSE_VILLAGE:
        decide_village(s, seat, choice)
    elif step == GIVE_PRIZE:
        if choice > 0:
            give_prize(s, seat, choice - 1)
        ask_colour(s, seat)
    elif step == SCORE_COLOUR:
        if choice == 1:
            write_score(s, seat, s.turn[seat][ITEM])
        s.turn[seat][ITEM] += 1
        ask_colour(s, seat)
    else:
        decide_early_birds(s, seat, choice)


@rule
def decide_village(s: State, seat: int, choice: int) -> None:
    """RS-5.15, RS-12.7  Go there, or stay: what was declared remains spent."""
    if choice < SLOTS:
        visit(s, seat, choice)
        ask_prize(s, seat)
    else:
        s.turn[seat][STEP] = DONE


@rule
def decide_early_birds(s: State, seat: int, choice: int) -> None:
    """RS-6.3, RS-10.13  Range tools may be added before the second village."""
    if choice == 1:
        ask_range(s, seat)
    else:
        s.turn[seat][STEP] = DONE


@rule
def apply(s: State, seat: int, action: int) -> None:
    """RS-12.3  One decision, and everything up to the next one. RS-1.4  It marks no sheet but the seat's own."""
    step = s.turn[seat][STEP]
    choice = action - FIRST_ACTION[step]
    if s.phase == FILLING:
        decide_filling(s, seat, step, choice)
    else:
        decide_excursion(s, seat, step, choice)
    if s.turn[seat][STEP] == DONE:
        go_on(s)


@rule
def rounds(s: State) -> int:
    """RS-4.1  Rounds begun so far."""
    return s.rounds
