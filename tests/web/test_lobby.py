"""The lobby: public tables page by page, found by game, players and free seats; and who is taken off a table."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.server.process import ServerProcess, running
from tests.web.accessibility import findings
from tests.web.conftest import NewPlayer
from tests.web.player import DESKTOP, PHONE, Player
from tests.web.screens import flaws
from tests.web.test_joining import FINGER, look

SIZES: list[dict[str, Any]] = [{"viewport": DESKTOP}, {"viewport": PHONE, "has_touch": True, "is_mobile": True}]
TABLES = 25


@pytest.fixture(scope="module")
def full_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    folder = tmp_path_factory.mktemp("lobby")
    with running(f"sqlite:///{folder}/t.db", folder / "log", bot_workers=0) as server:
        yield server


@pytest.fixture(scope="module")
def tables() -> list[str]:
    """The tables that were opened, once for all tests."""
    return []


def fill(player: Player, tables: list[str]) -> None:
    """Five games in turn; every fifth table waits for two."""
    games = ("riverside", "the_river", "twelve_rivers", "river_bankers", "riverside")
    for number in range(len(tables), TABLES):
        seats = [{"kind": "me"}, {"kind": "open"}, *([{"kind": "open"}] if number % 5 == 4 else [])]
        tables.append(str(player.post("/api/tables", {"game": games[number % 5], "seats": seats})["id"]))


@pytest.mark.parametrize("size", SIZES, ids=["desktop", "phone"])
def test_tables_are_found_page_by_page(
    new_player: NewPlayer, full_server: ServerProcess, tables: list[str], size: dict[str, Any]
) -> None:
    fill(new_player(full_server.url), tables)
    player = new_player(full_server.url, **size)
    page = player.page
    page.goto(f"{player.server}/tables")
    rows = page.locator(".open-tables .li")
    expect(rows).to_have_count(20)
    look(page, f"tables-{size['viewport']['width']}")
    assert flaws(page, FINGER if size["viewport"] == PHONE else None, ".open-tables") == []
    assert findings(page) == []
    page.get_by_role("button", name="Older tables").click()
    expect(rows).to_have_count(TABLES - 20)
    expect(page.get_by_role("button", name="Older tables")).to_be_disabled()
    page.get_by_label("How many seats are free").select_option("2 or more free")
    expect(rows).to_have_count(5)
    page.get_by_label("Tables of which game").select_option("The River")
    expect(page.locator(".open-tables .none")).to_have_text(
        "No table is like that now. Ask for less, or open one yourself."
    )
    page.get_by_label("How many seats are free").select_option("Full ones too")
    expect(rows).to_have_count(5)
    expect(rows.first).to_contain_text("The River")
    page.get_by_label("Tables for how many").select_option("2 players")
    expect(rows).to_have_count(5)


@pytest.mark.parametrize("size", SIZES, ids=["desktop", "phone"])
def test_the_lobby_shows_the_first_of_them(
    new_player: NewPlayer, full_server: ServerProcess, tables: list[str], size: dict[str, Any]
) -> None:
    fill(new_player(full_server.url), tables)
    player = new_player(full_server.url, **size)
    page = player.page
    page.goto(f"{player.server}/")
    rows = page.locator(".open-tables .li")
    expect(rows).to_have_count(6)
    look(page, f"lobby-{size['viewport']['width']}")
    assert flaws(page, FINGER if size["viewport"] == PHONE else None, ".open-tables") == []
    page.get_by_label("Tables of which game").select_option("12 Rivers")
    expect(rows).to_have_count(5)


def test_who_is_taken_off_the_table_reads_so(new_player: NewPlayer, full_server: ServerProcess) -> None:
    mara, jonas = new_player(full_server.url), new_player(full_server.url, **SIZES[1])
    host, guest = mara.page, jonas.page
    table = mara.open_table([{"kind": "me", "name": "Mara"}, {"kind": "open"}, {"kind": "open"}])
    guest.goto(f"{jonas.server}/table/{table}")
    guest.get_by_label("Your name").fill("Jonas")
    guest.keyboard.press("Enter")
    host.get_by_role("button", name="Take Jonas off the table").click()
    told = guest.get_by_role("alert")
    expect(told).to_contain_text("The host has taken you off this table.")
    look(guest, "taken-off")
    assert flaws(guest) == []
    guest.get_by_role("button", name="Sit here").first.click()
    expect(guest.get_by_text("wait a few minutes, or choose another")).to_be_visible()
    expect(host.get_by_role("button", name="off the table")).to_have_count(0)
