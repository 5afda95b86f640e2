"""The text of the rules, cut into clauses and searched."""

from __future__ import annotations

import re

import pytest

from rivertable.cli.rulebook import contents, find_clauses, rulebook
from rivertable.engine.registry import games
from scripts.clauses import coverage


def ids(wanted: str) -> list[str]:
    return [clause.id for clause in find_clauses("riverside", wanted)]


@pytest.mark.parametrize("wanted", ["RS-5.8", "rs-5.8", "5.8"])
def test_a_clause_by_its_number(wanted: str) -> None:
    assert ids(wanted) == ["RS-5.8"]


def test_a_clause_with_its_parts() -> None:
    assert ids("RS-2.5") == ["RS-2.5", "RS-2.5a", "RS-2.5b", "RS-2.5c", "RS-2.5d"]
    assert ids("RS-2.5b") == ["RS-2.5b"]


def test_a_whole_section() -> None:
    assert ids("RS-8") == ["RS-8.1", "RS-8.2"]


def test_words_as_a_phrase_or_anywhere() -> None:
    assert "RS-5.8" in ids("fire cost")
    assert "RS-5.8" in ids("uncrossed green")


@pytest.mark.parametrize("game", games())
def test_every_clause_is_found_by_its_number(game: str) -> None:
    for clause in coverage(game).clauses:
        assert clause in [found.id for found in find_clauses(game, clause)]


def test_a_clause_of_several_lines_is_one() -> None:
    (clause,) = find_clauses("river_bankers", "RB-4.6")
    assert clause.text.endswith("(e) otherwise RB-4.1.")
    (clause,) = find_clauses("stone_layer", "SL-3.6")
    assert "reveal:\n  1. Draw 4 tiles" in clause.text


def test_the_name_of_a_clause_is_bold() -> None:
    (clause,) = find_clauses("river_bankers", "RB-7.45")
    assert clause.text.startswith("**Mill Wheel, built.**")


@pytest.mark.parametrize("game", games())
def test_every_clause_has_a_heading(game: str) -> None:
    assert all(clause.heading for clause in rulebook(game))


@pytest.mark.parametrize("game", games())
def test_players_read_no_tests_no_lists_of_decisions_and_no_names_of_the_program(game: str) -> None:
    headings = " ".join(heading for heading, _ in contents(game))
    assert "tests" not in headings
    assert "Decision" not in headings
    assert "Glossary" not in headings
    for clause in rulebook(game):
        if clause.is_for_players:
            assert "`" not in clause.text
            assert not re.search(r"\b(code|implementation|TOML|the engine)\b", clause.text), clause
            assert not re.search(r"[a-z]_[a-z]|\b[A-Z]+_[A-Z]+", clause.text), clause


def test_a_ruling_is_told_without_its_reason() -> None:
    (ruling,) = find_clauses("river_bankers", "where is the card during the auction")
    assert ruling.text.endswith("In the Headwaters; River 1 afterwards.")


def test_a_name_of_the_program_becomes_words() -> None:
    (clause,) = find_clauses("the_river", "TR-10.11")
    assert clause.text.startswith("Swap on meadow swap mandatory?")
    (named,) = find_clauses("the_river", "TR-6.6")
    assert named.text.startswith("Meadow that swaps, immediate, once:")


def test_examples_are_found_by_number_only() -> None:
    assert find_clauses("the_river", "TR-9.7")
    assert all(clause.is_for_players for clause in find_clauses("the_river", "wood"))


def test_a_section_by_its_heading() -> None:
    assert {clause.heading for clause in find_clauses("the_river", "hidden information")} == {"8 Hidden information"}
