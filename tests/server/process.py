"""A real server in a process of its own."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any

QUICK = {
    "RIVERTABLE_BOT_WORKERS": "1",
    "RIVERTABLE_BOT_COMPILE": "false",
    "RIVERTABLE_BOT_PAUSE_MS": "0",
    "RIVERTABLE_RELEASE_MS": "0",
    "RIVERTABLE_STAND_IN": "easy",
    "RIVERTABLE_REQUESTS_BURST": "100000",
    "RIVERTABLE_ADDRESS_REQUESTS_BURST": "1000000",
    "RIVERTABLE_GUESTS_PER_ADDRESS": "1000000",
    "RIVERTABLE_TABLES_PER_ADDRESS": "1000000",
    "RIVERTABLE_OPEN_TABLES_PER_PERSON": "1000",
    "RIVERTABLE_REFUSED_SECONDS": "100000",
    "RIVERTABLE_SOCKETS_PER_ADDRESS": "5000",
    "RIVERTABLE_SOCKETS_PER_PERSON": "5000",
    "RIVERTABLE_AWAY_SECONDS": "0",
    "RIVERTABLE_LEASE_SECONDS": "1.5",
    "RIVERTABLE_LOG_LEVEL": "warning",
    "RIVERTABLE_HOME_NETWORK": "off",  # no test opens a door at the machine's own address
}


class ServerProcess:
    """`rivertable serve` with a database; `url` is where it answers. `same_deal`: every table of a game is dealt alike.
    `counted`: its log tells where the event loop worked for long (`stretches.py`). `program`: the module that is run."""

    def __init__(
        self,
        db: str,
        log: Path,
        workers: int = 1,
        port: int = 0,
        *,
        same_deal: bool = False,
        counted: bool = False,
        host: str | None = None,
        program: str = "rivertable",
        **settings: object,
    ) -> None:
        given = {f"RIVERTABLE_{name.upper()}": str(value) for name, value in settings.items()}
        self.log_path = log
        self._log: IO[bytes] = log.open("ab")
        program = "tests.server.stretches" if counted else "tests.server.same_deal" if same_deal else program
        command = [sys.executable, "-m", program, "serve", "--no-browser", "--db", db, "--port", str(port)]
        command += ["--workers", str(workers)] + (["--host", host] if host is not None else [])
        environment = {**os.environ, **QUICK, **given}
        self.process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=self._log, env=environment, start_new_session=True
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline().decode()
        assert "rivertable is at http" in line, log.read_text()
        self.url = line.split()[3].rstrip("/")

    @property
    def port(self) -> int:
        return int(self.url.rsplit(":", 1)[1])

    def kill(self) -> None:
        """As a power cut would: no goodbye."""
        os.killpg(self.process.pid, signal.SIGKILL)
        self.end()

    def stop(self) -> None:
        self.process.terminate()
        self.end()

    def end(self) -> None:
        self.process.wait(20)
        assert self.process.stdout is not None
        self.process.stdout.close()
        self._log.close()

    def logged(self) -> str:
        return self.log_path.read_text()


@contextmanager
def running(db: str, log: Path, **settings: Any) -> Iterator[ServerProcess]:
    server = ServerProcess(db, log, **settings)
    try:
        yield server
    finally:
        if server.process.poll() is None:
            server.stop()
