"""The conformance checks from the command line."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from rivertable.engine import conformance
from rivertable.engine.conformance import Report
from tests.cli.conftest import Run


def report(*failures: str) -> Callable[..., Report]:
    """A suite that finds these failures."""

    def check(name: str, *, progress: Callable[[int, int], None], **settings: Any) -> Report:
        progress(1, 1)
        found = Report(name)
        for _ in range(settings["games"]):
            found.count("games_end")
        for failure in failures:
            found.fail("games_end", failure)
        return found

    return check


def test_all_is_well(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(conformance, "check", report())
    shown = run("check", "riverside", "--games", "3")
    assert shown.exit_code == 0
    assert "games_end" in shown.stdout
    assert "All checks passed." in shown.stdout


def test_a_failure_is_told_and_exit_code_1(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(conformance, "check", report("seed 4 [goes] on for ever"))
    shown = run("check", "riverside", "--games", "3")
    assert shown.exit_code == 1
    assert "✗ 1 failed" in shown.stdout
    assert "games_end: seed 4 [goes] on for ever" in shown.stdout


def test_bad_input_is_one_sentence(refuse: Callable[..., str]) -> None:
    assert "there is no game 'chess'" in refuse("check", "chess")
    assert "--games is a whole number from 1" in refuse("check", "riverside", "--games", "0")
    assert "riverside takes 1 to 6 players" in refuse("check", "riverside", "--players", "8")
