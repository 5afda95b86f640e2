"""`rivertable lab sweep` in the terminal."""

from __future__ import annotations

from collections.abc import Callable

from tests.cli.conftest import Run


def test_every_value_has_a_row(run: Run) -> None:
    small = ("--games", "10", "--policy", "random", "--seed", "5", "--jobs", "1")
    shown = run("lab", "sweep", "the_river", "supply.p2.wood=6..9", *small).stdout
    rows = [line.split()[0] for line in shown.splitlines() if line.split() and line.split()[0].isdigit()]
    assert [row for row in rows if row in "689"] == ["6", "8", "9"]
    assert shown.startswith("supply.p2.wood at 6 to 9 in place of 7 changes the score of a seat by ")
    assert "Printed: 7." in shown


def test_a_mistyped_key_is_answered_with_the_nearest(refuse: Callable[..., str]) -> None:
    assert "did you mean supply.p2.wood?" in refuse("lab", "sweep", "the_river", "supply.p2.wod=6..9")
    assert "write key=from..to" in refuse("lab", "sweep", "the_river", "supply.p2.wood=6")
