"""What previews tell: the numbers of the own sheet and of the turn."""

from __future__ import annotations

from rivertable.engine.messages import Message, say

from . import state as at
from .prompts import boat_name
from .rules.flow import choose_fan_base, choose_green
from .scoring import boat_points, captain_points, excursion_points
from .state import EXCURSIONS, FILLING, NO_GREEN, State
from .tables import BOATS, COLOURS, ROWS, STAVE


def _of_boat(boat: int) -> tuple[Message, Message, Message]:
    colour = say(f"colour-{COLOURS[boat]}")
    return (
        say("preview-seats", colour=colour),
        say("preview-tickets", colour=colour),
        say("preview-points", item=boat_name(boat)),
    )


QUANTITIES = (
    say("preview-fire"),
    say("preview-plus_ones"),
    say("preview-range"),
    say("preview-crosses"),
    *(what for boat in range(BOATS) for what in _of_boat(boat)),
    say("preview-points", item=boat_name(STAVE)),
    say("preview-captain"),
)


def measure(s: State, seat: int) -> list[int | None]:
    """RS-5.8, RS-5.9, RS-5.17, RS-5.18  Fire, "+1" symbols, range, crosses; seats, tickets and points of each boat."""
    s = _with_dice_taken(s, seat)
    sheet, turn = s.sheet[seat], s.turn[seat]
    reach = turn[at.REACH] if s.phase == EXCURSIONS else None  # each phase has one of these
    crosses = turn[at.LEFT] if s.phase == FILLING else None
    values = [sheet[at.FIRE], sheet[at.PLUS_ONE], reach, crosses]
    for boat in range(BOATS):
        crossed = sum(sheet[at.CROSSED + cell] for cell in range(boat * ROWS, (boat + 1) * ROWS))
        values += [crossed, sheet[at.TICKETS + boat], boat_points(sheet, boat)]
    return [*values, excursion_points(sheet, STAVE), captain_points(sheet)]


def _with_dice_taken(s: State, seat: int) -> State:
    """RS-12.3  A chosen die becomes real once green die and Fan base are answered: here without them, unless chosen."""
    if s.phase != FILLING or s.turn[seat][at.STEP] not in (at.CHOOSE_GREEN, at.CHOOSE_FAN_BASE):
        return s
    taken: State = s.clone()  # type: ignore[attr-defined]
    if taken.turn[seat][at.STEP] == at.CHOOSE_GREEN:
        choose_green(taken, seat, NO_GREEN)
    if taken.turn[seat][at.STEP] == at.CHOOSE_FAN_BASE:
        choose_fan_base(taken, seat, 0)
    return taken
