"""Every building, terrain tile and location in full, for a player who asks for it by name."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from rivertable.engine.drawing import Names
from rivertable.engine.messages import Message
from rivertable.engine.secrecy import Viewer

from .tables import BUILDING_IDS, DATA, LOCATIONS, TILE_IDS
from .terminal_words import words
from .words import building_words, cost_words, tile_words

if TYPE_CHECKING:
    from .view import View


def pieces(view: View, viewer: Viewer, names: Names) -> dict[str, str]:
    """The name of each piece, and all there is to know of it: cost, points, effect, where it is as far as the viewer
    can see."""
    found = {words(f"location-{name}"): words(f"about-{name}") for name in LOCATIONS}
    for building, data in enumerate(DATA.building):
        about = Message("about-building", {"points": data.points, "cost": cost_words(building)})
        found[words.said(building_words(building))] = (
            f"{words.said(about)} {_place(view, BUILDING_IDS[building], names)}".rstrip()
        )
    for tile in range(len(DATA.terrain_tile)):
        lies = ", ".join(_tile_places(view, TILE_IDS[tile], names))
        found[words.said(tile_words(tile))] = words("about-tile") + (f" {words('where', place=lies)}" if lies else "")
    return found


def _place(view: View, building: str, names: Names) -> str:
    """Where a building lies, if the viewer sees it."""
    for number, card in enumerate(view.display, 1):
        if card is not None and card.building == building:
            return words("where-display", number=number)
    for seat in view.seats:
        if any(card is not None and card.building == building for card in seat.reserved):
            return words("where-reserved", name=names[seat.seat])
        if any(card is not None and card.building == building for card in seat.buildings):
            return words("where-built", name=names[seat.seat])
    return ""


def _tile_places(view: View, kind: str, names: Names) -> Iterator[str]:
    for number, tile in enumerate(view.island, 1):
        if tile is not None and tile.tile == kind:
            yield words("where-island", number=number)
    for seat in view.seats:
        for spot in seat.spots:
            if spot.tile is not None and spot.tile.tile == kind:
                yield words("where-spot", name=names[seat.seat], number=spot.spot)
