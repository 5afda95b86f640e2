"""A node: its parts are made, started and stopped."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from rivertable.engine.errors import OptionError
from rivertable.server.node import Node
from rivertable.server.settings import Settings
from tests.server.nodes import first_choice, open_market

pytestmark = pytest.mark.usefixtures("fish_market")


async def test_what_was_stored_is_there_after_a_restart_and_cookies_stay_valid(tmp_path: Path) -> None:
    settings = Settings(db=f"sqlite:///{tmp_path}/t.db", bot_workers=0)
    async with Node(settings) as node:
        session = await open_market(node)
        await session.request(first_choice, "move", None)
        person = await node.people.new_guest()
        cookie = await node.people.new_cookie(person)
    async with Node(settings) as node:
        again = await node.sessions.get(session.id)
        assert again.table.seq == session.table.seq
        assert again.table.playing().state == session.table.playing().state
        found = await node.people.by_cookie(cookie)
        assert found is not None
        assert (found.id, found.name) == (person.id, person.name)


async def test_a_closed_node_leaves_no_task_and_frees_its_database(tmp_path: Path) -> None:
    settings = Settings(db=f"sqlite:///{tmp_path}/t.db", bot_workers=0)
    before = asyncio.all_tasks()
    async with Node(settings) as node:
        assert not node.closing.is_set()
        with pytest.raises(OptionError, match="in use by another server"):
            await Node(settings).__aenter__()
    assert node.closing.is_set()
    assert asyncio.all_tasks() == before
    async with Node(settings):
        pass
