"""How near compiled rules come to a program that is written by hand for one game: random play of Riverside between two, by
rivertable and by `riverside.cpp`, in CPU time.

    python benchmarks/reference.py --output benchmarks/reference.json

The program is compiled with the system's C++ compiler; without one nothing is measured. Both sides play in bursts of the
same length, in turn, and the best burst of each counts. They must play the same game: their mean points and their mean
numbers of decisions may differ by as much as chance explains, and no more.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from math import sqrt
from pathlib import Path
from typing import Any, Protocol

from rivertable.engine.game_config import load
from rivertable.engine.rule import Mode
from rivertable.engine.simulation import BUILT_IN, FIRST_TOTAL, LENGTH, CompiledSeries
from rivertable.games.riverside import tables

HERE = Path(__file__).resolve().parent
PLAYERS = 2
BURST = 0.05  # CPU-seconds
BURSTS = 60
TRIAL = 2000  # matches by which the length of a burst is found
DOUBT = 5.0  # standard errors by which the two sides may differ


def figures() -> str:
    """The header with the numbers of components.toml, in the order of the game's own tables."""
    base = [tile for tile in range(tables.TILES) if tables.TILE_IN_BASE[tile]]
    most_items = max(tables.ITEMS[tile] for tile in base)
    numbers = {
        "kBoats": tables.BOATS,
        "kRowsOfBoat": tables.ROWS,
        "kSides": tables.SIDES,
        "kFireSymbols": tables.FIRE_SYMBOLS,
        "kPlusOnes": tables.PLUS_ONES,
        "kFanBaseCrosses": tables.FAN_BASE_CROSSES,
        "kPrizeTickets": tables.PRIZE_TICKETS,
        "kRange": tables.RANGE,
        "kSpeedBoatRange": tables.SPEED_BOAT_RANGE,
        "kFarthest": tables.FARTHEST,
        "kColumns": tables.COLUMNS_BASE,
        "kEastSpaces": tables.EAST_SPACES,
        "kMostItems": most_items,
        "kSpaces": _same(tables.TILE_SPACES, base),
        "kPassage": _same(tables.TILE_PASSAGE, base),
        "kCaptainMost": tables.CAPTAIN_MOST,
        "kCaptainLeast": tables.CAPTAIN_LEAST,
        "kFanBase": tables.FAN_BASE,
        "kPrizeTicket": tables.PRIZE_TICKET,
        "kSpeedBoat": tables.SPEED_BOAT,
        "kWarmNight": tables.WARM_NIGHT,
        "kEarlyBirds": tables.EARLY_BIRDS,
    }
    rows = {
        "kSeats": tables.SEATS_IN,
        "kTicketPoints": tables.TICKET_POINTS,
        "kBonusBoat": tables.BONUS_BOAT,
        "kBonusSeats": tables.BONUS_SEATS,
        "kRoyalSeat": tables.ROYAL_SEAT,
        "kPowerOf": tables.POWER_OF,
        "kBoxes": tables.BOXES_OF,
        "kDock": [_same(tables.TILE_DOCKS[tile], (0, 1)) for tile in base],
        "kItemBoat": [tables.ITEM_BOAT[tile][:most_items] for tile in base],
        "kItemValue": [tables.ITEM_VALUE[tile][:most_items] for tile in base],
    }
    lines = [f"constexpr int {name} = {number};" for name, number in numbers.items()]
    return "\n".join([*lines, *(_table(name, each) for name, each in rows.items())]) + "\n"


def _same(numbers: Any, places: Any) -> int:
    """The number in all these places: riverside.cpp relies on tiles that are alike."""
    (number,) = {numbers[place] for place in places}
    return int(number)


def _table(name: str, rows: Any) -> str:
    sizes = f"[{len(rows)}]" + (f"[{len(rows[0])}]" if isinstance(rows[0], tuple) else "")
    return f"constexpr int {name}{sizes} = {_braced(rows)};"


def _braced(value: Any) -> str:
    return str(value) if isinstance(value, int) else "{" + ", ".join(map(_braced, value)) + "}"


def compiler() -> str | None:
    """The system's C++ compiler: $CXX, or the first of the usual names; None if there is none."""
    chosen = os.environ.get("CXX")
    return next((path for name in (chosen, "c++", "g++", "clang++") if name and (path := shutil.which(name))), None)


def build(program: str, folder: Path) -> Path:
    """Compile riverside.cpp with this compiler into the folder."""
    (folder / "figures.h").write_text(figures(), encoding="utf-8")
    built = folder / "riverside"
    options = ["-O3", "-march=native", "-std=c++17", f"-I{folder}"]
    subprocess.run([program, *options, "-o", str(built), str(HERE / "riverside.cpp")], check=True)
    return built


@dataclass
class Sample:
    """Numbers of which only these sums are kept."""

    count: float = 0
    total: float = 0
    squares: float = 0

    def add(self, count: float, total: float, squares: float) -> None:
        self.count, self.total, self.squares = self.count + count, self.total + total, self.squares + squares

    @property
    def mean(self) -> float:
        return self.total / self.count

    @property
    def error(self) -> float:
        """The standard error of the mean."""
        return sqrt(max(0.0, self.squares / self.count - self.mean**2) / self.count)


@dataclass
class Played:
    """What one side has played so far."""

    best: float = 0  # decisions a CPU-second, in the best burst
    decisions: Sample = field(default_factory=Sample)  # a match
    points: Sample = field(default_factory=Sample)  # of a seat

    def add(self, seconds: float, matches: int, decisions: tuple[float, float], points: tuple[float, float]) -> None:
        self.best = max(self.best, decisions[0] / seconds)
        self.decisions.add(matches, *decisions)
        self.points.add(PLAYERS * matches, *points)


class Side(Protocol):
    def play(self, matches: int, number: int, played: Played) -> float:
        """Play burst `number` and add it to what was played; the CPU-seconds it took."""


class Rivertable:
    """Riverside with compiled rules."""

    def __init__(self) -> None:
        self.series = CompiledSeries(load("riverside", players=PLAYERS), BUILT_IN["random"], 1, Mode.COMPILED)
        self.series.play(0, 1)
        self.next = 0

    def play(self, matches: int, number: int, played: Played) -> float:
        began = time.process_time()
        results = self.series.play(self.next, matches).astype(float)
        seconds = time.process_time() - began
        self.next += matches
        lengths, points = results[:, LENGTH], results[:, FIRST_TOTAL : FIRST_TOTAL + PLAYERS]
        played.add(seconds, matches, (lengths.sum(), (lengths**2).sum()), (points.sum(), (points**2).sum()))
        return seconds


class ByHand:
    """The program written by hand."""

    def __init__(self, program: Path) -> None:
        self.program = program

    def play(self, matches: int, number: int, played: Played) -> float:
        words = [str(self.program), str(matches), str(number)]
        written = subprocess.run(words, check=True, capture_output=True, text=True).stdout
        seconds, decisions, decisions_squared, points, points_squared = map(float, written.split())
        played.add(seconds, matches, (decisions, decisions_squared), (points, points_squared))
        return seconds


def measure(sides: tuple[Side, Side]) -> tuple[Played, Played]:
    """Both sides in turn, in bursts of the same length."""
    both = Played(), Played()
    sizes = [round(TRIAL * BURST / side.play(TRIAL, 0, Played())) for side in sides]
    for number in range(1, BURSTS + 1):
        for side, size, played in zip(sides, sizes, both, strict=True):
            side.play(size, number, played)
    return both


def play_alike(one: Played, other: Played) -> bool:
    """Whether chance explains by how much the two sides differ in decisions a match and in points a seat."""
    pairs = ((one.decisions, other.decisions), (one.points, other.points))
    return all(abs(a.mean - b.mean) <= DOUBT * sqrt(a.error**2 + b.error**2) for a, b in pairs)


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__.partition("\n\n")[0])
    arguments.add_argument("--output", type=Path, help="write the figures to this file")
    output: Path | None = arguments.parse_args().output
    program = compiler()
    if program is None:
        print("No C++ compiler was found (c++, g++, clang++ or $CXX), so there is nothing to compare with.")
        return
    with tempfile.TemporaryDirectory() as folder:
        ours, by_hand = measure((Rivertable(), ByHand(build(program, Path(folder)))))
    version = subprocess.run([program, "--version"], check=True, capture_output=True, text=True).stdout
    result = {
        "compiler": version.partition("\n")[0],
        "bursts": BURSTS,
        "decisions_per_cpu_second": {"rivertable": round(ours.best), "by_hand": round(by_hand.best)},
        "ratio": round(ours.best / by_hand.best, 3),
        "mean_decisions": {"rivertable": round(ours.decisions.mean, 2), "by_hand": round(by_hand.decisions.mean, 2)},
        "mean_points": {"rivertable": round(ours.points.mean, 2), "by_hand": round(by_hand.points.mean, 2)},
        "play_alike": play_alike(ours, by_hand),
    }
    text = json.dumps(result, indent=1) + "\n"
    print(text, end="")
    if output is not None:
        output.write_text(text, encoding="utf-8")
    if not result["play_alike"]:
        sys.exit("The two sides do not play the same game, so their speeds say nothing.")


if __name__ == "__main__":
    main()
