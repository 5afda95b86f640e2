"""A bot of your own, in the arena against those that are there.

python examples/my_bot.py
"""

from __future__ import annotations

from random import Random
from typing import Any

import rivertable as rt


class TryOut(rt.Bot):
    """Tries every legal action in a few worlds that fit what it knows, and takes the one after which it stands best."""

    name = "try_out"

    def __init__(self, seed: int = 0, worlds: int = 2) -> None:
        self._random, self._worlds = Random(seed), worlds

    def decide(self, config: rt.GameConfig, redacted: Any, seat: int) -> int:
        known = rt.Match.from_state(config, redacted)
        worlds = [known.imagine(seat, self._random.getrandbits(64)) for _ in range(self._worlds)]
        return max(known.legal_ids(seat), key=lambda action: sum(self._after(world, seat, action) for world in worlds))

    def _after(self, world: rt.Match, seat: int, action: int) -> float:
        tried = world.clone()
        tried.act(seat, action)
        return tried.game.evaluate(tried.state, seat) + self._random.random()


def main(game: str = "riverside", groups: int = 10) -> None:
    arena = rt.lab.Arena(rt.load(game, players=2), ("mine", "random"), seed=1, own={"mine": TryOut})
    for number in range(groups):
        arena.groups.append(arena.play_group(number))  # the same deal once from each seat
    for standing in arena.standings():
        print(f"{standing.name}: {standing.win_rate:.0%} won, {standing.mean_score:.1f} points")


if __name__ == "__main__":
    main()
