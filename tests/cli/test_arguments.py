"""Arguments of the command line, turned into what the engine takes."""

from __future__ import annotations

from pathlib import Path

import pytest

from rivertable.cli.arguments import (
    at_least_one,
    components_of,
    game_named,
    game_options,
    load_game,
    seed_of,
    title_of,
    writable,
    write_json,
)
from rivertable.engine.errors import OptionError


def test_options_are_names_and_values() -> None:
    assert game_options(["extension=true", " mode = solo "]) == {"extension": "true", "mode": "solo"}
    assert game_options(None) == {}


@pytest.mark.parametrize("text", ["extension", "=true", " =true"])
def test_an_option_without_a_name_or_value_is_refused(text: str) -> None:
    with pytest.raises(OptionError, match="write it as name=value"):
        game_options([text])


@pytest.mark.parametrize("written", ["the_river", "The River", " THE RIVER "])
def test_a_game_has_a_name_and_a_title(written: str) -> None:
    assert game_named(written) == "the_river"
    assert game_named("chess") == "chess"


def test_a_game_is_loaded_by_its_flags(tmp_path: Path) -> None:
    overlay = tmp_path / "cold.toml"
    overlay.write_text("[score_sheet]\nfire_symbols = 12\n")
    config = load_game("Riverside", 3, ["extension=true"], overlay)
    assert (config.name, config.players, config.options["extension"]) == ("riverside", 3, True)
    assert title_of(config).endswith("components changed by cold.toml")
    assert components_of(config) == {"name": "cold.toml", "digest": config.overlay.digest if config.overlay else ""}


@pytest.mark.parametrize("text", ["7", "00000000000000000000000000000007"])
def test_a_seed_is_a_number_or_the_digits_of_a_record(text: str) -> None:
    assert seed_of(text) == 7


def test_a_long_number_is_hex() -> None:
    assert seed_of("10") == 10
    assert seed_of("1" + "0" * 31) == 16**31


def test_a_file_that_can_be_written_is_left_as_it_is(tmp_path: Path) -> None:
    old, new = tmp_path / "old.json", tmp_path / "new.json"
    old.write_text("mine")
    writable(old)
    writable(new)
    writable(None)
    assert (old.read_text(), new.exists()) == ("mine", False)


def test_a_file_that_cannot_be_written_is_refused_at_once(tmp_path: Path) -> None:
    with pytest.raises(OptionError, match="there is no folder"):
        writable(tmp_path / "nowhere" / "new.json")
    with pytest.raises(OptionError, match="is a folder; name a file in it"):
        writable(tmp_path)
    with pytest.raises(OptionError, match="it cannot be written"):
        write_json(tmp_path, {})


def test_results_are_written_as_json(tmp_path: Path) -> None:
    write_json(tmp_path / "new.json", {"games": 1})
    assert (tmp_path / "new.json").read_text() == '{\n "games": 1\n}\n'


def test_a_number_below_one_is_refused() -> None:
    at_least_one("--games", 1)
    with pytest.raises(OptionError, match="--games is a whole number from 1, not 0"):
        at_least_one("--games", 0)
