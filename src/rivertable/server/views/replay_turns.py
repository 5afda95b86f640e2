"""By which turns people step through a finished match: which moves belong together.

A turn of the replay is a turn of the log, with all that others decide in it. Moves that are decided in secret belong to the
turn in which they are shown. Before the first turn of the log, and in games whose log is not told turn by turn, a turn
is all moves of a seat until another seat moves, or a round begins. Reports of the referee belong to the turn before them.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import NamedTuple

from rivertable.engine.contract import REFEREE_SEAT
from rivertable.engine.messages import Message
from rivertable.engine.turns import Turn


class MoveMade(NamedTuple):
    """A move of a match, or an undo: its action as it is written, what it meant then, and the points after it.
    `is_together`: several seats were to decide at the same time."""

    seat: int
    round: int
    is_together: bool
    text: str
    label: Message
    points: tuple[int, ...]


def event_owners(counts: Sequence[int]) -> list[int]:
    """For every event that a viewer has seen at the end: the place of the move that brought it, -1 before the first.
    `counts` are the numbers of events seen by then: at the beginning and after each move. An undo takes events back."""
    owners = [-1] * counts[0]
    for place, count in enumerate(counts[1:]):
        del owners[count:]
        owners += [place] * (count - len(owners))
    return owners


def turn_places(turns: Sequence[Turn], counts: Sequence[int]) -> list[int]:
    """For every turn of a viewer's log: the place of the move with which it begins, -1 before the first. The event that opens
    a turn often ends the move before it; then the turn begins with the next move, if it goes on at all."""
    owners = event_owners(counts)
    ends = [*(turn.first for turn in turns[1:]), len(owners)]
    places = []
    for turn, end in zip(turns, ends, strict=True):
        first, last = owners[turn.first], owners[end - 1]
        is_tail = first < 0 or turn.first > counts[first]
        places.append(first + 1 if turn.seat is not None and is_tail and last > first else first)
    return places


def turn_numbers(moves: Sequence[MoveMade], counts: Sequence[int], starts: Collection[int]) -> list[int]:
    """The number of the turn of each move, from 1. `counts` are the numbers of events a watcher has seen, at the beginning
    and after each move. `starts` are the places of moves with which a turn of the log begins."""
    is_secret = [counts[place + 1] == counts[place] for place in range(len(moves))]
    leads_to_start = _next_told(is_secret, starts)
    numbers: list[int] = []
    turn = 0
    first: MoveMade | None = None  # of the present turn
    is_told = leads_up = False  # the log tells turns by now; the present turn has had only secret moves
    for place, move in enumerate(moves):
        leads_on = is_secret[place] and leads_to_start[place]
        is_told = is_told or leads_on or place in starts
        is_another = first is None or (move.seat, move.round) != (first.seat, first.round)
        if is_told:
            begins = not leads_up and (place in starts or (leads_on and (is_another or move.is_together)))
        else:
            begins = is_another
        if first is None or (begins and move.seat != REFEREE_SEAT):
            turn, first, leads_up = turn + 1, move, True
        leads_up = leads_up and is_secret[place]
        numbers.append(turn)
    return numbers


def _next_told(is_secret: Sequence[bool], starts: Collection[int]) -> list[bool]:
    """For every move: whether a turn of the log begins with the next move that a watcher is told of, itself included."""
    found, begins = [False] * len(is_secret), False
    for place in reversed(range(len(is_secret))):
        if not is_secret[place]:
            begins = place in starts
        found[place] = begins
    return found
