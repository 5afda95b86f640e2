"""Processes that this process has started."""

from __future__ import annotations

import os
from pathlib import Path


def children_running(module: str) -> list[int]:
    """The ids of child processes that run a module, such as `rivertable.bots.worker`."""
    found = []
    for path in Path("/proc").glob("[0-9]*/stat"):
        try:
            parent = int(path.read_text().rsplit(") ", 1)[1].split()[1])
            line = (path.parent / "cmdline").read_bytes()
        except (OSError, IndexError):
            continue
        if parent == os.getpid() and module.encode() in line:
            found.append(int(path.parent.name))
    return found
