"""The numbers of components.toml as frozen tables, in the index orders the rules use."""

from __future__ import annotations

from functools import partial

import msgspec

from rivertable.engine.components import Header, components, require
from rivertable.engine.rule import constants
from rivertable.engine.state import Seats

COLOURS = ("green", "blue", "pink", "purple", "white")
PEARL_COLOURS = len(COLOURS)
GREEN, BLUE, PINK, PURPLE, WHITE = range(PEARL_COLOURS)
RAINBOW = PEARL_COLOURS  # the kind of a spot that holds any colour
KINDS = RAINBOW + 1
CARDS = ("banner", "lantern", "provisions", "fishing_net", "shamisen")
CARD_TYPES = len(CARDS)
BANNER, LANTERN, PROVISIONS, FISHING_NET, SHAMISEN = range(CARD_TYPES)
FAIRIES = ("bonfire", "breeze", "cloud", "mushroom", "river")
FAIRY_TYPES = len(FAIRIES)
BONFIRE, BREEZE, CLOUD, MUSHROOM, RIVER = range(FAIRY_TYPES)
ICON_KINDS = ("stump", "statue")
ABILITIES_OF_ALL = (  # for all that the player has
    ("filled_villagers", "white_pearls", "most_fairies", "most_pink", "most_cards", "hand_cards", "unused_fairies")
)
ABILITIES_OF_ONE = ("four_same", "indicated_five", "five_different")  # for the pearls on the villager itself
ABILITIES = ABILITIES_OF_ALL + ABILITIES_OF_ONE
FIRST_OF_ONE = len(ABILITIES_OF_ALL)
FILLED_VILLAGERS, WHITE_PEARLS, MOST_FAIRIES, MOST_PINK, MOST_CARDS, HAND_CARDS, UNUSED_FAIRIES = range(FIRST_OF_ONE)
FOUR_SAME, INDICATED_FIVE, FIVE_DIFFERENT = range(FIRST_OF_ONE, len(ABILITIES))
SAME_PEARLS = 4  # TW-6.11  of one colour, for FOUR_SAME
NOWHERE = -1  # no icon


class Meta(msgspec.Struct):
    rounds: int
    tribe_tokens_per_player: int
    alpaca_spots: int
    starting_hand: int
    camp_market_size: int
    villagers_revealed_per_round: int
    rivers_per_player: int


class Pearl(msgspec.Struct):
    """TW-2.1  Pearls of one colour in the bag, and their value."""

    colour: str
    count: int
    value: int


class Piece(msgspec.Struct):
    """TW-2.2, TW-2.3  A type of camp card or fairy token and how many there are."""

    id: str
    count: int


class Goal(msgspec.Struct):
    """TW-2.5  Pearls of one colour needed on an alpaca."""

    colour: str
    required: int
    points: int


class Row(msgspec.Struct):
    id: int
    camp: int


class Top(msgspec.Struct):
    id: str
    river: int
    flows_to: str


class Section(msgspec.Struct):
    """TW-2.7  A piece of river with its slots; it flows into exactly one section below, or into the lake."""

    id: str
    row: int
    order: int
    slots: int
    flows_to: str
    fairy_icon: str
    min_players: int


class Lake(msgspec.Struct):
    camp: int
    slots: int


class Village(msgspec.Struct):
    slot_camp: list[int]


class Board(msgspec.Struct):
    rivers: int
    turn_track_spaces: int
    row: list[Row]
    top: list[Top]
    section: list[Section]
    lake: Lake
    village: Village


class Ability(msgspec.Struct):
    id: str
    points: int


class Villager(msgspec.Struct):
    """TW-2.4  Coloured or rainbow spots, camp cards gained on recruiting, a bonus."""

    id: str
    ability: str
    spots: list[str]
    camp: int
    name: str = ""


class Components(msgspec.Struct):
    game: Header
    meta: Meta
    pearl: list[Pearl]
    camp_card: list[Piece]
    fairy: list[Piece]
    alpaca_goal: list[Goal]
    board: Board
    villager_ability: list[Ability]
    starting_villager: list[Villager]
    villager: list[Villager]


SEATS = Seats(4)  # TW-1.1
STARTING = 4
DECK_VILLAGERS = 26
SPOTS = 5  # room for the spots of one villager


_require = partial(require, "twelve_rivers")


def _check(data: Components) -> None:
    """What the file's types cannot say; a broken overlay is refused here, before any match."""
    _require(
        2 <= data.game.players_min <= data.game.players_max <= SEATS, "table [game]", f"2 to {SEATS} players at most"
    )
    _check_meta(data.meta)
    for name, entries, ids in (("camp_card", data.camp_card, CARDS), ("fairy", data.fairy, FAIRIES)):
        _require([entry.id for entry in entries] == [*ids], f"table [[{name}]]", f"one each of {', '.join(ids)}")
        _require(all(0 <= entry.count <= 20 for entry in entries), f"table [[{name}]], key 'count'", "0..20 of a type")
    for name, coloured in (("pearl", data.pearl), ("alpaca_goal", data.alpaca_goal)):
        _require([c.colour for c in coloured] == [*COLOURS], f"table [[{name}]]", f"one each of {', '.join(COLOURS)}")
    _require(all(0 <= pearl.count <= 60 for pearl in data.pearl), "table [[pearl]], key 'count'", "0..60 of a colour")
    _require(all(0 <= pearl.value <= 50 for pearl in data.pearl), "table [[pearl]], key 'value'", "0..50 points")
    _require(all(1 <= goal.required <= 100 for goal in data.alpaca_goal), "table [[alpaca_goal]]", "1..100 pearls")
    _check_supplies(data)
    _check_board(data)
    _check_villagers(data)


def _check_meta(meta: Meta) -> None:
    for key, least, most in (
        ("rounds", 1, 10),
        ("tribe_tokens_per_player", 2, 3),
        ("alpaca_spots", 1, 20),
        ("starting_hand", 0, 12),
        ("camp_market_size", 2, 5),
        ("villagers_revealed_per_round", 1, 6),
        ("rivers_per_player", 3, 3),
    ):
        _require(least <= getattr(meta, key) <= most, f"table [meta], key {key!r}", f"{least}..{most}")


def _check_supplies(data: Components) -> None:
    """TW-5.1, TW-5.2  The bag and the pile last for the whole game."""
    meta, players = data.meta, data.game.players_max
    pearls, cards = sum(pearl.count for pearl in data.pearl), sum(card.count for card in data.camp_card)
    drawn = players * meta.rivers_per_player * meta.rounds
    _require(drawn <= pearls <= 120, "table [[pearl]]", f"{drawn}..120 pearls in all")
    tokens = sum(fairy.count for fairy in data.fairy)
    _require(players * meta.rounds <= tokens, "table [[fairy]]", f"at least {players * meta.rounds} tokens in all")
    dealt = players * meta.starting_hand + meta.camp_market_size
    _require(dealt <= cards <= 100, "table [[camp_card]]", f"{dealt}..100 cards in all")


def _check_board(data: Components) -> None:
    board, known = data.board, data.board.row
    where = "table [[board.section]]"
    rows = [row.id for row in known]
    _require(rows == sorted(set(rows)), "table [[board.row]]", "each row once, from the top down")
    _require(all(-9 <= row.camp <= 9 for row in known), "table [[board.row]], key 'camp'", "-9..9 cards")
    place = {section.id: section for section in board.section}
    for section in board.section:
        _require(section.row in rows, f"{where} {section.id}", f"row {section.row} is no [[board.row]]")
        _require(1 <= section.slots <= 3, f"{where} {section.id}", "1..3 slots")
        _require(section.fairy_icon in ("none", *ICON_KINDS), f"{where} {section.id}", "a stump, a statue or none")
        below = place.get(section.flows_to)
        down = section.flows_to == "lake" or (below is not None and below.row > section.row)
        _require(down, f"{where} {section.id}", "flows_to is a section of a lower row, or lake")
    for kind in ICON_KINDS:
        least = sorted(section.min_players for section in board.section if section.fairy_icon == kind)
        _require(least == [2, 2, 3, 4], where, f"2, 3, 4 of four {kind}s are in use with 2, 3, 4 players")
    rivers = [top.river for top in board.top]
    _require(rivers == [*range(1, 13)] and board.rivers == 12, "table [[board.top]]", "twelve rivers from 1 on")
    for top in board.top:
        _require(top.flows_to in place, f"table [[board.top]] {top.id}", "flows_to is a section")
    _require(board.lake.slots == 1, "table [board.lake], key 'slots'", "one slot")
    _require(len(board.village.slot_camp) == 6, "table [board.village], key 'slot_camp'", "six slots")
    _check_free_slots(data)


def _check_free_slots(data: Components) -> None:
    """TW-5.6  A legal placement always exists."""
    camp = {row.id: row.camp for row in data.board.row}
    always = sum(cost >= 0 for cost in data.board.village.slot_camp) + (data.board.lake.camp >= 0)
    for players in range(data.game.players_min, data.game.players_max + 1):
        free = always + sum(s.slots for s in data.board.section if s.min_players <= players and camp[s.row] >= 0)
        tokens = players * data.meta.tribe_tokens_per_player
        _require(free >= tokens, "table [board]", f"{tokens} slots without cost with {players} players, not {free}")
        _require(data.board.turn_track_spaces >= tokens, "table [board], key 'turn_track_spaces'", f"at least {tokens}")


def _check_villagers(data: Components) -> None:
    ids = [f"S{number}" for number in range(1, STARTING + 1)]
    _require([v.id for v in data.starting_villager] == ids, "table [[starting_villager]]", "S1 to S4")
    ids = [f"V{number:02}" for number in range(1, DECK_VILLAGERS + 1)]
    _require([v.id for v in data.villager] == ids, "table [[villager]]", "V01 to V26")
    _require([a.id for a in data.villager_ability] == [*ABILITIES], "table [[villager_ability]]", "the ten abilities")
    _require(all(0 <= a.points <= 50 for a in data.villager_ability), "table [[villager_ability]]", "0..50 points")
    for name, tiles in (("starting_villager", data.starting_villager), ("villager", data.villager)):
        for tile in tiles:
            where = f"table [[{name}]] {tile.id}"
            _require(1 <= len(tile.spots) <= SPOTS, where, f"1..{SPOTS} spots")
            _require(set(tile.spots) <= {*COLOURS, "rainbow"}, where, f"spots are of {', '.join(COLOURS)}, rainbow")
            _require(tile.ability in ABILITIES, where, f"ability {tile.ability!r} is none of [[villager_ability]]")
            _require(0 <= tile.camp <= 9, where, "0..9 camp cards")


DATA = components(__name__, Components)
_check(DATA)

ROUNDS = DATA.meta.rounds
TOKENS = DATA.meta.tribe_tokens_per_player
ALPACA_SPOTS = DATA.meta.alpaca_spots
STARTING_HAND = DATA.meta.starting_hand
MARKET = DATA.meta.camp_market_size
FACE_UP = DATA.meta.villagers_revealed_per_round
RIVERS_PER_PLAYER = DATA.meta.rivers_per_player
RIVERS = DATA.board.rivers
TRACK = DATA.board.turn_track_spaces

PEARL_COUNT = constants([pearl.count for pearl in DATA.pearl])
PEARL_VALUE = constants([pearl.value for pearl in DATA.pearl])
VALUE_ON_SPOT = constants([0, *(pearl.value for pearl in DATA.pearl), 0, 0])  # by the pearl's bits of a spot's cell
CARD_COUNT = constants([card.count for card in DATA.camp_card])
CARD_TOTAL = sum(card.count for card in DATA.camp_card)
FAIRY_COUNT = constants([fairy.count for fairy in DATA.fairy])
GOAL_REQUIRED = constants([goal.required for goal in DATA.alpaca_goal])
GOAL_POINTS = constants([goal.points for goal in DATA.alpaca_goal])

# sections in the order of collection (TW-5.16), then the lake, then the village
_sections = sorted(DATA.board.section, key=lambda section: (section.row, section.order))
SECTION_IDS = (*(section.id.lower() for section in _sections), "lake", "village")
SECTIONS = len(_sections)
LAKE = SECTIONS
VILLAGE = SECTIONS + 1
PLACES = SECTIONS + 2  # sections, lake and village
SECTION_ROW = tuple(section.row for section in _sections)
VILLAGE_SLOTS = len(DATA.board.village.slot_camp)
_counts = [*(section.slots for section in _sections), DATA.board.lake.slots, VILLAGE_SLOTS]
SLOTS_IN = constants(_counts)
_first = [sum(_counts[:place]) for place in range(PLACES)]
FIRST_SLOT = constants(_first)
LAKE_SLOT, VILLAGE_SLOT = _first[LAKE], _first[VILLAGE]
SECTION_OF = constants([section for section, count in enumerate(_counts) for _ in range(count)])
SLOTS = sum(_counts)
_camp = {row.id: row.camp for row in DATA.board.row}
_slot_camp = [_camp[section.row] for section in _sections for _ in range(section.slots)]
SLOT_CAMP = constants(
    [*_slot_camp, DATA.board.lake.camp, *DATA.board.village.slot_camp]
)  # below 0 to pay, above 0 to gain
_open_from = [section.min_players for section in _sections for _ in range(section.slots)]
_open_from += [DATA.game.players_min] * (SLOTS - LAKE_SLOT)  # lake and village are always in use
OPEN_FROM = constants(_open_from)
_open = [[slot for slot in range(SLOTS) if _open_from[slot] <= players] for players in range(SEATS + 1)]
OPEN_COUNT = constants([len(slots) for slots in _open])  # by the number of players
OPEN_SLOTS = constants([[*slots, *[0] * (SLOTS - len(slots))] for slots in _open])
OPEN_SET = constants([sum(1 << slot for slot in slots) for slots in _open])  # the same, as bits
SLOTS_OF = constants(
    [sum(1 << slot for slot in range(_first[i], _first[i] + _counts[i])) for i in range(PLACES)]
)  # as bits
MOST_COST = max(0, -min(*_slot_camp, DATA.board.lake.camp, *DATA.board.village.slot_camp))
_costs = [-camp for camp in (*_slot_camp, DATA.board.lake.camp, *DATA.board.village.slot_camp)]
WITHIN = constants(
    [sum(1 << slot for slot in range(SLOTS) if _costs[slot] <= cost) for cost in range(MOST_COST + 1)]
)  # slots that cost so much at most, as bits
DOWN = constants([SECTION_IDS.index(section.flows_to.lower()) for section in _sections])
_from = [sum(1 << slot for slot in range(_first[i], _first[i] + _counts[i])) for i in range(SECTIONS)] + [0]
for i in reversed(range(SECTIONS)):
    _from[i] |= _from[SECTION_IDS.index(_sections[i].flows_to.lower())]
SLOTS_FROM = constants(_from)  # a section's slots and those of all sections below it, as bits
TOP_DOWN = constants([SECTION_IDS.index(top.flows_to.lower()) for top in DATA.board.top])

# fairy icons: stumps 0..3, statues 4..7, from left to right (TW-2.7b)
ICONS_OF_A_KIND = 4
ICONS = 2 * ICONS_OF_A_KIND
_icons = [i for kind in ICON_KINDS for i, section in enumerate(_sections) if section.fairy_icon == kind]
ICON_SECTION = constants(_icons)
ICON_OF = constants([_icons.index(i) if i in _icons else NOWHERE for i in range(PLACES)])
SLOTS_AT = constants([sum(1 << slot for slot in range(_first[i], _first[i] + _counts[i])) for i in _icons])  # as bits

_tiles = [*DATA.starting_villager, *DATA.villager]
VILLAGER_IDS = tuple(tile.id.lower() for tile in _tiles)
OWN_VILLAGERS = 1 + DECK_VILLAGERS  # room: a starting villager and, at most, all others
_kinds = (*COLOURS, "rainbow")
SPOTS_IN = constants([len(tile.spots) for tile in _tiles])
SPOT_KIND = constants([[*map(_kinds.index, tile.spots), *[-1] * (SPOTS - len(tile.spots))] for tile in _tiles])
CAMP = constants([tile.camp for tile in _tiles])
ABILITY = constants([ABILITIES.index(tile.ability) for tile in _tiles])
ABILITY_POINTS = constants([ability.points for ability in DATA.villager_ability])
