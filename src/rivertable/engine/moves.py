"""The moves of a match, and which of them can be taken back."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple

from rivertable.engine.contract import REFEREE_SEAT
from rivertable.engine.domains import seat_message
from rivertable.engine.errors import UndoRefused
from rivertable.engine.history import History
from rivertable.engine.messages import Catalogue, Message, say
from rivertable.engine.secrecy import looks_same
from rivertable.engine.state import ListState

if TYPE_CHECKING:
    from rivertable.engine.progress import Progress


@dataclass(frozen=True)
class Move:
    """A decision that was taken. Its payload is for the game's physics (how a stone was set down); rules do not read
    it."""

    seat: int
    action: int
    payload: Any = None


@dataclass(frozen=True)
class Undo:
    """The last moves of a seat were taken back. `agreed`: with the consent of all, so everything unknown was dealt
    again."""

    seat: int
    moves: int
    agreed: bool = False


@dataclass(frozen=True)
class Rekey:
    """From here on chance has a new key, because somebody had seen what the old one would bring."""

    epoch: int


Step = Move | Rekey


class UndoBarrier(NamedTuple):
    """The point before which no seat can take back moves freely: the number of steps up to it, state and history there,
    and the message that says why."""

    steps: int
    state: ListState
    history: History
    why: Message


class FreeUndo:
    """Finds which moves each seat may take back freely. It replays a copy of the match, from its last known barrier on.

    Before `free` or `after_free_undo` is called, `walk` must have been iterated to its end.
    """

    def __init__(self, progress: Progress, say: Callable[[Message], str]) -> None:
        self._progress, self._steps, self._say = progress.clone(), progress.steps, say
        self._states: list[ListState] = []  # from the barrier on, one more than there are steps
        self.barrier: UndoBarrier

    def walk(self) -> Iterator[None]:
        """Replay the match, yielding after every step so that the caller can do other work in between. When it is
        exhausted, `barrier` is set."""
        replay = self._progress
        replay.return_to(replay.barrier)
        why = replay.barrier.why if replay.barrier else say("undo-beginning")
        steps, state, point = len(replay.steps), replay.state.clone(), replay.history.point()
        for step in self._steps[steps:]:
            reveals = replay.state.reveals
            replay.take(step)
            if isinstance(step, Rekey) or replay.state.reveals != reveals or step.seat == REFEREE_SEAT:
                why = say("undo-agreed" if isinstance(step, Rekey) else "undo-revealed")
                steps, state, point = len(replay.steps), replay.state.clone(), replay.history.point()
            yield
        self.barrier = UndoBarrier(steps, state, replay.history.up_to(point), why)
        replay.return_to(self.barrier)
        self._states = [state]
        for step in self._steps[steps:]:
            replay.take(step)
            self._states.append(replay.state.clone())
            yield

    def free(self, seat: int) -> tuple[list[int], Message]:
        """The indices of the seat's moves that may be taken back freely, and the message that says why not more."""
        barrier, why = self._barrier(seat)
        return [i for i in range(barrier, len(self._steps)) if _is_move_of(self._steps[i], seat)], why

    def _barrier(self, seat: int) -> tuple[int, Message]:
        first = self.barrier.steps
        for i in reversed(range(first, len(self._steps))):
            step, before, after = self._steps[i], self._states[i - first], self._states[i - first + 1]
            if isinstance(step, Move) and step.seat != seat and not looks_same(before, after, seat):
                return i + 1, say("undo-moved", seat=seat_message(step.seat))
        return first, self.barrier.why

    def after_free_undo(self, seat: int, moves: int | None) -> tuple[list[Step], int]:
        """The steps without the seat's last `moves` moves (None: all that are free), and how many were removed.
        UndoRefused if fewer are free."""
        free, why = self.free(seat)
        if not free or (moves is not None and moves > len(free)):
            left = say("undo-free", count=len(free)) if free else say("undo-none")
            raise UndoRefused(f"{self._say(left)} {self._say(why)}")
        gone = set(free if moves is None else free[len(free) - moves :])
        return [step for i, step in enumerate(self._steps) if i not in gone], len(gone)


def after_agreed_undo(steps: list[Step], seat: int, moves: int, epoch: int) -> list[Step]:
    """The steps before the seat's last `moves` moves, then a Rekey; UndoRefused if it has not made so many."""
    own = [i for i, step in enumerate(steps) if _is_move_of(step, seat)]
    if not 1 <= moves <= len(own):
        raise UndoRefused(f"seat {seat} has made {len(own)} moves, so {moves} cannot be taken back")
    return [*steps[: own[-moves]], Rekey(epoch)]


def after_reports_undone(
    steps: list[Step], moves: int | None, people_report: bool, catalogue: Catalogue
) -> tuple[list[Step], int]:
    """The steps without the last `moves` reports (None: all since a seat decided), and how many were removed. Chance is
    not dealt again: people at a real table correct what they reported, not what happened. UndoRefused if no person
    reports, or fewer reports were made since a seat decided."""
    last = 0
    while last < len(steps) and _is_move_of(steps[-1 - last], REFEREE_SEAT):
        last += 1
    count = last if moves is None else moves
    if not people_report or not 1 <= count <= last:
        raise UndoRefused(catalogue.render(say("undo-report" if people_report else "undo-world")))
    return steps[:-count], count


def _is_move_of(step: Step, seat: int) -> bool:
    return isinstance(step, Move) and step.seat == seat
