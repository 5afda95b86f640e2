"""The registry finds games by name."""

from __future__ import annotations

import subprocess
import sys

import pytest

from rivertable.engine.errors import OptionError
from rivertable.engine.registry import folder_of, games, header_of


def test_a_game_is_found_by_name() -> None:
    assert "riverside" in games()


def test_games_are_sorted() -> None:
    assert list(games()) == sorted(games())


def test_a_game_has_a_folder_with_its_components() -> None:
    assert (folder_of("riverside") / "components.toml").is_file()


@pytest.mark.parametrize("name", ["riverbed", "", "../games/riverside", "Riverside"])
def test_an_unknown_game_is_refused_with_the_known_ones(name: str) -> None:
    with pytest.raises(OptionError) as refused:
        folder_of(name)
    assert str(refused.value) == f"there is no game {name!r}; the games are {', '.join(games())}"


@pytest.mark.parametrize("name", games())
def test_every_game_has_a_sensible_range_of_players(name: str) -> None:
    header = header_of(name)
    assert 1 <= header.players_min <= header.players_max <= 14


def test_the_header_is_read_without_loading_the_game() -> None:
    assert header_of("riverside").name == "Riverside"


def test_the_names_of_the_games_can_be_asked_after_one_was_loaded() -> None:
    source = "import rivertable as rt; rt.load('riverside'); print(*rt.games())"
    run = subprocess.run([sys.executable, "-c", source], capture_output=True, text=True, check=False)
    assert run.stdout.split() == list(games())
