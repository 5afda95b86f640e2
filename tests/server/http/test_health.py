"""Health and metrics, for those who run the server."""

from __future__ import annotations

from tests.server.client import Visitor
from tests.server.process import ServerProcess


async def test_nothing_secret_is_told_by_metrics_health_or_logs(server: ServerProcess, mara: Visitor) -> None:
    table = await mara.open_table("me", "easy", public=False)
    texts = [(await mara.http.get(path)).text for path in ("/metrics", "/api/health", "/api/openapi.json")]
    texts.append(server.logged())
    secrets = (table["id"], table["invitation"], mara.me["id"], mara.me["name"], mara.http.cookies["rivertable"])
    assert [secret for secret in secrets for text in texts if secret in text] == []
