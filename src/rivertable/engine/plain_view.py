"""The view of a game that has none of its own: every field of the state that somebody may see, by its name. What is declared
with an axis of seats stands under `players`, a record for each of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from rivertable.engine.secrecy import Viewer
from rivertable.engine.state import OWNER, Field, ListState, Seats

OF_EVERY_GAME = ("rng", "reveals", "players", "opt_")  # fields that tell nothing of the table, and how options begin


def plain_view(state: type[ListState]) -> Callable[[Any, Viewer], msgspec.Struct]:
    """view(s, viewer) for states of this class. What the viewer may not know is None."""
    masks = {field.secret.seen for field in state.FIELDS if field.secret is not None}
    told = [field for field in state.FIELDS if not field.is_never_seen]
    fields = [field for field in told if not field.name.startswith(OF_EVERY_GAME) and field.name not in masks]
    by_seat = [field for field in fields if _is_by_seat(field)]
    shared = [field for field in fields if not _is_by_seat(field)]
    player = msgspec.defstruct("PlainPlayer", [(field.name, Any) for field in by_seat], frozen=True)
    names = [field.name for field in shared] + ["players"] * bool(by_seat)
    struct = msgspec.defstruct("PlainView", [(name, Any) for name in names], frozen=True)

    def view(s: Any, viewer: Viewer) -> msgspec.Struct:
        shown = {field.name: _known(getattr(s, field.name), field.cells.unknown) for field in shared}
        if by_seat:
            shown["players"] = tuple(_player(s, seat) for seat in range(s.players))
        return struct(**shown)

    def _player(s: Any, seat: int) -> msgspec.Struct:
        return player(**{field.name: _known(getattr(s, field.name)[seat], field.cells.unknown) for field in by_seat})

    return view


def _is_by_seat(field: Field) -> bool:
    owned = field.secret is not None and field.secret.to == OWNER
    return owned or (bool(field.shape) and isinstance(field.shape[0], Seats) and field.shape[0].more == 0)


def _known(value: Any, unknown: int) -> Any:
    if isinstance(value, list):
        return tuple(_known(each, unknown) for each in value)
    return None if value == unknown else value
