"""The strength of the bots: what was played before is taken over only as long as the commit and the levels are the same."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from scripts import bot_figures
from scripts.long_run import Stamp

CONTEST = bot_figures.Contest("riverside", 2, "random", "random(seed=3)", 0.5)


@pytest.fixture(autouse=True)
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Levels that can be edited, and an empty place for results."""
    levels = tmp_path / "levels.toml"
    levels.write_bytes(bot_figures.LEVELS.read_bytes())
    monkeypatch.setattr(bot_figures, "LEVELS", levels)
    monkeypatch.setattr(bot_figures, "KEPT", tmp_path / "bots")
    monkeypatch.setattr(bot_figures, "SUMMARY", tmp_path / "bots.json")
    on(monkeypatch, "1" * 40)


def on(monkeypatch: pytest.MonkeyPatch, commit: str, dirty: bool = False) -> None:
    """As if that commit were checked out."""
    monkeypatch.setattr(bot_figures, "stamp_of", lambda *_: Stamp(commit, dirty))


def kept() -> Path:
    return bot_figures.kept(f"{CONTEST}.jsonl")


def test_results_of_the_same_commit_and_levels_are_found_again() -> None:
    assert kept() == kept()
    bot_figures.play(CONTEST, 2)
    first = kept().read_text()
    bot_figures.play(CONTEST, 4)
    assert kept().read_text().startswith(first)
    assert len(kept().read_text().splitlines()) == 3


def test_other_levels_begin_anew() -> None:
    before = kept()
    bot_figures.LEVELS.write_text(bot_figures.LEVELS.read_text() + "# edited\n")
    assert kept() != before


def test_another_commit_begins_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    before = kept()
    on(monkeypatch, "2" * 40)
    assert kept() != before


def test_with_changes_nothing_is_taken_over(monkeypatch: pytest.MonkeyPatch) -> None:
    before = kept()
    on(monkeypatch, "1" * 40, dirty=True)
    bot_figures.play(CONTEST, 2)
    assert kept() != before
    assert not kept().exists(), "asked again, it begins with nothing"


def test_figures_carry_their_commit() -> None:
    bot_figures.keep("a contest", {"games": 2})
    assert json.loads(bot_figures.SUMMARY.read_text()) == {"a contest": {"games": 2, "commit": "1" * 10}}


def test_parts_are_named_after_game_players_and_bots() -> None:
    parts = bot_figures.parts(["riverside"], iterations=5)
    assert list(parts)[:2] == ["riverside-2-expert-greedy", "riverside-2-expert-hard"]
    assert parts["riverside-1"] is None
    expert = parts["riverside-2-expert-greedy"]
    assert expert is not None
    assert expert.first == "ismcts(level=expert,iterations=5,seconds=600)"
