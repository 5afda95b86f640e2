"""Random agents in PettingZoo, with masks: the loop that every agent of that library is written for.

python examples/random_pettingzoo.py
"""

from __future__ import annotations

from collections import Counter
from typing import Any

import numpy as np

from rivertable.adapters.pettingzoo import env


def agent(observation: Any, mask: Any, chance: np.random.Generator) -> int:
    """Put your own here: what the seat knows, as numbers, and 1 for each action it may take."""
    return int(chance.choice(mask.nonzero()[0]))


def main(game: str = "twelve_rivers", players: int = 3, matches: int = 20) -> Counter[str]:
    made, firsts, chance = env(game, players=players), Counter[str](), np.random.default_rng(1)
    for seed in range(matches):
        made.reset(seed=seed)
        for name in made.agent_iter():
            observation, reward, termination, truncation, info = made.last()
            ended = termination or truncation
            made.step(None if ended else agent(observation, info["action_mask"], chance))
            if ended and reward == 1:
                firsts[name] += 1
    print(f"{game}, {matches} matches of random agents; who came first: {dict(sorted(firsts.items()))}")
    return firsts


if __name__ == "__main__":
    main()
