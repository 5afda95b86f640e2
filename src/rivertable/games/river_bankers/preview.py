"""What an action costs and gives, before it is taken, as far as the seat can know."""

from __future__ import annotations

from collections.abc import Iterator

from rivertable.engine.contract import Change
from rivertable.engine.messages import say

from . import actions
from .actions import ACTIONS
from .rules.auction import late_fish, overbid, own_rate, placed_of, rate_at, total_bid
from .rules.auction import lot_icons as icons_of_lot
from .rules.cost import build_fish
from .rules.effects.as_action import starting_cost
from .rules.effects.end_game import uses_of
from .rules.tableau import owned
from .rules.track import space_to_retire
from .scoring import tableau_points
from .state import State
from .tables import (
    AUCTION_COST,
    BACK,
    COMBINED_AUCTION,
    EFFECT,
    FLUSH_COST,
    INVENT_COST,
    MATERIAL,
    NONE,
    PASS_COST,
    PULL_COST,
    RECALL_SLIDE_BACK,
    RUN_FISH,
    SLIDE_BACK,
    SWAP_WORKERS,
    TRIGGER_SLIDE_BACK,
    USE_FISH,
    USES,
)


def preview(s: State, seat: int, action: int) -> tuple[Change, ...]:
    """RB-1.2  The fish total after it, the supply, and points on structures."""
    return tuple(change for change in _changes(s, seat, action) if change.before != change.after)


def _changes(s: State, seat: int, action: int) -> Iterator[Change]:
    yield Change(say("preview-fish"), s.fish[seat], _fish_after(s, seat, action))
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


def _fish_after(s: State, seat: int, action: int) -> int:
    """RB-4.3  The pawn's moves one after the other, none of them below 0."""
    fish = s.fish[seat]
    for move in _moves(s, seat, action):
        fish = max(0, fish + move)
    return fish


def _moves(s: State, seat: int, action: int) -> Iterator[int]:
    """Fish the seat pays for sure when what it chooses is carried out, and spaces its pawn goes back."""
    name = ACTIONS.block_of(action).name
    number = action - ACTIONS.block_of(action).first
    if name in ("build", "final_build"):
        yield build_fish(s, seat, number)
        if name == "build":
            yield from _slides(s, seat, number)
    elif name == "copy":
        yield from _copied(s, number)
    elif name in ("target", "victim"):
        yield _chosen_fish(s, name, number)
    elif name == "recall":
        hollow = owned(s, seat, RECALL_SLIDE_BACK)
        yield 0 if hollow == NONE else -BACK[hollow]
    else:
        yield _fish(s, seat, name, number)


def _fish(s: State, seat: int, name: str, number: int) -> int:
    """Fish paid for an action or a bid."""
    if name == "pull":
        return PULL_COST[number]
    if name == "auction":
        return AUCTION_COST
    if name == "flush":
        return FLUSH_COST
    if name == "invent":
        return INVENT_COST * (number + 1)
    if name == "use":
        return USE_FISH[number]
    if name == "place":
        return RUN_FISH[number + 1]
    if name == "pass":
        return PASS_COST
    if name == "bid":
        return number * own_rate(s, seat)
    if name == "late_bid":
        return late_fish(s, seat, number)
    return space_to_retire(s, seat) - s.fish[seat] if name == "retire" else 0


def _slides(s: State, seat: int, structure: int) -> Iterator[int]:
    """RB-7.49, RB-7.85  Back when it is built, then by Vine Trellis, which counts for its own build too."""
    if EFFECT[structure] == SLIDE_BACK:
        yield -BACK[structure]
    trellis = structure if EFFECT[structure] == TRIGGER_SLIDE_BACK else owned(s, seat, TRIGGER_SLIDE_BACK)
    if trellis != NONE and USES[structure] >> MATERIAL[trellis] & 1:
        yield -BACK[trellis]


def _copied(s: State, structure: int) -> Iterator[int]:
    """RB-7.45, RB-7.81  Mill Wheel goes back with a when-built effect, and pays the fish of an action."""
    if s.stage == 1:
        yield USE_FISH[structure]
    elif EFFECT[structure] == SLIDE_BACK:
        yield -BACK[structure]


def _chosen_fish(s: State, name: str, number: int) -> int:
    """RB-7.79, RB-12.3  Portage and Confluence are paid for when all is chosen; what for is known from here on."""
    effect = EFFECT[s.effect_card]
    if effect == SWAP_WORKERS:
        leaves_now = name == "target" and s.stage == 0
        return rate_at(s, number if leaves_now else s.first)
    if effect == COMBINED_AUCTION and s.stage == 1:
        return min(starting_cost(s, s.first), starting_cost(s, number))
    return 0


def _with(s: State, seat: int, structure: int) -> int:
    after = s.clone()  # type: ignore[attr-defined]
    after.owner[structure] = seat
    return tableau_points(after, seat, uses_of(after, seat))
