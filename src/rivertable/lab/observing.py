"""What happened in a match, seen by playing its moves again in the interpreter: what was offered and taken, who led when,
where the points came from."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Any, NamedTuple

import numpy as np

from rivertable.engine.chance import seed_chance, seed_words
from rivertable.engine.contract import REFEREE_SEAT
from rivertable.engine.game_config import GameConfig
from rivertable.lab.things import NOTHING, Things

LEADS, LEVEL, BEHIND = 1, 0, -1

# One row for each seat and each thing it could have taken in a match. `standing` is how the seat stood when it first
# could, at the beginning of that round.
TAKING = np.dtype(
    [
        ("match", "i8"),
        ("seat", "i1"),
        ("thing", "i4"),
        ("offers", "i4"),  # decisions at which it could be taken
        ("taken", "i4"),  # decisions at which it was
        ("round", "i4"),
        ("standing", "i1"),
        ("opening", "i1"),  # at the seat's first choice: 0 not offered, 1 offered, 2 taken
    ]
)
NOT_OFFERED, OFFERED, TAKEN = 0, 1, 2
NO_LEADER = -1


class Seen(NamedTuple):
    """What was seen of one match."""

    taking: list[tuple[int, ...]]
    categories: list[list[int]]  # [seat][category] points
    lead_changes: int  # how often another seat alone was ahead than the last one that was, round by round
    halfway: int  # the seat alone ahead after half of the rounds, or NO_LEADER


class Observer:
    """Plays matches of one game again and says what happened in them."""

    def __init__(self, config: GameConfig) -> None:
        self.things = Things(config)
        self._config = config
        self._game = config.game
        self._out = [0] * (self._game.actions.count + len(self._game.score_categories))
        self._take_forced = config.instance().per_game("forced_choices").take_forced_choices

    def see(self, number: int, seed: int, moves: Sequence[tuple[int, int]]) -> Seen:
        """Play match `number` with this seed again; `moves` are seats and actions."""
        game, out = self._game, self._out
        state = self._config.blank_state()
        seed_chance(state, *seed_words(seed))
        game.setup(state, self._config.players)
        self._take_forced(state, out)
        watch = _Watch(number, self._config.players)
        for seat, action in moves:
            if (now := game.rounds(state)) != watch.round:
                watch.begin_round(now, self._points(state))
            if seat != REFEREE_SEAT and (count := game.legal(state, seat, out)) > 1:
                offered = self.things.of(state, seat, legal := out[:count])
                watch.choose(seat, offered, offered[legal.index(action)])
            game.apply(state, seat, action)
            self._take_forced(state, out)
        points = self._points(state)
        watch.begin_round(watch.round + 1, points)
        return Seen(
            taking=[row for seat in watch.rows for row in map(tuple, seat.values())],
            categories=[self._categories(state, seat) for seat in range(self._config.players)],
            lead_changes=watch.lead_changes,
            halfway=watch.halfway(),
        )

    def _points(self, state: Any) -> list[int]:
        return [int(self._game.score(state, seat, self._out)) for seat in range(self._config.players)]

    def _categories(self, state: Any, seat: int) -> list[int]:
        self._game.score(state, seat, self._out)
        return self._out[: len(self._game.score_categories)]


class _Watch:
    """What is noted during one match."""

    def __init__(self, number: int, players: int) -> None:
        self.number = number
        self.round = NO_LEADER
        self.standing = [LEVEL] * players
        self.leaders: list[int] = []  # by round, the seat alone ahead at its beginning
        self.rows: list[dict[int, list[int]]] = [{} for _ in range(players)]

    def begin_round(self, now: int, points: list[int]) -> None:
        self.round, best = now, max(points)
        ahead = [seat for seat, each in enumerate(points) if each == best]
        self.leaders.append(ahead[0] if len(ahead) == 1 else NO_LEADER)
        level = LEADS if len(ahead) == 1 else LEVEL
        self.standing = [level if each == best else BEHIND for each in points]

    def choose(self, seat: int, offered: list[int], taken: int) -> None:
        """A seat chose among actions that take these things."""
        rows = self.rows[seat]
        is_first = not rows
        for thing in dict.fromkeys(offered):
            if thing == NOTHING:
                continue
            opening = NOT_OFFERED if not is_first else TAKEN if thing == taken else OFFERED
            row = rows.get(thing)
            if row is None:
                row = [self.number, seat, thing, 0, 0, self.round, self.standing[seat], opening]
                rows[thing] = row
            row[3] += 1
            row[4] += thing == taken

    @property
    def lead_changes(self) -> int:
        alone = [leader for leader in self.leaders if leader != NO_LEADER]
        return sum(one != other for one, other in pairwise(alone))

    def halfway(self) -> int:
        """Who was ahead when half of the rounds were over; the last entry is the end of the match."""
        return self.leaders[(len(self.leaders) - 1) // 2] if len(self.leaders) > 2 else NO_LEADER
