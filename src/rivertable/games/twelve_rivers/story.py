"""Turns of 12 Rivers in words: where a token went and for what, which pearls it collected, whom it recruited."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from rivertable.engine.events import Event
from rivertable.engine.messages import Message, say
from rivertable.engine.turns import listed

# Told with the number of times they happened, by what they are about: the argument and the message that counts it.
COUNTED = {
    "card_taken": ("card", "told-cards"),
    "card_seen": ("card", "told-cards"),
    "fairy_taken": ("fairy", "told-fairies"),
    "fairy_used": ("fairy", "told-fairies"),
    "pearl_collected": ("colour", "told-kinds"),
    "pearl_given": ("colour", "told-kinds"),
    "pearl_moved": ("colour", "told-kinds"),
    "pearl_blown": ("colour", "told-kinds"),
}
NUMBERED = ("deck_drawn", "mushroom_used", "moving_mushroom_used")  # told with their number only
TOLD = (
    "gain_lost",
    "pair_played",
    "token_lifted",
    "token_moved",
    "swap_declined",
    "goal_claimed",
    "villager_recruited",
    "breeze_used",
    "moving_breeze_used",
)


def tell(seat: int | None, events: Sequence[Event]) -> list[Message]:
    """What happened, part by part, in the order in which it is told. What happens several times is told the first time,
    with all of it."""
    if seat is None:
        return _between_turns(events)
    paid = _payment(events)
    topics = _topics(events)
    parts = []
    for place, event in enumerate(events):
        same = [other for other, topic in zip(events, topics, strict=True) if topic == topics[place]]
        if same[0] is event and (part := _part(event, same, paid, events)) is not None:
            parts.append(part)
    return parts


def _topics(events: Sequence[Event]) -> list[tuple[object, ...]]:
    """What each event is told together with: pearls collected in one place, pearls stored, cards or fairies taken; what a
    pair brought stays behind that pair."""
    topics: list[tuple[object, ...]] = []
    pairs = 0
    for place, event in enumerate(events):
        pairs += event.name == "pair_played"
        if event.name == "pearl_collected":
            topics.append((event.name, event.args["section"]))
        elif event.name in COUNTED or event.name in NUMBERED:
            topics.append((event.name, event.args.get("source") == -1, pairs if event.name == "fairy_taken" else 0))
        else:
            topics.append((event.name, place))
    return topics


def _part(event: Event, same: Sequence[Event], paid: Sequence[Event], turn: Sequence[Event]) -> Message | None:
    args = event.message.args
    if event.name == "token_placed":
        placed = say("told-token_placed", **args)
        return say("told-for", placed=placed, cards=_counted(paid, "card", "told-cards")) if paid else placed
    if event.name == "deck_drawn" and any(other.name == "card_seen" for other in turn):
        return None  # its owner is told which cards
    if event.name in NUMBERED:
        return say(f"told-{event.name}", count=len(same))
    if event.name in COUNTED:
        text = "told-pearl_stored" if args.get("source") == -1 else f"told-{event.name}"
        return say(text, **{**args, "what": _counted(same, *COUNTED[event.name])})
    if event.name == "token_moved" and event.args["start"] == event.args["section"]:
        return say("told-token_moved_on", **args)
    return say(f"told-{event.name}", **args) if event.name in TOLD else None


def _payment(turn: Sequence[Event]) -> list[Event]:
    """The cards discarded for a slot. Those of a pair come right after it is played."""
    paid = []
    pair: object = None
    for event in turn:
        if event.name == "pair_played":
            pair = event.args["card"]
        elif event.name == "card_discarded" and event.args["card"] != pair:
            paid.append(event)
            pair = None
        elif event.name not in ("card_discarded", "fairy_used"):
            pair = None
    return paid


# ---------------------------------------------------------------- between turns


def _between_turns(events: Sequence[Event]) -> list[Message]:
    """A round's pearls and fairies, the first market, where released pearls stop; the end."""
    parts = [event.message for event in events if event.name in ("round_begun", "game_ended")]
    for name, argument, counted, text in (
        ("market_filled", "card", "told-cards", "told-market"),
        ("pearl_set", "colour", "told-kinds", "told-new_pearls"),
        ("fairy_placed", "fairy", "told-kinds", "told-new_fairies"),
    ):
        new = [event for event in events if event.name == name]
        if new:
            parts.append(say(text, what=_counted(new, argument, counted)))
    return parts + _released(events)


def _released(events: Sequence[Event]) -> list[Message]:
    """How many pearls stop where."""
    if not any(event.name == "pearls_released" for event in events):
        return []
    stops = Counter(
        "lake" if event.name == "pearl_in_lake" else str(event.args["section"])
        for event in events
        if event.name in ("pearl_trapped", "pearl_in_lake")
    )
    parts = [say("told-stop", count=count, place=say(f"place-{place}")) for place, count in stops.items()]
    return [say("told-released", stops=_and(parts))] if parts else [say("log-pearls_released")]


# ---------------------------------------------------------------- words


def _counted(events: Iterable[Event], argument: str, text: str) -> Message:
    """How many of each: "3 blue and a purple"."""
    kinds: dict[str, Message] = {}
    counts: Counter[str] = Counter()
    for event in events:
        kind = event.message.args[argument]
        assert isinstance(kind, Message)
        kinds[kind.id] = kind
        counts[kind.id] += 1
    return _and([say(text, count=count, kind=kinds[id]) for id, count in counts.items()])


def _and(parts: Sequence[Message]) -> Message:
    """Several parts with "and" before the last one."""
    return parts[0] if len(parts) == 1 else say("told-and", one=listed(parts[:-1]), other=parts[-1])
