"""Load on the table server: many tables, a socket for every seat, acts at a steady rate and then as many as it takes.

    python benchmarks/load.py --tables 500 --rate 200 --seconds 30 --output benchmarks/load.json

The server runs in a process of its own on SQLite, this one plays all the people. An act is done when every seat of the
table has been sent its new view.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import resource
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from statistics import quantiles
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

SEATS = 4
IDLE = 200  # sockets opened to see what one costs
GAME = "the_river"  # every act is seen by everybody
TICKS = os.sysconf("SC_CLK_TCK")


class Choice(msgspec.Struct):
    id: int


class Position(msgspec.Struct):
    legal: list[Choice]


class Told(msgspec.Struct):
    """What this program reads of the server's messages."""

    type: str
    seq: int = 0
    position: Position | None = None
    code: str = ""


decoder = msgspec.json.Decoder(Told)


@dataclass
class Table:
    """A table with its four sockets. One act is under way at a time."""

    id: str
    sockets: list[ClientConnection]
    seqs: list[int] = field(default_factory=lambda: [0] * SEATS)
    legal: list[list[int]] = field(default_factory=lambda: [[] for _ in range(SEATS)])
    began: float = 0.0
    unseen: set[int] = field(default_factory=set)


class Load:
    def __init__(self, url: str, chance: random.Random) -> None:
        self.url, self.chance = url, chance
        self.tables: list[Table] = []
        self.took: list[float] = []
        self.refused = 0
        self.readers: list[asyncio.Task[None]] = []

    async def open(self, count: int) -> None:
        """Open the tables, one person with four seats each."""
        async with httpx.AsyncClient(base_url=self.url, timeout=60) as http:
            for _ in range(count):
                http.cookies.clear()
                await self._open_one(http)

    async def _open_one(self, http: httpx.AsyncClient) -> None:
        await http.get("/api/me")
        body = {"game": GAME, "seats": [{"kind": "me"}] * SEATS, "public": False}
        table = (await http.post("/api/tables", json=body)).raise_for_status().json()
        headers = {"Cookie": "; ".join(f"{name}={value}" for name, value in http.cookies.items())}
        address = self.url.replace("http", "ws") + "/ws"
        sockets = [
            await connect(address, additional_headers=headers, compression=None, max_queue=None) for _ in range(SEATS)
        ]
        opened = Table(table["id"], sockets)
        self.tables.append(opened)
        for seat, socket in enumerate(sockets):
            await socket.send(json.dumps({"type": "join", "table": opened.id, "seat": seat}))
            self.readers.append(asyncio.create_task(self._read(opened, seat)))

    async def _read(self, table: Table, seat: int) -> None:
        async for text in table.sockets[seat]:
            told = decoder.decode(text)
            if told.type == "view" and told.position is not None:
                table.seqs[seat] = told.seq
                table.legal[seat] = [choice.id for choice in told.position.legal]
                table.unseen.discard(seat)
                if table.began and not table.unseen:
                    self.took.append(time.perf_counter() - table.began)
                    table.began = 0.0
            elif told.type == "error":
                self.refused += 1
                table.began = 0.0

    async def act(self) -> bool:
        """One random act at a random table that has none under way."""
        table = self.chance.choice(self.tables)
        seats = [seat for seat in range(SEATS) if table.legal[seat]]
        if table.began or not seats:
            return False
        seat = self.chance.choice(seats)
        act = {
            "type": "act",
            "table": table.id,
            "seat": seat,
            "seq": table.seqs[seat],
            "actions": [self.chance.choice(table.legal[seat])],
            "request": f"{self.chance.getrandbits(64):x}",
        }
        table.unseen, table.began = set(range(SEATS)), time.perf_counter()
        table.legal[seat] = []
        await table.sockets[seat].send(json.dumps(act))
        return True

    async def steady(self, rate: float, seconds: float) -> None:
        began = time.perf_counter()
        sent = 0
        while (now := time.perf_counter() - began) < seconds:
            behind = int(now * rate) - sent
            for _ in range(min(behind, 20)):
                sent += await self.act()
            await asyncio.sleep(0.002)
        await asyncio.sleep(1)

    async def flat_out(self, seconds: float, under_way: int = 40) -> None:
        """So many acts under way at any time."""
        began = time.perf_counter()
        while time.perf_counter() - began < seconds:
            for _ in range(under_way - sum(table.began > 0 for table in self.tables)):
                await self.act()
            await asyncio.sleep(0.001)
        await asyncio.sleep(1)


def cpu_seconds(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(") ", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def memory_mb(pid: int) -> float:
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * resource.getpagesize() / 2**20


def start(folder: str) -> tuple[subprocess.Popen[bytes], str]:
    many = dict.fromkeys(
        ("REQUESTS_BURST", "ADDRESS_REQUESTS_BURST", "GUESTS_PER_ADDRESS", "SOCKETS_PER_ADDRESS", "TABLES_PER_ADDRESS"),
        10**6,
    )
    limits = {**many, "BOT_WORKERS": 0, "LOG_LEVEL": "warning"}
    environment = {**os.environ, **{f"RIVERTABLE_{name}": str(value) for name, value in limits.items()}}
    command = [sys.executable, "-m", "rivertable", "serve", "--no-browser", "--port", "0"]
    server = subprocess.Popen(
        [*command, "--db", f"sqlite:///{folder}/load.db"], stdout=subprocess.PIPE, env=environment
    )
    assert server.stdout is not None
    line = server.stdout.readline().decode()
    return server, line.split()[3].rstrip("/")


def milliseconds(took: list[float]) -> dict[str, float]:
    cuts = quantiles(took, n=100)
    return {"p50_ms": round(cuts[49] * 1000, 1), "p99_ms": round(cuts[98] * 1000, 1)}


async def measure(tables: int, rate: float, seconds: float, seed: int) -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as folder:
        server, url = start(folder)
        try:
            load = Load(url, random.Random(seed))
            await load.open(1)
            empty = memory_mb(server.pid)
            await load.open(tables - 1)
            await asyncio.sleep(2)
            full = memory_mb(server.pid)
            idle = [await connect(f"{url.replace('http', 'ws')}/ws", compression=None) for _ in range(IDLE)]
            per_socket = (memory_mb(server.pid) - full) * 1024 / IDLE
            await asyncio.gather(*(socket.close() for socket in idle))
            cpu = cpu_seconds(server.pid)
            await load.steady(rate, seconds)
            steady, spent = load.took[:], cpu_seconds(server.pid) - cpu
            load.took.clear()
            cpu = cpu_seconds(server.pid)
            await load.flat_out(seconds / 3)
            flat, flat_spent = load.took[:], cpu_seconds(server.pid) - cpu
            result = {
                "game": GAME,
                "tables": tables,
                "sockets": tables * SEATS,
                "memory_mb": round(full),
                "kb_per_table": round((full - empty) * 1024 / (tables - 1) - SEATS * per_socket, 1),
                "kb_per_socket": round(per_socket, 1),
                "steady": {
                    "acts_per_second": round(len(steady) / seconds, 1),
                    "server_cpu_ms_per_act": round(1000 * spent / len(steady), 2),
                    **milliseconds(steady),
                },
                "flat_out": {
                    "acts_per_second": round(len(flat) / (seconds / 3), 1),
                    "server_cpu_ms_per_act": round(1000 * flat_spent / len(flat), 2),
                    **milliseconds(flat),
                },
                "refused": load.refused,
            }
            for reader in load.readers:
                reader.cancel()
            return result
        finally:
            server.terminate()
            server.wait(20)


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    words.add_argument("--tables", type=int, default=500)
    words.add_argument("--rate", type=float, default=200, help="acts per second")
    words.add_argument("--seconds", type=float, default=30)
    words.add_argument("--seed", type=int, default=1)
    words.add_argument("--output", type=Path)
    given = words.parse_args()
    wanted = given.tables * SEATS + 200
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, min(wanted, hard)), hard))
    result = asyncio.run(measure(given.tables, given.rate, given.seconds, given.seed))
    text = json.dumps(result, indent=1) + "\n"
    print(text, end="")
    if given.output:
        given.output.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
