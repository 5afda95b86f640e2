"""Instances: the same files in several modes and with several component sets, side by side."""

from __future__ import annotations

import importlib
import os
import shutil
import subprocess
import sys
import threading
from pathlib import Path
from types import ModuleType
from typing import Any

import llvmlite
import numba
import pytest

from rivertable.engine import instance as instance_module
from rivertable.engine.components import Overlay
from rivertable.engine.errors import ComponentError, OptionError
from rivertable.engine.instance import AROUND_A_MATCH, KEPT_CACHES, Instance, cache_root, compile_cache, instance
from rivertable.engine.registry import folder_of
from rivertable.engine.rule import Mode, mode_of
from rivertable.engine.state_arrays import ints, state_array

MILD = Overlay("mild.toml", "[score_sheet]\nfire_symbols = 7")


@pytest.fixture(scope="module")
def mild() -> Instance:
    return instance("riverside", Mode.INTERPRETED, MILD)


@pytest.fixture(scope="module")
def mild_compiled() -> Instance:
    return instance("riverside", Mode.COMPILED, MILD)


def tables(instance: Instance) -> ModuleType:
    return sys.modules[f"{instance.package}.tables"]


def first_state(instance: Instance) -> Any:
    """A match of two after its set-up, without forced choices."""
    state: Any = instance.game.state()
    state.players = 2
    instance.game.setup(state, 2)
    return state


# ---------------------------------------------------------------- side by side


def test_the_plain_import_of_a_game_is_its_interpreted_instance(interpreted: Instance) -> None:
    assert interpreted.game is importlib.import_module("rivertable.games.riverside").GAME


def test_an_instance_knows_its_mode(compiled: Instance) -> None:
    assert mode_of(f"{compiled.package}.rules.map") is Mode.COMPILED


def test_instances_do_not_share_their_state(
    interpreted: Instance, compiled: Instance, checked: Instance, mild: Instance, mild_compiled: Instance
) -> None:
    instances = (interpreted, compiled, checked, mild, mild_compiled)
    assert len({each.game.state for each in instances}) == 5


def test_instances_do_not_share_their_tables(
    interpreted: Instance, compiled: Instance, checked: Instance, mild: Instance, mild_compiled: Instance
) -> None:
    instances = (interpreted, compiled, checked, mild, mild_compiled)
    assert len({id(tables(each).SEATS_IN) for each in instances}) == 5


def test_instances_do_not_share_their_actions(interpreted: Instance, mild: Instance) -> None:
    assert interpreted.game.actions is not mild.game.actions


def test_a_compiled_instance_has_the_tables_of_the_interpreted_one(interpreted: Instance, compiled: Instance) -> None:
    assert tuple(tables(compiled).SEATS_IN.tolist()) == tables(interpreted).SEATS_IN


def test_states_of_all_instances_have_the_same_record(interpreted: Instance, compiled: Instance) -> None:
    assert interpreted.game.state.dtype == compiled.game.state.dtype


def test_every_module_of_an_instance_runs_under_its_own_name(mild: Instance) -> None:
    assert mild.game.setup.__module__ == f"{mild.package}.setup"


def test_an_instance_is_made_once() -> None:
    assert instance("riverside", Mode.INTERPRETED, MILD) is instance("riverside", Mode.INTERPRETED, MILD)


def test_an_instance_is_the_same_however_it_is_asked_for(interpreted: Instance) -> None:
    assert instance("riverside") is interpreted


def test_overlays_of_the_same_content_are_one_instance(mild: Instance) -> None:
    again = Overlay("again.toml", "# the same\n" + MILD.text)
    assert instance("riverside", Mode.INTERPRETED, again).game is mild.game


def test_threads_that_ask_at_once_get_one_instance() -> None:
    overlay, got, ready = Overlay("threads.toml", "[dice]\nsides = 5"), [], threading.Barrier(2)

    def ask() -> None:
        ready.wait()
        got.append(instance("riverside", Mode.INTERPRETED, overlay))

    threads = [threading.Thread(target=ask) for _ in range(2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert got[0] is got[1]


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(OptionError, match="there is no game 'riverbed'"):
        instance("riverbed", Mode.INTERPRETED, None)


# ---------------------------------------------------------------- overlays


def test_an_overlay_changes_a_number_the_rules_use(mild: Instance) -> None:
    state_module = sys.modules[f"{mild.package}.state"]
    assert first_state(mild).sheet[0][state_module.FIRE] == 7


def test_an_overlay_does_not_change_the_game_beside_it(interpreted: Instance, mild: Instance) -> None:
    state_module = sys.modules[f"{interpreted.package}.state"]
    assert first_state(interpreted).sheet[0][state_module.FIRE] == 20


BROKEN = {
    "no TOML": "[dice\nsides = 6",
    "an unknown key": "[dice]\nside = 6",
    "a wrong type": '[dice]\nsides = "six"',
    "a number the game refuses": '[[tile]]\nid = "t_new"\nset = "base"',
}


@pytest.mark.parametrize("text", BROKEN.values(), ids=BROKEN)
def test_a_broken_overlay_is_refused_and_leaves_no_module_behind(text: str) -> None:
    before = set(sys.modules)
    with pytest.raises(ComponentError):
        instance("riverside", Mode.INTERPRETED, Overlay("broken.toml", text))
    assert set(sys.modules) == before


def test_a_broken_overlay_is_refused_again() -> None:
    overlay = Overlay("broken.toml", '[dice]\nsides = "seven"')
    with pytest.raises(ComponentError):
        instance("riverside", Mode.INTERPRETED, overlay)
    with pytest.raises(ComponentError, match=r"^broken.toml: table \[dice\], key 'sides'"):
        instance("riverside", Mode.INTERPRETED, overlay)


# ---------------------------------------------------------------- modules per game


def test_a_module_per_game_is_executed_once_per_instance(interpreted: Instance) -> None:
    assert interpreted.per_game("forced_choices") is interpreted.per_game("forced_choices")


def test_instances_do_not_share_their_modules_per_game(interpreted: Instance, mild: Instance) -> None:
    assert interpreted.per_game("forced_choices") is not mild.per_game("forced_choices")


def test_a_module_per_game_knows_its_instance(mild: Instance) -> None:
    assert mild.per_game("forced_choices").INSTANCE is mild


def test_a_module_per_game_runs_in_the_mode_of_its_instance(compiled: Instance) -> None:
    assert mode_of(compiled.per_game("forced_choices").__name__) is Mode.COMPILED


def test_a_module_per_game_that_fails_leaves_no_module_behind(
    mild: Instance, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "failing.py").write_text("1 / 0")
    monkeypatch.setattr(instance_module, "PER_GAME", tmp_path)
    with pytest.raises(ZeroDivisionError):
        mild.per_game("failing")
    assert f"{mild.package}.per_game_failing" not in sys.modules


# ---------------------------------------------------------------- the compile cache


@pytest.fixture
def game_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of Riverside, and an empty place for compile caches."""
    monkeypatch.setenv("RIVERTABLE_CACHE", str(tmp_path / "cache"))
    return Path(shutil.copytree(folder_of("riverside"), tmp_path / "riverside"))


def test_the_cache_is_where_the_environment_says(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RIVERTABLE_CACHE", "/somewhere")
    assert cache_root() == Path("/somewhere")


def test_the_cache_is_otherwise_in_the_user_s_cache_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("RIVERTABLE_CACHE", raising=False)
    monkeypatch.setenv("XDG_CACHE_HOME", "/home/ada/cache")
    assert cache_root() == Path("/home/ada/cache/rivertable")


def test_the_cache_is_in_the_home_folder_without_any_setting(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("RIVERTABLE_CACHE", raising=False)
    monkeypatch.delenv("XDG_CACHE_HOME", raising=False)
    monkeypatch.setenv("HOME", "/home/ada")
    assert cache_root() == Path("/home/ada/.cache/rivertable")


def test_a_game_has_its_own_part_of_the_cache(game_folder: Path) -> None:
    assert compile_cache(game_folder, Mode.COMPILED).parent == cache_root() / "riverside"


def test_a_cache_folder_is_made(game_folder: Path) -> None:
    assert compile_cache(game_folder, Mode.COMPILED).is_dir()


def test_the_same_sources_have_the_same_cache(game_folder: Path) -> None:
    assert compile_cache(game_folder, Mode.COMPILED) == compile_cache(game_folder, Mode.COMPILED)


def test_another_mode_has_another_cache(game_folder: Path) -> None:
    assert compile_cache(game_folder, Mode.COMPILED) != compile_cache(game_folder, Mode.CHECKED)


def test_other_numbers_have_the_same_cache(game_folder: Path) -> None:
    before = compile_cache(game_folder, Mode.COMPILED)
    edited(game_folder / "components.toml")
    assert compile_cache(game_folder, Mode.COMPILED) == before


def test_the_same_sources_elsewhere_have_the_same_cache(game_folder: Path, tmp_path: Path) -> None:
    elsewhere = Path(shutil.copytree(game_folder, tmp_path / "elsewhere" / game_folder.name))
    assert compile_cache(elsewhere, Mode.COMPILED) == compile_cache(game_folder, Mode.COMPILED)


@pytest.mark.parametrize("name", ["rules/map.py", "state.py"])
def test_an_edit_of_the_game_has_another_cache(game_folder: Path, name: str) -> None:
    before = compile_cache(game_folder, Mode.COMPILED)
    edited(game_folder / name)
    assert compile_cache(game_folder, Mode.COMPILED) != before


@pytest.mark.parametrize("compiler", [numba, llvmlite])
def test_another_compiler_has_another_cache(
    game_folder: Path, compiler: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = compile_cache(game_folder, Mode.COMPILED)
    monkeypatch.setattr(compiler, "__version__", "99.0")
    assert compile_cache(game_folder, Mode.COMPILED) != before


@pytest.fixture
def engine_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of the engine's sources, which may be edited."""
    engine = Path(shutil.copytree(instance_module.PER_GAME.parent, tmp_path / "engine"))
    monkeypatch.setattr(instance_module, "PER_GAME", engine / "per_game")
    return engine


def edited(path: Path) -> None:
    with path.open("a") as file:
        file.write("# edited\n")


@pytest.mark.parametrize(
    "name",
    [
        "chance.py",
        "compiling.py",
        "code_cache.py",
        "outside_tables.py",
        "per_game/one_decision.py",
        "actions.py",
        "domains.py",
        "components.py",
        "options.py",
    ],
)
def test_an_edit_of_the_engine_has_another_cache(game_folder: Path, engine_folder: Path, name: str) -> None:
    before = compile_cache(game_folder, Mode.COMPILED)
    edited(engine_folder / name)
    assert compile_cache(game_folder, Mode.COMPILED) != before


def test_a_new_file_of_the_engine_has_another_cache(game_folder: Path, engine_folder: Path) -> None:
    before = compile_cache(game_folder, Mode.COMPILED)
    edited(engine_folder / "tides.py")
    assert compile_cache(game_folder, Mode.COMPILED) != before


@pytest.mark.parametrize("name", AROUND_A_MATCH)
def test_what_is_around_a_match_is_not_compiled(game_folder: Path, engine_folder: Path, name: str) -> None:
    before = compile_cache(game_folder, Mode.COMPILED)
    assert (engine_folder / f"{name}.py").exists()
    edited(engine_folder / f"{name}.py")
    assert compile_cache(game_folder, Mode.COMPILED) == before


def old_caches(count: int) -> list[Path]:
    """Folders of caches used long ago, the longest ago first."""
    folders = [cache_root() / "riverside" / f"old{i}" for i in range(count)]
    for i, folder in enumerate(folders):
        folder.mkdir(parents=True)
        os.utime(folder, (i, i))
    return folders


def test_a_new_cache_drives_out_the_oldest_and_keeps_the_most_recent(game_folder: Path) -> None:
    folders = old_caches(KEPT_CACHES + 2)
    new = compile_cache(game_folder, Mode.COMPILED)
    assert set(new.parent.iterdir()) == {new, *folders[-KEPT_CACHES + 1 :]}


def test_few_caches_are_all_kept(game_folder: Path) -> None:
    folders = old_caches(KEPT_CACHES - 1)
    new = compile_cache(game_folder, Mode.COMPILED)
    assert set(new.parent.iterdir()) == {new, *folders}


def test_a_cache_that_is_used_again_becomes_the_most_recent(game_folder: Path) -> None:
    cache = compile_cache(game_folder, Mode.COMPILED)
    os.utime(cache, (0, 0))
    old_caches(KEPT_CACHES)
    compile_cache(game_folder, Mode.COMPILED)
    compile_cache(game_folder, Mode.CHECKED)
    assert cache.is_dir()


BEGIN = """
from rivertable.engine.instance import instance
from rivertable.engine.state_arrays import ints, state_array, take
from rivertable.engine.rule import Mode
riverside = instance("riverside", Mode.COMPILED, None)
states, key = state_array(riverside.game.state, 1, Mode.COMPILED), ints(4, Mode.COMPILED)
riverside.per_game("one_decision").begin(states, ints(riverside.game.actions.count, Mode.COMPILED), 2, key)
print(take(states, 0, riverside.game.state).digest())
"""


def start_compiling(cache: Path) -> subprocess.Popen[str]:
    env = {**os.environ, "RIVERTABLE_CACHE": str(cache)}
    return subprocess.Popen([sys.executable, "-c", BEGIN], env=env, stdout=subprocess.PIPE, text=True)


@pytest.mark.slow
def test_two_processes_that_compile_at_once_and_a_third_that_loads_all_work(
    interpreted: Instance, tmp_path: Path
) -> None:
    digests = [each.communicate()[0].strip() for each in (start_compiling(tmp_path), start_compiling(tmp_path))]
    digests.append(start_compiling(tmp_path).communicate()[0].strip())
    states: Any = state_array(interpreted.game.state, 1, Mode.INTERPRETED)
    interpreted.per_game("one_decision").begin(
        states, ints(interpreted.game.actions.count, Mode.INTERPRETED), 2, [0] * 4
    )
    assert digests == [states[0].digest()] * 3
