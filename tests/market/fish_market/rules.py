"""The rules: sell, take, draw, peek, bid."""

from __future__ import annotations

from typing import Any

from rivertable.engine.chance import pick, reveal, shuffle
from rivertable.engine.contract import REFEREE_SEAT
from rivertable.engine.decisions import Answer, Decision, Decisions
from rivertable.engine.events import emit, sync
from rivertable.engine.reasons import OK
from rivertable.engine.rule import rule
from rivertable.engine.state import SEEN_BY_ALL

from .actions import ACTIONS, BID, DRAW, LEAVE, PEEK, REPORT, REST, SELL, TAKE
from .events import BID_MADE, CARD_DRAWN, CARD_PEEKED, DREW, PRIZE_WON, REPORTED, RESHUFFLED, SOLD, TAKEN
from .reasons import Reason
from .state import BIDDING, CLOSED, MORNING, NONE, OVER, PEEKED, SEATS, SLOTS, SOLD_OUT, TURN, State
from .tables import CARDS, COUNT, DAYS, KINDS, PEEK_COST, STALL, START_CARDS, START_COINS, VALUE

# ---------------------------------------------------------------- cards


@rule
def reshuffle(s: State) -> None:
    """FM-5  An empty deck is made of the discards again, in an order that nobody knows."""
    if s.deck_count == 0 and s.discard_count > 0:
        emit(s, RESHUFFLED, s.discard_count)
        for i in range(s.discard_count):
            s.deck[i] = s.discards[i]
            s.deck_seen[i] = 0
            s.discards[i] = NONE
        s.deck_count = s.discard_count
        s.discard_count = 0
        shuffle(s, s.deck, s.deck_count)


@rule
def drop_top(s: State) -> None:
    """The top card has left the deck; the next one is there to be drawn or peeked at."""
    s.deck_count -= 1
    s.deck[s.deck_count] = NONE
    s.deck_seen[s.deck_count] = 0
    reshuffle(s)


@rule
def put_in_hand(s: State, seat: int, card: int, seen: int) -> None:
    """FM-4  Whoever has seen a card knows where it went."""
    place = s.hand_count[seat]
    s.hand[seat][place] = card
    s.hand_seen[seat][place] = seen
    s.hand_count[seat] += 1


@rule
def draw_card(s: State, seat: int) -> None:
    top = s.deck_count - 1
    card = s.deck[top]
    put_in_hand(s, seat, card, s.deck_seen[top])
    emit(s, DREW, seat)
    emit(s, CARD_DRAWN, seat, card)
    drop_top(s)
    reveal(s)


@rule
def fill_market(s: State, slot: int) -> None:
    s.market[slot] = NONE
    if s.deck_count > 0:
        s.market[slot] = s.deck[s.deck_count - 1]
        drop_top(s)
        reveal(s)


# ---------------------------------------------------------------- what a seat may do


@rule
def is_asked(s: State, seat: int) -> bool:
    """FM-2, FM-6  In turn; bids all at once; FM-9 the weather is the world's."""
    if s.phase == OVER:
        return False
    if s.phase == MORNING or seat >= s.players:
        return s.phase == MORNING and seat == REFEREE_SEAT
    if s.phase == BIDDING:
        return s.has_bid[seat] == 0
    return seat == s.current


@rule
def open_decision(s: State, seat: int) -> int:
    return s.phase if is_asked(s, seat) else OVER


@rule
def to_act(s: State) -> int:
    mask = 0
    for seat in range(REFEREE_SEAT + 1):
        if is_asked(s, seat):
            mask |= 1 << seat
    return mask


@rule
def may_take(s: State, seat: int, slot: int) -> int:
    """FM-4  Pay the value of an open card and put it into the stall."""
    if s.market[slot] == NONE:
        return Reason.NO_CARD
    if s.coins[seat] < VALUE[s.market[slot]]:
        return Reason.TOO_DEAR
    return Reason.STALL_FULL if s.hand_count[seat] == STALL else OK


@rule
def may_draw(s: State, seat: int) -> int:
    """FM-5  The top card is free."""
    if s.deck_count == 0:
        return Reason.NOTHING_LEFT
    return Reason.STALL_FULL if s.hand_count[seat] == STALL else OK


@rule
def may_peek(s: State, seat: int) -> int:
    """FM-5  For a coin, look at the card you could draw; FM-9 not in a storm."""
    if s.storm == 1:
        return Reason.STORM
    return Reason.TOO_DEAR if s.coins[seat] < PEEK_COST else may_draw(s, seat)


@rule
def may_sell(s: State, seat: int, slot: int) -> int:
    return OK if slot < s.hand_count[seat] else Reason.NO_CARD


@rule
def may_rest(s: State, seat: int) -> int:
    return Reason.NO_REST if may_draw(s, seat) == OK else OK


@rule
def may_bid(s: State, seat: int, coins: int) -> int:
    """FM-6  Bid what you have."""
    return OK if coins <= s.coins[seat] else Reason.TOO_DEAR


@rule
def ask_even_if_single(s: State, seat: int) -> bool:
    """FM-2  A turn is begun by its player, even if drawing is all there is."""
    return s.phase == TURN and s.sold == 0


# ---------------------------------------------------------------- what it does


@rule
def sell(s: State, seat: int, slot: int) -> None:
    """FM-3  One coin more than its value; what not everybody had seen is seen now."""
    card = s.hand[seat][slot]
    if s.hand_seen[seat][slot] != SEEN_BY_ALL:
        reveal(s)
    s.hand_count[seat] -= 1
    last = s.hand_count[seat]
    for i in range(slot, last):
        s.hand[seat][i] = s.hand[seat][i + 1]
        s.hand_seen[seat][i] = s.hand_seen[seat][i + 1]
    s.hand[seat][last] = NONE
    s.hand_seen[seat][last] = 0
    s.discards[s.discard_count] = card
    s.discard_count += 1
    s.coins[seat] += VALUE[card] + 1
    s.sold += 1
    emit(s, SOLD, seat, card)


@rule
def take(s: State, seat: int, slot: int) -> None:
    """FM-4  Everybody has seen the card."""
    card = s.market[slot]
    s.coins[seat] -= VALUE[card]
    put_in_hand(s, seat, card, SEEN_BY_ALL)
    emit(s, TAKEN, seat, card)
    fill_market(s, slot)
    end_turn(s)


@rule
def peek(s: State, seat: int) -> None:
    """FM-5  Only this seat sees the card."""
    top = s.deck_count - 1
    s.coins[seat] -= PEEK_COST
    s.deck_seen[top] |= 1 << seat
    s.phase = PEEKED
    emit(s, CARD_PEEKED, seat, s.deck[top])
    reveal(s)


@rule
def finish(s: State, how: int) -> None:
    """FM-7  All hands are shown."""
    s.phase = OVER
    s.ended = how
    for seat in range(s.players):
        for i in range(s.hand_count[seat]):
            s.hand_seen[seat][i] = SEEN_BY_ALL
    reveal(s)


@rule
def begin_day(s: State) -> None:
    s.day += 1
    s.current = 0
    s.phase = MORNING if s.opt_weather == 1 else TURN


@rule
def end_turn(s: State) -> None:
    """FM-7  With no card left to draw the market is sold out. FM-6  After everybody's turn come the bids."""
    s.sold = 0
    s.phase = TURN
    if s.deck_count == 0:
        finish(s, SOLD_OUT)
    elif s.current + 1 < s.players:
        s.current += 1
    else:
        s.phase = BIDDING


@rule
def award(s: State) -> None:
    """FM-6  The one highest bid pays and wins the prize; equal bids win nothing."""
    best = NONE
    high = 0
    for seat in range(s.players):
        s.shown_bids[seat] = s.bids[seat]
        s.bids[seat] = NONE
        s.has_bid[seat] = 0
        if s.shown_bids[seat] > high:
            best = seat
            high = s.shown_bids[seat]
        elif s.shown_bids[seat] == high:
            best = NONE
    sync(s)
    if best != NONE:
        s.coins[best] -= high
        s.prizes[best] += 1
        emit(s, PRIZE_WON, best)


@rule
def bid(s: State, seat: int, coins: int) -> None:
    """FM-6  Sealed until everybody has bid."""
    s.bids[seat] = coins
    s.has_bid[seat] = 1
    emit(s, BID_MADE, seat, coins)
    if to_act(s) == 0:
        award(s)
        if s.day == DAYS:
            finish(s, CLOSED)
        else:
            begin_day(s)


@rule
def report(s: State, storm: int) -> None:
    """FM-9  The weather of the day."""
    s.storm = storm
    s.phase = TURN
    emit(s, REPORTED, storm)


@rule
def referee(s: State, stream: Any) -> int:
    """FM-9  One day in three is stormy."""
    return REPORT + (1 if pick(stream, 3) == 0 else 0)


@rule
def draw(s: State, seat: int) -> None:
    """FM-5"""
    draw_card(s, seat)
    end_turn(s)


@rule
def setup(s: State, players: int) -> None:
    """FM-1  Shuffle, open the market, deal."""
    for kind in range(KINDS):
        for _ in range(COUNT[kind]):
            s.deck[s.deck_count] = kind
            s.deck_count += 1
    shuffle(s, s.deck, CARDS)
    for i in range(CARDS):
        s.discards[i] = NONE
    for seat in range(SEATS):
        s.bids[seat] = NONE
        s.has_bid[seat] = 0
        s.shown_bids[seat] = NONE
        for i in range(STALL):
            s.hand[seat][i] = NONE
    for seat in range(players):
        s.coins[seat] = START_COINS
        for _ in range(START_CARDS):
            draw_card(s, seat)
    for slot in range(SLOTS):
        fill_market(s, slot)
    begin_day(s)


@rule
def rounds(s: State) -> int:
    return s.day


# FM-2  Sell what you like, then draw, take or rest; or peek, then draw or leave it.
DECISIONS = Decisions(
    ACTIONS,
    Reason,
    to_act=to_act,
    open_decision=open_decision,
    waits=Reason.NOT_YOUR_TURN,
    decisions=(
        Decision(MORNING, "morning", Answer(REPORT, do=report)),
        Decision(
            TURN,
            "turn",
            Answer(SELL, may=may_sell, do=sell),
            Answer(TAKE, may=may_take, do=take),
            Answer(DRAW, may=may_draw, do=draw),
            Answer(PEEK, may=may_peek, do=peek),
            Answer(REST, may=may_rest, do=end_turn),
        ),
        Decision(PEEKED, "peeked", Answer(DRAW, may=may_draw, do=draw), Answer(LEAVE, do=end_turn)),
        Decision(BIDDING, "bidding", Answer(BID, may=may_bid, do=bid)),
    ),
)
may = DECISIONS.may
