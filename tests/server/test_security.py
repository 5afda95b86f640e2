"""Headers of every answer, and requests from other sites."""

from __future__ import annotations

import pytest
from websockets.exceptions import InvalidStatus

from rivertable.server.security import host_name, is_at_this_computer
from tests.server.client import Visitor


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
