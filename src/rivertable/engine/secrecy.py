"""Which parts of a state a viewer may know: redact(state, viewer)."""

from __future__ import annotations

from typing import Any, TypeVar

from rivertable.engine.state import NOBODY, SEEN_BY_ALL, SPECTATOR_BIT, Field, ListState, Secret

AnyState = TypeVar("AnyState", bound=ListState)
Viewer = int | None  # a seat, or None for everybody without one

TABLE = -1  # all seats together: what at least one of them knows. Used for dealing again, never shown to anybody
SPECTATOR = -2  # stands for the viewer None where rules need an int


def redact(state: AnyState, viewer: Viewer) -> AnyState:
    """A copy in which everything `viewer` may not know is UNKNOWN."""
    redacted = state.clone()
    for field in state.FIELDS:
        if field.secret is not None:
            hidden = _hidden(field, getattr(redacted, field.name), _mask(field.secret, state), viewer)
            setattr(redacted, field.name, hidden)
    return redacted


def looks_same(one: ListState, other: ListState, viewer: Viewer) -> bool:
    """Whether `redact` makes the same of two states. What is public is compared first, for there most changes show."""
    fields = sorted(one.FIELDS, key=lambda field: field.secret is not None)
    return all(_shown(field, one, viewer) == _shown(field, other, viewer) for field in fields)


def _shown(field: Field, state: ListState, viewer: Viewer) -> Any:
    value, secret = getattr(state, field.name), field.secret
    return value if secret is None else _hidden(field, value, _mask(secret, state), viewer)


def _mask(secret: Secret, state: ListState) -> Any:
    """Who has seen each cell of a field; None if nobody can."""
    return getattr(state, secret.seen) if secret.seen else None


def _hidden(field: Field, value: Any, seen: Any, viewer: Viewer) -> Any:
    assert field.secret is not None
    unknown, shape, bits = field.cells.unknown, field.shape, _bits_of(viewer)
    if field.secret.to == NOBODY:
        return _cover(value, seen, shape, unknown, bits)
    if viewer == TABLE:
        return value
    return [
        row if seat == viewer else _cover(row, None if seen is None else seen[seat], shape[1:], unknown, bits)
        for seat, row in enumerate(value)
    ]


def _bits_of(viewer: Viewer) -> int:
    """The bits of a `seen` mask any of which lets the viewer know the cell."""
    if viewer is None or viewer == SPECTATOR:
        return SPECTATOR_BIT
    return SEEN_BY_ALL if viewer == TABLE else 1 << viewer


def _cover(value: Any, seen: Any, shape: tuple[int, ...], unknown: int, bits: int) -> Any:
    if seen is None:
        return _covered(shape, unknown)
    if not shape:
        return value if seen & bits else unknown
    if len(shape) == 1:
        return [cell if mask & bits else unknown for cell, mask in zip(value, seen, strict=True)]
    return [_cover(row, masks, shape[1:], unknown, bits) for row, masks in zip(value, seen, strict=True)]


def _covered(shape: tuple[int, ...], unknown: int) -> Any:
    if not shape:
        return unknown
    if len(shape) == 1:
        return [unknown] * shape[0]
    return [_covered(shape[1:], unknown) for _ in range(shape[0])]


def viewer_code(viewer: Viewer) -> int:
    """The viewer as rules take it: a seat, TABLE or SPECTATOR."""
    return SPECTATOR if viewer is None else viewer
