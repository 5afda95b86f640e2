"""The home network: let in by a switch, shut out when no table needs it."""

from __future__ import annotations

import asyncio

import pytest

from rivertable.server.cluster.home_network import QUIET_SECONDS, HomeNetwork
from rivertable.server.errors import Refusal
from rivertable.server.http.table_setup import new_spec, open_rematch, open_table
from rivertable.server.node import Node
from rivertable.server.people.people import Person
from rivertable.server.protocol.bodies import NewSeat, NewTable
from rivertable.server.sessions.table_session import Looker, TableSession
from rivertable.server.table.entries import Proposed, Stood


class Doors:
    """Opens doors that lead nowhere, and counts them."""

    address, port = "127.0.0.2", 8170

    def __init__(self) -> None:
        self.opened = self.open = 0

    async def __call__(self, address: str) -> Doors:
        await asyncio.sleep(0)  # others may ask for the same meanwhile
        assert address == self.address
        self.opened += 1
        self.open += 1
        return self

    def close(self) -> None:
        self.open -= 1


class Home:
    """A home network with a clock that goes on when it is told to, and a table with one person and one looker."""

    def __init__(self, node: Node) -> None:
        self.now, self.doors = 100.0, Doors()
        self.network = HomeNetwork("127.0.0.2", node.sessions, lambda: self.now)
        self.network.serve_with(self.doors)

    async def is_open_after(self, seconds: float) -> bool:
        self.now += seconds
        await self.network.sweep()
        assert (self.network.host is not None) == (self.doors.open == 1)
        return self.network.host is not None


async def _table(node: Node, *kinds: str) -> TableSession:
    person = await node.people.new_guest()
    seats = [NewSeat(kind) for kind in kinds]  # type: ignore[arg-type]
    session = await open_table(node, *new_spec(NewTable("riverside", seats), person))
    session.lookers.add(Looker(person.id, 0, lambda data: None))
    return session


async def _end(session: TableSession) -> None:
    await session.request(lambda table: Proposed(0, "end"), "end", None)
    assert session.table.status == "over"


async def test_one_door_for_all_tables_that_ask(node: Node) -> None:
    home = Home(node)
    one, two = await _table(node, "me", "open"), await _table(node, "me", "open")
    await asyncio.gather(home.network.open(one.id), home.network.open(two.id))
    assert home.network.host == "127.0.0.2:8170"
    assert home.doors.opened == 1
    await home.network.close()
    assert not await home.is_open_after(0)


async def test_it_closes_with_the_last_table_but_not_in_the_middle_of_the_result(node: Node) -> None:
    home = Home(node)
    one, two = await _table(node, "me", "me"), await _table(node, "me", "me")
    await home.network.open(one.id)
    await home.network.open(two.id)
    assert await home.is_open_after(24 * 3600)
    await _end(one)
    one.lookers.clear()
    assert await home.is_open_after(1)
    await _end(two)
    assert await home.is_open_after(1)
    assert await home.is_open_after(QUIET_SECONDS - 1)
    assert not await home.is_open_after(1)


async def test_a_rematch_counts_in_the_place_of_its_table(node: Node) -> None:
    home = Home(node)
    session = await _table(node, "me", "me")
    await home.network.open(session.id)
    await _end(session)
    host = session.table.spec.host
    again = await open_rematch(node, session, Person(host, "Mara", False))
    again.lookers.add(Looker(host, None, lambda data: None))
    assert session.rematch == again.id
    session.lookers.clear()
    assert await home.is_open_after(1)
    assert await home.is_open_after(2 * QUIET_SECONDS)
    again.lookers.clear()
    assert not await home.is_open_after(0)


async def test_it_closes_when_everybody_has_left_or_stays_away(node: Node) -> None:
    home = Home(node)
    left, away = await _table(node, "me", "open"), await _table(node, "me", "open")
    for session in (left, away):
        await home.network.open(session.id)
        session.lookers.clear()
    assert await home.is_open_after(0)
    await left.request(lambda table: Stood(0), "stand", None)
    assert await home.is_open_after(QUIET_SECONDS - 1)
    away.lookers.add(Looker(None, None, lambda data: None))  # somebody is back in time
    assert await home.is_open_after(QUIET_SECONDS)
    away.lookers.clear()
    assert await home.is_open_after(0)
    assert not await home.is_open_after(QUIET_SECONDS)


async def test_without_an_address_or_a_second_door_it_stays_shut(node: Node, monkeypatch: pytest.MonkeyPatch) -> None:
    doors = Doors()
    nowhere = HomeNetwork("auto", node.sessions)
    nowhere.serve_with(doors)
    monkeypatch.setattr("rivertable.server.home_address._own_address", lambda: None)
    assert not nowhere.is_found
    with pytest.raises(Refusal, match="no address that other devices in the house can reach"):
        await nowhere.open("t")
    switched_off = HomeNetwork("off", node.sessions)
    switched_off.serve_with(doors)
    assert not switched_off.is_possible
    for network in (switched_off, HomeNetwork("127.0.0.2", node.sessions)):
        with pytest.raises(Refusal, match="cannot be opened"):
            await network.open("t")
    assert doors.opened == 0
