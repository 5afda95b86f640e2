"""How many ways there are to take the first decisions of a match: a number that moves when a rule does.

python -m scripts.counts river_bankers    counts again what tests/games/river_bankers/counts.toml names, and writes it
"""

from __future__ import annotations

import re
import sys
import tomllib
from pathlib import Path
from typing import Any

from rivertable.engine.match import Match

GAMES = Path(__file__).parent.parent / "tests" / "games"


def counted(game: str) -> list[dict[str, Any]]:
    """The counts a game keeps: name, options, seed, depth, and the number of sequences."""
    counts: list[dict[str, Any]] = tomllib.loads((GAMES / game / "counts.toml").read_text(encoding="utf-8"))["count"]
    return counts


def count_again(game: str, count: dict[str, Any]) -> int:
    """The number of sequences as the rules are now."""
    return sequences(Match(f"{game}({count['options']})", count["seed"]), count["depth"])


def sequences(match: Match, depth: int) -> int:
    """How many ways there are to take `depth` decisions, the lowest seat first."""
    if depth == 0 or match.is_over:
        return 1
    seat, total = match.to_act[0], 0
    for action in match.legal(seat):
        branch = match.clone()
        branch.act(seat, action)
        total += sequences(branch, depth - 1)
    return total


def with_numbers(text: str, numbers: list[int]) -> str:
    """The file's text with new numbers of sequences, all else as it was."""
    left = iter(numbers)
    return re.sub(r"^sequences = \d+$", lambda _: f"sequences = {next(left)}", text, flags=re.MULTILINE)


def main(game: str) -> None:
    numbers = [count_again(game, count) for count in counted(game)]
    path = GAMES / game / "counts.toml"
    path.write_text(with_numbers(path.read_text(encoding="utf-8"), numbers), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1])
