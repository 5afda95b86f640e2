"""What the tests of the command line share: a runner in an empty folder."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

import rivertable as rt
from rivertable.cli.main import app
from rivertable.engine.chance import stream_from
from rivertable.engine.contract import REFEREE_SEAT

ROOT = Path(__file__).parents[2]

os.environ.setdefault("RIVERTABLE_CACHE", str(ROOT / ".cache" / "rivertable"))

Run = Callable[..., Result]

SOLO = ("play", "riverside", "--players", "1", "--seed", "7")
ANY_ANSWERS = "1\n2\n3\n4\n0\n5\n6\n7\n" * 600  # more than a match takes; where a number is no answer it is refused


def lines(*typed: str) -> str:
    return "".join(f"{line}\n" for line in typed)


def sampled(game: str, players: int, every: int = 15) -> Iterator[rt.Match]:
    """A whole match at random, given at some of its positions and at its end."""
    match, bot = rt.Match(rt.load(game, players=players), seed=5), rt.bot("random", seed=2)
    step = 0
    while not match.is_over:
        if step % every == 0:
            yield match
        seat = match.to_act[0]
        action = match.likely_report(stream_from(step)) if seat == REFEREE_SEAT else bot.choose(match, seat)
        match.act(seat, action)
        step += 1
    yield match


@pytest.fixture
def run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Run:
    """run("play", "--seed", "7", typed="1\\n2\\n"): the command in a folder of its own, 100 columns wide."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "100")

    def invoke(*args: str, typed: str = "") -> Result:
        return CliRunner().invoke(app, args, input=typed)

    return invoke


@pytest.fixture
def refuse(run: Run, tmp_path: Path) -> Callable[..., str]:
    """Run something that must be refused: exit code 2, one sentence, no traceback, nothing written."""

    def invoke(*args: str, typed: str = "") -> str:
        before = set(tmp_path.iterdir())
        result = run(*args, typed=typed)
        assert result.exit_code == 2, result.output
        assert result.stdout == ""
        assert result.stderr.startswith("rivertable: ")
        assert result.stderr.count("\n") == 1
        assert set(tmp_path.iterdir()) == before
        return result.stderr

    return invoke
