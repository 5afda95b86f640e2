"""Positions of Riverside in a line or two, and short questions to ask of them.

    s = riverside(players=2).ship(8).dice(yellow=4, green=2).crossed(0, "yellow", 2, 0, 0, 2).phase2()
    play(s, 0, "choose_die(yellow)", "green(add)")
    assert crosses(s, 0, "yellow") == (3, 0, 0, 7)

A position opens with blank sheets, the ship on space 8 of layout L1 (L2 with the extension), and all dice showing 1.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Self

from rivertable.games.riverside.reasons import Reason
from rivertable.games.riverside.rules.dice import median
from rivertable.games.riverside.rules.flow import begin_excursion, begin_filling, show_sheets
from rivertable.games.riverside.rules.map import lay_route, measure_villages
from rivertable.games.riverside.rules.powers import activate_power
from rivertable.games.riverside.setup import prepare_sheet
from rivertable.games.riverside.state import (
    ACTIVE,
    CROSSED,
    EXCURSIONS,
    FILLING,
    FIRE,
    NONE,
    OVER,
    PLUS_ONE,
    SCORE,
    TICKET,
    TICKETS,
    USED,
    WRITTEN,
    State,
)
from rivertable.games.riverside.tables import (
    BOAT_NAMES,
    BOXES,
    COLOURS,
    COLUMNS,
    POWERS,
    ROWS,
    SEATS_IN,
    SLOTS,
    TILE_IDS,
)
from tests.games.builder import Position, set_named
from tests.games.playing import Playing

L1 = ("T10 T02 T03 T05 T04", "T01 T08 T06 T09 T07")
L2 = ("T10 T02 X02 T03 T05 T04", "T01 T08 T06 X01 T09 T07")
BROWN, PINK_YELLOW, WHITE, STAVE = (
    "village(north,3)",
    "village(south,3)",
    "village(north,2)",
    "village(south,4)",
)  # of L1

_playing = Playing("riverside", State, Reason)


class Riverside(Position[State]):
    """A position under construction; `phase2` or `phase3` finishes it."""

    def __init__(self, players: int, extension: bool) -> None:
        super().__init__(_playing, players, extension=extension)
        for seat in range(players):
            prepare_sheet(self.s, seat)
        self.s.rounds = 1
        self.layout(*(L2 if extension else L1)).ship(8).dice(yellow=1, blue=1, pink=1, brown=1, white=1, green=1)

    def layout(self, north: str, south: str) -> Self:
        """River tiles by id, each row from west to east."""
        self.s.tile_at = [NONE] * SLOTS
        for row, tiles in enumerate((north.split(), south.split())):
            self.s.columns = len(tiles)
            for column, tile in enumerate(tiles):
                self.s.tile_at[row * COLUMNS + column] = TILE_IDS.index(tile)
        lay_route(self.s)
        return self

    def ship(self, space: int) -> Self:
        self.s.ship = space
        return self

    def dice(self, **values: int) -> Self:
        """Dice by colour; those not named keep their value."""
        self.s.green = values.pop("green", self.s.green)
        set_named(self.s.dice, COLOURS, values)
        return self

    def crossed(self, seat: int, colour: str, *rows: int) -> Self:
        """Crosses in the four rows of a boat. Full rows have their tickets, two royal seats their power."""
        sheet, boat = self.s.sheet[seat], COLOURS.index(colour)
        sheet[TICKETS + boat] = 0
        for row, crosses in enumerate(rows, boat * ROWS):
            sheet[CROSSED + row] = crosses
            sheet[TICKET + row] = int(crosses == SEATS_IN[row])
            sheet[TICKETS + boat] += sheet[TICKET + row]
        activate_power(self.s, seat, boat)
        return self

    def tickets(self, seat: int, **counts: int) -> Self:
        """As many full rows of each colour, from the top."""
        for colour, count in counts.items():
            boat = COLOURS.index(colour)
            self.crossed(seat, colour, *(SEATS_IN[boat * ROWS + row] if row < count else 0 for row in range(ROWS)))
        return self

    def fire(self, seat: int, count: int) -> Self:
        self.s.sheet[seat][FIRE] = count
        return self

    def plus_ones(self, seat: int, count: int) -> Self:
        self.s.sheet[seat][PLUS_ONE] = count
        return self

    def power(self, seat: int, *powers: str) -> Self:
        """Royal powers activated in earlier rounds."""
        for power in powers:
            self.s.sheet[seat][ACTIVE + POWERS.index(power)] = 1
        return self

    def used(self, seat: int, *powers: str) -> Self:
        """Royal powers activated and used in earlier rounds."""
        for power in powers:
            self.s.sheet[seat][USED + POWERS.index(power)] = 1
        return self.power(seat, *powers)

    def scores(self, seat: int, boat: str, *points: int) -> Self:
        """Scores written on a guide boat or on the `stave` church boat."""
        index = BOAT_NAMES.index(boat)
        self.s.sheet[seat][WRITTEN + index] = len(points)
        for box, score_written in enumerate(points):
            self.s.sheet[seat][SCORE + index * BOXES + box] = score_written
        return self

    def phase2(self) -> State:
        """The dice lie there, the ship has moved: everybody chooses dice."""
        return self._opened(FILLING, begin_filling)

    def phase3(self) -> State:
        """Seats are filled: everybody may go on an excursion."""
        return self._opened(EXCURSIONS, begin_excursion)

    def over(self) -> State:
        """The ship has reached the anchor."""
        return self.ship(self.s.anchor)._opened(OVER, lambda *_: None)

    def _lay_rest(self) -> None:
        self.s.temperature = median(self.s)
        measure_villages(self.s)

    def _opened(self, phase: int, begin: Callable[[State, int], None]) -> State:
        s = self._finished()
        s.phase = phase
        show_sheets(s)
        for seat in range(s.players):
            begin(s, seat)
        return s


def riverside(players: int = 2, *, extension: bool = False) -> Riverside:
    return Riverside(players, extension)


def near_brown() -> Riverside:
    """The brown village is in reach; the second player keeps phase 3 open."""
    return riverside().ship(8).plus_ones(0, 0).plus_ones(1, 0).tickets(1, brown=1)


# ---------------------------------------------------------------- playing


legal, why_not, settle, play = _playing.legal, _playing.why_not, _playing.settle, _playing.play
known_to, imagine, points = _playing.known_to, _playing.imagine, _playing.points


def random_game(number: int, players: int = 1, *, extension: bool = False) -> State:
    """A whole game of random decisions, the same for the same number."""
    return _playing.random_game(number, players, extension=extension)


# ---------------------------------------------------------------- reading


def crosses(s: State, seat: int, colour: str) -> tuple[int, ...]:
    """Crossed seats in the four rows of a boat."""
    first = CROSSED + COLOURS.index(colour) * ROWS
    return tuple(s.sheet[seat][first : first + ROWS])


def tickets(s: State, seat: int, colour: str) -> int:
    return _cell(s, seat, TICKETS + COLOURS.index(colour))


def scores(s: State, seat: int, boat: str) -> tuple[int, ...]:
    """Scores written on a guide boat or on the `stave` church boat, from the left."""
    index = BOAT_NAMES.index(boat)
    first = SCORE + index * BOXES
    return tuple(s.sheet[seat][first : first + s.sheet[seat][WRITTEN + index]])


def fire(s: State, seat: int) -> int:
    """Fire symbols left."""
    return _cell(s, seat, FIRE)


def plus_ones(s: State, seat: int) -> int:
    """ "+1" symbols left."""
    return _cell(s, seat, PLUS_ONE)


def is_active(s: State, seat: int, power: str) -> bool:
    return _cell(s, seat, ACTIVE + POWERS.index(power)) == 1


def is_used(s: State, seat: int, power: str) -> bool:
    return _cell(s, seat, USED + POWERS.index(power)) == 1


def distances(s: State, *tiles: str) -> list[int]:
    """From the ship into the villages of these tiles."""
    return [s.distance[s.tile_at.index(TILE_IDS.index(tile))] for tile in tiles]


def _cell(s: Any, seat: int, cell: int) -> int:
    return int(s.sheet[seat][cell])
