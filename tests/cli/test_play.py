"""A game in the terminal, typed line by line."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

import rivertable as rt
from rivertable.cli import session as session_module
from tests.cli.conftest import Run

ONES = "1\n" * 600
SOLO = ("play", "riverside", "--players", "1", "--seed", "7")


def lines(*typed: str) -> str:
    return "".join(f"{line}\n" for line in typed)


# ---------------------------------------------------------------- to the end


def test_a_solo_game_to_the_end(run: Run) -> None:
    shown = run(*SOLO, typed=ONES)
    assert shown.exit_code == 0
    assert "The game is over: the ship reached the anchor." in shown.stdout
    assert "Captain bonus" in shown.stdout
    assert "The captain would like a word with you." in shown.stdout


def test_a_game_against_a_bot_to_the_end(run: Run) -> None:
    shown = run("play", "riverside", "--bots", "random", "--seed", "7", typed=ONES)
    assert shown.exit_code == 0
    assert "Random takes the" in shown.stdout  # told once the phase is over
    assert " wins." in shown.stdout


def test_bots_alone_need_nobody(run: Run) -> None:
    shown = run("play", "riverside", "--bots", "random", "--humans", "0", "--seed", "7")
    assert shown.exit_code == 0
    assert "Random 1" in shown.stdout
    assert "wins." in shown.stdout


def test_too_narrow_a_terminal_is_told(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "drawn for 80 columns" not in run(*SOLO).stdout
    monkeypatch.setenv("COLUMNS", "50")
    assert "The table is drawn for 80 columns; here are 50." in run(*SOLO).stdout


@pytest.mark.parametrize("written", ["Riverside", "RIVERSIDE", "riverside(players=2)"])
def test_a_game_is_known_by_its_title_too(run: Run, written: str) -> None:
    assert "Choose a base die." in run("play", written, "--seed", "7").stdout


def test_the_opponent_is_greedy_unless_said(run: Run) -> None:
    assert "Greedy" in run("play", "riverside", "--seed", "7").stdout


def test_the_record_is_offered_at_the_end(run: Run) -> None:
    shown = run(*SOLO, typed=ONES + lines("end.json"))
    assert "rivertable record replay end.json" in shown.stdout
    assert rt.Record.load("end.json").replay().is_over


def test_a_late_answer_is_not_taken_for_a_file_name(run: Run, tmp_path: Path) -> None:
    assert "Type y, a file name such as riverside-1.json" in run(*SOLO, typed=ONES).stdout
    assert list(tmp_path.iterdir()) == []


# ---------------------------------------------------------------- the decision


def test_answers_show_what_they_change(run: Run) -> None:
    shown = run(*SOLO).stdout
    assert "Choose a base die. You have 20 fire symbols." in shown
    assert "2  Take the hot blue die (5) for 5 fire  fire symbols 20 → 15" in shown


def test_refused_answers_have_their_reason(run: Run) -> None:
    assert "✗ Warm night: power not ready" in run(*SOLO, typed=lines("1")).stdout


@pytest.mark.parametrize("text", ["5", "choose_die(white)", "white", "Choose_Die( white )", "Take the white die (3)"])
def test_an_answer_by_number_text_or_word(run: Run, text: str) -> None:
    assert "Add the green die (6) to your white die?" in run(*SOLO, typed=lines(text)).stdout


def test_several_numbers_answer_the_same_question(run: Run) -> None:
    shown = run(*SOLO, typed=lines("white", "no", "4 4", "log")).stdout
    assert "white, row 4 (×2)" in shown
    assert "1 to go" in shown


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("9", "There is no answer 9; the answers are 1 to 5."),
        ("0", "There is no answer 0; the answers are 1 to 5."),
        ("dance", "'dance' is no answer; type a number from 1 to 5, an action such as choose_die(yellow), or help."),
        ("choose_die(green)", "'choose_die(green)' does not fit; write choose_die"),
        ("dance(now)", "There is no action 'dance'; the actions are choose_die"),
        ("seat_row(0)", "That is not asked now. Choose a base die. You have 20 fire symbols. (RS-12.3)"),
        ("undo", "There is nothing to take back: it is the beginning of the match."),
        ("undo maybe", "Type undo for your last decision, undo all, or undo agreed."),
        ("undo agreed", "Seat 0 has made 0 moves, so 1 cannot be taken back."),
        ("why", "Why what? For example: why choose_die(yellow)"),
        ("rules dnace", "The rules of riverside have nothing about 'dnace'"),
        ("save no/such/folder.json", "No/such/folder.json: the record cannot be written"),
        ("save .", "'.' is a folder; name a file in it."),
        ("save /", "'/' is a folder; name a file in it."),
        ("save ..", "'..' is a folder; name a file in it."),
        ("save ~", "'~' is a folder; name a file in it."),
        ("save half/", "'half/' is a folder; name a file in it."),
        ("save ~nobody_here/x.json", "There is no home folder for '~nobody_here/x.json'; name a file in a folder"),
        (f"save {'x' * 300}", "(File name too long)"),
    ],
)
def test_what_goes_wrong_is_a_sentence_and_asked_again(run: Run, text: str, sentence: str) -> None:
    shown = run(*SOLO, typed=lines(text, "1"))
    assert shown.exit_code == 0
    assert sentence in shown.stdout
    assert "Add the green die (6) to your yellow die?" in shown.stdout


# ---------------------------------------------------------------- commands


def test_why_gives_sentence_and_clause(run: Run) -> None:
    typed = lines("1", "why warm night", "why green(add)")
    shown = run(*SOLO, typed=typed).stdout
    assert "That royal power is not activated, or has been used. (RS-6.2)" in shown
    assert "Nothing is against it: you may." in shown


def test_undo_takes_back_one_decision_or_all(run: Run) -> None:
    shown = run(*SOLO, typed=lines("5", "1", "1", "undo", "undo all")).stdout
    questions = [line for line in shown.splitlines() if line.startswith(("Choose", "Add", "Cross"))]
    start, green = "Choose a base die. You have 20 fire symbols.", "Add the green die (6) to your white die?"
    three, two = (f"Cross a seat on the white boat, {left} to go. Which row?" for left in (3, 2))
    assert questions == [start, green, three, two, three, start]


def test_undo_beyond_chance_needs_consent(run: Run) -> None:
    phase = lines("4", "1", "1")  # the brown die is a 1: one cross, no village to score, then new dice
    shown = run(*SOLO, typed=phase + lines("undo", "undo agreed")).stdout
    assert "Round 2" in shown
    refused, after = shown.split("If all agree, type: undo agreed")
    assert "There is nothing to take back" in refused
    assert "Cross a seat on the brown boat, 1 to go. Which row?" in after


def test_rules_in_the_game(run: Run) -> None:
    shown = run(*SOLO, typed=lines("rules royal seat", "rules RS-5.8", "rules")).stdout
    assert "RS-2.5b" in shown
    assert "Fire cost =" in shown
    assert "7 End of game and scoring" in shown


def test_log_and_help(run: Run) -> None:
    shown = run(*SOLO, typed=lines("log", "help")).stdout
    assert shown.count("The dice: yellow 2, blue 5, pink 5, brown 1, white 3, green 6.") == 2
    assert "why <answer>" in shown


def test_hint_is_what_the_greedy_bot_would_do(run: Run) -> None:
    match = rt.Match("riverside(players=1)", seed=7)
    wanted = rt.bot("greedy").choose(match, 0)
    shown = run(*SOLO, typed=lines("hint")).stdout
    assert f"The greedy bot would play {match.legal(0).index(wanted) + 1}: {wanted.label}" in shown


# ---------------------------------------------------------------- saving and leaving


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


def test_save_asks_before_it_replaces_a_file(run: Run, tmp_path: Path) -> None:
    (tmp_path / "mine.json").write_text("mine")
    run(*SOLO, typed=lines("1", "save mine.json", "n"))
    assert (tmp_path / "mine.json").read_text() == "mine"
    run(*SOLO, typed=lines("1", "save mine.json", "y"))
    assert rt.Record.load("mine.json").moves == [[0, 0, "choose_die(yellow)"]]


def test_quit_offers_to_save(run: Run, tmp_path: Path) -> None:
    run(*SOLO, typed=lines("1", "quit", "y"))
    assert [path.name for path in tmp_path.iterdir()] == ["riverside-1.json"]


def test_quit_at_the_beginning_asks_nothing(run: Run) -> None:
    assert "Save" not in run(*SOLO, typed=lines("quit")).stdout


def test_the_end_of_the_input_saves_nothing(run: Run, tmp_path: Path) -> None:
    shown = run(*SOLO, typed=lines("1"))
    assert shown.exit_code == 0
    assert "The input has ended." in shown.stdout
    assert list(tmp_path.iterdir()) == []


def typist(monkeypatch: pytest.MonkeyPatch, *typed: str | type[BaseException]) -> None:
    """Somebody who types these lines, or presses Ctrl-C."""
    coming = iter(typed)

    def read(prompt: str) -> str:
        said = next(coming)
        if isinstance(said, str):
            return said
        raise said

    monkeypatch.setattr(session_module, "read_line", read)


def test_ctrl_c_offers_to_save(run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    typist(monkeypatch, "1", KeyboardInterrupt, "kept.json")
    assert run(*SOLO).exit_code == 130
    assert (tmp_path / "kept.json").exists()


def test_ctrl_c_twice_leaves_at_once(run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    typist(monkeypatch, "1", KeyboardInterrupt, KeyboardInterrupt)
    assert run(*SOLO).exit_code == 130
    assert list(tmp_path.iterdir()) == []


# ---------------------------------------------------------------- what is refused


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (["--players", "7"], "riverside takes 1 to 6 players, not 7"),
        (
            ["--bots", "clever"],
            "there is no bot 'clever'; --bots is random, greedy, ismcts, easy, normal, hard, expert or none",
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
