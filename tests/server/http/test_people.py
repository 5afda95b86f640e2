"""Who I am, and the games I play."""

from __future__ import annotations

from pathlib import Path

import pytest

from rivertable.server.http.people import PAGE, SHOWN, _newest
from tests.server.client import Visitor
from tests.server.process import running


async def test_my_games_wait_for_me_first(mara: Visitor, jonas: Visitor) -> None:
    open_one = (await mara.open_table("me", "open"))["id"]
    mine = (await mara.open_table("me", "easy"))["id"]
    games = await mara.get("/api/me/games")
    assert [game["id"] for game in games["running"]] == [mine, open_one]
    assert (await mara.get("/api/me"))["my_turn"] == 1
    assert (await jonas.get("/api/me/games"))["running"] == []


async def test_my_games_are_found_among_the_many_i_opened_for_others(tmp_path: Path) -> None:
    limits = {"bot_workers": 0, "tables_per_person": 1000, "requests_burst": 1000}
    with running(f"sqlite:///{tmp_path}/tables.db", tmp_path / "log", **limits) as server:
        async with Visitor(server.url) as mara, Visitor(server.url) as jonas:
            mine = (await mara.open_table("me", "easy"))["id"]
            for number in range(SHOWN + 2):
                table = (await mara.open_table("open", "open"))["id"]
                if number % 2:
                    await jonas.post(f"/api/tables/{table}/sit", {})
            assert [game["id"] for game in (await mara.get("/api/me/games"))["running"]] == [mine]
            assert (await mara.get("/api/me"))["my_turn"] == 1


@pytest.mark.parametrize(("kept", "pages"), [(30, 1), (2 * PAGE + 30, 3), (2 * PAGE, 3), (20 * PAGE, 5)])
async def test_lists_of_mine_are_read_until_enough_is_found(kept: int, pages: int) -> None:
    """Every tenth of them is shown."""
    asked = []

    async def read(*, limit: int, skip: int) -> list[int]:
        asked.append(skip)
        return list(range(kept))[skip : skip + limit]

    async def shown(rows: list[int]) -> dict[str, int]:
        return {str(row): row for row in rows if row % 10 == 0}

    assert await _newest(read, shown) == list(range(0, kept, 10))[:SHOWN]
    assert len(asked) == pages
