"""Turns of Riverside in words: which dice for which seats, and what an excursion scored."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from rivertable.engine.events import Event
from rivertable.engine.messages import Message, say
from rivertable.engine.turns import listed

MOST_ROWS = 3  # more than so many rows are told by colour only
MOST_TICKETS = 2  # more than so many are told by their numbers only


def tell(seat: int | None, events: Sequence[Event]) -> list[Message]:
    """What happened, part by part: the dice, all seats crossed, the tickets they brought, then the excursion. What nobody
    does, the roll and the ship, is told as in the log."""
    if seat is None:
        return [event.message for event in events]
    return [*_dice(events), *_filling(events), *_excursion(events)]


def _named(name: str, events: Sequence[Event]) -> list[Event]:
    return [event for event in events if event.name == name]


def _and(parts: Sequence[Message]) -> Message:
    """Several parts with "and" before the last one."""
    return parts[0] if len(parts) == 1 else say("told-and", one=listed(parts[:-1]), other=parts[-1])


# ---------------------------------------------------------------- filling seats


def _dice(events: Sequence[Event]) -> list[Message]:
    """The die, the green die with it, and the fire symbols for them."""
    parts = []
    for event in _named("die_chosen", events):
        dice = say("told-die", **event.message.args)
        for green in _named("green_added", events):
            dice = say("told-with_green", dice=dice, **green.message.args)
        for fire in _named("fire_paid", events):
            dice = say("told-for_fire", dice=dice, **fire.message.args)
        parts.append(dice)
    return parts


def _filling(events: Sequence[Event]) -> list[Message]:
    """Powers used for the dice, then seats, tickets and powers they brought, each once."""
    begin = next((place for place, event in enumerate(events) if event.name == "seat_crossed"), 0)
    parts = [say("told-power_used", **event.message.args) for event in _named("power_used", events[:begin])]
    crossed = _named("seat_crossed", events)
    if crossed:
        parts.append(say("told-crossed", seats=_seats(crossed)))
    tickets = _named("ticket_crossed", events)
    if tickets:
        parts.append(_tickets(tickets))
    parts.extend(say("told-power_activated", **event.message.args) for event in _named("power_activated", events))
    return parts + _lost(_named("crosses_lost", events))


def _lost(events: Sequence[Event]) -> list[Message]:
    """Crosses for which a boat had no seat left, boat by boat."""
    lost: Counter[str] = Counter()
    for event in events:
        lost[str(event.args["colour"])] += int(event.args["count"])
    return [say("told-crosses_lost", count=count, colour=say(f"colour-{colour}")) for colour, count in lost.items()]


def _seats(crossed: Sequence[Event]) -> Message:
    """How many seats in which rows: "5 seats in yellow row 3 and 2 in row 1"; in many rows by colour only: "12 pink seats
    and 1 white"."""
    rows = Counter((str(event.args["colour"]), event.args["row"]) for event in crossed)
    parts = []
    if len(rows) <= MOST_ROWS:
        before = ""
        for (colour, row), count in rows.items():
            text = "told-row-first" if not before else "told-row-same" if colour == before else "told-row-other"
            parts.append(say(text, count=count, colour=say(f"colour-{colour}"), row=row))
            before = colour
        return _and(parts)
    for colour, count in Counter(str(event.args["colour"]) for event in crossed).items():
        parts.append(say("told-boat" if parts else "told-boat-first", count=count, colour=say(f"colour-{colour}")))
    return _and(parts)


def _tickets(tickets: Sequence[Event]) -> Message:
    if len(tickets) == 1:
        return say("told-ticket_crossed", **tickets[0].message.args)
    if len(tickets) <= MOST_TICKETS:
        return say("told-completed", rows=_and([say("told-ticket", **event.message.args) for event in tickets]))
    points = [say("told-points", points=event.message.args["points"]) for event in tickets]
    return say("told-tickets", count=len(tickets), points=_and(points))


# ---------------------------------------------------------------- excursions


def _excursion(events: Sequence[Event]) -> list[Message]:
    """Range tools and powers, the village, and what was written for it. In a solo game the range tools still belong to
    the turn in which seats were filled."""
    begin = max((place for place, event in enumerate(events) if event.name == "seat_crossed"), default=-1) + 1
    tools = [event for event in events[begin:] if event.name in ("power_used", "range_extended")]
    parts = [say(f"told-{event.name}", **event.message.args) for event in tools]
    scores = _named("score_written", events)
    return parts + [_village(event, scores) for event in _named("village_visited", events)]


def _village(event: Event, scores: Sequence[Event]) -> Message:
    village = say("told-village_visited", **event.message.args)
    if not scores:
        return village
    written = [
        say("told-score" if place else "told-score-first", **each.message.args) for place, each in enumerate(scores)
    ]
    return say("told-scored", village=village, scores=_and(written))
