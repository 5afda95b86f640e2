"""Sitting down together: a phone comes in by QR code, names are passed on a phone, sheets lie open."""

from __future__ import annotations

import io
import os
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest
import zxingcpp
from PIL import Image
from playwright.sync_api import Browser, Page, expect

from tests.server.process import ServerProcess, running
from tests.web.accessibility import findings
from tests.web.conftest import NewPlayer
from tests.web.player import PHONE, Player, by_clicking
from tests.web.screens import flaws, resize

HOME = "127.0.0.2"
FINGER = 44
QR = ".invite .qr"
PICTURES = os.environ.get("RIVERTABLE_PICTURES")  # a folder, to look at what the tests see


@pytest.fixture(scope="module")
def home_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    folder = tmp_path_factory.mktemp("home")
    with running(f"sqlite:///{folder}/t.db", folder / "log", bot_workers=0, home_network=HOME) as server:
        yield server


def look(page: Page, name: str) -> None:
    if PICTURES:
        page.screenshot(path=Path(PICTURES) / f"{name}.png", full_page=True)


def read(page: Page) -> list[str]:
    """The QR codes that a camera would find on the page, as it is drawn."""
    return [each.text for each in zxingcpp.read_barcodes(Image.open(io.BytesIO(page.screenshot(full_page=True))))]


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_phone_comes_in_by_scanning(new_player: NewPlayer, home_server: ServerProcess, theme: str) -> None:
    mara = new_player(home_server.url, color_scheme=theme)
    page = mara.page
    mara.post("/api/me", {"name": "Mara"})
    table = mara.open_table(
        [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}, {"kind": "bot", "level": "easy"}],
        "the_river",
        public=False,
    )
    mara.post("/api/home", {"on": False})
    page.reload()
    switch = page.get_by_role("switch", name="Let phones in this house join")
    expect(switch).to_have_attribute("aria-checked", "false")
    expect(page.get_by_text("Nothing is open until you switch it on.")).to_be_visible()
    assert read(page) == []
    look(page, f"off-{theme}")
    switch.click()
    expect(page.get_by_text("Open to your home network.")).to_be_visible()
    address = f"http://{HOME}:{home_server.port}/t/"
    assert page.locator(f"{QR} svg").bounding_box()["width"] >= 200  # type: ignore[index]
    [link] = read(page)
    assert link.startswith(address)
    assert page.get_by_label("Address of this table in your home network").input_value() == link.removeprefix("http://")
    assert len(link.removeprefix(address)) == 6

    jonas = new_player(home_server.url, viewport=PHONE, has_touch=True, is_mobile=True, color_scheme=theme)
    jonas.page.goto(link)
    jonas.page.get_by_label("Your name").fill("Jonas")
    look(jonas.page, f"guest-{theme}")
    assert flaws(jonas.page, FINGER, "main") == []
    jonas.page.get_by_role("button", name="Sit here").first.click()
    expect(page.locator("[data-arrivals]")).to_have_text("Jonas sat down at the blue triangle, ready.")
    expect(page.locator(".place.fresh")).to_contain_text("just sat down")
    expect(page.get_by_text("1 joined")).to_be_visible()
    jonas.page.get_by_label("Say something").fill("Here I am")
    jonas.page.keyboard.press("Enter")
    expect(page.get_by_text("Here I am")).to_be_visible()
    look(page, f"joined-{theme}")
    assert findings(page) == []
    assert flaws(page, None, "main") == []
    expect(jonas.page.get_by_role("switch")).to_have_count(0)  # only at the computer itself
    expect(jonas.page.locator(f"{QR} svg")).to_be_visible()
    assert read(jonas.page) == [link]  # he may invite others too
    look(jonas.page, f"joined-phone-{theme}")

    page.get_by_role("button", name="Start with 3").click()
    for player in (mara, jonas):
        expect(player.page.locator(".decide")).to_be_visible()
    assert table in jonas.page.url
    expect(jonas.page.locator(".rail .seat.me")).to_contain_text("Jonas")


def test_the_switch_shuts_others_out_again(new_player: NewPlayer, home_server: ServerProcess) -> None:
    mara = new_player(home_server.url)
    mara.post("/api/home", {"on": False})
    table = mara.open_table([{"kind": "me"}, {"kind": "open"}])
    switch = mara.page.get_by_role("switch")
    switch.click()
    expect(mara.page.locator(QR)).to_be_visible()
    switch.click()
    expect(mara.page.locator(QR)).to_have_count(0)
    expect(switch).to_have_attribute("aria-checked", "false")
    mara.post("/api/home", {"on": True, "table": table})
    mara.page.goto(mara.server)  # somebody at the computer can also do it in the lobby
    switch.click()
    expect(switch).to_have_count(0)
    mara.page.goto(f"{mara.server}/table/{table}")
    mara.page.get_by_role("tab", name="By link").click()
    expect(mara.page.get_by_text("This link works on this computer only.")).to_be_visible()
    assert "--" not in mara.page.inner_text("main")  # nobody in the browser is told switches of a command


def test_a_code_is_typed_in_the_lobby_and_an_old_one_says_so(new_player: NewPlayer, home_server: ServerProcess) -> None:
    mara, jonas = new_player(home_server.url), new_player(home_server.url)
    table = mara.open_table([{"kind": "me"}, {"kind": "open"}], public=False)
    code = str(mara.post(f"/api/tables/{table}/code", {})["code"])
    jonas.page.goto(jonas.server)
    for typed, shown in (
        (f"{code[:3]} {code[3:].lower()}", "seats are taken"),
        ("222-222", "No table has this code now"),
    ):
        jonas.page.goto(jonas.server)
        jonas.page.fill("#code", typed)
        jonas.page.keyboard.press("Enter")
        expect(jonas.page.get_by_text(shown)).to_be_visible()


def test_what_one_sits_down_to_is_told_in_the_list(new_player: NewPlayer, home_server: ServerProcess) -> None:
    mara, jonas = new_player(home_server.url), new_player(home_server.url)
    clock = {"bank_seconds": 300, "increment_seconds": 10}
    mara.open_table(
        [{"kind": "me"}, {"kind": "open"}], options={"extension": True}, clock=clock, hints=False, rated=True
    )
    jonas.page.goto(jonas.server)
    row = jonas.page.locator(".li", has_text="no hints")
    expect(row).to_contain_text("5 min + 10 s, no hints, counts, Extension")
    row.get_by_role("link", name="Join").click()
    expect(jonas.page.get_by_text("Extension: two more river tiles, six columns")).to_be_visible()


def pass_a_round(player: Player) -> list[str]:
    """Plays until the second round; the names on the covers, in order."""
    page, choose, covers = player.page, by_clicking(11), list[str]()
    while "Round 1" in player.round() or page.locator(".cover").count():
        page.locator(
            ".cover button, .decide[aria-busy=false]:is([data-state=mine], [data-state=planned])"
        ).first.wait_for()
        if page.locator(".cover").count():
            covers.append(page.locator(".cover h1").inner_text())
            page.locator(".cover button").click()
            page.locator(".decide").wait_for()
        elif page.locator(".decide[data-state=planned]").count():
            page.click(".decide [data-main]")
            page.wait_for_function(
                "() => !document.querySelector('.decide[data-state=planned]') || document.querySelector('.cover')"
            )
        else:
            choose(player)
    return covers


def test_names_first_then_one_cover_a_turn(new_player: NewPlayer) -> None:
    family = new_player(viewport=PHONE, has_touch=True, is_mobile=True)
    page = family.page
    page.goto(family.server)
    page.get_by_role("button", name="Choose names").click()
    page.get_by_role("button", name="Add somebody").click()
    page.get_by_role("button", name="Start").click()
    expect(page.get_by_role("alert")).to_contain_text("Two names are needed")
    for number, name in enumerate(("Mara", "Jonas", "Tove"), 1):
        page.get_by_label(f"Name {number}", exact=True).fill(name)
    page.get_by_label("Game", exact=True).select_option("riverside")
    look(page, "names-phone")
    assert flaws(page, FINGER, within="dialog[open]") == []
    page.get_by_role("button", name="Start").click()
    page.locator(".cover").wait_for()
    look(page, "cover-phone")
    covers = pass_a_round(family)
    assert [next(name for name in ("Mara", "Jonas", "Tove") if name in cover) for cover in covers[:3]] == [
        "Mara",
        "Jonas",
        "Tove",
    ]
    assert all(one != other for one, other in pairwise(covers))  # one cover a turn


def test_somebody_here_sits_down_too_and_the_screen_is_covered(new_player: NewPlayer) -> None:
    mara = new_player(viewport=PHONE, has_touch=True, is_mobile=True)
    page = mara.page
    mara.open_table([{"kind": "me", "name": "Mara"}, {"kind": "open"}, {"kind": "open"}])
    page.get_by_role("button", name="Somebody here").first.click()
    page.get_by_label("Their name").fill("Tove")
    look(page, "somebody-phone")
    page.get_by_role("button", name="Sit down").click()
    expect(page.locator(".place", has_text="Tove (you)")).to_contain_text("at this screen")
    page.get_by_role("button", name="Start with 2").click()
    expect(page.locator(".cover h1")).to_have_text("Mara is next")


def test_open_sheets_need_no_cover(new_player: NewPlayer) -> None:
    family = new_player()
    page = family.page
    page.goto(family.server)
    page.get_by_role("button", name="Choose names").click()
    for number, name in enumerate(("Mara", "Jonas"), 1):
        page.get_by_label(f"Name {number}", exact=True).fill(name)
    page.get_by_label("Game", exact=True).select_option("the_river")
    expect(page.get_by_label("Open sheets")).to_have_count(0)
    page.get_by_label("Game", exact=True).select_option("riverside")
    page.get_by_label("Open sheets").check()
    look(page, "names")
    page.get_by_role("button", name="Start").click()
    page.locator(".decide").wait_for()
    assert pass_a_round(family) == []


def test_the_waiting_room_fits_every_screen(
    new_player: NewPlayer, large_letters: Browser, home_server: ServerProcess
) -> None:
    mara = new_player(home_server.url)
    table = mara.open_table([{"kind": "me"}, {"kind": "open"}, {"kind": "open"}, {"kind": "bot", "level": "easy"}])
    mara.post("/api/home", {"on": True, "table": table})
    mara.page.reload()
    mara.page.locator(f"{QR} svg").wait_for()
    found = []
    mine = {"storage_state": mara.page.context.storage_state()}
    touch = {"has_touch": True, "is_mobile": True, "device_scale_factor": 1}
    letters = new_player(home_server.url, own_browser=large_letters, **mine)
    finger = new_player(home_server.url, **mine, **touch)
    for player, sizes, smallest in (
        (mara, [(1024, 768), (1440, 900), (2560, 1440), (720, 450)], None),
        (letters, [(390, 844), (1280, 800)], None),
        (finger, [(360, 740), (844, 390), (1024, 768)], FINGER),
    ):
        if player is not mara:
            player.page.goto(f"{player.server}/table/{table}")
            player.page.locator(f"{QR} svg").wait_for()
        for width, height in sizes:
            resize(player.page, {"width": width, "height": height})
            found += [f"{width} x {height}: {each}" for each in flaws(player.page, smallest, "main")]
    assert not found, "\n".join(found)
