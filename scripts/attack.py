"""Attacks a server while honest people play, and looks whether they notice: `make attack`.

    python -m scripts.attack --tables 50 --seconds 30

The server is started here and listens on loopback only. It has its default limits. Every attack of `tests/server/attackers.py`
has a process of its own, all at once, at low priority. In the end no honest person may have lost a socket or been refused
anything, and the event loop may never have worked for more than 50 ms at a stretch.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tests.server.attackers import ATTACKS, LIMITS, Attacker, Honest
from tests.server.process import ServerProcess, running
from tests.server.stretches import STRETCH

NICENESS = 10
BEGIN_SECONDS = 120  # for everybody to have decided something
SETTINGS = {**LIMITS, "bot_workers": 0}


async def attack(name: str, url: str, address: str, tables: list[str], seconds: float) -> None:
    """One attack, in a process of its own; tells what came of it."""
    assert url.startswith(("http://localhost:", "http://127.0.0.1:")), "only a server of this machine is attacked"
    os.nice(NICENESS)
    attacker = Attacker(url, address, tables, seconds)
    await ATTACKS[name](attacker)
    print(json.dumps({"done": attacker.done, "refused": attacker.refused}))


async def attacked(server: ServerProcess, name: str, number: int, tables: list[str], seconds: float) -> bool:
    """Start an attack and wait for its end; prints what it says, and returns whether it did anything."""
    words = ["--attack", name, "--url", server.url, "--address", f"127.2.0.{number}", "--seconds", str(seconds)]
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "scripts.attack", *words, f"--at={','.join(tables)}", stdout=asyncio.subprocess.PIPE
    )
    said, _ = await process.communicate()
    told = json.loads(said) if process.returncode == 0 else {}
    print(f"{name:10} {told or 'failed'}", flush=True)
    return bool(told.get("done", 0) + told.get("refused", 0))


async def begun(people: list[Honest], playing: list[asyncio.Task[None]]) -> None:
    """Wait until everybody has decided something; what goes wrong before is raised."""
    async with asyncio.timeout(BEGIN_SECONDS):
        while not all(person.decided for person in people):
            for task in playing:
                if task.done():
                    task.result()
            await asyncio.sleep(0.1)


async def defend(server: ServerProcess, tables: int, seconds: float) -> list[str]:
    """All attacks at once while people play at so many tables; returns what went wrong."""
    stop, people = asyncio.Event(), [Honest(server.url, number) for number in range(tables)]
    playing = [asyncio.create_task(person.play(stop)) for person in people]
    await begun(people, playing)
    before, at = sum(person.decided for person in people), [person.table for person in people]
    attacks = [attacked(server, name, number, at, seconds) for number, name in enumerate(ATTACKS, 1)]
    found = [
        f"{name} did nothing" for name, did in zip(ATTACKS, await asyncio.gather(*attacks), strict=True) if not did
    ]
    stop.set()
    ends = await asyncio.gather(*playing, return_exceptions=True)
    found += [f"an honest person was disturbed: {end!r}" for end in ends if end is not None]
    found += [line for line in server.logged().splitlines() if STRETCH in line]
    print(f"{sum(person.decided for person in people) - before} decisions at {tables} tables meanwhile")
    return found


async def main() -> int:
    words = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    words.add_argument("--tables", type=int, default=50, help="where honest people play")
    words.add_argument("--seconds", type=float, default=30)
    words.add_argument("--attack", choices=list(ATTACKS), help=argparse.SUPPRESS)
    words.add_argument("--url", help=argparse.SUPPRESS)
    words.add_argument("--address", help=argparse.SUPPRESS)
    words.add_argument("--at", default="", help=argparse.SUPPRESS)
    given = words.parse_args()
    if given.attack:
        await attack(given.attack, given.url, given.address, given.at.split(","), given.seconds)
        return 0
    with tempfile.TemporaryDirectory() as folder:
        db, log = f"sqlite:///{folder}/attack.db", Path(folder) / "log"
        with running(db, log, counted=True, **SETTINGS) as server:
            found = await defend(server, given.tables, given.seconds)
    print("\n".join(found) or "nobody was disturbed")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(asyncio.run(main()))
