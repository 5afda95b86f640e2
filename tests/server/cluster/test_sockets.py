"""Open sockets: so many of an address, and closed when their person is signed out."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidStatus

from rivertable.server.cluster import sockets
from rivertable.server.node import Node
from rivertable.server.people.people import Person
from rivertable.server.store.sessions import sessions_of
from tests.server.client import Visitor
from tests.server.failing import failing_first
from tests.server.nodes import until
from tests.server.process import running

pytestmark = pytest.mark.usefixtures("fish_market")


class Socket:
    """An open socket of a person, until that person is signed out there."""

    def __init__(self, person: Person) -> None:
        self.person, self.is_open = person, True

    def sign_out(self) -> None:
        self.is_open = False


async def metric(visitor: Visitor, name: str) -> float:
    metrics = (await visitor.http.get("/metrics")).text
    line = next(line for line in metrics.splitlines() if line.startswith(f"{name} "))
    return float(line.split()[1])


async def test_a_recovered_name_is_signed_out_elsewhere_though_the_database_fails_once(
    nodes: tuple[Node, Node], monkeypatch: pytest.MonkeyPatch
) -> None:
    here, there = nodes
    person = await here.people.new_guest()
    announce = failing_first(here.store.announce, when=lambda topic, text: topic == "signed_out")
    monkeypatch.setattr(here.store, "announce", announce)
    socket: Any = Socket(person)
    with there.sockets.opened(socket):
        here.announcements.signed_out(person)
        await until(lambda: not socket.is_open)


async def test_a_recovered_name_nobody_was_told_of_is_looked_up_until_the_database_answers(
    node: Node, monkeypatch: pytest.MonkeyPatch
) -> None:
    person = await node.people.new_guest()
    monkeypatch.setattr(sockets, "sessions_of", failing_first(sessions_of))
    socket: Any = Socket(person)
    with node.sockets.opened(socket):
        node.announcements.receive("", "everything", "")
        await until(lambda: not socket.is_open)


async def test_an_address_has_only_so_many_sockets_even_if_they_come_all_at_once(tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path}/t.db", tmp_path / "log", bot_workers=0, sockets_per_address=3) as server:
        async with Visitor(server.url) as visitor:
            address, headers = f"ws://127.0.0.1:{server.port}/ws", {"Cookie": visitor.cookie}
            knocks = [connect(address, additional_headers=headers) for _ in range(30)]
            answers = await asyncio.gather(*knocks, return_exceptions=True)
            sockets = [answer for answer in answers if isinstance(answer, ClientConnection)]
            assert sum(isinstance(answer, InvalidStatus) for answer in answers) == 27
            assert len(sockets) == 3
            for socket_ in sockets:
                await socket_.close()
            async with asyncio.timeout(60):
                while await metric(visitor, "rivertable_sockets") > 0:
                    await asyncio.sleep(0.01)
            await visitor.dial()


async def test_a_person_has_only_so_many_sockets_and_others_have_theirs(tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path}/t.db", tmp_path / "log", bot_workers=0, sockets_per_person=3) as server:
        async with Visitor(server.url) as mara, Visitor(server.url) as jonas:
            for visitor in (mara, jonas):
                await visitor.open_table("me", "open")  # a person from now on
            address, headers = f"ws://127.0.0.1:{server.port}/ws", {"Cookie": mara.cookie}
            knocks = [connect(address, additional_headers=headers) for _ in range(20)]
            answers = await asyncio.gather(*knocks, return_exceptions=True)
            assert sum(isinstance(answer, ClientConnection) for answer in answers) == 3
            await jonas.dial()
            for answer in answers:
                if isinstance(answer, ClientConnection):
                    await answer.close()
