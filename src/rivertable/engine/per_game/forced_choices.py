"""The loop that takes forced choices, so that nobody is asked when there is only one legal action."""

from __future__ import annotations

from typing import Any

from rivertable.engine.instance import Instance
from rivertable.engine.rule import rule

INSTANCE: Instance = globals()["INSTANCE"]
GAME = INSTANCE.game
to_act, legal, apply, ask_even_if_single = GAME.to_act, GAME.legal, GAME.apply, GAME.ask_even_if_single


@rule
def take_one_forced_choice(s: Any, mask: int, out: Any) -> bool:
    """Take one forced choice of some seat; False if every seat to act has a real decision."""
    for seat in range(s.players):
        if (mask >> seat) & 1 and not ask_even_if_single(s, seat) and legal(s, seat, out) == 1:
            apply(s, seat, out[0])
            return True
    return False


@rule
def take_forced_choices(s: Any, out: Any) -> int:
    """Take forced choices until somebody has a real decision or the game is over; returns to_act."""
    mask = to_act(s)
    while mask != 0 and take_one_forced_choice(s, mask, out):
        mask = to_act(s)
    return mask
