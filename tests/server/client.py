"""A person with a browser, as far as the server can tell: cookies, HTTP and one socket."""

from __future__ import annotations

import asyncio
import json
import random
import secrets
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

SECONDS = 60  # far more than anything takes: who waits in vain for so long has found a fault


def legal_in(view: dict[str, Any]) -> list[dict[str, Any]]:
    """What may be done now: nothing before the match has begun, which another node hears of a little later."""
    return view["position"]["legal"] if view["position"] else []


class Visitor:
    """Somebody at the server, from one of this machine's addresses, who waits so many seconds for a message. `views` holds the last view of each (table, seat)."""

    def __init__(self, url: str, seconds: float = SECONDS, address: str | None = None) -> None:
        self.url, self.seconds, self.address = url, seconds, address
        transport = httpx.AsyncHTTPTransport(verify=False, local_address=address)  # it is http: no certificates
        self.http = httpx.AsyncClient(base_url=url, timeout=seconds, transport=transport)
        self.views: dict[tuple[str, int | None], dict[str, Any]] = {}
        self.logs: dict[tuple[str, int | None], list[dict[str, Any]]] = {}
        self._socket: ClientConnection | None = None

    async def __aenter__(self) -> Visitor:
        self.me = await self.get("/api/me")
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.hang_up()
        await self.http.aclose()

    # ------------------------------------------------------------ HTTP

    async def get(self, path: str, status: int = 200, **query: Any) -> Any:
        response = await self.http.get(path, params={k: v for k, v in query.items() if v is not None})
        assert response.status_code == status, response.text
        return response.json()

    async def post(self, path: str, body: object = None, status: int = 200, **headers: str) -> Any:
        response = await self.http.post(path, json={} if body is None else body, headers=headers)
        assert response.status_code == status, response.text
        return response.json()

    async def open_table(self, *seats: str, status: int = 200, **settings: Any) -> Any:
        """`me`, `open` or a bot's level, seat by seat."""
        chairs = [{"kind": s} if s in ("me", "open") else {"kind": "bot", "level": s} for s in seats]
        body = {"game": "riverside", "seats": chairs, **settings}
        return await self.post("/api/tables", body, status)

    # ------------------------------------------------------------ the socket

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    async def dial(self, **headers: str) -> None:
        headers = {"Cookie": self.cookie, **headers}
        address = self.url.replace("http", "ws") + "/ws"
        self._socket = await connect(
            address,
            additional_headers=headers,
            max_size=None,
            max_queue=None,
            close_timeout=1,
            local_addr=(self.address, 0) if self.address else None,
        )
        welcome = await self.receive()
        assert welcome["type"] == "welcome"

    async def hang_up(self) -> None:
        if self._socket is not None:
            await self._socket.close()
            self._socket = None

    @property
    def socket(self) -> ClientConnection:
        assert self._socket is not None
        return self._socket

    async def send(self, type: str, **fields: Any) -> None:
        await self.socket.send(json.dumps({"type": type, **fields}))

    async def receive(self) -> dict[str, Any]:
        async with asyncio.timeout(self.seconds):
            message: dict[str, Any] = json.loads(await self.socket.recv())
        if message["type"] == "view":
            key = (message["table"], message["seat"])
            self.views[key] = message
            log = self.logs.setdefault(key, [])
            del log[message["events_from"] :]
            log.extend(message["events"])
        return message

    async def until(self, *types: str, **fields: Any) -> dict[str, Any]:
        """The next message of one of these types with these fields; an error nobody waits for fails."""
        while True:
            message = await self.receive()
            if message["type"] in types and all(message.get(name) == value for name, value in fields.items()):
                return message
            assert message["type"] != "error", message

    async def join(self, table: str, seat: int | None = None, **fields: Any) -> dict[str, Any]:
        if self._socket is None:
            await self.dial()
        await self.send("join", table=table, seat=seat, **fields)
        answer = await self.until(
            "table", "error", table=table
        )  # the view behind it is the answer: others may come before
        return answer if answer["type"] == "error" else await self.until("view", table=table, seat=seat)

    async def act(self, table: str, seat: int, *actions: object, seq: int | None = None, request: str = "") -> str:
        """Send decisions; returns the request id without waiting."""
        request = request or secrets.token_hex(8)
        seq = self.views[table, seat]["seq"] if seq is None else seq
        await self.send("act", table=table, seat=seat, seq=seq, actions=list(actions), request=request)
        return request

    async def do(self, table: str, seat: int, *actions: object, **fields: Any) -> dict[str, Any]:
        """Act, wait for the answer, and for the view that comes with it."""
        request = await self.act(table, seat, *actions, **fields)
        answer = await self.until("ack", "error", request=request)
        while answer["type"] == "ack" and self.views[table, seat]["seq"] < answer["seq"]:
            await self.until("view", table=table, seat=seat)
        return answer

    async def play(self, table: str, seat: int, chance: random.Random, decisions: int = 10_000) -> dict[str, Any]:
        """Take random legal decisions until the match is over, or so many; returns the last view."""
        done = 0
        while done < decisions:
            view = self.views[table, seat]
            if view["status"] == "over":
                break
            if not (legal := legal_in(view)):
                await self.until("view", table=table, seat=seat)
                continue
            answer = await self.do(table, seat, chance.choice(legal)["id"])
            if answer["type"] == "error":
                assert answer["code"] in ("stale", "not_to_act"), answer
                continue
            done += 1
        return self.views[table, seat]
