"""Turns of Stone Layer in words: where a stone was set, what fell and who got what for it."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile

from rivertable.engine.events import Event
from rivertable.engine.messages import Message, say
from rivertable.engine.turns import listed

PAID = ("points_scored", "tokens_returned")
TOLD = ("exchanged", "attempt_repeated", "attempt_ended", "turn_skipped", "marker_moved")


def tell(seat: int | None, events: Sequence[Event]) -> list[Message]:
    """What happened, part by part, in the order in which it is told."""
    if seat is None:
        return _between_turns(events)
    parts = [part for place in range(len(events)) if (part := _part(place, events)) is not None]
    return parts or _pending(events)


def _between_turns(events: Sequence[Event]) -> list[Message]:
    """The beginning as the log tells it, with the stones of an alternative start in one sentence; the end."""
    parts = [event.message for event in events if event.name in ("marker_put", "first_player")]
    stones = [event for event in events if event.name == "stone_set"]
    if stones:
        parts.append(say("told-start", **_stacks(stones)))
    if events[-1].name == "game_ended":
        parts.append(say("told-game_ended"))
    return parts


def _pending(events: Sequence[Event]) -> list[Message]:
    """A turn in which nothing has come of anything yet: its tile, if one is chosen."""
    tiles = [event.message for event in events if event.name == "tile_taken"]
    return [say("told-tile_taken", **tiles[-1].args)] if tiles else []


def _part(place: int, turn: Sequence[Event]) -> Message | None:
    """What an event adds to the sentence about its turn; None if another part tells it too."""
    event = turn[place]
    if event.name == "stone_placed":
        return _placed(event, turn)
    if event.name == "stack_fell":
        return None if _is_same_fall(event, turn[place - 1]) else _fall(turn[place:], turn[0].args["seat"])
    if event.name == "stone_slipped":
        falls = turn[place + 1 : place + 2] and turn[place + 1].name == "stack_fell"
        return say("told-slipped") if falls else say("told-slipped_off", **event.message.args)
    return say(f"told-{event.name}", **event.message.args) if event.name in TOLD else None


def _placed(event: Event, turn: Sequence[Event]) -> Message:
    """A stone that stands, with the score tokens for it, or why there are none. From an empty river it comes off another
    stack."""
    args = event.message.args
    source = next((each for each in turn if each.name == "source_taken"), None)
    is_moved = source is not None and not any(each.name == "attempt_repeated" for each in turn)
    placed = say("told-stone_placed", **args)
    if source is not None and is_moved:
        placed = say("told-stone_moved", **args, source=source.message.args["stack"])
    laid = next((each for each in turn if each.name == "tokens_laid"), None)
    if laid is not None:
        return say("told-laid", placed=placed, count=laid.message.args["count"])
    fouls = [say(f"told-{each.args['foul']}") for each in turn if each.name == "foul_made"]
    if fouls:
        return say("told-foul", placed=placed, fouls=listed(fouls))
    return say("told-unlaid", placed=placed) if any(each.name == "no_tokens" for each in turn) else placed


def _fall(events: Sequence[Event], seat: object) -> Message:
    """Stacks that fell at one instant, and what that brought to whom."""
    fallen = list(takewhile(lambda event: _is_same_fall(event, events[0]), events))
    paid = list(takewhile(lambda event: event.name in PAID, events[len(fallen) :]))
    is_own = fallen[0].args["seat"] == seat
    fall = say("told-toppled" if is_own else "told-saw", **{**fallen[0].message.args, **_stacks(fallen)})
    return say("told-fall", fall=fall, paid=listed([_paid(event) for event in paid])) if paid else fall


def _is_same_fall(event: Event, other: Event) -> bool:
    return event.name == other.name == "stack_fell" and event.args["seat"] == other.args["seat"]


def _paid(event: Event) -> Message:
    return say(f"told-{event.name}", **event.message.args)


def _stacks(events: Sequence[Event]) -> dict[str, int | str | Message]:
    """The stacks of some events, by number: "1", "1 and 5", "6, 1, 2 and 3"."""
    numbers = [say("told-number", number=event.message.args["stack"]) for event in events]
    last = numbers.pop()
    return {"count": len(events), "stacks": say("told-and", one=listed(numbers), other=last) if numbers else last}
