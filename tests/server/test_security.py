"""Headers of every answer, and requests from other sites."""

from __future__ import annotations

from pathlib import Path

import pytest
from starlette.datastructures import Headers
from websockets.exceptions import InvalidStatus

from rivertable.server.host_names import host_name
from rivertable.server.security import is_at_this_computer, is_own_origin
from tests.server.client import Visitor
from tests.server.process import running


async def test_posts_from_other_sites_are_refused(mara: Visitor) -> None:
    await mara.post("/api/me", {"name": "X"}, status=403, origin="https://elsewhere.example")
    await mara.post("/api/me", {"name": "X"}, status=403, **{"sec-fetch-site": "cross-site"})
    host = mara.url.split("://")[1]
    await mara.post("/api/me", {"name": "X"}, origin=f"http://{host}")


async def test_sockets_from_other_sites_are_refused(mara: Visitor) -> None:
    with pytest.raises(InvalidStatus):
        await mara.dial(Origin="https://elsewhere.example")


async def test_every_answer_carries_the_headers(mara: Visitor) -> None:
    for path in ("/", "/api/games", "/api/nothing", "/metrics"):
        headers = (await mara.http.get(path)).headers
        assert "default-src 'self'" in headers["content-security-policy"]
        assert "frame-ancestors 'none'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"


def _scope(client: str = "127.0.0.1", server: str = "127.0.0.1", **headers: str) -> dict[str, object]:
    given = {"host": "localhost:8000", **headers}
    lines = [(name.replace("_", "-").encode(), value.encode()) for name, value in given.items()]
    return {"type": "http", "client": (client, 4711), "server": (server, 8000), "headers": lines}


def test_a_browser_at_this_computer_is_known_by_both_ends_the_name_and_the_page() -> None:
    assert is_at_this_computer(_scope())
    assert is_at_this_computer(_scope(host="[::1]:8000", client="::1", server="::1"))
    assert is_at_this_computer(_scope(host="LOCALHOST", origin="http://localhost"))
    assert is_at_this_computer(_scope(origin="http://localhost:8000", sec_fetch_site="same-origin"))
    for other in (
        _scope(client="192.168.1.7"),
        _scope(server="192.168.1.23"),
        _scope(client="unknown"),
        _scope(host="rivers.example"),
        _scope(host="localhost.example:8000"),
        _scope(origin="https://rivers.example"),
        _scope(x_forwarded_for="127.0.0.1"),
        _scope(x_forwarded_anything="1"),
        _scope(forwarded="for=127.0.0.1"),
        _scope(via="1.1 a"),
        _scope(x_real_ip="127.0.0.1"),
        {**_scope(), "client": None},
        {**_scope(), "headers": [(b"host", b"localhost"), (b"host", b"evil.example")]},
        {**_scope(), "headers": []},
    ):
        assert not is_at_this_computer(other), other


def test_the_name_of_a_host_is_told_without_its_port() -> None:
    assert [host_name(host) for host in ("LocalHost:80", "[::1]:80", "[::1]", "localhost", ":80")] == [
        "localhost",
        "[::1]",
        "[::1]",
        "localhost",
        ":80",
    ]


@pytest.mark.parametrize(
    ("origin", "https", "own"),
    [
        ("http://river.example", False, True),
        ("https://river.example", False, True),
        ("https://river.example", True, True),
        ("HTTPS://River.Example", True, True),
        ("http://river.example", True, False),
        ("ftp://river.example", False, False),
        ("river.example", False, False),
        ("null", False, False),
        ("https://river.example.evil.example", True, False),
    ],
)
def test_a_page_by_http_is_no_page_of_a_server_by_https(origin: str, https: bool, own: bool) -> None:
    headers = Headers({"host": "river.example", "origin": origin})
    assert is_own_origin(headers, frozenset(), https=https) == own


async def test_pages_speak_to_their_server_alone(mara: Visitor) -> None:
    policy = (await mara.http.get("/")).headers["content-security-policy"]
    (connect,) = [part.strip() for part in policy.split(";") if part.strip().startswith("connect-src")]
    assert connect == "connect-src 'self'"


async def test_a_server_by_https_is_asked_by_https_alone(mara: Visitor, tmp_path: Path) -> None:
    assert "strict-transport-security" not in (await mara.http.get("/")).headers
    with running(f"sqlite:///{tmp_path}/t.db", tmp_path / "log", bot_workers=0, secure_cookies="true") as server:
        async with Visitor(server.url) as visitor:
            assert (await visitor.http.get("/")).headers["strict-transport-security"] == "max-age=31536000"
            host = server.url.split("://")[1]
            await visitor.post("/api/me", {"name": "X"}, status=403, origin=f"http://{host}")
            with pytest.raises(InvalidStatus):
                await visitor.dial(Origin=f"http://{host}")


async def test_a_server_answers_to_its_names_alone(tmp_path: Path) -> None:
    """A page elsewhere whose name leads here is not let in."""
    db = f"sqlite:///{tmp_path}/t.db"
    with running(db, tmp_path / "log", bot_workers=0, hosts="River.example, 10.0.0.9:8000") as server:
        async with Visitor(server.url) as visitor:
            for host, status in (
                ("river.example", 200),
                ("RIVER.example:8443", 200),
                ("10.0.0.9", 200),
                ("localhost", 200),
                ("evil.example", 421),
                ("river.example.evil.example", 421),
                ("", 421),
            ):
                answer = await visitor.http.get("/api/health", headers={"host": host})
                assert answer.status_code == status, host
            with pytest.raises(InvalidStatus):
                await visitor.dial(Host="evil.example")
