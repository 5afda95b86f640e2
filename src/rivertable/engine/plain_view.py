"""The view of a game that has none of its own: every field of the state that somebody may see, by its name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from rivertable.engine.secrecy import Viewer, observed_fields
from rivertable.engine.state import OWNER, Field, ListState

OF_EVERY_GAME = ("rng", "reveals", "players", "opt_")  # fields that tell nothing of the table, and how options begin


def plain_view(state: type[ListState]) -> Callable[[Any, Viewer], msgspec.Struct]:
    """view(s, viewer) for states of this class. What the viewer may not know is None."""
    masks = {field.secret.seen for field in state.FIELDS if field.secret is not None}
    fields = [f for f in observed_fields(state) if not f.name.startswith(OF_EVERY_GAME) and f.name not in masks]
    struct = msgspec.defstruct("PlainView", [(field.name, Any) for field in fields], frozen=True)

    def view(s: Any, viewer: Viewer) -> msgspec.Struct:
        return struct(**{field.name: _shown(field, s) for field in fields})

    return view


def _shown(field: Field, s: Any) -> Any:
    value = getattr(s, field.name)
    rows_of_seats = field.secret is not None and field.secret.to == OWNER
    return _known(value[: s.players] if rows_of_seats else value, field.cells.unknown)


def _known(value: Any, unknown: int) -> Any:
    if isinstance(value, list):
        return tuple(_known(each, unknown) for each in value)
    return None if value == unknown else value
