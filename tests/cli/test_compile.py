"""`rivertable compile`: what is ready, and what is made ready."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.conftest import Run
from tests.market.market import registered


def test_what_is_missing_is_compiled_and_then_all_is_ready(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("RIVERTABLE_CACHE", str(tmp_path / "cache"))
    (tmp_path / "mine.toml").write_text("[market]\nprize_points = 91")
    command = ("compile", "fish_market", "--components", str(tmp_path / "mine.toml"))
    with registered():
        first, second = run(*command), run(*command)
    parts = "search, greedy bot, random play, quick play, greedy play"
    parts += ", batches, refused actions, random actions"
    assert (first.exit_code, " ".join(first.stdout.split())) == (0, f"Fish Market: compiled: {parts}.")
    assert (second.exit_code, second.stdout) == (0, "Fish Market: all is ready.\n")


def test_a_game_that_does_not_exist_is_refused(run: Run) -> None:
    shown = run("compile", "riverbed")
    assert shown.exit_code == 2
    assert "there is no game 'riverbed'" in shown.stderr


def test_components_need_a_game(run: Run) -> None:
    shown = run("compile", "--components", "mine.toml")
    assert shown.exit_code == 2
    assert "--components are those of a game; name it" in shown.stderr
