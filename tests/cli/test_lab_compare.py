"""`rivertable lab compare` in the terminal."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.cli.conftest import Run

SMALL = ("--games", "30", "--policy", "random", "--seed", "5", "--jobs", "1")


@pytest.fixture
def overlays(tmp_path: Path) -> None:
    for name, points in (("a", 4), ("b", 40)):
        cards = "".join(f'[[building]]\nid = "b{number:02}"\npoints = {points}\n' for number in range(1, 34))
        (tmp_path / f"{name}.toml").write_text(cards)


@pytest.mark.usefixtures("overlays")
def test_one_file_is_compared_with_the_printed_game(run: Run) -> None:
    shown = run("lab", "compare", "the_river", "--components", "b.toml", *SMALL).stdout
    first, _, rest = shown.partition("With b.toml: score of a seat +")
    assert first.startswith("The smallest changes that 30 matches can show: score of a seat ")  # before anything else
    assert "as printed" in rest
    assert "clear" in rest
    assert "not seen" in rest


@pytest.mark.usefixtures("overlays")
@pytest.mark.parametrize("files", [("--components", "a.toml", "b.toml"), ("a.toml", "b.toml")])
def test_two_files_are_compared_with_each_other(run: Run, files: tuple[str, ...]) -> None:
    assert "With b.toml in place of a.toml:" in " ".join(
        run("lab", "compare", "the_river", *files, *SMALL).stdout.split()
    )


@pytest.mark.usefixtures("overlays")
def test_what_cannot_be_compared(run: Run, refuse: Callable[..., str]) -> None:
    assert "name one overlay" in refuse("lab", "compare", "the_river")
    assert "two overlays can be compared, not 3" in refuse("lab", "compare", "the_river", "a.toml", "b.toml", "a.toml")
    assert "the same game, number for number" in refuse("lab", "compare", "the_river", "a.toml", "a.toml")
    assert "none.toml: cannot be read" in refuse("lab", "compare", "the_river", "none.toml")
