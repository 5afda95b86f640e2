"""@rule, @entry and table(): which mode a module runs in, and rules that never call themselves."""

import os
import signal
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import pytest
from numba.core.dispatcher import Dispatcher

from rivertable.engine import rule as rule_module
from rivertable.engine.instance import Instance
from rivertable.engine.rule import (
    CompiledEntry,
    Mode,
    constants,
    entry,
    find_cycle,
    mode_of,
    package_of,
    register_instance,
    rule,
    rules_of,
)
from tests.engine.conftest import ROOT
from tests.engine.test_chance import chances


@pytest.fixture(autouse=True)
def modes_as_before(monkeypatch: pytest.MonkeyPatch) -> None:
    """Instances registered by a test are forgotten after it."""
    monkeypatch.setattr(rule_module, "_modes", dict(rule_module._modes))
    monkeypatch.setattr(rule_module, "_rules", {k: list(v) for k, v in rule_module._rules.items()})


# ---------------------------------------------------------------- modes


@pytest.mark.parametrize(
    ("module", "package"),
    [
        ("rivertable.games.riverside", "rivertable.games.riverside"),
        ("rivertable.games.riverside.rules.map", "rivertable.games.riverside"),
        ("rivertable.games.riverside@compiled-12.rules.map", "rivertable.games.riverside@compiled-12"),
    ],
)
def test_a_module_belongs_to_the_package_of_its_game(module: str, package: str) -> None:
    assert package_of(module) == package


def test_a_module_that_is_not_registered_is_interpreted() -> None:
    assert mode_of("rivertable.games.somewhere.rules") is Mode.INTERPRETED


def test_a_module_runs_in_the_mode_of_its_instance() -> None:
    register_instance("rivertable.games.some@checked", Mode.CHECKED, None)
    assert mode_of("rivertable.games.some@checked.rules.map") is Mode.CHECKED


def test_the_mode_of_an_instance_is_not_that_of_a_longer_name() -> None:
    register_instance("rivertable.games.some@compiled", Mode.COMPILED, None)
    assert mode_of("rivertable.games.some@compiled-1234.rules") is Mode.INTERPRETED


@pytest.mark.parametrize(("mode", "compiles"), [(Mode.INTERPRETED, False), (Mode.COMPILED, True), (Mode.CHECKED, True)])
def test_only_the_interpreted_mode_does_not_compile(mode: Mode, compiles: bool) -> None:
    assert mode.compiles is compiles


def test_an_interpreted_rule_is_the_function_itself() -> None:
    def pay(coins: int) -> int:
        return coins - 1

    assert rule(pay) is pay


def test_an_interpreted_entry_is_the_function_itself() -> None:
    def pay(coins: int) -> int:
        return coins - 1

    assert entry(pay) is pay


def test_a_compiled_entry_waits_for_its_first_call(tiny_compiled: ModuleType) -> None:
    assert isinstance(tiny_compiled.chances, CompiledEntry)


def test_a_compiled_rule_is_no_python_function(tiny_compiled: ModuleType) -> None:
    assert isinstance(tiny_compiled.twice, Dispatcher)


def test_a_compiled_entry_keeps_its_code_in_the_cache_of_its_instance(tiny_compiled: ModuleType) -> None:
    assert str(tiny_compiled.chances.cache) == tiny_compiled.chances.dispatcher._cache.cache_path


COMPILES = """
import os, signal, sys
from rivertable.engine.rule import Mode
from tests.engine.conftest import tiny
from tests.engine.test_chance import chances

replace = os.replace

def die_at_the_data(source, target):
    if sys.argv[1:] == ["dies"] and os.fspath(target).endswith(".code"):
        os.truncate(source, os.path.getsize(source) // 2)
        os.kill(os.getpid(), signal.SIGKILL)
    replace(source, target)

os.replace = die_at_the_data
print(chances(tiny(Mode.COMPILED), Mode.COMPILED, 3)[0])
"""


@pytest.mark.slow
def test_a_compiler_that_is_killed_while_it_writes_leaves_no_lock_and_no_broken_code(
    tiny_interpreted: ModuleType, tmp_path: Path
) -> None:
    """It has written half of the code, and holds the lock."""
    env = {**os.environ, "RIVERTABLE_CACHE": str(tmp_path), "PYTHONPATH": f"{ROOT / 'src'}:{ROOT}"}
    command = [sys.executable, "-c", COMPILES]
    killed = subprocess.run([*command, "dies"], env=env, capture_output=True, text=True)
    assert (killed.returncode, killed.stdout) == (-signal.SIGKILL, ""), killed.stderr
    assert list(tmp_path.rglob("*.part"))
    assert not list(tmp_path.rglob("*.code"))
    again = subprocess.run(command, env=env, capture_output=True, text=True, check=True)
    assert again.stdout.strip() == str(chances(tiny_interpreted, Mode.INTERPRETED, 3)[0])


def test_only_the_checked_mode_checks_bounds(compiled: Instance, checked: Instance) -> None:
    flags = [vars(instance.game.setup)["targetoptions"]["boundscheck"] for instance in (compiled, checked)]
    assert flags == [False, True]


# ---------------------------------------------------------------- tables


def test_an_interpreted_table_is_made_of_tuples() -> None:
    assert constants([[1, 2], [3, 4]]) == ((1, 2), (3, 4))


def test_an_interpreted_table_of_tuples_and_lists_is_made_of_tuples() -> None:
    assert constants(([1], (2,))) == ((1,), (2,))


def test_a_compiled_table_is_an_array_of_64_bits(tiny_compiled: ModuleType) -> None:
    assert tiny_compiled.GRID.dtype == np.int64


def test_a_compiled_table_holds_the_same_numbers(tiny_compiled: ModuleType, tiny_interpreted: ModuleType) -> None:
    assert tiny_compiled.GRID.tolist() == [list(row) for row in tiny_interpreted.GRID]


def test_a_compiled_table_is_frozen(tiny_compiled: ModuleType) -> None:
    assert not tiny_compiled.GRID.flags.writeable


# ---------------------------------------------------------------- the call graph of rules


def alone(n: int) -> int:
    return n


def calls_alone(n: int) -> int:
    return alone(n)


def calls_both(n: int) -> int:
    return alone(n) + calls_alone(n)


def itself(n: int) -> int:
    return itself(n - 1) if n else 0


def ping(n: int) -> int:
    return pong(n)


def pong(n: int) -> int:
    return ping(n)


def starts_ping(n: int) -> int:
    return alone(ping(n))


def inside_a_comprehension(n: int) -> int:
    return sum([inside_a_comprehension(i) for i in range(n)])


def rounds(s: Any) -> Any:
    return s.rounds


def cycle_in(*functions: Any) -> list[str]:
    return find_cycle(functions)


def test_rules_that_call_each_other_one_way_have_no_cycle() -> None:
    assert cycle_in(calls_both, calls_alone, alone) == []


def test_a_rule_that_calls_itself_is_a_cycle() -> None:
    assert cycle_in(itself) == ["itself", "itself"]


def test_two_rules_that_call_each_other_are_a_cycle() -> None:
    assert cycle_in(ping, pong) == ["ping", "pong", "ping"]


def test_a_cycle_is_named_without_the_way_to_it() -> None:
    assert cycle_in(starts_ping, alone, ping, pong) == ["ping", "pong", "ping"]


def test_a_call_inside_a_comprehension_is_found() -> None:
    assert cycle_in(inside_a_comprehension) == ["inside_a_comprehension"] * 2


def test_a_function_that_is_no_rule_does_not_count() -> None:
    assert cycle_in(ping) == []


def test_no_rules_have_no_cycle() -> None:
    assert cycle_in() == []


def test_a_field_with_the_name_of_a_rule_is_no_call() -> None:
    assert cycle_in(rounds) == []


def test_decorated_functions_are_known_by_their_package() -> None:
    @rule
    def a_new_rule(n: int) -> int:
        return n

    assert a_new_rule in rules_of(package_of(__name__))


def test_a_package_without_rules_has_none() -> None:
    assert rules_of("rivertable.games.nowhere") == ()


@pytest.mark.parametrize("name", ["forced_choices", "one_decision", "simulate"])
def test_modules_per_game_add_no_cycle_to_the_rules_of_a_game(name: str, interpreted: Instance) -> None:
    interpreted.per_game(name)
    assert find_cycle(rules_of(interpreted.package)) == []


# ---------------------------------------------------------------- processes without a compiler


def imported_by(source: str) -> str:
    """The modules of a fresh process after it ran some source."""
    script = f"import sys\n{source}\nprint(*sys.modules)"
    return subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True).stdout


def test_importing_an_interpreted_game_imports_no_compiler() -> None:
    assert "numba" not in imported_by("import rivertable.games.riverside").split()


def test_the_first_legal_moves_of_a_process_need_no_compiler() -> None:
    source = """
from rivertable.engine.instance import instance
from rivertable.engine.state_arrays import ints, state_array
riverside = instance("riverside")
step, mode = riverside.per_game("one_decision"), riverside.mode
states, out = state_array(riverside.game.state, 1, mode), ints(riverside.game.actions.count, mode)
step.begin(states, out, 2, [1, 2, 3, 4])
assert step.legal_actions(states, out, 0) > 1
"""
    assert "numba" not in imported_by(source).split()
