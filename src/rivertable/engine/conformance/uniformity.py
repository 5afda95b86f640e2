"""Checks that every world that fits what a viewer knows is dealt equally often."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt

from rivertable.engine.chance import stream_from
from rivertable.engine.game_config import GameConfig
from rivertable.engine.secrecy import Viewer, viewer_code
from rivertable.engine.state import ListState

DEALS_PER_WORLD = 40
LEAST_DEALS = 2000
DEVIATIONS = 4.0  # a fair deal goes beyond this once in 30,000 times


@dataclass(frozen=True)
class Uniformity:
    """The result of many deals; true if they are uniform over the worlds."""

    deals: int
    worlds: int
    foreign: int
    """How many deals gave a world that is not in the list."""
    chi_square: float
    limit: float

    def __bool__(self) -> bool:
        return self.foreign == 0 and self.chi_square <= self.limit

    def __str__(self) -> str:
        return (
            f"{self.deals} deals over {self.worlds} worlds: {self.foreign} in none of them, "
            f"chi-square {self.chi_square:.1f}, at most {self.limit:.1f} if uniform"
        )


def dealing_is_uniform(
    config: GameConfig, redacted: ListState, viewer: Viewer, worlds: Sequence[ListState], seed: int | str = 0
) -> Uniformity:
    """Deal a redacted state many times and compare the results with `worlds`, the list of all worlds that fit it.

    The imagined future (`rng`) is not compared. ValueError if a world is in the list twice.
    """
    keys = {_key(world) for world in worlds}
    if len(keys) != len(worlds):
        raise ValueError("the list of worlds holds one twice")
    deals = max(LEAST_DEALS, DEALS_PER_WORLD * len(worlds))
    stream, dealt = stream_from(seed), Counter[bytes]()
    for _ in range(deals):
        world = redacted.clone()
        config.game.deal_unknown(world, viewer_code(viewer), stream)
        dealt[_key(world)] += 1
    expected = deals / len(worlds)
    chi_square = sum((dealt[key] - expected) ** 2 / expected for key in keys)
    foreign = sum(count for key, count in dealt.items() if key not in keys)
    return Uniformity(deals, len(worlds), foreign, chi_square, _limit(len(worlds) - 1))


def _key(world: ListState) -> bytes:
    copy = world.clone()
    copy.rng = [0] * len(world.rng)
    return copy.to_bytes()


def _limit(freedom: int) -> float:
    """The chi-square value DEVIATIONS above the mean, by Wilson and Hilferty's cube root."""
    if freedom == 0:
        return 0.0
    spread = 2 / (9 * freedom)
    return freedom * float((1 - spread + DEVIATIONS * sqrt(spread)) ** 3)
