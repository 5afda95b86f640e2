"""benchmarks/reference.py: compiled rules against a program written by hand."""

from __future__ import annotations

import sys

import pytest

from benchmarks.reference import Played, figures, main, play_alike


def played(decisions: float, points: float) -> Played:
    """A thousand matches of one length, between players of points that vary by 10."""
    side = Played()
    side.add(1.0, 1000, (1000 * decisions, 1000 * decisions**2), (2000 * points, 2000 * (points**2 + 100)))
    return side


def test_without_a_compiler_it_says_so(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setenv("PATH", "")
    monkeypatch.delenv("CXX", raising=False)
    monkeypatch.setattr(sys, "argv", ["reference.py"])
    main()
    assert capsys.readouterr().out.startswith("No C++ compiler was found")


def test_the_program_gets_the_numbers_of_the_components() -> None:
    lines = figures().splitlines()
    assert "constexpr int kFireSymbols = 20;" in lines
    assert "constexpr int kSeats[20] = {3, 4, 5, 7, 4, 5, 3, 7, 4, 7, 3, 5, 7, 5, 4, 3, 5, 3, 7, 4};" in lines


@pytest.mark.parametrize(
    ("decisions", "points", "alike"), [(136, 58, True), (136, 58.5, True), (136, 62, False), (140, 58, False)]
)
def test_two_sides_that_differ_by_more_than_chance_are_told_apart(decisions: float, points: float, alike: bool) -> None:
    assert play_alike(played(136, 58), played(decisions, points)) == alike
