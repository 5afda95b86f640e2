"""What the adapters cost, beside the own games of each project, and our search against OpenSpiel's on the same game.

    python benchmarks/adapters.py --output benchmarks/adapters.json
    python benchmarks/adapters.py --seconds 0.1 --bursts 2    # in short form

Steps are decisions a CPU-second of random play, in the project's own loop, in bursts, of which the best counts. Both searches
play the same deals from both seats with the same time for a decision, until a sequential test says whether ours is
stronger. OpenSpiel's is `open_spiel.python.algorithms.ismcts`, with random playouts; its position is made from what the seat may
know, as ours is.
"""

from __future__ import annotations

import argparse
import importlib
import json
import random
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

import rivertable as rt
from rivertable.adapters.gymnasium import SeatEnv
from rivertable.adapters.openspiel import RiverState
from rivertable.adapters.pettingzoo import env
from rivertable.bots.ismcts import IsmctsBot
from rivertable.lab.arena import Arena, Sprt

BURST_SECONDS = 0.5
SEARCHED = ("riverside", "twelve_rivers")
OWN = {
    "pettingzoo": ("connect_four", "tictactoe"),
    "gymnasium": ("Blackjack-v1", "CartPole-v1"),
    "openspiel": ("hearts",),
}
OWN_IN_PYTHON = "python_team_dominoes"  # a game that OpenSpiel has in Python
EXPLORE = 1.0  # OpenSpiel's constant for rewards between -1 and 1
ENDLESS = 10**9
POSITION = 10  # decisions before the position in which iterations are counted

Steps = Iterator[int]  # each item is a step that was made


# ---------------------------------------------------------------- steps


def pettingzoo_steps(made: Any) -> Steps:
    """Random agents in PettingZoo's loop; the mask is in the info, or in the observation."""
    while True:
        made.reset()
        for agent in made.agent_iter():
            seen, _, termination, truncation, info = made.last()
            if termination or truncation:
                made.step(None)
                continue
            mask = info["action_mask"] if "action_mask" in info else seen["action_mask"]
            made.step(made.action_space(agent).sample(mask))
            yield 1


def gymnasium_steps(made: Any) -> Steps:
    """A random agent in Gymnasium's loop."""
    while True:
        _, info = made.reset()
        ended = False
        while not ended:
            _, _, termination, truncation, info = made.step(made.action_space.sample(info.get("action_mask")))
            ended = termination or truncation
            yield 1


def openspiel_steps(game: Any) -> Steps:
    """Random players in OpenSpiel's loop; steps of chance are not counted."""
    chance = random.Random(1)
    while True:
        state = game.new_initial_state()
        while not state.is_terminal():
            dealt = state.is_chance_node()
            state.apply_action(chance.choice(state.legal_actions()))
            if not dealt:
                yield 1


def rate(steps: Steps) -> float:
    """Steps a CPU-second in a burst."""
    made, began = 0, time.process_time()
    while time.process_time() - began < BURST_SECONDS:
        made += next(steps)
    return made / (time.process_time() - began)


def sides(game: str) -> dict[str, Callable[[], Steps]]:
    """Each adapter with a game."""
    return {
        "pettingzoo": lambda: pettingzoo_steps(env(game)),
        "gymnasium": lambda: gymnasium_steps(SeatEnv(game, bots="random")),
        "openspiel": lambda: openspiel_steps(pyspiel.load_game(f"rivertable_{game}")),
    }


def own_games() -> dict[str, Steps]:
    """Games of the projects themselves, by `project/game`."""
    importlib.import_module(f"open_spiel.python.games.{OWN_IN_PYTHON.removeprefix('python_')}")
    found = {f"pettingzoo/{name}": pettingzoo_steps(_classic(name)) for name in OWN["pettingzoo"]}
    found |= {f"gymnasium/{name}": gymnasium_steps(gymnasium.make(name)) for name in OWN["gymnasium"]}
    names = (*OWN["openspiel"], OWN_IN_PYTHON)
    return found | {f"openspiel/{name}": openspiel_steps(pyspiel.load_game(name)) for name in names}


def _classic(name: str) -> Any:
    return importlib.import_module(f"pettingzoo.classic.{name}.{name}").env()


def best_rates(all_steps: dict[str, Steps], bursts: int) -> dict[str, int]:
    """The best of several bursts of each side, in turns."""
    best = dict.fromkeys(all_steps, 0.0)
    for _ in range(bursts):
        for name, steps in all_steps.items():
            best[name] = max(best[name], rate(steps))
    return {name: round(value) for name, value in best.items()}


# ---------------------------------------------------------------- the two searches


class TimeUpError(Exception):
    """The time of a search is over."""


class TimedSearch(ismcts.ISMCTSBot):  # type: ignore[misc]  # OpenSpiel is untyped
    """OpenSpiel's search, with a limit of time in place of one of simulations."""

    def __init__(self, game: Any, seconds: float, seed: int) -> None:
        chance = np.random.RandomState(seed)
        evaluator = mcts.RandomRolloutEvaluator(1, chance)
        super().__init__(game, evaluator, EXPLORE, ENDLESS, random_state=chance)
        self._seconds, self._end, self.simulations = seconds, 0.0, 0

    def run_search(self, state: Any) -> Any:
        self._end, self.simulations = time.perf_counter() + self._seconds, 0
        try:
            return super().run_search(state)
        except TimeUpError:
            return self.get_final_policy(state, self._root_node)

    def sample_root_state(self, state: Any) -> Any:
        if self.simulations > 1 and time.perf_counter() > self._end:
            raise TimeUpError
        self.simulations += 1
        return super().sample_root_state(state)


class OpenSpielBot(rt.Bot):
    """OpenSpiel's search as a bot. Its position is made from what the seat may know."""

    name = "openspiel"

    def __init__(self, config: rt.GameConfig, seconds: float, seed: int) -> None:
        self._game = pyspiel.load_game(f"rivertable_{config.name}", {"players": config.players})
        self.search = TimedSearch(self._game, seconds, seed % (1 << 32))

    def decide(self, config: rt.GameConfig, redacted: Any, seat: int) -> int:
        return int(self.search.step(self.position(config, redacted, seat)))

    def position(self, config: rt.GameConfig, redacted: Any, seat: int) -> RiverState:
        """What the seat knows, as OpenSpiel searches it."""
        return RiverState.at(self._game, rt.Match.from_state(config, redacted), seat)


def ours(seconds: float, seed: int) -> IsmctsBot:
    """Our search as the level expert has it, with that time for a turn."""
    return IsmctsBot(seed, level="expert", seconds=seconds, iterations=ENDLESS)


def iterations(config: rt.GameConfig, seconds: float) -> dict[str, float]:
    """Iterations a second of both searches in one position."""
    match = rt.Match(config, seed=1)
    for _ in range(POSITION):
        match.act(match.to_act[0], match.legal_ids(match.to_act[0])[0])
    seat = match.to_act[0]
    mine, theirs = ours(seconds, 1), OpenSpielBot(config, seconds, 1)
    mine.decide(config, match.redacted(seat), seat)
    theirs.decide(config, match.redacted(seat), seat)
    assert mine.found is not None
    return {"rivertable": mine.found.iterations / mine.found.seconds, "openspiel": theirs.search.simulations / seconds}


def contest(game: str, seconds: float, most: int) -> dict[str, Any]:
    """The two searches against each other, and how fast they are."""
    config = rt.load(game, players=2)
    own: dict[str, Callable[[int], rt.Bot]] = {
        "rivertable": lambda seed: ours(seconds, seed),
        "openspiel": lambda seed: OpenSpielBot(config, seconds, seed),
    }
    arena, test = Arena(config, tuple(own), seed=1, own=own), Sprt()
    while arena.games < most and test.verdict(arena.groups) is None:
        arena.groups.append(arena.play_group(len(arena.groups)))
        print(f"{game}: {arena.standings()[0]}", flush=True)
    mine = arena.standings()[0]
    return {
        "game": game,
        "seconds": seconds,
        "matches": arena.games,
        "won": round(mine.win_rate, 3),
        "interval": round(mine.interval, 3),
        "verdict": test.verdict(arena.groups),
        "iterations_per_second": {
            name: round(value, 1) for name, value in iterations(config, max(1.0, seconds)).items()
        },
    }


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("--output", type=Path, help="write the figures to this file as JSON")
    words.add_argument("--bursts", type=int, default=8, help="how often each side is measured")
    words.add_argument("--seconds", type=float, default=1.0, help="for a decision of a search")
    words.add_argument("--matches", type=int, default=200, help="of the two searches, at most")
    given = words.parse_args()
    all_steps = {f"{kind}/{game}": make() for game in rt.games() for kind, make in sides(game).items()}
    figures: dict[str, Any] = {"steps": best_rates({**all_steps, **own_games()}, given.bursts)}
    print(json.dumps(figures["steps"], indent=1), flush=True)
    figures["searches"] = [contest(game, given.seconds, given.matches) for game in SEARCHED]
    print(json.dumps(figures["searches"], indent=1))
    if given.output is not None:
        given.output.write_text(json.dumps(figures, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
