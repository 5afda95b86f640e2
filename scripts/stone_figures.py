"""Figures of Stone Layer's world: `python scripts/stone_figures.py [games] [stacks] [seconds] [--output FILE]`; prints JSON.

Attempts, films, decisions and lengths come from whole games between steady bots; every record is simulated again. Times
are those of one core.
"""

from __future__ import annotations

import argparse
import base64
import json
import time
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import numpy as np

import rivertable as rt
from rivertable.engine.contract import REFEREE_SEAT
from rivertable.engine.game_config import load
from rivertable.engine.match import Match
from rivertable.games.stone_layer.physics.scene import Scene
from rivertable.games.stone_layer.physics.stone_physics import StonePhysics
from rivertable.games.stone_layer.physics.trials import build_stack

LONGEST = 120  # turns after which a game is given up
MANY_STACKS = 4  # "all stacks standing": at least so many


@dataclass
class Played:
    """What was measured in some games."""

    attempts: list[float] = field(default_factory=list)  # CPU seconds, many stacks standing
    films: list[int] = field(default_factory=list)  # bytes of collapses
    decisions: list[float] = field(default_factory=list)  # CPU seconds
    turns: list[int] = field(default_factory=list)
    simulated_again: int = 0
    different: int = 0


def play(games: int, level: str = "normal", *, audit: bool = True, first: int = 0, turns: int = LONGEST) -> Played:
    played = Played()
    for number in range(first, first + games):
        match = _match(number, level, played, turns)
        played.turns.append(match.rounds)
        if audit:
            lines = StonePhysics().audit(match.record())
            played.simulated_again += len(lines)
            played.different += sum(not line.same for line in lines)
    return played


def _match(number: int, level: str, played: Played, turns: int) -> Match:
    match = Match(load("stone_layer", players=2 + number % 3), number)
    physics = StonePhysics()
    bots = [rt.bot("steady", seed=number * 10 + seat, level=level) for seat in range(match.players)]
    while not match.is_over and match.rounds <= turns:
        seat = match.to_act[0]
        began = time.process_time()
        if seat != REFEREE_SEAT:
            match.act(seat, *bots[seat].move(match, seat))
            played.decisions.append(time.process_time() - began)
            continue
        view: Any = match.view(None)
        settled = physics.simulate(physics.task(match))
        if sum(bool(stack.stones) for stack in view.stacks) >= MANY_STACKS:
            played.attempts.append(time.process_time() - began)
        if settled.film is not None and settled.outcome.placement != "on_top":
            played.films.append(len(base64.b64decode(settled.film.data)))
        for told in physics.reports(match, settled):
            match.act(seat, told.action, told.payload)
    return match


def stability(stacks: int, height: int, seconds: float) -> list[float]:
    """How far stacks of this height, built by a bot, move in so many simulated seconds: millimetres, the worst stone."""
    moved: list[float] = []
    number = 0
    while len(moved) < stacks:
        number += 1
        stack = build_stack(height, Random(number))
        if stack is None:
            continue
        scene = Scene(tuple(sorted(stack.stones)))
        scene.arrange(stack.grown[-1])
        scene.rest(stack.stones)
        before = scene.positions
        for _ in range(int(seconds * 100)):
            scene.step(5)
            scene.loosen()
        moved.append(1000 * float(np.abs(scene.positions - before).max()))
    return moved


def summary(played: Played, moved: list[float]) -> dict[str, Any]:
    return {
        "attempt_ms_mean": round(1000 * float(np.mean(played.attempts)), 1),
        "attempt_ms_median": round(1000 * float(np.median(played.attempts)), 1),
        "attempt_ms_95": round(1000 * float(np.quantile(played.attempts, 0.95)), 1),
        "collapse_film_bytes_median": int(np.median(played.films)),
        "collapse_film_bytes_largest": max(played.films),
        "decision_s_mean": round(float(np.mean(played.decisions)), 3),
        "decision_s_longest": round(max(played.decisions), 2),
        "games": len(played.turns),
        "turns": sorted(played.turns),
        "games_of_15_to_60_turns": sum(15 <= turns <= 60 for turns in played.turns),
        "attempts_simulated_again": played.simulated_again,
        "attempts_that_differ": played.different,
        "stacks_of_5": len(moved),
        "stacks_that_moved_less_than_1_mm": sum(each < 1 for each in moved),
    }


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    words.add_argument("games", type=int, nargs="?", default=20)
    words.add_argument("stacks", type=int, nargs="?", default=40)
    words.add_argument("seconds", type=int, nargs="?", default=60)
    words.add_argument("--output", type=Path)
    given = words.parse_args()
    text = json.dumps(summary(play(given.games), stability(given.stacks, 5, given.seconds)), indent=1) + "\n"
    print(text, end="")
    if given.output:
        given.output.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
