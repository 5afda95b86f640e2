"""What an action gives as far as anybody can know it before the attempt."""

from __future__ import annotations

from rivertable.engine.contract import Change
from rivertable.engine.domains import seat_message
from rivertable.engine.messages import say

from . import actions
from .rules.tokens import collect_tokens, exchange, points, tokens_laid
from .state import EXCHANGE, PICK_TILE, RELEASE, REPORT_EVENT, REPORT_FOULS, State
from .tables import STACKS, TILE_STEPS


def preview(s: State, seat: int, action: int) -> tuple[Change, ...]:
    """SL-4.4, SL-5.7, SL-5.8, SL-6.6  Where the marker goes, tokens that would be laid, points a fall pays."""
    if s.step == PICK_TILE:
        after = (s.marker + TILE_STEPS[s.face_up[action - actions.TILE]]) % STACKS
        return (Change(say("preview-marker"), s.marker + 1, after + 1),)
    if s.step == EXCHANGE:
        return _exchanged(s, seat, action - actions.SWAP)
    if (s.step, action) in ((RELEASE, actions.RELEASED), (REPORT_FOULS, actions.DONE)) and s.barred == 0:
        return _laid(s)
    if s.step == REPORT_EVENT and action == actions.EVENT:
        return _paid(s)
    return ()


def _laid(s: State) -> tuple[Change, ...]:
    """The tokens of the player in turn beside the stack, if the stone stays."""
    mine = s.tokens[s.marker][s.current]
    laid = tokens_laid(s, s.current, s.height[s.marker] + 1)
    return (Change(say("preview-tokens"), mine, mine + laid),)


def _exchanged(s: State, seat: int, wanted: int) -> tuple[Change, ...]:
    after = s.clone()  # type: ignore[attr-defined]
    if wanted == 1:
        exchange(after, seat)
    laid = min(s.lay, after.supply[seat])
    return (
        Change(say("preview-supply"), s.supply[seat], after.supply[seat] - laid),
        Change(say("preview-tokens"), s.tokens[s.marker][seat], s.tokens[s.marker][seat] + laid),
    )


def _paid(s: State) -> tuple[Change, ...]:
    """The points of everybody who scores by the event that is being reported."""
    after = s.clone()  # type: ignore[attr-defined]
    collect_tokens(after, s.open_stacks, s.current if s.open_cause < 0 else s.open_cause)
    return tuple(
        Change(say("preview-points", seat=seat_message(seat)), points(s, seat), points(after, seat))
        for seat in range(s.players)
        if points(s, seat) != points(after, seat)
    )
