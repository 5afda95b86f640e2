"""The table and its question stand on the same screen."""

from __future__ import annotations

import io

import pytest
from rich.cells import cell_len
from rich.console import Console

import rivertable as rt
from rivertable.cli.answers import answers_of
from rivertable.cli.page import NEWS_LINES, Page, PageMaker
from rivertable.engine.contract import REFEREE_SEAT
from tests.cli.conftest import sampled

NAMES = {0: "Anna", 1: "Bartholomew the Second", 2: "Cleo", 3: "Dan", REFEREE_SEAT: "Referee"}


def made(match: rt.Match, width: int, height: int | None, layout: str = "auto") -> tuple[Page, list[str]]:
    match.names = NAMES
    console = Console(file=io.StringIO(), width=width, highlight=False, color_system=None)
    maker = PageMaker(console, match, NAMES)
    maker.layout = layout
    seat = match.to_act[0]
    page = maker.page(seat, answers_of(match, seat), height)
    console.print(page.table, page.decision)
    assert isinstance(console.file, io.StringIO)
    return page, console.file.getvalue().splitlines()


@pytest.mark.parametrize(("width", "height"), [(60, 24), (80, 24), (120, 40)])
@pytest.mark.parametrize("game", rt.games())
def test_table_news_question_and_the_typed_line_fit_the_screen(game: str, width: int, height: int) -> None:
    for match in sampled(game, 3, every=25):
        if not match.is_over:
            page, lines = made(match, width, height)
            assert len(lines) + page.news + 1 <= height, "\n".join(lines)
            assert max(map(cell_len, lines)) <= width
            assert match.decision(match.to_act[0])[:20] in " ".join(lines)


@pytest.mark.parametrize("game", rt.games())
def test_a_large_screen_shows_the_wide_drawing_with_everything(game: str) -> None:
    match = next(sampled(game, 2))
    page, lines = made(match, 120, 80)
    assert page.news == NEWS_LINES
    assert any("──────" in line for line in lines)
    assert not any(line.startswith("Not shown") for line in lines)


def test_the_drawing_can_be_chosen() -> None:
    match = rt.Match("the_river(players=3)", seed=3)
    assert any("──────" in line for line in made(match, 80, 24, "wide")[1])
    assert not any("──────" in line for line in made(match, 120, 80, "compact")[1])


def test_what_does_not_fit_is_named() -> None:
    match = rt.Match("the_river(players=4)", seed=3)
    lines = made(match, 80, 16)[1]
    assert any(line.startswith("Not shown (type view): the others") for line in lines)


def test_without_a_screen_everything_is_shown() -> None:
    page, lines = made(rt.Match("the_river(players=2)", seed=3), 100, None)
    assert page.news == NEWS_LINES
    assert any("──────" in line for line in lines)
