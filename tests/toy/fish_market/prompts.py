"""What a player is asked, and the words of each answer."""

from __future__ import annotations

from rivertable.engine.contract import Change
from rivertable.engine.messages import Message, say
from rivertable.engine.reasons import OK

from .actions import ACTIONS, BID, PEEK, TAKE
from .reasons import Reason
from .rules import is_asked, may
from .state import NONE, OVER, State
from .tables import FISH, PEEK_COST, VALUE
from .view import PHASES

Args = dict[str, int | str | Message]


def decision(s: State, seat: int) -> Message:
    if s.phase != OVER and not is_asked(s, seat):
        return say("decide-wait")
    return say(f"decide-{PHASES[s.phase]}", coins=s.coins[seat] if seat < s.players else 0)


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


def preview(s: State, seat: int, action: int) -> tuple[Change, ...]:
    """Coins now and after selling, taking or peeking."""
    card = _card(s, seat, action) if seat < s.players else NONE
    if may(s, seat, action) != OK or (card < 0 and action != PEEK):
        return ()
    gain = -PEEK_COST if action == PEEK else VALUE[card] + 1 if action < TAKE else -VALUE[card]
    return (Change(say("preview-coins"), s.coins[seat], s.coins[seat] + gain),)
