"""Starts the server: one process, or several that share a PostgreSQL database."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import functools
import gc
import os
import socket
from collections.abc import Callable

import uvicorn
from starlette.applications import Starlette

from rivertable.engine.errors import OptionError
from rivertable.engine.registry import games
from rivertable.server.app import make_app
from rivertable.server.errors import Refusal
from rivertable.server.http_guard import GuardedHttp
from rivertable.server.logs import set_up_logs
from rivertable.server.readers.overlays import loaded_whole
from rivertable.server.settings import PREFIX, Settings, environment_of, settings_from
from rivertable.server.store import open_store

FIRST_PORT, PORTS = 8000, 50
SHUTDOWN_SECONDS = 5
GOODBYE_SECONDS = 1  # for a device that is shut out to hang up by itself
KEEP_ALIVE_SECONDS = 75  # longer than browsers' and proxies' own: who hangs up first never cuts off a request
UNREAD_MS = 30_000  # after which the system closes a connection whose other end takes nothing
BACKLOG = 128  # connections that are accepted at a stretch: nothing else runs meanwhile
NODE = f"{PREFIX}NODE"


def bound_socket(host: str, port: int | None) -> socket.socket:
    """A socket on the port, or (None) on the first free port from 8000 on; OptionError if that is not possible."""
    wanted = range(FIRST_PORT, FIRST_PORT + PORTS) if port is None else [port]
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for each in wanted:
        bound = socket.socket(family, socket.SOCK_STREAM)
        bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            bound.bind((host, each))
            bound.listen(2048)
            if hasattr(socket, "TCP_USER_TIMEOUT"):  # Linux
                bound.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, UNREAD_MS)
            return bound
        except OverflowError:
            raise OptionError(f"--port is 0 to 65535, not {each}") from None
        except (OSError, UnicodeError) as error:
            bound.close()
            if isinstance(error, socket.gaierror | UnicodeError) or error.errno == errno.EADDRNOTAVAIL:
                raise OptionError(f"--host {host} is no address of this machine") from None
            reason = error.strerror or str(error)
    if port is None:
        raise OptionError(f"no port from {FIRST_PORT} to {FIRST_PORT + PORTS - 1} is free on {host} ({reason})")
    raise OptionError(f"{host}:{port} cannot be used ({reason}); choose another with --port")


def serve(
    settings: Settings,
    bound: socket.socket,
    workers: int,
    started: Callable[[], None],
    *,
    for_this_computer: bool = False,
) -> None:
    """Serve until a signal ends it; `started` is called when the port answers. OptionError says which setting is wrong.

    `for_this_computer`: nobody has chosen an address to listen on, so people at this computer may let the home network in.
    """
    if workers > 1 and settings.url.get_backend_name() == "sqlite":
        raise OptionError("several workers share a PostgreSQL database: --db postgresql://…; SQLite serves one")
    if workers > 1 and NODE in os.environ:
        raise OptionError(f"{NODE} is the name of one process; leave it out where --workers starts several")
    asyncio.run(_check_database(settings))
    _allow_many_files()
    common = {
        "log_config": None,
        "access_log": False,
        "http": GuardedHttp,
        "ws": "websockets-sansio",
        "ws_max_size": 4 * settings.message_bytes,
        "ws_per_message_deflate": False,
        "timeout_graceful_shutdown": SHUTDOWN_SECONDS,
        "timeout_keep_alive": KEEP_ALIVE_SECONDS,
        "server_header": False,
        "backlog": BACKLOG,
        "ssl_certfile": settings.https or None,
        "ssl_keyfile": settings.https_key or None,
    }
    if workers > 1:
        os.environ.update(environment_of(settings))
        config = uvicorn.Config("rivertable.server.run:app", factory=True, workers=workers, **common)  # type: ignore[arg-type]
        from uvicorn.supervisors import Multiprocess

        started()
        Multiprocess(config, sockets=[bound]).run()
        return
    set_up_logs(settings.log_level, settings.node)
    _load_games()
    app = make_app(settings)
    server = _Server(uvicorn.Config(app, **common), started)  # type: ignore[arg-type]
    if for_this_computer and not is_published(settings):
        app.state.node.home.serve_with(functools.partial(_open_door, server, bound.getsockname()[1]))
    server.run(sockets=[bound])


def _allow_many_files() -> None:
    """Every connection is an open file; systems let a process have more of them than it gets at first."""
    with contextlib.suppress(ImportError, ValueError, OSError):
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def _load_games() -> None:
    """Load all games before anybody waits for them, and make the garbage collector look less often: tables are many small
    lists without cycles, and games stay in memory. It looks at few new objects at a time, for nothing else runs meanwhile."""
    for game in games():
        loaded_whole(game)
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 5, 1000)


async def _check_database(settings: Settings) -> None:
    """Open the database and migrate it before anything is served; OptionError says what is wrong."""
    store = open_store(settings.url, settings.node, settings.lease_seconds)
    await store.open(lambda *announcement: None)
    await store.close()


class _Server(uvicorn.Server):
    """A server that calls `started` when it is ready."""

    def __init__(self, config: uvicorn.Config, started: Callable[[], None]) -> None:
        super().__init__(config)
        self._on_start = started

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._on_start()


def is_published(settings: Settings) -> bool:
    """Whether the settings are those of a server that others reach by a proxy."""
    return settings.secure_cookies or bool(settings.allowed_origins) or "FORWARDED_ALLOW_IPS" in os.environ


class _Door:
    """Another listening socket of a running server, on one of this computer's addresses."""

    def __init__(self, server: uvicorn.Server, listening: asyncio.Server, address: str, port: int) -> None:
        self.address, self.port = address, port
        self._server, self._listening = server, listening

    def close(self) -> None:
        self._listening.close()
        self._server.servers.remove(self._listening)
        for connection in list(self._server.server_state.connections):
            transport = connection.transport
            if transport.get_extra_info("sockname")[:2] == (self.address, self.port):
                connection.shutdown()  # says goodbye; who does not answer it is cut off
                asyncio.get_running_loop().call_later(GOODBYE_SECONDS, transport.abort)


async def _open_door(server: uvicorn.Server, port: int, address: str) -> _Door:
    """Serve the same application on another address too, on the same port if it is free there."""
    bound = _bound_at_home(address, port)
    config, loop = server.config, asyncio.get_running_loop()

    def connection() -> asyncio.Protocol:
        kind = config.http_protocol_class
        return kind(config=config, server_state=server.server_state, app_state=server.lifespan.state)  # type: ignore[call-arg]

    listening = await loop.create_server(connection, sock=bound, backlog=config.backlog)
    server.servers.append(listening)  # so that it is closed when the server ends
    return _Door(server, listening, *bound.getsockname()[:2])


def _bound_at_home(address: str, port: int) -> socket.socket:
    for each in (port, 0):
        with contextlib.suppress(OptionError):
            return bound_socket(address, each)
    raise Refusal("conflict", f"devices cannot be let in at {address}: it is no address of this computer, or in use")


def app() -> Starlette:
    """The application of one of several workers; its settings are in the environment."""
    settings = settings_from()
    set_up_logs(settings.log_level, settings.node)
    _load_games()
    return make_app(settings)
