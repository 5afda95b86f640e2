"""The rulebook is the reference: every clause is cited by code and by a test, and nothing else is cited."""

from __future__ import annotations

import pytest

from scripts.clauses import coverage, games


@pytest.mark.parametrize("game", games())
def test_every_clause_is_cited_by_code_and_test_and_the_reverse(game: str) -> None:
    assert coverage(game).problems() == []


@pytest.mark.parametrize("game", games())
def test_a_specification_states_clauses(game: str) -> None:
    assert len(coverage(game).clauses) > 50
