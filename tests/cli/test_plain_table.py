"""The table of a game that draws nothing for a terminal."""

from __future__ import annotations

import msgspec
from rich.console import Console

from rivertable.cli.plain_table import draw

NAMES = {0: "Mara", 1: "Greedy", 14: "the world"}


class Part(msgspec.Struct):
    fish: int
    best_catch: str | None


class View(msgspec.Struct):
    fish_left: int
    shore: tuple[str, ...]
    rows: tuple[tuple[int, ...], ...]
    players: tuple[Part, ...]
    shown: tuple[str | None, ...] = ()


def drawn(view: View) -> list[str]:
    console = Console(width=60, record=True, file=None)
    with console.capture() as capture:
        console.print(draw(view, 0, NAMES, 60))
    return capture.get().split("\n")[:-1]


def test_every_field_is_named_and_each_player_has_a_line() -> None:
    view = View(3, ("perch", "old_pike"), ((1, 2), (3, 4), (5,)), (Part(1, None), Part(2, "pike")))
    assert drawn(view) == [
        "fish left: 3",
        "shore: perch, old pike",
        "rows: 1, 2 | 3, 4 | 5",
        "players:",
        "  Mara: fish 1; best catch ?",
        "  Greedy: fish 2; best catch pike",
        "shown: -",
    ]
