"""The strength of the bots: what was played before is taken over only as long as the levels are the same."""

from __future__ import annotations

from pathlib import Path

import pytest

from scripts import bot_figures


@pytest.fixture(autouse=True)
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Levels that can be edited, and an empty folder for results."""
    levels = tmp_path / "levels.toml"
    levels.write_bytes(bot_figures.LEVELS.read_bytes())
    monkeypatch.setattr(bot_figures, "LEVELS", levels)
    monkeypatch.setattr(bot_figures, "KEPT", tmp_path / "bots")


def test_results_of_the_same_levels_are_found_again() -> None:
    assert bot_figures.kept() == bot_figures.kept()
    assert bot_figures.kept().is_dir()


def test_other_levels_begin_anew() -> None:
    before = bot_figures.kept()
    bot_figures.LEVELS.write_text(bot_figures.LEVELS.read_text() + "# edited\n")
    assert bot_figures.kept() != before


def test_a_contest_is_kept_there() -> None:
    bot_figures.play(bot_figures.Contest("riverside", 2, "random", "random(seed=3)", 0.5), 2)
    assert [file.name for file in bot_figures.kept().iterdir()] == ["riverside 2 random random(seed=3).jsonl"]
