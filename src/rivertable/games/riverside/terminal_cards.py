"""Every royal power and village in full, for a player who asks for it by name."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rivertable.engine.drawing import Names
from rivertable.engine.secrecy import Viewer

from .terminal_words import item_name, words

if TYPE_CHECKING:
    from .view import View


def pieces(view: View, viewer: Viewer, names: Names) -> dict[str, str]:
    """The name of each power and village, and all there is to know of it: what it does or offers, and where it is."""
    found = {}
    for boat in view.sheets[0 if viewer is None else viewer].boats:
        where = words("where-power", colour=item_name(boat.colour), state=words(f"state-{boat.power_state}"))
        found[words(f"power-{boat.power}")] = f"{words(f'about-{boat.power}')} {where}"
    for tile in view.tiles:
        offers = ", ".join(f"{item_name(item.colour)} {item.value}" for item in tile.village)
        name = words(f"table-{tile.bank}", column=tile.column)
        found[name] = words("about-village", offers=offers, distance=tile.distance)
    return found | {words("table-stave_scores"): words("about-stave"), words("name-plus_one"): words("about-plus_one")}
