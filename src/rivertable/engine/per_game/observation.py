"""What a viewer knows as a row of numbers, in this instance's mode."""

from __future__ import annotations

from typing import Any

from rivertable.engine.instance import Instance
from rivertable.engine.observation import write_observation
from rivertable.engine.rule import rule

INSTANCE: Instance = globals()["INSTANCE"]
DECISIONS = INSTANCE.game.decisions
COUNT = 0 if DECISIONS is None else DECISIONS.places


if DECISIONS is None:

    @rule
    def open_decision(s: Any, seat: int) -> int:
        """For games that do not declare their decisions: none has a place."""
        return 0

else:
    open_decision = DECISIONS.open_decision


@rule
def observe(
    s: Any,
    bytes_: Any,
    words: Any,
    halves: Any,
    longs: Any,
    plan: Any,
    viewer: int,
    players: int,
    asked: bool,
    out: Any,
) -> int:
    """Write what a seat knows into `out`, which holds zeros. `s` is redacted for the seat; the rows of numbers are the same
    state by width. Returns how many cells did not fit their encoding."""
    out[viewer] = 1.0
    if asked:
        out[players] = 1.0
        decision = open_decision(s, viewer)
        if decision >= 0 and decision < COUNT:
            out[players + 1 + decision] = 1.0
    return write_observation(bytes_, words, halves, longs, plan, viewer, players, out)
