"""Health and metrics, for those who run the server."""

from __future__ import annotations

from pathlib import Path

from tests.server.client import Visitor
from tests.server.process import ServerProcess, running


async def test_nothing_secret_is_told_by_metrics_health_or_logs(server: ServerProcess, mara: Visitor) -> None:
    table = await mara.open_table("me", "easy", public=False)
    texts = [(await mara.http.get(path)).text for path in ("/metrics", "/api/health", "/api/openapi.json")]
    texts.append(server.logged())
    secrets = (table["id"], table["invitation"], mara.me["id"], mara.me["name"], mara.http.cookies["rivertable"])
    assert [secret for secret in secrets for text in texts if secret in text] == []


async def test_numbers_are_for_who_runs_the_server(tmp_path: Path) -> None:
    """Past a proxy everybody else looks like this machine."""
    proxied = {"x-forwarded-for": "203.0.113.7"}
    with running(f"sqlite:///{tmp_path}/t.db", tmp_path / "log", bot_workers=0, metrics_token="perch") as server:
        async with Visitor(server.url) as visitor:
            for headers, status in (
                ({}, 200),
                (proxied, 403),
                ({"host": "river.example"}, 403),
                ({**proxied, "authorization": "Bearer perch"}, 200),
                ({**proxied, "authorization": "Bearer"}, 403),
                ({**proxied, "authorization": "Bearer pike"}, 403),
            ):
                assert (await visitor.http.get("/metrics", headers=headers)).status_code == status, headers


async def test_without_a_token_nobody_has_it(mara: Visitor) -> None:
    headers = {"x-forwarded-for": "203.0.113.7", "authorization": "Bearer"}
    assert (await mara.http.get("/metrics", headers=headers)).status_code == 403
