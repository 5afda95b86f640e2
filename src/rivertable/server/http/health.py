"""Health, metrics and the OpenAPI document, for those who run the server."""

from __future__ import annotations

import functools
import hmac
from importlib.metadata import version
from typing import Literal

import msgspec
from starlette.responses import Response

from rivertable.server.errors import Refusal
from rivertable.server.http.endpoint import JSON, Call, Endpoint
from rivertable.server.protocol.bodies import Health
from rivertable.server.security import is_at_this_computer


async def health(call: Call) -> Health:
    node = call.node
    if not await node.health.is_well():
        raise Refusal("unavailable", "the database takes nothing that is written")
    return Health(
        ok=True,
        version=version("rivertable"),
        database="sqlite" if node.store.kind == "sqlite" else "postgresql",
        node=node.settings.node,
        tables=len(node.sessions),
        sockets=len(node.sockets),
        bots=_bots(call),
    )


def _bots(call: Call) -> Literal["ready", "warming", "off"]:
    if call.node.settings.bot_workers == 0:
        return "off"
    return "ready" if all(p.share == 1 or p.failed for p in call.node.pool.progress.values()) else "warming"


async def metrics(call: Call) -> Response:
    node = call.node
    if not _is_operator(call):
        raise Refusal("forbidden", "the numbers are for who runs the server: at this machine itself, or with the token")
    node.metrics.tables.set(len(node.sessions))
    node.metrics.bot_queue.set(node.pool.busy)
    node.metrics.bot_restarts.set(node.pool.restarts)
    node.metrics.reader_queue.set(node.readers.busy)
    node.metrics.reader_restarts.set(node.readers.restarts)
    return Response(node.metrics.page(), media_type="text/plain; version=0.0.4")


def _is_operator(call: Call) -> bool:
    """Who asks from the machine itself, past every proxy, or knows the token."""
    token = call.node.settings.metrics_token
    given = call.request.headers.get("authorization", "").encode()
    return (bool(token) and hmac.compare_digest(given, f"Bearer {token}".encode())) or is_at_this_computer(
        call.request.scope
    )


async def openapi(call: Call) -> Response:
    return Response(_document(), media_type=JSON)


@functools.cache
def _document() -> bytes:
    from rivertable.server.http import ENDPOINTS as ALL
    from rivertable.server.http.openapi import document

    return msgspec.json.encode(document(ALL))


ENDPOINTS = [
    Endpoint("GET", "/api/health", health, "Is the server well?", Health, refusals=(503,)),
    Endpoint("GET", "/metrics", metrics, "Numbers for Prometheus, for who runs the server", str, refusals=(403,)),
    Endpoint("GET", "/api/openapi.json", openapi, "This document", dict),
]
