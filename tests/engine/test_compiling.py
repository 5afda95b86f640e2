"""How rules are compiled: each once, an entry as one module, no negative indices, and nobody else's functions changed."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import llvmlite
import numba
import numpy as np
import pytest
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import DefaultPassBuilder

from rivertable.engine import compiling
from rivertable.engine import rule as rule_module
from rivertable.engine.compiling import EntryLibrary, RuleDispatcher, RuleLibrary
from rivertable.engine.instance import _execute_package
from rivertable.engine.rule import CodePlace, Mode, register_instance

ROOT = Path(__file__).parents[2]
Make = Callable[[Mode], ModuleType]
TAG = "a_tag_of_16_char"

SOURCE = """
from typing import Any

from rivertable.engine.rule import entry, part, rule, constants

SQUARES = constants([0, 1, 4, 9])


@rule
def item(numbers: Any, index: int) -> int:
    return numbers[index]


@rule
def square(index: int) -> int:
    return SQUARES[index]


@rule
def write(numbers: Any, index: int, number: int) -> None:
    numbers[index] = number


@entry
def read(numbers: Any, narrow: Any, index: int) -> int:
    return item(numbers, index) + item(numbers, narrow[0]) + item(numbers, 1) + square(2) + square(index)


@entry
def put(numbers: Any, index: int) -> int:
    write(numbers, index, 7)
    return item(numbers, index)


@part
def row(rows: Any, index: int) -> Any:
    return rows[index] if index < 2 else rows[0]


@entry
def put_in_row(rows: Any, index: int) -> int:
    row(rows, index)[1] += 10
    return item(row(rows, index), 1)
"""


@pytest.fixture
def make(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Make]:
    """The source above as a package of its own in some mode."""
    monkeypatch.setattr(rule_module, "_modes", dict(rule_module._modes))
    monkeypatch.setattr(rule_module, "_rules", dict(rule_module._rules))

    def make(mode: Mode) -> ModuleType:
        folder = tmp_path / mode.value
        folder.mkdir()
        (folder / "__init__.py").write_text(SOURCE)
        package = f"tests.engine.{tmp_path.name}@{mode.value}-{TAG}"
        (tmp_path / "cache").mkdir(exist_ok=True)
        register_instance(package, mode, CodePlace(tmp_path / "cache", TAG))
        made.append(package)
        return _execute_package(package, folder)

    made: list[str] = []
    yield make
    for package in made:
        del sys.modules[package]


def numbers() -> Any:
    return np.array([10, 20, 30, 40])


def narrow(number: int) -> Any:
    return np.array([number], np.int8)


def library_of(dispatcher: Any) -> Any:
    (compiled,) = dispatcher.overloads.values()
    return compiled.library


# ---------------------------------------------------------------- one specialisation of every rule


def test_literals_and_widths_do_not_multiply_a_rule(make: Make) -> None:
    rules = make(Mode.COMPILED)
    assert rules.read(numbers(), narrow(3), 2) == 30 + 40 + 20 + 4 + 4
    assert [len(rule.overloads) for rule in (rules.item, rules.square)] == [1, 1]


def test_two_entries_of_a_process_share_their_rules(make: Make) -> None:
    rules = make(Mode.COMPILED)
    rules.read(numbers(), narrow(3), 2)
    library = library_of(rules.item)
    rules.put(numbers(), 2)
    assert library_of(rules.item) is library


# ---------------------------------------------------------------- no more passes than rules need


def test_each_needless_pass_is_one_that_numba_would_make() -> None:
    builder: Any = DefaultPassBuilder
    flags = SimpleNamespace(no_rewrites=True, enable_ssa=True, auto_parallel=SimpleNamespace(enabled=False))
    passes = builder.define_nopython_pipeline(SimpleNamespace(func_ir=None, flags=flags)).passes
    assert {each.__name__ for each, _ in passes} >= compiling.NEEDLESS


def test_a_rule_is_compiled_without_them(make: Make) -> None:
    rules = make(Mode.COMPILED)
    rules.put(numbers(), 2)
    (compiled,) = rules.item.overloads.values()
    made = {name.partition("_")[2] for name in compiled.metadata["pipeline_times"]["nopython"]}
    assert "native_lowering" in made
    assert "literal_unroll" not in made


# ---------------------------------------------------------------- one module an entry


def test_a_rule_is_no_machine_code_of_its_own(make: Make) -> None:
    rules = make(Mode.COMPILED)
    rules.read(numbers(), narrow(3), 2)
    library = library_of(rules.item)
    assert isinstance(library, RuleLibrary)
    assert library._compiled is False


def test_an_entry_lets_nobody_else_call_its_rules(make: Make) -> None:
    rules = make(Mode.COMPILED)
    rules.put(numbers(), 2)
    library = library_of(rules.put.dispatcher)
    assert isinstance(library, EntryLibrary)
    others = [f for f in library._final_module.functions if not f.is_declaration and "put" not in f.name]
    assert {f.linkage for f in others} <= {llvmlite.binding.Linkage.internal}


def test_an_entry_keeps_no_environment_but_its_own(make: Make) -> None:
    rules = make(Mode.COMPILED)
    rules.read(numbers(), narrow(3), 2)
    module = library_of(rules.read.dispatcher)._final_module
    assert len([g for g in module.global_variables if g.name.startswith(compiling.ENVIRONMENT)]) == 1


# ---------------------------------------------------------------- no negative indices


def test_an_index_is_not_wrapped_around(make: Make) -> None:
    """-1 is the cell before the first, which belongs to the same memory here."""
    rules, memory = make(Mode.COMPILED), np.array([5, 10, 20, 30])
    assert rules.put(memory[1:], -1) == 7
    assert memory.tolist() == [7, 10, 20, 30]


@pytest.mark.parametrize("index", [-1, -4, 4])
def test_bounds_checked_an_index_outside_is_refused(make: Make, index: int) -> None:
    rules = make(Mode.CHECKED)
    with pytest.raises(IndexError, match="out of bounds"):
        rules.put(numbers(), index)
    with pytest.raises(IndexError, match="out of bounds"):
        rules.read(numbers(), narrow(index), 0)


def test_bounds_checked_an_index_outside_a_table_is_refused(make: Make) -> None:
    memory = np.zeros(9, np.int64)
    with pytest.raises(IndexError, match="out of bounds"):
        make(Mode.CHECKED).read(memory[4:], narrow(0), 4)


# ---------------------------------------------------------------- other people's functions


@pytest.mark.parametrize("mode", Mode)
def test_a_part_is_a_row_that_may_be_written_to(make: Make, mode: Mode) -> None:
    rows = np.array([[1, 2], [3, 4]])
    module = make(mode)
    assert [module.put_in_row(rows, index) for index in (1, 2)] == [14, 12]
    assert rows.tolist() == [[1, 12], [3, 14]]


def test_a_function_of_somebody_else_is_compiled_as_ever(make: Make) -> None:
    make(Mode.COMPILED).put(numbers(), 2)

    @numba.njit
    def last(values: Any) -> Any:
        return values[-1]

    @numba.njit
    def nth(values: Any, n: int) -> Any:
        return values[n] + last(values)

    assert nth(numbers(), -2) == 30 + 40
    assert nth(np.array([1.5, 2.5]), np.int8(-1)) == 5.0
    assert len(nth.overloads) == 2
    assert {type(compiled.library) for compiled in nth.overloads.values()} == {JITCodeLibrary}


def test_a_function_of_somebody_else_is_checked_as_ever(make: Make) -> None:
    make(Mode.CHECKED).put(numbers(), 2)

    @numba.njit(boundscheck=True)
    def nth(values: Any, n: int) -> Any:
        return values[n]

    assert nth(numbers(), -1) == 40
    with pytest.raises(IndexError):
        nth(numbers(), -5)


def test_a_function_of_somebody_else_may_call_rules(make: Make) -> None:
    square = make(Mode.COMPILED).square

    @numba.njit
    def cube(n: Any) -> Any:
        return n * square(n)

    assert cube(3) == 27


# ---------------------------------------------------------------- the disk cache

MARKET = """
import gc, json, sys
from rivertable.engine import compiling
from rivertable.engine.rule import CompiledEntry
from rivertable.engine.simulation import simulate
from tests.market.market import registered
with registered():
    scores = [simulate("fish_market", games=20, policy=policy).scores.tolist() for policy in ("random", "greedy")]
rules = [each for each in gc.get_objects() if isinstance(each, compiling.RuleDispatcher)]
entries = [each.dispatcher for each in gc.get_objects() if isinstance(each, CompiledEntry)]
print(json.dumps({
    "scores": scores,
    "specialisations": {f"{rule.py_func.__module__}.{rule.py_func.__name__}": len(rule.overloads) for rule in rules},
    "hits": [sum(each.stats.cache_hits.values()) for each in entries if each.overloads],
    "misses": [sum(each.stats.cache_misses.values()) for each in entries if each.overloads],
}))
"""
OTHER_VERSION = "from rivertable.engine import compiling\ncompiling.KNOWN = ()\n"


def in_a_process(source: str, cache: Path) -> Any:
    env = {**os.environ, "RIVERTABLE_CACHE": str(cache), "PYTHONPATH": os.pathsep.join([str(ROOT), *sys.path])}
    done = subprocess.run([sys.executable, "-c", source], env=env, check=True, capture_output=True, text=True)
    return json.loads(done.stdout)


@pytest.fixture(scope="module")
def cache(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("cache")


@pytest.fixture(scope="module")
def cold(cache: Path) -> Any:
    """The toy game played at random and greedily by a process that finds nothing compiled."""
    return in_a_process(MARKET, cache)


@pytest.fixture(scope="module")
def warm(cold: Any, cache: Path) -> Any:
    """The same by the next process."""
    return in_a_process(MARKET, cache)


def test_a_process_that_finds_nothing_compiled_compiles_every_rule_of_a_game_once(cold: Any) -> None:
    counts = {name: n for name, n in cold["specialisations"].items() if name.startswith("rivertable.games.") and n}
    assert len(counts) > 30
    assert set(counts.values()) == {1}


def test_what_a_process_has_compiled_the_next_one_finds(cold: Any, warm: Any) -> None:
    assert (cold["hits"], cold["misses"]) == ([0, 0], [1, 1])
    assert (warm["hits"], warm["misses"]) == ([1, 1], [0, 0])


def test_what_is_found_needs_no_rule_to_be_compiled(warm: Any) -> None:
    assert sum(warm["specialisations"].values()) == 2  # the entries themselves


def test_what_is_found_plays_the_same(cold: Any, warm: Any) -> None:
    assert warm["scores"] == cold["scores"]


# ---------------------------------------------------------------- other versions of Numba


def test_the_installed_versions_are_known() -> None:
    assert compiling.is_known()


@pytest.mark.parametrize(("package", "version"), [(numba, "0.69.0"), (numba, "0.6.8"), (llvmlite, "0.51.0")])
def test_other_versions_are_not_known(package: ModuleType, version: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(package, "__version__", version)
    assert not compiling.is_known()


@pytest.mark.slow
def test_with_another_version_rules_are_compiled_as_numba_does_it_and_play_the_same(cold: Any, tmp_path: Path) -> None:
    other = in_a_process(OTHER_VERSION + MARKET, tmp_path)
    assert other["specialisations"] == {}
    assert other["scores"] == cold["scores"]


def test_with_another_version_a_rule_is_an_ordinary_function_of_numba(
    make: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(compiling, "KNOWN", ())
    rules = make(Mode.COMPILED)
    assert not isinstance(rules.item, RuleDispatcher)
    assert rules.read(numbers(), narrow(3), 2) == 30 + 40 + 20 + 4 + 4
