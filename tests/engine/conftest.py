"""What the engine's tests share: the compile cache of the Makefile, and game instances that were compiled once."""

from __future__ import annotations

import dataclasses
import os
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from rivertable.engine import instance as instance_module
from rivertable.engine import rule
from rivertable.engine.contract import Game
from rivertable.engine.instance import Instance, _execute_package, compile_cache, instance
from rivertable.engine.rule import CodePlace, Mode, register_instance
from tests.engine.faults import Fault

ROOT = Path(__file__).parents[2]

os.environ.setdefault("RIVERTABLE_CACHE", str(ROOT / ".cache" / "rivertable"))


@pytest.fixture(scope="session")
def interpreted() -> Instance:
    return instance("riverside", Mode.INTERPRETED, None)


@pytest.fixture(scope="session")
def compiled() -> Instance:
    return instance("riverside", Mode.COMPILED, None)


@pytest.fixture(scope="session")
def checked() -> Instance:
    return instance("riverside", Mode.CHECKED, None)


TINY = Path(__file__).parent / "tiny"
TINY_TAG = "tag_of_the_tiny1"


def tiny(mode: Mode) -> ModuleType:
    """The modules of tests/engine/tiny, executed in a mode of their own."""
    package = f"tests.engine.tiny@{mode.value}-{TINY_TAG}"
    register_instance(package, mode, CodePlace(compile_cache(TINY, mode), TINY_TAG) if mode.compiles else None)
    return _execute_package(package, TINY)


@pytest.fixture(scope="session")
def tiny_interpreted() -> ModuleType:
    return tiny(Mode.INTERPRETED)


@pytest.fixture(scope="session")
def tiny_compiled() -> ModuleType:
    return tiny(Mode.COMPILED)


@pytest.fixture
def fault(monkeypatch: pytest.MonkeyPatch, fish_market: None) -> Fault:
    """fault(legal=…): for this test the interpreted toy is a variant; returns the game as it should be."""

    def replace(**changes: Any) -> Game:
        plain = instance("fish_market")
        faulty = Instance(dataclasses.replace(plain.game, **changes), plain.package, plain.mode, None)
        monkeypatch.setitem(instance_module._instances, plain.package, faulty)
        monkeypatch.setitem(rule._rules, plain.package, list(rule.rules_of(plain.package)))
        return plain.game

    return replace
