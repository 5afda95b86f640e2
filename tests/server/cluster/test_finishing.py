"""The end of a match: its result is stored once, and the ratings are shown."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from rivertable.server.node import Node
from rivertable.server.settings import Settings
from tests.server.nodes import open_market, play_out, until

pytestmark = pytest.mark.usefixtures("fish_market")


async def test_a_finished_table_shows_the_ratings_after_it_is_loaded_again(tmp_path: Path) -> None:
    settings = Settings(db=f"sqlite:///{tmp_path}/t.db", bot_workers=0)
    async with Node(settings) as node:
        session = await open_market(node, rated=True)
        await play_out(session)
        await until(lambda: session.ratings)
    async with Node(settings) as node:
        again = await node.sessions.get(session.id)
        assert again.ratings == session.ratings
        assert len(json.loads(again.view(None))["outcome"]["ratings"]) == 2


async def test_a_match_is_counted_when_its_result_is_kept(node: Node) -> None:
    session = await open_market(node, rated=True)
    await play_out(session)
    await until(lambda: session.ratings)
    await node.finisher.finish(session)  # as a node that comes second
    counted = node.metrics.registry.get_sample_value("rivertable_matches_finished_total", {"game": "fish_market"})
    assert counted == 1
