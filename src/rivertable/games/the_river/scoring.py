"""Points by category, the winner, the endings (TR-6, TR-7)."""

from __future__ import annotations

from typing import Any

from rivertable.engine.rule import rule

from .state import State
from .tables import (
    COLUMN_SPOTS,
    COLUMN_THREE,
    COLUMN_TWO,
    COLUMNS,
    INCOME,
    PER_PIONEER,
    PER_PRODUCTION,
    PER_TERRAIN,
    PER_TOKEN,
    RESOURCES_PER,
    RESOURCES_POINTS,
    TILE_COUNTED,
    TILE_EFFECT,
    TILE_POINTS,
    TILE_POINTS_MAX,
    TILE_RESOURCE,
    TILE_TERRAINS,
)

CATEGORIES = ("bonus_tokens", "buildings", "columns", "resources", "meadows")
TOKENS, BUILT, COLUMN_POINTS, GOODS, MEADOWS = range(5)
END_REASONS = ("tokens", "tiles", "no_pioneers", "round_cap")


@rule
def token_points(s: State, seat: int) -> int:
    """TR-7.2  The values on the track."""
    points = 0
    for place in range(s.token_count[seat]):
        points += s.token[seat][place]
    return points


@rule
def terrains_at(s: State, seat: int, spot: int) -> int:
    """TR-6.5, TR-6.10  The terrains of a spot's tile as a mask; an uncovered spot matches nothing."""
    return TILE_TERRAINS[s.tile[seat][spot]] if spot < s.tiles[seat] else 0


@rule
def column_points(s: State, seat: int, column: int) -> int:
    """TR-7.3  6 if all three tiles share a terrain (TR-10.20), 2 if the top two do (TR-10.19), else nothing."""
    spots = COLUMN_SPOTS[column]
    top_two = terrains_at(s, seat, spots[0]) & terrains_at(s, seat, spots[1])
    if top_two == 0:
        return 0
    return COLUMN_THREE if top_two & terrains_at(s, seat, spots[2]) != 0 else COLUMN_TWO


@rule
def columns_points(s: State, seat: int) -> int:
    """TR-7.2  All four columns."""
    points = 0
    for column in range(COLUMNS):
        points += column_points(s, seat, column)
    return points


@rule
def resource_points(held: int) -> int:
    """TR-7.4  One point per full three resources, food included."""
    return held // RESOURCES_PER * RESOURCES_POINTS


@rule
def tiles_with(s: State, seat: int, terrain: int) -> int:
    """TR-6.4, TR-6.5, TR-10.18  Tiles of a terrain; a two-colour tile is both, the counting tile counts too."""
    count = 0
    for spot in range(s.tiles[seat]):
        count += (TILE_TERRAINS[s.tile[seat][spot]] >> terrain) & 1
    return count


@rule
def pioneers_kept(s: State, seat: int) -> int:
    """TR-6.7, TR-4.7  Who will be on the boat after the cleanup: all at work come back but those who settle. TR-10.22  An
    extra pioneer on the track does not count."""
    pioneers = s.boat[seat] + s.used[seat]
    spots = s.to_settle[seat]
    while spots > 0:
        pioneers -= spots & 1
        spots >>= 1
    return pioneers


@rule
def meadow_points(s: State, seat: int, kind: int) -> int:
    """TR-6.2, TR-6.4, TR-6.7, TR-6.8, TR-6.9  What a tile's effect is worth at the end."""
    effect = TILE_EFFECT[kind]
    if effect == PER_PRODUCTION:
        return min(TILE_POINTS[kind] * s.production[seat][TILE_RESOURCE[kind]], TILE_POINTS_MAX[kind])
    if effect == PER_TERRAIN:
        return TILE_POINTS[kind] * tiles_with(s, seat, TILE_COUNTED[kind])
    if effect == PER_PIONEER:
        return TILE_POINTS[kind] * pioneers_kept(s, seat)
    if effect == PER_TOKEN:
        return TILE_POINTS[kind] * s.token_count[seat]
    return TILE_POINTS[kind] if effect == INCOME else 0


@rule
def meadows_points(s: State, seat: int) -> int:
    """TR-7.2  All meadow effects of a board."""
    points = 0
    for spot in range(s.tiles[seat]):
        if TILE_EFFECT[s.tile[seat][spot]] != 0:
            points += meadow_points(s, seat, s.tile[seat][spot])
    return points


@rule
def score(s: State, seat: int, out: Any) -> int:
    """TR-7.2, TR-1.3  Bonus tokens, buildings, columns, resources, meadow effects. TR-5.13  Reserved cards count nothing."""
    out[TOKENS] = token_points(s, seat)
    out[BUILT] = s.building_points[seat]
    out[COLUMN_POINTS] = columns_points(s, seat)
    out[GOODS] = resource_points(s.held[seat])
    out[MEADOWS] = meadows_points(s, seat)
    return out[TOKENS] + out[BUILT] + out[COLUMN_POINTS] + out[GOODS] + out[MEADOWS]


@rule
def standing(s: State, seat: int) -> int:
    """TR-7.5, TR-1.5  Most points win; there is no further tie-break."""
    board = columns_points(s, seat) + resource_points(s.held[seat]) + meadows_points(s, seat)
    return token_points(s, seat) + s.building_points[seat] + board


@rule
def end_reason(s: State) -> int:
    """TR-7.1, TR-7.6, TR-11.4  Full track, twelve tiles, no pioneers, or the round cap."""
    return max(0, s.ending - 1)
