"""What an action costs and gives, before it is taken: the rules played on a copy, and what they changed."""

from __future__ import annotations

from collections.abc import Iterator

from rivertable.engine.contract import Change
from rivertable.engine.messages import Message, say

from . import state as at
from .prompts import boat_name
from .rules.flow import FIRST_ACTION, decide_excursion, decide_filling
from .scoring import boat_points, captain_points, excursion_points
from .state import FILLING, NO_GREEN, State
from .tables import BOATS, COLOURS, ROWS, STAVE


def preview(s: State, seat: int, action: int) -> tuple[Change, ...]:
    """RS-5.8, RS-5.9, RS-5.17, RS-5.18  Fire, crosses, seats, tickets, range and points, each before and after."""
    after = s.clone()  # type: ignore[attr-defined]
    _decide(after, seat, action)
    return tuple(
        Change(what, before, later)
        for (what, before), (_, later) in zip(_quantities(s, seat), _quantities(after, seat), strict=True)
        if before != later
    )


def _decide(s: State, seat: int, action: int) -> None:
    """The player's own part of the decision. What everybody's last decision sets off is not known yet."""
    step = s.turn[seat][at.STEP]
    choice = action - FIRST_ACTION[step]
    if s.phase != FILLING:
        decide_excursion(s, seat, step, choice)
        return
    decide_filling(s, seat, step, choice)
    if step == at.CHOOSE_DIE:  # alone, it becomes real once green die and Fan base are answered
        decide_filling(s, seat, at.CHOOSE_GREEN, NO_GREEN)
    if s.turn[seat][at.STEP] == at.CHOOSE_FAN_BASE:
        decide_filling(s, seat, at.CHOOSE_FAN_BASE, 0)


def _quantities(s: State, seat: int) -> Iterator[tuple[Message, int]]:
    sheet, turn = s.sheet[seat], s.turn[seat]
    yield say("preview-fire"), sheet[at.FIRE]
    yield say("preview-plus_ones"), sheet[at.PLUS_ONE]
    yield say("preview-range"), turn[at.REACH]
    yield say("preview-crosses"), turn[at.LEFT]
    for boat in range(BOATS):
        colour = say(f"colour-{COLOURS[boat]}")
        crossed = sum(sheet[at.CROSSED + cell] for cell in range(boat * ROWS, (boat + 1) * ROWS))
        yield say("preview-seats", colour=colour), crossed
        yield say("preview-tickets", colour=colour), sheet[at.TICKETS + boat]
        yield say("preview-points", item=boat_name(boat)), boat_points(sheet, boat)
    yield say("preview-points", item=boat_name(STAVE)), excursion_points(sheet, STAVE)
    yield say("preview-captain"), captain_points(sheet)
