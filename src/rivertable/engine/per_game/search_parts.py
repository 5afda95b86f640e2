"""Parts of the search by themselves, to measure how much time each takes."""

from __future__ import annotations

from typing import Any

from rivertable.engine.chance import MASK, seed_stream
from rivertable.engine.instance import Instance
from rivertable.engine.rule import entry
from rivertable.engine.state_arrays import copy_state

INSTANCE: Instance = globals()["INSTANCE"]
deal_unknown = INSTANCE.game.deal_unknown
_search = INSTANCE.per_game("search")
play_on = _search.play_on
KNOWN, WORK = _search.KNOWN, _search.WORK


@entry
def deal(states: Any, stream: Any, seat: int, times: int) -> None:
    """Deal everything the seat does not know, `times` times."""
    for number in range(times):
        copy_state(states, WORK, KNOWN)
        seed_stream(stream, number & MASK, 0, 0, 1)
        deal_unknown(states[WORK], seat, stream)


@entry
def deal_and_play(states: Any, out: Any, stream: Any, seat: int, horizon: int, times: int) -> None:
    """Deal everything the seat does not know and play on quickly for `horizon` decisions, `times` times."""
    for number in range(times):
        copy_state(states, WORK, KNOWN)
        seed_stream(stream, number & MASK, 0, 0, 1)
        deal_unknown(states[WORK], seat, stream)
        play_on(states[WORK], out, stream, horizon)
