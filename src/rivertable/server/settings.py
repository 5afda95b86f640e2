"""The server's settings: from the command line and the environment, checked at the start."""

from __future__ import annotations

import os
import re
import secrets
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from typing import Any, Literal

from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError

from rivertable.bots.levels import LEVELS
from rivertable.engine.errors import OptionError
from rivertable.server.certificates import check_certificate
from rivertable.server.home_address import is_home_setting
from rivertable.server.host_names import host_name

PREFIX = "RIVERTABLE_"
SHORTEST_IDLE = 10  # seconds: time for the host of a new table to join it
DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg"}


def spare_cores() -> int:
    """How many bot workers to start: one for each core but one, which serves people, and at most four, for each needs memory."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return min(4, max(1, cores - 1))


@dataclass(frozen=True)
class Settings:
    """Every setting may also be given as RIVERTABLE_<NAME> in the environment; docs/server.md lists them."""

    db: str = "sqlite:///rivertable.db"
    bot_workers: int = field(default_factory=spare_cores)  # that think for bots; 0: they play in the server itself
    bot_memory_mb: int = 2048
    bot_seconds: int = 60  # a decision that takes longer is given up
    bot_compile: bool = True  # compile games in the background for quicker bots
    world_workers: int = 1  # processes that simulate stones, started when the first such table is opened
    readers: int = 1  # processes that read overlays and records, and replay matches; started when one is needed
    reader_memory_mb: int = 512
    reader_seconds: float = 8.0  # of work on one record
    refused_seconds: float = 20.0  # of work in ten minutes on what a person sends and is refused
    stand_in: str = "normal"  # the level of a bot that plays for somebody who is away
    bot_pause_ms: int = 300  # a bot waits this long before it acts, so that people can follow
    release_ms: int = 3000  # a question that hides whether there is a choice takes from so long to twice as long
    https: str = ""  # a certificate (a PEM file) with which the server itself answers by https
    https_key: str = ""  # its key, where that is in a file of its own
    secure_cookies: bool = False  # set when a proxy in front of the server answers by https
    home_network: str = "auto"  # the address for devices of the home network; auto: found when needed; off: never
    hosts: str = ""  # the names by which the server is reached, separated by commas; others are refused. Empty: any
    metrics_token: str = ""  # lets whoever sends it read /metrics; without one only this machine itself may
    origins: str = ""  # further origins that may open sockets and post, separated by commas
    message_bytes: int = 64 * 1024
    requests_per_second: float = 20.0  # of a person, on average: messages on all sockets and HTTP requests together
    requests_burst: int = 100
    address_requests_per_second: float = 100.0  # the same of an address
    address_requests_burst: int = 500
    guests_per_address: int = 60  # new ones in ten minutes
    queue_messages: int = 256  # unsent messages after which a socket that does not read is closed
    queue_bytes: int = 2 * 1024 * 1024  # the same, of unsent bytes
    connections_per_address: int = 200  # that are no sockets
    header_seconds: float = 10.0  # for the head of a request to arrive
    body_seconds: float = 60.0  # and for its body
    sockets_per_person: int = 20
    sockets_per_address: int = 200
    records_bytes: int = 5_000_000  # of all records that a person has brought along
    guest_days: int = 30  # after which a guest who does not come back is forgotten
    tables_per_address: int = 100  # opened in ten minutes
    open_tables_per_person: int = 3  # in the lobby, waiting for others
    tables_per_person: int = 50  # unfinished ones
    idle_seconds: int = 600  # a table nobody looks at is forgotten by this node after so long
    away_seconds: int = 60  # after which the others may let a bot play
    lease_seconds: float = 6.0  # a bot job whose node is silent for so long is taken over
    log_level: Literal["debug", "info", "warning", "error"] = "info"
    node: str = field(default_factory=lambda: secrets.token_hex(4))  # the name of one process: --workers has several

    def __post_init__(self) -> None:
        self.url  # noqa: B018  raises OptionError if it is wrong
        if self.https_key and not self.https:
            raise OptionError("setting 'https_key' is the key of a certificate; name that too, with 'https'")
        if self.https:
            check_certificate(self.https, self.https_key)
            object.__setattr__(self, "secure_cookies", True)
        for name in (
            "message_bytes",
            "requests_burst",
            "address_requests_burst",
            "guests_per_address",
            "queue_messages",
            "queue_bytes",
            "bot_memory_mb",
            "bot_seconds",
            "world_workers",
            "readers",
            "reader_memory_mb",
            "connections_per_address",
            "sockets_per_person",
            "sockets_per_address",
            "tables_per_address",
            "open_tables_per_person",
            "tables_per_person",
            "records_bytes",
            "guest_days",
        ):
            if getattr(self, name) < 1:
                raise OptionError(f"setting {name!r} is a number from 1, not {getattr(self, name)}")
        for name in ("bot_workers", "bot_pause_ms", "release_ms", "away_seconds"):
            if getattr(self, name) < 0:
                raise OptionError(f"setting {name!r} is a number from 0, not {getattr(self, name)}")
        if self.idle_seconds < SHORTEST_IDLE:
            raise OptionError(f"setting 'idle_seconds' is a number from {SHORTEST_IDLE}, not {self.idle_seconds}")
        for name in (
            "requests_per_second",
            "address_requests_per_second",
            "header_seconds",
            "body_seconds",
            "lease_seconds",
            "reader_seconds",
            "refused_seconds",
        ):
            if not getattr(self, name) > 0:
                raise OptionError(f"setting {name!r} is a number above 0, not {getattr(self, name)}")
        if self.stand_in not in LEVELS:
            raise OptionError(f"setting 'stand_in' is one of {', '.join(LEVELS)}, not {self.stand_in!r}")
        if self.log_level not in ("debug", "info", "warning", "error"):
            raise OptionError(f"setting 'log_level' is debug, info, warning or error, not {self.log_level!r}")
        if not is_home_setting(self.home_network):
            raise OptionError(
                f"setting 'home_network' is auto, off or an IPv4 address of this machine, not {self.home_network!r}"
            )
        if not re.fullmatch(r"[A-Za-z0-9_-]{1,16}", self.node):
            raise OptionError(f"setting 'node' is 1 to 16 letters a-z and A-Z, digits, _ and -, not {self.node!r}")

    @property
    def url(self) -> URL:
        """The database, with the driver that speaks to it."""
        try:
            url = make_url(self.db)
        except ArgumentError:
            raise OptionError(f"{self.db!r} is no database; write sqlite:///file or postgresql://…") from None
        kind = url.get_backend_name()
        if kind not in DRIVERS:
            raise OptionError(f"{kind!r} databases are not known; write sqlite:///file or postgresql://…")
        if kind == "sqlite" and url.host:
            raise OptionError(f"a file is written with three slashes: sqlite:///{url.host}")
        if kind == "sqlite" and url.database in (None, "", ":memory:"):
            raise OptionError("a database in memory would be lost; write sqlite:///file")
        return url.set(drivername=DRIVERS[kind])

    @property
    def allowed_hosts(self) -> frozenset[str]:
        return frozenset(host_name(host.strip()) for host in self.hosts.split(",") if host.strip())

    @property
    def allowed_origins(self) -> frozenset[str]:
        return frozenset(origin.strip().rstrip("/") for origin in self.origins.split(",") if origin.strip())


def settings_from(environment: Mapping[str, str] = os.environ, **given: Any) -> Settings:
    """Settings from the environment, overridden by what was given; OptionError names a wrong one."""
    values: dict[str, Any] = {}
    for each in fields(Settings):
        text = environment.get(PREFIX + each.name.upper())
        if text is not None:
            values[each.name] = _read(each.name, str(each.type), text)
    values.update({name: value for name, value in given.items() if value is not None})
    return Settings(**values)


def environment_of(settings: Settings) -> dict[str, str]:
    """Settings as environment variables, for worker processes. The node's name is left out: each process has its own."""
    return {PREFIX + f.name.upper(): str(getattr(settings, f.name)) for f in fields(Settings) if f.name != "node"}


def _read(name: str, kind: str, text: str) -> Any:
    try:
        if kind == "bool":
            return {"1": True, "true": True, "yes": True, "0": False, "false": False, "no": False}[text.lower()]
        return {"int": int, "float": float}.get(kind, str)(text)
    except (KeyError, ValueError):
        what = {"bool": "true or false", "int": "a whole number"}.get(kind, "a number")
        raise OptionError(f"{PREFIX}{name.upper()} is {what}, not {text!r}") from None
