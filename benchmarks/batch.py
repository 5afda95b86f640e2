"""How fast many matches are stepped at once, beside PettingZoo's own loop over the same games.

    python benchmarks/batch.py --output benchmarks/batch.json

Both sides play at random among the legal actions, on one core, and count decisions with more than one choice by the CPU
time of the process. They take turns, in bursts of about the same length, and the best burst of each counts. PettingZoo's
side is its agent loop around a plain `Match`: `agent_iter`, `last`, `step`, as its documentation shows it.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
from pettingzoo.utils.env import AECEnv

import rivertable as rt
from rivertable.engine.chance import stream_from
from rivertable.engine.contract import REFEREE_SEAT

N = 1024
BURST_SECONDS = 0.5

COMPILE = """
import time
import rivertable as rt
batch = rt.batch({game!r}, 1)
batch.step(batch.sample())
print(time.process_time())
"""


class AgentLoop(AECEnv):  # type: ignore[misc]  # untyped where it is not installed
    """A game as PettingZoo plays it, one agent after the other."""

    def __init__(self, game: str, observations: bool) -> None:
        super().__init__()
        self.config, self.with_observations, self.seed = rt.load(game, players=2), observations, 0
        self.possible_agents = [f"seat_{seat}" for seat in range(self.config.players)]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.seed += 1
        self.match, self.reports = rt.Match(self.config, self.seed), stream_from(self.seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._go_on()

    def _go_on(self) -> None:
        """The referee reports, and the first seat to act is selected."""
        while self.match.to_act and self.match.to_act[0] == REFEREE_SEAT:
            self.match.act(REFEREE_SEAT, self.match.likely_report(self.reports))
        if self.match.to_act:
            self.agent_selection = self.possible_agents[min(self.match.to_act)]
            return
        outcome = self.match.outcome
        assert outcome is not None
        for seat, agent in enumerate(self.possible_agents):
            self.rewards[agent] = 1.0 if seat in outcome.winners else -1.0
            self.terminations[agent] = True

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self.possible_agents.index(agent)
        seen = {"action_mask": self.match.legal_mask(seat)}
        return {**seen, "observation": self.match.observation(seat)} if self.with_observations else seen

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        assert action is not None
        self.match.act(self.possible_agents.index(agent), int(action))
        self._go_on()
        self._accumulate_rewards()


def agent_loop(game: str, observations: bool) -> Callable[[], float]:
    """Decisions a second of PettingZoo's loop, in a burst of whole matches."""
    env, random = AgentLoop(game, observations), np.random.default_rng(1)

    def burst() -> float:
        decisions, began = 0, time.process_time()
        while time.process_time() - began < BURST_SECONDS:
            env.reset()
            for _ in env.agent_iter(max_iter=1 << 62):
                seen, _, ended, _, _ = env.last()
                action = None if ended else random.choice(np.flatnonzero(seen["action_mask"]))
                decisions += action is not None
                env.step(action)
        return decisions / (time.process_time() - began)

    return burst


def batch_steps(game: str, observations: bool) -> Callable[[], float]:
    """Decisions a second of a batch, in a burst of steps."""
    batch = rt.batch(game, N, players=2, seed=1, observations=observations)
    for _ in range(100):  # away from the beginning, where all matches are alike
        batch.step(batch.sample())

    def burst() -> float:
        steps, began = 0, time.process_time()
        while time.process_time() - began < BURST_SECONDS:
            batch.step(batch.sample())
            steps += 1
        return steps * N / (time.process_time() - began)

    return burst


def cold_compile(game: str) -> float:
    """CPU-seconds until a new process that finds no compiled code has stepped its first batch."""
    done = subprocess.run([sys.executable, "-c", COMPILE.format(game=game)], check=True, capture_output=True)
    return float(done.stdout)


def measured(game: str, bursts: int) -> dict[str, Any]:
    """All figures of a game."""
    sides = {
        "masks": batch_steps(game, False),
        "observations": batch_steps(game, True),
        "pettingzoo_masks": agent_loop(game, False),
        "pettingzoo_observations": agent_loop(game, True),
    }
    best = dict.fromkeys(sides, 0.0)
    for _ in range(bursts):
        for name, burst in sides.items():
            best[name] = max(best[name], burst())
    config = rt.load(game, players=2)
    sizes = {"actions": config.game.actions.count, "numbers": config.observation_layout.size}
    return {"game": game, **sizes, **{name: round(rate) for name, rate in best.items()}}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--output", type=Path, help="write the figures to this file as JSON")
    parser.add_argument("--bursts", type=int, default=8, help="how often each side is measured")
    parser.add_argument("--games", nargs="*", default=rt.games(), help="the games to measure")
    arguments = parser.parse_args()
    figures = []
    with tempfile.TemporaryDirectory() as os.environ["RIVERTABLE_CACHE"]:
        for game in arguments.games:
            cpu = cold_compile(game)
            figures.append({**measured(game, arguments.bursts), "compile_cpu_s": round(cpu, 1)})
            print(json.dumps(figures[-1]), flush=True)
    if arguments.output is not None:
        arguments.output.write_text(json.dumps(figures, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
