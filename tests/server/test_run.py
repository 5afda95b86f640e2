"""The server as a process: how it holds its lines."""

from __future__ import annotations

import time
from http.client import HTTPConnection
from pathlib import Path

from tests.server.process import running


def test_a_line_somebody_left_idle_for_a_while_can_be_used_again(tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path}/tables.db", tmp_path / "log", bot_workers=0) as server:
        line = HTTPConnection("127.0.0.1", server.port)
        for pause in (6, 0):
            line.request("GET", "/health")
            answer = line.getresponse()
            assert answer.status == 200
            answer.read()
            assert line.sock is not None
            time.sleep(pause)
        line.close()
