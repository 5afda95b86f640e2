"""What a player is asked, and the words of each answer."""

from __future__ import annotations

from rivertable.engine.messages import Message, say

from .actions import ACTIONS, BID, PEEK, TAKE
from .reasons import Reason
from .rules import DECISIONS, is_asked, may
from .state import NONE, OVER, State
from .tables import FISH, PEEK_COST, VALUE

Args = dict[str, int | str | Message]


def decision(s: State, seat: int) -> Message:
    if s.phase != OVER and not is_asked(s, seat):
        return say("decide-wait")
    return say(f"decide-{DECISIONS.name(s.phase, 'over')}", coins=s.coins[seat] if seat < s.players else 0)


def _card(s: State, seat: int, action: int) -> int:
    """The card an action is about, or NONE."""
    if action < TAKE:
        return s.hand[seat][action] if action < s.hand_count[seat] else NONE
    return s.market[action - TAKE] if action < TAKE + len(s.market) else NONE


def label(s: State, seat: int, action: int) -> Message:
    card = _card(s, seat, action) if seat < s.players else NONE
    about: Args = {"fish": say(f"fish-{FISH[card]}" if card >= 0 else "fish-none")}
    return say(f"action-{ACTIONS.block_of(action).name}", **ACTIONS.messages(action), **about)


def candidates(s: State, seat: int) -> tuple[int, ...]:
    return tuple(a for a in range(ACTIONS.count) if may(s, seat, a) not in (Reason.NOT_ASKED_NOW, Reason.NO_CARD))


def explain(s: State, seat: int, action: int, reason: int) -> Args:
    if reason != Reason.TOO_DEAR:
        return {}
    price = PEEK_COST if action == PEEK else action - BID if action >= BID else VALUE[s.market[action - TAKE]]
    return {"price": price, "coins": s.coins[seat]}


QUANTITIES = (say("preview-coins"), say("preview-cards"), *(say("preview-fish", fish=say(f"fish-{f}")) for f in FISH))


def measure(s: State, seat: int) -> list[int]:
    """Coins, a sealed bid counted as paid; cards in hand, all and of each kind."""
    if seat >= s.players:
        return [0] * len(QUANTITIES)
    hand = s.hand[seat][: s.hand_count[seat]]
    return [s.coins[seat] - max(0, s.bids[seat]), len(hand), *map(hand.count, range(len(FISH)))]


def unforeseen(before: State, after: State, seat: int) -> frozenset[str]:
    """Which card is drawn from the deck, where it costs nothing, unless the seat has peeked at it."""
    if seat >= after.players or after.hand_count[seat] <= before.hand_count[seat]:
        return frozenset()
    is_drawn = after.coins[seat] == before.coins[seat]
    is_blind = before.deck_seen[before.deck_count - 1] >> seat & 1 == 0
    return frozenset({"preview-fish"} if is_drawn and is_blind else ())
