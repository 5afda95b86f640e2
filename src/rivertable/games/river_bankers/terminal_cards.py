"""Every structure, starter and material card in full, for a player who asks for it by name."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from rivertable.engine.drawing import Names
from rivertable.engine.secrecy import Viewer

from .tables import DATA
from .terminal_words import card_words, words

if TYPE_CHECKING:
    from .view import View


def pieces(view: View, viewer: Viewer, names: Names) -> dict[str, str]:
    """The name of each card, and all there is to know of it: cost, points, effect, where it is as far as the viewer can
    see."""
    places = dict(reversed([*_places(view, names)]))
    found = {}
    for structure in DATA.structures:
        cost = ", ".join(f"{count} {words(f'material-{kind}')}" for kind, count in structure.cost.items())
        points = "?" if structure.variable else str(structure.vp)
        found[structure.key] = words("about-structure", fish=structure.fish, cost=cost, points=points)
    for starter in DATA.starters:
        found[starter.key] = words("about-starter", species=words(f"species-{starter.species}"), points=starter.vp)
    for card in DATA.material_cards:
        materials = "/".join(words(f"material-{kind}") for kind in card.materials)
        found[card.key] = words("about-material", materials=materials, icons=card.icons)
    return {
        card_words(key): f"{about} {words(f'text-{key}')} {places.get(key, '')}".rstrip()
        for key, about in found.items()
    }


def _places(view: View, names: Names) -> Iterator[tuple[str, str]]:
    """(card, where it lies) of every card that the viewer sees."""
    for slot, card in enumerate(view.headwaters, 1):
        if card is not None:
            yield card.card, words("lies-headwaters", slot=slot)
    for space, cards in enumerate(view.river, 1):
        for card in cards:
            yield card.card, words("lies-river", space=space)
    for card in view.shoreline:
        yield card.card, words("lies-shoreline")
    for player in view.players:
        for held in player.hand:
            yield held.card, words("lies-hand", name=names[player.seat])
        for built in player.tableau:
            yield built.card, words("lies-built", name=names[player.seat])
