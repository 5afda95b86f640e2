"""The map: tiles in two rows, the route around them, distances from the ship (RS-3, RS-5.16)."""

from __future__ import annotations

from rivertable.engine.chance import shuffle
from rivertable.engine.rule import rule

from ..state import NONE, State
from ..tables import (
    COLUMNS,
    COLUMNS_BASE,
    COLUMNS_EXTENSION,
    EAST_SPACES,
    FARTHEST,
    SLOTS,
    TILE_DOCKS,
    TILE_IN_BASE,
    TILE_PASSAGE,
    TILE_SPACES,
    TILES,
)


@rule
def compose_map(s: State) -> None:
    """RS-3.1, RS-11.3  Shuffle the river tiles; the first half is the north row, the second the south row."""
    count = 0
    for tile in range(TILES):
        if s.opt_extension == 1 or TILE_IN_BASE[tile] == 1:
            s.tile_at[count] = tile
            count += 1
    shuffle(s, s.tile_at, count)
    s.columns = COLUMNS_EXTENSION if s.opt_extension == 1 else COLUMNS_BASE
    lay_rows(s)
    lay_route(s)
    sort_by_distance(s)


@rule
def lay_rows(s: State) -> None:
    """RS-3.1  Move the second half of the shuffled tiles to the south row."""
    for column in range(COLUMNS - 1, -1, -1):
        s.tile_at[COLUMNS + column] = s.tile_at[s.columns + column] if column < s.columns else NONE
    for column in range(s.columns, COLUMNS):
        s.tile_at[column] = NONE


@rule
def lay_route(s: State) -> None:
    """RS-3.3  Start, north row west to east, the eastern bend, south row east to west, anchor. RS-3.2  A tile's
    spaces are met in ascending order in both rows."""
    space = 1
    for column in range(s.columns):
        s.first_space[column] = space
        space += TILE_SPACES[s.tile_at[column]]
    space += EAST_SPACES
    for column in range(s.columns - 1, -1, -1):
        s.first_space[COLUMNS + column] = space
        space += TILE_SPACES[s.tile_at[COLUMNS + column]]
    s.anchor = space


@rule
def has_passage(s: State, column: int) -> bool:
    """RS-3.4  A column can be crossed where both its tiles have a passage."""
    return TILE_PASSAGE[s.tile_at[column]] > 0 and TILE_PASSAGE[s.tile_at[COLUMNS + column]] > 0


@rule
def passage_space(s: State, slot: int) -> int:
    """RS-3.4  Route index of a tile's passage space."""
    return s.first_space[slot] + TILE_PASSAGE[s.tile_at[slot]] - 1


@rule
def come_closer(s: State, space: int, steps: int) -> bool:
    """A way of so many steps leads to the space; True if it is the shortest so far. From there it goes on along the
    route, both ways, for as long as it is."""
    if s.steps[space] <= steps:
        return False
    s.steps[space] = steps
    east, further = space + 1, steps + 1
    while east <= s.anchor and s.steps[east] > further:
        s.steps[east] = further
        east, further = east + 1, further + 1
    west, further = space - 1, steps + 1
    while west >= 0 and s.steps[west] > further:
        s.steps[west] = further
        west, further = west - 1, further + 1
    return True


@rule
def cross_passages(s: State) -> bool:
    """RS-3.4  One step between the two passage spaces of a column; True if that made any way shorter."""
    shorter = False
    for column in range(s.columns):
        if has_passage(s, column):
            north = passage_space(s, column)
            south = passage_space(s, COLUMNS + column)
            if come_closer(s, north, s.steps[south] + 1) or come_closer(s, south, s.steps[north] + 1):
                shorter = True
    return shorter


@rule
def measure_water(s: State) -> None:
    """RS-3.4, RS-10.11  Steps from the ship to every space: along the route both ways, and through passages."""
    for space in range(s.anchor + 1):
        s.steps[space] = abs(space - s.ship)
    while cross_passages(s):
        pass


@rule
def measure_villages(s: State) -> None:
    """RS-5.16  Distance into a village: the steps to its nearest dock and one more. Never through a village."""
    measure_water(s)
    for slot in range(SLOTS):
        tile = s.tile_at[slot]
        if tile != NONE:
            first = s.first_space[slot] - 1
            near = min(s.steps[first + TILE_DOCKS[tile][0]], s.steps[first + TILE_DOCKS[tile][1]])
            s.distance[slot] = near + 1
    sort_by_distance(s)


@rule
def sort_by_distance(s: State) -> None:
    """RS-5.16  Which villages lie within each distance."""
    for distance in range(FARTHEST + 1):
        s.within[distance] = 0
    for slot in range(SLOTS):
        if s.tile_at[slot] != NONE and s.distance[slot] <= FARTHEST:
            s.within[s.distance[slot]] |= 1 << slot
    villages = 0
    for distance in range(FARTHEST + 1):
        villages |= s.within[distance]
        s.within[distance] = villages
