"""What previews tell: where the pawn lands, workers, cards and points; and what happens to the pawns of others."""

from __future__ import annotations

from collections.abc import Iterator

from rivertable.engine.domains import seat_message
from rivertable.engine.messages import say

from . import state as at
from .rules.auction import own_rate, rate_at
from .rules.build import builder
from .rules.cost import build_fish
from .rules.effects.dispatch import REACTIONS
from .rules.effects.end_game import uses_of
from .rules.tableau import join_tableau, owned
from .scoring import pair_points, tableau_points
from .state import SEATS, State
from .tables import (
    BACK,
    EFFECT,
    LEAST_BID,
    MATERIAL,
    NONE,
    STRUCTURES,
    USES,
    cards_with,
    each_of,
    number_of,
)

PORTAGE, SLIDE_BACK = number_of("swap_workers"), number_of("slide_back")
TRIGGER_SLIDE_BACK = cards_with("trigger_slide_back")
DO_TRIGGER_SLIDE_BACK = at.DO_REACTION + [*REACTIONS].index(TRIGGER_SLIDE_BACK)

QUANTITIES = (
    say("preview-fish"),
    say("preview-least_bid"),
    say("preview-points"),
    say("preview-structures"),
    say("preview-pairs"),
    say("preview-supply"),
    say("preview-hand"),
    say("preview-order"),
    *(say("preview-fish_of", seat=seat_message(seat)) for seat in range(SEATS)),
    *(say("preview-supply_of", seat=seat_message(seat)) for seat in range(SEATS)),
)
BUILDING = (at.CHARCOAL, at.STONE_TOOL, at.TREATY, at.GRANARY, at.PAY)  # asked before a structure is raised


def measure(s: State, seat: int) -> list[int | None]:
    """RB-1.2, RB-4.1, RB-8.7, RB-8.8  Fish with what is owed by now, points with pairs, workers, cards, turn order. Which
    workers pay for a build decides the pairs, so they and the supply are open until then."""
    is_building = s.decision in BUILDING and builder(s) == seat
    owned_by_now = _with_chosen(s, seat, is_building)
    structures = tableau_points(owned_by_now, seat, uses_of(owned_by_now, seat))
    pairs = pair_points(s, seat)
    fish = _fish(s, seat)
    return [
        fish,
        _least_bid(s, seat),
        None if is_building else structures + pairs,
        structures,
        None if is_building else pairs,
        None if is_building else s.supply[seat],
        s.hand_count[seat] - is_building,
        _order(s, seat, fish),
        *(None if other == seat else s.fish[other] for other in range(SEATS)),
        *(None if other == seat else s.supply[other] for other in range(SEATS)),
    ]


def _fish(s: State, seat: int) -> int:
    """RB-4.3  The pawn with the moves it is sure to make, one after the other, none of them below 0."""
    fish = int(s.fish[seat])
    for move in _moves(s, seat):
        fish = max(0, fish + move)
    return fish


def _moves(s: State, seat: int) -> Iterator[int]:
    """What is decided and not yet carried out: a bid, Portage, which is paid for when all is chosen (RB-7.79), and
    what is still to be done of a build."""
    if bid := _bid(s, seat):
        yield bid * own_rate(s, seat)
    if s.asked == seat and (s.decision == at.VICTIM or (s.decision == at.TARGET and s.stage == 1)):
        yield rate_at(s, s.first) if EFFECT[s.effect_card] == PORTAGE else 0
    if s.queued > 0 and builder(s) == seat:
        yield from _rest_of_build(s, seat, s.queue[: s.queued])


def _bid(s: State, seat: int) -> int:
    """RB-6.30  The workers bid, which are paid for when all have bid: sealed, or shown while others bid late."""
    if s.decision == at.BID and s.sealed >> seat & 1:
        return int(max(0, s.bid[seat]))
    return int(s.shown_bid[seat]) if s.decision == at.LATE_BID and not s.late >> seat & 1 else 0


def _rest_of_build(s: State, seat: int, tasks: list[int]) -> Iterator[int]:
    """RB-5.51, RB-7.49, RB-7.85  Fish are paid; back when it is built, then by Vine Trellis, for its own build too."""
    structure = s.building
    if at.DO_FISH in tasks:
        yield build_fish(s, seat, structure)
    if at.DO_WHEN_BUILT in tasks and EFFECT[structure] == SLIDE_BACK:
        yield -BACK[structure]
    trellis = structure if structure in each_of(TRIGGER_SLIDE_BACK) else owned(s, seat, TRIGGER_SLIDE_BACK)
    if DO_TRIGGER_SLIDE_BACK in tasks and trellis != NONE and USES[structure] >> MATERIAL[trellis] & 1:
        yield -BACK[trellis]


def _least_bid(s: State, seat: int) -> int:
    """RB-6.20  Whoever begins an auction bids at least 1 worker; this many fish are still to be paid for it."""
    if s.lot == NONE or s.trigger != seat:
        return 0
    is_before_bid = s.decision in (at.FLOODGATE, at.RECALL, at.BID_LAST_Q)
    is_open = s.sealed >> seat & 1 and s.bid[seat] == at.NOT_CHOSEN
    return LEAST_BID * own_rate(s, seat) if is_before_bid or is_open or s.late >> seat & 1 else 0


def _order(s: State, seat: int, fish: int) -> int:
    """RB-4.1, RB-4.2  The place in the turn order, 1 being next; a pawn that will move lies on top of its space."""
    moves = fish != s.fish[seat]
    others = (other for other in range(s.players) if other != seat and s.retired[other] == 0)
    return 1 + sum(s.fish[o] < fish or (not moves and s.fish[o] == fish and s.moved[o] > s.moved[seat]) for o in others)


def _with_chosen(s: State, seat: int, is_building: bool) -> State:
    """The tableau with the structure being built, or with the starter that was kept and is not shown yet."""
    kept = s.draft[seat] if s.decision == at.STARTER else at.NOT_CHOSEN
    if not is_building and kept == at.NOT_CHOSEN:
        return s
    chosen: State = s.clone()  # type: ignore[attr-defined]
    join_tableau(chosen, seat, s.building if is_building else STRUCTURES + kept)
    return chosen
