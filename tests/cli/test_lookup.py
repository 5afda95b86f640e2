"""Pieces of a game, looked up by name."""

from __future__ import annotations

import re

import pytest

import rivertable as rt
from rivertable.cli.artist import Artist
from rivertable.cli.lookup import looked_up
from rivertable.engine.errors import OptionError
from rivertable.engine.registry import folder_of
from tests.cli.conftest import sampled

NAMES = {0: "Anna", 1: "Ben", 2: "Cleo"}
PIECES = {"Rice Farmer": "A villager.", "Lake Fisher": "Another.", "lake": "A place."}


@pytest.mark.parametrize("wanted", ["Rice Farmer", "rice farmer", "farm"])
def test_a_name_in_any_case_or_a_part_of_it(wanted: str) -> None:
    assert looked_up(PIECES, wanted) == ["Rice Farmer: A villager."]


def test_a_whole_name_comes_before_parts_of_others() -> None:
    assert looked_up(PIECES, "lake") == ["Lake: A place."]


def test_a_mistyped_name_is_guessed() -> None:
    with pytest.raises(OptionError, match=r"nothing called 'Rise Farmer'; did you mean Rice Farmer\?"):
        looked_up(PIECES, "Rise Farmer")


def test_many_pieces_are_listed() -> None:
    assert looked_up({f"tile {number}": "" for number in range(9)}, "tile")[0].startswith(
        "Several are called so: tile 0 ·"
    )


@pytest.mark.parametrize("game", rt.games())
def test_every_piece_is_described_in_whole_sentences(game: str) -> None:
    for match in sampled(game, 3, every=200):
        for viewer in (0, None):
            pieces = Artist(match).pieces(viewer, NAMES)
            assert len(pieces) > 5
            assert all(text.endswith(".") and "_" not in text for text in pieces.values())


def test_a_hidden_card_is_not_told() -> None:
    match = rt.Match("river_bankers(players=2)", seed=3)
    for seat in (0, 1):
        held = [text for text in Artist(match).pieces(seat, NAMES).values() if "In the hand of" in text]
        assert all(f"In the hand of {NAMES[seat]}." in text for text in held)


@pytest.mark.parametrize("game", rt.games())
def test_no_text_of_a_game_is_written_twice(game: str) -> None:
    catalogue = folder_of(game) / "locales" / "en.ftl"
    ids = re.findall(r"^([a-z][\w-]*) =", catalogue.read_text(encoding="utf-8"), re.MULTILINE)
    assert len(set(ids)) == len(ids)
