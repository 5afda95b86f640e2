"""What every endpoint does: cookies, limits, bodies and errors."""

from __future__ import annotations

from pathlib import Path

import httpx

from tests.server.client import Visitor
from tests.server.process import running


async def test_a_form_cannot_post(mara: Visitor) -> None:
    response = await mara.http.post("/api/me", content='{"name": "X"}', headers={"content-type": "text/plain"})
    assert response.status_code == 400
    response = await mara.http.post("/api/me", data={"name": "X"})
    assert response.status_code == 400


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


async def test_a_body_may_not_be_huge(mara: Visitor) -> None:
    response = await mara.http.post("/api/me", content=b'{"name": "' + b"x" * 400_000 + b'"}')
    assert response.status_code in (400, 413)
    response = await mara.http.post(
        "/api/me", content=b'{"name": "' + b"x" * 400_000 + b'"}', headers={"content-type": "application/json"}
    )
    assert response.status_code == 413


async def test_a_wrong_field_is_named_in_words(mara: Visitor) -> None:
    for body, said in (
        ({"name": ""}, "the name needs at least 1 character"),
        ({"name": 5}, "the name must be a text, not a whole number"),
        ({}, "the name of the request is missing"),
    ):
        answer = await mara.post("/api/me", body, status=400)
        assert (answer["code"], answer["message"]) == ("bad_message", said)


async def test_an_address_brings_only_so_many_new_guests_and_known_people_go_on(tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path}/t.db", tmp_path / "log", bot_workers=0, guests_per_address=3) as server:
        async with Visitor(server.url) as mara:
            statuses = []
            for _ in range(6):
                async with httpx.AsyncClient(base_url=server.url) as stranger:
                    statuses.append((await stranger.get("/api/me")).status_code)
            assert statuses == [200, 200, 429, 429, 429, 429]
            await mara.open_table("me", "open")
