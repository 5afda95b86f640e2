"""Games with physics: what is simulated, and which payloads fit."""

from __future__ import annotations

import pytest

from rivertable.engine.errors import RivertableError
from rivertable.engine.game_config import load
from rivertable.engine.match import Match
from rivertable.server.table.physics import check_payload, physics_of, simulates

POSE = {"face": 0, "yaw": 0.4, "tilt": [0.0, 0.0], "x": 0.0, "y": 0.0}


def test_stones_are_simulated_unless_people_report_what_real_ones_did() -> None:
    simulated, real = load("stone_layer", players=2), load("stone_layer", players=2, mode="companion")
    assert simulates(simulated)
    assert physics_of(simulated) is physics_of(load("stone_layer", players=3)) is not None
    assert not simulates(real)
    assert physics_of(real) is None
    assert physics_of(load("riverside")) is None


def test_a_payload_is_for_simulated_stones_only() -> None:
    match = Match("riverside(players=2)", seed=1)
    check_payload(match, match.legal(0)[0].id, None)
    with pytest.raises(RivertableError, match="have no payload at this table"):
        check_payload(match, match.legal(0)[0].id, POSE)


def test_a_payload_is_checked_by_the_physics_of_the_game() -> None:
    match = Match("stone_layer(players=2)", seed=1)
    while not any(action.name == "release" for action in match.legal(match.to_act[0])):
        match.act(match.to_act[0], match.legal(match.to_act[0])[0])
    release = next(action for action in match.legal(match.to_act[0]) if action.name == "release")
    check_payload(match, release.id, POSE)
    with pytest.raises(RivertableError):
        check_payload(match, release.id, {**POSE, "x": "left"})
