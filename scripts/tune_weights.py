"""Finds the weights of a game's evaluation or cheap policy by self-play.

    python scripts/tune_weights.py twelve_rivers --play quick --files policy policy_pearls --minutes 10

A file's weights stand below a comment that begins with `# Weights`, one to a line: `NAME = 12` or
`NAME = constants([1, 2])`. They are read from memory in a copy of the game, so that both sides of a match can have their own
and nothing is compiled twice. In every pair of matches (the same deal, seats exchanged) all weights are changed at random;
a regression over many pairs tells which way each of them gains points. The best weights are printed whenever they change;
write them into the file yourself.
"""

from __future__ import annotations

import argparse
import ast
import re
import shutil
import tempfile
import time
from collections.abc import Iterator, Sequence
from pathlib import Path

import numpy as np

from rivertable.engine.game_config import load
from rivertable.engine.registry import add_game, folder_of
from rivertable.engine.rule import Mode
from rivertable.engine.simulation import BUILT_IN, FIRST_TOTAL, CompiledSeries

MOST = 256  # weights of a side
SIDE = 2 * MOST  # the cell behind both sides' weights: whose count now
DECIDES = {"quick": "policy", "greedy": "evaluate"}  # the function that is asked on behalf of a seat

MEMORY = """
from numba import njit, types
from numba.extending import intrinsic

ADDRESS, MOST, SIDE = {address}, {most}, {side}


@intrinsic
def cell(typing, address):
    def generate(context, builder, signature, arguments):
        from llvmlite import ir

        return builder.load(builder.inttoptr(arguments[0], ir.IntType(64).as_pointer()))

    return types.int64(types.int64), generate


@intrinsic
def put(typing, address, value):
    def generate(context, builder, signature, arguments):
        from llvmlite import ir

        builder.store(arguments[1], builder.inttoptr(arguments[0], ir.IntType(64).as_pointer()))
        return context.get_dummy_value()

    return types.void(types.int64, types.int64), generate


@njit(_nrt=False)
def weight(k):
    return cell(ADDRESS + 8 * (MOST * cell(ADDRESS + 8 * SIDE) + k))


@njit(_nrt=False)
def take_side(seat):
    put(ADDRESS + 8 * SIDE, seat % 2)
"""


class Weights:
    """Names, values and cells of the weights in some files."""

    def __init__(self, files: Sequence[Path]) -> None:
        self.first: dict[str, int] = {}
        self.of_file: dict[str, set[str]] = {}
        self.names: list[str] = []
        self.values: list[int] = []
        for path in files:
            for block in re.findall(r"^# Weights.*\n((?:[A-Z_]+ = .*\n)+)", path.read_text(encoding="utf-8"), re.M):
                for name, value in re.findall(r"^([A-Z_]+) = ([^#\n]+)", block, re.M):
                    self.of_file.setdefault(path.stem, set()).add(name)
                    self._add(name, ast.literal_eval(value.strip().removeprefix("constants(").removesuffix(")")))
        if not self.names:
            raise SystemExit(f"no line `# Weights …` with weights below it in {', '.join(map(str, files))}")

    def known_in(self, path: Path, tree: ast.Module) -> dict[str, int]:
        """The weights a file of the game defines or imports, with their cells."""
        names = set(self.of_file.get(path.stem, ()))
        for node in tree.body:
            if isinstance(node, ast.ImportFrom) and node.module in self.of_file:
                names |= {alias.name for alias in node.names} & self.of_file[node.module]
        return {name: self.first[name] for name in names}

    def _add(self, name: str, value: int | list[int]) -> None:
        if name in self.first:
            raise SystemExit(f"two weights are called {name}: give one of them another name")
        self.first[name] = len(self.values)
        row = value if isinstance(value, list) else [value]
        self.names += [f"{name}[{i}]" if isinstance(value, list) else name for i in range(len(row))]
        self.values += row


class FromMemory(ast.NodeTransformer):
    """`NAME` and `NAME[i]` become `weight(k)`; the deciding function says first on whose behalf it is asked."""

    def __init__(self, first: dict[str, int], decides: str) -> None:
        self.first, self.decides = first, decides

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.FunctionDef:
        self.generic_visit(node)
        if node.name == self.decides:
            node.body[1:1] = ast.parse("take_side(seat)").body
        return node

    def visit_Subscript(self, node: ast.Subscript) -> ast.AST:
        self.generic_visit(node)
        if isinstance(node.value, ast.Call) and getattr(node.value.func, "id", "") == "weight":
            node.value.args = [ast.BinOp(node.value.args[0], ast.Add(), node.slice)]
            return node.value
        return node

    def visit_Name(self, node: ast.Name) -> ast.AST:
        if isinstance(node.ctx, ast.Load) and node.id in self.first:
            return ast.parse(f"weight({self.first[node.id]})", mode="eval").body
        return node


def copy_of(game: str, folder: Path, weights: Weights, memory: np.ndarray, decides: str) -> None:
    """A copy of the game that reads its weights from memory; from now on it is the game of that name."""
    copy = folder / game
    shutil.copytree(folder_of(game), copy, ignore=shutil.ignore_patterns("__pycache__"))
    (copy / "memory.py").write_text(MEMORY.format(address=memory.ctypes.data, most=MOST, side=SIDE), encoding="utf-8")
    for path in copy.glob("*.py"):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        if known := weights.known_in(path, tree):
            tree = FromMemory(known, decides).visit(tree)
            tree.body[2:2] = ast.parse("from .memory import take_side, weight").body
            path.write_text(ast.unparse(ast.fix_missing_locations(tree)), encoding="utf-8")
    add_game(copy)


class Duel:
    """Matches of one set of weights against another."""

    def __init__(self, game: str, play: str, players: int, seed: int, memory: np.ndarray) -> None:
        self.series = CompiledSeries(load(game, players=players), BUILT_IN[play], seed, Mode.COMPILED)
        self.players, self.memory, self.first = players, memory, 0

    def margin(self, ours: Sequence[int], theirs: Sequence[int], games: int) -> tuple[float, float, float]:
        """Points that ours gain on theirs and the error of that, and the mean points of all; the same deals twice, with
        seats exchanged."""
        margins, means = [], []
        for sign, pair in ((1, (ours, theirs)), (-1, (theirs, ours))):
            for side, values in enumerate(pair):
                self.memory[MOST * side : MOST * side + len(values)] = values
            scores = self.series.play(self.first, games)[:, FIRST_TOTAL : FIRST_TOTAL + self.players]
            margins.append(sign * (scores[:, 0::2].mean(axis=1) - scores[:, 1::2].mean(axis=1)))
            means.append(scores.mean())
        self.first += games
        both = (margins[0] + margins[1]) / 2
        return float(both.mean()), float(both.std() / games**0.5), float(np.mean(means))


def slopes(duel: Duel, best: Sequence[int], size: float, pairs: int, random: np.random.Generator) -> np.ndarray:
    """Per weight the points that a change by `size` of itself gains, divided by the error of that."""
    signs = random.choice([-1.0, 1.0], (pairs, len(best)))
    gained = np.array([duel.margin(_moved(best, row * size), best, 1)[0] for row in signs])
    slope = signs.T @ gained / pairs
    return slope / max(float(gained.std()) / pairs**0.5, 1e-9)


def _moved(values: Sequence[int], shares: np.ndarray) -> list[int]:
    """Weights changed by shares of themselves, by 1 at least."""
    steps = [share * max(abs(value), 1 / max(abs(share), 1e-9)) for value, share in zip(values, shares, strict=True)]
    return [max(0, round(value + step)) for value, step in zip(values, steps, strict=True)]


def search(duel: Duel, start: list[int], pairs: int, seconds: float, seed: int) -> Iterator[tuple[list[int], str]]:
    """Better and better weights: a step along the slopes, kept if it gains points in as many pairs of matches."""
    random, best, size, steps = np.random.default_rng(seed), start, 0.25, 0
    deadline = time.monotonic() + seconds
    while time.monotonic() < deadline and size > 0.03:
        steps += 1
        certain = slopes(duel, best, size, pairs, random)
        certain[np.abs(certain) < 0.7] = 0  # these may as well be chance
        new = _moved(best, np.clip(certain / 2, -1, 1) * size)
        gained, error, mean = duel.margin(new, best, pairs)
        if gained > error:
            best = new
            yield best, f"step {steps}: {gained:+.2f} ± {error:.2f} points, mean {mean:.2f}"
        else:
            size *= 0.6


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("--play", choices=DECIDES, default="quick")
    parser.add_argument("--files", nargs="+", required=True, help="files of the game with weights, without .py")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=2000, help="pairs of matches of each step")
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    weights = Weights([folder_of(chosen.game) / f"{name}.py" for name in chosen.files])
    memory = np.zeros(SIDE + 1, np.int64)
    with tempfile.TemporaryDirectory() as folder:
        copy_of(chosen.game, Path(folder), weights, memory, DECIDES[chosen.play])
        duel = Duel(chosen.game, chosen.play, chosen.players, chosen.seed, memory)
        best = weights.values
        for best, told in search(duel, weights.values, chosen.games, 60 * chosen.minutes, chosen.seed):
            print(told, flush=True)
            print("  " + ", ".join(f"{n} {v}" for n, v in zip(weights.names, best, strict=True)), flush=True)
        gained, error, mean = duel.margin(best, weights.values, 4 * chosen.games)
        print(f"against the weights before: {gained:+.2f} ± {error:.2f} points, mean {mean:.2f}")


if __name__ == "__main__":
    main()
