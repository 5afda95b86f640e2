"""Python source that the engine writes and runs. It is kept where tracebacks and `inspect` look for it."""

from __future__ import annotations

import linecache
from collections.abc import Iterable
from typing import Any


def run_source(file: str, lines: Iterable[str], scope: dict[str, Any]) -> dict[str, Any]:
    """Run these lines in a scope, which then holds what they define. Tracebacks name the file, such as `<may of a_game>`."""
    source = "\n".join(lines) + "\n"
    linecache.cache[file] = len(source), None, source.splitlines(keepends=True), file
    exec(compile(source, file, "exec"), scope)
    return scope
