"""The moves of a match, and what taking some back leaves of them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from rivertable.engine.contract import REFEREE_SEAT
from rivertable.engine.domains import seat_message
from rivertable.engine.errors import UndoRefused
from rivertable.engine.messages import Catalogue, Message, say
from rivertable.engine.secrecy import redact

if TYPE_CHECKING:
    from rivertable.engine.match import Match


@dataclass(frozen=True)
class Move:
    """A decision somebody took. The payload belongs to the world (how a stone was set down); rules do not read it."""

    seat: int
    action: int
    payload: Any = None


@dataclass(frozen=True)
class Undo:
    """Moves of a seat taken back; `agreed` means beyond what is free, so that the future was dealt anew."""

    seat: int
    moves: int
    agreed: bool = False


@dataclass(frozen=True)
class Rekey:
    """From here on chance is another one, because somebody had seen the old future."""

    epoch: int


Step = Move | Rekey


def after_free_undo(match: Match, steps: list[Step], seat: int, moves: int | None) -> tuple[list[Step], int]:
    """The steps without the seat's last ones, and how many went. `match` is a copy this may replay on."""
    free, why = _free(match, steps, seat)
    if not free or (moves is not None and moves > len(free)):
        left = say("undo-free", count=len(free)) if free else say("undo-none")
        raise UndoRefused(f"{match.say(left)} {match.say(why)}")
    gone = set(free if moves is None else free[len(free) - moves :])
    return [step for i, step in enumerate(steps) if i not in gone], len(gone)


def count_free(match: Match, steps: list[Step], seat: int) -> int:
    """How many moves the seat may take back freely. `match` is a copy this may replay on."""
    return len(_free(match, steps, seat)[0])


def _free(match: Match, steps: list[Step], seat: int) -> tuple[list[int], Message]:
    """The places of the seat's moves that may be taken back freely, and what stands before them."""
    barrier, why = _barrier(match, steps, seat)
    return [i for i in range(barrier, len(steps)) if _is_move_of(steps[i], seat)], why


def _barrier(match: Match, steps: list[Step], seat: int) -> tuple[int, Message]:
    """How far back this seat may go freely, and what stands there. It is near the end as a rule: looked for backwards."""
    match._replay([])
    states = []
    for step in steps:
        states.append(match._state.clone())
        match._take(step)
    states.append(match._state)
    for i in reversed(range(len(steps))):
        step, before, after = steps[i], states[i], states[i + 1]
        if isinstance(step, Rekey):
            return i + 1, say("undo-agreed")
        if after.reveals != before.reveals or step.seat == REFEREE_SEAT:
            return i + 1, say("undo-revealed")
        if step.seat != seat and redact(after, seat) != redact(before, seat):
            return i + 1, say("undo-moved", seat=seat_message(step.seat))
    return 0, say("undo-beginning")


def after_agreed_undo(steps: list[Step], seat: int, moves: int, epoch: int) -> list[Step]:
    """The steps up to the seat's last `moves` moves, and a new future from there."""
    own = [i for i, step in enumerate(steps) if _is_move_of(step, seat)]
    if not 1 <= moves <= len(own):
        raise UndoRefused(f"seat {seat} has made {len(own)} moves, so {moves} cannot be taken back")
    return [*steps[: own[-moves]], Rekey(epoch)]


def after_reports_undone(
    steps: list[Step], moves: int | None, people_report: bool, catalogue: Catalogue
) -> tuple[list[Step], int]:
    """The steps without the last reports of a person for the world, and how many went. What chance brought after them
    is forgotten with them and comes again: people at a real table correct what they said, not what happened."""
    last = 0
    while last < len(steps) and _is_move_of(steps[-1 - last], REFEREE_SEAT):
        last += 1
    count = last if moves is None else moves
    if not people_report or not 1 <= count <= last:
        raise UndoRefused(catalogue.render(say("undo-report" if people_report else "undo-world")))
    return steps[:-count], count


def _is_move_of(step: Step, seat: int) -> bool:
    return isinstance(step, Move) and step.seat == seat
