"""The cheap policy: sensible at every decision, and clearly better than chance."""

from __future__ import annotations

from rivertable.engine.chance import stream_from
from rivertable.engine.rule import Mode
from rivertable.engine.simulation import simulate
from rivertable.games.the_river.actions import ACTIONS
from rivertable.games.the_river.policy import policy
from rivertable.games.the_river.rules.flow import legal
from rivertable.games.the_river.state import State
from tests.games.the_river.builder import play, the_river


def chosen(s: State, seat: int = 0) -> set[str]:
    """What the policy chooses with different streams."""
    out = [0] * ACTIONS.count
    n = legal(s, seat, out)
    return {ACTIONS.text(policy(s, seat, out, n, stream_from(seed))) for seed in range(20)}


def test_what_can_be_built_is_built() -> None:
    s = the_river(players=2).tiles(0, "forest_wb", "forest_wb", "forest_wb").goods(0, wood=3, stone=3, clay=3).turn(0)
    assert chosen(s) == {"place(construct)"}


def test_the_resource_the_building_in_mind_needs_least_is_returned() -> None:
    s = the_river(players=2).tiles(0, "forest_ww").goods(0, wood=4, food=1).turn(0)
    play(s, 0, "place(wood)")
    assert "return_one(food)" not in chosen(s)


def test_quick_play_is_clearly_better_than_chance() -> None:
    quick, chance = (
        simulate("the_river", players=2, games=100, policy=policy, mode=Mode.INTERPRETED)
        for policy in ("quick", "random")
    )
    assert quick.scores.mean() > chance.scores.mean() + 7
    assert quick.rounds.mean() < 8
