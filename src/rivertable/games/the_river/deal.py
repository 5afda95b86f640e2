"""What a viewer cannot see, filled with a random world that fits (TR-8)."""

from __future__ import annotations

from typing import Any

from rivertable.engine.chance import seed_imagined_chance
from rivertable.engine.rule import rule

from .state import State


@rule
def deal_unknown(s: State, viewer: int, stream: Any) -> None:
    """TR-8.1, TR-8.2  All know what is left in both decks and nobody its order, so the decks are counts and only the
    future draws are unknown: an imagined future gives every order the same chance."""
    seed_imagined_chance(s, stream)
