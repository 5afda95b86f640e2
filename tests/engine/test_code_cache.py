"""Compiled code on the disk: found again by every process, for every overlay of tables, and wherever the sources lie."""

from __future__ import annotations

import enum
import math
import os
import shutil
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import pytest

from rivertable.engine import cells
from rivertable.engine import rule as rule_module
from rivertable.engine.code_cache import (
    KEPT_VARIANTS,
    NEUTRAL,
    SEAL,
    UNKNOWN,
    plain_function,
    read_by_compiler,
    said,
    seal,
)
from rivertable.engine.components import Overlay
from rivertable.engine.conformance.lockstep import play_in_lockstep
from rivertable.engine.conformance.report import Report
from rivertable.engine.game_config import load
from rivertable.engine.instance import _execute_package, instance, tag_of
from rivertable.engine.outside_tables import outside_table
from rivertable.engine.registry import games
from rivertable.engine.rule import CodePlace, Mode, register_instance
from tests.engine.test_compiling import MARKET, ROOT, in_a_process

TAGS = ("0123456789abcdef", "fedcba9876543210", "00112233aabbccdd")
Make = Callable[..., ModuleType]

SOURCE = """
from rivertable.engine.rule import constants, entry, rule

PRICES = constants({prices})
FEE = {fee}


@rule
def price(index):
    return PRICES[index] + FEE


@entry
def total(numbers):
    points = 0
    for i in range(len(numbers)):
        points += price(numbers[i])
    return points
"""


@pytest.fixture
def make(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Make]:
    """The source above with these numbers as an instance with a tag; all have the same cache."""
    for registered in ("_modes", "_caches", "_tables"):
        monkeypatch.setattr(rule_module, registered, dict(getattr(rule_module, registered)))
    monkeypatch.setattr(rule_module, "_rules", {name: list(rules) for name, rules in rule_module._rules.items()})
    (tmp_path / "cache").mkdir()

    def make(tag: str, prices: list[int], fee: int = 0) -> ModuleType:
        folder = tmp_path / f"{tag}-{len(made)}"
        folder.mkdir()
        (folder / "__init__.py").write_text(SOURCE.format(prices=prices, fee=fee))
        package = f"tests.engine.prices@compiled-{tag}"
        register_instance(package, Mode.COMPILED, CodePlace(tmp_path / "cache", tag))
        made.append(package)
        return _execute_package(package, folder)

    made: list[str] = []
    yield make
    for package in set(made):
        del sys.modules[package]


def total(instance: ModuleType, *numbers: int) -> int:
    return int(instance.total(np.array(numbers)))


def compiles(*instances: ModuleType) -> list[int]:
    """How often the entry of each had to be compiled."""
    return [sum(each.total.dispatcher.stats.cache_misses.values()) for each in instances]


def kept(tmp_path: Path) -> list[Path]:
    return sorted((tmp_path / "cache").glob("*.code"))


# ---------------------------------------------------------------- numbers are data


def test_other_numbers_in_a_table_need_no_compiler(make: Make) -> None:
    first, second, third = make(TAGS[0], [1, 2, 3]), make(TAGS[1], [10, 20, 30]), make(TAGS[2], [5, 5, 5])
    assert [total(each, 0, 2, 2) for each in (first, second, third)] == [7, 70, 15]
    assert [total(each, 1) for each in (first, second, third)] == [2, 20, 5]
    assert compiles(first, second, third) == [1, 0, 0]


def test_another_single_number_is_compiled_once_more(make: Make) -> None:
    first, second = make(TAGS[0], [1, 2, 3]), make(TAGS[1], [1, 2, 3], fee=100)
    assert [total(each, 0) for each in (first, second)] == [1, 101]
    assert compiles(first, second) == [1, 1]


def test_a_table_of_another_size_is_compiled_once_more(make: Make) -> None:
    first, second = make(TAGS[0], [1, 2, 3]), make(TAGS[1], [1, 2, 3, 4])
    assert [total(each, 2) for each in (first, second)] == [3, 3]
    assert compiles(first, second) == [1, 1]


def test_a_file_holds_the_tag_of_no_instance(make: Make, tmp_path: Path) -> None:
    total(make(TAGS[0], [1, 2, 3]), 0)
    (file,) = kept(tmp_path)
    content = file.read_bytes()
    assert TAGS[0].encode() not in content
    assert NEUTRAL.encode() in content


def test_a_tag_of_any_instance_is_as_long_as_what_stands_for_it() -> None:
    assert len(tag_of(())) == len(NEUTRAL)


# ---------------------------------------------------------------- files


def test_a_broken_file_is_not_loaded(make: Make, tmp_path: Path) -> None:
    total(make(TAGS[0], [1, 2, 3]), 0)
    (file,) = kept(tmp_path)
    content = file.read_bytes()
    file.write_bytes(content[:-9] + b"9 letters")
    again = make(TAGS[1], [4, 5, 6])
    assert total(again, 1) == 5
    assert compiles(again) == [1]
    assert file.read_bytes()[:SEAL] == seal(file.read_bytes()[SEAL:])


def test_the_files_used_last_are_kept(make: Make, tmp_path: Path) -> None:
    for fee in range(KEPT_VARIANTS + 2):
        total(make(TAGS[fee % 2], [1, 2, 3], fee=fee), 0)
        for age, file in enumerate(sorted(kept(tmp_path), key=lambda path: -path.stat().st_mtime)):
            os.utime(file, (1000 - age, 1000 - age))
    assert len(kept(tmp_path)) == KEPT_VARIANTS
    oldest, newest = make(TAGS[0], [1, 2, 3], fee=0), make(TAGS[1], [1, 2, 3], fee=KEPT_VARIANTS + 1)
    assert [total(each, 0) for each in (newest, oldest)] == [KEPT_VARIANTS + 2, 1]
    assert compiles(newest, oldest) == [0, 1]


def test_nothing_half_written_is_left(make: Make, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(source: Any, target: Any) -> None:
        raise OSError("no space left")

    monkeypatch.setattr(os, "replace", full)
    with pytest.raises(OSError, match="no space left"):
        total(make(TAGS[0], [1, 2, 3]), 0)
    assert [path.name for path in (tmp_path / "cache").iterdir()] == ["lock"]


# ---------------------------------------------------------------- what the compiler reads

FEES = (1, 2)


def helper(n: int) -> int:
    return n + FEES[0]


def stand_in(n: int) -> int:
    return n


def uses(n: int) -> float:
    return helper(n) + math.pi + FEES[1]


def told_of(function: Any, engine_functions: Any = None) -> list[str]:
    return list(read_by_compiler(function, engine_functions or {}))


def test_everything_an_entry_reaches_is_read() -> None:
    told = told_of(uses)
    assert any(line.startswith("def tests.engine.test_code_cache.helper") for line in told)
    assert {"FEES = (int 1, int 2)", f"math.pi = float {math.pi!r}"} <= set(told)


def test_of_an_engine_function_that_is_read_which_compiled_rules_run() -> None:
    told = told_of(uses, {helper: stand_in})
    assert "helper is tests.engine.test_code_cache.stand_in" in told
    assert not any(line.startswith("def tests.engine.test_code_cache.helper") for line in told)


def test_what_a_function_was_made_with_is_read() -> None:
    def made_with(number: int) -> Any:
        def inner(n: int, more: int = number + 1) -> int:
            return n + number + more

        return inner

    assert {"number = int 3", "defaults = (int 4)"} <= set(told_of(made_with(3)))


class Colour(enum.Enum):
    RED = 1


@pytest.mark.parametrize(
    ("value", "words"),
    [
        (3, "int 3"),
        (True, "bool True"),
        (np.int16(3), "int16 np.int16(3)" if np.__version__ >= "2" else "int16 3"),
        (("a", None), "(str 'a', NoneType None)"),
        (Colour.RED, "<Colour.RED: 1>"),
        (int, "type builtins.int"),
        (len, "builtin_function_or_method builtins.len"),
        (math, "module .math"),
        ({}, f"{UNKNOWN} builtins.dict"),
    ],
)
def test_a_value_in_words(value: Any, words: str) -> None:
    assert said(value) == words


def test_a_table_is_said_by_its_name_and_shape() -> None:
    assert said(outside_table([[1, 2]], "some_prices")) == said(outside_table([[3, 4]], "some_prices"))
    assert said(outside_table([[1, 2]], "some_prices")) != said(outside_table([[1], [2]], "some_prices"))


def test_an_array_and_a_part_of_a_table_are_said_by_their_numbers() -> None:
    tables = [outside_table([[1, 2], numbers], "some_prices") for numbers in ([3, 4], [3, 5])]
    assert said(tables[0][0]) == said(tables[1][0])
    assert said(tables[0][1]) != said(tables[1][1])
    assert said(np.array([1])) != said(np.array([1], np.int8))


def test_what_can_be_called_is_found_behind_rules_and_entries(make: Make) -> None:
    rules = make(TAGS[0], [1, 2, 3])
    assert [plain_function(each, {}).__name__ for each in (rules.total, rules.price)] == ["total", "price"]  # type: ignore[union-attr]
    assert plain_function(3, {}) is None


def read_for_a_search(game: str, overlay: Overlay | None = None) -> list[str]:
    made = instance(game, Mode.COMPILED, overlay)
    told = told_of(made.per_game("search").search.dispatcher.py_func, rule_module._engine_functions)
    return [line.replace(made.package.rpartition("-")[2], NEUTRAL) for line in told]


@pytest.mark.parametrize("game", games())
def test_nothing_unknown_is_read_by_the_rules_of_a_game(game: str) -> None:
    """Otherwise every overlay would be compiled anew."""
    assert [line for line in read_for_a_search(game) if UNKNOWN in line] == []


ONLY_TABLES = {
    "riverside": '[[tile]]\nid = "T01"\nvillage = [ { colour = "yellow", value = 55 } ]\ndocks = [1]',
    "the_river": '[[building]]\nid = "b01"\ncost = { wood = 3, stone = 3, clay = 3 }\npoints = 4',
    "twelve_rivers": '[[pearl]]\ncolour = "green"\nvalue = 2',
    "river_bankers": "[[structures]]\nid = 1\nvp = 9\ncost = { logs = 1 }",
    "stone_layer": '[[stone_tile]]\nid = "t_s_1"\nsteps = 3',
}


@pytest.mark.parametrize("game", ONLY_TABLES)
def test_costs_and_points_of_cards_are_not_read_by_the_compiler(game: str) -> None:
    assert read_for_a_search(game, Overlay("mine.toml", ONLY_TABLES[game])) == read_for_a_search(game)


def test_a_single_number_is_read_by_the_compiler() -> None:
    assert read_for_a_search("riverside", Overlay("mine.toml", "[dice]\nsides = 8")) != read_for_a_search("riverside")


def test_an_overlay_agrees_compiled_and_interpreted_at_every_step() -> None:
    overlay, report = Overlay("mine.toml", ONLY_TABLES["riverside"]), Report("riverside")
    for components in (overlay, None):
        play_in_lockstep(load("riverside", components=components), 3, [Mode.COMPILED], report)
    assert report.failures == []
    assert report.checks[0][1] == 2  # matches


# ---------------------------------------------------------------- other processes, other places

OVERLAYS = """
import json, sys
from rivertable.engine.components import Overlay
from rivertable.engine.game_config import load
from rivertable.engine.rule import Mode
from rivertable.engine.simulation import simulate
from tests.market.market import SMALL, registered
import rivertable

def values(*numbers):
    fish = zip(("herring", "trout", "pike"), numbers)
    return Overlay("values.toml", "".join(f'[[fish]]\\nid = "{id}"\\nvalue = {n}\\n' for id, n in fish))

told = {"from": rivertable.__file__}
with registered():
    for name, overlay in (("printed", None), ("dear", values(5, 6, 7)), ("cheap", values(0, 1, 1)), ("small", SMALL)):
        config = load("fish_market", components=overlay)
        compiled, interpreted = (simulate(config, games=20, mode=mode) for mode in (Mode.COMPILED, Mode.INTERPRETED))
        stats = config.instance(Mode.COMPILED).per_game("simulate").simulate.dispatcher.stats
        told[name] = {
            "equal": bool((compiled.scores == interpreted.scores).all()),
            "mean": float(compiled.scores.mean()),
            "compiles": sum(stats.cache_misses.values()),
        }
print(json.dumps(told))
"""


@pytest.fixture(scope="module")
def cache(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where a process has compiled the toy game as printed."""
    folder = tmp_path_factory.mktemp("cache")
    in_a_process(MARKET, folder)
    return folder


@pytest.fixture(scope="module")
def with_overlays(cache: Path) -> Any:
    """The next process plays it with three overlays too."""
    return in_a_process(OVERLAYS, cache)


def test_overlays_of_tables_need_no_compiler_in_a_new_process(with_overlays: Any) -> None:
    counts = {name: told["compiles"] for name, told in with_overlays.items() if name != "from"}
    assert counts == {"printed": 0, "dear": 0, "cheap": 0, "small": 1}


def test_overlays_beside_each_other_have_their_own_numbers(with_overlays: Any) -> None:
    means = [with_overlays[name]["mean"] for name in ("cheap", "printed", "dear")]
    assert means == sorted(set(means))


def test_overlays_play_the_same_compiled_and_interpreted(with_overlays: Any) -> None:
    assert all(with_overlays[name]["equal"] for name in ("printed", "dear", "cheap", "small"))


def test_code_is_found_from_another_copy_of_the_sources(with_overlays: Any, cache: Path, tmp_path: Path) -> None:
    for folder in ("src/rivertable", "tests/market"):
        shutil.copytree(ROOT / folder, tmp_path / folder, ignore=shutil.ignore_patterns("static", "__pycache__"))
    moved = in_a_process(
        f"import sys\nsys.path[:0] = [{str(tmp_path / 'src')!r}, {str(tmp_path)!r}]\n{OVERLAYS}", cache
    )
    assert moved.pop("from").startswith(str(tmp_path))
    assert [told["compiles"] for told in moved.values()] == [0, 0, 0, 0]
    assert [told["mean"] for told in moved.values()] == [told["mean"] for told in list(with_overlays.values())[1:]]


def test_what_the_machine_does_for_rules_is_read_too() -> None:
    def walk(bits: int) -> int:
        return cells.lowest_bit(bits)

    told = list(read_by_compiler(walk, {cells.lowest_bit: "lowest_bit"}))  # type: ignore[arg-type, dict-item]
    assert any(line.startswith("machine ") for line in told)
    assert not any(line.startswith("machine ") for line in read_by_compiler(walk, {}))  # type: ignore[arg-type]
