"""rivertable: five river board games to play, study and tune.

    import rivertable as rt
    match = rt.Match("riverside(players=2)", seed=7)
    match.legal(0)

Only the names below are stable.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import rivertable.games  # noqa: F401  bound first: below, `games` becomes the function of that name
from rivertable.engine.errors import (
    ActionTextError,
    ComponentError,
    IllegalAction,
    OptionError,
    RecordError,
    RivertableError,
    UndoRefused,
)
from rivertable.engine.loaded import LoadedGame, load
from rivertable.engine.match import Action, Match
from rivertable.engine.outcome import Outcome
from rivertable.engine.record import Record
from rivertable.engine.registry import games
from rivertable.engine.simulation import Simulation
from rivertable.engine.simulation import simulate as _simulate

if TYPE_CHECKING:
    from rivertable.bots.base import Bot

__all__ = [
    "Action",
    "ActionTextError",
    "ComponentError",
    "IllegalAction",
    "LoadedGame",
    "Match",
    "OptionError",
    "Outcome",
    "Record",
    "RecordError",
    "RivertableError",
    "Simulation",
    "UndoRefused",
    "bot",
    "games",
    "load",
    "simulate",
]


def bot(name: str, **settings: Any) -> Bot:
    """A bot by name: bot("greedy").choose(match, seat=0)."""
    from rivertable.bots import make_bot

    return make_bot(name, **settings)


def simulate(game: LoadedGame | str, *, policy: str = "random", seed: int | str = 0, **settings: Any) -> Simulation:
    """Many matches at compiled speed: simulate("riverside", players=3, games=100_000, policy="random", seed=1).

    `policy` is the name of a bot that plays all seats; `progress` is called with the number of matches done.
    """
    from rivertable.bots import policy_of

    return _simulate(game, policy=policy_of(policy, seed), seed=seed, **settings)
