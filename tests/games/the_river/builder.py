"""Positions of The River in a line or two, and short questions to ask of them.

    s = the_river(players=3).tiles(0, "forest_ww").goods(0, wood=2).turn(0)
    play(s, 0, "place(wood)")
    assert goods(s, 0) == {"wood": 6, "stone": 0, "clay": 0, "food": 0}

A position opens in round 1, all boats full, the pawn with seat 0, empty river boards, plain tiles on the island and the
buildings b01 to b04 on display. Tiles, buildings and resources come out of decks and supplies.
"""

from __future__ import annotations

from typing import Self

from rivertable.games.the_river.reasons import Reason
from rivertable.games.the_river.rules.buildings import tuck
from rivertable.games.the_river.rules.resources import take_goods
from rivertable.games.the_river.rules.river_board import place_tile
from rivertable.games.the_river.setup import prepare_main_board, prepare_seat
from rivertable.games.the_river.state import NONE, NOT_ENDING, TURN, State
from rivertable.games.the_river.tables import BUILDING_IDS, DATA, LOCATIONS, RESOURCES, SLOTS, TILE_IDS
from tests.games.builder import Position, set_named
from tests.games.playing import Playing

NEWEST = DATA.game.rules_version
ISLAND = ("forest_wb", "mountain_sb", "badlands_cb", "desert_wb", "desert_sb", "forest_ww", "mountain_ss")

_playing = Playing("the_river", State, Reason)


class TheRiver(Position[State]):
    """A position under construction; `turn` finishes it."""

    def __init__(self, players: int, open_values: bool, preprint: str, round_cap: str, rules: int) -> None:
        super().__init__(_playing, players, open_values=open_values, preprint=preprint, round_cap=round_cap)
        self.s.opt_rules = rules
        for seat in range(players):
            prepare_seat(self.s, seat)
        prepare_main_board(self.s, players)
        self.s.rounds = 1
        self.island(*ISLAND[: 5 if players == 2 else 7]).display("b01", "b02", "b03", "b04")

    # ------------------------------------------------------------ main board

    def supply(self, **counts: int) -> Self:
        """What is left on the islands; those not named keep theirs."""
        set_named(self.s.supply, RESOURCES, counts)
        return self

    def island(self, *tiles: str) -> Self:
        """Face-up tiles by slot; "" is an empty slot."""
        for slot in range(SLOTS):
            if self.s.island[slot] != NONE:
                self._deck(self.s.island[slot], 1)
            self.s.island[slot] = NONE
        for slot, tile in enumerate(tiles):
            if tile:
                self.s.island[slot] = self._draw(tile)
        return self

    def deck(self, *tiles: str) -> Self:
        """The whole terrain deck."""
        self.s.tile_deck = [tiles.count(tile) for tile in TILE_IDS]
        self.s.tile_deck_count = len(tiles)
        return self

    def discards(self, *tiles: str) -> Self:
        self.s.tile_discards = [tiles.count(tile) for tile in TILE_IDS]
        return self

    def display(self, *buildings: str) -> Self:
        """Face-up buildings by slot; "" is an empty slot."""
        for slot, before in enumerate(self.s.display):
            if before != NONE:
                self.s.building_deck[before] = 1
                self.s.building_deck_count += 1
            self.s.display[slot] = NONE
        for slot, building in enumerate(buildings):
            if building:
                self.s.display[slot] = self._card(building)
        return self

    def building_deck(self, *buildings: str) -> Self:
        """The whole building deck."""
        self.s.building_deck = [int(building in buildings) for building in BUILDING_IDS]
        self.s.building_deck_count = len(buildings)
        return self

    def tokens_taken(self, count: int) -> Self:
        """So many tokens are gone from the piles."""
        self.s.tokens_taken = count
        return self

    def at(self, location: str, *seats: int) -> Self:
        """Pioneers that stand at a location."""
        for seat in seats:
            self.s.placed[seat][LOCATIONS.index(location)] += 1
            self.s.pioneers_at[LOCATIONS.index(location)] += 1
            self.s.boat[seat] -= 1
            self.s.used[seat] += 1
        return self

    def pawn(self, seat: int) -> Self:
        self.s.pawn = seat
        return self

    def rounds(self, count: int) -> Self:
        self.s.rounds = count
        return self

    # ------------------------------------------------------------ players

    def tiles(self, seat: int, *tiles: str) -> Self:
        """Tiles along the course, placed in earlier rounds: nothing happens now."""
        ending = self.s.ending
        for tile in tiles:
            place_tile(self.s, seat, self._draw(tile), 0)
        self.s.to_settle[seat] = 0
        self.s.ending = ending
        return self

    def goods(self, seat: int, **counts: int) -> Self:
        """Resources held, out of the supply."""
        for resource, count in counts.items():
            take_goods(self.s, seat, RESOURCES.index(resource), count)
        return self

    def boat(self, seat: int, count: int) -> Self:
        """So many pioneers are still on the boat; the others are at work."""
        self.s.used[seat] += self.s.boat[seat] - count
        self.s.boat[seat] = count
        return self

    def settled(self, seat: int, *spots: int) -> Self:
        """Pioneers settled in earlier rounds."""
        for spot in spots:
            self.s.settled[seat] |= 1 << spot - 1
            self.s.boat[seat] -= 1
        return self

    def reserved(self, seat: int, *buildings: str) -> Self:
        for building in buildings:
            self.s.reserved[seat][self.s.reserved_count[seat]] = self._card(building)
            self.s.reserved_count[seat] += 1
        return self

    def built(self, seat: int, *buildings: str) -> Self:
        """Buildings constructed before; for their tokens see `tokens`."""
        for building in buildings:
            tuck(self.s, seat, self._card(building))
        return self

    def tokens(self, seat: int, *values: int) -> Self:
        """Bonus tokens taken in earlier rounds, the extra pioneer with the second one."""
        for value in values:
            self.s.token[seat][self.s.token_count[seat]] = value
            self.s.token_count[seat] += 1
            self.s.tokens_taken += 1
        if len(values) >= 2:
            self.s.extra[seat] = 0
            self.s.boat[seat] += 1
        return self

    def capacity(self, seat: int, count: int) -> Self:
        """As if the board had so many warehouses."""
        self.s.capacity[seat] = count
        return self

    def turn(self, seat: int) -> State:
        """It is this player's turn."""
        self.s.active = seat
        self.s.step = TURN
        assert self.s.ending == NOT_ENDING
        return self._finished()

    # ------------------------------------------------------------ pieces

    def _deck(self, kind: int, count: int) -> None:
        self.s.tile_deck[kind] += count
        self.s.tile_deck_count += count

    def _draw(self, tile: str) -> int:
        kind = TILE_IDS.index(tile)
        assert self.s.tile_deck[kind] > 0, f"there is no {tile} left"
        self._deck(kind, -1)
        return kind

    def _card(self, building: str) -> int:
        card = BUILDING_IDS.index(building)
        assert self.s.building_deck[card] == 1, f"{building} is not in the deck"
        self.s.building_deck[card] = 0
        self.s.building_deck_count -= 1
        return card


def the_river(
    players: int = 2,
    *,
    open_values: bool = False,
    preprint: str = "asymmetric",
    round_cap: str = "none",
    rules: int = NEWEST,
) -> TheRiver:
    return TheRiver(players, open_values, preprint, round_cap, rules)


# ---------------------------------------------------------------- playing


legal, why_not, settle, play = _playing.legal, _playing.why_not, _playing.settle, _playing.play
known_to, imagine, points = _playing.known_to, _playing.imagine, _playing.points
begin, random_game = _playing.begin, _playing.random_game


def told(s: State, seat: int, *texts: str) -> list[tuple[str, tuple[int, ...]]]:
    """The events of some actions: names and codes."""
    return [(event.name, args) for event, args in _playing.events(s, seat, *texts)]


# ---------------------------------------------------------------- reading


def goods(s: State, seat: int) -> dict[str, int]:
    return dict(zip(RESOURCES, s.goods[seat], strict=True))


def supply(s: State) -> dict[str, int]:
    return dict(zip(RESOURCES, s.supply, strict=True))


def production(s: State, seat: int) -> tuple[int, ...]:
    """Visible wood, stone and clay symbols."""
    return tuple(s.production[seat])


def tiles(s: State, seat: int) -> list[str]:
    """The tiles of a river board along its course."""
    return [TILE_IDS[kind] for kind in s.tile[seat][: s.tiles[seat]]]


def island(s: State) -> list[str]:
    """The face-up tiles by slot."""
    return ["" if kind == NONE else TILE_IDS[kind] for kind in s.island]


def display(s: State) -> list[str]:
    return ["" if card == NONE else BUILDING_IDS[card] for card in s.display]


def reserved(s: State, seat: int) -> list[str]:
    return [BUILDING_IDS[card] for card in s.reserved[seat][: s.reserved_count[seat]]]


def built(s: State, seat: int) -> list[str]:
    return [building for card, building in enumerate(BUILDING_IDS) if s.built[seat] >> card & 1]


def tokens(s: State, seat: int) -> list[int]:
    return [int(value) for value in s.token[seat][: s.token_count[seat]]]


def settled(s: State, seat: int) -> list[int]:
    """Spots with a settled pioneer, from 1."""
    return [spot + 1 for spot in range(12) if s.settled[seat] >> spot & 1]
