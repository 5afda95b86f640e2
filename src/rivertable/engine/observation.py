"""Observations: what a viewer knows as a row of float32 numbers, with a layout that names its parts.

A layout is made for a game and a number of players, and is a plan of runs: cells that lie at equal distances in the
state's record and become numbers in the same way. One plan for each viewer, because the seats are turned so that the own
one comes first. `write_observation` carries a plan out, compiled or interpreted.

An observation holds everything a viewer may know, and nothing else: it is made from the redacted state. It leaves out
what is the same for all positions of a layout (the number of players and the version of the rules), places of seats that
nobody has, the bookkeeping of `reveals`, and the future.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import groupby, product
from math import prod
from typing import TYPE_CHECKING, Any

import numpy as np

from rivertable.engine.encoding import (
    BITS,
    BY_SIZE,
    KNOWN,
    LOW_BITS,
    NUMBER,
    ONE_HOT,
    SEAT,
    SEAT_BITS,
    WIDE,
    Columns,
    Encoding,
)
from rivertable.engine.errors import OptionError, StateError
from rivertable.engine.rule import engine_function
from rivertable.engine.state import MAX_SEATS, OWNER, Field, ListState, Seats

if TYPE_CHECKING:
    from rivertable.engine.game_config import GameConfig

Floats = np.ndarray[Any, np.dtype[np.float32]]

LEFT_OUT = ("rng", "reveals", "players", "opt_rules")

# Columns of a run. Cells are found by the width of their numbers, as a power of two of bytes, and their place among
# numbers of that width; PLACES is how many numbers a cell becomes.
KIND, WIDTH, FIRST, STEP, COUNT, PARAMETER, UNKNOWN, AT, PLACES, RUN = range(10)
ALWAYS_KNOWN = -(1 << 63) + 1  # no number of a public cell stands for "unknown": no cell holds this one


@dataclass(frozen=True)
class ObservationPart:
    """A named part of an observation: `shape` numbers from `offset` on."""

    name: str
    offset: int
    shape: tuple[int, ...]

    @property
    def size(self) -> int:
        return prod(self.shape)

    def of(self, observations: Any) -> Any:
        """This part of one observation, or of an array of them, in its shape."""
        part = observations[..., self.offset : self.offset + self.size]
        return part.reshape((*part.shape[:-1], *self.shape))


@dataclass(frozen=True)
class ObservationLayout:
    """The parts of a game's observations, in order. `layout["built"].of(observation)` is a part in its shape."""

    parts: tuple[ObservationPart, ...]
    size: int
    plans: np.ndarray[Any, np.dtype[np.int64]]  # [viewer, run, column]; the last viewer is one without a seat

    def __getitem__(self, name: str) -> ObservationPart:
        for part in self.parts:
            if part.name == name:
                return part
        raise OptionError(f"observations have no part {name!r}; the parts are {', '.join(self.names)}")

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(part.name for part in self.parts)

    @cached_property
    def plan_rows(self) -> list[list[list[int]]]:
        """The plans as lists, for interpreted code."""
        return self.plans.tolist()


# ---------------------------------------------------------------- the layout


@dataclass(frozen=True)
class _Cell:
    """One cell of the state, and the numbers it becomes."""

    encoding: Encoding
    width: int
    place: int
    unknown: int
    at: int
    places: int


def layout_for(state: type[ListState], players: int, decisions: int) -> ObservationLayout:
    """The layout of a game's observations: the viewer's seat, whether it is asked, the open decision, and the fields of
    the state in the order of their declaration."""
    head = {"viewer": players, "asked": 1, "decision": decisions}
    parts, at = [], 0
    for name, size in head.items():
        parts.append(ObservationPart(name, at, (size,)))
        at += size
    drawn: list[list[_Cell]] = [[] for _ in range(players + 1)]
    for field in state.FIELDS:
        if field.name in LEFT_OUT or field.is_never_seen:
            continue
        for suffix, encode in _encodings(field):
            shape: tuple[int, ...] = ()
            for viewer in range(players + 1):
                cells, shape = _cells_of(state, field, encode, players, viewer, at)
                drawn[viewer] += cells
            parts.append(ObservationPart(field.name + suffix, at, shape))
            at += prod(shape)
    runs = [list(_runs(cells)) for cells in drawn]
    plans = np.zeros((players + 1, max(map(len, runs)), RUN), np.int64)
    for viewer, rows in enumerate(runs):
        plans[viewer, : len(rows)] = rows
    return ObservationLayout(tuple(parts), at, plans)


def _is_own(field: Field) -> bool:
    """True for a field of which a viewer can only ever know its own row."""
    return field.secret is not None and field.secret.to == OWNER and field.secret.seen is None


def _encodings(field: Field) -> Iterator[tuple[str, Encoding | Columns]]:
    """The parts a field becomes: its values, and which are known where that differs from cell to cell."""
    yield "", field.encode or BY_SIZE[np.dtype(field.cells.np_type).itemsize]
    if field.secret is not None and not _is_own(field):
        yield "_known", Encoding(KNOWN)


def _cells_of(
    state: type[ListState], field: Field, encode: Encoding | Columns, players: int, viewer: int, at: int
) -> tuple[list[_Cell], tuple[int, ...]]:
    """The cells of a field in the order in which a viewer's observation has them, from number `at` on, and the shape of
    the part."""
    base, axes = state.dtype.fields[field.name], _axes(field, players, viewer)  # type: ignore[index]
    itemsize = np.dtype(field.cells.np_type).itemsize
    columns = [_encoding_at(field, encode, column) for column in (axes[-1] if axes else [0])]
    widths = [encoding.places(players) for encoding in columns]
    cells = []
    for index in product(*axes):
        encoding = _encoding_at(field, encode, index[-1] if index else 0)
        place = int(np.ravel_multi_index(index, field.shape)) if index else 0
        hidden = viewer == players and _is_own(field)
        unknown = field.cells.unknown if field.secret is not None else ALWAYS_KNOWN
        places = encoding.places(players)
        if not hidden:  # to a viewer without a seat, who knows no row: the part stays blank
            width = itemsize.bit_length() - 1
            cells.append(_Cell(encoding, width, base[1] // itemsize + place, unknown, at, places))
        at += places
    return cells, _shape(field, axes, widths)


def _shape(field: Field, axes: list[list[int]], widths: list[int]) -> tuple[int, ...]:
    lengths = [len(axis) for axis in axes]
    if _is_own(field):
        lengths = lengths[1:]
    if len(set(widths)) > 1:
        return (*lengths[:-1], sum(widths))
    return (*lengths, widths[0]) if widths[0] > 1 or not lengths else tuple(lengths)


def _axes(field: Field, players: int, viewer: int) -> list[list[int]]:
    """The indices along each axis, seats in the order in which the viewer sees them."""
    axes = []
    for number, size in enumerate(field.shape):
        if number == 0 and _is_own(field):
            axes.append([viewer % players])
        elif isinstance(size, Seats) or (number == 0 and field.secret is not None and field.secret.to == OWNER):
            more = size.more if isinstance(size, Seats) else 0
            order = [(viewer + turn) % players for turn in range(players)] if viewer < players else range(players)
            axes.append([*order, *range(size - more, size)])
        else:
            axes.append(list(range(size)))
    return axes


def _encoding_at(field: Field, encode: Encoding | Columns, column: int) -> Encoding:
    usual = BY_SIZE[np.dtype(field.cells.np_type).itemsize]
    if isinstance(encode, Encoding):
        return encode
    return encode.at.get(column, encode.otherwise or usual)


def _runs(cells: list[_Cell]) -> Iterator[list[int]]:
    """Cells next to each other in the observation that are encoded alike and lie at equal distances in the state."""
    for _, group in groupby(cells, lambda cell: (cell.encoding, cell.width, cell.unknown, cell.places)):
        run: list[_Cell] = []
        for cell in group:
            if run and not _goes_on(run, cell):
                yield _run(run)
                run = []
            run.append(cell)
        yield _run(run)


def _goes_on(run: list[_Cell], cell: _Cell) -> bool:
    step = cell.place - run[-1].place
    follows = cell.at == run[-1].at + cell.places
    return follows and (len(run) == 1 or step == run[-1].place - run[-2].place)


def _run(run: list[_Cell]) -> list[int]:
    cell, step = run[0], run[1].place - run[0].place if len(run) > 1 else 0
    parameter = cell.encoding.scale if cell.encoding.kind == NUMBER else cell.encoding.size
    kind = cell.encoding.kind
    return [kind, cell.width, cell.place, step, len(run), parameter, cell.unknown, cell.at, cell.places]


# ---------------------------------------------------------------- writing one: both modes


@engine_function
def cell_of(bytes_: Any, words: Any, halves: Any, longs: Any, width: int, place: int) -> int:
    """A cell of a state's record, read by its width."""
    if width == 0:
        return bytes_[place]
    if width == 1:
        return words[place]
    if width == 2:
        return halves[place]
    return longs[place]


@engine_function
def write_cell(kind: int, value: int, parameter: int, places: int, viewer: int, players: int, out: Any, at: int) -> int:
    """Write the numbers of one cell that is known, over zeros; 1 if the value has no place there, otherwise 0."""
    if kind == ONE_HOT:
        if value >= 0 and value < places:
            out[at + value] = 1.0
        return int(value >= places or value < -1)
    if kind == BITS:
        for bit in range(places):
            if (value >> bit) & 1:
                out[at + bit] = 1.0
        return int(places < 64 and value >> places != 0)
    if kind == WIDE:
        out[at] = (value & ((1 << LOW_BITS) - 1)) / 256.0
        out[at + 1] = (value >> LOW_BITS) / 256.0
        return 0
    if kind == SEAT:
        return write_seat(value, parameter, viewer, players, out, at)
    if kind == SEAT_BITS:
        for turn in range(players):
            if (value >> ((viewer + turn) % players)) & 1:
                out[at + turn] = 1.0
        if (value >> MAX_SEATS) & 1:
            out[at + players] = 1.0
        return 0
    out[at] = 1.0  # KNOWN
    return 0


@engine_function
def write_seat(value: int, more: int, viewer: int, players: int, out: Any, at: int) -> int:
    """Write a seat, counted from the viewer's own, with `more` places behind those of the players."""
    if value < 0:
        return int(value < -1)
    if value < players:
        out[at + (value + players - viewer) % players] = 1.0
        return 0
    if value - players < more:
        out[at + value] = 1.0
        return 0
    return 1


@engine_function
def write_observation(
    bytes_: Any, words: Any, halves: Any, longs: Any, plan: Any, viewer: int, players: int, out: Any
) -> int:
    """Carry out the plan of a viewer on the record of a redacted state, given as numbers of one, two, four and eight
    bytes. `out` holds zeros before. `viewer` is 0 for one without a seat. Returns how many cells had a value that has no place in their
    encoding."""
    misfits = 0
    for r in range(len(plan)):
        kind, width, place, step = plan[r][KIND], plan[r][WIDTH], plan[r][FIRST], plan[r][STEP]
        count, parameter, unknown = plan[r][COUNT], plan[r][PARAMETER], plan[r][UNKNOWN]
        at, places = plan[r][AT], plan[r][PLACES]
        if kind == NUMBER:
            scale = 1.0 / parameter
            for _ in range(count):
                value = cell_of(bytes_, words, halves, longs, width, place)
                if value != unknown:
                    out[at] = value * scale
                place += step
                at += 1
        else:
            for _ in range(count):
                value = cell_of(bytes_, words, halves, longs, width, place)
                if value != unknown:
                    misfits += write_cell(kind, value, parameter, places, viewer, players, out, at)
                place += step
                at += places
    return misfits


WIDTHS = (np.int8, np.int16, np.int32, np.int64)


def cells_by_width(states: Any) -> tuple[Any, Any, Any, Any]:
    """Views of an array of records as rows of numbers of one, two, four and eight bytes."""
    if states.dtype.itemsize % 8:
        raise StateError("the record of a state is a whole number of 8 bytes: `rng` sees to that")
    one, two, four, eight = (states.view(width).reshape(len(states), -1) for width in WIDTHS)
    return one, two, four, eight


def listed_cells(state: ListState) -> tuple[Any, Any, Any, Any]:
    """The same of one state, as lists for interpreted code."""
    one, two, four, eight = (rows[0].tolist() for rows in cells_by_width(state.to_array()))
    return one, two, four, eight


def observed(config: GameConfig, redacted: ListState, seat: int | None, is_asked: bool) -> Floats:
    """The observation of a seat, or of somebody without one, from a state that is redacted for them. StateError if a cell
    holds a value that has no place in its encoding."""
    layout = config.observation_layout
    cells = listed_cells(redacted)
    out = [0.0] * layout.size
    if seat is None:
        misfits = write_observation(*cells, layout.plan_rows[config.players], 0, config.players, out)
    else:
        observe = config.instance().per_game("observation").observe
        misfits = observe(redacted, *cells, layout.plan_rows[seat], seat, config.players, is_asked, out)
    if misfits:
        raise StateError(
            f"{misfits} cells of a state of {config.name} hold values that its encodings have no place for"
        )
    return np.array(out, np.float32)
