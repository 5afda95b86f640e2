"""What a viewer cannot see, filled with a random world that fits (SL-8)."""

from __future__ import annotations

from typing import Any

from rivertable.engine.chance import seed_imagined_chance
from rivertable.engine.rule import rule

from .state import State


@rule
def deal_unknown(s: State, viewer: int, stream: Any) -> None:
    """SL-8.1  All know which tiles are in the deck and nobody their order, so the deck is a set and only future draws are
    unknown: an imagined future gives every order the same chance."""
    seed_imagined_chance(s, stream)
