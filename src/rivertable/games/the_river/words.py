"""Tiles and buildings in words, made from their data, so that an overlay's pieces have words too."""

from __future__ import annotations

from dataclasses import dataclass

from rivertable.engine.domains import Domain, Value
from rivertable.engine.messages import Message, say

from .tables import BASICS, BUILDING_IDS, DATA, EFFECTS, PLAIN, RESOURCES, TILE_EFFECT, TILE_IDS, TerrainTile


def resource_name(resource: int) -> Message:
    return say(f"resource-{RESOURCES[resource]}")


def tile_words(tile: int) -> Message:
    """`forest, 1 wood, 1 warehouse`, or `meadow: 1 point per bonus token`."""
    data = DATA.terrain_tile[tile]
    if TILE_EFFECT[tile] == PLAIN:
        return say("tile", terrain=terrain_words(data), symbols=symbol_words(data))
    return say("tile-special", terrain=terrain_words(data), effect=effect_words(tile))


def terrain_words(data: TerrainTile) -> Message:
    names = [say(f"terrain-{terrain}") for terrain in data.terrain]
    return names[0] if len(names) == 1 else say("terrain-both", one=names[0], other=names[1])


def symbol_words(data: TerrainTile) -> Message:
    """The symbols of a tile, each kind with its number."""
    kinds = [say("symbol", count=count, resource=say(f"resource-{r}")) for r, count in data.production.items() if count]
    if data.warehouses:
        kinds.append(say("symbol-warehouse", count=data.warehouses))
    return say(f"symbols-{len(kinds)}", **{f"kind{i}": kind for i, kind in enumerate(kinds)})


def effect_words(tile: int) -> Message:
    """What a meadow does, with its numbers."""
    data = DATA.terrain_tile[tile]
    numbers: dict[str, int | str | Message] = {
        "points": data.points_each + data.points_end,
        "most": data.points_max,
        "amount": data.amount_max + data.amount + data.swaps,
    }
    if data.resource:
        numbers["resource"] = say(f"resource-{data.resource}")
    if data.counted_terrain:
        numbers["terrain"] = say(f"terrain-{data.counted_terrain}")
    return say(f"effect-{EFFECTS[TILE_EFFECT[tile]]}", **numbers)


def building_words(building: int) -> Message:
    """A building's name stands in the data, like its cost."""
    return say("building", name=DATA.building[building].name)


def goods_words(goods: list[int]) -> Message:
    """`2 wood, 1 clay`."""
    kinds = [say("symbol", count=count, resource=resource_name(r)) for r, count in enumerate(goods) if count]
    return say(f"symbols-{len(kinds)}", **{f"kind{i}": kind for i, kind in enumerate(kinds)})


def cost_words(building: int) -> Message:
    cost = DATA.building[building].cost
    return goods_words([cost[RESOURCES[basic]] for basic in range(BASICS)])


@dataclass(frozen=True)
class Pieces(Domain):
    """Tiles or buildings as the argument of an event: their id outside the rules; their texts say what is printed on them."""

    ids: tuple[str, ...] = ()
    said: tuple[Message, ...] = ()

    def value(self, code: int) -> Value:
        return self.ids[code]

    def message(self, code: int) -> Message | int:
        return self.said[code]


TILE = Pieces(size=len(TILE_IDS), ids=TILE_IDS, said=tuple(tile_words(tile) for tile in range(len(TILE_IDS))))
BUILDING = Pieces(
    size=len(BUILDING_IDS), ids=BUILDING_IDS, said=tuple(building_words(card) for card in range(len(BUILDING_IDS)))
)
