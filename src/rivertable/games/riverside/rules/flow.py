"""The flow of a round, and what a player decides in it (RS-4, RS-12)."""

from __future__ import annotations

from rivertable.engine.cells import copy_cells
from rivertable.engine.chance import reveal
from rivertable.engine.decisions import Answer, Decision, Decisions
from rivertable.engine.events import emit, sync
from rivertable.engine.reasons import OK
from rivertable.engine.rule import rule

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
    STEP,
    TURN,
    VILLAGE,
    State,
)
from ..tables import FAN_BASE
from .dice import may_add_green, may_choose_die, roll_dice, sail, take_dice
from .excursions import (
    can_score_with_prize,
    end_visit,
    find_item,
    give_prize,
    has_useful_plus_ones,
    is_any_scorable,
    list_visits,
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
        copy_cells(s.shown[seat], s.sheet[seat])
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


# ---------------------------------------------------------------- the answers (RS-12.3)


@rule
def choose_die(s: State, seat: int, colour: int) -> None:
    """RS-5.5  The base die; then the green one."""
    s.turn[seat][DIE] = colour
    s.turn[seat][STEP] = CHOOSE_GREEN


@rule
def choose_green(s: State, seat: int, how: int) -> None:
    """RS-5.6  With the green die, without it, or with Warm night."""
    s.turn[seat][GREEN] = how
    ask_fan_base(s, seat)


@rule
def choose_fan_base(s: State, seat: int, wanted: int) -> None:
    """RS-6.4, RS-12.3  Now the dice are taken."""
    take_dice(s, seat, wanted)
    ask_row(s, seat)


@rule
def choose_row(s: State, seat: int, row: int) -> None:
    """RS-5.10  One cross."""
    cross_seat(s, seat, row)
    ask_row(s, seat)


@rule
def choose_pending_row(s: State, seat: int, row: int) -> None:
    """RS-5.12  One full row is resolved."""
    resolve_row(s, seat, row)
    ask_row(s, seat)


@rule
def choose_speed_boat(s: State, seat: int, wanted: int) -> None:
    """RS-6.7"""
    if wanted == 1:
        use_speed_boat(s, seat)
    ask_plus_ones(s, seat)


@rule
def choose_plus_ones(s: State, seat: int, count: int) -> None:
    """RS-6.8"""
    use_plus_ones(s, seat, count)
    ask_village(s, seat)


@rule
def choose_village(s: State, seat: int, slot: int) -> None:
    """RS-5.15  Go there."""
    visit(s, seat, slot)
    ask_prize(s, seat)


@rule
def stay(s: State, seat: int) -> None:
    """RS-12.7  Nowhere, or not to a second village: what was declared remains spent."""
    s.turn[seat][STEP] = DONE


@rule
def may_choose_prize(s: State, seat: int, item: int) -> int:
    """RS-6.5  The first item is none."""
    return may_give_prize(s, seat, item - 1)


@rule
def choose_prize(s: State, seat: int, item: int) -> None:
    """RS-6.5"""
    if item > 0:
        give_prize(s, seat, item - 1)
    ask_colour(s, seat)


@rule
def leave_unscored(s: State, seat: int) -> None:
    """RS-10.8  The next colour is asked."""
    s.turn[seat][ITEM] += 1
    ask_colour(s, seat)


@rule
def score_colour(s: State, seat: int) -> None:
    """RS-5.18"""
    write_score(s, seat, s.turn[seat][ITEM])
    leave_unscored(s, seat)


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
def open_decision(s: State, seat: int) -> int:
    """RS-12.1  What the seat is asked now; DONE if nothing."""
    return DONE if s.phase == OVER else s.turn[seat][STEP]


@rule
def end_phase(s: State, seat: int) -> None:
    """RS-4.2  When the last player has finished."""
    if s.turn[seat][STEP] == DONE:
        go_on(s)


@rule
def rounds(s: State) -> int:
    """RS-4.1  Rounds begun so far."""
    return s.rounds


# RS-12.3  An answer marks no sheet but the seat's own (RS-1.4).
DECISIONS = Decisions(
    actions.ACTIONS,
    Reason,
    to_act=to_act,
    open_decision=open_decision,
    waits=Reason.WAIT_FOR_OTHERS,
    after=end_phase,
    decisions=(
        Decision(CHOOSE_DIE, "choose_die", Answer(actions.DIE, may=may_choose_die, do=choose_die)),
        Decision(
            CHOOSE_GREEN, "green", Answer(actions.GREEN, may=may_add_green, do=choose_green), declined_by=actions.GREEN
        ),
        Decision(
            CHOOSE_FAN_BASE, "fan_base", Answer(actions.FAN_BASE, do=choose_fan_base), declined_by=actions.FAN_BASE
        ),
        Decision(CHOOSE_ROW, "seat_row", Answer(actions.SEAT_ROW, may=may_cross, do=choose_row)),
        Decision(RESOLVE_ROW, "resolve_row", Answer(actions.RESOLVE, may=may_resolve, do=choose_pending_row)),
        Decision(
            CHOOSE_SPEED_BOAT,
            "speed_boat",
            Answer(actions.SPEED_BOAT, do=choose_speed_boat),
            declined_by=actions.SPEED_BOAT,
        ),
        Decision(CHOOSE_PLUS_ONE, "plus_one", Answer(actions.PLUS_ONE, may=may_use_plus_ones, do=choose_plus_ones)),
        Decision(
            CHOOSE_VILLAGE,
            "village",
            Answer(actions.VILLAGE, may=may_visit, do=choose_village),
            Answer(actions.STAY, do=stay),
            declined_by=actions.STAY,
            listed_by=list_visits,
        ),
        Decision(
            GIVE_PRIZE,
            "prize_ticket",
            Answer(actions.PRIZE, may=may_choose_prize, do=choose_prize),
            declined_by=actions.PRIZE,
        ),
        Decision(
            SCORE_COLOUR,
            "score_colour",
            Answer(actions.SCORE, may=may_leave_unscored, do=leave_unscored, count=1),
            Answer(actions.SCORE + 1, do=score_colour, count=1),
            declined_by=actions.SCORE,
        ),
        Decision(
            CHOOSE_EARLY_BIRDS,
            "early_birds",
            Answer(actions.EARLY_BIRDS, do=stay, count=1),
            Answer(actions.EARLY_BIRDS + 1, do=ask_range, count=1),  # RS-6.3, RS-10.13  Range tools may be added
            declined_by=actions.EARLY_BIRDS,
        ),
    ),
)
legal, may, apply = DECISIONS.legal, DECISIONS.may, DECISIONS.apply
