"""Runs what takes hours in named parts, and remembers which of them passed on which commit.

    python -m scripts.long_run test-long                # what has not passed on this commit yet: make test-long
    python -m scripts.long_run test-long --part fuzz    # these parts alone: make test-long PART=fuzz
    python -m scripts.long_run test-long --report       # the parts and what became of them: make test-long REPORT=1

`arena` and `soak` are run the same way. What was broken off or failed is run again, what passed is not. A part that ran
with changes that were not committed is noted so, and is always run again. Notes are kept in .cache/long.
"""

from __future__ import annotations

import argparse
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path

import msgspec

ROOT = Path(__file__).resolve().parent.parent
KEPT = Path(".cache", "long")
PASSED, FAILED, BROKEN_OFF = "passed", "failed", "broken off"


# ---------------------------------------------------------------- what is noted


class Stamp(msgspec.Struct, frozen=True):
    """What a part ran on; `dirty` with changes that are in no commit."""

    commit: str
    dirty: bool

    def __str__(self) -> str:
        return self.commit[:10] + (" and changes" if self.dirty else "")


def stamp_of(root: Path, but: Iterable[str] = ()) -> Stamp:
    """The commit of a clone, and whether anything differs from it `but` these files. Without git nothing is known."""

    def git(*words: str) -> str:
        return subprocess.run(["git", *words], cwd=root, check=True, capture_output=True, text=True).stdout.strip()

    try:
        changed = git("status", "--porcelain", "--", ".", *(f":(exclude){path}" for path in but))
        return Stamp(git("rev-parse", "HEAD"), bool(changed))
    except (OSError, subprocess.CalledProcessError):
        return Stamp("unknown", True)


class Note(msgspec.Struct):
    """One run of a part. It is written when the part begins, so whatever stops it leaves `broken off`."""

    part: str
    arguments: list[str]
    stamp: Stamp
    started: datetime
    seconds: float = 0.0
    result: str = BROKEN_OFF


class Ledger:
    """The notes of a run, oldest first, in a file."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.notes: list[Note] = msgspec.json.decode(path.read_bytes(), type=list[Note]) if path.exists() else []

    def add(self, note: Note) -> None:
        self.notes.append(note)
        self.keep()

    def keep(self) -> None:
        """Written beside and put in place, so that a kill leaves the notes as they were before or as they are after."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        beside = self.path.with_suffix(".new")
        beside.write_bytes(msgspec.json.format(msgspec.json.encode(self.notes), indent=1))
        beside.replace(self.path)

    def passed(self, part: Part, stamp: Stamp) -> bool:
        """The part has passed on this very commit, asked in the same way."""
        known = (part.name, list(part.arguments), stamp, PASSED)
        return not stamp.dirty and known in [(n.part, n.arguments, n.stamp, n.result) for n in self.notes]

    def last(self, part: Part) -> Note | None:
        return next((note for note in reversed(self.notes) if note.part == part.name), None)


# ---------------------------------------------------------------- running


@dataclass(frozen=True)
class Part:
    """A name, and what follows the command of its run, or the `command` that takes that one's place."""

    name: str
    arguments: tuple[str, ...] = ()
    command: tuple[str, ...] = ()


@dataclass(frozen=True)
class Run:
    """Parts that the same command carries out one after the other. `writes` are the tracked files it changes itself."""

    name: str
    command: tuple[str, ...]
    parts: tuple[Part, ...]
    settings: dict[str, str] = field(default_factory=dict)  # of the environment
    writes: tuple[str, ...] = ()

    def chosen(self, names: Sequence[str]) -> list[Part]:
        known = {part.name: part for part in self.parts}
        if unknown := [name for name in names if name not in known]:
            raise SystemExit(f"{self.name} has no part {', '.join(unknown)}; its parts are {', '.join(known)}")
        return [known[name] for name in names] or list(self.parts)


def carry_out(run: Run, names: Sequence[str] = (), root: Path = ROOT) -> bool:
    """Run what has not passed on this commit, note it, and print what became of all; True if all of it has passed."""
    ledger, parts, good = Ledger(root / KEPT / f"{run.name}.json"), run.chosen(names), True
    try:
        for part in parts:
            stamp = stamp_of(root, run.writes)
            if ledger.passed(part, stamp):
                print(f"{run.name} {part.name}: has passed on {stamp}", flush=True)
            else:
                good = _run_part(run, part, stamp, ledger, root) and good
    finally:
        print(report(run, ledger))
    return good


def _run_part(run: Run, part: Part, stamp: Stamp, ledger: Ledger, root: Path) -> bool:
    print(f"{run.name} {part.name}: begins, on {stamp}", flush=True)
    note, began = Note(part.name, list(part.arguments), stamp, datetime.now(UTC)), time.monotonic()
    ledger.add(note)
    try:
        command, settings = [*(part.command or run.command), *part.arguments], {**os.environ, **run.settings}
        code = subprocess.run(command, cwd=root, env=settings, check=False).returncode
        note.result = PASSED if code == 0 else FAILED
        if stamp_of(root, run.writes) != stamp:
            note.stamp = Stamp(stamp.commit, dirty=True)  # files changed meanwhile
    finally:
        note.seconds = round(time.monotonic() - began, 1)
        ledger.keep()
    return note.result == PASSED


def report(run: Run, ledger: Ledger) -> str:
    """A line for every part: when it last ran, on what, for how long and with what result."""
    width = max(len(part.name) for part in run.parts)
    lines = []
    for part in run.parts:
        note, line = ledger.last(part), f"{part.name:{width}}  "
        if note is None:
            lines.append(line + "not run yet")
            continue
        when, took = note.started.strftime("%Y-%m-%d %H:%M"), f"{note.seconds / 60:7.1f} min"
        lines.append(f"{line}{when}  {took}  {note.result:10}  {note.stamp}")
    return "\n".join([f"{run.name}, last runs of its parts:", *lines])


# ---------------------------------------------------------------- the runs there are

PYTEST = ("-m", "pytest", "-q", "--dist", "worksteal", "-m", "slow or not slow", "--durations=15")
RAY = "tests/ray"  # a part with an environment of its own
EVERY_GAME = "tests/test_every_game.py"
TEST_FOLDERS = {  # parts by what they test; a file with a part of its own is left out of its folder's
    "effects": ("tests/games/river_bankers/test_effects_fire.py",),
    "fuzz": ("tests/server/test_fuzz.py",),
    "crash": ("tests/server/test_crash.py",),
    "api": ("tests/server/test_api.py",),
    "figures": ("tests/games/stone_layer/test_figures.py",),
    "engine": ("tests/engine", "tests/market", "tests/toy"),
    "games": ("tests/games",),
    "adapters": ("tests/adapters",),
    "bots": ("tests/bots", "tests/lab"),
    "server": ("tests/server",),
    "web": ("tests/web",),
}


def test_long() -> Run:
    """Every test, the slow ones too: each game's conformance, then the rest by folder."""
    from rivertable.engine.registry import games

    parts = [Part(game, (EVERY_GAME, "-k", game)) for game in games()]
    own = [RAY, *(path for paths in TEST_FOLDERS.values() for path in paths)]
    for name, paths in TEST_FOLDERS.items():
        inside = [path for path in own if any(path.startswith(f"{folder}/") for folder in paths)]
        parts.append(Part(name, (*paths, *_ignoring(inside))))
    parts.append(Part("rest", ("tests", *_ignoring([EVERY_GAME, *own]))))
    parts.append(Part("ray", command=("make", "--no-print-directory", "test-ray")))
    command = (sys.executable, *PYTEST, "-n", os.environ.get("WORKERS", "3"))
    return Run("test-long", command, tuple(parts), {"RIVERTABLE_LONG": "1"})


def _ignoring(paths: Iterable[str]) -> tuple[str, ...]:
    return tuple(f"--ignore={path}" for path in paths)


def arena() -> Run:
    """Every pairing of bots; the matches of one that was broken off are kept as well."""
    from scripts.bot_figures import OWN, parts

    given = [f"--{name}={os.environ[name.upper()]}" for name in ("games", "iterations") if os.environ.get(name.upper())]
    found = tuple(Part(name, ("--part", name, *given)) for name in parts())
    return Run("arena", (sys.executable, "scripts/bot_figures.py"), found, writes=OWN)


def soak() -> Run:
    """The minutes in slices, each with a server of its own."""
    minutes, slices = float(os.environ.get("MINUTES") or 60), int(os.environ.get("SLICES") or 2)
    parts = [
        Part(f"{number}-of-{slices}", ("--minutes", f"{minutes / slices:g}", "--slice", f"{number}"))
        for number in range(1, slices + 1)
    ]
    return Run("soak", (sys.executable, "scripts/soak.py"), tuple(parts))


RUNS = {"test-long": test_long, "arena": arena, "soak": soak}


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("run", choices=RUNS)
    words.add_argument("--part", nargs="*", default=[], help="these alone; without: all")
    words.add_argument("--report", action="store_true", help="run nothing, print the parts and their last runs")
    given = words.parse_args()
    run = RUNS[given.run]()
    if given.report:
        print(report(run, Ledger(ROOT / KEPT / f"{run.name}.json")))
        return
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # told to stop, it ends its part and prints its table too
    try:
        good = carry_out(run, given.part)
    except KeyboardInterrupt:
        raise SystemExit(130) from None
    raise SystemExit(not good)


if __name__ == "__main__":
    main()
