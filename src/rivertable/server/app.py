"""The application: routes of the HTTP API, the socket, and the files of the web client."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute, compile_path
from starlette.staticfiles import StaticFiles
from starlette.websockets import WebSocket

from rivertable.server.cluster.home_network import HomeDoor
from rivertable.server.errors import Refusal
from rivertable.server.http import ENDPOINTS
from rivertable.server.http.endpoint import problem
from rivertable.server.http_guard import STATE, HttpGuard
from rivertable.server.node import Node
from rivertable.server.people.people import COOKIE
from rivertable.server.security import AllowedHosts, SecurityHeaders, is_https, is_own_origin
from rivertable.server.settings import Settings
from rivertable.server.socket.connection import BUSY, POLICY, Connection

STATIC = Path(__file__).parent / "static"
NOT_BUILT = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>rivertable</title>
<h1>rivertable</h1>
<p>The table server is running. The web client is not built in this installation.</p>
<p>Play in the terminal with <code>rivertable play</code>, or write a client: the API is described in
<a href="/api/openapi.json">/api/openapi.json</a>.</p>
</html>
"""


class Assets(StaticFiles):
    """Files of the web client whose names change with their content, so that browsers may store them for good."""

    def file_response(self, *args: Any, **kwargs: Any) -> Response:
        response = super().file_response(*args, **kwargs)
        response.headers["cache-control"] = "public, max-age=31536000, immutable"
        return response


def make_app(settings: Settings) -> Starlette:
    node = Node(settings)

    @contextlib.asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[dict[str, object]]:
        async with node:
            yield {STATE: HttpGuard(settings)}

    routes = [endpoint.route() for endpoint in ENDPOINTS]
    app = Starlette(
        routes=[
            *routes,
            WebSocketRoute("/ws", _socket),
            Mount("/assets", GZipMiddleware(Assets(directory=STATIC / "assets", check_dir=False))),
            Route("/{rest:path}", _page),
        ],
        middleware=[
            Middleware(SecurityHeaders, https=settings.secure_cookies),
            Middleware(AllowedHosts, hosts=settings.allowed_hosts),
            Middleware(HomeDoor, home=node.home),
        ],
        exception_handlers={404: _no_such_path, 405: _no_such_method},
        lifespan=lifespan,
    )
    app.state.node = node
    app.state.files = StaticFiles(directory=STATIC, check_dir=False)
    return app


async def _socket(socket: WebSocket) -> None:
    node: Node = socket.app.state.node
    https = is_https(socket.scope, published=node.settings.secure_cookies)
    if not is_own_origin(socket.headers, node.settings.allowed_origins, https=https):
        await socket.close(POLICY)
        return
    address = socket.client.host if socket.client else "-"
    if node.closing.is_set() or node.sockets.is_full(address) or not node.budgets.take_for_address(address):
        await socket.close(BUSY)
        return
    with node.sockets.counted(address):
        person = await node.people.by_cookie(socket.cookies.get(COOKIE))
        if node.sockets.has_too_many(person) or not node.budgets.take_for_person(person and person.id):
            await socket.close(BUSY)
            return
        await Connection(node, socket, person, address).run()


async def _no_such_path(request: Request, _: Exception) -> Response:
    return problem(Refusal("not_found", f"there is nothing at {request.url.path}; see /api/openapi.json"))


async def _no_such_method(request: Request, _: Exception) -> Response:
    response = problem(
        Refusal("not_found", f"{request.url.path} does not take {request.method}; see /api/openapi.json")
    )
    response.status_code = 405
    response.headers["allow"] = ", ".join(_methods(request.url.path) or ["GET"])
    return response


def _methods(path: str) -> list[str]:
    """The methods a path of the API takes."""
    return [endpoint.method for endpoint in ENDPOINTS if compile_path(endpoint.path)[0].match(path)]


async def _page(request: Request) -> Response:
    """The web client: its files by name, its one page for every other address."""
    path = request.url.path
    if path.startswith("/api/") or _methods(path):  # of the API, but nothing there takes this
        raise HTTPException(405 if _methods(path) else 404)
    index = STATIC / "index.html"
    if not index.is_file():
        return HTMLResponse(NOT_BUILT)
    files: StaticFiles = request.app.state.files
    with contextlib.suppress(HTTPException):  # no such file: it is the address of a page
        return await files.get_response(request.path_params["rest"], request.scope)
    return FileResponse(index, headers={"cache-control": "no-cache"})
