"""Strangers, forgers and people who want too much."""

from __future__ import annotations

import asyncio
import json
import socket
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from rivertable.server.errors import Refusal
from rivertable.server.limits import Allowances, Sender
from tests.server.client import Visitor
from tests.server.process import ServerProcess, running


async def test_posts_from_other_sites_are_refused(mara: Visitor) -> None:
    await mara.post("/api/me", {"name": "X"}, status=403, origin="https://elsewhere.example")
    await mara.post("/api/me", {"name": "X"}, status=403, **{"sec-fetch-site": "cross-site"})
    host = mara.url.split("://")[1]
    await mara.post("/api/me", {"name": "X"}, origin=f"http://{host}")


async def test_a_form_cannot_post(mara: Visitor) -> None:
    response = await mara.http.post("/api/me", content='{"name": "X"}', headers={"content-type": "text/plain"})
    assert response.status_code == 400
    response = await mara.http.post("/api/me", data={"name": "X"})
    assert response.status_code == 400


async def test_sockets_from_other_sites_are_refused(mara: Visitor) -> None:
    with pytest.raises(InvalidStatus):
        await mara.dial(Origin="https://elsewhere.example")


async def test_the_cookie_is_for_the_server_alone(mara: Visitor) -> None:
    mara.http.cookies.clear()
    response = await mara.http.get("/api/me")
    cookie = response.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie


async def test_cookies_are_secure_where_the_server_is(tmp_path: Path) -> None:
    db = f"sqlite:///{tmp_path}/t.db"
    with running(db, tmp_path / "log", secure_cookies="true", bot_workers=0) as server:
        async with Visitor(server.url) as visitor:
            visitor.http.cookies.clear()
            assert "secure" in (await visitor.http.get("/api/me")).headers["set-cookie"].lower()


async def test_every_answer_carries_the_headers(mara: Visitor) -> None:
    for path in ("/", "/api/games", "/api/nothing", "/metrics"):
        headers = (await mara.http.get(path)).headers
        assert "default-src 'self'" in headers["content-security-policy"]
        assert "frame-ancestors 'none'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"


async def test_files_outside_the_client_are_not_served(mara: Visitor) -> None:
    for path in ("/../settings.py", "/%2e%2e/settings.py", "/..%2f..%2fpyproject.toml", "//etc/passwd"):
        text = (await mara.http.get(path)).text
        assert "root:" not in text
        assert "RIVERTABLE_" not in text


async def test_which_files_the_machine_has_is_not_told(mara: Visitor) -> None:
    """Every address that is no file of the client is its page: one that is too long for a file, too."""
    paths = ("//etc/passwd", "//etc/no-such-file", "/..%2f..%2f..%2fREADME.md", "/" + "x" * 300, "/a%00b")
    answers = [await mara.http.get(path) for path in paths]
    assert {answer.status_code for answer in answers} == {200}
    assert len({answer.content for answer in answers}) == 1


async def test_a_body_may_not_be_huge(mara: Visitor) -> None:
    response = await mara.http.post("/api/me", content=b'{"name": "' + b"x" * 400_000 + b'"}')
    assert response.status_code in (400, 413)
    response = await mara.http.post(
        "/api/me", content=b'{"name": "' + b"x" * 400_000 + b'"}', headers={"content-type": "application/json"}
    )
    assert response.status_code == 413


async def test_too_many_messages_are_refused_and_the_socket_closed_at_last(tmp_path: Path) -> None:
    limits = {"messages_burst": 5, "messages_per_second": 0.001, "requests_burst": 8, "requests_per_second": 0.1}
    with running(f"sqlite:///{tmp_path}/t.db", tmp_path / "log", bot_workers=0, **limits) as server:
        async with Visitor(server.url) as visitor:
            await visitor.dial()
            for _ in range(300):
                await visitor.send("leave", table="x")
            codes = []
            with suppress(ConnectionClosed):
                while True:
                    codes.append((await visitor.receive())["code"])
            assert visitor.socket.close_code == 1008
            assert set(codes) == {"too_fast"}
            statuses = [(await visitor.http.get("/api/games")).status_code for _ in range(12)]
            assert statuses[-1] == 429


async def test_a_socket_that_does_not_read_is_let_go(tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path}/t.db", tmp_path / "log", bot_workers=0, queue_messages=4) as server:
        async with Visitor(server.url) as visitor:
            table = (await visitor.open_table("me", "easy"))["id"]
            narrow = socket.socket()
            narrow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            narrow.connect(("127.0.0.1", server.port))
            headers = {"Cookie": visitor.cookie}
            lazy = await connect(f"ws://127.0.0.1:{server.port}/ws", sock=narrow, additional_headers=headers)
            try:
                lazy.transport.pause_reading()
                for _ in range(1000):
                    await lazy.send(json.dumps({"type": "join", "table": table, "seat": 0}))
                async with asyncio.timeout(60):
                    while await metric(visitor, "rivertable_slow_sockets_total") < 1:
                        await asyncio.sleep(0.1)
                async with asyncio.timeout(15):  # far less than a ping that is not answered needs
                    while await metric(visitor, "rivertable_sockets") > 0:
                        await asyncio.sleep(0.1)
            finally:
                lazy.transport.abort()
                await lazy.wait_closed()


async def metric(visitor: Visitor, name: str) -> float:
    metrics = (await visitor.http.get("/metrics")).text
    line = next(line for line in metrics.splitlines() if line.startswith(f"{name} "))
    return float(line.split()[1])


async def test_an_address_has_only_so_many_sockets_even_if_they_come_all_at_once(tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path}/t.db", tmp_path / "log", bot_workers=0, sockets_per_address=3) as server:
        async with Visitor(server.url) as visitor:
            address, headers = f"ws://127.0.0.1:{server.port}/ws", {"Cookie": visitor.cookie}
            knocks = [connect(address, additional_headers=headers) for _ in range(30)]
            answers = await asyncio.gather(*knocks, return_exceptions=True)
            sockets = [answer for answer in answers if isinstance(answer, ClientConnection)]
            assert sum(isinstance(answer, InvalidStatus) for answer in answers) == 27
            assert len(sockets) == 3
            for socket_ in sockets:
                await socket_.close()
            async with asyncio.timeout(60):
                while await metric(visitor, "rivertable_sockets") > 0:
                    await asyncio.sleep(0.01)
            await visitor.dial()


async def test_nothing_secret_is_told_by_metrics_health_or_logs(server: ServerProcess, mara: Visitor) -> None:
    table = await mara.open_table("me", "easy", public=False)
    texts = [(await mara.http.get(path)).text for path in ("/metrics", "/api/health", "/api/openapi.json")]
    texts.append(server.logged())
    secrets = (table["id"], table["invitation"], mara.me["id"], mara.me["name"], mara.http.cookies["rivertable"])
    assert [secret for secret in secrets for text in texts if secret in text] == []


def test_the_server_does_not_import_the_compiler() -> None:
    code = """
import asyncio, sys, tempfile
from rivertable.server.settings import Settings
from rivertable.server.node import Node
import rivertable.server.app
from rivertable.engine.registry import games
from rivertable.engine.match import Match
async def main():
    folder = tempfile.mkdtemp()
    async with Node(Settings(db=f"sqlite:///{folder}/t.db", bot_workers=1)):
        for game in games():
            Match(game, 1)
asyncio.run(main())
print([name for name in sys.modules if name.startswith(("numba", "llvmlite"))])
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_an_allowance_is_spent_by_what_is_refused_and_comes_back(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 1000.0
    monkeypatch.setattr("rivertable.server.limits.time.monotonic", lambda: now)
    allowances, mara = Allowances(20), Sender("mara", "here")
    for _ in range(3):
        allowances.check(mara)
        allowances.charge(mara, 8)
    with pytest.raises(Refusal, match=r"^too much of what you sent could not be used; try again in 2 minutes$"):
        allowances.check(mara)
    now += 90
    with pytest.raises(Refusal, match=r"in a minute$"):
        allowances.check(mara)
    now += 60
    allowances.check(mara)


def test_an_address_has_the_allowance_of_five_people(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rivertable.server.limits.time.monotonic", lambda: 0.0)
    allowances = Allowances(20)
    for person in "abcde":
        allowances.check(Sender(person, "here"))
        allowances.charge(Sender(person, "here"), 20.1)
        with pytest.raises(Refusal):
            allowances.check(Sender(person, "here"))
    for sender in (Sender("g", "here"), Sender(None, "here")):
        with pytest.raises(Refusal, match="too much of what you sent"):
            allowances.check(sender)
    allowances.check(Sender("g", "there"))
