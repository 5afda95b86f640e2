"""The cleanup phase and the end of the game (TR-4.7, TR-4.8, TR-7.1, TR-7.6)."""

from __future__ import annotations

from rivertable.engine.events import emit
from rivertable.engine.rule import rule

from ..events import GAME_ENDED, PIONEER_SETTLED, ROUND_BEGUN
from ..state import (
    BY_NO_PIONEERS,
    BY_ROUND_CAP,
    NONE,
    NOT_ENDING,
    OVER,
    TURN,
    State,
    free_locations_of,
    unused_locations_of,
)
from ..tables import FIRST_BONUS, ROUND_CAP, ROUND_TILES, SPOTS
from .main_board import PLACES, discard_tiles, fill_display, reveal_tiles
from .meadows import collect_income

TERRAIN_FIRST = 2  # the rules version from which on the cleanup begins with terrain and buildings, as printed


@rule
def lay_out_next_round(s: State) -> None:
    """TR-4.7  New terrain tiles, then new buildings."""
    discard_tiles(s)
    reveal_tiles(s, ROUND_TILES[s.players])
    fill_display(s)


@rule
def settle_pioneers(s: State, seat: int) -> None:
    """TR-4.7, TR-10.13  For each framed spot covered since the last cleanup a used pioneer stays there for good.
    TR-10.14  As many as there are."""
    if s.to_settle[seat] == 0:
        return
    for spot in range(SPOTS):
        if (s.to_settle[seat] >> spot) & 1 == 1 and s.used[seat] > 0:
            s.used[seat] -= 1
            s.settled[seat] |= 1 << spot
            emit(s, PIONEER_SETTLED, seat, spot)
    s.to_settle[seat] = 0


@rule
def return_pioneers(s: State, seat: int) -> None:
    """TR-4.7  All other used pioneers, those laid aside too, go back to the boat."""
    s.boat[seat] += s.used[seat]
    s.used[seat] = 0
    for location in range(PLACES):
        s.placed[seat][location] = 0
    s.unused_locations[seat] = unused_locations_of(s, seat)


@rule
def ending_of(s: State) -> int:
    """TR-7.1, TR-11.4  What makes this round the last one: the end was triggered, or it is the last round of the cap."""
    cap = ROUND_CAP[s.opt_round_cap]
    return BY_ROUND_CAP if s.ending == NOT_ENDING and cap > 0 and s.rounds >= cap else s.ending


@rule
def note_ending(s: State) -> bool:
    """TR-7.1, TR-11.4  Note why the game ends, if it does; True in the last cleanup."""
    s.ending = ending_of(s)
    return s.ending != NOT_ENDING


@rule
def begin_cleanup(s: State) -> None:
    """TR-4.7  Terrain and buildings, then the pioneers settle or return; then comes the income. TR-4.8  In the last
    cleanup terrain and buildings are left out. In version 1 of the rules they came last."""
    if s.opt_rules >= TERRAIN_FIRST and not note_ending(s):
        lay_out_next_round(s)
    for seat in range(s.players):
        settle_pioneers(s, seat)
        return_pioneers(s, seat)
    for location in range(PLACES):
        s.pioneers_at[location] = 0
        s.first_bonus[location] = FIRST_BONUS[s.players][location]
    s.free_locations = free_locations_of(s)
    s.income_at = 0


@rule
def go_on_with_cleanup(s: State) -> None:
    """TR-4.7, TR-10.21  The income and what it forces come last; then the next round. TR-4.8  Or the end of the game."""
    if not collect_income(s):
        return
    if note_ending(s):
        end_game(s)
        return
    if s.opt_rules < TERRAIN_FIRST:
        lay_out_next_round(s)
    begin_round(s)


@rule
def end_game(s: State) -> None:
    """TR-7.1, TR-10.24  Nothing but the score is left."""
    s.step = OVER
    emit(s, GAME_ENDED, s.ending - 1)


@rule
def next_seat(s: State, seat: int) -> int:
    """TR-4.1  The next player clockwise. Compared rather than divided: it is asked after every turn."""
    return seat + 1 if seat + 1 < s.players else 0


@rule
def first_with_pioneers(s: State, seat: int) -> int:
    """TR-4.1, TR-4.2  The first player clockwise from a seat, that one included, whose boat is not empty; or NONE."""
    for _ in range(s.players):
        if s.boat[seat] > 0:
            return seat
        seat = next_seat(s, seat)
    return NONE


@rule
def begin_round(s: State) -> None:
    """TR-4.1, TR-4.7  The pawn holder starts. TR-7.6  If no boat has a pioneer, the game ends."""
    seat = first_with_pioneers(s, s.pawn)
    if seat == NONE:
        s.ending = BY_NO_PIONEERS
        end_game(s)
        return
    s.rounds += 1
    s.active = seat
    s.step = TURN
    emit(s, ROUND_BEGUN, s.rounds, seat)
