"""Score tokens: laying, exchanging, collecting, and who has won (SL-5.7 to SL-5.9, SL-6.6, SL-7)."""

from __future__ import annotations

from rivertable.engine.events import emit
from rivertable.engine.rule import rule

from ..events import EXCHANGED, POINTS_SCORED, TOKENS_LAID, TOKENS_RETURNED
from ..state import TOKENS_STAY, State
from ..tables import BONUS, EXCHANGE_RATE, FIVES, LAST_BONUS, STACKS, TOKENS, WINNING_POINTS


@rule
def lay_out_tokens(s: State, players: int) -> None:
    """SL-3.4  Everybody has their tokens as a supply; the five-point tokens form a bank."""
    for seat in range(players):
        s.supply[seat] = TOKENS
    s.bank = FIVES


@rule
def points(s: State, seat: int) -> int:
    """SL-7.1  Single golden tokens, and five for each five-point token."""
    return s.golden[seat] + EXCHANGE_RATE * s.fives[seat]


@rule
def tokens_at_stacks(s: State, seat: int) -> int:
    """SL-7.2  The seat's own tokens beside the stacks."""
    count = 0
    for stack in range(STACKS):
        count += s.tokens[stack][seat]
    return count


@rule
def tokens_for(height: int) -> int:
    """SL-5.7, SL-10.4, SL-10.17  Tokens for the stone that makes a stack this high."""
    return BONUS[min(height, LAST_BONUS)]


@rule
def can_exchange(s: State, seat: int) -> bool:
    """SL-5.8, SL-10.1  Five single golden tokens, and a five-point token in the bank."""
    return s.golden[seat] >= EXCHANGE_RATE and s.bank > 0


@rule
def exchange(s: State, seat: int) -> None:
    """SL-5.8, SL-10.18  Five golden tokens return to the supply, coloured side up; the points stay the same."""
    s.golden[seat] -= EXCHANGE_RATE
    s.supply[seat] += EXCHANGE_RATE
    s.fives[seat] += 1
    s.bank -= 1
    emit(s, EXCHANGED, seat)


@rule
def tokens_laid(s: State, seat: int, height: int) -> int:
    """SL-5.7, SL-5.8, SL-5.9  Tokens that the seat would really lay for the stone that makes a stack this high: what its
    supply holds, with the five that an exchange brings back, made by itself or asked for."""
    count = tokens_for(height)
    supply = s.supply[seat]
    if supply < count and can_exchange(s, seat):
        supply += EXCHANGE_RATE
    return min(count, supply)


@rule
def lay_tokens(s: State, seat: int, stack: int, count: int) -> None:
    """SL-5.7, SL-5.9  From the supply to the stack; what is not there is lost, not owed."""
    count = min(count, s.supply[seat])
    s.supply[seat] -= count
    s.tokens[stack][seat] += count
    emit(s, TOKENS_LAID, seat, stack, count)


@rule
def collect_of(s: State, stacks: int, seat: int) -> int:
    """The seat's tokens at these stacks, taken away."""
    count = 0
    for stack in range(STACKS):
        if (stacks >> stack) & 1 == 1:
            count += s.tokens[stack][seat]
            s.tokens[stack][seat] = 0
    return count


@rule
def collect_tokens(s: State, stacks: int, cause: int) -> None:
    """SL-6.6, SL-10.20  Tokens at all stacks of one event, taken together: points for all but who caused it.
    SL-10.2, SL-10.3, SL-11.2  Those of the cause return to the supply, or stay at the base stone (Norwegian).
    SL-7.4  So the player in turn scores only by a fall that another player caused."""
    for seat in range(s.players):
        if seat != cause:
            count = collect_of(s, stacks, seat)
            s.golden[seat] += count
            if count > 0:
                emit(s, POINTS_SCORED, seat, count)
        elif s.opt_toppler_tokens != TOKENS_STAY:
            count = collect_of(s, stacks, seat)
            s.supply[seat] += count
            if count > 0:
                emit(s, TOKENS_RETURNED, seat, count)


@rule
def is_won(s: State) -> bool:
    """SL-7.1, SL-1.4, SL-11.7  Somebody has the points to win."""
    for seat in range(s.players):
        if points(s, seat) >= WINNING_POINTS[s.opt_points_to_win]:
            return True
    return False
