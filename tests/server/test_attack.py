"""Every attack for a moment, one after the other, while honest people play. `make attack` makes them all at once, for longer."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tests.server.attackers import ATTACKS, LIMITS, Attacker, Honest
from tests.server.client import Visitor
from tests.server.nodes import until
from tests.server.process import running
from tests.server.stretches import STRETCH

TABLES, SECONDS = 5, 1
GUESTS = 3  # who crowd the lobby


async def test_honest_people_play_on_while_the_server_is_attacked(tmp_path: Path) -> None:
    db, log = f"sqlite:///{tmp_path}/t.db", tmp_path / "log"
    with running(db, log, counted=True, **{**LIMITS, "bot_workers": 0, "header_seconds": 1}) as server:
        stop, people = asyncio.Event(), [Honest(server.url, number) for number in range(TABLES)]
        playing = [asyncio.create_task(person.play(stop)) for person in people]
        await until(lambda: all(person.decided for person in people) or any(task.done() for task in playing))
        tables, before = [person.table for person in people], [person.decided for person in people]
        for number, (name, attack) in enumerate(ATTACKS.items(), 1):
            attacker = Attacker(server.url, f"127.2.0.{number}", tables, SECONDS)
            await attack(attacker)
            assert attacker.done + attacker.refused > 0, f"{name} did nothing"
        stop.set()
        await asyncio.gather(*playing)
        assert all(person.decided > had for person, had in zip(people, before, strict=True))
        async with Visitor(server.url) as visitor:
            waiting = (await visitor.get("/api/tables", free=1))["tables"]
            assert len(waiting) <= GUESTS * LIMITS["open_tables_per_person"]
        assert STRETCH not in server.logged()
