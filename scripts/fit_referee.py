"""Fits Stone Layer's statistical referee to the simulation: `python scripts/fit_referee.py [attempts a cell] [file]`.

Tries stones on stacks of every height with every hand, fits log-odds of failure by maximum likelihood (height, hand, size
of the stone, size below; a little shrinkage for the sizes), and prints the [statistics] of components.toml and a table of
what was seen and what the fit says. With a file the trials are kept there and used again.
"""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import numpy as np

from rivertable.games.stone_layer.physics.trials import Stack, Trial, build_stack, trials
from rivertable.games.stone_layer.tables import MOST_HEIGHT

TREMORS = ["easy", "normal", "hard"]
HIGHEST = 7  # tried; higher stacks are taken to go on as the last step
POOL = 24
SHRINKAGE = 2.0

Array = np.ndarray[Any, np.dtype[np.float64]]


def collect(count: int) -> list[Trial]:
    random = Random(1)
    pool: list[Stack] = []
    while len(pool) < POOL:
        if stack := build_stack(HIGHEST - 1, random):
            pool.append(stack)
            print(f"stack {len(pool)} of {POOL}", file=sys.stderr, flush=True)
    found = []
    for height in range(1, HIGHEST + 1):
        found += list(trials(pool, [height], TREMORS, count, random))
        print(f"height {height} tried", file=sys.stderr, flush=True)
    return found


def features(trial: Trial) -> Array:
    """Height, hand (normal left out), size and size below (medium left out; the base stone belongs to height 1)."""
    row = [float(trial.height == height) for height in range(1, HIGHEST + 1)]
    row += [float(trial.tremor == tremor) for tremor in ("easy", "hard")]
    row += [float(trial.size == size) for size in ("small", "large")]
    row += [float(trial.below == size) for size in ("small", "large")]
    return np.array(row)


def is_failure(trial: Trial) -> bool:
    return trial.ended in ("slipped", "fell")


def fit(found: list[Trial]) -> Array:
    """Newton's method on the penalised likelihood; heights are held together by a weak pull towards their neighbours."""
    x, y = np.array([features(trial) for trial in found]), np.array([float(is_failure(trial)) for trial in found])
    penalty = np.zeros((x.shape[1],) * 2)
    for k in range(HIGHEST - 1):
        penalty[k : k + 2, k : k + 2] += 0.5 * np.array([[1, -1], [-1, 1]])
    penalty += np.diag([0.01] * HIGHEST + [0.1] * 2 + [SHRINKAGE] * 4)
    w = np.zeros(x.shape[1])
    for _ in range(50):
        p = 1 / (1 + np.exp(-x @ w))
        gradient = x.T @ (p - y) + penalty @ w
        w -= np.linalg.solve((x.T * (p * (1 - p))) @ x + penalty, gradient)
    return w


def statistics(found: list[Trial], w: Array) -> str:
    """The [statistics] table."""
    heights = np.maximum.accumulate(w[:HIGHEST]).tolist()
    heights += [heights[-1] + max(0.2, heights[-1] - heights[-2])] * (MOST_HEIGHT - HIGHEST)
    easy, hard, small, large, below_small, below_large = w[HIGHEST:].tolist()
    failures = [trial for trial in found if is_failure(trial)]
    stood = [trial for trial in found if not is_failure(trial)]
    share = np.mean([trial.ended == "slipped" for trial in failures])
    lean = np.mean([trial.ended == "leaned" for trial in stood])
    touch = np.mean([trial.touched for trial in found])
    return "\n".join(
        [
            f"height = {[round(h, 2) for h in heights]} # of the stack with the new stone; the last holds from there on",
            f"stone = {{ small = {small:.2f}, medium = 0.0, large = {large:.2f} }}",
            f"below = {{ base = 0.0, small = {below_small:.2f}, medium = 0.0, large = {below_large:.2f} }}",
            f"tremor = {{ easy = {easy:.2f}, normal = 0.0, hard = {hard:.2f} }}",
            f"slip_share = {share:.2f}",
            f"lean = {lean:.3f}",
            f"touch = {touch:.3f}",
        ]
    )


def quality(found: list[Trial], w: Array) -> str:
    """Seen and fitted success in per cent by height and hand, and the mean log-loss against knowing only the mean."""
    x, y = np.array([features(trial) for trial in found]), np.array([float(is_failure(trial)) for trial in found])
    p = 1 / (1 + np.exp(-x @ w))
    lines = ["| height | " + " | ".join(f"{tremor}: seen, fitted" for tremor in TREMORS) + " |", "|---" * 4 + "|"]
    for height in range(1, HIGHEST + 1):
        cells = []
        for tremor in TREMORS:
            chosen = np.array([trial.height == height and trial.tremor == tremor for trial in found])
            cells.append(f"{100 * (1 - y[chosen].mean()):.0f} %, {100 * (1 - p[chosen].mean()):.0f} %")
        lines.append(f"| {height} | " + " | ".join(cells) + " |")
    loss = -np.mean(y * np.log(p) + (1 - y) * np.log(1 - p))
    flat = -(y.mean() * np.log(y.mean()) + (1 - y.mean()) * np.log(1 - y.mean()))
    return "\n".join([*lines, "", f"{len(found)} attempts, log-loss {loss:.3f} (mean alone: {flat:.3f})"])


def main() -> None:
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 100
    kept = Path(sys.argv[2]) if len(sys.argv) > 2 else None
    if kept and kept.exists():
        found = msgspec.json.decode(kept.read_bytes(), type=list[Trial])
    else:
        found = collect(count)
        if kept:
            kept.write_bytes(msgspec.json.encode(found))
    w = fit(found)
    print(statistics(found, w))
    print()
    print(quality(found, w))


if __name__ == "__main__":
    main()
