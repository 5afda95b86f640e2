"""What is to be done next, and who is asked: effects that start others put them here, so no rule calls in a circle."""

from __future__ import annotations

from rivertable.engine.rule import rule

from ..state import State


@rule
def push(s: State, task: int) -> None:
    """To be done before everything that already waits."""
    s.queue[s.queued] = task
    s.queued += 1


@rule
def pop(s: State) -> int:
    s.queued -= 1
    task = s.queue[s.queued]
    s.queue[s.queued] = 0
    return task


@rule
def ask(s: State, decision: int, seat: int) -> None:
    """Open a decision; nothing else happens until it is answered."""
    s.decision = decision
    s.asked = seat


@rule
def close(s: State) -> None:
    """The decision has been answered."""
    s.decision = 0


@rule
def leave_it(s: State) -> None:
    """RB-7.1, RB-7.58, RB-6.21  The answer is no: nothing happens."""
