"""Plays at many tables for a long time and looks whether the server stays well: `make soak`.

    python scripts/soak.py --tables 100 --minutes 30 --slice 1

`make soak` runs an hour in two slices, which differ in what is played, and goes on with the next when it was stopped.

Somebody sits at every table, watches, and lets a bot play for them; when a match is over its record is fetched, replayed and
verified, and the next table is opened. In the end memory must not have grown, the log must be empty of warnings, and no
record may differ.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import resource
import sys
import tempfile
import time
from collections import Counter
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from statistics import linear_regression

import httpx
from websockets.exceptions import WebSocketException

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from rivertable.engine.errors import RivertableError
from rivertable.engine.record import Record
from rivertable.engine.registry import games, header_of
from tests.server.client import Visitor
from tests.server.process import running

SAMPLE_SECONDS = 10
WARM_UP = 1 / 3  # of the time: code is compiled, caches fill
PATIENCE = 300  # seconds for a view: a hundred tables share one thinking process, and at first its code is not compiled
GROWTH = 0.1  # by so much memory may differ between the end of the warm-up and the end
SHOWN = 20  # problems
SETTINGS = {"bot_workers": 1, "bot_compile": True, "idle_seconds": 30, "away_seconds": 60, "lease_seconds": 6}


@dataclass
class Soak:
    """What happened so far."""

    url: str
    deadline: float
    slice: int = 1  # another one plays otherwise
    finished: Counter[str] = field(default_factory=Counter)
    decisions: int = 0
    longest_wait: float = 0.0
    memory_mb: list[float] = field(default_factory=list)
    problems: list[str] = field(default_factory=list)

    async def sit(self, number: int) -> None:
        """One table after the other, until the time is up. A lost line is noted, and the person comes back."""
        chance = random.Random(f"{self.slice} {number}")
        while time.monotonic() < self.deadline:
            try:
                async with Visitor(self.url, PATIENCE) as visitor:
                    while time.monotonic() < self.deadline:
                        await self._table(visitor, games()[number % len(games())], chance)
                        number += 1
            except (httpx.HTTPError, WebSocketException, TimeoutError) as error:
                self.problems.append(f"{games()[number % len(games())]}: a line was lost: {error!r}")
                await asyncio.sleep(1)

    async def _table(self, visitor: Visitor, game: str, chance: random.Random) -> None:
        header = header_of(game)
        players = chance.randint(max(2, header.players_min), header.players_max)
        levels = [chance.choice(("easy", "normal")) for _ in range(players - 1)]
        table = str((await visitor.open_table("me", *levels, game=game))["id"])
        view = await visitor.join(table, 0)
        await visitor.send("play_for_me", table=table, seat=0, on=True, request=f"bot.{table}")
        while view["status"] != "over" and time.monotonic() < self.deadline:
            since = time.monotonic()
            view = await visitor.until("view", table=table, seat=0)
            self.longest_wait = max(self.longest_wait, time.monotonic() - since)
        if view["status"] == "over":
            await self._check(visitor, table, game)
        await visitor.send("leave", table=table)

    async def _check(self, visitor: Visitor, table: str, game: str) -> None:
        response = await visitor.http.get(f"/api/tables/{table}/record")
        wrong = await asyncio.to_thread(_wrong_with, response.content)
        self.problems += [f"{game}, table {table}: {problem}" for problem in wrong]
        self.decisions += len(Record.from_json(response.content).moves)
        self.finished[game] += 1

    async def watch_memory(self, server: int) -> None:
        while True:
            self.memory_mb.append(_memory_mb(server))
            done, left = sum(self.finished.values()), max(0.0, self.deadline - time.monotonic())
            print(f"\r{left / 60:5.1f} min left, {done} matches, {self.memory_mb[-1]:.0f} MB  ", end="", flush=True)
            await asyncio.sleep(SAMPLE_SECONDS)

    @property
    def growth(self) -> float:
        """How much more memory is used at the end than after the warm-up, as a share, by a straight line."""
        settled = self.memory_mb[int(len(self.memory_mb) * WARM_UP) :]
        slope, start = linear_regression(range(len(settled)), settled)
        return slope * len(settled) / start


def _wrong_with(data: bytes) -> list[str]:
    """What `record verify` would say."""
    try:
        record = Record.from_json(data)
        if not record.replay().is_over or record.deal is None:
            return ["its record does not tell the whole match"]
    except RivertableError as error:
        return [str(error)]
    return []


def _memory_mb(server: int) -> float:
    """Of the server and its workers, which may come and go."""
    processes, pages = [server], 0
    for process in processes:
        with suppress(FileNotFoundError, ProcessLookupError):
            pages += int(Path(f"/proc/{process}/statm").read_text().split()[1])
            processes += map(int, Path(f"/proc/{process}/task/{process}/children").read_text().split())
    return pages * resource.getpagesize() / 2**20


async def soak(tables: int, minutes: float, slice: int) -> list[str]:
    folder = Path(tempfile.mkdtemp(prefix="rivertable-soak-"))
    with running(f"sqlite:///{folder}/tables.db", folder / "log", **SETTINGS) as server:
        run = Soak(server.url, time.monotonic() + 60 * minutes, slice)
        memory = asyncio.create_task(run.watch_memory(server.process.pid))
        await asyncio.gather(*(run.sit(number) for number in range(tables)))
        memory.cancel()
        server.stop()
        logged = server.logged().strip()
    print(f"\n{dict(run.finished)}, {run.decisions:,} decisions, longest wait {run.longest_wait:.0f} s")
    settled = run.memory_mb[int(len(run.memory_mb) * WARM_UP) :]
    print(f"memory: {settled[0]:.0f} MB after the warm-up, {settled[-1]:.0f} MB at the end, growth {run.growth:+.1%}")
    wrong = run.problems
    if run.growth > GROWTH:
        wrong.append(f"memory grew by {run.growth:.0%}; at most {GROWTH:.0%} is well")
    if logged:
        wrong.append(f"the server logged:\n{logged[:2000]}")
    if missing := set(games()) - set(run.finished):
        wrong.append(f"no match was finished of {', '.join(sorted(missing))}: give it more minutes")
    return wrong


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    words.add_argument("--tables", type=int, default=100)
    words.add_argument("--minutes", type=float, default=60)
    words.add_argument("--slice", type=int, default=1, help="another number, other matches")
    given = words.parse_args()
    wrong = asyncio.run(soak(given.tables, given.minutes, given.slice))
    print("\n".join(wrong[:SHOWN]) or "all well")
    if len(wrong) > SHOWN:
        print(f"and {len(wrong) - SHOWN} more")
    raise SystemExit(bool(wrong))


if __name__ == "__main__":
    main()
