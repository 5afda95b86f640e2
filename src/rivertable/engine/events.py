"""emit: what happened, step by step, and who may know.

Rules call `emit(s, SHIP_SAILED, space, to)`. Compiled, the call does nothing; interpreted, it adds to the events that
the present thread collects. Log lines and animations are made from events, never guessed from two states.
"""

from __future__ import annotations

import enum
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass
from typing import Any

import msgspec

from rivertable.engine.domains import Domain, Value
from rivertable.engine.errors import StateError
from rivertable.engine.messages import Message
from rivertable.engine.rule import engine_function_compiled_as


class Audience(enum.Enum):
    ALL = "all"
    SEAT = "seat"  # only the seat in the event's first argument
    AT_SYNC = "at_sync"  # that seat at once, everybody when the hidden choices are shown


class Begins(enum.Enum):
    """Where a log begins a new line: events are told together until one of them begins something else."""

    NOTHING = "nothing"  # part of what goes on
    TURN = "turn"  # a turn of the event's seat, unless that seat's turn goes on and has had no such event yet
    OWN_PART = "own_part"  # a turn of the event's seat, unless that seat's turn goes on
    TABLE = "table"  # something no seat does, unless such a thing goes on
    ROUND = "round"  # a new round


@dataclass(frozen=True)
class EventKind:
    """A kind of event: its name, its arguments, who sees it and what it begins."""

    name: str
    domains: dict[str, Domain]
    audience: Audience
    begins: Begins = Begins.NOTHING


class Events:
    """The kinds of events of a game. The id of a kind is its index in `kinds`."""

    def __init__(self) -> None:
        self.kinds: list[EventKind] = []

    def add(
        self, name: str, *, audience: Audience = Audience.ALL, begins: Begins = Begins.NOTHING, **domains: Domain
    ) -> int:
        """Declare a kind of event and return its id, for `emit`."""
        is_seats = next(iter(domains), None) == "seat"
        if audience is not Audience.ALL and not is_seats:
            raise StateError(f"event {name!r} is for one seat, so its first argument must be `seat`")
        if begins in (Begins.TURN, Begins.OWN_PART) and not is_seats:
            raise StateError(f"event {name!r} begins a seat's turn, so its first argument must be `seat`")
        self.kinds.append(EventKind(name, domains, audience, begins))
        return len(self.kinds) - 1


class Event(msgspec.Struct, frozen=True):
    """Something that happened, with arguments that the viewer who gets it may know."""

    name: str
    args: dict[str, Value]
    message: Message


# The list in which this thread collects events. Every thread has its own context; threading.local would be slower.
_sink: ContextVar[list[tuple[int, tuple[int, ...]]] | None] = ContextVar("sink", default=None)


def _nothing(s: Any, kind: int, *args: int) -> None:
    pass


@engine_function_compiled_as(_nothing)
def emit(s: Any, kind: int, *args: int) -> None:
    """Record what just happened: the kind's id and one int per argument."""
    sink = _sink.get()
    if sink is not None:
        sink.append((kind, args))


SYNC = -1


def _count_sync(s: Any) -> None:
    s.reveals += 1


@engine_function_compiled_as(_count_sync)
def sync(s: Any) -> None:
    """The hidden choices of a simultaneous phase are shown now."""
    s.reveals += 1
    sink = _sink.get()
    if sink is not None:
        sink.append((SYNC, ()))


@contextmanager
def collected() -> Iterator[list[tuple[int, tuple[int, ...]]]]:
    """Collect the events that rules emit in this thread inside the `with` block."""
    events: list[tuple[int, tuple[int, ...]]] = []
    outer = _sink.set(events)
    try:
        yield events
    finally:
        _sink.reset(outer)
