"""`rivertable learn`: a lesson typed at the terminal."""

from __future__ import annotations

from collections.abc import Callable

from tests.cli.conftest import Run, lines


def test_a_lesson_is_begun_refused_taken_back_and_left(run: Run) -> None:
    shown = run("learn", "the_river", typed=lines("", "2", "1", "back", "1", "skip")).stdout
    assert "Step 1 of 12 · Your river" in shown
    assert "Those tiles are good too." in shown
    assert shown.count("Step 2 of 12") == 2
    assert shown.count("Step 3 of 12") == 2
    assert shown.rstrip().endswith("You have left the lesson.")


def test_a_game_without_a_lesson_is_refused_with_a_sentence(refuse: Callable[..., str]) -> None:
    assert "there is no game" in refuse("learn", "chess")


def test_a_mistyped_game_is_guessed(refuse: Callable[..., str]) -> None:
    assert "there is no game 'RIVERSID'" in (said := refuse("learn", "RIVERSID"))
    assert said.rstrip().endswith("did you mean riverside?")
