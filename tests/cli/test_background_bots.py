"""Bots that decide in the background."""

from __future__ import annotations

import time

import rivertable as rt
from rivertable.cli.background_bots import BackgroundBots, searches


def test_who_searches() -> None:
    assert [name for name in ("random", "greedy", "ismcts", "easy", "hard") if searches(name)] == [
        "ismcts",
        "easy",
        "hard",
    ]


def test_a_bot_answers_at_once_and_the_search_follows() -> None:
    match = rt.Match("riverside(players=2)", seed=7)
    with BackgroundBots(match) as bots:
        first = bots.choose(0, "hard", 1)
        assert first in match.legal(0)
        deadline = time.monotonic() + 300
        while bots.advise(0)[0].win_chance is None and time.monotonic() < deadline:
            pass
        assert bots.is_ready
        best = bots.advise(0)[0]
        assert best.points is not None
        assert best.action in [action.id for action in match.legal(0)]
