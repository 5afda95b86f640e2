"""The numbers of components.toml as frozen tables, in the index orders the rules use."""

from __future__ import annotations

from functools import partial

import msgspec

from rivertable.engine.components import Header, components, require
from rivertable.engine.rule import constants

NONE = -1
ROOM = 12  # cards a hand can hold for a moment


# ---------------------------------------------------------------- the file


class FishTrack(msgspec.Struct):
    """RB-2.8, RB-8.1  The loop of the physical track, and the finish line by player count."""

    loop: int
    finish_line: dict[str, int]


class Headwaters(msgspec.Struct):
    slots: int
    item_rate: int


class River(msgspec.Struct):
    spaces: int
    item_rate: list[int]
    entry_space: int


class ActionCosts(msgspec.Struct):
    pull_cost_by_slot: list[int]
    auction_flat: int
    flush: int
    invent_min: int
    invent_max: int
    invent_fish_per_card: int
    trigger_min_bid: int
    forced_pass: int


class Workers(msgspec.Struct):
    per_player: dict[str, int]


class Hand(msgspec.Struct):
    size: int


class Scoring(msgspec.Struct):
    leftover_pair_vp: int
    leftover_pair_size: int


class Limits(msgspec.Struct):
    turns: int


class Named(msgspec.Struct):
    id: int
    key: str
    name: str


class Params(msgspec.Struct):
    """The numbers of an effect; those a card does not have stay 0."""

    count: int = 0
    fish: int = 0
    amount: int = 0
    floor: int = 0
    back: int = 0
    victim_back: int = 0
    back_per_worker: int = 0
    each: int = 0
    cap: int = 0
    draw: int = 0
    max: int = 0
    recall: int = 0
    place: int = 0
    space: int = 0
    from_space: int = 0
    min_space: int = 0
    entry_space: int = 0
    units_per_worker: int = 1
    per: int | str = 0
    material: str = ""
    source: str = ""
    as_trigger_only: bool = False
    river_spaces: list[int] = []
    total_fish: list[int] = []
    table: list[int] = []


class MaterialCard(msgspec.Struct):
    """RB-2.2  A material card; RB-7.6 a wild one lists two materials."""

    id: int
    key: str
    name: str
    primary: str
    materials: list[str]
    wild: bool
    icons: int
    min_players: int
    effect: str
    params: Params


class Structure(msgspec.Struct):
    """RB-2.3  A structure card."""

    id: int
    key: str
    name: str
    fish: int
    cost: dict[str, int]
    vp: int
    variable: bool
    effect: str
    timing: list[str]
    params: Params


class Starter(msgspec.Struct):
    """RB-2.4  A species starter: no cost, so it uses no material."""

    id: int
    key: str
    name: str
    species: str
    vp: int
    effect: str
    timing: list[str]
    params: Params


class Components(msgspec.Struct):
    game: Header
    fish_track: FishTrack
    headwaters: Headwaters
    river: River
    actions: ActionCosts
    workers: Workers
    hand: Hand
    scoring: Scoring
    limits: Limits
    materials: list[Named]
    species: list[Named]
    material_cards: list[MaterialCard]
    structures: list[Structure]
    optional_structures: list[Structure]
    starters: list[Starter]


_require = partial(require, "river_bankers")


def _check(data: Components) -> None:
    """What the file's types cannot say; a broken overlay is refused here, before any match."""
    _check_numbers(data)
    materials = [material.key for material in data.materials]
    _require(len(set(materials)) == 6, "table [[materials]]", "six different materials are needed")
    _require(
        [s.key for s in data.species] == ["beaver", "otter", "muskrat", "mink"], "table [[species]]", "four species"
    )
    counts = (("material_cards", 24), ("structures", 48), ("optional_structures", 1), ("starters", 12))
    first = {"optional_structures": 48}
    for name, count in counts:
        ids = [card.id for card in getattr(data, name)]
        right = [*range(first.get(name, 0), first.get(name, 0) + count)]
        _require(ids == right, f"table [[{name}]], key 'id'", f"{count} cards numbered from {right[0]} are needed")
    for name, _ in counts:
        for card in getattr(data, name):
            where = f"table [[{name}]] {card.id}"
            named = card.params.material or card.params.source
            _require(named in ("", *materials), f"{where}, key 'params'", f"there is no material {named!r}")
            if not isinstance(card, MaterialCard):
                _check_params(card, f"{where}, key 'params'")
    for material_card in data.material_cards:
        _check_material_card(material_card, materials)
    for structure in (*data.structures, *data.optional_structures):
        where = f"table [[structures]] {structure.id}"
        _require(
            set(structure.cost) <= {*materials}, f"{where}, key 'cost'", f"materials are of {', '.join(materials)}"
        )
        _require(all(1 <= n <= 20 for n in structure.cost.values()), f"{where}, key 'cost'", "1..20 of a material")
        _require(0 <= structure.fish <= 30 and 0 <= structure.vp <= 100, where, "0..30 fish and 0..100 VP")
    wild = [material for card in data.material_cards if card.wild for material in card.materials]
    _require(len(set(wild)) == len(wild), "table [[material_cards]], key 'materials'", "wild pairs must not overlap")
    _check_effects(data)
    for species in data.species:
        offered = sum(starter.species == species.key for starter in data.starters)
        _require(offered == 3, "table [[starters]], key 'species'", f"three starters of {species.key} are needed")


def _check_numbers(data: Components) -> None:
    for players in ("2", "3", "4"):
        line, workers = data.fish_track.finish_line.get(players, 0), data.workers.per_player.get(players, 0)
        _require(1 <= line <= 1000, "table [fish_track], key 'finish_line'", f"1..1000 for {players} players")
        _require(1 <= workers <= 8, "table [workers], key 'per_player'", f"1..8 for {players} players")
    costs = data.actions
    _require(data.headwaters.slots == 3 == len(costs.pull_cost_by_slot), "table [actions]", "three slots, three costs")
    _require(data.river.spaces == 4 == len(data.river.item_rate), "table [river]", "four spaces, four rates")
    _require(all(1 <= rate <= 20 for rate in data.river.item_rate), "table [river], key 'item_rate'", "1..20 fish")
    paid = (*costs.pull_cost_by_slot, costs.auction_flat, costs.flush, costs.invent_fish_per_card, costs.forced_pass)
    _require(all(1 <= cost <= 30 for cost in paid), "table [actions]", "every action costs 1..30 fish")
    _require(1 <= costs.invent_min <= costs.invent_max <= 5, "table [actions]", "Invent draws 1..5 cards")
    _require(costs.trigger_min_bid in (0, 1), "table [actions], key 'trigger_min_bid'", "0 or 1")
    _require(0 <= data.headwaters.item_rate <= 20, "table [headwaters], key 'item_rate'", "0..20 fish")
    _require(data.fish_track.loop >= 1, "table [fish_track], key 'loop'", "at least 1 space")
    _require(data.scoring.leftover_pair_size >= 1, "table [scoring], key 'leftover_pair_size'", "at least 1 worker")
    _require(1 <= data.hand.size <= 5, "table [hand], key 'size'", "1..5 cards")
    _require(1 <= data.limits.turns <= 5000, "table [limits], key 'turns'", "1..5000 turns")


def _check_params(card: Structure | Starter, where: str) -> None:
    """Numbers of an effect that the rules have room for."""
    params = card.params
    counts = (params.count, params.draw, params.recall)
    _require(all(0 <= count <= 20 for count in counts), where, "count, draw and recall are 0..20")
    _require(params.max <= len(params.total_fish) <= 8, where, "total_fish has max numbers or more, 8 at most")
    _require(card.effect != "place_paid" or params.max >= 1, where, "max is at least 1")
    _require(not params.table or len(params.table) == 7, where, "table has 7 numbers, from no material to six")
    divides = isinstance(params.per, int) and params.per >= 1
    _require(card.effect != "vp_distinct_pairs" or divides, where, "per is at least 1")


def _check_effects(data: Components) -> None:
    """What the cards of one effect must have in common."""
    cards: list[Structure | Starter] = [*data.structures, *data.optional_structures, *data.starters]
    added = sum(card.params.amount for card in cards if card.effect == "hand_size")
    drawn = max(data.actions.invent_max, *(card.params.draw for card in cards))
    right = (
        f"hand size, what cards with effect 'hand_size' add, and the most drawn at once: {ROOM} cards or fewer in all"
    )
    _require(data.hand.size + added + drawn <= ROOM, "table [hand], key 'size'", right)
    named: dict[str, set[str]] = {}  # the rules know one material for each of these
    for card in cards:
        if card.effect in ("substitute", "double_material"):
            often = " once per game" if card.effect == "substitute" and card.params.per != "build" else ""
            named.setdefault(card.effect + often, set()).add(card.params.material or card.params.source)
    for effect, materials in named.items():
        right = f"the cards with effect {effect} name one material, not {', '.join(sorted(materials - {''})) or 'none'}"
        _require(len(materials - {""}) == 1, "table [[structures]], key 'effect'", right)


def _check_material_card(card: MaterialCard, materials: list[str]) -> None:
    where = f"table [[material_cards]] {card.id}"
    _require(1 <= card.icons <= 12, f"{where}, key 'icons'", "1..12 icons")
    _require(set(card.materials) <= {*materials}, f"{where}, key 'materials'", f"of {', '.join(materials)}")
    _require(len(card.materials) == 1 + card.wild, f"{where}, key 'materials'", "one material, or two if it is wild")
    _require(card.materials[0] == card.primary, f"{where}, key 'primary'", "the first of its materials")
    most = 1 if card.wild else 2
    right = "1 unit per worker on a wild card, 1 or 2 on another"
    _require(1 <= card.params.units_per_worker <= most, f"{where}, key 'params'", right)


DATA = components(__name__, Components)
_check(DATA)

# ---------------------------------------------------------------- effects

_used = [card.effect for card in DATA.material_cards]
_used += [card.effect for card in (*DATA.structures, *DATA.optional_structures)]
_used += [card.effect for card in DATA.starters]
EFFECTS = tuple(dict.fromkeys(["none", *_used]))  # what cards do, by the number rules use
UNUSED = len(EFFECTS)  # the number of every effect that no card has; only an overlay can take one from its last card


def number_of(effect: str) -> int:
    """The number of an effect, which rules compare with that of a card."""
    return EFFECTS.index(effect) if effect in EFFECTS else UNUSED


NO_EFFECT = number_of("none")

# ---------------------------------------------------------------- materials and material cards

MATERIALS = tuple(material.key for material in DATA.materials)
KINDS = len(MATERIALS)
LOGS, STONES, REEDS, MUD, VINES, CLAY = range(6)  # RB-2.1 scan order
SPECIES = tuple(species.key for species in DATA.species)

RIVER_KEYS = tuple(card.key for card in DATA.material_cards)
RIVER_CARDS = len(RIVER_KEYS)
SLOTS, SPACES = 3, 4
ICONS = constants([card.icons for card in DATA.material_cards])
PRIMARY = constants([MATERIALS.index(card.primary) for card in DATA.material_cards])
IS_WILD = constants([int(card.wild) for card in DATA.material_cards])
SECOND = constants(
    [MATERIALS.index(card.materials[-1]) for card in DATA.material_cards]
)  # the other material of a wild card
MIN_PLAYERS = constants([card.min_players for card in DATA.material_cards])
MATERIAL_EFFECT = constants([number_of(card.effect) for card in DATA.material_cards])
MATERIAL_BACK = constants([card.params.back or card.params.back_per_worker for card in DATA.material_cards])
MATERIAL_COUNT = constants([card.params.count for card in DATA.material_cards])
MATERIAL_ENTRY = constants([card.params.entry_space or DATA.river.entry_space for card in DATA.material_cards])
PLACES = 10  # where a material card can be, in the order of state.py
FIRST_SPACE = 4
UNITS_AT = constants(  # units a spent worker gives, by where the card is
    [
        [
            card.params.units_per_worker if place - FIRST_SPACE + 1 in card.params.river_spaces else 1
            for place in range(PLACES)
        ]
        for card in DATA.material_cards
    ]
)
_wild = [card.id for card in DATA.material_cards if card.wild]
WILD_CARDS = constants(_wild)
WILD_COUNT = len(_wild)
PLAIN_CARDS = sum(1 << card.id for card in DATA.material_cards if not card.wild)  # as bits
WILD_OF = constants(  # the wild card that can stand for a material
    [next((c.id for c in DATA.material_cards if c.wild and material in c.materials), NONE) for material in MATERIALS]
)

LANE = 8  # bits of a material in a packed need, and of what is on material cards
STOCK_LANE = (
    constants(  # where workers on a card are counted: with their material, or for a wild card behind all materials
        [KINDS + _wild.index(c.id) if c.wild else MATERIALS.index(c.primary) for c in DATA.material_cards]
    )
)

# ---------------------------------------------------------------- structures and starters: "cards" of a tableau

_structures = [*DATA.structures, *DATA.optional_structures]
STRUCTURES = len(_structures)
CONFLUENCE = STRUCTURES - 1  # RB-12.3 the one that is not in the deck of 48
STRUCTURE_KEYS = tuple(structure.key for structure in _structures)
STARTER_KEYS = tuple(starter.key for starter in DATA.starters)
STARTERS = len(STARTER_KEYS)
FIRST_STARTER = STRUCTURES
CARD_KEYS = (*STRUCTURE_KEYS, *STARTER_KEYS)
CARDS = len(CARD_KEYS)
_cards: list[Structure | Starter] = [*_structures, *DATA.starters]
_params = [card.params for card in _cards]

EFFECT = constants([number_of(card.effect) for card in _cards])
VP = constants([card.vp for card in _cards])
IS_VARIABLE = constants([int(s.variable) for s in _structures] + [0] * STARTERS)
IS_ONCE = constants([int("once" in card.timing) for card in _cards])
PRINTED_FISH = constants([s.fish for s in _structures])
COST = constants([[s.cost.get(material, 0) for material in MATERIALS] for s in _structures])
USES = constants([sum(1 << MATERIALS.index(m) for m in s.cost) for s in _structures])


def _packed(counts: list[int]) -> int:
    return sum(count << (LANE * i) for i, count in enumerate(counts))


_variable = [s.id for s in _structures if s.variable]
VARIABLE_CARDS = constants(_variable)
VARIABLE_COUNT = len(_variable)
VARIABLE_LANE = KINDS  # beside the materials, whether a structure has a ? value
USES_PACKED = constants([_packed([*(int(m in s.cost) for m in MATERIALS), int(s.variable)]) for s in _structures])
PACKED_COST = constants([_packed([s.cost.get(m, 0) for m in MATERIALS]) for s in _structures])

USE_FISH = constants([p.fish for p in _params])
COUNT = constants([p.count for p in _params])
AMOUNT = constants([p.amount for p in _params])
FLOOR = constants([p.floor for p in _params])
BACK = constants([p.back or p.victim_back or p.back_per_worker for p in _params])
EACH = constants([1 if p.table else p.each for p in _params])  # a table says points as they are
CAP = constants([p.cap if p.cap > 0 else 1000 for p in _params])
PER = constants([p.per if isinstance(p.per, int) else 0 for p in _params])
PER_BUILD = constants([int(p.per == "build") for p in _params])
DRAWN = constants([p.draw for p in _params])
MAX_PLACED = constants([p.max for p in _params])
RECALLED = constants([p.recall for p in _params])
PLACED = constants([p.place for p in _params])
SPACE = constants([p.space or p.from_space or p.min_space for p in _params])
MATERIAL = constants([MATERIALS.index(m) if (m := p.material or p.source) else NONE for p in _params])
TRIGGER_ONLY = constants([int(p.as_trigger_only) for p in _params])
_runs = next((p.total_fish for p in _params if p.total_fish), [0])
MOST_RUN = len(_runs)  # Salmon Run places at most this many
RUN_FISH = constants([0, *_runs])
DISTINCT_VP = constants(next((p.table for p in _params if p.table), [0] * (KINDS + 1)))


def cards_with(effect: str) -> int:
    """The cards that have an effect, as bits: a number of the code, because code that knows it tests it at once."""
    return sum(1 << card for card in range(CARDS) if _cards[card].effect == effect)


def each_of(cards: int) -> list[int]:
    """Some cards, given as bits, by their ids."""
    return [card for card in range(CARDS) if (cards >> card) & 1]


STARTERS_OFFERED = STARTERS // len(SPECIES)
STARTER_OF = constants(  # the three starters of a species, as cards
    [[FIRST_STARTER + s.id for s in DATA.starters if s.species == species] for species in SPECIES]
)

# ---------------------------------------------------------------- costs and counts

_by_players = range(5)
FINISH = constants([DATA.fish_track.finish_line.get(str(n), 0) for n in _by_players])
WORKERS = constants([DATA.workers.per_player.get(str(n), 0) for n in _by_players])
MOST_WORKERS = 8
LAP = DATA.fish_track.loop
PULL_COST = constants(DATA.actions.pull_cost_by_slot)
AUCTION_COST = DATA.actions.auction_flat
FLUSH_COST = DATA.actions.flush
INVENT_MIN, INVENT_MAX = DATA.actions.invent_min, DATA.actions.invent_max
INVENT_COST = DATA.actions.invent_fish_per_card
PASS_COST = DATA.actions.forced_pass
LEAST_BID = DATA.actions.trigger_min_bid
HEADWATERS_RATE = DATA.headwaters.item_rate
RIVER_RATE = constants(DATA.river.item_rate)
HAND = DATA.hand.size
PAIR_VP, PAIR_SIZE = DATA.scoring.leftover_pair_vp, DATA.scoring.leftover_pair_size
TURN_LIMIT = DATA.limits.turns
