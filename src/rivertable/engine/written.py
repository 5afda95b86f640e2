"""Rules that are written rather than typed: Python source with one branch for each thing a game declares.

A written rule is executed in the game's own module, so that it is interpreted or compiled as the rules around it are. Its
source is kept where tracebacks look for it.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterable, Mapping
from typing import Any

from rivertable.engine.errors import StateError
from rivertable.engine.reasons import OK
from rivertable.engine.rule import rule
from rivertable.engine.source import run_source

Rule = Callable[..., Any]
STEP = "    "


class Names(dict[str, Any]):
    """What written source calls by name: rules and constants."""

    def __init__(self, **known: Any) -> None:
        super().__init__(OK=OK, range=range, **known)

    def named(self, function: Rule) -> str:
        """The function's own name, under which the source finds it."""
        name: str = plain(function).__name__
        if self.setdefault(name, function) is not function:
            raise StateError(f"two rules are called {name!r} where one is written from both: give one another name")
        return name

    def call(self, function: Rule, offered: Mapping[str, str]) -> str:
        """The call of a rule, with what its parameters ask for by name."""
        wanted = parameters(function)
        if missing := [name for name in wanted if name not in offered]:
            name = plain(function).__name__
            raise StateError(f"{name} asks for {', '.join(missing)}; on offer are {', '.join(offered)}")
        return f"{self.named(function)}({', '.join(offered[name] for name in wanted)})"


def written(module: str, name: str, lines: Iterable[str], names: Mapping[str, Any]) -> Rule:
    """The function of this source, as a rule of the game's module."""
    return rule(run_source(f"<{name} of {module}>", lines, {**names, "__name__": module})[name])


def parameters(function: Rule) -> list[str]:
    """The names of what a rule takes."""
    return [*inspect.signature(plain(function)).parameters]


def plain(function: Rule) -> Any:
    """The Python function of a rule, compiled or not."""
    return getattr(function, "py_func", function)
