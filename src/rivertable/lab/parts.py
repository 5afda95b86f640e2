"""A series of matches in parts: what one part holds, how it is played, and how parts are kept while a run goes on.

A part is the smallest piece of work that is handed out, and always holds the same matches. So a result is the same to
the last bit however many processes played it, and whether or not the run was stopped in between.
"""

from __future__ import annotations

import functools
import hashlib
import json
import os
import pickle
import platform
import shutil
import time
import zipfile
from collections.abc import Iterable
from dataclasses import dataclass
from io import BytesIO
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from rivertable.bots import policies_of
from rivertable.engine.chance import seed_hex
from rivertable.engine.errors import OptionError
from rivertable.engine.game_config import GameConfig
from rivertable.engine.instance import cache_root
from rivertable.engine.registry import add_game, folder_of, games
from rivertable.engine.rule import Mode
from rivertable.engine.simulation import Rows, Simulation, simulate
from rivertable.lab.observing import TAKING, Observer
from rivertable.lab.things import Thing

PART = 250  # matches
SLOW_PART = 4  # of players that are asked for every decision
KEPT_DAYS = 14  # a run that was stopped and not gone on with is forgotten then
ENGINE = Path(__file__).parents[1] / "engine"


@dataclass(frozen=True)
class Series:
    """Matches of one game with the same players; match i has the seed of the series plus i."""

    config: GameConfig
    policy: tuple[str, ...]  # one for all seats, or one for each
    seed: int
    mode: Mode
    observe: bool = True  # also play every match again in the interpreter, to see what was offered, taken and led
    part: int = PART  # matches in a part

    @functools.cached_property
    def key(self) -> str:
        """What determines every match: the game, its components, players and sources, the policies and the seed."""
        overlay = self.config.overlay
        about = [
            str(self.config),
            None if overlay is None else overlay.digest,
            self.policy,
            self.seed,
            self.observe,
            self.part,
        ]
        return hashlib.blake2b(json.dumps([*about, sources(self.config.name)]).encode(), digest_size=10).hexdigest()

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle the game's folder and sources too: who gets the series may not know a game from elsewhere, and may not play
        another one by this name."""
        rest = self.policy, self.seed, self.mode, self.observe, self.part
        return _unpickled, (FoundGame.of(self.config), rest)


def _unpickled(found: FoundGame, rest: tuple[Any, ...]) -> Series:
    return Series(found.config(), *rest)


class FoundGame(NamedTuple):
    """A game as it travels to another process or machine."""

    folder: Path
    sources: str
    pickled: bytes

    @classmethod
    def of(cls, config: GameConfig) -> FoundGame:
        return cls(folder_of(config.name), sources(config.name), pickle.dumps(config))

    def config(self) -> GameConfig:
        """The game there; OptionError if its sources are others, for then results would differ too."""
        name = self.folder.name
        if name not in games():
            add_game(self.folder)
        if sources(name) != self.sources:
            raise OptionError(
                f"the sources of rivertable or {name} on {platform.node()} are not those with which this run began; they must be "
                "the same everywhere, and stay so"
            )
        config: GameConfig = pickle.loads(self.pickled)
        return config


@functools.cache
def sources(game: str) -> str:
    """A digest of everything that decides what is played and seen: the sources of game, engine, bots and lab."""
    digest = hashlib.blake2b(digest_size=10)
    for folder in (folder_of(game), ENGINE, ENGINE.parent / "bots", Path(__file__).parent):
        for path in sorted(folder.rglob("*.py")):
            digest.update(path.read_bytes())
    digest.update((folder_of(game) / "components.toml").read_bytes())
    return digest.hexdigest()


@dataclass(frozen=True)
class Part:
    """Some matches of a series. All but `matches` is empty where matches were not observed."""

    matches: Rows
    taking: Rows  # things by their number in `things`
    things: tuple[Thing, ...]
    categories: np.ndarray[Any, np.dtype[np.int64]]  # [match, seat, category]
    leads: np.ndarray[Any, np.dtype[np.int64]]  # [match]: how often the lead changed, who led halfway

    def to_bytes(self) -> bytes:
        file = BytesIO()
        things = np.frombuffer(json.dumps(self.things).encode(), np.uint8)
        np.savez(
            file,
            allow_pickle=False,
            matches=self.matches,
            taking=self.taking,
            things=things,
            categories=self.categories,
            leads=self.leads,
        )
        return file.getvalue()

    @classmethod
    def from_bytes(cls, data: bytes) -> Part:
        with np.load(BytesIO(data), allow_pickle=False) as file:
            things = tuple(Thing(*each) for each in json.loads(file["things"].tobytes()))
            return cls(file["matches"], file["taking"], things, file["categories"], file["leads"])


def play_part(series: Series, first: int, size: int) -> Part:
    """Play `size` matches of a series from match `first` on."""
    config, seed = series.config, (series.seed + first) % (1 << 128)
    policy = series.policy[0] if len(series.policy) == 1 else series.policy
    played = simulate(
        config,
        games=size,
        policy=policies_of(policy, f"{seed:x}", series.mode),
        seed=f"{seed:x}",
        mode=series.mode,
        keep="decisions" if series.observe else "matches",
    )
    matches = played.matches
    matches["match"] += first
    if not series.observe:
        nothing = np.zeros((0, config.players, 0), np.int64), np.zeros((0, 2), np.int64)
        return Part(matches, np.zeros(0, TAKING), (), *nothing)
    return _observed(series, first, played, matches)


def _observed(series: Series, first: int, played: Simulation, matches: Rows) -> Part:
    assert played.decisions is not None
    observer, decisions = Observer(series.config), played.decisions
    ends = np.searchsorted(decisions["match"], np.arange(len(matches) + 1))
    moves = list(zip(decisions["seat"].tolist(), decisions["action"].tolist(), strict=True))
    seen = [
        observer.see(first + i, (series.seed + first + i) % (1 << 128), moves[ends[i] : ends[i + 1]])
        for i in range(len(matches))
    ]
    return Part(
        matches=matches,
        taking=np.array([row for each in seen for row in each.taking], TAKING),
        things=tuple(observer.things.numbers),
        categories=np.array([each.categories for each in seen], np.int64),
        leads=np.array([(each.lead_changes, each.halfway) for each in seen], np.int64),
    )


def joined(parts: Iterable[Part]) -> Part:
    """Parts in their order as one; things are numbered anew."""
    every = list(parts)
    numbers: dict[Thing, int] = {}
    taking = []
    for part in every:
        own = np.array([numbers.setdefault(thing, len(numbers)) for thing in part.things], np.int64)
        rows = part.taking.copy()
        if len(rows):
            rows["thing"] = own[rows["thing"]]
        taking.append(rows)
    return Part(
        matches=np.concatenate([part.matches for part in every]),
        taking=np.concatenate(taking),
        things=tuple(numbers),
        categories=np.concatenate([part.categories for part in every]),
        leads=np.concatenate([part.leads for part in every]),
    )


# ---------------------------------------------------------------- kept while a run goes on


class Store:
    """Parts that are finished, in a folder, so that a run that was stopped goes on where it was."""

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = folder or cache_root() / "lab"

    def load(self, series: Series, first: int, size: int) -> Part | None:
        """A part that is kept; None if it is not, or was being written when the machine stopped."""
        try:
            return Part.from_bytes(self._file(series, first, size).read_bytes())
        except (OSError, ValueError, KeyError, EOFError, zipfile.BadZipFile):
            return None

    def keep(self, series: Series, first: int, size: int, part: Part) -> None:
        """Write a part, whole or not at all; OptionError if it cannot be written."""
        file = self._file(series, first, size)
        written = file.with_suffix(f".{os.getpid()}")
        try:
            file.parent.mkdir(parents=True, exist_ok=True)
            written.write_bytes(part.to_bytes())
            written.replace(file)
        except FileNotFoundError:
            pass  # another run of the same series is complete, and has just forgotten its parts
        except OSError as error:
            raise OptionError(f"{file.parent}: parts of the run cannot be kept there ({error.strerror})") from None

    def forget(self, series: Series) -> None:
        """The run is complete: its parts are not needed any more. Those of old runs that nobody went on with go too."""
        shutil.rmtree(self._run(series), ignore_errors=True)
        long_ago = time.time() - KEPT_DAYS * 24 * 3600
        for run in self.folder.iterdir() if self.folder.exists() else ():
            if run.is_dir() and run.stat().st_mtime < long_ago:
                shutil.rmtree(run, ignore_errors=True)

    def _run(self, series: Series) -> Path:
        return self.folder / f"{series.config.name}-{series.key}"

    def _file(self, series: Series, first: int, size: int) -> Path:
        return self._run(series) / f"{first}-{size}.npz"


def seed_number(seed: int | str) -> int:
    """A seed as the number to which the number of a match is added."""
    return int(seed_hex(seed), 16)
