"""Learns a game by playing against itself: a small network in NumPy, on a batch of matches.

    python examples/self_play.py --minutes 15 --output the_river.npz

The network has one hidden layer, and gives a preference for every action and an estimate of the result. It is improved by
proximal policy optimisation: play a while, ask of every decision whether it went better than estimated, and make those
actions likelier, in small steps. Two seats are one learner: what is good for one is bad for the other, so the estimate of the
next position counts with the opposite sign where the other seat decides.

At the end it plays against `random`, `quick` and `greedy`, half of the matches in each seat.
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path
from typing import Any

import numpy as np

import rivertable as rt

Array = np.ndarray[Any, np.dtype[Any]]

MATCHES, STEPS = 256, 64  # side by side, and decisions in each before the network is improved
PASSES, PART = 3, 2048  # over all those decisions, in parts
CLIP = 0.2  # how far the chance of an action may move in an improvement
TRACE = 0.9  # how far what happens later counts for a decision
ENTROPY = 0.01  # keeps play varied
VALUE = 0.5
RATE = 1e-3


class Network:
    """Observations in, preferences of actions and an estimate of the result between -1 and 1 out."""

    def __init__(self, size: int, actions: int, hidden: int = 128, seed: int = 0) -> None:
        chance = np.random.default_rng(seed)
        self.weights = {
            "hidden": (chance.standard_normal((size, hidden)) * np.sqrt(2 / 100)).astype(np.float32),
            "hidden_bias": np.zeros(hidden, np.float32),
            "policy": (chance.standard_normal((hidden, actions)) * 0.01).astype(np.float32),
            "policy_bias": np.zeros(actions, np.float32),
            "value": np.zeros((hidden, 1), np.float32),
            "value_bias": np.zeros(1, np.float32),
        }
        self._means = {name: np.zeros_like(weight) for name, weight in self.weights.items()}
        self._squares = {name: np.zeros_like(weight) for name, weight in self.weights.items()}
        self._steps = 0

    def __call__(self, observations: Array, masks: Array) -> tuple[Array, Array, Array]:
        """The hidden layer, the chances of all actions, and the estimates."""
        w = self.weights
        hidden = np.maximum(observations @ w["hidden"] + w["hidden_bias"], 0)
        preferences = np.where(masks, hidden @ w["policy"] + w["policy_bias"], -np.inf)
        chances = np.exp(preferences - preferences.max(axis=1, keepdims=True))
        chances /= chances.sum(axis=1, keepdims=True)
        return hidden, chances, np.tanh(hidden @ w["value"] + w["value_bias"])[:, 0]

    def improve(self, seen: Array, masks: Array, actions: Array, before: Array, gains: Array, targets: Array) -> None:
        """One step towards actions with a gain, and towards estimates that come true."""
        hidden, chances, values = self(seen, masks)
        rows, count = np.arange(len(actions)), len(actions)
        ratio = chances[rows, actions] / before
        moves = np.where(gains > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
        wanted = chances * -(gains * ratio * moves)[:, None]
        wanted[rows, actions] += gains * ratio * moves
        logs = np.log(np.maximum(chances, 1e-9))
        surprise = (chances * logs).sum(axis=1, keepdims=True)
        up = (wanted - ENTROPY * chances * (logs - surprise)).astype(np.float32) / count
        value_up = (VALUE * (targets - values) * (1 - values**2)).astype(np.float32)[:, None] / count
        hidden_up = (up @ self.weights["policy"].T + value_up @ self.weights["value"].T) * (hidden > 0)
        self._climb(
            {
                "hidden": seen.T @ hidden_up,
                "hidden_bias": hidden_up.sum(axis=0),
                "policy": hidden.T @ up,
                "policy_bias": up.sum(axis=0),
                "value": hidden.T @ value_up,
                "value_bias": value_up.sum(axis=0),
            }
        )

    def _climb(self, gradients: dict[str, Array]) -> None:
        """Adam (Kingma and Ba, 2015), upwards."""
        self._steps += 1
        rate = RATE * np.sqrt(1 - 0.999**self._steps) / (1 - 0.9**self._steps)
        for name, gradient in gradients.items():
            mean, square = self._means[name], self._squares[name]
            mean += 0.1 * (gradient - mean)
            square += 0.001 * (gradient**2 - square)
            self.weights[name] += rate * mean / (np.sqrt(square) + 1e-8)


class Learner:
    """Plays a batch of matches against itself, and improves its network from time to time."""

    def __init__(self, game: str, matches: int, seed: int) -> None:
        self.batch = rt.batch(game, matches, players=2, seed=seed)
        self.network = Network(self.batch.layout.size, self.batch.actions, seed=seed)
        self.decisions = 0
        self._chance = np.random.default_rng(seed)

    def round(self, steps: int) -> None:
        """Play so many decisions in every match, and learn from them."""
        batch, kept = self.batch, []
        for _ in range(steps):
            seen, masks, seats = batch.observations.copy(), batch.masks.copy(), batch.seats.copy()
            _, chances, values = self.network(seen, masks)
            actions = drawn(chances, self._chance)
            rewards = batch.step(actions)[np.arange(batch.n), seats]
            before = chances[np.arange(batch.n), actions]
            kept.append((seen, masks, actions, before, values, seats, rewards, batch.done.copy()))
        self.decisions += steps * batch.n
        seen, masks, actions, before, values, seats, rewards, done = (
            np.stack(each) for each in zip(*kept, strict=True)
        )
        _, _, after = self.network(batch.observations, batch.masks)
        gains = gains_of(values, np.vstack([seats, batch.seats]), rewards, done, after)
        self._learn(seen, masks, actions, before, gains, gains + values)

    def _learn(self, *kept: Array) -> None:
        seen, masks, actions, before, gains, targets = (each.reshape(-1, *each.shape[2:]) for each in kept)
        gains = (gains - gains.mean()) / (gains.std() + 1e-6)
        for _ in range(PASSES):
            order = self._chance.permutation(len(actions))
            for part in np.array_split(order, max(1, len(order) // PART)):
                self.network.improve(seen[part], masks[part], actions[part], before[part], gains[part], targets[part])


def drawn(chances: Array, chance: np.random.Generator) -> Array:
    """An action for every row, by its chances."""
    totals = chances.cumsum(axis=1)
    return (totals < chance.random((len(chances), 1)) * totals[:, -1:]).sum(axis=1)


def gains_of(values: Array, seats: Array, rewards: Array, done: Array, after: Array) -> Array:
    """How much better than estimated each decision went: generalised advantages (Schulman et al., 2016), in which the sign
    changes with the seat. `seats` and `after` also tell of the position behind the last decision."""
    gains, gain, following = np.zeros_like(values), np.zeros_like(after), after
    for step in reversed(range(len(values))):
        same = np.where(seats[step] == seats[step + 1], 1, -1) * ~done[step]
        gain = rewards[step] + same * following - values[step] + TRACE * same * gain
        gains[step], following = gain, values[step]
    return gains


class NetworkBot(rt.Bot):
    """Takes the action that the network prefers."""

    name = "network"

    def __init__(self, network: Network) -> None:
        self.network = network

    def decide(self, config: rt.GameConfig, redacted: Any, seat: int) -> int:
        match = rt.Match.from_state(config, redacted)
        _, chances, _ = self.network(match.observation(seat)[None], match.legal_mask(seat)[None])
        return int(chances[0].argmax())


def wins(network: Network, game: str, opponent: str, games: int) -> tuple[float, float]:
    """The share of matches won against a policy, half of them in each seat, and its standard error."""
    bot, won = NetworkBot(network), []
    for seat in range(2):
        policy: list[str | rt.Bot] = [opponent, bot] if seat else [bot, opponent]
        won += rt.simulate(game, games // 2, players=2, policy=policy, seed=1_000_000).matches["won"][:, seat].tolist()
    return float(np.mean(won)), float(np.std(won) / np.sqrt(len(won)))


def main(arguments: list[str] | None = None) -> None:
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("--game", default="the_river")
    words.add_argument("--minutes", type=float, default=15.0)
    words.add_argument("--matches", type=int, default=MATCHES)
    words.add_argument("--games", type=int, default=400, help="against each opponent at the end")
    words.add_argument("--seed", type=int, default=1)
    words.add_argument("--output", type=Path, help="keep the weights in this file")
    given = words.parse_args(arguments)
    learner, end, told = Learner(given.game, given.matches, given.seed), time.monotonic() + 60 * given.minutes, 0.0
    began = time.process_time()
    while True:
        learner.round(STEPS)
        if time.monotonic() > told + 60:
            told = time.monotonic()
            share, _ = wins(learner.network, given.game, "quick", 40)
            print(
                f"{learner.decisions:,} decisions, {time.process_time() - began:.0f} CPU-seconds: {share:.0%} against quick",
                flush=True,
            )
        if time.monotonic() > end:
            break
    print(f"learned from {learner.decisions:,} decisions in {time.process_time() - began:.0f} CPU-seconds")
    for opponent in ("random", "quick", "greedy"):
        share, error = wins(learner.network, given.game, opponent, given.games)
        print(f"against {opponent}: {share:.1%} of {given.games} matches won, give or take {2 * error:.1%}")
    if given.output is not None:
        np.savez_compressed(given.output, **learner.network.weights)


if __name__ == "__main__":
    main()
