"""Two requests that once stopped the server, made again and again while others play: an overlay with very many entries, and
positions of a long record by the dozen. Nobody who plays is held up: the event loop itself counts how long it works at a
stretch, every decision is acknowledged and no socket is lost."""

from __future__ import annotations

import asyncio
import json
import random
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.client import Visitor
from tests.server.process import ServerProcess, running

RECORDS = Path(__file__).parents[1] / "games"
LONG = RECORDS / "river_bankers" / "records" / "four_players_confluence.json"
SHORT = RECORDS / "the_river" / "records" / "tokens_2_greedy.json"
HEADERS = {"content-type": "application/json"}
GAMES = ("riverside", "the_river", "river_bankers", "twelve_rivers")  # that are played meanwhile
ENTRIES = "".join(f'[[tile]]\nid="{number:x}"\n' for number in range(12_000))[:199_000].rpartition("[[")[0]
DEEP_KEYS = f"[{'.'.join('c' * 199)}]\n" + "\n".join(f"a{n}.{'.'.join('b' * 197)}=1" for n in range(240))
PATIENT = 300  # seconds that attackers wait: their turn comes when it comes
COPIES = "[[bonus_token]]\nvalue = 1\ncopies = 2000000000\ncopies_two_player = 2000000000\n[totals]\nbonus_tokens = 2000000000\n"


@pytest.fixture
def server(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[ServerProcess]:
    settings = {"counted": True, "bot_workers": 0, **getattr(request, "param", {})}
    with running(f"sqlite:///{tmp_path}/t.db", tmp_path / "log", **settings) as server:
        yield server


@asynccontextmanager
async def honest_people(server: ServerProcess) -> AsyncIterator[Callable[[], int]]:
    """At a table of each game somebody plays both seats for as long as this lasts; tells how much was decided so far.
    At the end everybody is still connected and decides once more."""
    decided: Counter[str] = Counter()
    done = asyncio.Event()

    async def play(game: str) -> None:
        async with Visitor(server.url) as person:
            chance = random.Random(game)
            while not done.is_set():
                table = (await person.open_table("me", "me", game=game))["id"]
                for seat in (0, 1):
                    await person.join(table, seat)
                while not done.is_set() and person.views[table, 1]["status"] == "playing":
                    await decide(person, table, chance)
            assert person.socket.close_code is None

    async def decide(person: Visitor, table: str, chance: random.Random) -> None:
        """By whoever is to act, at the one socket."""
        seat = person.views[table, 1]["position"]["to_act"][0]
        await person.join(table, seat)
        answer = await person.do(table, seat, chance.choice(person.views[table, seat]["position"]["legal"])["id"])
        assert answer["type"] == "ack", answer
        decided[table] += 1
        await person.join(table, 1)

    async with asyncio.TaskGroup() as people:
        for game in GAMES:
            people.create_task(play(game))
        yield lambda: sum(decided.values())
        before = sum(decided.values())
        while sum(decided.values()) < before + len(GAMES):
            await asyncio.sleep(0.05)
        done.set()


async def answers(requests: Sequence[Awaitable[httpx.Response]]) -> Counter[int]:
    """How often which status was answered."""
    return Counter(response.status_code for response in await asyncio.gather(*requests))


def overlay(text: str, game: str = "riverside") -> dict[str, Any]:
    seats = [{"kind": "me"}, {"kind": "open"}]
    return {"game": game, "seats": seats, "overlay": {"name": "mine.toml", "text": text}}


@pytest.mark.parametrize("server", [{"reader_seconds": 0.2}], indirect=True)
async def test_overlays_that_take_long_hold_nobody_up(server: ServerProcess) -> None:
    """With very many entries, with keys within keys, with a very large number; and good ones, which are loaded."""
    record = json.loads(SHORT.read_text())
    async with (
        Visitor(server.url, PATIENT) as attacker,
        Visitor(server.url, PATIENT) as other,
        honest_people(server) as decided,
    ):
        while decided() < len(GAMES):
            await asyncio.sleep(0.05)
        before = decided()
        opening = [
            who.http.post("/api/tables", json=overlay(text, game))
            for text, game in [(ENTRIES, "riverside"), (ENTRIES, "the_river"), (COPIES, "the_river")]
            for who in (attacker, other)
        ]
        bringing = [
            who.http.post("/api/records", json={**record, "overlay": {"name": "mine.toml", "text": text}})
            for text in (ENTRIES, DEEP_KEYS)
            for who in (attacker, other)
        ]
        assert await answers([*opening, *bringing]) == {400: 8, 413: 2}
        points = [f'[[building]]\nid = "b01"\npoints = {number}\n' for number in range(4)]
        used = [other.http.post("/api/tables", json=overlay(text, "the_river")) for text in points]
        assert await answers(used) == {200: 4}
        assert decided() > before
    assert server.logged() == ""


async def test_positions_by_the_dozen_hold_nobody_up(server: ServerProcess) -> None:
    async with (
        Visitor(server.url, PATIENT) as attacker,
        httpx.AsyncClient(base_url=server.url, timeout=PATIENT) as nobody,
        Visitor(server.url) as reader,
        honest_people(server) as decided,
    ):
        info = (await attacker.http.post("/api/records", content=LONG.read_bytes(), headers=HEADERS)).json()
        assert info["moves"] > 700
        path = f"/api/records/{info['id']}/at/"
        before = decided()
        for turn in range(3):
            numbers = [info["moves"] - 7 * each - turn for each in range(60)]
            asked = answers([who.get(f"{path}{n}") for who in (attacker.http, nobody) for n in numbers])
            flood = asyncio.create_task(asked)
            for number in range(10 * turn, 10 * turn + 10):  # who steps through it meanwhile gets every position
                shown = await reader.get(f"{path}{number}", seat=0)
                assert shown["number"] == shown["shown"]["seq"] == number
            statuses = await flood
            assert statuses[200] + statuses[429] == 120, "answered, or too many at once"
            assert statuses[200] > 0
        assert decided() > before
    assert server.logged() == ""


async def test_tables_with_overlays_are_loaded_after_a_restart_while_others_play(tmp_path: Path) -> None:
    db, log = f"sqlite:///{tmp_path}/t.db", tmp_path / "log"
    structures = [f"[fish_track]\nfinish_line = {{ 2 = {line}, 3 = {line}, 4 = {line} }}\n" for line in (90, 91, 92)]
    with running(db, log, counted=True, bot_workers=0) as server:
        async with Visitor(server.url) as person:
            new = [await person.post("/api/tables", overlay(text, "river_bankers")) for text in structures]
            cookies = person.http.cookies
    with running(db, log, counted=True, bot_workers=0) as server:
        async with honest_people(server) as decided, Visitor(server.url) as person:
            person.http.cookies = cookies
            before = decided()
            for table in new:
                assert (await person.get(f"/api/tables/{table['id']}"))["overlay"]
            while decided() == before:
                await asyncio.sleep(0.05)
        assert server.logged() == ""
