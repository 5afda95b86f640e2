"""Figures of the benchmarks, as they are stored in benchmarks/latest.json."""

from __future__ import annotations

import json

from rivertable.cli.bench_figure import Figure
from tests.cli.conftest import ROOT


def test_stored_figures_are_figures_with_or_without_a_goal() -> None:
    stored = json.loads((ROOT / "benchmarks" / "latest.json").read_text(encoding="utf-8"))["figures"]
    figures = [Figure(**each) for each in stored]
    assert len({figure.name for figure in figures}) == len(figures) > 0
    assert all(figure.goal for figure in figures if figure.reached is not None)
