"""A screen for browsers that need one: this machine's, or one that nobody sees."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager

from scripts.browsers.page import ended, program

SIZE = "3000x2000x24"


@contextmanager
def screen() -> Iterator[None]:
    """While this lasts, programs started from here have a screen."""
    if os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"):
        yield
        return
    reader, writer = os.pipe()
    command = [program("Xvfb", "xvfb", "screen for a browser"), "-displayfd", str(writer), "-screen", "0", SIZE]
    server = subprocess.Popen(command, pass_fds=[writer], stderr=subprocess.DEVNULL)
    os.close(writer)
    with os.fdopen(reader) as told:
        os.environ["DISPLAY"] = f":{told.readline().strip()}"
    with ended(server):
        try:
            yield
        finally:
            del os.environ["DISPLAY"]
