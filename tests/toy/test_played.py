"""The toy, played wherever a game is played: in the terminal, in the browser, by `simulate`, and by the conformance suite."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect
from typer.testing import CliRunner

import rivertable as rt
from rivertable.cli.main import app
from rivertable.engine import conformance
from tests.server.process import running
from tests.toy.toy import TOY
from tests.web.chromium import chromium
from tests.web.player import DESKTOP, Player, by_clicking

pytestmark = pytest.mark.usefixtures("lantern_fishing")


def test_the_toy_keeps_the_contract() -> None:
    report = conformance.check(TOY.name, games=3)
    assert report.failures == []


def test_the_toy_is_played_in_the_terminal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    played = CliRunner().invoke(app, ["play", TOY.name, "--seed", "7"], input="1\n" * 60 + "n\n")
    assert "Catch a fish, or sell all fish of a kind?" in played.output
    assert re.search(r"basket +held +coins *\nPlayer 1 +0, 0, 1 +1 +0 *\nGreedy +–, –, – +1 +0 *\n", played.output)
    assert "The game is over: everything is played." in played.output


def test_many_matches_of_the_toy_are_played() -> None:
    at_random, greedy = (rt.simulate(TOY.name, games=100, policy=policy) for policy in ("random", "greedy"))
    assert len(at_random.scores) == len(greedy.scores) == 100
    assert greedy.scores.mean() > at_random.scores.mean() > 0


def test_the_toy_is_played_in_the_browser(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/tables.db"
    with running(database, tmp_path / "log", program="tests.toy.serve") as server, chromium() as browser:
        player = Player(browser.new_context(viewport=DESKTOP, reduced_motion="reduce"), server.url)
        player.open_table([{"kind": "me"}, {"kind": "bot", "level": "easy"}], TOY.name)
        assert player.play(by_clicking(1)) >= 5
        expect(player.page.locator(".decide")).to_have_attribute("data-state", "over")
        assert player.errors == []
