"""The toy game with a fault in it, and the check that should find it."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from rivertable.engine import conformance
from rivertable.engine.conformance import Report
from rivertable.engine.contract import Game
from rivertable.engine.instance import instance
from rivertable.engine.rule import Mode

PLAIN = (Mode.INTERPRETED,)
WHERE = re.compile(r"fish_market\(players=\d, weather=(true|false)\) seed [0-9a-f]+ (step|after) \d+")


def check(games: int = 6, viewer_steps: int = 150, modes: tuple[Mode, ...] = PLAIN, **settings: Any) -> Report:
    return conformance.check("fish_market", games=games, viewer_steps=viewer_steps, modes=modes, **settings)


def failure(report: Report, name: str, *also: str) -> str:
    """The first failure of the one check that failed; `also` are checks that may find the same fault elsewhere."""
    assert [failed for failed in report.failed if failed not in also] == [name], report.failures
    return report.failed[name][0]


Fault = Callable[..., Game]


def right() -> Game:
    """The toy as it should be."""
    return instance("fish_market").game


def after(apply: Callable[[Any, int, int], None], then: Callable[[Any, int, int], None]) -> Any:
    """apply, and then something that should not be."""

    def faulty(s: Any, seat: int, action: int) -> None:
        apply(s, seat, action)
        then(s, seat, action)

    return faulty
