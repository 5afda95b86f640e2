"""The state of Fish Market."""

from rivertable.engine.chance import RNG_WORDS
from rivertable.engine.kept import kept
from rivertable.engine.rule import rule
from rivertable.engine.state import NOBODY, OWNER, i8, i16, i32, i64, secret, state

from .tables import CARDS, STALL

SEATS = 4
SLOTS = 2  # of the open market
NONE = -1  # no card, no bid

MORNING, TURN, PEEKED, BIDDING, OVER = 0, 1, 2, 3, 4
CLOSED, SOLD_OUT = 0, 1  # ways to end


@rule
def has_bid_of(s: "State", seat: int) -> int:
    """FM-6  1 if the seat has made its bid."""
    return 0 if s.bids[seat] == NONE else 1


@state
class State:
    rng: i64[RNG_WORDS] = secret(NOBODY)
    reveals: i32
    players: i8
    opt_rules: i16
    opt_weather: i8

    phase: i8
    day: i8
    current: i8  # seat whose turn it is
    sold: i8  # cards sold this turn
    storm: i8
    ended: i8
    coins: i16[SEATS]
    prizes: i8[SEATS]

    deck: i8[CARDS] = secret(NOBODY, seen="deck_seen")  # the top card is the last
    deck_seen: i16[CARDS]
    deck_count: i8
    discards: i8[CARDS]
    discard_count: i8
    market: i8[SLOTS]
    hand: i8[SEATS, STALL] = secret(OWNER, seen="hand_seen")
    hand_seen: i16[SEATS, STALL]
    hand_count: i8[SEATS]

    bids: i8[SEATS] = secret(OWNER, choice=True)
    shown_bids: i8[SEATS]  # of the last day
    has_bid: i8[SEATS] = kept(has_bid_of, "bids")
