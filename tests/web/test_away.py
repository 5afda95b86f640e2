"""A server that is away, and what it brings when it comes back: the table, another database, a newer page."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import expect

from tests.server.process import ServerProcess
from tests.web.conftest import NewPlayer
from tests.web.player import Player, by_clicking

WITH_A_BOT = [{"kind": "me"}, {"kind": "bot", "level": "easy"}]
LOST = "No connection. Trying again …"


def test_a_table_opened_while_the_server_is_away_comes_by_itself(new_player: NewPlayer, tmp_path: Path) -> None:
    db = f"sqlite:///{tmp_path}/tables.db"
    server = ServerProcess(db, tmp_path / "log")
    try:
        player = new_player(server.url)
        page, port = player.page, server.port
        player.open_table(WITH_A_BOT)
        player.settle()
        page.locator("a.brand").click()
        page.get_by_role("link", name="Continue").wait_for()
        server.kill()
        page.get_by_role("link", name="Continue").click()
        expect(page.get_by_role("heading", name=LOST)).to_be_visible()
        server = ServerProcess(db, tmp_path / "log", port=port)
        assert player.settle() == "mine"
    finally:
        server.stop()


def test_a_lobby_entered_while_the_server_is_away_fills_by_itself(new_player: NewPlayer, tmp_path: Path) -> None:
    db = f"sqlite:///{tmp_path}/tables.db"
    server = ServerProcess(db, tmp_path / "log")
    try:
        player = new_player(server.url)
        page, port = player.page, server.port
        player.open_table(WITH_A_BOT)
        player.settle()
        server.kill()
        page.locator("a.brand").click()
        page.get_by_role("alert").get_by_text("The server cannot be reached.").wait_for()
        server = ServerProcess(db, tmp_path / "log", port=port)
        page.get_by_role("button", name="Play now").first.wait_for()
        expect(page.get_by_role("alert")).to_have_count(0)
    finally:
        server.stop()


def test_a_server_that_comes_back_without_the_table_says_so(new_player: NewPlayer, tmp_path: Path) -> None:
    server = ServerProcess(f"sqlite:///{tmp_path}/tables.db", tmp_path / "log")
    try:
        player = new_player(server.url)
        page, port = player.page, server.port
        player.open_table(WITH_A_BOT)
        player.settle()
        server.kill()
        server = ServerProcess(f"sqlite:///{tmp_path}/others.db", tmp_path / "log", port=port)
        page.get_by_role("heading", name="This table is gone").wait_for()
        page.get_by_role("link", name="Back to the lobby").click()
        expect(page.get_by_text("No game under way.")).to_be_visible()
    finally:
        server.stop()


def test_a_newer_page_is_loaded_when_nothing_is_planned(player: Player) -> None:
    page = player.page
    player.open_table(WITH_A_BOT)
    player.settle()
    newer = re.sub(r"/assets/index-[^.]+\.js", "/assets/index-newer.js", page.request.get(player.server).text())
    page.route(f"{player.server}/", lambda route: route.fulfill(body=newer, content_type="text/html"))
    choose = by_clicking(14)
    while player.settle() != "planned":
        choose(player)
    page.evaluate("window.older = true")
    with page.expect_response(f"{player.server}/"):
        page.context.set_offline(True)
        expect(page.locator(".decide[data-state=lost]")).to_be_visible()
        expect(page.get_by_role("button", name="Hint")).to_be_disabled()
        page.keyboard.press("c")
        expect(page.get_by_role("button", name="Send")).to_be_disabled()
        expect(page.locator("#say")).to_have_attribute("placeholder", re.compile("No connection"))
        page.context.set_offline(False)
    assert player.settle() == "planned"
    assert page.evaluate("window.older"), "the plan is sent from the page where it was made"
    page.click(".decide [data-main]")
    page.wait_for_function("() => !window.older")
    assert player.settle() == "mine"


def test_an_address_that_is_none_says_so(player: Player) -> None:
    page = player.page
    for address, said in (
        ("/nowhere", "There is nothing at this address."),
        ("/table", "There is nothing at this address."),
        ("/toString", "There is nothing at this address."),
        ("/new/nosuchgame", "There is nothing at this address."),
        ("/rules/nosuchgame", "There is nothing at this address."),
        ("/table/%E0%A4%A", "This table cannot be opened"),
        ("/table/nosuchtable", "This table cannot be opened"),
        ("/replay/nosuchtable", "No such record"),
    ):
        page.goto(player.server + address)
        expect(page.get_by_role("heading", name=said)).to_be_visible()
