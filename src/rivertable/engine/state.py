"""@state: one declaration of a game's state becomes a NumPy record and a class of lists.

    @state
    class State:
        rng: i64[RNG_WORDS] = secret(NOBODY)
        phase: i8
        hand: i8[SEATS, HAND] = secret(OWNER, seen="hand_seen")
    built: i64[SEATS] = public(encode=bits(BUILDINGS))

Compiled rules run on the record, interpreted rules on the ListState: a slotted class whose fields are ints
and nested lists, many times faster in Python than NumPy. Both read `s.hand[seat][i]`, never `s.hand[seat, i]`.
"""

from __future__ import annotations

import hashlib
import inspect
import struct
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import chain
from math import prod
from typing import TYPE_CHECKING, Any, ClassVar, Self, TypeVar

import numpy as np

from rivertable.engine.encoding import Encode
from rivertable.engine.errors import StateError
from rivertable.engine.kept import KeptCells, filling_method

T = TypeVar("T")

OWNER = "owner"  # axis 0 of the field is the seat that may see its row
NOBODY = "nobody"

MAX_SEATS = 14
SPECTATOR_BIT = 1 << MAX_SEATS  # in a `seen` mask: a viewer without a seat
SEEN_BY_ALL = SPECTATOR_BIT | (SPECTATOR_BIT - 1)


@dataclass(frozen=True)
class Cells:
    """The type of a field: a NumPy integer and a shape."""

    np_type: type[np.signedinteger[Any]]
    shape: tuple[int, ...] = ()

    def __getitem__(self, shape: int | tuple[int, ...]) -> Cells:
        return Cells(self.np_type, shape if isinstance(shape, tuple) else (shape,))

    def __str__(self) -> str:
        """The text of a declaration: `i8[4, 10]`."""
        return f"i{np.dtype(self.np_type).itemsize * 8}{list(self.shape) if self.shape else ''}"

    @cached_property
    def unknown(self) -> int:
        """UNKNOWN is the type's minimum: as an index it raises instead of reading the last element."""
        return int(np.iinfo(self.np_type).min)


# Typed Any so that a type checker accepts `hand: i8[SEATS, HAND]` as an annotation.
i8: Any = Cells(np.int8)
i16: Any = Cells(np.int16)
i32: Any = Cells(np.int32)
i64: Any = Cells(np.int64)

UNKNOWN_I8 = i8.unknown
_TYPES = {str(cells): cells.np_type for cells in (i8, i16, i32, i64)}
_WRITTEN = ("clone", "assign", "fill_kept", "FIELDS", "KEPT", "dtype", "stored")  # what @state adds to a ListState
PACK_CODES = {np.int8: "b", np.int16: "h", np.int32: "i", np.int64: "q"}  # as `struct` calls them


@dataclass(frozen=True)
class Secret:
    """Who may see a field: its OWNER or NOBODY, plus whoever the mask field `seen` names cell by cell.

    A `choice` is a decision that is made but not yet shown: in imagined worlds it is open again.
    """

    to: str
    seen: str | None = None
    choice: bool = False
    encode: Encode | None = None


@dataclass(frozen=True)
class Public:
    """Everybody may see a field; only its encoding is declared."""

    encode: Encode


class Seats(int):
    """The size of an axis with one place for each seat, which observations turn to the viewer. `more` places at its end
    belong to no seat."""

    more: int

    def __new__(cls, seats: int, more: int = 0) -> Seats:
        size = super().__new__(cls, seats + more)
        size.more = more
        return size


def public(*, encode: Encode) -> Any:
    """Declare how observations hold a field that everybody may see (`engine/encoding.py`)."""
    return Public(encode)


def secret(to: str, *, seen: str | None = None, choice: bool = False, encode: Encode | None = None) -> Any:
    """Declare who may see the field it is assigned to, and how observations hold it (`engine/encoding.py`)."""
    if to not in (OWNER, NOBODY):
        raise StateError(f"secret() takes OWNER or NOBODY, not {to!r}")
    if choice and to != OWNER:
        raise StateError("a hidden choice belongs to its OWNER")
    return Secret(to, seen, choice, encode)


@dataclass(frozen=True)
class Field:
    """One declared field of a state."""

    name: str
    cells: Cells
    secret: Secret | None
    encode: Encode | None = None
    kept: KeptCells | None = None

    @property
    def shape(self) -> tuple[int, ...]:
        return self.cells.shape

    @property
    def is_never_seen(self) -> bool:
        """True for a field of which nobody ever knows anything."""
        return self.secret is not None and self.secret.to == NOBODY and self.secret.seen is None

    @property
    def size(self) -> int:
        return prod(self.shape)


class ListState:
    """A state as ints and nested lists. @state makes a subclass for each game, with one slot per field."""

    __slots__ = ()
    FIELDS: ClassVar[tuple[Field, ...]]
    KEPT: ClassVar[tuple[Field, ...]]  # what follows from those (engine/kept.py): in memory, and nowhere else
    dtype: ClassVar[np.dtype[np.void]]  # of the record in memory: the fields, then what is kept
    stored: ClassVar[np.dtype[np.void]]  # of the bytes

    if TYPE_CHECKING:

        def __getattr__(self, name: str) -> Any: ...
        def __setattr__(self, name: str, value: Any) -> None: ...
        def clone(self) -> Self: ...
        def assign(self, other: ListState) -> None: ...
        def fill_kept(self) -> None: ...
        def _packed(self) -> bytes | None: ...

    def to_bytes(self) -> bytes:
        """The bytes of all fields; StateError names the field whose value does not fit."""
        return self._record()[: self.stored.itemsize]

    def to_array(self) -> np.ndarray[Any, np.dtype[np.void]]:
        """A one-element record array; StateError names the field whose value does not fit."""
        return np.frombuffer(bytearray(self._record()), self.dtype)

    def _record(self) -> bytes:
        try:
            packed = self._packed()
        except (TypeError, struct.error):
            packed = None
        return self._checked().tobytes() if packed is None else packed

    def _checked(self) -> np.ndarray[Any, np.dtype[np.void]]:
        """The record array field by field: several times slower, and it finds the field at fault."""
        array = np.zeros(1, self.dtype)
        for field in (*self.FIELDS, *self.KEPT):
            value = getattr(self, field.name)
            try:
                cells = np.asarray(value)
                if cells.shape != field.shape or cells.dtype.kind != "i":
                    raise ValueError(f"whole numbers of shape {field.shape} are needed")
                array[field.name][0] = value
            except (OverflowError, ValueError) as error:
                raise StateError(f"state field {field.name!r} cannot hold {value!r}: {error}") from None
        return array

    @classmethod
    def from_array(cls, array: np.ndarray[Any, np.dtype[np.void]]) -> Self:
        copy = cls()
        for field in (*cls.FIELDS, *cls.KEPT):
            value = array[field.name][0]
            setattr(copy, field.name, value.tolist() if field.shape else int(value))
        return copy

    @classmethod
    def from_bytes(cls, data: bytes) -> Self:
        if len(data) != cls.stored.itemsize:
            raise StateError(f"a {cls.__name__} has {cls.stored.itemsize} bytes, not {len(data)}")
        record = bytearray(cls.dtype.itemsize)
        record[: len(data)] = data
        copy = cls.from_array(np.frombuffer(record, cls.dtype))
        copy.fill_kept()
        return copy

    @classmethod
    def layout(cls) -> str:
        """The layout of a state's bytes as a text to be stored beside them: `rng i64[8]; phase i8; hand i8[4, 10]`."""
        return "; ".join(f"{field.name} {field.cells}" for field in cls.FIELDS)

    @classmethod
    def from_older_bytes(cls, data: bytes, layout: str) -> Self:
        """A state from bytes that another release wrote with this layout. Since then fields may have been moved and
        numbers may have become wider. StateError names fields that were added, removed or changed in size, because the
        values of new cells cannot be guessed."""
        if layout == cls.layout():
            return cls.from_bytes(data)
        older = {name: cells for name, _, cells in (part.partition(" ") for part in layout.split("; "))}
        shapes = {name: _written_shape(cells) for name, cells in older.items()}
        differing = [f.name for f in cls.FIELDS if shapes.get(f.name) != f.shape]
        differing += [name for name in older if name not in cls.__slots__]
        if differing:
            raise StateError(f"these fields of the state were not there or had another size: {', '.join(differing)}")
        dtype = np.dtype([(name, _TYPES[older[name].partition("[")[0]], shapes[name]) for name in older], align=True)
        if len(data) != dtype.itemsize:
            raise StateError(f"a state of that layout has {dtype.itemsize} bytes, not {len(data)}")
        array = np.frombuffer(data, dtype)
        return cls.from_json({name: array[name][0].tolist() for name in older})

    def to_json(self) -> dict[str, Any]:
        """Plain ints and lists by field name, copied; StateError names the field whose value does not fit."""
        array = self.to_array()
        return {field.name: array[field.name][0].tolist() for field in self.FIELDS}

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> Self:
        names = {field.name for field in cls.FIELDS}
        if set(data) != names:
            raise StateError(f"state fields differ: {sorted(set(data) ^ names)}")
        copy = cls()
        for field in cls.FIELDS:
            setattr(copy, field.name, data[field.name])
        return cls.from_bytes(copy.to_bytes())  # checks shapes and ranges, shares nothing

    def digest(self) -> str:
        """A hash of the whole state, the same in every process and mode."""
        return hashlib.blake2b(self.to_bytes(), digest_size=16).hexdigest()

    def __eq__(self, other: object) -> bool:
        if type(other) is not type(self):
            return NotImplemented
        return all(getattr(self, field.name) == getattr(other, field.name) for field in self.FIELDS)

    __hash__ = None  # type: ignore[assignment]  # mutable: use digest()


def _written_shape(cells: str) -> tuple[int, ...]:
    """`i8[4, 10]` -> (4, 10)."""
    inside = cells.partition("[")[2].rstrip("]")
    return tuple(int(size) for size in inside.split(",")) if inside else ()


def state(declaration: type[T]) -> type[T]:
    """Turn a class of annotations into a subclass of ListState, with the dtype of the record in `dtype`."""
    declared = tuple(_fields(declaration))
    fields = tuple(field for field in declared if field.kept is None)
    by_name = {field.name: field for field in fields}
    _check_secrets(declaration.__name__, by_name)
    kept = tuple(_kept_field(declaration.__name__, field, by_name) for field in declared if field.kept is not None)
    stored = _dtype(fields)
    dtype = _followed_by(stored, kept) if kept else stored
    methods = _written_methods((*fields, *kept), dtype)
    body = {
        "__slots__": tuple(field.name for field in (*fields, *kept)),
        "__module__": declaration.__module__,
        "__qualname__": declaration.__qualname__,
        "__doc__": declaration.__doc__,
        "FIELDS": fields,
        "KEPT": kept,
        "dtype": dtype,
        "stored": stored,
        "fill_kept": filling_method(kept, by_name, declaration.__module__),
        **methods,
    }
    copy: Any = type(declaration.__name__, (ListState,), body)
    return copy


def _dtype(fields: tuple[Field, ...]) -> np.dtype[np.void]:
    return np.dtype(
        [(f.name, f.cells.np_type, f.shape) if f.shape else (f.name, f.cells.np_type) for f in fields], align=True
    )


def _followed_by(stored: np.dtype[np.void], kept: tuple[Field, ...]) -> np.dtype[np.void]:
    """The stored fields where they are, and behind them what is kept."""
    behind = _dtype(kept)
    first = -(-stored.itemsize // 8) * 8
    places = [*stored.fields.values(), *((of, first + at) for of, at, *_ in behind.fields.values())]  # type: ignore[union-attr]
    layout: Any = {
        "names": [*stored.names, *behind.names],  # type: ignore[misc]
        "formats": [place[0] for place in places],
        "offsets": [place[1] for place in places],
        "itemsize": first + -(-behind.itemsize // 8) * 8,
    }
    return np.dtype(layout, align=True)


def _kept_field(owner: str, field: Field, fields: dict[str, Field]) -> Field:
    """A kept field, as secret as what it follows from."""
    assert field.kept is not None
    name, secrets = f"{owner}.{field.name}", []
    for source in field.kept.of:
        if source not in fields:
            raise StateError(f"{name} is kept, but {source!r}, which it follows from, is no field that is stored")
        hidden = fields[source].secret
        if hidden is not None and hidden.seen is not None:
            raise StateError(f"{name} is kept, but single cells of {source!r} are seen by others")
        if hidden is not None and hidden.to == OWNER and field.shape[:1] != fields[source].shape[:1]:
            raise StateError(f"{name} follows from what belongs to an owner, so its first axis must be the seat")
        secrets += [hidden.to] if hidden is not None else []
    if not secrets:
        return field
    return replace(field, secret=Secret(NOBODY if NOBODY in secrets else OWNER))


def _fields(declaration: type) -> list[Field]:
    fields = []
    for name, cells in inspect.get_annotations(declaration).items():
        if not isinstance(cells, Cells):
            raise StateError(f"state field {name!r} needs a type such as i8 or i16[SEATS, 4], not {cells!r}")
        if hasattr(np.void, name):
            raise StateError(f"state field {name!r} hides an attribute of NumPy records: choose another name")
        if hasattr(ListState, name) or name in _WRITTEN:
            raise StateError(f"state field {name!r} hides what every state can do: choose another name")
        default = declaration.__dict__.get(name)
        if default is not None and not isinstance(default, Secret | Public | KeptCells):
            wanted = "secret(...), public(...) or kept(...)"
            raise StateError(f"state field {name!r} may only be given {wanted}, not {default!r}")
        hidden = default if isinstance(default, Secret) else None
        follows = default if isinstance(default, KeptCells) else None
        encode = default.encode if isinstance(default, Secret | Public) else None
        fields.append(Field(name, cells, hidden, encode, follows))
    return fields


def _check_secrets(owner: str, fields: dict[str, Field]) -> None:
    for field in fields.values():
        if field.secret is None:
            continue
        if field.secret.to == OWNER and not field.shape:
            raise StateError(f"{owner}.{field.name} belongs to its owner, so its first axis must be the seat")
        if field.secret.seen is not None:
            mask = fields.get(field.secret.seen)
            if mask is None or mask.shape != field.shape or mask.cells.np_type is not np.int16:
                raise StateError(f"{owner}.{field.name}: {field.secret.seen!r} must be an i16 field of the same shape")


def _written_methods(fields: tuple[Field, ...], dtype: np.dtype[np.void]) -> dict[str, Callable[..., Any]]:
    """The source of __init__, clone, assign and _packed, written out field by field and executed: search, undo and bots
    call them so often that loops over the fields would be too slow."""
    blank, copy, assign = [], [], []
    for field in fields:
        blank.append(f"    self.{field.name} = {_blank_source(field.shape)}")
        copy.append(f"    copy.{field.name} = {copy_source(f'self.{field.name}', len(field.shape))}")
        assign.append(f"    self.{field.name} = {copy_source(f'other.{field.name}', len(field.shape))}")
    source = "\n".join(
        ["def __init__(self):", *blank]
        + ["def clone(self):", "    copy = self.__class__.__new__(self.__class__)", *copy, "    return copy"]
        + ["def assign(self, other):", *assign]
        + ["def _packed(self):", *_packing_source(fields)]
    )
    written: dict[str, Any] = {
        "only_ints": {int},
        "lengths": [length for field in fields for length in _list_lengths(field.shape)],
        "pack": struct.Struct(_pack_format(fields, dtype)).pack,
        "chain": chain.from_iterable,
    }
    exec(source, written)
    return {name: written[name] for name in ("__init__", "clone", "assign", "_packed")}


def _packing_source(fields: tuple[Field, ...]) -> list[str]:
    """All cells in a row, packed at once; None unless they are ints in lists of the declared lengths."""
    cells, lengths = [], []
    for field in fields:
        lists = [f"self.{field.name}"]  # the field, then the items of its items, one level deeper each
        for _ in field.shape[1:]:
            lists.append(f"chain({lists[-1]})")
        cells.append(f"*{lists[-1]}" if field.shape else lists[-1])
        if field.shape:
            lengths += [f"len({lists[0]})", *(f"*map(len, {rows})" for rows in lists[:-1])]
    return [
        f"    cells = ({', '.join(cells)},)",
        f"    fits = {{*map(type, cells)}} == only_ints and [{', '.join(lengths)}] == lengths",
        "    return pack(*cells) if fits else None",
    ]


def _list_lengths(shape: tuple[int, ...]) -> Iterator[int]:
    """The length of a field's list and, level by level, of the lists in it."""
    for level, length in enumerate(shape):
        yield from [length] * prod(shape[:level])


def _pack_format(fields: tuple[Field, ...], dtype: np.dtype[np.void]) -> str:
    """The record's layout as a format of `struct`, with the gaps between fields."""
    parts, end = ["="], 0
    for field in fields:
        place = dtype.fields[field.name]  # type: ignore[index]
        parts.append(f"{place[1] - end}x{field.size}{PACK_CODES[field.cells.np_type]}")
        end = place[1] + place[0].itemsize
    return "".join([*parts, f"{dtype.itemsize - end}x"])


def _blank_source(shape: tuple[int, ...]) -> str:
    if not shape:
        return "0"
    if len(shape) == 1:
        return f"[0] * {shape[0]}"
    return f"[{_blank_source(shape[1:])} for _ in range({shape[0]})]"


def copy_source(value: str, depth: int) -> str:
    """An expression for a copy of ints in lists, so many levels deep."""
    if depth == 0:
        return value
    if depth == 1:
        return f"{value}[:]"
    return f"[{copy_source('row' + str(depth), depth - 1)} for row{depth} in {value}]"
