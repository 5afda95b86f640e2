"""Rules that the engine writes for a game: source code that runs in both modes like a rule that somebody has typed. A
traceback shows its lines."""

from __future__ import annotations

import linecache
from collections.abc import Callable
from typing import Any

from rivertable.engine.rule import rule

Rule = Callable[..., Any]


def written(module: str, name: str, lines: list[str], names: dict[str, Any]) -> Rule:
    """The function of this source, as a rule of the game's module. `names` are the rules and constants that it reads."""
    source = "\n".join(lines) + "\n"
    file = f"<{name} of {module}>"
    linecache.cache[file] = len(source), None, source.splitlines(keepends=True), file
    scope = {**names, "__name__": module}
    exec(compile(source, file, "exec"), scope)
    return rule(scope[name])


def plain(function: Rule) -> Any:
    """The Python function of a rule, compiled or not."""
    return getattr(function, "py_func", function)
