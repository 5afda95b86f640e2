"""The interface of a game's physics, and that Stone Layer keeps to it."""

from __future__ import annotations

import inspect

import msgspec
import pytest

from rivertable.engine.game_config import load
from rivertable.engine.physics import ActionWithPayload, AuditLine, Physics
from rivertable.engine.registry import games

METHODS = [name for name, value in vars(Physics).items() if inspect.isfunction(value) and not name.startswith("_")]


def test_one_game_has_physics() -> None:
    assert [game for game in games() if load(game).game.physics is not None] == ["stone_layer"]


@pytest.mark.parametrize("method", METHODS)
def test_stone_layer_has_every_method_with_the_same_parameters(method: str) -> None:
    make = load("stone_layer").game.physics
    assert make is not None
    own = inspect.signature(getattr(type(make()), method))
    assert [*own.parameters] == [*inspect.signature(getattr(Physics, method)).parameters]


def test_tasks_and_results_of_stone_layer_travel_as_msgpack() -> None:
    make = load("stone_layer").game.physics
    assert make is not None
    for kind in (make().task_type, make().result_type):
        msgspec.msgpack.Decoder(kind)  # raises if msgspec cannot read it


def test_a_payload_is_optional() -> None:
    assert msgspec.json.decode(b'{"action": 3}', type=ActionWithPayload) == ActionWithPayload(3)
    assert msgspec.json.encode(AuditLine(2, True, "same")) == b'{"move":2,"same":true,"text":"same"}'
