"""`rivertable bench` on the command line."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.conftest import Run


def test_bench_is_looked_for_only_when_it_runs(run: Run) -> None:
    assert "--quick" in run("bench", "--help").stdout


def test_what_is_written_goes_to_the_measurement(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[Path | None, bool]] = []
    monkeypatch.setattr("rivertable.cli.bench.run", lambda file, quick: asked.append((file, quick)))
    assert run("bench").exit_code == 0
    assert run("bench", "--quick", "--json", "new.json").exit_code == 0
    assert asked == [(None, False), (Path("new.json"), True)]
