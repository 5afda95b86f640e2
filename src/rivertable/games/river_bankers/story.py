"""Turns of River Bankers in words: what was done for how many fish, who bid what, and where the card went."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby, takewhile

from rivertable.engine.domains import seat_message
from rivertable.engine.events import Event
from rivertable.engine.messages import Message, say
from rivertable.engine.turns import listed

from .tables import RIVER_RATE

AUCTIONS = ("auction_begun", "combined_begun")
BIDS = ("bid_made", "late_bid_made")
# What can happen from the beginning of an auction until the card has moved on.
IN_AUCTION = (
    *AUCTIONS,
    *BIDS,
    "recalled",
    "bids_last",
    "river_jams",
    "pawn_forward",
    "workers_placed",
    "card_drifts",
    "card_ashore",
    "card_out",
    "pawn_back",
    "card_turned_up",
    "river_seen",
)
WITH_COST = ("builds", "invents", "ability_used", "headwaters_flushed", "passed")


def tell(seat: int | None, events: Sequence[Event]) -> list[Message]:
    """What happened, part by part, in the order in which it is told. A turn has one auction at most."""
    if seat is None:
        return _between_turns(events)
    begin = next((place for place, event in enumerate(events) if event.name in AUCTIONS), len(events))
    auction = list(takewhile(lambda event: event.name in IN_AUCTION, events[begin:]))
    parts = _acts(seat, events[:begin], events)
    if auction:
        parts.append(_auction(auction))
    # The auction speaks of several people, so whoever comes after it is named.
    return parts + _acts(None, events[begin + len(auction) :], events)


# ---------------------------------------------------------------- between turns


def _between_turns(events: Sequence[Event]) -> list[Message]:
    """Who plays with what and the first cards of the Headwaters; what the end brings, as the log tells it."""
    starters = {event.args["seat"]: event.message for event in events if event.name == "starter_kept"}
    species = [event for event in events if event.name == "species_taken"]
    parts = [_bank(event, starters.get(event.args["seat"])) for event in species]
    cards = [event.message.args["card"] for event in events if event.name == "card_turned_up"]
    if cards:
        parts.append(say("told-headwaters", cards=_named(cards)))
    return parts + [event.message for event in events if event.name in ("final_builds", "game_ended")]


def _bank(event: Event, starter: Message | None) -> Message:
    args = event.message.args
    return event.message if starter is None else say("told-bank", **args, card=starter.args["card"])


# ---------------------------------------------------------------- what a seat does


def _acts(seat: int | None, events: Sequence[Event], turn: Sequence[Event]) -> list[Message]:
    """What each event adds; what happens several times is told once. Everybody but `seat` is named."""
    parts = []
    for (name, who), same in groupby(events, lambda event: (event.name, event.args.get("seat"))):
        act = _act(name, list(same), turn)
        if act is not None:
            is_named = isinstance(who, int) and who != seat
            parts.append(say("told-who", seat=seat_message(who), act=act) if is_named else act)
    return parts


def _act(name: str, same: list[Event], turn: Sequence[Event]) -> Message | None:
    """Events of one name and seat as one part; None if it is told by another part or not worth a word."""
    args = same[0].message.args
    if name in WITH_COST:
        return _with_cost(say(f"told-{name}", **args), same[0], turn)
    if name in ("card_drawn", "card_discarded", "card_ready"):
        cards = [event.message.args["card" if name == "card_ready" else "structure"] for event in same]
        return say(f"told-{name}", cards=_named(cards))
    if name == "cards_drawn":
        is_known = any(event.name == "card_drawn" for event in turn)  # by name, to the one who drew
        is_refill = args["count"] == 1 and any(event.name == "builds" for event in turn)
        return None if is_known or is_refill else say("told-cards_drawn", **args)
    if name == "recalled":
        return say("told-recalled", count=len(same))
    if name == "blank_put":
        return say("told-blank_put", cards=_named([event.message.args["card"] for event in same]))
    if name == "card_out":
        names = [event.name for event in turn]
        is_paid = "built_up" in names[_place(same[0], turn) :]  # its last worker paid for what is built
        return None if is_paid else say("told-card_out", **args)
    if name == "card_turned_up":
        is_flush = any(event.name == "headwaters_flushed" for event in turn)
        return say("told-turned_up", cards=_named([event.message.args["card"] for event in same])) if is_flush else None
    if name == "bonus_turn":
        return say("told-turn_out_of_order" if same[0] is turn[0] else "told-another_turn")
    return say(f"told-{name}", **args) if name in TOLD else None


TOLD = (
    "pawn_back",
    "workers_placed",
    "card_drifts",
    "card_ashore",
    "worker_home",
    "workers_swapped",
    "worker_moved",
    "card_taken",
    "effect_copied",
    "looks",
    "hand_seen",
    "retired",
)


def _with_cost(act: Message, event: Event, turn: Sequence[Event]) -> Message:
    """The act with the fish paid for it, which its seat pays before it does anything else; the fish paid to start an
    auction come right before it and are not told."""
    for place in range(_place(event, turn) + 1, len(turn)):
        later = turn[place]
        is_start = place + 1 < len(turn) and turn[place + 1].name in AUCTIONS
        if later.name in WITH_COST or later.name in AUCTIONS or is_start:
            break
        if later.name == "pawn_forward":
            return say("told-cost", act=act, fish=later.message.args["fish"], to=later.message.args["to"])
    return act


def _place(event: Event, turn: Sequence[Event]) -> int:
    return next(place for place, other in enumerate(turn) if other is event)


def _named(cards: Sequence[int | str | Message]) -> Message:
    """Cards by name: "Pier", "Pier and Granary", "Pier, Granary and Pontoon"."""
    messages = [card for card in cards if isinstance(card, Message)]
    if len(messages) == 1:
        return messages[0]
    return say("told-and", one=listed(messages[:-1]), other=messages[-1])


# ---------------------------------------------------------------- an auction


def _auction(events: Sequence[Event]) -> Message:
    """Rate, bids, what did not fit, where the card went and whom that sent back."""
    bids = [event for event in events if event.name in BIDS]
    if not bids:
        return listed(_opening(events))
    whole = say("told-bids", opening=listed(_opening(events)), bids=_bids(bids))
    return listed([whole, *_outcome(events)], "told-then")


def _opening(events: Sequence[Event]) -> list[Message]:
    """Which card at what rate, and what comes before the bids: a Floodgate opened, workers called home."""
    before = list(takewhile(lambda event: event.name not in BIDS, events))
    begun = before[0]
    raised = next((event for event in before if event.name == "card_drifts"), None)
    if raised is not None:  # with the place the rate has changed
        space = raised.args["space"]
        assert isinstance(space, int)
        first = say("told-auction_raised", **{**raised.message.args, "rate": RIVER_RATE[space - 1]})
    else:
        first = say(f"told-{begun.name}", **begun.message.args)
    trigger = begun.args["seat"]
    assert isinstance(trigger, int)
    return [first, *_acts(trigger, [event for event in before if event.name in ("recalled", "pawn_back")], before)]


def _bids(bids: Sequence[Event]) -> Message:
    """Sealed bids by seat, whenever the viewer came to know them, then those made openly after them."""
    sealed = sorted((bid for bid in bids if bid.name == "bid_made"), key=lambda bid: str(bid.args["seat"]))
    late = [bid for bid in bids if bid.name == "late_bid_made"]
    return listed([say(f"told-{bid.name}", **bid.message.args) for bid in [*sealed, *late]])


def _outcome(events: Sequence[Event]) -> list[Message]:
    """What the bids came to."""
    after = events[max(place for place, event in enumerate(events) if event.name in BIDS) + 1 :]
    is_single = events[0].name == "auction_begun"
    parts = []
    jam = next((event for event in after if event.name == "river_jams"), None)
    placed = _placed(event for event in after if event.name == "workers_placed")
    if jam is not None:
        over = jam.message.args["over"]
        parts.append(say("told-jam", over=over, placed=placed) if placed else say("told-jam-none", over=over))
    for event in after:
        if event.name in ("card_drifts", "card_ashore", "card_out"):
            parts.append(say(f"told-{'it' if is_single else 'one'}-{event.name}", **event.message.args))
        elif event.name == "pawn_back":
            act = say("told-pawn_back", **event.message.args)
            parts.append(say("told-who", seat=event.message.args["seat"], act=act))
    return parts


def _placed(events: Iterable[Event]) -> Message | None:
    """How many workers each seat placed, on all cards together."""
    workers: dict[int, int] = {}
    for event in events:
        seat, count = event.args["seat"], event.args["workers"]
        assert isinstance(seat, int)
        assert isinstance(count, int)
        workers[seat] = workers.get(seat, 0) + count
    parts = [say("told-placed", seat=seat_message(seat), workers=count) for seat, count in workers.items()]
    return listed(parts) if parts else None
