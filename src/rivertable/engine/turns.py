"""Turns: the events a viewer has seen, put together as people tell them, one sentence for each turn."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

import msgspec

from rivertable.engine.domains import seat_message
from rivertable.engine.events import Begins, Event
from rivertable.engine.messages import Message, say

Tell = Callable[[int | None, Sequence[Event]], Sequence[Message]]


class TurnSpan(NamedTuple):
    """Events that are told together: from number `first` up to the next span. `seat` is None where nobody moves, as in
    the cleanup of a round; `is_round` where a round begins."""

    seat: int | None
    first: int
    is_round: bool


class Turn(msgspec.Struct, frozen=True):
    """What happened in one turn, or between turns (`seat` None), as one message. Its events begin with number `first`;
    `is_round`: a round begins here; `has_acted`: the seat has done something, the turn has not only begun."""

    seat: int | None
    first: int
    is_round: bool
    message: Message
    has_acted: bool = True


class TurnSpans(NamedTuple):
    """The spans of the first `length` events of a list. More events follow by `after`: lists of events only grow."""

    length: int = 0
    spans: tuple[TurnSpan, ...] = ()
    has_begun: bool = False  # an event of the kind `Begins.TURN` is in the last span

    def after(self, events: Iterable[tuple[Begins, int]]) -> TurnSpans:
        """The spans with these events added, each given by what it begins and its first argument, which is the seat where a
        turn begins."""
        number, has_begun, added = self.length, self.has_begun, list(self.spans[-1:])
        for begins, seat in events:
            if begins is not Begins.NOTHING or not added:
                if not added or _parts(begins, seat, added[-1], has_begun):
                    owner = seat if begins in (Begins.TURN, Begins.OWN_PART) else None
                    added.append(TurnSpan(owner, number, begins is Begins.ROUND))
                    has_begun = False
                has_begun = has_begun or begins is Begins.TURN
            number += 1
        return TurnSpans(number, (*self.spans[:-1], *added), has_begun)


def turn_spans(events: Iterable[tuple[Begins, int]]) -> list[TurnSpan]:
    """The spans of a whole list of events."""
    return list(TurnSpans().after(events).spans)


def _parts(begins: Begins, seat: int, last: TurnSpan, has_begun: bool) -> bool:
    """Whether an event begins a span of its own, after the last one; `has_begun`: that one has an event `Begins.TURN`."""
    if begins is Begins.TURN:
        return has_begun or last.seat != seat
    if begins is Begins.OWN_PART:
        return last.seat != seat
    return begins is Begins.ROUND or last.seat is not None


def told(span: TurnSpan, events: Sequence[Event], tell: Tell | None) -> Turn:
    """One message for the events of a turn: "Otter fetched 4 stone, traded 3 wood." A game says what was done with its
    `tell`; where it says nothing of a seat, its turn has only begun. Without `tell`, and between turns of which it says
    nothing, the first events are told as the log tells them."""
    parts = tuple(tell(span.seat, events)) if tell is not None else ()
    if span.seat is not None and tell is not None:
        acts = listed(parts) if parts else say("told-in_turn")
        return Turn(*span, say("told-turn", seat=seat_message(span.seat), acts=acts), has_acted=bool(parts))
    parts = parts or tuple(event.message for event in events[:3])
    return Turn(*span, listed(parts, "told-sentences") if parts else say("told-nothing"))


def listed(parts: Sequence[Message], joint: str = "told-list") -> Message:
    """The parts as one message, put together two by two with a message of the catalogue that has `one` and `other`."""
    whole = parts[0]
    for part in parts[1:]:
        whole = say(joint, one=whole, other=part)
    return whole
