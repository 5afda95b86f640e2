"""What a viewer cannot see, filled with a random world that fits."""

from __future__ import annotations

from typing import Any

from rivertable.engine.chance import pick, seed_imagined_chance
from rivertable.engine.rule import rule
from rivertable.engine.secrecy import TABLE
from rivertable.engine.state import UNKNOWN_I8

from .state import NONE, SEATS, SLOTS, State
from .tables import CARDS, COUNT, KINDS, STALL


@rule
def count_of(s: State, kind: int) -> int:
    """How many cards of a kind lie somewhere."""
    count = 0
    for i in range(CARDS):
        count += (1 if s.deck[i] == kind else 0) + (1 if s.discards[i] == kind else 0)
    for slot in range(SLOTS):
        count += 1 if s.market[slot] == kind else 0
    for seat in range(SEATS):
        for i in range(STALL):
            count += 1 if s.hand[seat][i] == kind else 0
    return count


@rule
def conserved(s: State, out: Any) -> int:
    """FM-1  No fish is ever lost."""
    for kind in range(KINDS):
        out[kind] = count_of(s, kind)
    return KINDS


@rule
def unseen_card(s: State, stream: Any) -> int:
    """One of the cards that lie nowhere yet, each equally likely."""
    total = 0
    for kind in range(KINDS):
        total += COUNT[kind] - count_of(s, kind)
    k = pick(stream, total)
    kind = 0
    while k >= COUNT[kind] - count_of(s, kind):
        k -= COUNT[kind] - count_of(s, kind)
        kind += 1
    return kind


@rule
def deal_unknown(s: State, viewer: int, stream: Any) -> None:
    """FM-8  Every arrangement of the unseen cards is as likely as another. What the discards told before they were
    shuffled is forgotten."""
    seed_imagined_chance(s, stream)
    for seat in range(SEATS):
        if viewer != TABLE and seat != viewer:
            s.bids[seat] = NONE
            s.has_bid[seat] = 0
        for i in range(s.hand_count[seat], STALL):
            s.hand[seat][i] = NONE
    for i in range(s.deck_count, CARDS):
        s.deck[i] = NONE
    for seat in range(s.players):
        for i in range(s.hand_count[seat]):
            if s.hand[seat][i] == UNKNOWN_I8:
                s.hand[seat][i] = unseen_card(s, stream)
    for i in range(s.deck_count):
        if s.deck[i] == UNKNOWN_I8:
            s.deck[i] = unseen_card(s, stream)
