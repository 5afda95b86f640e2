"""What the lab finds out, as plain structs: they become JSON, Parquet and reports, and read well in Python."""

from __future__ import annotations

import platform
import sys
from importlib.metadata import version
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from rivertable.engine.chance import seed_hex
from rivertable.engine.errors import OptionError
from rivertable.lab.figures import Figure
from rivertable.lab.parts import Series, sources

if TYPE_CHECKING:
    from collections.abc import Sequence

HTML, JSON, PARQUET = ".html", ".json", ".parquet"
KINDS = (HTML, JSON, PARQUET)


class Run(msgspec.Struct, frozen=True):
    """What was run, so that anybody can run it again."""

    command: str
    game: str  # with players and options, as `load` reads it
    title: str
    players: int
    games: int
    policy: tuple[str, ...]
    seed: str
    components: tuple[dict[str, str], ...]  # name and digest of every overlay
    rivertable: str
    rules: int
    python: str
    numpy: str
    sources: str  # a digest of the sources that decide what is played


class Named(msgspec.Struct, frozen=True):
    """A figure with its name."""

    name: str
    figure: Figure


class Taking(msgspec.Struct, frozen=True):
    """A thing that actions take: how often, and what that adds to the share of wins, in parts of one."""

    action: str
    name: str
    offered: float  # share of seats that could take it
    taken: float  # share of seats that took it
    chosen: float  # times taken by times offered
    matches: float  # share of matches in which somebody took it
    least: int  # how often a seat took it at least to be counted among those who took it
    effect: Figure
    chance: float  # to see such an effect by chance
    clear: bool  # after correction for the number of things
    took: int  # seats compared on each side
    left: int

    @property
    def told(self) -> str:
        """The thing in words: "Food, 3 times or more" where those who took it more often are compared with the others."""
        return self.name if self.least == 1 else f"{self.name}, {self.least} times or more"


class Points(msgspec.Struct, frozen=True):
    """The points of a category: what winners have of it, what the others have, and the difference within matches."""

    name: str
    winners: float
    others: float
    lead: Figure


class Bar(msgspec.Struct, frozen=True):
    """A bar of a histogram: matches from `low` to `high`, both included."""

    low: int
    high: int
    share: float


class Spread(msgspec.Struct, frozen=True):
    """How a quantity of a match is spread over the matches."""

    mean: Figure
    low: float  # nine matches in ten lie between these
    high: float
    bars: tuple[Bar, ...]


class Rung(msgspec.Struct, frozen=True):
    """How often the better of two ways to play wins: each match is played in every seating."""

    better: str
    worse: str
    wins: Figure
    even: float  # the share of wins if both were equally strong


class Balance(msgspec.Struct, frozen=True):
    """What `balance` found out about a game."""

    run: Run
    sentence: str
    turn_order: tuple[Named, ...]  # empty where all begin at once
    seats: tuple[Named, ...]
    endings: tuple[Named, ...]
    rounds: Spread
    decisions: Spread
    margin: Spread  # points between the winner and the next
    scores: Spread  # of one seat
    points: tuple[Points, ...]
    things: tuple[Taking, ...]
    openings: tuple[Taking, ...]
    ladder: tuple[Rung, ...]
    lead_changes: Figure
    halfway: Figure  # share of matches won by who was alone ahead after half of the rounds
    close: Figure  # share of matches decided by few points
    close_points: int

    def to_dict(self) -> dict[str, Any]:
        """Everything as JSON data."""
        return data_of(self)

    def rows(self) -> list[dict[str, Any]]:
        """Every figure as a row of one table, for Parquet and spreadsheets."""
        rows = [
            *(_row("turn order", each.name, each.figure) for each in self.turn_order),
            *(_row("seat", each.name, each.figure) for each in self.seats),
            *(_row("ending", each.name, each.figure) for each in self.endings),
            *(_row("points of winners ahead", each.name, each.lead) for each in self.points),
            *(_row(f"better play: {each.better} against {each.worse}", "wins", each.wins) for each in self.ladder),
            _row("match", "lead changes", self.lead_changes),
            _row("match", "won by who led halfway", self.halfway),
            _row("match", f"decided by at most {self.close_points} points", self.close),
        ]
        rows += [_row("match", name, getattr(self, name).mean) for name in ("rounds", "decisions", "margin", "scores")]
        rows += [_thing_row("thing", each) for each in self.things]
        rows += [_thing_row("opening", each) for each in self.openings]
        return rows

    def save(self, path: str | Path) -> None:
        """Write a report (.html), all figures (.json), or a table of them (.parquet)."""
        save(self, path)


class Difference(msgspec.Struct, frozen=True):
    """A quantity on both sides, match by match from the same seeds."""

    name: str
    first: float
    second: float
    change: Figure  # second minus first
    chance: float
    significant: bool
    smallest: float  # the smallest difference that this run would have shown in four cases of five
    is_share: bool  # shares are told in percentage points


class Comparison(msgspec.Struct, frozen=True):
    """What `compare` found out: `difference`, `interval` and `significant` by the name of a quantity."""

    run: Run
    sentence: str
    sides: tuple[str, str]
    overlay: str  # the text of the second side's file
    differences: tuple[Difference, ...]
    asked: int  # games
    stopped: bool  # ended early, because it was clear

    @property
    def quantities(self) -> tuple[str, ...]:
        """The names of all quantities."""
        return tuple(each.name for each in self.differences)

    @property
    def difference(self) -> dict[str, float]:
        """By quantity, how much more the second side has."""
        return {each.name: each.change.value for each in self.differences}

    @property
    def interval(self) -> dict[str, tuple[float, float]]:
        """By quantity, the ends of the 95 % interval of the difference."""
        return {each.name: (each.change.low, each.change.high) for each in self.differences}

    @property
    def significant(self) -> dict[str, bool]:
        """By quantity, whether the difference is more than chance, with all quantities taken together."""
        return {each.name: each.significant for each in self.differences}

    def to_dict(self) -> dict[str, Any]:
        """Everything as JSON data."""
        return data_of(self)

    def rows(self) -> list[dict[str, Any]]:
        """Every figure as a row of one table, for Parquet and spreadsheets."""
        return [
            {
                **_row("difference", each.name, each.change),
                self.sides[0]: each.first,
                self.sides[1]: each.second,
                "chance": each.chance,
                "clear": each.significant,
            }
            for each in self.differences
        ]

    def save(self, path: str | Path) -> None:
        """Write a report (.html), all figures (.json), or a table of them (.parquet)."""
        save(self, path)


class Step(msgspec.Struct, frozen=True):
    """One value of a sweep against the game as it is printed."""

    value: float
    differences: tuple[Difference, ...]


class Sweep(msgspec.Struct, frozen=True):
    """What `sweep` found out: one comparison for every value of a key."""

    run: Run
    sentence: str
    key: str
    printed: float
    steps: tuple[Step, ...]

    def to_dict(self) -> dict[str, Any]:
        """Everything as JSON data."""
        return data_of(self)

    def rows(self) -> list[dict[str, Any]]:
        """Every figure as a row of one table, for Parquet and spreadsheets."""
        return [
            {**_row(self.key, each.name, each.change), "setting": step.value, "clear": each.significant}
            for step in self.steps
            for each in step.differences
        ]

    def save(self, path: str | Path) -> None:
        """Write a report (.html), all figures (.json), or a table of them (.parquet)."""
        save(self, path)


Result = Balance | Comparison | Sweep


def run_of(series: Series, games: int, command: str, others: Sequence[Series] = ()) -> Run:
    """What is needed to run a series again."""
    config = series.config
    import numpy as np

    overlays = [each.config.overlay for each in (series, *others)]
    return Run(
        command=command,
        game=str(config),
        title=config.game.header.name,
        players=config.players,
        games=games,
        policy=series.policy,
        seed=seed_hex(series.seed),
        components=tuple({"name": each.name, "digest": each.digest} for each in overlays if each is not None),
        rivertable=version("rivertable"),
        rules=config.rules,
        python=platform.python_version(),
        numpy=np.__version__,
        sources=sources(config.name),
    )


def _row(section: str, name: str, figure: Figure) -> dict[str, Any]:
    return {
        "section": section,
        "name": name,
        "value": figure.value,
        "low": figure.low,
        "high": figure.high,
        "matches": figure.count,
    }


def _thing_row(section: str, each: Taking) -> dict[str, Any]:
    told = {"offered": each.offered, "taken": each.taken, "chance": each.chance, "clear": each.clear}
    return {**_row(f"{section}: {each.action}", each.name, each.effect), **told}


def data_of(result: Result) -> dict[str, Any]:
    """Plain data; ends of intervals that are not known become None, for JSON has no infinity."""
    data: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(result))
    return data


# ---------------------------------------------------------------- files


def check_output(path: str | Path) -> None:
    """Raise OptionError if no result can be written there: a kind of file that is not known, or a package that is
    missing."""
    kind = Path(path).suffix
    if kind not in KINDS:
        raise OptionError(f"{path}: a result is written as {', '.join(KINDS[:-1])} or {KINDS[-1]}")
    needed = {HTML: "matplotlib", PARQUET: "pyarrow"}.get(kind)
    if needed is not None and not _has(needed):
        raise OptionError(f"{path}: {kind[1:]} needs {needed}, which comes with rivertable[lab]")


def _has(package: str) -> bool:
    from importlib.util import find_spec

    return package in sys.modules or find_spec(package) is not None


def save(result: Result, path: str | Path) -> None:
    check_output(path)
    file = Path(path)
    try:
        if file.suffix == JSON:
            file.write_bytes(msgspec.json.format(msgspec.json.encode(result), indent=1) + b"\n")
        elif file.suffix == PARQUET:
            _write_parquet(result, file)
        else:
            from rivertable.lab.report import page

            file.write_text(page(result), encoding="utf-8")
    except OSError as error:
        raise OptionError(f"{file}: it cannot be written ({error.strerror})") from None


def _write_parquet(result: Result, file: Path) -> None:
    import pyarrow as pa
    from pyarrow import parquet

    rows = result.rows()
    columns = dict.fromkeys(key for row in rows for key in row)
    table = pa.Table.from_pylist([{**dict.fromkeys(columns), **row} for row in rows])
    about = {"rivertable": msgspec.json.encode(result.run)}
    parquet.write_table(table.replace_schema_metadata(about), file)
