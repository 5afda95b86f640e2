"""The waiting room: who comes, what the host changes, ways in that are shut, and a phone that comes back."""

from __future__ import annotations

import io
import re
from collections.abc import Iterator
from typing import Any

import pytest
import zxingcpp
from PIL import Image
from playwright.sync_api import Page, expect

from tests.server.process import ServerProcess, running
from tests.web.accessibility import findings
from tests.web.conftest import NewPlayer
from tests.web.player import PHONE, Player
from tests.web.screens import flaws
from tests.web.test_joining import FINGER, HOME, look

IN_HAND: dict[str, Any] = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
THREE = [{"kind": "me", "name": "Mara"}, {"kind": "open"}, {"kind": "open"}]


@pytest.fixture(scope="module")
def home_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """At home, where a host is missed only after a while."""
    folder = tmp_path_factory.mktemp("waiting")
    url = f"sqlite:///{folder}/t.db"
    with running(url, folder / "log", bot_workers=0, home_network=HOME, away_seconds=60) as server:
        yield server


def code_of(host: Player, table: str) -> str:
    return str(host.post(f"/api/tables/{table}/code", {})["code"])


def sit_down(guest: Player, address: str, name: str) -> None:
    guest.page.goto(address)
    guest.page.get_by_label("Your name").fill(name)
    guest.page.keyboard.press("Enter")
    guest.page.locator(".place", has_text=f"{name} (you)").wait_for()


def scanned(page: Page) -> list[str]:
    return [each.text for each in zxingcpp.read_barcodes(Image.open(io.BytesIO(page.screenshot())))]


def test_a_guest_agrees_to_what_the_host_changes(new_player: NewPlayer, home_server: ServerProcess) -> None:
    mara, jonas = new_player(home_server.url), new_player(home_server.url, **IN_HAND)
    host, guest = mara.page, jonas.page
    table = mara.open_table(THREE, "the_river", rated=True)
    sit_down(jonas, f"{jonas.server}/table/{table}", "Jonas")
    expect(guest.locator(".head .me")).to_have_text("Jonas")  # a guest who says the name is called so
    expect(host.locator(".place", has_text="Jonas")).to_contain_text("from a phone, just sat down")
    expect(guest.get_by_role("button", name="Change this table")).to_have_count(0)

    host.get_by_role("button", name="Change this table").click()
    expect(host.get_by_role("radio", name="2", exact=True)).to_be_disabled()  # both seats of two are taken
    look(host, "change")
    assert findings(host) == []
    assert flaws(host, None, "dialog[open]") == []
    host.get_by_role("radio", name="5 min + 10 s").click()
    host.get_by_label("Counts for the leaderboard").uncheck()
    host.get_by_role("radio", name="4", exact=True).click()
    host.get_by_role("button", name="Change the table").click()

    told = "Mara has changed this table: 5 min + 10 s, does not count, 4 seats."
    expect(guest.locator("[data-arrivals]")).to_have_text(told)
    expect(guest.locator(".banner")).to_contain_text(told)
    expect(host.locator(".place", has_text="Jonas")).to_contain_text("has not agreed yet")
    expect(host.get_by_text("Waiting for Jonas to agree to the change.")).to_be_visible()
    expect(host.get_by_role("button", name="Start with 2")).to_have_count(0)
    look(guest, "asked")
    assert flaws(guest, FINGER, "main") == []
    assert findings(guest) == []
    guest.reload()
    expect(guest.get_by_text("This table was changed after you sat down.")).to_be_visible()
    guest.get_by_role("button", name="All right, I am ready").click()
    expect(guest.locator(".banner")).to_have_count(0)
    host.get_by_role("button", name="Start with 2").click()
    for player in (mara, jonas):
        expect(player.page.locator(".topbar .clock")).to_have_text(re.compile(r"[45]:\d\d"))


def test_a_bot_is_chosen_changed_and_taken_off(player: Player) -> None:
    page = player.page
    player.open_table(THREE, "the_river")
    page.get_by_role("button", name="Seat a bot").last.click()
    page.locator("dialog[open] .who", has_text="Otis").click()
    page.get_by_role("button", name="Seat Otis").click()
    place = page.locator(".place", has_text="Otis")
    expect(place).to_contain_text("the gambler")
    place.get_by_role("button", name="Change").click()
    page.locator("dialog[open] .fish", has_text="trout").click()
    page.get_by_role("button", name="Seat Otis").click()
    expect(place).to_contain_text("trout")
    page.get_by_role("button", name="Take Otis off this seat").click()
    expect(page.locator(".place.free")).to_have_count(2)
    page.get_by_role("button", name="Seat a bot").first.click()
    expect(page.get_by_text("This is the last free seat")).to_have_count(0)


def test_a_host_who_leaves_hands_the_table_on_and_one_who_is_away_is_named(
    new_player: NewPlayer, home_server: ServerProcess
) -> None:
    mara, jonas = new_player(home_server.url), new_player(home_server.url, **IN_HAND)
    table = mara.open_table(THREE, "the_river")
    sit_down(jonas, f"{jonas.server}/table/{table}", "Jonas")
    expect(jonas.page.get_by_text("or when Mara starts it")).to_be_visible()
    mara.page.goto(mara.server)
    expect(jonas.page.get_by_text("Mara, the host, is away. After a minute you can start")).to_be_visible()
    mara.page.goto(f"{mara.server}/table/{table}")
    mara.page.get_by_role("button", name="Leave the table").click()
    expect(jonas.page.locator("[data-arrivals]")).to_have_text(
        "Mara left the table. You are the host now: you can change the table and start."
    )
    jonas.page.get_by_role("button", name="Seat a bot").first.click()
    look(jonas.page, "bot-phone")
    assert flaws(jonas.page, FINGER, "dialog[open]") == []
    jonas.page.locator("dialog[open] .btn.go").click()
    jonas.page.get_by_role("button", name="Start with 2").click()
    expect(jonas.page.locator(".decide")).to_be_visible()


def test_ways_in_that_are_shut_say_what_to_do(new_player: NewPlayer, home_server: ServerProcess) -> None:
    mara, jonas, tove = (new_player(home_server.url, **kind) for kind in ({}, IN_HAND, IN_HAND))
    table = mara.open_table([{"kind": "me"}, {"kind": "open"}], public=False, watch=False)
    code = code_of(mara, table)
    page = tove.page
    page.goto(f"{tove.server}/t/222222")
    expect(page.get_by_role("alert")).to_contain_text("it may be mistyped, too old, or the seats are taken")
    look(page, "wrong-code")
    assert flaws(page, FINGER, "main") == []
    page.get_by_label("Table link or code").fill("K7QM2O")
    page.keyboard.press("Enter")
    expect(page.get_by_role("alert")).to_contain_text("never 0, O, 1 or I")
    page.get_by_label("Table link or code").fill(code.lower())
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Sit here").wait_for()
    jonas.page.goto(f"{jonas.server}/t/{code}")
    jonas.page.get_by_role("button", name="Sit here").click()  # the last seat: it begins
    jonas.page.locator(".decide").wait_for()
    for address in (page.url, f"{tove.server}/table/{table}?invitation={page.url.rpartition('=')[2]}"):
        expect(page.get_by_role("heading", name="The game has begun without you")).to_be_visible()
        page.goto(address)
    look(page, "begun")
    page.goto(f"{tove.server}/t/{code}")
    expect(page.get_by_role("alert")).to_contain_text("the seats are taken")


def test_a_phone_comes_back_with_its_code_and_plays_again(new_player: NewPlayer, home_server: ServerProcess) -> None:
    mara, jonas = new_player(home_server.url), new_player(home_server.url, **IN_HAND)
    table = mara.open_table([{"kind": "me", "name": "Mara"}, {"kind": "open"}], public=False)
    address = f"{jonas.server}/t/{code_of(mara, table)}"
    jonas.page.goto(address)
    jonas.page.get_by_role("button", name="Sit here").click()
    jonas.page.locator(".decide").wait_for()
    jonas.page.goto("about:blank")  # asleep, and its page forgotten
    expect(mara.page.locator(".rail")).to_contain_text("away")
    jonas.page.goto(address)
    expect(jonas.page.locator(".rail .seat.me")).to_be_visible()

    mara.page.get_by_role("button", name="Settings").click()
    mara.page.get_by_role("button", name="Propose to end the game here").click()
    mara.page.get_by_role("button", name="Press again to propose the end").click()
    jonas.page.get_by_role("button", name="Agree", exact=True).click()
    for player in (mara, jonas):
        player.page.locator(".decide[data-state=over] [data-main]").click()
    jonas.page.get_by_role("button", name="Rematch").click()
    expect(jonas.page.locator(".place.free")).to_contain_text("expected back from the last game")
    mara.page.get_by_role("button", name="Join the rematch").click()
    for player in (mara, jonas):
        expect(player.page.locator(".topbar .where")).to_contain_text("Round 1")


def test_phones_are_let_in_at_a_table_that_is_played(new_player: NewPlayer, home_server: ServerProcess) -> None:
    mara, tove = new_player(home_server.url), new_player(home_server.url, **IN_HAND)
    mara.post("/api/home", {"on": False})
    table = mara.open_table([{"kind": "me", "name": "Mara"}, {"kind": "bot", "level": "easy"}], public=False)
    page = mara.page
    page.get_by_role("button", name="Settings").click()
    switch = page.get_by_role("switch", name="Let phones in this house join")
    expect(switch).to_have_attribute("aria-checked", "false")
    switch.click()
    page.get_by_label("Address of this table in your home network").scroll_into_view_if_needed()
    page.locator(".qr svg").wait_for()
    look(page, "at-table")
    assert flaws(page, None, "dialog[open]") == []
    [link] = scanned(page)
    assert link.startswith(f"http://{HOME}:{home_server.port}/table/{table}?invitation=")
    tove.page.goto(link)
    expect(tove.page.locator(".rail")).to_contain_text("Mara")
    tove.page.get_by_role("button", name="More").click()
    tove.page.get_by_role("button", name="Settings").click()
    expect(tove.page.get_by_role("dialog", name="Settings")).to_be_visible()
    expect(tove.page.get_by_role("switch")).to_have_count(0)  # only at the computer itself, for those who play
    switch.click()
    expect(page.locator(".qr")).to_have_count(0)
