"""Turns of The River in words: what a pioneer was sent for and what came of it; what a cleanup brought."""

from __future__ import annotations

from collections.abc import Sequence

from rivertable.engine.events import Event
from rivertable.engine.messages import Message, say


def tell(seat: int | None, events: Sequence[Event]) -> list[Message]:
    """What happened, part by part, in the order in which it is told."""
    if seat is None:
        return _cleanup(events)
    parts = [part for event in events if (part := _part(event, events)) is not None]
    parts += _given_back(events)
    if not parts and events[0].name == "pioneer_placed":
        parts.append(say("told-went", location=events[0].message.args["location"]))
    return parts


def _part(event: Event, turn: Sequence[Event]) -> Message | None:
    """What an event adds to the sentence about its turn; None if another part tells it too."""
    args = event.message.args
    if event.name == "goods_taken":
        is_first = turn[0].name == "pioneer_placed" and turn[0].args["spot"] == 1
        is_fetched = turn[0].args.get("location") == event.args["resource"]
        return say("told-fetched-first" if is_first and is_fetched else "told-fetched", **args)
    if event.name == "building_built":
        paid = next((each for each in turn if each.name == "cost_paid"), None)
        return say("told-built-free", **args) if paid is None else say("told-built", **{**paid.message.args, **args})
    return say(f"told-{event.name}", **args) if event.name in TOLD else None


def _given_back(turn: Sequence[Event]) -> list[Message]:
    """What was given back for lack of room, each resource once: it is given back one by one."""
    counts: dict[str | int, int] = {}
    words: dict[str | int, Message | int | str] = {}
    for event in turn:
        if event.name == "goods_returned":
            resource = event.args["resource"]
            counts[resource] = counts.get(resource, 0) + int(event.args["count"])
            words[resource] = event.message.args["resource"]
    return [say("told-goods_returned", count=count, resource=words[resource]) for resource, count in counts.items()]


TOLD = (
    "pioneer_idle",
    "tile_placed",
    "goods_traded",
    "building_reserved",
    "token_taken",
    "pioneer_joined",
    "pawn_taken",
    "tiles_swapped",
    "end_triggered",
)


def _cleanup(events: Sequence[Event]) -> list[Message]:
    """New tiles and buildings in one sentence, everything else as the log tells it."""
    new = [event.name for event in events if event.name in ("tile_revealed", "building_revealed")]
    parts = [say("told-new", tiles=new.count("tile_revealed"), buildings=new.count("building_revealed"))] if new else []
    kept = ("round_begun", "pioneer_settled", "income_taken", "goods_returned", "discards_shuffled", "game_ended")
    told = [event.message for event in events if event.name in kept]
    return told + parts if events[0].name == "round_begun" else parts + told
