"""rivertable: five river board games to play, study and tune.

    import rivertable as rt
    match = rt.Match("riverside(players=2)", seed=7)
    match.legal(0)

docs/python.md shows all of it. Only the names below are stable.
"""

from __future__ import annotations

import sys
import warnings
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Literal, Unpack, cast, overload

from rivertable.bots import make_bot, mode_named, policies_of
from rivertable.bots.base import Bot
from rivertable.bots.explaining import Explanation
from rivertable.engine.batch import Batch
from rivertable.engine.components import Overlay
from rivertable.engine.contract import REFEREE_SEAT
from rivertable.engine.draft import Draft
from rivertable.engine.errors import (
    ActionTextError,
    ComponentError,
    IllegalAction,
    OptionError,
    RecordError,
    RivertableError,
    UndoRefused,
)
from rivertable.engine.game_config import GameConfig, config_of
from rivertable.engine.match import Match
from rivertable.engine.outcome import Outcome
from rivertable.engine.reasons import Reason
from rivertable.engine.record import Record
from rivertable.engine.seen import Action
from rivertable.engine.simulation import Simulation
from rivertable.engine.simulation import simulate as _simulate
from rivertable.games import Games

if TYPE_CHECKING:
    from pathlib import Path

    from rivertable import lab as lab
    from rivertable.bots.ismcts import IsmctsBot
    from rivertable.engine.named_options import GameOptions, Options, SeriesOptions
    from rivertable.engine.rule import Mode
    from rivertable.engine.simulation import Keep, Policy

    __version__: str

    def load(
        name: str,
        *,
        players: int | str | None = None,
        components: str | Path | Overlay | None = None,
        rules: int | str | None = None,
        **options: Unpack[GameOptions],
    ) -> GameConfig:
        """The same as below, with the names of options for type checkers."""
        ...
else:
    from rivertable.engine.game_config import load

games = cast(
    Games, sys.modules["rivertable.games"]
)  # the package itself; the cast tells type checkers that it can be called

__all__ = [
    "REFEREE_SEAT",
    "Action",
    "ActionTextError",
    "Batch",
    "Bot",
    "ComponentError",
    "Draft",
    "Explanation",
    "GameConfig",
    "IllegalAction",
    "Match",
    "OptionError",
    "Outcome",
    "Overlay",
    "Reason",
    "Record",
    "RecordError",
    "RivertableError",
    "Simulation",
    "UndoRefused",
    "__version__",
    "batch",
    "bot",
    "games",
    "lab",
    "load",
    "simulate",
]


@overload
def bot(
    name: Literal["ismcts", "easy", "normal", "hard", "expert"], *, wait: bool = False, **settings: Any
) -> IsmctsBot: ...
@overload
def bot(name: str, *, wait: bool = False, **settings: Any) -> Bot: ...
def bot(name: str, *, wait: bool = False, **settings: Any) -> Bot:
    """A bot by name or level: bot("greedy"), bot("hard"), bot("ismcts", level="expert", iterations=2000, seed=1). With a
    character, bot("hard", character="hedda") or bot("hedda:hard"), its temper decides between moves about equally good.

    The first search of a game is compiled once for a machine. Meanwhile a quick bot stands in, and the bot gets stronger by itself; with
    `wait=True` it waits instead, so that equal seeds give equal moves on every machine. `simulate` always waits.

    `bot.choose(match, seat)` is its action, `bot.explain(match, seat)` says why; those that search also have `bot.analyse(match, seat)`. OptionError names
    the bots there are, or the settings a bot takes.
    """
    return make_bot(name, waits=wait, **settings)


def batch(
    game: GameConfig | str,
    n: int,
    *,
    seed: int | str = 0,
    threads: int = 1,
    observations: bool = True,
    **options: Unpack[Options],
) -> Batch:
    """n matches to be taken one decision further by a call, compiled: batch("the_river", n=1024, players=2, seed=1).

    Each waits for the decision of one seat: `seats`, `masks` and `observations` say whose, what is legal and what that
    seat knows; `step(actions)` takes them all. Match i has the seed of the batch plus i, and after it ends the row goes on
    with a new one. With the same seed everything is the same, whatever the number of `threads`. Without `observations`
    steps are quicker. `options` are the game's, as for `load`.
    """
    return Batch(config_of(game, **options), n, seed, threads=threads, observations=observations)


def simulate(
    game: GameConfig | str,
    games: int = 1000,
    *,
    policy: str | Policy | Bot | Sequence[str | Policy | Bot] = "random",
    seed: int | str = 0,
    mode: Mode | str = "compiled",
    keep: Keep = "matches",
    progress: Callable[[int], bool | None] | None = None,
    **options: Unpack[SeriesOptions],
) -> Simulation:
    """Many matches at compiled speed: simulate("riverside", players=3, games=100_000, policy="random", seed=1).

    `policy` plays all seats, or a sequence of them one seat each: "random", "quick", "greedy", another bot or level by name (slow), a bot made with `bot`, or a
    function that is given the game, the redacted state and the seat, and answers with the id of an action; IllegalAction
    if the rules refuse that. `mode` is how the rules run under a policy by name: "compiled", or "interpreted", which
    needs no compiler and is slower by far. `progress` is called with the number of matches done; if it answers False the
    series ends there. `keep="decisions"` adds a table of all decisions to the result, `keep="records"` the record of every
    match too. `options` are the game's, as for `load`; one that is called like an argument here goes into the
    text: simulate("stone_layer(mode=companion)").
    """
    known_mode = mode_named(mode)
    return _simulate(
        config_of(game, **options),
        games=games,
        policy=policies_of(policy, seed, known_mode),
        seed=seed,
        mode=known_mode,
        keep=keep,
        progress=progress,
    )


def __getattr__(name: str) -> Any:
    if name == "__version__":
        from importlib.metadata import version

        return version("rivertable")
    if name == "lab":
        from importlib import import_module

        return import_module("rivertable.lab")  # its parts are many, and few need them
    if name == "LoadedGame":
        warnings.warn("LoadedGame is called GameConfig since release 0.2", DeprecationWarning, stacklevel=2)
        return GameConfig
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return __all__
