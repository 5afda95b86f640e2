"""Words and colours of the drawn table. Every colour is also written, so that none is needed to read it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from rich.text import Text

from rivertable.engine.drawing import Words

if TYPE_CHECKING:
    from .view import BuildingView, TileView

TERRAIN_STYLE = {
    "forest": "black on green3",
    "mountain": "black on grey70",
    "badlands": "black on orange3",
    "desert": "black on khaki1",
    "meadow": "black on pale_green1",
}
SEAT_STYLE = {
    "black": "bright_white on grey23",
    "blue": "bright_white on blue",
    "green": "black on green4",
    "yellow": "black on yellow3",
}
LETTERS = {"wood": "w", "stone": "s", "clay": "c", "food": "f", "warehouse": "⌂"}


words = Words(__file__)


def seat_mark(seat: int, colour: str) -> Text:
    """A player's pioneer: the number of the seat on its colour."""
    return Text(str(seat + 1), style=SEAT_STYLE.get(colour, "reverse"))


def terrain_chip(tile: TileView, size: int = 99) -> Text:
    """The terrains of a tile, each on its colour; cut to `size` letters a word."""
    chip = Text()
    for number, terrain in enumerate(tile.terrain):
        letters = size if len(tile.terrain) == 1 else min(size, 4)
        chip.append("+" if number else "").append(words(f"terrain-{terrain}")[:letters], TERRAIN_STYLE[terrain])
    return chip


def symbols(tile: TileView) -> str:
    """`ww`, `w⌂`, or what a meadow does."""
    letters = "".join(LETTERS[basic] * count for basic, count in tile.production.items()) + "⌂" * tile.warehouses
    if tile.effect == "none":
        return letters
    numbers: dict[str, int | str] = {"amount": tile.amount, "points": tile.points, "most": tile.points_max}
    numbers["letters"] = letters
    numbers["resource"] = words(f"resource-{tile.resource}") if tile.resource else ""
    numbers["terrain"] = words(f"terrain-{tile.counted_terrain}") if tile.counted_terrain else ""
    return words(f"table-effect-{tile.effect}", **numbers)


def cost(building: BuildingView) -> str:
    """`3w 2s 1c`."""
    return " ".join(f"{count}{LETTERS[basic]}" for basic, count in building.cost.items() if count)


def goods(counts: Mapping[str, int]) -> str:
    """`3w 0s 1c 0f`."""
    return " ".join(f"{count}{LETTERS[resource]}" for resource, count in counts.items())
