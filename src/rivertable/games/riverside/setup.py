"""From options and chance to the first decision (RS-3)."""

from __future__ import annotations

from typing import Any

from rivertable.engine.rule import rule

from .rules.flow import begin_round
from .rules.map import compose_map
from .state import FIRE, NONE, PLUS_ONE, State
from .tables import FIRE_SYMBOLS, PLUS_ONES, SLOTS


@rule
def prepare_sheet(s: State, seat: int) -> None:
    """RS-3.5  An empty sheet with all fire and "+1" symbols."""
    s.sheet[seat][FIRE] = FIRE_SYMBOLS
    s.sheet[seat][PLUS_ONE] = PLUS_ONES
    s.shown[seat][FIRE] = FIRE_SYMBOLS
    s.shown[seat][PLUS_ONE] = PLUS_ONES


@rule
def setup(s: State, players: int) -> None:
    """RS-3.5, RS-3.6  The same for every number of players: map, ship at the start, a sheet each, first round.
    RS-11.4  All chance comes from the one generator in the state."""
    compose_map(s)
    for seat in range(players):
        prepare_sheet(s, seat)
    s.ship = 0
    begin_round(s)


@rule
def conserved(s: State, out: Any) -> int:
    """RS-2.2, RS-3.3  The tiles on the map, each once, and the length of the route never change."""
    tiles = 0
    for slot in range(SLOTS):
        if s.tile_at[slot] != NONE:
            tiles += 1 << s.tile_at[slot]
    out[0] = tiles
    out[1] = s.anchor
    return 2
