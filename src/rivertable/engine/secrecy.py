"""Which parts of a state a viewer may know: redact(state, viewer)."""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Any, TypeVar

from rivertable.engine.state import NOBODY, SEEN_BY_ALL, SPECTATOR_BIT, Field, ListState, copy_source

AnyState = TypeVar("AnyState", bound=ListState)
Viewer = int | None  # a seat, or None for everybody without one

TABLE = -1  # all seats together: what at least one of them knows. Used for dealing again, never shown to anybody
SPECTATOR = -2  # stands for the viewer None where rules need an int


def redact(state: AnyState, viewer: Viewer) -> AnyState:
    """A copy in which everything `viewer` may not know is UNKNOWN."""
    kind: Any = type(state)
    redacted: AnyState = _redaction(kind)(state, viewer_code(viewer), _bits_of(viewer))
    return redacted


def looks_same(one: ListState, other: ListState, viewer: Viewer) -> bool:
    """Whether `redact` makes the same of two states. What is public is compared first, for there most changes show."""
    public = (field.name for field in one.FIELDS if field.secret is None)
    return all(getattr(one, name) == getattr(other, name) for name in public) and bool(
        redact(one, viewer) == redact(other, viewer)
    )


def _bits_of(viewer: Viewer) -> int:
    """The bits of a `seen` mask any of which lets the viewer know the cell."""
    if viewer is None or viewer == SPECTATOR:
        return SPECTATOR_BIT
    return SEEN_BY_ALL if viewer == TABLE else 1 << viewer


# ---------------------------------------------------------------- redact, written out


@functools.lru_cache(256)
def _redaction(state: type[ListState]) -> Callable[[Any, int, int], Any]:
    """The source of redact(state, viewer, bits), written out field by field and executed: it runs before every decision,
    and loops over the fields would be too slow."""
    lines = [line for field in (*state.FIELDS, *state.KEPT) for line in _field_source(field)]
    source = ["def redacted(state, viewer, bits):", "copy = state.__class__.__new__(state.__class__)", *lines]
    written: dict[str, Any] = {}
    exec("\n    ".join([*source, "return copy"]), written)
    function: Callable[[Any, int, int], Any] = written["redacted"]
    return function


def _field_source(field: Field) -> list[str]:
    """Lines that give the copy a field: as it is, or with cells the viewer may not know covered."""
    value, depth, secret = f"state.{field.name}", len(field.shape), field.secret
    if secret is None:
        return [f"copy.{field.name} = {copy_source(value, depth)}"]
    seen = f"state.{secret.seen}" if secret.seen else None
    covered = _cover_source(value, seen, field.shape, field.cells.unknown)
    if secret.to == NOBODY:
        return [f"copy.{field.name} = {covered}"]
    own = f"if viewer >= 0: copy.{field.name}[viewer] = {copy_source(f'{value}[viewer]', depth - 1)}"
    return [f"copy.{field.name} = {copy_source(value, depth)} if viewer == {TABLE} else {covered}", own]


def _cover_source(value: str, seen: str | None, shape: tuple[int, ...], unknown: int) -> str:
    """An expression for a copy of a value in which cells are UNKNOWN, but for those whose mask of who has seen them has
    one of the viewer's bits."""
    if not shape:
        return f"{unknown}" if seen is None else f"{value} if {seen} & bits else {unknown}"
    if seen is None:
        return f"[{unknown}] * {shape[0]}" if len(shape) == 1 else _rows_source(shape, unknown)
    cell, mask = f"cell{len(shape)}", f"mask{len(shape)}"
    inner = _cover_source(cell, mask, shape[1:], unknown)
    cells = f"[{inner} for {cell}, {mask} in zip({value}, {seen}, strict=True)]"
    return f"({cells} if any({seen}) else [{unknown}] * {shape[0]})" if len(shape) == 1 else cells


def _rows_source(shape: tuple[int, ...], unknown: int) -> str:
    return f"[{_cover_source('', None, shape[1:], unknown)} for _ in range({shape[0]})]"


def viewer_code(viewer: Viewer) -> int:
    """The viewer as rules take it: a seat, TABLE or SPECTATOR."""
    return SPECTATOR if viewer is None else viewer
