"""@rule, @part, @entry, @engine_function and constants(): the same source interpreted or compiled.

The module a function lives in decides which. A game's own package is interpreted; instances made by
`engine/instance.py` execute the same files under other module names, registered here with their mode. Numba and
`engine/compiling.py` are imported when the first compiled function is decorated, never before.
"""

from __future__ import annotations

import dis
import enum
import re
import sys
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any, NamedTuple, TypeVar

F = TypeVar("F", bound=Callable[..., Any])


class Mode(enum.Enum):
    INTERPRETED = "interpreted"
    COMPILED = "compiled"
    CHECKED = "checked"  # compiled with bounds checks

    @property
    def compiles(self) -> bool:
        return self is not Mode.INTERPRETED


_modes: dict[str, Mode] = {}  # package of an instance -> its mode
_caches: dict[str, CodePlace] = {}  # package of a compiled instance -> where its code is kept
_tables: dict[str, Counter[str]] = {}  # package of a compiled instance -> how many tables each of its modules has
# engine function -> what compiled rules run for it: a function, or the name of one in `engine/machine.py`
_engine_functions: dict[FunctionType, Callable[..., Any] | str] = {}
_bound_engine_functions: dict[FunctionType, Any] = {}  # engine function -> its compiled form
_rules: dict[str, list[FunctionType]] = {}  # package -> its rule functions, for the call graph check


class CodePlace(NamedTuple):
    """The folder of an instance's compiled code, and the part of its names that no other overlay's instance has."""

    folder: Path
    tag: str


def register_instance(package: str, mode: Mode, cache: CodePlace | None) -> None:
    """From now on functions decorated in `package` run in `mode`. The package's name contains the cache's tag."""
    _modes[package] = mode
    _tables[package] = Counter()
    if cache is not None:
        _caches[package] = cache


def forget_rules(package: str) -> None:
    """The instance is no more."""
    for registered in (_modes, _tables, _caches, _rules):
        registered.pop(package, None)


def package_of(module: str) -> str:
    """`rivertable.games.riverside@compiled.rules` -> `rivertable.games.riverside@compiled`."""
    return ".".join(module.split(".")[:3])


def mode_of(module: str) -> Mode:
    return _modes.get(package_of(module), Mode.INTERPRETED)


def rule(function: F) -> F:
    """A rule: a small function of ints, loops and the state. In a compiled instance only rules can call it."""
    return _rule(function, inline=False)


def part(function: F) -> F:
    """A rule that returns a part of the state, such as a row. Compiled, its body takes the place of each call, since
    compiled rules cannot return arrays."""
    return _rule(function, inline=True)


def _rule(function: F, inline: bool) -> F:
    _rules.setdefault(package_of(function.__module__), []).append(function)  # type: ignore[arg-type]
    mode = mode_of(function.__module__)
    if not mode.compiles:
        return function
    from rivertable.engine import compiling

    bind_engine_functions()
    return compiling.compiled_rule(function, mode is Mode.CHECKED, inline)


def entry(function: F) -> F:
    """A function that Python may call. Compiled, it is stored in the compile cache, with one signature."""
    _rules.setdefault(package_of(function.__module__), []).append(function)  # type: ignore[arg-type]
    mode = mode_of(function.__module__)
    if not mode.compiles:
        return function
    from rivertable.engine import compiling

    bind_engine_functions()
    place = _caches[package_of(function.__module__)]
    dispatcher = compiling.compiled_entry(function, mode is Mode.CHECKED, *place, _engine_functions)
    return CompiledEntry(dispatcher, place.folder)  # type: ignore[return-value]


def engine_function(function: F) -> F:
    """An engine function that rules may call in both modes."""
    _engine_functions[function] = function  # type: ignore[index]
    return function


def engine_function_compiled_as(compiled: Callable[..., Any] | str) -> Callable[[F], F]:
    """Mark an engine function that rules may call in both modes; compiled rules run `compiled` in its place: a function,
    or the name of one in `engine/machine.py`."""

    def register(plain: F) -> F:
        _engine_functions[plain] = compiled  # type: ignore[index]
        return plain

    return register


def constants(rows: Sequence[Any]) -> Any:
    """A constant table of numbers that an overlay may change: nested tuples for the interpreter, an array outside the
    code for the compiler. Other global numbers become part of compiled code."""
    module = sys._getframe(1).f_globals["__name__"]
    if not mode_of(module).compiles:
        return _as_tuples(rows)
    from rivertable.engine.outside_tables import outside_table

    count = _tables[package_of(module)]
    count[module] += 1
    return outside_table(rows, re.sub(r"\W", "_", f"{module}_{count[module]}"))


def _as_tuples(rows: Sequence[Any]) -> tuple[Any, ...]:
    return tuple(_as_tuples(row) if isinstance(row, (list, tuple)) else row for row in rows)


class CompiledEntry:
    """Calls a compiled function; compiles or loads it first. Only one process compiles code of a game at a time: what it
    compiles the others load."""

    def __init__(self, dispatcher: Any, cache: Path) -> None:
        self.dispatcher = dispatcher
        self.cache = cache

    def __call__(self, *args: Any) -> Any:
        self.prepare(*args)
        return self.dispatcher(*args)

    def is_ready(self, *args: Any) -> bool:
        """True if nothing has to be compiled for a call with such arguments."""
        from rivertable.engine import compiling

        return bool(self.dispatcher.signatures) or compiling.is_kept(self.dispatcher, _signature(args))

    def prepare(self, *args: Any) -> None:
        """Compile or load what a call with such arguments needs, without calling it."""
        if self.dispatcher.signatures:
            return
        from filelock import FileLock

        from rivertable.engine import compile_watch, compiling

        signature = _signature(args)
        if not compiling.is_kept(self.dispatcher, signature):
            with FileLock(self.cache / "lock"):
                if not compiling.is_kept(self.dispatcher, signature):  # nor has another process compiled it meanwhile
                    with compile_watch.compiling(self.game, self.name, compiling.functions_left(self.dispatcher)):
                        self.dispatcher.compile(signature)
        self.dispatcher.compile(signature)

    @property
    def game(self) -> str:
        """The name of the game."""
        return package_of(self.dispatcher.py_func.__module__).rpartition(".")[2].partition("@")[0]

    @property
    def name(self) -> str:
        """The module of the entry, and its own name: `per_game_search.search`."""
        function = self.dispatcher.py_func
        return f"{function.__module__.rpartition('.')[2]}.{function.__name__}"


def _signature(args: tuple[Any, ...]) -> Any:
    import numba

    return tuple(numba.typeof(arg) for arg in args)  # type: ignore[no-untyped-call]


def bind_engine_functions() -> None:
    """Register with Numba the engine functions that were imported since the last call, so that compiled rules can call
    them."""
    from rivertable.engine import compiling

    for plain, compiled in _engine_functions.items():
        if plain not in _bound_engine_functions:
            function = _in_machine(compiled) if isinstance(compiled, str) else compiled
            _bound_engine_functions[plain] = compiling.bound_engine_function(plain, function)


def _in_machine(name: str) -> Any:
    from rivertable.engine import machine

    return getattr(machine, name)


def rules_of(package: str) -> tuple[FunctionType, ...]:
    """Every @rule and @entry function of an interpreted package, its modules of per_game/ included."""
    return tuple(_rules.get(package, ()))


def find_cycle(functions: Iterable[FunctionType]) -> list[str]:
    """Names along a cycle in the call graph of rules, or [] if there is none.

    Numba cannot cache an entry whose rules call each other in a circle: it would crash at the second start.
    """
    by_id = {id(function): function for function in functions}
    done: set[int] = set()

    def callees(function: FunctionType) -> Iterator[FunctionType]:
        for name in _names_in(function.__code__):
            target = function.__globals__.get(name)
            if id(target) in by_id:
                yield by_id[id(target)]

    def visit(function: FunctionType, path: list[FunctionType]) -> list[str]:
        if function in path:
            return [f.__qualname__ for f in [*path[path.index(function) :], function]]
        if id(function) in done:
            return []
        for callee in callees(function):
            if cycle := visit(callee, [*path, function]):
                return cycle
        done.add(id(function))
        return []

    for function in by_id.values():
        if cycle := visit(function, []):
            return cycle
    return []


def _names_in(code: CodeType) -> Iterator[str]:
    """The global names a function reads, without attributes such as `s.rounds`."""
    yield from (str(i.argval) for i in dis.get_instructions(code) if i.opname in ("LOAD_GLOBAL", "LOAD_NAME"))
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from _names_in(constant)
