"""Protection of browsers: the headers of every answer, and which sites may post and open sockets."""

from __future__ import annotations

import ipaddress

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

CONTENT_SECURITY_POLICY = (
    "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; "
    "font-src 'self'; connect-src 'self' ws: wss:; worker-src 'self' blob:; object-src 'none'; base-uri 'none'; "
    "form-action 'self'; frame-ancestors 'none'"
)
HEADERS = {
    "content-security-policy": CONTENT_SECURITY_POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}


class SecurityHeaders:
    """Adds the security headers to every answer. Answers of the API are not to be stored by caches."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if scope["path"].startswith("/api/"):
                    headers.setdefault("cache-control", "no-store")
            await send(message)

        await self._app(scope, receive, send_with_headers)


def is_own_origin(headers: Headers, allowed: frozenset[str]) -> bool:
    """Whether a request comes from a page of this server, or of an allowed origin. Programs that are no browser name no
    origin, and carry nobody else's cookies."""
    origin = headers.get("origin")
    if origin is None:
        return headers.get("sec-fetch-site", "none") in ("none", "same-origin")
    host = headers.get("host", "")
    return origin.rstrip("/") in allowed or origin.split("://", 1)[-1].lower() == host.lower()


HERE = ("localhost", "127.0.0.1", "[::1]")
FORWARDING = ("forwarded", "via", "x-real-ip", "x-client-ip", "x-original-host", "true-client-ip", "cf-connecting-ip")


def is_at_this_computer(scope: Scope) -> bool:
    """Whether a request comes from a browser on the server's own machine: from a loopback address to a loopback address, by a
    name of this machine, not passed on by a proxy, and from a page of this server. What a proxy has not said is not seen:
    docs/decisions/0015-home-network.md says what that leaves."""
    headers = Headers(scope=scope)
    if any(name.startswith("x-forwarded") or name in FORWARDING for name in headers):
        return False
    hosts = headers.getlist("host")
    if len(hosts) != 1 or host_name(hosts[0]) not in HERE:
        return False
    if not is_loopback(scope.get("client")) or not is_loopback(scope.get("server")):
        return False
    origin = headers.get("origin")
    return is_own_origin(headers, frozenset()) and (origin is None or host_name(origin.split("://", 1)[-1]) in HERE)


def host_name(host: str) -> str:
    """A `Host` without its port, in small letters."""
    name, _, port = host.lower().rpartition(":")
    return name if name and port.isdigit() else host.lower()


def is_loopback(end: tuple[str, int | None] | None) -> bool:
    """Whether an end of a connection is on this machine itself."""
    try:
        return end is not None and ipaddress.ip_address(end[0]).is_loopback
    except ValueError:
        return False
