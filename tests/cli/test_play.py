"""A game in the terminal, typed line by line."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.cli.conftest import ANY_ANSWERS, SOLO, Run, lines

# ---------------------------------------------------------------- to the end


def test_a_solo_game_to_the_end(run: Run) -> None:
    shown = run(*SOLO, typed=ANY_ANSWERS)
    assert shown.exit_code == 0
    assert "The game is over: the ship reached the anchor." in shown.stdout
    assert "Captain bonus" in shown.stdout
    assert "The captain would like a word with you." in shown.stdout


def test_a_game_against_a_bot_to_the_end(run: Run) -> None:
    shown = run("play", "riverside", "--bots", "random", "--seed", "7", typed=ANY_ANSWERS)
    assert shown.exit_code == 0
    assert "Random took the" in shown.stdout  # told once the phase is over
    assert " wins." in shown.stdout


def test_bots_alone_need_nobody(run: Run) -> None:
    shown = run("play", "riverside", "--bots", "random", "--humans", "0", "--seed", "7")
    assert shown.exit_code == 0
    assert "Random 1" in shown.stdout
    assert "wins." in shown.stdout


@pytest.mark.parametrize("written", ["Riverside", "RIVERSIDE", "riverside(players=2)"])
def test_a_game_is_known_by_its_title_too(run: Run, written: str) -> None:
    assert "Choose a base die." in run("play", written, "--seed", "7").stdout


def test_the_opponent_is_greedy_unless_said(run: Run) -> None:
    assert "Greedy" in run("play", "riverside", "--seed", "7").stdout


# ---------------------------------------------------------------- saved matches


def test_save_and_load_go_on_with_the_same_match(run: Run) -> None:
    saved = run(*SOLO, typed=lines("5", "1", "1", "save half", "quit"))
    assert saved.exit_code == 0
    assert "rivertable play --load half.json" in saved.stdout
    config = run("play", "--load", "half.json")
    assert "Cross a seat on the white boat, 2 to go. Which row?" in config.stdout
    assert "Player 1 takes the white die (3)" in config.stdout


def test_a_saved_match_may_be_given_to_bots(run: Run) -> None:
    run("play", "riverside", "--seed", "7", typed=lines("1", "save half"))
    shown = run("play", "--load", "half.json", "--humans", "0")
    assert shown.exit_code == 0, shown.output
    assert "Greedy 2" in shown.stdout
    assert "wins." in shown.stdout


# ---------------------------------------------------------------- what is refused


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (["--players", "7"], "riverside takes 1 to 6 players, not 7"),
        (
            ["--bots", "clever"],
            "there is no bot 'clever'; --bots is random, greedy, ismcts, easy, normal, hard, expert, a character such as hedda:hard, or none",
        ),
        (["--humans", "3", "--players", "2"], "--humans is 0 to 2 at a table of 2, not 3"),
        (["--humans", "1", "--bots", "none"], "2 players with 1 people need bots"),
        (["--seats", "Anna,,Ben"], "has an empty name"),
        (["--seats", "Anna,Anna"], "has the same name twice"),
        (["--seats", "Anna,Ben", "--players", "3"], "--seats names 2 players, but the match has 3"),
        (["--seats", "Anna,Ben", "--bots", "none"], "leave out --humans and --bots"),
        (["--option", "extension"], "--option 'extension' is not an option; write it as name=value"),
        (["--option", "extension=perhaps"], "option 'extension' is true or false, not 'perhaps'"),
        (["--option", "tides=true"], "riverside has no option 'tides'"),
        (["--option", "players=3"], "write --players 3 instead"),
        (["--components", "none.toml"], "none.toml: cannot be read as a component file"),
        (["--seed", "seven"], "a seed is a whole number"),
        (["--load", "none.json"], "none.json: the record cannot be read"),
        (["--load", "http://127.0.0.1:1/table/x"], "http://127.0.0.1:1/table/x: the server cannot be reached"),
        (["--load", "none.json", "--players", "2"], "leave them out"),
        (["--load", "none.json", "--players", "0"], "leave them out"),
    ],
)
def test_bad_input_is_one_sentence(refuse: Callable[..., str], args: list[str], sentence: str) -> None:
    assert sentence in refuse("play", "riverside", *args)


def test_an_unknown_game_is_one_sentence(refuse: Callable[..., str]) -> None:
    assert "there is no game 'chess'; the games are river_bankers, riverside" in refuse("play", "chess")


def test_without_a_terminal_a_game_must_be_named(refuse: Callable[..., str]) -> None:
    assert "name a game to play: river_bankers, riverside" in refuse("play")


def test_a_game_is_chosen_by_number_or_name(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rivertable.cli.console.is_interactive", lambda: True)
    shown = run("play", "--seed", "7", typed=lines("²", "9", "2"))
    assert shown.exit_code == 0, shown.output
    assert shown.stdout.count("Type a number from 1 to 5, or a name.") == 2
    assert "Choose a base die." in shown.stdout


def test_a_broken_overlay_is_one_sentence(refuse: Callable[..., str], tmp_path: Path) -> None:
    (tmp_path / "odd.toml").write_text("[score_sheet]\nfire_symbols = 'many'\n")
    assert "odd.toml" in refuse("play", "riverside", "--components", "odd.toml")


def test_an_overlay_changes_the_game(run: Run, tmp_path: Path) -> None:
    (tmp_path / "cold.toml").write_text("[score_sheet]\nfire_symbols = 12\n")
    assert "You have 12 fire symbols." in run(*SOLO, "--components", "cold.toml").stdout


def test_a_damaged_record_is_one_sentence(refuse: Callable[..., str], run: Run, tmp_path: Path) -> None:
    run(*SOLO, typed=lines("1", "save half"))
    record = tmp_path / "half.json"
    record.write_text(record.read_text().replace("yellow", "blue"))
    assert "half.json: the moves do not fit" in refuse("play", "--load", "half.json")
    assert "half.json is a match of riverside" not in refuse("play", "--load", "half.json")
