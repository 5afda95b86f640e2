"""Where compiled entries lie on the disk, and what decides whether one that lies there is the right one.

An entry's file is found by what the compiler has read: the functions that the entry reaches, the global numbers in them,
the types it is called with, and the processor. Tables count by name and shape alone (`engine/outside_tables.py`). So two
overlays that differ in tables only have the same file, two that differ in a single number or in a size have
two, and where the sources lie makes no difference.

Machine code knows functions and tables by names in which the tag of its instance occurs: 16 characters that are different
for every overlay. A file holds NEUTRAL in their place, so that one process can load it once for each of several
overlays, each with its own tables.

This module imports Numba: only what compiles imports it.
"""

# Numba's private parts have no types.
# mypy: disable-error-code="no-untyped-call"

from __future__ import annotations

import enum
import hashlib
import os
import pickle
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from types import BuiltinFunctionType, CodeType, FunctionType, ModuleType
from typing import Any

import numpy as np
from numba.core.caching import _Cache
from numba.core.compiler import CompileResult
from numba.core.serialize import dumps

from rivertable.engine.outside_tables import Table

NEUTRAL = "any_instance_tag"  # in files, as long as a tag
SEAL = 16  # bytes at the beginning of a file: a hash of the rest
UNKNOWN = "something unknown"
KEPT_VARIANTS = 8  # files of one entry; beyond that the least recently used are deleted


class EntryCache(_Cache):
    """The files of one entry in a folder. Numba asks it before it compiles the entry, and gives it the result."""

    def __init__(self, function: FunctionType, folder: Path, tag: str, engine_functions: EngineFunctions) -> None:
        assert len(tag) == len(NEUTRAL)
        self._function, self._folder, self._tag = function, folder, tag
        self._engine_functions = engine_functions
        self._digest: bytes | None = None

    @property
    def cache_path(self) -> str:
        return str(self._folder)

    def path(self, signature: Any, codegen: Any) -> Path:
        """Where the code for these types of arguments is, or will be."""
        if self._digest is None:  # only now: until an entry is called, engine functions may be added
            told = "\n".join(read_by_compiler(self._function, self._engine_functions))
            known = UNKNOWN not in told
            self._digest = (told.replace(self._tag, NEUTRAL) if known else told).encode()
        key = hashlib.blake2b(self._digest, digest_size=10)
        key.update(f"{signature} {codegen.magic_tuple()}".replace(self._tag, NEUTRAL).encode())
        return self._folder / f"{self._prefix}-{key.hexdigest()}.code"

    @property
    def _prefix(self) -> str:
        *_, module = self._function.__module__.split(".")
        return f"{module}.{self._function.__name__}".replace(self._tag, NEUTRAL)

    def functions(self) -> Iterator[FunctionType]:
        """The entry and all it calls."""
        return functions_reached(self._function, self._engine_functions)

    def has(self, signature: Any, target_context: Any) -> bool:
        target_context.refresh()
        return self.path(signature, target_context.codegen()).exists()

    def load_overload(self, sig: Any, target_context: Any) -> Any:
        """The compiled entry; None if there is none, or its file is broken."""
        target_context.refresh()
        path = self.path(sig, target_context.codegen())
        try:
            content = path.read_bytes()
        except OSError:
            return None
        if content[:SEAL] != seal(content[SEAL:]):
            return None
        with suppress(OSError):
            os.utime(path)  # it was used now
        own = content[SEAL:].replace(NEUTRAL.encode(), self._tag.encode())
        return CompileResult._rebuild(target_context, *pickle.loads(own))

    def save_overload(self, sig: Any, data: Any) -> None:
        """Write a file, whole or not at all."""
        content = dumps(data._reduce()).replace(self._tag.encode(), NEUTRAL.encode())
        path = self.path(sig, data.codegen)
        unfinished = path.with_suffix(f".{os.getpid()}.part")
        try:
            unfinished.write_bytes(seal(content) + content)
            os.replace(unfinished, path)
        finally:
            unfinished.unlink(missing_ok=True)
        self._prune()

    def _prune(self) -> None:
        files = sorted(self._folder.glob(f"{self._prefix}-*.code"), key=lambda path: path.stat().st_mtime)
        for path in files[:-KEPT_VARIANTS]:
            path.unlink(missing_ok=True)

    def enable(self) -> None:
        """A part of Numba's interface; an entry's cache is always enabled."""

    def disable(self) -> None:
        """The same."""

    def flush(self) -> None:
        """The same."""


def seal(content: bytes) -> bytes:
    return hashlib.blake2b(content, digest_size=SEAL).digest()


# ---------------------------------------------------------------- what the compiler reads

# engine function -> what compiled rules run for it: a function, or the name of one in machine.py
EngineFunctions = dict[FunctionType, Callable[..., Any] | str]
MACHINE = Path(__file__).with_name("machine.py")
SAID_BY_VALUE = (bool, int, float, complex, str, bytes, type(None), np.generic)


def functions_reached(entry: FunctionType, engine_functions: EngineFunctions) -> Iterator[FunctionType]:
    """An entry and the functions it calls, at any depth, each once."""
    todo, seen = [entry], {entry}
    while todo:
        function = todo.pop()
        yield function
        for _, value in _values_in(function):
            callee = plain_function(value, engine_functions)
            if callee is not None and callee not in seen:
                seen.add(callee)
                todo.append(callee)


def read_by_compiler(entry: FunctionType, engine_functions: EngineFunctions) -> Iterator[str]:
    """Lines that say everything the compiler reads to compile an entry, beside the types of its arguments: each function
    it reaches, and the values of the globals in it."""
    for function in functions_reached(entry, engine_functions):
        yield f"def {function.__module__}.{function.__qualname__} {function.__code__.co_code.hex()}"
        if isinstance(engine_functions.get(function), str):
            yield f"machine {hashlib.blake2b(MACHINE.read_bytes()).hexdigest()}"
        for name, value in _values_in(function):
            callee = plain_function(value, engine_functions)
            yield (
                f"{name} = {said(value)}" if callee is None else f"{name} is {callee.__module__}.{callee.__qualname__}"
            )


def plain_function(value: Any, engine_functions: EngineFunctions) -> FunctionType | None:
    """The Python function behind something that compiled code can call; None if the value is nothing of the kind."""
    function = getattr(value, "dispatcher", value)  # of an entry
    function = getattr(function, "py_func", function)  # of a rule
    if not isinstance(function, FunctionType):
        return None
    compiled = engine_functions.get(function, function)
    return compiled if isinstance(compiled, FunctionType) else function


def _values_in(function: FunctionType) -> Iterator[tuple[str, Any]]:
    """Names and values: the globals of a function, also those of modules it names, what it was made with, its defaults, and
    the constants written in it."""
    for code in _codes_in(function.__code__):
        yield "constants", tuple(each for each in code.co_consts if not isinstance(each, CodeType))
        for name in code.co_names:
            value = function.__globals__.get(name)
            if isinstance(value, ModuleType):
                yield from ((f"{name}.{each}", getattr(value, each)) for each in code.co_names if hasattr(value, each))
            elif name in function.__globals__:
                yield name, value
    yield "defaults", function.__defaults__
    for name, cell in zip(function.__code__.co_freevars, function.__closure__ or (), strict=True):
        yield name, cell.cell_contents


def _codes_in(code: CodeType) -> Iterator[CodeType]:
    yield code
    for each in code.co_consts:
        if isinstance(each, CodeType):
            yield from _codes_in(each)


def said(value: Any) -> str:
    """A value in words: the same words in every process where the compiler makes the same of it, and others where it does
    not. What cannot be said makes the entry one of its instance alone."""
    if isinstance(value, Table) and value.symbol is not None:
        return f"table {value.symbol} {value.shape}"
    if isinstance(value, np.ndarray):
        return f"array {value.dtype} {value.shape} {hashlib.blake2b(value.tobytes()).hexdigest()}"
    if isinstance(value, enum.Enum):
        return repr(value)
    if isinstance(value, SAID_BY_VALUE):
        return f"{type(value).__name__} {value!r}"
    if isinstance(value, tuple):
        return f"({', '.join(map(said, value))})"
    if isinstance(value, type | BuiltinFunctionType | ModuleType):
        return f"{type(value).__name__} {getattr(value, '__module__', '')}.{value.__name__}"
    return f"{UNKNOWN} {type(value).__module__}.{type(value).__qualname__}"
