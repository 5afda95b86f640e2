"""Contests between bots: seats are rotated so that all have the same chances, and results have error bars.

A group is one seed played once per seating, so that every bot plays the same match from every seat. Groups are
independent, the matches inside one are not; so every interval is computed from group means.
"""

from __future__ import annotations

import json
import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from rivertable.bots import BOTS, check_plays_without_physics, make_bot
from rivertable.bots.base import Bot, seated
from rivertable.bots.characters import written_character
from rivertable.bots.ismcts import IsmctsBot
from rivertable.bots.levels import LEVELS
from rivertable.engine.errors import OptionError
from rivertable.engine.game_config import GameConfig
from rivertable.engine.match import Match
from rivertable.engine.options import parse_call
from rivertable.engine.playing import play_out
from rivertable.engine.rule import Mode
from rivertable.lab.parts import FoundGame

OwnBots = Mapping[str, Callable[[int], Bot]]  # what makes each from a seed
SURE = 1.96  # standard errors on each side of the mean in a 95 % interval


@dataclass
class Group:
    """The matches of one seed: per bot, its share of the wins and its points per seat and match."""

    number: int
    wins: list[float]
    scores: list[float]


@dataclass(frozen=True)
class Standing:
    """The results of a bot. `interval` is half the width of the 95 % interval of its share of wins; after a single
    group the spread is unknown, and all intervals are infinite."""

    name: str
    win_rate: float
    interval: float
    mean_score: float
    lead: float  # mean points ahead of the other bots
    lead_interval: float
    even_share: float  # the share of wins it would have if all bots were equally strong
    elo: float | None  # against the other bot in a match of two players
    elo_interval: float | None


@dataclass
class Arena:
    """A contest between bots named like `greedy` or `random(seed=3)`. The last one fills the seats left over. `own` has bots
    of yours by the names that you give them here: what makes each from a seed, such as its class."""

    game: GameConfig
    names: Sequence[str]
    seed: int = 0
    mode: Mode = Mode.INTERPRETED  # for bots that can be compiled
    groups: list[Group] = field(default_factory=list)
    own: OwnBots = field(default_factory=dict)

    def __post_init__(self) -> None:
        if len(self.names) < 2:
            raise OptionError("a contest needs at least two bots")
        if len(self.names) > self.game.players:
            raise OptionError(f"{len(self.names)} bots do not fit a match of {self.game.players} players")
        for name in self.names:
            self._bot(name, 0)
        self.seats = [min(seat, len(self.names) - 1) for seat in range(self.game.players)]  # bot by seat, first seating

    @property
    def games(self) -> int:
        """How many matches were played."""
        return len(self.groups) * self.game.players

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle the contest without its results: who gets it plays groups of it."""
        return _unpickled, (FoundGame.of(self.game), tuple(self.names), self.seed, self.mode, self.own)

    def play_group(self, number: int) -> Group:
        """Play one seed in every seating; it does not matter which were played before."""
        players = self.game.players
        wins, scores = [0.0] * len(self.names), [0.0] * len(self.names)
        for shift in range(players):
            seating = [self.seats[(seat + shift) % players] for seat in range(players)]
            match = self._play(self.seed + number, seating)
            assert match.outcome is not None
            for seat, bot in enumerate(seating):
                scores[bot] += match.outcome.scores[seat] / (players * self.seats.count(bot))
            for seat in match.outcome.winners:
                wins[seating[seat]] += 1 / (players * len(match.outcome.winners))
        return Group(number, wins, scores)

    def _play(self, seed: int, seating: list[int]) -> Match:
        match = Match(self.game, seed)
        bots = [self._bot(self.names[bot], seed) for bot in seating]
        return play_out(match, seated(bots), seed)

    def _bot(self, name: str, seed: int) -> Bot:
        return self.own[name](seed) if name in self.own else _bot(name, seed, self.mode)

    def standings(self) -> list[Standing]:
        return [self._standing(bot) for bot in range(len(self.names))]

    def _standing(self, bot: int) -> Standing:
        others = [other for other in range(len(self.names)) if other != bot]
        rate, interval = share_and_interval([group.wins[bot] for group in self.groups])
        leads = [g.scores[bot] - sum(g.scores[other] for other in others) / len(others) for g in self.groups]
        lead, lead_interval = mean_and_interval(leads)
        duel = self.game.players == 2
        elo_interval = (elo(rate + interval) - elo(rate - interval)) / 2 if math.isfinite(interval) else interval
        return Standing(
            name=self.names[bot],
            win_rate=rate,
            interval=interval,
            mean_score=sum(group.scores[bot] for group in self.groups) / len(self.groups),
            lead=lead,
            lead_interval=lead_interval,
            even_share=self.seats.count(bot) / self.game.players,
            elo=elo(rate) if duel else None,
            elo_interval=elo_interval if duel else None,
        )


def _unpickled(found: FoundGame, names: tuple[str, ...], seed: int, mode: Mode, own: OwnBots) -> Arena:
    return Arena(found.config(), names, seed, mode, own=own)


def _bot(name: str, seed: int, mode: Mode) -> Bot:
    """Make a bot from a text such as `greedy`, `greedy(seed=3)` or `hedda:hard`. `seed` and `mode` are used if the text
    gives none."""
    character = written_character(name) if "(" not in name else None
    bot, written = (character[1], {"character": character[0]}) if character is not None else parse_call(name)
    check_plays_without_physics(bot)
    settings: dict[str, Any] = {"seed": seed, **{key: _number(value) for key, value in written.items()}}
    kind = IsmctsBot.name if bot in LEVELS else bot
    if kind in BOTS and "mode" in BOTS[kind].settings:
        settings.setdefault("mode", mode)
    return make_bot(bot, **settings)


def _number(text: str) -> Any:
    try:
        return json.loads(text)
    except ValueError:
        return text


# ---------------------------------------------------------------- figures


def mean_and_interval(values: Sequence[float]) -> tuple[float, float]:
    """The mean, and half the width of its 95 % interval: infinite if there is only one value."""
    n = len(values)
    mean = sum(values) / n
    if n < 2:
        return mean, math.inf
    variance = sum((value - mean) ** 2 for value in values) / (n - 1)
    return mean, SURE * math.sqrt(variance / n)


def share_and_interval(shares: Sequence[float]) -> tuple[float, float]:
    """The mean of shares from 0 to 1, and half the width of its 95 % interval. The spread is at least what it would be
    with one more group won and one more lost, so that a few groups all won do not look like certainty."""
    share, interval = mean_and_interval(shares)
    _, wider = mean_and_interval([*shares, 0.0, 1.0])
    return share, interval if interval == math.inf else max(interval, wider)


def elo(win_rate: float) -> float:
    """The difference in Elo points for a win rate, which is limited to 0.001 … 0.999."""
    rate = min(max(win_rate, 0.001), 0.999)
    return -400 * math.log10(1 / rate - 1)


def win_rate_of(elo_points: float) -> float:
    """The win rate for a difference in Elo points."""
    return float(1 / (1 + 10 ** (-elo_points / 400)))


@dataclass(frozen=True)
class Sprt:
    """Wald's sequential test whether the first bot is `better` Elo points stronger than the second, or not stronger at
    all. It is for matches of two players, where equal bots win half of the matches."""

    better: float = 50.0
    error: float = 0.05

    def likelihood(self, groups: Sequence[Group]) -> float:
        """The logarithm of how much more likely the results are if the bot is stronger than if it is not; group means
        are assumed to be normally distributed."""
        results = [group.wins[0] for group in groups]
        n, mean = len(results), sum(group.wins[0] for group in groups) / len(groups)
        variance = sum((result - mean) ** 2 for result in results) / n
        variance = max(variance, 0.25 / n)  # a few groups all won prove little
        none, some = 0.5, win_rate_of(self.better)
        return n * (some - none) * (2 * mean - none - some) / (2 * variance)

    def verdict(self, groups: Sequence[Group]) -> str | None:
        """`stronger`, `not stronger`, or None while it is undecided."""
        bound = math.log((1 - self.error) / self.error)
        likelihood = self.likelihood(groups) if len(groups) > 1 else 0.0
        return "stronger" if likelihood >= bound else "not stronger" if likelihood <= -bound else None
