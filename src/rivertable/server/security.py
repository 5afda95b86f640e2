"""Protection of browsers: the headers of every answer, and which sites may post and open sockets."""

from __future__ import annotations

import ipaddress

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocketClose

from rivertable.server.host_names import host_name

POLICY = 1008  # why a socket is closed: it may not be opened
CONTENT_SECURITY_POLICY = (
    "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; "
    "font-src 'self'; connect-src 'self'; worker-src 'self' blob:; object-src 'none'; base-uri 'none'; "
    "form-action 'self'; frame-ancestors 'none'"
)
HEADERS = {
    "content-security-policy": CONTENT_SECURITY_POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}


HTTPS_ONLY = "max-age=31536000"  # for a year browsers ask by https alone


class SecurityHeaders:
    """Adds the security headers to every answer. Answers of the API are not to be stored by caches."""

    def __init__(self, app: ASGIApp, https: bool = False) -> None:
        self._app = app
        self._headers = {**HEADERS, "strict-transport-security": HTTPS_ONLY} if https else HEADERS

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in self._headers.items():
                    headers.setdefault(name, value)
                if scope["path"].startswith("/api/"):
                    headers.setdefault("cache-control", "no-store")
            await send(message)

        await self._app(scope, receive, send_with_headers)


class AllowedHosts:
    """Refuses requests that name another host than the server is known by. The machine itself may always use its own names."""

    def __init__(self, app: ASGIApp, hosts: frozenset[str]) -> None:
        self._app, self._hosts = app, hosts

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket") or not self._hosts or self._is_allowed(scope):
            await self._app(scope, receive, send)
        elif scope["type"] == "websocket":
            await WebSocketClose(POLICY)(scope, receive, send)
        else:
            await PlainTextResponse("This server has another name.\n", 421)(scope, receive, send)

    def _is_allowed(self, scope: Scope) -> bool:
        names = [host_name(host) for host in Headers(scope=scope).getlist("host")]
        if len(names) != 1:
            return False
        return names[0] in self._hosts or (names[0] in HERE and is_loopback(scope.get("client")))


def is_own_origin(headers: Headers, allowed: frozenset[str], *, https: bool) -> bool:
    """Whether a request comes from a page of this server, or of an allowed origin. A server that is reached by `https` has no
    pages by http. Programs that are no browser name no origin, and carry nobody else's cookies."""
    origin = headers.get("origin")
    if origin is None:
        return headers.get("sec-fetch-site", "none") in ("none", "same-origin")
    host = headers.get("host", "")
    scheme, _, named = origin.lower().partition("://")
    is_own = named == host.lower() and scheme in (("https",) if https else ("http", "https"))
    return is_own or origin.rstrip("/") in allowed


def is_https(scope: Scope, *, published: bool) -> bool:
    """Whether a request came by https: to the server itself, or (`published`) to the proxy in front of it."""
    return published or scope.get("scheme") in ("https", "wss")


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
    return is_own_origin(headers, frozenset(), https=False) and (
        origin is None or host_name(origin.split("://", 1)[-1]) in HERE
    )


def is_loopback(end: tuple[str, int | None] | None) -> bool:
    """Whether an end of a connection is on this machine itself."""
    try:
        return end is not None and ipaddress.ip_address(end[0]).is_loopback
    except ValueError:
        return False
