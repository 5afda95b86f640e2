"""The shared parts of drawings: widths are counted in cells, and styles stay where they are put."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import pytest
from rich.console import Console, RenderableType
from rich.text import Text

from rivertable.engine.drawing import (
    NUMBER,
    Canvas,
    Numbered,
    Words,
    below,
    beside,
    bold,
    cut,
    filled,
    grid,
    headed,
    in_columns,
    labelled,
    numbered,
    padded,
    rule,
    shown_in_full,
    shown_in_short,
    side_by_side,
)

WIDE_NAME = "春子"  # two characters, four cells


@dataclass
class Area:
    seat: int


def lines(drawn: RenderableType, width: int = 20) -> list[str]:
    console = Console(width=width, color_system=None)
    with console.capture() as capture:
        console.print(drawn)
    return [line.rstrip() for line in capture.get().splitlines()]


def words_of(folder: Path, text: str) -> Words:
    (folder / "locales").mkdir()
    (folder / "locales" / "en.ftl").write_text(text, encoding="utf-8")
    return Words(str(folder / "terminal_words.py"))


def test_words_are_those_of_the_game_that_asks(tmp_path: Path) -> None:
    words = words_of(tmp_path, "table-title = Round { $round }\n")
    assert words("table-title", round=3, extension=None) == "Round 3"


@pytest.mark.parametrize(
    ("text", "expected"), [("wood", "wood  "), (WIDE_NAME, f"{WIDE_NAME}  "), ("longest", "longest")]
)
def test_a_text_is_filled_up_to_its_cells(text: str, expected: str) -> None:
    assert filled(text, 6) == expected


@pytest.mark.parametrize(("text", "expected"), [("Anna", "Ann"), (WIDE_NAME, "春 "), ("Bo", "Bo")])
def test_a_text_is_cut_where_its_cells_end(text: str, expected: str) -> None:
    assert cut(text, 3) == expected


@pytest.mark.parametrize("text", ["", "forest", "mountains", WIDE_NAME * 3])
def test_a_padded_text_takes_its_cells_and_leaves_the_last_one_empty(text: str) -> None:
    cell = padded(Text(text, "red"), 8)
    assert cell.cell_len == 8
    assert cell.plain.endswith(" ")


def test_a_piece_stands_after_the_number_that_is_typed() -> None:
    piece = numbered(3, bold("forest"))
    assert piece.plain == "3 forest"
    assert (piece.style, [str(span.style) for span in piece.spans]) == (NUMBER, ["bold"])


def test_labels_are_as_wide_as_each_other() -> None:
    assert below([labelled("goods", "3w", 8), labelled("boat", Text("●●"), 8)]).plain == "goods    3w\nboat     ●●"


def test_texts_stand_beside_each_other() -> None:
    assert beside([Text("free"), Text("hot")]).plain == "free   hot"


def test_a_rule_has_its_title_on_the_left() -> None:
    assert lines(rule("The others")) == ["The others ─────────"]
    assert lines(rule(bold("The others"))) == ["The others ─────────"]


def test_columns_of_different_heights_stand_side_by_side() -> None:
    assert lines(side_by_side([[Text("a"), Text("b")], [Text("one")]], gap=3)) == ["a   one", "b"]


def test_cells_are_read_from_left_to_right() -> None:
    assert lines(in_columns([Text("a"), Text("bb"), Text("c")], 2)) == ["a  bb", "c"]


def test_a_grid_of_one_row_keeps_its_gap() -> None:
    assert lines(grid([Text("a"), Text("b")], gap=4)) == ["a    b"]


def test_a_headed_table_has_no_lines() -> None:
    table = headed()
    table.add_column("coins", justify="right")
    table.add_row("7")
    assert lines(table) == ["coins", "    7"]


def test_a_canvas_is_written_to_at_any_place() -> None:
    canvas = Canvas(6, 1)
    second = canvas.line()
    canvas.put(0, 0, "○──○")
    canvas.put(4, second, bold("dock"))  # two letters lie outside
    assert canvas.text().plain == "○──○  \n    do"
    assert "bold" in {str(span.style) for span in canvas.text().spans}


def test_the_viewers_part_is_drawn_in_full_and_the_others_in_short() -> None:
    areas = [Area(0), Area(1), Area(2)]
    assert (shown_in_full(areas, 1), shown_in_short(areas, 1)) == ([Area(1)], [Area(0), Area(2)])
    assert (shown_in_full(areas, None), shown_in_short(areas, None)) == (areas, [])


def test_numbers_drawn_beside_pieces() -> None:
    assert Numbered(5).number(3) == 3
    assert Numbered(6, plus=5).number("0") == 5
    assert Numbered(2, plus=1, names=("wood", "stone")).number("stone") == 2
