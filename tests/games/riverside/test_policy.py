"""The cheap policy: sensible at every decision, and far better than chance."""

from __future__ import annotations

from rivertable.engine.chance import stream_from
from rivertable.engine.rule import Mode
from rivertable.engine.simulation import simulate
from rivertable.games.riverside.actions import ACTIONS
from rivertable.games.riverside.policy import fill_value, policy
from rivertable.games.riverside.rules.flow import legal
from rivertable.games.riverside.state import State
from rivertable.games.riverside.tables import COLOURS
from tests.games.riverside.builder import play, riverside


def chosen(s: State, seat: int = 0) -> set[str]:
    """What the policy chooses with different streams."""
    out = [0] * ACTIONS.count
    n = legal(s, seat, out)
    return {ACTIONS.text(policy(s, seat, out, n, stream_from(seed))) for seed in range(20)}


def test_crosses_go_where_they_finish_a_row() -> None:
    s = riverside().dice(yellow=1).crossed(0, "yellow", 0, 0, 0, 6).phase2()
    play(s, 0, "choose_die(yellow)", "green(no)")
    assert chosen(s) == {"seat_row(3)"}


def test_a_die_that_finishes_rows_is_chosen() -> None:
    s = riverside().dice(yellow=3, blue=3, pink=3, brown=3, white=3).crossed(0, "blue", 0, 0, 0, 4).phase2()
    full = riverside().dice(yellow=3).phase2()
    blue = COLOURS.index("blue")
    assert fill_value(s, 0, blue, 3, 5) > fill_value(full, 0, blue, 3, 5)
    assert chosen(s) == {"choose_die(blue)"}


def test_quick_play_is_far_better_than_chance() -> None:
    quick = simulate("riverside", players=1, games=100, policy="quick", mode=Mode.INTERPRETED)
    assert quick.scores.mean() > 260
    assert quick.scores.std() > 20
