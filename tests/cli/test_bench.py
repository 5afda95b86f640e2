"""What `rivertable bench` measures, and how; how long it takes is not looked at here."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import islice
from types import SimpleNamespace

import pytest

from rivertable.cli import bench
from tests.cli.conftest import ROOT


@pytest.mark.slow
def test_compiling_is_measured_cold_and_warm_in_cpu_seconds() -> None:
    figures = [*bench.compile_figures("stone_layer", bench.Goals())]
    simulate, each, warm, search, together = (figure.value for figure in figures)
    assert {figure.unit for figure in figures} == {"CPU-s"}
    assert each < warm < simulate < together < simulate + search  # rules are shared by the entries of a process


def test_sides_take_turns_and_the_best_burst_of_each_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """A burst takes half a turn by this clock."""
    bursts: list[str] = []
    monkeypatch.setattr(bench, "time", SimpleNamespace(perf_counter=lambda: len(bursts) * bench.TURN / 2))

    def side(name: str, *rates: float) -> Iterator[float]:
        for rate in rates:
            bursts.append(name)
            yield rate

    best = bench.best_in_turns(4 * bench.TURN, side("game", 30, 50, 40, 20), side("hearts", 1, 1, 2, 1))
    assert best == [50, 2]
    assert bursts == ["game", "game", "hearts", "hearts"] * 2


def test_greedy_play_is_compared_with_an_earlier_version_by_the_reference(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hearts makes half a million decisions a second here, so 0.1.0 would make half of its matches."""
    monkeypatch.setattr(bench, "greedy_play", lambda game: iter([1380.0]))
    monkeypatch.setattr(bench, "hearts_play", lambda: iter([500_000.0]))
    monkeypatch.setattr(bench, "best_in_turns", lambda seconds, *sides: [next(side) for side in sides])
    monkeypatch.setitem(bench.GREEDY_AT_0_1_0, "riverside", 345)
    speed, ratio = bench.greedy_speed_figures("riverside", 1.0)
    assert (speed.value, speed.unit, speed.reached) == (1380, "games/s", None)
    assert (ratio.value, ratio.unit, ratio.reached) == (8, "times", True)


def test_bursts_go_on_with_other_seeds(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[dict[str, int]] = []

    def simulate(**play: int) -> SimpleNamespace:
        asked.append(play)
        return SimpleNamespace(seconds=play["games"] / 10)

    monkeypatch.setattr(bench, "simulate", simulate)
    endless = bench.bursts(2.0)
    assert [play["games"] for play in asked] == [4, 8, 16]  # until it takes long enough
    assert len([*islice(endless, 3)]) == 3
    assert asked[3:] == [{"games": 16, "seed": seed} for seed in (1, 2, 3)]


def test_make_bench_installs_what_its_scripts_import_and_keeps_figures_until_there_are_new_ones() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    verb = re.search(r"^bench: (.*) ##.*\n((?:\t.*\n)+)", makefile, re.MULTILINE)
    assert verb is not None
    assert {"$(VENV)/.dev", "$(VENV)/.bench"} <= {*verb[1].split()}
    assert ">" not in verb[2]
