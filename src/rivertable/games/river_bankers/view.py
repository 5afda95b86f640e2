"""The table as a viewer sees it, with names."""

from __future__ import annotations

import msgspec

from rivertable.engine.secrecy import Viewer

from . import state as at
from .rules.auction import lot_icons, next_space, overbid, own_rate, placed_of, rate_at
from .rules.cards import open_icons
from .rules.cost import lane
from .rules.effects.end_game import uses_of
from .rules.flow import DECISIONS, is_asked
from .rules.structures import hand_size
from .rules.track import finish_line, is_before, next_by_track
from .scoring import pair_points, tableau_points
from .state import OVER, RIVER, State
from .tables import (
    CARD_KEYS,
    CARDS,
    ICONS,
    IS_WILD,
    KINDS,
    LAP,
    MATERIALS,
    NONE,
    PRIMARY,
    PULL_COST,
    RIVER_CARDS,
    RIVER_KEYS,
    RIVER_RATE,
    SECOND,
    SLOTS,
    SPACES,
    SPECIES,
    STRUCTURE_KEYS,
    STRUCTURES,
)
from .view_cards import (
    BuiltView,
    StarterView,
    StructureView,
    built_view,
    materials_out,
    on_offer,
    starters,
    structure_view,
    wild_out,
)


class RiverCardView(msgspec.Struct, frozen=True):
    """A material card in play."""

    card: str
    materials: tuple[str, ...]  # the primary one first
    icons: int
    open: int
    blanks: int
    workers: tuple[int, ...]  # by seat
    rate: int  # fish per worker where it lies; 0 on the shoreline


class PlayerView(msgspec.Struct, frozen=True):
    seat: int
    species: str
    fish: int
    space: int  # on the printed loop
    laps: int
    order: int  # 0 is farthest back
    retired: bool
    supply: int
    hand_count: int
    hand_size: int
    hand: tuple[StructureView, ...]  # the cards the viewer knows
    tableau: tuple[BuiltView, ...]
    materials: dict[str, int]  # units that workers on plain cards could pay
    wild: int  # workers on wild cards
    points: int  # structures and starters as things stand
    pairs: int
    passes_recalls: bool
    passes_bid_last: bool


class AuctionView(msgspec.Struct, frozen=True):
    lots: tuple[str, ...]
    trigger: int
    rate: int
    icons: int
    late: tuple[int, ...]
    bids: tuple[int | None, ...]  # by seat, as far as shown
    own_bid: int | None
    rates: tuple[int, ...]  # fish per worker by seat, discounts included
    outcomes: tuple[tuple[int, ...], ...]  # workers the viewer would place, by own bid and by the sum of the others'
    drifts_to: int | None  # river space it goes to with icons left, 0 the shoreline; null if the bids decide it


class BuildView(msgspec.Struct, frozen=True):
    structure: str
    need: dict[str, int]


class View(msgspec.Struct, frozen=True):
    viewer: int | None
    turn: int
    active: int
    decision: str
    asked: tuple[int, ...]
    finish_line: int
    next: int | None
    players: tuple[PlayerView, ...]
    headwaters: tuple[RiverCardView | None, ...]
    pull_costs: tuple[int, ...]
    river_rates: tuple[int, ...]
    river: tuple[tuple[RiverCardView, ...], ...]
    shoreline: tuple[RiverCardView, ...]
    river_deck: int
    river_deck_known: tuple[RiverCardView | None, ...]  # from the top, as far as the viewer knows any
    structure_deck: int
    top_structure: str | None
    discard_pile: tuple[str, ...]
    on_offer: tuple[StructureView, ...]  # structures the open question is about
    starters: tuple[StarterView, ...]  # the viewer's own, while they are chosen
    effect: str | None  # the card whose effect is being carried out
    first: str | None  # the material card chosen first, where two are asked for
    auction: AuctionView | None
    build: BuildView | None
    over: bool


def build(s: State, viewer: Viewer) -> View:
    """RB-9  All that the viewer sees."""
    return View(
        viewer=viewer,
        turn=s.turns,
        active=s.active,
        decision=DECISIONS.name(s.decision, "over"),
        asked=_asked(s, viewer),
        finish_line=finish_line(s),
        next=None if (seat := next_by_track(s)) == NONE else seat,
        players=tuple(_player(s, seat) for seat in range(s.players)),
        headwaters=tuple(None if s.headwaters[k] == NONE else _river_card(s, s.headwaters[k]) for k in range(SLOTS)),
        pull_costs=tuple(int(cost) for cost in PULL_COST),
        river_rates=tuple(int(rate) for rate in RIVER_RATE),
        river=tuple(_cards_at(s, RIVER + space) for space in range(SPACES)),
        shoreline=_cards_at(s, at.SHORELINE),
        river_deck=s.river_deck_count,
        river_deck_known=_known_river_deck(s),
        structure_deck=s.deck_count,
        top_structure=_known_top(s),
        discard_pile=tuple(STRUCTURE_KEYS[c] for c in range(STRUCTURES) if s.place[c] == at.DISCARDED),
        on_offer=on_offer(s, viewer),
        starters=starters(s, viewer),
        effect=CARD_KEYS[s.effect_card] if s.decision in EFFECTS and s.effect_card != NONE else None,
        first=RIVER_KEYS[s.first] if _has_first(s) else None,
        auction=_auction(s, viewer) if s.lot != NONE else None,
        build=_build(s) if s.decision in BUILDING else None,
        over=s.decision == OVER,
    )


BUILDING = (at.CHARCOAL, at.STONE_TOOL, at.TREATY, at.GRANARY, at.PAY)
EFFECTS = (at.TARGET, at.SLOT, at.VICTIM, at.HOW_MANY, at.COVER, at.READY, at.COPY)


def _has_first(s: State) -> bool:
    """A card was chosen before: where a worker leaves, or what the next answer is about."""
    return s.decision in (at.VICTIM, at.HOW_MANY, at.COVER, at.TARGET) and s.stage == 1 and 0 <= s.first < RIVER_CARDS


def _asked(s: State, viewer: Viewer) -> tuple[int, ...]:
    """Who is asked; in a hidden simultaneous phase a viewer knows it of the own seat only."""
    if s.decision in (at.BID, at.STARTER):
        return (viewer,) if viewer is not None and is_asked(s, viewer) else ()
    return () if s.decision == OVER else (s.asked,)


def _cards_at(s: State, place: int) -> tuple[RiverCardView, ...]:
    return tuple(_river_card(s, card) for card in range(RIVER_CARDS) if s.at[card] == place)


def _river_card(s: State, card: int) -> RiverCardView:
    materials = (MATERIALS[PRIMARY[card]], *([MATERIALS[SECOND[card]]] if IS_WILD[card] else []))
    return RiverCardView(
        card=RIVER_KEYS[card],
        materials=materials,
        icons=ICONS[card],
        open=open_icons(s, card),
        blanks=s.blanks[card],
        workers=tuple(s.workers[card][: s.players]),
        rate=0 if s.at[card] == at.SHORELINE else rate_at(s, card),
    )


def _player(s: State, seat: int) -> PlayerView:
    return PlayerView(
        seat=seat,
        species=SPECIES[s.species[seat]],
        fish=s.fish[seat],
        space=s.fish[seat] % LAP,
        laps=s.fish[seat] // LAP,
        order=sum(is_before(s, other, seat) for other in range(s.players) if other != seat),
        retired=s.retired[seat] == 1,
        supply=s.supply[seat],
        hand_count=s.hand_count[seat],
        hand_size=hand_size(s, seat),
        hand=tuple(structure_view(s, c, seat) for c in sorted(s.hand[seat][: s.hand_count[seat]]) if c >= 0),
        tableau=tuple(built_view(s, c, seat) for c in range(CARDS) if s.owner[c] == seat),
        materials=materials_out(s, seat),
        wild=wild_out(s, seat),
        points=tableau_points(s, seat, uses_of(s, seat)),
        pairs=pair_points(s, seat),
        passes_recalls=s.standing[seat] & at.PASSES_RECALL != 0,
        passes_bid_last=s.standing[seat] & at.PASSES_BID_LAST != 0,
    )


def _known_river_deck(s: State) -> tuple[RiverCardView | None, ...]:
    cells = [s.river_deck[place] for place in range(s.river_deck_count - 1, -1, -1)]
    known = [_river_card(s, card) if card >= 0 else None for card in cells]
    while known and known[-1] is None:
        known.pop()
    return tuple(known)


def _known_top(s: State) -> str | None:
    top = s.deck[s.deck_count - 1] if s.deck_count > 0 else NONE
    return STRUCTURE_KEYS[top] if top >= 0 else None


def _auction(s: State, viewer: Viewer) -> AuctionView:
    revealed = s.decision == at.LATE_BID
    bids = tuple(s.shown_bid[seat] if revealed and not s.late >> seat & 1 else None for seat in range(s.players))
    own = s.bid[viewer] if viewer is not None and s.decision == at.BID and s.bid[viewer] >= 0 else None
    lots = (s.lot,) if s.lot2 == NONE else (s.lot, s.lot2)
    return AuctionView(
        lots=tuple(RIVER_KEYS[card] for card in lots),
        trigger=s.trigger,
        rate=s.rate,
        icons=sum(open_icons(s, card) for card in lots),
        late=tuple(seat for seat in range(s.players) if s.late >> seat & 1),
        bids=bids,
        own_bid=own if own is not None and s.sealed >> (viewer or 0) & 1 else None,
        rates=tuple(own_rate(s, seat) for seat in range(s.players)),
        outcomes=() if viewer is None else _outcomes(s, viewer),
        drifts_to=_drifts_to(s),
    )


def _outcomes(s: State, viewer: int) -> tuple[tuple[int, ...], ...]:
    """RB-6.31  What each bid would place, if the others together bid 0, 1, 2 and so on up to all open icons."""
    icons = lot_icons(s)
    most = min(s.supply[viewer], icons)
    return tuple(
        tuple(placed_of(bid, overbid(icons, bid + others)) for others in range(icons + 1)) for bid in range(most + 1)
    )


def _drifts_to(s: State) -> int | None:
    """RB-6.32, RB-7.8"""
    spaces = {next_space(s, s.lot, placed) for placed in (0, 1)}
    if len(spaces) > 1:
        return None
    space = spaces.pop()
    return space + 1 if 0 <= space < SPACES else 0


def _build(s: State) -> BuildView:
    need = {MATERIALS[m]: lane(s.need, m) for m in range(KINDS) if lane(s.need, m) > 0}
    return BuildView(STRUCTURE_KEYS[s.building], need)
