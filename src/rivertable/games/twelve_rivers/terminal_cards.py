"""Every villager, camp card, fairy and place in full, for a player who asks for it by name."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rivertable.engine.drawing import Names
from rivertable.engine.secrecy import Viewer

from .tables import CARDS, FAIRIES, VILLAGER_IDS
from .terminal_words import words
from .view import tile_view

if TYPE_CHECKING:
    from .view import TileView, View


def pieces(view: View, viewer: Viewer, names: Names) -> dict[str, str]:
    """The name of each piece, and all there is to know of it: what it asks for, gives and scores, and where it is."""
    found = {words(f"card-{card}"): words(f"about-card-{card}") for card in CARDS}
    found |= {words("name-fairy", fairy=words(f"fairy-{fairy}")): words(f"about-fairy-{fairy}") for fairy in FAIRIES}
    found |= {words(f"table-{place}"): words(f"about-{place}") for place in ("lake", "village")}
    for tile in range(len(VILLAGER_IDS)):
        shown = tile_view(tile)
        found[words(f"villager-{shown.id}")] = f"{_villager(shown)} {_place(view, shown.id, names)}".rstrip()
    return found


def _villager(tile: TileView) -> str:
    spots = ", ".join(words(f"colour-{kind}") if kind != "rainbow" else words("any-colour") for kind in tile.spots)
    bonus = words(f"about-{tile.ability}", points=tile.points)
    return words("about-villager", spots=spots, camp=tile.camp, bonus=bonus)


def _place(view: View, villager: str, names: Names) -> str:
    for number, tile in enumerate(view.face_up, 1):
        if tile is not None and tile.id == villager:
            return words("where-face_up", number=number)
    for area in view.areas:
        for number, own in enumerate(area.villagers, 1):
            if own.tile.id == villager:
                return words("where-own", name=names[area.seat], number=number, bonus=own.bonus)
    return ""
