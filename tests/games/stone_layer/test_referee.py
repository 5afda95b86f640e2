"""The statistical referee: SL-6.26."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from rivertable.engine.chance import stream_from
from rivertable.engine.contract import REFEREE_SEAT
from rivertable.games.stone_layer.actions import ACTIONS
from rivertable.games.stone_layer.referee import failure_at, referee
from rivertable.games.stone_layer.rules.flow import apply, may
from rivertable.games.stone_layer.state import REPORT_SET, State
from rivertable.games.stone_layer.tables import LIFT, PER_MILLE
from tests.games.stone_layer.builder import StoneLayer, heights, stone_layer

ATTEMPTS = 3000


def outcomes(position: Any) -> Counter[str]:
    """How often the stone stayed or not, over many reports of the same attempt."""
    stream, found = stream_from(1), Counter[str]()
    for _ in range(ATTEMPTS):
        s: Any = position.clone()
        before, turn = heights(s), s.turns
        while s.turns == turn and s.step >= REPORT_SET:
            action = referee(s, stream)
            assert may(s, REFEREE_SEAT, action) == 0
            apply(s, REFEREE_SEAT, action)
        now = heights(s)
        found["stayed" if now[0] > before[0] else "failed"] += 1
        found["neighbour fell"] += any(a < b for a, b in zip(now[1:], before[1:], strict=True))
    return found


@pytest.mark.parametrize("height", [0, 2, 4, 6])
def test_sl_6_26_stones_fail_as_often_as_the_table_says(height: int) -> None:
    s = stone_layer().height(0, height, "large").attempt("t_m_1")
    expected = failure_at(s, 0, 1) / PER_MILLE
    share = outcomes(s)["failed"] / ATTEMPTS
    assert abs(share - expected) < 4 * (expected * (1 - expected) / ATTEMPTS) ** 0.5 + 0.002


def test_sl_6_26_neighbours_fall_now_and_then() -> None:
    found = outcomes(stone_layer().height(1, 3).height(2, 3).attempt("t_m_1"))
    assert 0 < found["neighbour fell"] < ATTEMPTS * 0.02


def lifting(position: StoneLayer) -> State:
    return position.tops("M", "S", "S", "L", "-", "S").marker(0).lift("t_s_1", 1)


def test_sl_6_26_a_source_falls_while_lifting_now_and_then() -> None:
    fell = outcomes(lifting(stone_layer()))["neighbour fell"]
    # the lifted stone leaves stack 1 every time, so count by what the referee says first
    stream = stream_from(3)
    s = lifting(stone_layer())
    said = Counter(ACTIONS.text(referee(s, stream)) for _ in range(ATTEMPTS))
    assert fell >= ATTEMPTS * 0.9
    assert abs(said["report_lifting"] / ATTEMPTS - LIFT / PER_MILLE) < 0.01
