"""What a person may type at a decision: several numbers at once, and commands."""

from __future__ import annotations

import pytest

import rivertable as rt
from tests.cli.conftest import SOLO, Run, lines


def test_several_numbers_answer_the_same_question(run: Run) -> None:
    shown = run(*SOLO, typed=lines("white", "no", "4 4", "log")).stdout
    assert "white, row 4 (×2)" in shown
    assert "1 to go" in shown


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("9", "There is no answer 9; type 1 to 5."),
        ("0", "There is no answer 0; type 1 to 5."),
        ("dance", "'dance' is no answer; type 1 to 5, or help."),
        ("choose_die(green)", "'choose_die(green)' does not fit; write choose_die"),
        ("dance(now)", "There is no action 'dance'; the actions are choose_die"),
        ("seat_row(0)", "That is not asked now. Choose a base die. You have 20 fire symbols. (RS-12.3)"),
        ("undo", "There is nothing to take back: it is the beginning of the match."),
        ("undo maybe", "Type undo for your last decision, undo all, or undo agreed."),
        ("undo agreed", "Seat 0 has made 0 moves, so 1 cannot be taken back."),
        ("rules dnace", "The rules of Riverside have nothing about 'dnace'"),
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


def test_why_gives_sentence_and_clause(run: Run) -> None:
    typed = lines("1", "why warm night", "why green(add)")
    shown = run(*SOLO, typed=typed).stdout
    assert "That royal power is not activated, or has been used. (RS-6.2)" in shown


def test_why_says_what_speaks_for_an_answer_or_against_it(run: Run) -> None:
    match = rt.Match("riverside(players=1)", seed=7)
    worst = min(match.legal(0), key=lambda each: rt.bot("greedy").explain(match, 0, each).points or 0.0)
    why, number = rt.bot("greedy").explain(match, 0, worst), match.legal(0).index(worst) + 1
    shown = " ".join(run(*SOLO, typed=lines(f"why {number}")).stdout.split())
    assert f"{number}: {worst.label}. {why.sentence}" in shown
    assert f"{why.difference}" in shown
    best = rt.bot("greedy").explain(match, 0)
    assert best.sentence in " ".join(run(*SOLO, typed=lines("why")).stdout.split())


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
    assert "why [answer]" in shown


def test_hint_is_what_the_greedy_bot_would_do(run: Run) -> None:
    match = rt.Match("riverside(players=1)", seed=7)
    wanted = rt.bot("greedy").choose(match, 0)
    shown = " ".join(run(*SOLO, typed=lines("hint")).stdout.split())
    why = rt.bot("greedy").explain(match, 0)
    assert f"Try {match.legal(0).index(wanted) + 1}: {wanted.label}. {why.sentence}" in shown
    assert f"{why.difference} A quick look at this turn says so." in shown


def test_the_drawing_is_switched_and_parts_of_it_are_shown(run: Run) -> None:
    shown = run(*SOLO, typed=lines("view", "view compact", "view villages", "view vilages", "view nowhere")).stdout
    assert "view compact, view wide, view auto" in shown
    assert "parts" in shown
    assert shown.count("N1 3▸ yellow 8") >= 2
    assert "There is no part 'nowhere' of the table" in shown


def test_more_draws_the_next_answers(run: Run) -> None:
    assert run(*SOLO, typed=lines("more")).stdout.count("Choose a base die.") == 2


def test_pieces_signs_and_the_goal_are_told(run: Run) -> None:
    shown = run(*SOLO, typed=lines("card", "card early", "card Earli birds", "legend", "goal")).stdout
    assert "card and a name: Fan base · Prize ticket" in shown
    assert "Early birds: Once in the game, on an excursion: visit two villages" in shown
    assert "did you mean Early birds?" in shown
    assert "☒ a crossed one" in shown
    assert shown.count("Goal: Fill your five boats with passengers") == 2  # at the start, and when asked


def test_every_game_has_a_legend() -> None:
    from rivertable.engine.game_config import load

    for game in rt.games():
        assert "legend" in load(game).catalogue


def test_a_mistyped_command_is_guessed(run: Run) -> None:
    assert "'undoo' is no answer; type 1 to 5, or help; did you mean undo?" in run(*SOLO, typed=lines("undoo")).stdout
