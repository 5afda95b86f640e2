"""Many matches from the command line."""

from __future__ import annotations

import json
import signal
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import rivertable
from rivertable.cli.simulate import summarise
from rivertable.engine.rule import Mode
from tests.cli.conftest import Run

interpreted = rivertable.simulate


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Interpreted rules: a handful of matches needs no compiler."""

    def simulate(*args: Any, **settings: Any) -> rivertable.Simulation:
        return interpreted(*args, **settings, mode=Mode.INTERPRETED)

    monkeypatch.setattr(rivertable, "simulate", simulate)


def test_ctrl_c_sums_up_what_is_played(run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def simulate(*args: Any, progress: Callable[[int], bool], **settings: Any) -> rivertable.Simulation:
        def tell(done: int) -> bool:
            progress(done)
            signal.raise_signal(signal.SIGINT)
            return progress(done)

        return interpreted(*args, **settings, mode=Mode.INTERPRETED, progress=tell)

    monkeypatch.setattr(rivertable, "simulate", simulate)
    shown = run("simulate", "riverside", "--games", "6", "--json", "out.json")
    assert shown.exit_code == 0, shown.output
    assert "Stopped after 1 of 6 matches." in shown.stdout
    assert json.loads((tmp_path / "out.json").read_text())["games"] == 1


def test_a_second_ctrl_c_ends_it_at_once(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def simulate(*args: Any, progress: Callable[[int], bool], **settings: Any) -> rivertable.Simulation:
        progress(1)
        signal.raise_signal(signal.SIGINT)
        signal.raise_signal(signal.SIGINT)
        raise AssertionError("nobody heard it")

    monkeypatch.setattr(rivertable, "simulate", simulate)
    before = signal.signal(signal.SIGINT, signal.default_int_handler)  # a shell in the background ignores it
    try:
        shown = run("simulate", "riverside", "--games", "6")
        assert (shown.exit_code, shown.stdout) == (130, "")
        assert signal.getsignal(signal.SIGINT) is signal.default_int_handler
    finally:
        signal.signal(signal.SIGINT, before)


@pytest.mark.usefixtures("quick")
def test_the_summary_says_which_components(run: Run, tmp_path: Path) -> None:
    (tmp_path / "cold.toml").write_text("[score_sheet]\nfire_symbols = 12\n")
    shown = run("simulate", "riverside", "--games", "2", "--components", "cold.toml", "--json", "out.json")
    digest = rivertable.load("riverside", components="cold.toml").overlay.digest  # type: ignore[union-attr]
    assert json.loads((tmp_path / "out.json").read_text())["components"] == {"name": "cold.toml", "digest": digest}
    assert "components changed by cold.toml" in shown.stdout


@pytest.mark.usefixtures("quick")
def test_summary_tables_and_json(run: Run, tmp_path: Path) -> None:
    shown = run("simulate", "riverside", "--players", "2", "--games", "6", "--seed", "3", "--json", "out.json")
    assert shown.exit_code == 0, shown.output
    for text in ("6 matches, random play", "share of wins", "rounds", "decisions", "Endings: anchor 6"):
        assert text in shown.stdout
    summary = json.loads((tmp_path / "out.json").read_text())
    assert summary["games"] == 6
    assert sum(seat["wins"] for seat in summary["seats"]) == pytest.approx(1)
    assert summary["end_reasons"] == {"anchor": 6}


@pytest.mark.usefixtures("quick")
def test_the_same_seed_gives_the_same_summary(run: Run, tmp_path: Path) -> None:
    for name in ("a.json", "b.json"):
        run("simulate", "riverside", "--players", "1", "--games", "3", "--seed", "5", "--json", name)
    a, b = (json.loads((tmp_path / name).read_text()) for name in ("a.json", "b.json"))
    assert a["seats"] == b["seats"]


def test_a_tie_is_shared() -> None:
    simulation = rivertable.Simulation(
        game=rivertable.load("riverside"),
        seed="0",
        scores=np.array([[5, 5], [7, 1]]),
        standings=np.array([[5, 5], [7, 1]]),
        points=np.zeros((2, 2, 0), np.int64),
        lengths=np.array([1, 1]),
        rounds=np.array([1, 1]),
        first_seats=np.array([0, 1]),
        endings=np.array([0, 0]),
        decisions=None,
        records=None,
        timed_decisions=1,
        seconds=1.0,
    )
    summary = summarise(simulation, "random")
    assert [seat["wins"] for seat in summary["seats"]] == [0.75, 0.25]
    assert [place["share"] for place in summary["turn_order"]] == [0.25, 0.75]


@pytest.mark.usefixtures("quick")
def test_wins_are_told_by_turn_order_where_there_is_one(run: Run) -> None:
    assert "goes first" in run("simulate", "the_river", "--games", "2").stdout
    assert "goes first" not in run("simulate", "riverside", "--games", "2").stdout


@pytest.mark.usefixtures("quick")
def test_each_seat_can_have_a_policy_of_its_own(run: Run) -> None:
    assert "greedy,random play" in run("simulate", "stone_layer", "--policy", "greedy,random", "--games", "1").stdout


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (["chess"], "there is no game 'chess'"),
        (["riverside", "--policy", "clever"], "there is no policy 'clever'; the policies are random, quick, greedy"),
        (["riverside", "--policy", "quick,greedy,random"], "one policy for all seats or 2, one for each, not 3"),
        (["riverside", "--games", "0"], "--games is a whole number from 1, not 0"),
        (["riverside", "--players", "9"], "riverside takes 1 to 6 players"),
        (["riverside", "--json", "no/such/file.json"], "there is no folder 'no/such'"),
        (["riverside", "--json", "/proc/out.json"], "/proc/out.json: it cannot be written"),
    ],
)
def test_bad_input_is_one_sentence(refuse: Callable[..., str], args: list[str], sentence: str) -> None:
    assert sentence in refuse("simulate", *args)
