"""Starting the server: its port, its workers, and how long it keeps a line."""

from __future__ import annotations

import socket
import time
from http.client import HTTPConnection
from pathlib import Path

import pytest

from rivertable.engine.errors import OptionError
from rivertable.server.run import UNREAD_MS, bound_socket, serve
from rivertable.server.settings import settings_from
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


def test_several_workers_do_not_share_a_name(monkeypatch: pytest.MonkeyPatch) -> None:
    """What one of them announced the others would take for their own."""
    monkeypatch.setenv("RIVERTABLE_NODE", "alpha")
    settings = settings_from(db="postgresql://nobody@127.0.0.1:1/no")
    assert settings.node == "alpha"
    with bound_socket("127.0.0.1", 0) as bound, pytest.raises(OptionError, match="leave it out where --workers"):
        serve(settings, bound, workers=2, started=lambda: None)


def test_a_taken_port_is_passed_over_or_named() -> None:
    first = bound_socket("127.0.0.1", 0)
    port = first.getsockname()[1]
    with pytest.raises(OptionError, match=str(port)):
        bound_socket("127.0.0.1", port)
    free = bound_socket("127.0.0.1", None)
    assert 8000 <= free.getsockname()[1] < 8050
    first.close()
    free.close()


@pytest.mark.skipif(not hasattr(socket, "TCP_USER_TIMEOUT"), reason="the system has no such option")
def test_the_system_closes_connections_whose_other_end_takes_nothing() -> None:
    """A server that has let a client go cannot: what was sent last is still on its way."""
    with bound_socket("127.0.0.1", 0) as bound, socket.create_connection(bound.getsockname()):
        accepted, _ = bound.accept()
        with accepted:
            assert accepted.getsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT) == UNREAD_MS


@pytest.mark.parametrize("host", ["no..name", "192.0.2.1"])  # the latter is for examples only
@pytest.mark.parametrize("port", [None, 0])
def test_a_wrong_host_is_named_not_its_port(host: str, port: int | None) -> None:
    with pytest.raises(OptionError, match=f"--host {host} is no address of this machine"):
        bound_socket(host, port)
