"""The compact drawing: no line is longer than the width, in any game."""

from __future__ import annotations

import pytest
from rich.text import Text

import rivertable as rt
from rivertable.cli.artist import Artist
from rivertable.cli.compact import flowed, lines_of
from tests.cli.conftest import sampled

NAMES = {0: "Anna", 1: "Bartholomew the Second", 2: "Cleo", 3: "Dan"}


def texts(*words: str) -> list[Text]:
    return [Text(word) for word in words]


def test_a_row_breaks_between_its_parts() -> None:
    assert [line.plain for line in flowed(texts("one two", "three", "four"), 14)] == ["one two  three", "  four"]


def test_a_part_breaks_only_if_it_is_wider_than_a_line() -> None:
    assert [line.plain.rstrip() for line in flowed(texts("one two three"), 9)] == ["one two", "  three"]


def test_folded_sections_are_left_out() -> None:
    sections = [("board", [texts("board")]), ("others", [texts("Ben"), texts("Cleo")])]
    assert [line.plain for line in lines_of(sections, ("others",), 20)] == ["board"]
    assert [line.plain for line in lines_of(sections, (), 20)] == ["board", "Ben", "Cleo"]


@pytest.mark.parametrize("width", [60, 80, 120])
@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("game", rt.games())
def test_no_line_is_longer_than_the_width(game: str, players: int, width: int) -> None:
    for match in sampled(game, players, every=60):
        for viewer in (0, None):
            sections = Artist(match).sections(viewer, NAMES, width)
            lines = lines_of(sections, (), width)
            assert max(line.cell_len for line in lines) <= width, "\n".join(line.plain for line in lines)


@pytest.mark.parametrize("game", rt.games())
def test_every_section_has_a_name_in_words(game: str) -> None:
    from rivertable.engine.messages import say

    match = next(sampled(game, 3))
    drawn = [name for name, _ in Artist(match).sections(0, NAMES, 80)]
    assert all(match.say(say(f"section-{name}")) for name in drawn)
    assert all(f"section-{name}" in match.config.catalogue for name in Artist(match).folding(0, NAMES))
