"""Write docs/terminal.svg: the terminal game as a person sees it, from a recorded match. Run it again after changes.

.venv/bin/python scripts/terminal_picture.py
"""

from __future__ import annotations

import io
import re
from pathlib import Path

from rich.console import Console

import rivertable as rt
from rivertable.cli.answers import answers_of
from rivertable.cli.screen import Screen

PICTURE = Path(__file__).parents[1] / "docs" / "terminal.svg"
RECORD = Path(__file__).with_suffix(".json")
WIDTH = 100
NEWS = 4  # lines


def position() -> rt.Match:
    """The middle of a match with seed 7: the first seat has a choice of villages."""
    return rt.Record.load(RECORD).replay()


def picture(match: rt.Match) -> str:
    console = Console(record=True, width=WIDTH, file=io.StringIO(), force_terminal=True, highlight=False)
    screen = Screen(console, match, {0: "Anna", 1: "Ben"})
    page = screen.page(0, answers_of(match, 0))
    console.print(page.table)
    screen.news(screen.turn_lines(0, 0), NEWS)
    console.print(page.decision)
    console.print("Anna> ", end="")
    svg = console.export_svg(title="rivertable play", unique_id="rivertable")
    return re.sub(r"\s*(@font-face \{.*?\}|<!--.*?-->)", "", svg, flags=re.DOTALL)  # nothing from elsewhere


if __name__ == "__main__":
    PICTURE.parent.mkdir(exist_ok=True)
    PICTURE.write_text(picture(position()), encoding="utf-8")
    print(f"wrote {PICTURE.name}")
