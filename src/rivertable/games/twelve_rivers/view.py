"""The table as a viewer sees it, with names: board, track, market, villagers, and every player's area."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from rivertable.engine.secrecy import Viewer

from . import state as at
from .rules.answers import DECISIONS
from .rules.asked import area_of, turn_of
from .rules.villagers import kind_of, pearl_on, spots_of
from .scoring import goal_points, pearl_points, villager_points
from .state import MOVING, NONE, OVER, State
from .tables import (
    ABILITIES,
    ABILITY,
    ABILITY_POINTS,
    ALPACA_SPOTS,
    CAMP,
    CARDS,
    COLOURS,
    DATA,
    DOWN,
    FAIRIES,
    FIRST_SLOT,
    GOAL_POINTS,
    GOAL_REQUIRED,
    ICON_KINDS,
    ICON_OF,
    ICONS_OF_A_KIND,
    LAKE,
    NOWHERE,
    OPEN_FROM,
    RIVERS_PER_PLAYER,
    ROUNDS,
    SECTION_IDS,
    SECTION_OF,
    SECTION_ROW,
    SECTIONS,
    SLOT_CAMP,
    SLOTS_IN,
    SPOT_KIND,
    SPOTS,
    SPOTS_IN,
    TOP_DOWN,
    TRACK,
    VILLAGE,
    VILLAGER_IDS,
)

PHASES = {
    at.EXPLORATION: "exploration",
    at.RIVERS_STEP: "rivers",
    at.LAKE_STEP: "lake",
    at.RECRUIT_STEP: "recruit",
    at.MOVING: "moving",
    at.OVER: "over",
}
KINDS = (*COLOURS, "rainbow")


class SlotView(msgspec.Struct, frozen=True):
    camp: int  # below 0: cards to pay; above 0: cards gained
    seat: int | None


class SectionView(msgspec.Struct, frozen=True):
    """A section of the rivers that is in use."""

    id: str
    row: int
    slots: tuple[SlotView, ...]
    pearls: tuple[str, ...]  # trapped there
    icon: str | None  # "stump" or "statue"
    icon_number: int | None
    fairies: tuple[str, ...]
    flows_to: str


class RiverView(msgspec.Struct, frozen=True):
    river: int
    pearl: str | None  # at the top
    flows_to: str


class LakeView(msgspec.Struct, frozen=True):
    slot: SlotView
    pearls: tuple[str, ...]


class TileView(msgspec.Struct, frozen=True):
    """A villager tile as printed."""

    id: str
    name: str
    spots: tuple[str, ...]
    camp: int
    ability: str
    points: int


class SpotView(msgspec.Struct, frozen=True):
    kind: str  # a colour or "rainbow"
    wild: bool  # by a mushroom
    pearl: str | None


class VillagerView(msgspec.Struct, frozen=True):
    """A villager of a player, with the bonus it would score now."""

    tile: TileView
    spots: tuple[SpotView, ...]
    bonus: int


class GoalView(msgspec.Struct, frozen=True):
    colour: str
    required: int
    points: int
    seat: int | None


class AreaView(msgspec.Struct, frozen=True):
    """A player's area; others' hands show only their number and what came from the market."""

    seat: int
    cards: int
    hand: dict[str, int]
    hidden_cards: int
    alpaca: dict[str, int]
    alpaca_spots: int
    fairies: dict[str, int]
    villagers: tuple[VillagerView, ...]
    points: int  # as if the game ended now


class TurnView(msgspec.Struct, frozen=True):
    """The decision that is open: the viewer's own in step 5, otherwise that of the player to decide."""

    step: str
    seat: int
    owed: int
    gains: int
    breeze_moves: int
    colour: str | None
    source: int | None
    target: int | None
    section: str | None  # where pearls are collected
    slot: int | None


class View(msgspec.Struct, frozen=True):
    players: int
    round: int
    rounds: int
    phase: str
    track: tuple[int | None, ...]  # space 1 is the topmost
    rivers: tuple[RiverView, ...]
    sections: tuple[SectionView, ...]  # in the order of collection
    lake: LakeView
    village: tuple[SlotView, ...]
    market: tuple[str | None, ...]
    deck: int
    discard: dict[str, int]
    face_up: tuple[TileView | None, ...]
    villager_deck: int
    fairy_pile: int
    bag: dict[str, int]
    goals: tuple[GoalView, ...]
    areas: tuple[AreaView, ...]
    turn: TurnView | None


def build(s: State, viewer: Viewer) -> View:
    """TW-8.1, TW-8.2, TW-8.4  All but hidden cards, and in step 5 the others as they were when it began."""
    return View(
        players=s.players,
        round=s.rounds,
        rounds=ROUNDS,
        phase=PHASES[s.phase],
        track=tuple(_seat(s.track[space]) for space in range(TRACK)),
        rivers=tuple(_river(s, river) for river in range(RIVERS_PER_PLAYER * s.players)),
        sections=tuple(_section(s, i) for i in range(SECTIONS) if OPEN_FROM[FIRST_SLOT[i]] <= s.players),
        lake=LakeView(_slot(s, FIRST_SLOT[LAKE]), _pieces(s.lake, COLOURS)),
        village=tuple(_slot(s, FIRST_SLOT[VILLAGE] + i) for i in range(SLOTS_IN[VILLAGE])),
        market=tuple(None if card == NONE else CARDS[card] for card in s.market),
        deck=s.deck_count,
        discard=_counts(s.discard, CARDS),
        face_up=tuple(None if tile == NONE else tile_view(tile) for tile in s.face_up),
        villager_deck=sum(group != NONE for group in s.villager_group),
        fairy_pile=sum(s.fairy_pile),
        bag=_counts(s.bag, COLOURS),
        goals=tuple(
            GoalView(name, GOAL_REQUIRED[i], GOAL_POINTS[i], _seat(s.goal[i])) for i, name in enumerate(COLOURS)
        ),
        areas=tuple(_area(s, seat, viewer) for seat in range(s.players)),
        turn=_turn(s, viewer),
    )


def _seat(value: int) -> int | None:
    return None if value == NONE else value


def _pieces(counts: Sequence[int], names: tuple[str, ...]) -> tuple[str, ...]:
    """Each piece by name, the most valuable colour first."""
    return tuple(name for i, name in reversed([*enumerate(names)]) for _ in range(counts[i]))


def _counts(counts: Sequence[int], names: tuple[str, ...]) -> dict[str, int]:
    return {name: counts[i] for i, name in enumerate(names)}


def _river(s: State, river: int) -> RiverView:
    pearl = s.tops[river]
    return RiverView(river + 1, None if pearl == NONE else COLOURS[pearl], SECTION_IDS[TOP_DOWN[river]])


def _slot(s: State, slot: int) -> SlotView:
    return SlotView(SLOT_CAMP[slot], _seat(s.token_at[slot]))


def _section(s: State, section: int) -> SectionView:
    icon, first = ICON_OF[section], FIRST_SLOT[section]
    return SectionView(
        id=SECTION_IDS[section],
        row=SECTION_ROW[section],
        slots=tuple(_slot(s, slot) for slot in range(first, first + SLOTS_IN[section])),
        pearls=_pieces(s.trapped[section], COLOURS),
        icon=None if icon == NOWHERE else ICON_KINDS[icon // ICONS_OF_A_KIND],
        icon_number=None if icon == NOWHERE else icon % ICONS_OF_A_KIND + 1,
        fairies=() if icon == NOWHERE else _pieces(s.fairies_at[icon], FAIRIES),
        flows_to=SECTION_IDS[DOWN[section]],
    )


_NAMES = {tile.id.lower(): tile.name for tile in (*DATA.starting_villager, *DATA.villager)}


def tile_view(tile: int) -> TileView:
    id = VILLAGER_IDS[tile]
    return TileView(
        id=id,
        name=_NAMES[id] or id.upper(),
        spots=tuple(KINDS[SPOT_KIND[tile][spot]] for spot in range(SPOTS_IN[tile])),
        camp=CAMP[tile],
        ability=ABILITIES[ABILITY[tile]],
        points=ABILITY_POINTS[ABILITY[tile]],
    )


def _area(s: State, seat: int, viewer: Viewer) -> AreaView:
    own = seat == viewer
    area = area_of(s, seat) if own else s.area[seat]
    shown = s.hand[seat] if own or s.opt_open_hands == 1 else s.hand_known[seat]
    villagers = tuple(_villager(s, seat, area, i) for i in range(s.villager_count[seat]))
    return AreaView(
        seat=seat,
        cards=s.hand_count[seat],
        hand=_counts(shown, CARDS),
        hidden_cards=s.hand_count[seat] - sum(shown),
        alpaca=_counts(area[at.ALPACA : at.CARRIED], COLOURS),
        alpaca_spots=ALPACA_SPOTS,
        fairies=_counts(area[at.FAIRY : at.ROOM], FAIRIES),
        villagers=villagers,
        points=pearl_points(s, seat, area) + goal_points(s, seat) + sum(villager.bonus for villager in villagers),
    )


def _villager(s: State, seat: int, area: Any, villager: int) -> VillagerView:
    spots = []
    for spot in range(spots_of(s, seat, villager)):
        pearl = pearl_on(area, villager, spot)
        wild = bool(area[at.SPOT + villager * SPOTS + spot] & at.WILD)
        kind = KINDS[kind_of(s, seat, area, villager, spot)]
        spots.append(SpotView(kind, wild, None if pearl == NONE else COLOURS[pearl]))
    bonus = villager_points(s, seat, area, villager)
    return VillagerView(tile_view(s.villagers[seat][villager]), tuple(spots), bonus)


def _turn(s: State, viewer: Viewer) -> TurnView | None:
    if s.phase == OVER or (s.phase == MOVING and viewer is None):
        return None
    moving = s.phase == MOVING
    turn = s.now[0] if viewer is None else turn_of(s, viewer)
    step = turn[at.STEP]
    pearl = step in (at.GIVE, at.TARGETS, at.TARGET_SPOTS)
    collecting = s.phase in (at.RIVERS_STEP, at.LAKE_STEP, at.RECRUIT_STEP)
    section = SECTION_OF[s.cursor] if collecting else None
    return TurnView(
        step=DECISIONS.name(step),
        seat=viewer if moving and viewer is not None else s.actor,
        owed=s.owed,
        gains=s.gains,
        breeze_moves=turn[at.BREEZES],
        colour=COLOURS[turn[at.COLOUR]] if pearl else None,
        source=None if turn[at.SOURCE] == NONE else turn[at.SOURCE],
        target=turn[at.TARGET] if step in (at.TARGET_SPOTS, at.MUSHROOM_SPOTS) else None,
        section=None if section is None else SECTION_IDS[section],
        slot=None if section is None else s.cursor - FIRST_SLOT[section] + 1,
    )
