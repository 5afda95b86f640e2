"""Looking things up in the rules."""

from __future__ import annotations

from collections.abc import Callable

from tests.cli.conftest import Run


def test_contents_without_argument(run: Run) -> None:
    shown = run("rules").stdout
    assert "The rules of Riverside" in shown
    assert "RS-7.1 – RS-7.8" in shown


def test_a_game_alone_prints_its_guide(run: Run) -> None:
    shown = run("rules", "the_river").stdout
    assert shown.startswith("The River\n\nGoal\n")
    assert "Questions people ask" in shown
    assert "**" not in shown
    assert "rivertable rules the_river --reference" in shown


def test_the_exact_rules_are_listed_when_asked_for(run: Run) -> None:
    shown = run("rules", "riverside", "--reference").stdout
    assert shown.startswith("The rules of Riverside")
    assert "RS-7.1 – RS-7.8" in shown


def test_clauses_are_printed_under_their_heading(run: Run) -> None:
    shown = run("rules", "riverside", "heating").stdout
    assert "5.1 Phase 1" in shown
    assert "RS-5.3" in shown


def test_nothing_found_suggests(refuse: Callable[..., str]) -> None:
    assert "did you mean" in refuse("rules", "riverside", "tiket")
    assert "lists the sections" in refuse("rules", "riverside", "qqqqqq")


def test_a_game_is_known_by_its_title_too(run: Run) -> None:
    assert run("rules", "The River").stdout == run("rules", "the_river").stdout


def test_a_game_that_was_not_named_is_told(run: Run) -> None:
    assert run("rules", "RS-5.8").stdout.startswith("The rules of Riverside\n")
    assert "The rules of" not in run("rules", "riverside", "RS-5.8").stdout


def test_what_no_game_knows_is_one_sentence(refuse: Callable[..., str]) -> None:
    assert "'qqqqqq' is no game and in no game's rules; the games are river_bankers," in refuse("rules", "qqqqqq")
