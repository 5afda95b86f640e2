"""The names of the options that calls take, for type checkers alone: they find a mistyped one. At run time a game declares its
options itself, and a test compares. Options of other games go into the text, as in load("mine(size=3)")."""

from __future__ import annotations

from pathlib import Path
from typing import TypedDict

from rivertable.engine.components import Overlay


class Switches(TypedDict, total=False):
    """Options of the games."""

    alt_start_shuffle: bool | str
    alternative_start: bool | str
    confluence: bool | str
    exchange: bool | str
    extension: bool | str
    fixed_order: bool | str
    open_hands: bool | str
    open_values: bool | str
    points_to_win: bool | str
    preprint: bool | str
    round_cap: bool | str
    slip: bool | str
    starters: bool | str
    toppler_tokens: bool | str
    tremor: bool | str
    turn_clock: bool | str


class GameOptions(Switches, total=False):
    """What `load` takes beside the players, components and rules."""

    mode: str


class SeriesOptions(Switches, total=False):
    """What `simulate` takes, whose `mode` is how the rules run."""

    players: int | str | None
    components: str | Path | Overlay | None
    rules: int | str | None


class Options(SeriesOptions, GameOptions, total=False):
    """What a match or a batch takes."""
