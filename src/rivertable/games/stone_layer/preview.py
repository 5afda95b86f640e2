"""What previews tell: where the marker goes, and everybody's points and tokens."""

from __future__ import annotations

from rivertable.engine.contract import REFEREE_SEAT
from rivertable.engine.domains import seat_message
from rivertable.engine.messages import say

from .rules.tokens import can_exchange, exchange, lay_tokens, points, tokens_at_stacks, tokens_for
from .state import ALT_SIZE, NONE, OVER, REPORT_EVENT, REPORT_SET, State
from .tables import SEATS, STACKS, TILE_STEPS

QUANTITIES = (
    say("preview-marker"),
    *(say("preview-points", seat=seat_message(seat)) for seat in range(SEATS)),
    *(say("preview-tokens", seat=seat_message(seat)) for seat in range(SEATS)),
    *(say("preview-supply", seat=seat_message(seat)) for seat in range(SEATS)),
)


def measure(s: State, seat: int) -> list[int | None]:
    """SL-4.4, SL-5.7, SL-5.8, SL-6.6  The stack of the next turn; points, tokens beside the stacks and in the supply. For
    the players a stone that was released counts as staying, as long as nothing else is reported."""
    marker = _next_marker(s)
    if seat != REFEREE_SEAT and _may_stay(s):
        s = _with_tokens(s)
    seats = range(SEATS)
    return [
        marker,
        *(points(s, each) for each in seats),
        *(tokens_at_stacks(s, each) for each in seats),
        *(s.supply[each] for each in seats),
    ]


def _next_marker(s: State) -> int | None:
    """SL-4.4  The stack where the chosen tile will send the marker. In the alternative start nobody chooses that."""
    if ALT_SIZE <= s.step <= REPORT_SET:
        return None
    steps = 0 if s.tile == NONE else TILE_STEPS[s.tile]
    return 1 + int(s.marker + steps) % STACKS


def _may_stay(s: State) -> bool:
    return REPORT_EVENT <= s.step < OVER and not (s.barred or s.named or s.open_stacks or s.touched or s.leaned)


def _with_tokens(s: State) -> State:
    """SL-5.7, SL-5.8  The tokens laid for the stone that was released."""
    after: State = s.clone()  # type: ignore[attr-defined]
    count, current = tokens_for(s.height[s.marker] + 1), s.current
    if after.supply[current] < count and can_exchange(after, current):
        exchange(after, current)
    lay_tokens(after, current, s.marker, count)
    return after
