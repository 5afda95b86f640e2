"""Headers of every answer, and requests from other sites."""

from __future__ import annotations

import pytest
from websockets.exceptions import InvalidStatus

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
