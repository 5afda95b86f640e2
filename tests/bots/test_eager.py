"""A bot that does not wait for the compiler, and gets stronger by itself."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import rivertable as rt
from rivertable.bots import make_bot, policy_of
from rivertable.bots.eager import EagerBot
from rivertable.bots.greedy import near_best
from rivertable.bots.ismcts import IsmctsBot
from rivertable.engine.components import Overlay
from rivertable.engine.rule import Mode

SHORT: Any = {"iterations": 20, "seed": 3}


@pytest.fixture
def match() -> rt.Match:
    return rt.Match("riverside(players=2)", seed=4)


def test_until_the_search_is_compiled_a_quick_bot_stands_in(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RIVERTABLE_CACHE", str(tmp_path))
    config = rt.load("riverside", components=Overlay("eager.toml", "[dice]\nsides = 7"))
    match, bot = rt.Match(config, seed=4), rt.bot("hard", seed=3)
    assert isinstance(bot, EagerBot)
    seat = match.to_act[0]
    stand_in = near_best(config, 3, Mode.INTERPRETED, None)
    assert bot.choose(match, seat) == stand_in.choose(match, seat)
    assert bot.found is None
    (background,) = bot._background.values()
    assert [background.is_over] == [False]
    assert bot.choose(match, seat) == stand_in.choose(match, seat)  # by the same process
    assert list(bot._background.values()) == [background]
    background._process.kill()
    background._process.wait()
    assert [background.is_over] == [True]
    assert bot.is_ready(config)  # it gives up waiting for others, and would compile itself


def test_with_compiled_code_it_searches_as_any_bot_does(match: rt.Match) -> None:
    make_bot("hard", **SHORT).choose(match, 0)
    bot = rt.bot("hard", **SHORT)
    assert isinstance(bot, EagerBot)
    assert bot.choose(match, 0) == make_bot("hard", **SHORT).choose(match, 0)
    assert bot.found is not None
    assert bot._background == {}


def test_who_wants_to_wait_waits() -> None:
    assert type(rt.bot("hard", wait=True)) is type(make_bot("hard")) is IsmctsBot
    assert not isinstance(rt.bot("greedy"), EagerBot)


def test_a_series_of_matches_waits(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RIVERTABLE_CACHE", str(tmp_path))
    config, bot = rt.load("riverside", components=Overlay("wait.toml", "[dice]\nsides = 9")), EagerBot()
    policy_of(bot, 0)
    assert bot.is_ready(config)
    assert bot._background == {}


def test_an_interpreted_bot_has_nothing_to_wait_for() -> None:
    assert EagerBot(mode=Mode.INTERPRETED).is_ready(rt.load("riverside"))
