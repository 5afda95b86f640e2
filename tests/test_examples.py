"""The examples run, at small scale: each does what its first sentence says."""

from __future__ import annotations

import importlib.util
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import matplotlib as mpl
import numpy as np
import pytest

import rivertable as rt
from scripts.clauses import ROOT

EXAMPLES = ROOT / "examples"
TESTED = {"play_by_hand.py", "my_bot.py", "random_pettingzoo.py", "self_play.py", "analyse_record.ipynb"}


def example(name: str) -> Any:
    spec = importlib.util.spec_from_file_location(f"example_{name}", EXAMPLES / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_every_example_is_tested_here() -> None:
    assert {path.name for path in EXAMPLES.iterdir() if path.is_file()} == TESTED


def typed(monkeypatch: pytest.MonkeyPatch, answers: Iterator[str]) -> None:
    monkeypatch.setattr("builtins.input", lambda _: next(answers))


@pytest.mark.parametrize("game", rt.games())
def test_a_match_is_played_by_hand(
    game: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typed(monkeypatch, iter(["0", "?1", "1", "1", "1", "1", "q"]))
    example("play_by_hand").main(game, "5")
    told = capsys.readouterr().out
    assert "Type a number from 1 to" in told
    assert "  1  " in told


def test_it_is_played_to_its_end(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    typed(monkeypatch, iter(lambda: "1", ""))
    monkeypatch.setattr(rt, "bot", lambda _: Random())
    example("play_by_hand").main("stone_layer", "5")
    assert re.search(r"Points: \(\d+, \d+\)\n$", capsys.readouterr().out)


class Random(rt.Bot):
    """Takes the first legal action, which is quick."""

    name = "first"

    def decide(self, config: rt.GameConfig, redacted: Any, seat: int) -> int:
        return rt.Match.from_state(config, redacted).legal_ids(seat)[0]


def test_a_bot_of_ones_own_beats_random_in_the_arena(capsys: pytest.CaptureFixture[str]) -> None:
    example("my_bot").main(groups=2)
    mine, other = (int(share) for share in re.findall(r": (\d+)% won", capsys.readouterr().out))
    assert mine > other


def test_random_agents_play_in_pettingzoo() -> None:
    assert example("random_pettingzoo").main("the_river", matches=2).total() >= 1


def test_a_network_that_plays_against_itself_learns(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """One round on a small batch, long enough for matches to end: figures are told, and estimates are not what they were."""
    learned = example("self_play")
    learned.STEPS = 128
    learned.main(["--minutes", "0", "--matches", "16", "--games", "2", "--output", str(tmp_path / "weights.npz")])
    assert re.search(r"learned from 2,048 decisions .*\nagainst random: ", capsys.readouterr().out)
    with np.load(tmp_path / "weights.npz") as kept:
        assert np.abs(kept["value"]).sum() > 0


def test_an_improvement_makes_what_went_well_likelier() -> None:
    learned = example("self_play")
    network, chance = learned.Network(6, 4, hidden=8), np.random.default_rng(1)
    seen, masks = chance.random((50, 6), np.float32), np.ones((50, 4), np.bool_)
    masks[:, 3] = False
    _, before, _ = network(seen, masks)
    actions = np.full(50, 2)
    for _ in range(5):
        network.improve(seen, masks, actions, before[:, 2], np.ones(50, np.float32), np.full(50, 0.5, np.float32))
    _, after, values = network(seen, masks)
    assert (after[:, 2] > before[:, 2]).all()
    assert not after[:, 3].any()
    assert (values > 0).all()


def test_what_is_good_for_one_seat_is_bad_for_the_other() -> None:
    """Three decisions of seats 0, 1, 1; then seat 1 wins. No estimates yet, and everything later counts in full."""
    learned = example("self_play")
    learned.TRACE = 1.0
    seats, none = np.array([[0], [1], [1], [0]]), np.zeros((3, 1), np.float32)
    rewards, done = np.array([[0], [0], [1]], np.float32), np.array([[False], [False], [True]])
    gains = learned.gains_of(none, seats, rewards, done, np.ones(1, np.float32))
    assert gains.ravel().tolist() == [-1, 1, 1]


def test_the_notebook_runs_from_its_first_cell_to_its_last(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    mpl.use("Agg")
    monkeypatch.chdir(tmp_path)
    cells = json.loads((EXAMPLES / "analyse_record.ipynb").read_text(encoding="utf-8"))["cells"]
    names: dict[str, Any] = {}
    for cell in cells:
        if cell["cell_type"] == "code":
            assert cell["outputs"] == []
            exec("".join(cell["source"]), names)
    assert len(names["story"]) > 10
    assert names["match"].points == tuple(names["story"][names["seats"]].iloc[-1])
    assert "The bot: " in capsys.readouterr().out
