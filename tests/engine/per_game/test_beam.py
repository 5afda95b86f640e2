"""The beam over a seat's own turn."""

from __future__ import annotations

from typing import Any

import pytest

from rivertable.engine.chance import stream_from
from rivertable.engine.instance import Instance
from rivertable.engine.match import Match
from rivertable.engine.state_arrays import ints, put, raw_bytes, state_array


class Beam:
    """Plans for seat 0 of a solo match of Riverside, in one imagined world."""

    def __init__(self, instance: Instance, width: int = 16, room: int = 16) -> None:
        self.match = Match("riverside(players=1)", 4)
        self.module: Any = instance.per_game("beam")
        t, mode = self.module, instance.mode
        world = self.match.redacted(0)
        instance_world = world.clone()
        self.match.game.deal_unknown(instance_world, 0, stream_from(1))
        states = state_array(instance.game.state, t.STATES, mode)
        put(states, t.ROOT, instance_world)
        out = ints(t.OUT, mode)
        ends = t.find_plans(states, raw_bytes(states), out, 0, width, room)
        rows = [t.PLANS + (row - t.SCRATCH) * t.PLAN for row in range(t.FINISHED, t.FINISHED + ends)]
        self.plans = [(out[r + t.VALUE], list(out[r + t.ACTIONS : r + t.ACTIONS + out[r + t.LENGTH]])) for r in rows]


@pytest.fixture(scope="module")
def beam() -> Beam:
    from rivertable.engine.instance import instance

    return Beam(instance("riverside"))


def test_a_plan_leads_to_the_end_of_the_turn(beam: Beam) -> None:
    for _, actions in beam.plans:
        match = beam.match.clone()
        reveals = match._state.reveals
        for action in actions:
            assert match._state.reveals == reveals
            match.act(0, action)
        assert match._state.reveals > reveals


def test_plans_lead_to_different_positions(beam: Beam) -> None:
    ends = set()
    for _, actions in beam.plans:
        match = beam.match.clone()
        for action in actions:
            match.act(0, action)
        ends.add(str(match._state.shown))
    assert len(ends) == len(beam.plans)


def test_no_more_plans_are_kept_than_there_is_room_for(interpreted: Instance) -> None:
    assert len(Beam(interpreted, room=3).plans) == 3


def test_the_best_plans_are_kept(interpreted: Instance, beam: Beam) -> None:
    few = sorted((value for value, _ in Beam(interpreted, room=3).plans), reverse=True)
    assert few == sorted((value for value, _ in beam.plans), reverse=True)[:3]


def test_a_wider_beam_finds_no_worse_a_plan(interpreted: Instance, beam: Beam) -> None:
    assert max(beam.plans)[0] >= max(Beam(interpreted, width=1).plans)[0]


def test_a_plan_that_cannot_be_followed_ends_early(interpreted: Instance, beam: Beam) -> None:
    match, t = beam.match.clone(), beam.module
    actions = beam.plans[0][1]
    impossible = [actions[0], match.game.actions.count - 1]
    t.follow(match._state, [0] * match.game.actions.count, 0, impossible, 0, 2)
    again = beam.match.clone()
    again.act(0, actions[0])
    assert match._state == again._state
