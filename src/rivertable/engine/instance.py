"""(game, overlay, version of the rules, mode) -> an instance of the game's modules.

An instance is the game's files executed under a package name of their own, so that interpreted and compiled
code, and several component sets, live side by side in one process. The plain import of a game,
`rivertable.games.riverside`, is the interpreted instance with the components as printed. Versions of the rules share an
instance, because code that differs asks `s.opt_rules`, unless a version has numbers of its own.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import platform
import shutil
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

from rivertable.engine.components import Overlay, forget_changes, older_numbers, register_changes
from rivertable.engine.contract import Game
from rivertable.engine.registry import folder_of
from rivertable.engine.rule import CodePlace, Mode, forget_rules, register_instance

PER_GAME = Path(__file__).parent / "per_game"
FOR_PEOPLE = ("terminal", "view", "prompts", "preview", "terms")  # files of a game that hold no rules
AROUND_A_MATCH = (  # files of the engine that rules never see
    "batch",
    "draft",
    "drawing",
    "fair_deal",
    "history",
    "match",
    "messages",
    "moves",
    "outcome",
    "physics",
    "playing",
    "progress",
    "record",
    "record_source",
    "seen",
    "turns",
    "viewable",
)
PHYSICS = "physics"  # the folder of a game's simulation, which compiled rules never see
KEPT_CACHES = 6  # compile caches per game; beyond that the least recently used are deleted

_lock = threading.RLock()
_instances: dict[str, Instance] = {}  # by package name
_packages: dict[tuple[str, Mode, str | None, int | None], str] = {}  # package name by what was asked for


class Instance:
    """The modules of one game in one mode with one component set."""

    def __init__(self, game: Game, package: str, mode: Mode, overlay: Overlay | None) -> None:
        self.game = game
        self.package = package
        self.mode = mode
        self.overlay = overlay
        self._per_game: dict[str, ModuleType] = {}

    def per_game(self, name: str) -> ModuleType:
        """`engine/per_game/<name>.py` executed for this game: full speed and its own cache entries."""
        if name not in self._per_game:
            with _lock:
                if name not in self._per_game:
                    self._per_game[name] = self._execute(name)
        return self._per_game[name]

    def _execute(self, name: str) -> ModuleType:
        spec = importlib.util.spec_from_file_location(f"{self.package}.per_game_{name}", PER_GAME / f"{name}.py")
        assert spec is not None
        assert spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        module.__dict__["INSTANCE"] = self
        sys.modules[spec.name] = module  # Numba's cache finds the module again by its name
        try:
            spec.loader.exec_module(module)
        except BaseException:
            del sys.modules[spec.name]
            raise
        return module


def instance(
    name: str, mode: Mode = Mode.INTERPRETED, overlay: Overlay | None = None, rules: int | None = None
) -> Instance:
    """The one instance of a game for this mode, overlay and version of the rules, made on first use. Instances that
    exist are returned without waiting for another thread that makes one."""
    asked = name, mode, overlay.digest if overlay else None, rules
    if asked not in _packages:
        with _lock:
            if asked not in _packages:
                _packages[asked] = _made(name, mode, overlay, rules)
    return _instances[_packages[asked]]


def is_loaded(name: str, digest: str) -> bool:
    """Whether there is an instance of a game with an overlay, known by its digest."""
    return any(each[0] == name and each[2] == digest for each in _packages)


def forget(name: str, digest: str) -> None:
    """Let go of all instances of a game with an overlay, known by its digest. Nothing may use them any more; the next
    `instance` makes a new one."""
    with _lock:
        asked = [each for each in _packages if each[0] == name and each[2] == digest]
        for package in {_packages.pop(each) for each in asked}:
            _instances.pop(package, None)
            _forget_modules(package)


def _forget_modules(package: str) -> None:
    for name in [n for n in sys.modules if n == package or n.startswith(package + ".")]:
        del sys.modules[name]
    forget_changes(package)
    forget_rules(package)


def _made(name: str, mode: Mode, overlay: Overlay | None, rules: int | None) -> str:
    """Make the instance, unless another version of the rules has already made the same one; returns its package
    name."""
    folder = folder_of(name)
    older = None if rules is None else older_numbers(folder, rules)
    changes = tuple(each for each in (older, overlay) if each is not None)
    package, tag = f"rivertable.games.{name}", tag_of(changes)
    if mode.compiles or changes:
        package = f"{package}@{mode.value}-{tag}"
    if package not in _instances:
        register_instance(package, mode, CodePlace(compile_cache(folder, mode), tag) if mode.compiles else None)
        register_changes(package, changes)
        module = sys.modules.get(package) or _execute_package(package, folder)
        _instances[package] = Instance(module.GAME, package, mode, overlay)
    return package


def tag_of(changes: tuple[Overlay, ...]) -> str:
    """16 characters that are different for instances with different components; their length is part of the format of
    compiled code on the disk (`engine/code_cache.py`)."""
    return hashlib.blake2b("-".join(each.digest for each in changes).encode(), digest_size=8).hexdigest()


def _execute_package(package: str, folder: Path) -> ModuleType:
    spec = importlib.util.spec_from_file_location(
        package, folder / "__init__.py", submodule_search_locations=[str(folder)]
    )
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[package] = module
    try:
        spec.loader.exec_module(module)
    except BaseException:
        _forget_modules(package)
        raise
    return module


def cache_root() -> Path:
    """The folder of all compiled code: $RIVERTABLE_CACHE, else `rivertable` in the user's cache folder."""
    if chosen := os.environ.get("RIVERTABLE_CACHE"):
        return Path(chosen)
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "rivertable"


def compile_cache(folder: Path, mode: Mode) -> Path:
    """The folder for a game's compiled code, named by a hash of the sources. What else determines the code, such as the numbers
    of an overlay, is in the names of the files (`engine/code_cache.py`)."""
    import llvmlite
    import numba

    digest = hashlib.blake2b(digest_size=10)
    for part in (platform.python_version(), numba.__version__, llvmlite.__version__, mode.value):
        digest.update(part.encode() + b"\0")
    for path in sorted(_rule_sources(folder)):
        digest.update(path.name.encode() + b"\0" + path.read_bytes())
    root = cache_root() / folder.name
    cache = root / digest.hexdigest()
    if not cache.exists():
        _prune(root)
    cache.mkdir(parents=True, exist_ok=True)
    os.utime(cache)
    return cache


def _rule_sources(folder: Path) -> Iterator[Path]:
    """The files that determine compiled code, in which action ids, options and sizes are constants: the game's files
    except FOR_PEOPLE and PHYSICS, the modules of per_game/, and the engine's files except AROUND_A_MATCH."""
    for path in folder.rglob("*.py"):
        if not path.name.startswith(FOR_PEOPLE) and PHYSICS not in path.relative_to(folder).parts:
            yield path
    yield from PER_GAME.glob("*.py")
    yield from (path for path in PER_GAME.parent.glob("*.py") if path.stem not in AROUND_A_MATCH)


def _prune(root: Path) -> None:
    if root.exists():
        caches = sorted((path for path in root.iterdir() if path.is_dir()), key=lambda path: path.stat().st_mtime)
        for path in caches[: -KEPT_CACHES + 1]:
            shutil.rmtree(path, ignore_errors=True)
