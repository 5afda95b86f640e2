"""What an action costs and gives, before it is taken, as far as the seat can know."""

from __future__ import annotations

from collections.abc import Iterator

from rivertable.engine.contract import Change
from rivertable.engine.messages import say

from . import actions
from .actions import ACTIONS
from .rules.auction import billed_of, overbid, own_rate, placed_of, total_bid
from .rules.auction import lot_icons as icons_of_lot
from .rules.cost import build_fish
from .rules.effects.end_game import uses_of
from .rules.tableau import owned
from .rules.track import finish_line, is_held
from .scoring import tableau_points
from .state import State
from .tables import (
    AUCTION_COST,
    BACK,
    FLUSH_COST,
    INVENT_COST,
    JAM_REFUND,
    NONE,
    PASS_COST,
    PULL_COST,
    RECALL_SLIDE_BACK,
    RUN_FISH,
    USE_FISH,
)


def preview(s: State, seat: int, action: int) -> tuple[Change, ...]:
    """RB-1.2  The fish total after it, the supply, and points on structures."""
    return tuple(change for change in _changes(s, seat, action) if change.before != change.after)


def _changes(s: State, seat: int, action: int) -> Iterator[Change]:
    fish = s.fish[seat]
    yield Change(say("preview-fish"), fish, max(0, fish + _fish(s, seat, action)))
    name = ACTIONS.block_of(action).name
    if name == "recall":
        yield Change(say("preview-supply"), s.supply[seat], s.supply[seat] + 1)
    if name == "late_bid":
        bid = action - actions.LATE_BID
        placed = placed_of(bid, overbid(icons_of_lot(s), total_bid(s) + bid))
        yield Change(say("preview-workers"), s.workers[s.lot][seat], s.workers[s.lot][seat] + placed)
    if name in ("build", "final_build"):
        structure = action - ACTIONS.block_of(action).first
        yield Change(say("preview-points"), tableau_points(s, seat, uses_of(s, seat)), _with(s, seat, structure))


def _fish(s: State, seat: int, action: int) -> int:
    """Fish the seat pays for sure, or gets back."""
    name = ACTIONS.block_of(action).name
    number = action - ACTIONS.block_of(action).first
    if name == "pull":
        return PULL_COST[number]
    if name == "auction":
        return AUCTION_COST
    if name == "flush":
        return FLUSH_COST
    if name == "invent":
        return INVENT_COST * (number + 1)
    if name in ("build", "final_build"):
        return build_fish(s, seat, number)
    if name == "use":
        return USE_FISH[number]
    if name == "place":
        return RUN_FISH[number + 1]
    if name == "pass":
        return PASS_COST
    if name == "bid":
        return number * own_rate(s, seat)
    if name == "late_bid":
        placed = placed_of(number, overbid(icons_of_lot(s), total_bid(s) + number))
        return billed_of(number, placed, owned(s, seat, JAM_REFUND) != NONE) * own_rate(s, seat)
    if name == "recall":
        hollow = owned(s, seat, RECALL_SLIDE_BACK)
        return 0 if hollow == NONE else -BACK[hollow]
    return _retire_fish(s, seat) if name == "retire" else 0


def _retire_fish(s: State, seat: int) -> int:
    space = max(finish_line(s), s.fish[seat])
    while is_held(s, space):
        space += 1
    return space - s.fish[seat]


def _with(s: State, seat: int, structure: int) -> int:
    after = s.clone()  # type: ignore[attr-defined]
    after.owner[structure] = seat
    return tableau_points(after, seat, uses_of(after, seat))
