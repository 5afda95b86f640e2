"""Time that tests turn on themselves, tables of 12 Rivers with given cards, and what is sent there at which moment."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from rivertable.engine.game_config import load
from rivertable.engine.secrecy import Viewer
from rivertable.games.twelve_rivers.state import State
from rivertable.server.http.table_setup import new_spec, open_table
from rivertable.server.node import Node
from rivertable.server.people.people import Person
from rivertable.server.protocol.bodies import NewSeat, NewTable
from rivertable.server.sessions.table_session import Looker, TableSession
from rivertable.server.table.entries import Sat, SeatSpec
from tests.games.twelve_rivers.builder import rivers
from tests.server.at_socket import SocketlessClient

GAME = "twelve_rivers"
TURNS_OF_THE_LOOP = 50  # enough for a task to come from one thing it waits for to the next
WITH_A_PAIR, WITHOUT = {"banner": 2}, {"banner": 1, "shamisen": 1}


class Clock:
    """Stands still until a test turns it on; then everything that is due happens, and what comes of it."""

    def __init__(self) -> None:
        self.now = 0.0
        self._sleepers: list[tuple[float, asyncio.Future[None]]] = []

    async def sleep(self, seconds: float) -> None:
        if seconds <= 0:
            return await asyncio.sleep(0)
        sleeper = (self.now + seconds, asyncio.get_running_loop().create_future())
        self._sleepers.append(sleeper)
        try:
            await sleeper[1]
        finally:
            if sleeper in self._sleepers:
                self._sleepers.remove(sleeper)

    @property
    def asleep(self) -> int:
        """How many wait for a moment to come."""
        return len(self._sleepers)

    async def turn_on(self, session: TableSession, seconds: float) -> None:
        """So much later; on the way there nothing happens but at its moment."""
        end = self.now + seconds
        await _rest(session)
        while due := min((at for at, _ in self._sleepers if at <= end), default=None):
            self.now = due
            for at, sleeper in self._sleepers[:]:
                if at <= due and not sleeper.done():
                    sleeper.set_result(None)
            await _rest(session)
        self.now = end


async def _rest(session: TableSession) -> None:
    """Until everybody waits for the clock, or for a person."""
    for _ in range(TURNS_OF_THE_LOOP):
        await asyncio.sleep(0)
        while session._lock.locked():
            await asyncio.sleep(0.001)


class Witness(Looker):
    """Looks at a table and notes what is sent at which moment, whatever the table is called."""

    def __init__(self, session: TableSession, clock: Clock, person: str | None, viewer: Viewer) -> None:
        super().__init__(person, viewer, self._receive)
        self._id, self._clock = session.id.encode(), clock
        self.sent: list[tuple[float, bytes]] = []
        session.lookers.add(self)
        session.show_to(self, None)

    def _receive(self, data: bytes) -> None:
        self.sent.append((self._clock.now, data.replace(self._id, b"table")))

    @property
    def moments(self) -> list[float]:
        return [at for at, _ in self.sent]

    def last(self) -> Any:
        return json.loads(self.sent[-1][1])


def use_clock(node: Node, seed: int = 5) -> Clock:
    """Bots and endings of this node go by a clock of ours, and their pauses are drawn as in every test with this seed."""
    clock = Clock()
    node.bots.draw, node.bots.sleep = random.Random(seed).uniform, clock.sleep  # type: ignore[assignment]
    return clock


def dealt(hand: dict[str, int]) -> State:
    """The first seat is to place a token, and holds these cards, of which the others know only how many there are."""
    return rivers(2).hand(0, **hand).hand(1, lantern=1).track(1, 0, 1, 0).turn(0)


async def rivers_table(
    node: Node, people: Sequence[Person], state: State, level: str | None = None, bot: int = 0
) -> TableSession:
    """A table of these people that begins with this state. If a level is given, a bot has seat `bot`."""
    new = NewTable(GAME, [NewSeat("me"), NewSeat("open")], options={"fixed_order": True})
    spec, _ = new_spec(new, people[0])
    seats = tuple(
        SeatSpec(level=level, reserved_name="Otter") if level and seat == bot else SeatSpec() for seat in range(2)
    )
    layout = load(GAME, players=2).game.state.layout()
    spec = replace(spec, seats=seats, origin=state.to_bytes(), origin_layout=layout)  # type: ignore[attr-defined]
    sitting = [Sat(seat, people[seat].id, f"Name {seat}") for seat in range(2) if seats[seat].level is None]
    return await open_table(node, spec, sitting)


def of_person(node: Node, session: TableSession, person: Person) -> SocketlessClient:
    """A client of a person at the table, who is there from now on."""
    node.presence.come(session.id, person.id)
    return SocketlessClient(node, person)
