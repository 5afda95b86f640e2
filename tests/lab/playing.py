"""Small series for the tests of the lab: interpreted, so nothing is compiled."""

from __future__ import annotations

import functools

from rivertable.engine.rule import Mode
from rivertable.engine.simulation import Simulation, simulate
from rivertable.lab.parts import Series
from rivertable.lab.running import series_of


@functools.cache
def played(game: str, games: int, seed: int = 1) -> Simulation:
    """A few matches at random with their decisions."""
    return simulate(game, games=games, seed=seed, keep="decisions", mode=Mode.INTERPRETED)


def moves_of(simulation: Simulation, match: int = 0) -> list[tuple[int, int]]:
    """The seats and actions of one match."""
    assert simulation.decisions is not None
    own = simulation.decisions[simulation.decisions["match"] == match]
    return list(zip(own["seat"].tolist(), own["action"].tolist(), strict=True))


def series(game: str = "the_river", games: int = 8, **settings: object) -> Series:
    """A short series that the lab plays without a compiler."""
    return series_of(game, **{"games": games, "policy": "quick", "seed": 5, **settings})  # type: ignore[arg-type]
