"""The table drawn on few lines: sections of rows, each row in parts that are wrapped between, never inside."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from rivertable.engine.drawing import DIM, Names, Row, Section, bold, dim, labelled
from rivertable.engine.secrecy import Viewer

from .terminal import auction_line, table_title
from .terminal_players import built_cards, player_name, structure_cost
from .terminal_river import river_card
from .terminal_words import LETTERS, SPECIES_STYLE, card_words, words

if TYPE_CHECKING:
    from .view import PlayerView, RiverCardView, View
    from .view_cards import StructureView

NARROW = 80  # the width for which names of players are cut


def folding(view: View) -> tuple[str, ...]:
    """The sections that may be left out where there is no room, the first one first."""
    if view.auction is not None:
        return ("shoreline", "others", "river", "track", "hand")
    return ("shoreline", "others", "track", "hand")


def sections(view: View, viewer: Viewer, names: Names, width: int) -> list[Section]:
    """The whole table as the viewer sees it; a spectator sees all players alike."""
    own = [player for player in view.players if player.seat == viewer]
    others = [player for player in view.players if player.seat != viewer]
    hand = own[0].hand if own else ()
    heading = [bold(words("table-hand"))] if hand else []
    return [
        ("title", [[bold(table_title(view))]]),
        ("track", [_track(view)]),
        ("auction", [[auction_line(view, names)]] if view.auction is not None else []),
        ("headwaters", [[_slot(view, slot, card) for slot, card in enumerate(view.headwaters)]]),
        ("river", [_space(view, space, cards) for space, cards in enumerate(view.river) if cards]),
        ("shoreline", [_shoreline(view)] if view.shoreline else []),
        ("you", [_player(view, player, names) for player in own]),
        ("hand", [[*heading, *(_structure(card) for card in hand)]]),
        ("others", [_player(view, player, names) for player in others]),
    ]


def _track(view: View) -> Row:
    """Everybody's fish, who is farthest back first."""
    players = sorted(view.players, key=lambda player: player.order)
    fish = [Text(f"{LETTERS[player.seat]} {player.fish}", SPECIES_STYLE[player.species]) for player in players]
    return [dim(words("table-line", line=view.finish_line)), *fish]


def _slot(view: View, slot: int, card: RiverCardView | None) -> Text:
    cell = Text(words("table-slot", slot=slot + 1, cost=view.pull_costs[slot]), style=DIM).append(" ", "")
    return cell.append_text(river_card(view, card)) if card else cell.append("–")


def _space(view: View, space: int, cards: tuple[RiverCardView, ...]) -> Row:
    heading = Text(words("table-space_short", space=space + 1, rate=view.river_rates[space]), "bold blue")
    return [heading, *(river_card(view, card) for card in cards)]


def _shoreline(view: View) -> Row:
    return [Text(words("table-shoreline"), "bold blue"), *(river_card(view, card) for card in view.shoreline)]


def _player(view: View, player: PlayerView, names: Names) -> Row:
    """`▶C Player 3  fish 18  workers 6  cards 3  points 8+1  Spy Mound 6 ✗, Quick Strike 2`."""
    numbers = {
        "fish": f"{player.fish}{' ⚑' if player.retired else ''}",
        "supply": str(player.supply),
        "hand_count": str(player.hand_count),
        "points": f"{player.points}+{player.pairs}",
    }
    name = player_name(player, names[player.seat], view, NARROW)
    parts = [labelled(words(f"table-{id}"), number) for id, number in numbers.items()]
    return [name, *parts, built_cards(player.tableau)]


def _structure(card: StructureView) -> Text:
    """`Pier ? VP (3 fish 3 logs 2 stones)`."""
    points = words("table-vp", points="?" if card.variable else str(card.points))
    text = bold(card_words(card.card)).append(f" {points} (", "not bold")
    return text.append_text(structure_cost(card)).append(")", "not bold")
