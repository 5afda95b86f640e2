"""The numbers of components.toml as frozen tables, in the index orders the rules use."""

from __future__ import annotations

from functools import partial
from math import exp
from typing import Any

import msgspec

from rivertable.engine.components import Header, components, game_folder, load_components, require
from rivertable.engine.rule import constants
from rivertable.engine.state import Seats

# Room in the state and in the action space.
SEATS = Seats(4)
STACKS = 6
SLOTS = 5
SIZES = 3
MOST_STONES = 60
MOST_TILES = 60

TREMORS = ("normal", "easy", "hard")  # SL-12.3, in the order of the option's choices
MOST_HEIGHT = 8  # stacks higher than this are as risky
PER_MILLE = 1000
POINTS_TO_WIN = (10, 5, 15)  # SL-11.7, in the order of the option's choices


class Totals(msgspec.Struct):
    """SL-2.1, SL-2.2, SL-2.3, SL-2.4, SL-2.5  What lies in the box."""

    stones: int
    base_stones: int
    stone_tiles: int
    score_tokens_per_colour: int
    five_point_tokens: int


class Numbers(msgspec.Struct):
    face_up_tiles: int
    exchange_rate: int
    alternative_start_tiles: int


class Limits(msgspec.Struct):
    repeats: int


class Bonus(msgspec.Struct):
    """SL-5.7  Score tokens for the first, second, … stone of a stack; the last number holds from there on."""

    tokens: list[int]


class Colours(msgspec.Struct):
    ids: list[str]


class Size(msgspec.Struct):
    id: str
    stones: int


class StoneTile(msgspec.Struct):
    """SL-2.3  One to three sizes and a number of steps."""

    id: str
    sizes: list[str]
    steps: int


class Stone(msgspec.Struct):
    """SL-2.1  A stone: its size, how large and how heavy it is. Its mesh is in physics/stones.json."""

    id: str
    size: str
    extent_mm: list[float]
    mass_g: float


class Box(msgspec.Struct):
    """The stones of the file itself, whatever an overlay says."""

    stone: list[Stone]


class BySize(msgspec.Struct):
    small: float
    medium: float
    large: float


class Below(BySize):
    base: float


class ByTremor(msgspec.Struct):
    easy: float
    normal: float
    hard: float


class Statistics(msgspec.Struct):
    """SL-6.26  How likely what is to happen, for the statistical referee: log-odds, and plain chances."""

    height: list[float]
    stone: BySize
    below: Below
    tremor: ByTremor
    slip_share: float
    lean: float
    touch: float
    neighbour: float
    lift: float


class Tremor(msgspec.Struct):
    """SL-12.3  How far a hand trembles, as standard deviations."""

    id: str
    place_mm: float
    place_mm_per_stone: float
    angle_deg: float


class Components(msgspec.Struct):
    game: Header
    totals: Totals
    rules_numbers: Numbers
    rules_limits: Limits
    high_stack_bonus: Bonus
    player_colours: Colours
    size: list[Size]
    stone_tile: list[StoneTile]
    stone: list[Stone]
    tremor: list[Tremor]
    statistics: Statistics
    board: dict[str, Any]  # read by the physics
    physics: dict[str, Any]


_require = partial(require, "stone_layer")


def _check(data: Components) -> None:
    """What the file's types cannot say; a broken overlay is refused here, before any match."""
    totals, numbers = data.totals, data.rules_numbers
    _require(data.game.players_max <= SEATS, "table [game], key 'players_max'", f"at most {SEATS}")
    _require(totals.base_stones == STACKS, "table [totals], key 'base_stones'", f"{STACKS}")
    _require(numbers.face_up_tiles == SLOTS, "table [rules_numbers], key 'face_up_tiles'", f"{SLOTS}")
    _require(1 <= numbers.exchange_rate <= 9, "table [rules_numbers], key 'exchange_rate'", "1..9 tokens")
    tiles = numbers.alternative_start_tiles
    _require(1 <= tiles <= 9, "table [rules_numbers], key 'alternative_start_tiles'", "1..9 tiles")
    _require(1 <= totals.score_tokens_per_colour <= 40, "table [totals], key 'score_tokens_per_colour'", "1..40 tokens")
    _require(0 <= totals.five_point_tokens <= 20, "table [totals], key 'five_point_tokens'", "0..20 tokens")
    _require(1 <= data.rules_limits.repeats <= 99, "table [rules_limits], key 'repeats'", "1..99 repeats")
    bonus = data.high_stack_bonus.tokens
    _require(bool(bonus) and all(0 <= n <= 9 for n in bonus), "table [high_stack_bonus], key 'tokens'", "0..9 each")
    _require(len(set(data.player_colours.ids)) == SEATS, "table [player_colours], key 'ids'", "four different colours")
    _check_stones(data)
    _check_tiles(data)
    _check_chances(data)


def _check_stones(data: Components) -> None:
    known = [size.id for size in data.size]
    _require(known == ["small", "medium", "large"], "table [[size]]", "ids small, medium, large")
    ours = [stone.id for stone in load_components(game_folder(__name__), Box).stone]
    for stone in data.stone:
        right = f"one of {ours[0]} to {ours[-1]}; each stone has its shape and its name, so none can be added"
        _require(stone.id in ours, f"table [[stone]] {stone.id}, key 'id'", right)
    stones, total = len(data.stone), data.totals.stones
    _require(stones == total, "table [[stone]]", f"{stones} in all, but [totals] says stones = {total}")
    _require(stones <= MOST_STONES, "table [totals], key 'stones'", f"at most {MOST_STONES} stones")
    for stone in data.stone:
        _require(stone.size in known, f"table [[stone]] {stone.id}, key 'size'", f"one of {', '.join(known)}")
    for size in data.size:
        count = sum(stone.size == size.id for stone in data.stone)
        _require(count == size.stones, f"table [[size]] {size.id}, key 'stones'", f"there are {count}")
        least = data.rules_numbers.alternative_start_tiles
        _require(count >= least, f"table [[size]] {size.id}, key 'stones'", f"at least {least}")


def _check_tiles(data: Components) -> None:
    known = [size.id for size in data.size]
    count, total = len(data.stone_tile), data.totals.stone_tiles
    _require(count == total, "table [[stone_tile]]", f"{count} in all, but [totals] says stone_tiles = {total}")
    _require(count <= MOST_TILES, "table [totals], key 'stone_tiles'", f"at most {MOST_TILES} tiles")
    least = SLOTS + data.rules_numbers.alternative_start_tiles + 1
    _require(count >= least, "table [[stone_tile]]", f"at least {least} tiles")
    for tile in data.stone_tile:
        where = f"table [[stone_tile]] {tile.id}"
        fits = 1 <= len(set(tile.sizes)) == len(tile.sizes) and set(tile.sizes) <= set(known)
        _require(fits, f"{where}, key 'sizes'", f"one to three of {', '.join(known)}")
        _require(1 <= tile.steps <= 9, f"{where}, key 'steps'", "1..9 steps")
    for size in known:
        _require(
            any(size in tile.sizes for tile in data.stone_tile), "table [[stone_tile]]", f"a tile that shows {size}"
        )


def _check_chances(data: Components) -> None:
    known = sorted(tremor.id for tremor in data.tremor)
    _require(known == sorted(TREMORS), "table [[tremor]]", f"ids {', '.join(TREMORS)}")
    odds = data.statistics
    _require(len(odds.height) == MOST_HEIGHT, "table [statistics], key 'height'", f"{MOST_HEIGHT} numbers")
    for key in ("slip_share", "lean", "touch", "neighbour"):
        _require(0 <= getattr(odds, key) < 1, f"table [statistics], key {key!r}", "a chance from 0 below 1")


def _per_mille(chance: float) -> int:
    return round(PER_MILLE * chance)


def _chance(log_odds: float) -> float:
    return 1 / (1 + exp(-log_odds))


def _failure(tremor: str, height: int, size: str, below: str) -> int:
    """SL-6.26  Per mille of placements of this kind that fail."""
    odds = DATA.statistics
    sizes = getattr(odds.stone, size) + getattr(odds.below, below)
    return _per_mille(_chance(odds.height[height - 1] + sizes + getattr(odds.tremor, tremor)))


DATA = components(__name__, Components)
_check(DATA)

COLOURS = tuple(DATA.player_colours.ids)
SIZE_NAMES = tuple(size.id for size in DATA.size)
STONE_IDS = tuple(stone.id for stone in DATA.stone)
TILE_IDS = tuple(tile.id for tile in DATA.stone_tile)

STONES = len(STONE_IDS)
TILES = len(TILE_IDS)
STONES_OF = constants([size.stones for size in DATA.size])
SIZE_OF = constants([SIZE_NAMES.index(stone.size) for stone in DATA.stone])
TILE_SIZES = constants([sum(1 << SIZE_NAMES.index(size) for size in tile.sizes) for tile in DATA.stone_tile])
TILE_STEPS = constants([tile.steps for tile in DATA.stone_tile])

TOKENS = DATA.totals.score_tokens_per_colour
FIVES = DATA.totals.five_point_tokens
EXCHANGE_RATE = DATA.rules_numbers.exchange_rate
ALTERNATIVE_TILES = DATA.rules_numbers.alternative_start_tiles
REPEATS = DATA.rules_limits.repeats
LAST_BONUS = len(DATA.high_stack_bonus.tokens)
BONUS = constants([0, *DATA.high_stack_bonus.tokens])  # by the number of the stone, from 1
WINNING_POINTS = constants(POINTS_TO_WIN)

# SL-6.26  The statistical referee, per mille: FAILURE[tremor][height][size][size below], the base stone being the last.
_sizes = (*SIZE_NAMES, "base")
FAILURE = constants(
    [
        [[[0] * len(_sizes)] * SIZES]
        + [
            [[_failure(tremor, height, size, below) for below in _sizes] for size in SIZE_NAMES]
            for height in range(1, MOST_HEIGHT + 1)
        ]
        for tremor in TREMORS
    ]
)
BASE = SIZES  # among sizes below
SLIP_SHARE = _per_mille(DATA.statistics.slip_share)
LEAN = _per_mille(DATA.statistics.lean)
TOUCH = _per_mille(DATA.statistics.touch)
NEIGHBOUR = _per_mille(DATA.statistics.neighbour)
LIFT = _per_mille(_chance(DATA.statistics.lift))
