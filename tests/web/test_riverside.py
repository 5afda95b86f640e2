"""Riverside in the browser: rows are filled by one tap, fast taps are all kept, and a reload keeps the plan."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.web.conftest import NewPlayer
from tests.web.player import PHONE, Player

WITH_A_BOT = [{"kind": "me"}, {"kind": "bot", "level": "easy"}]
TAP_MS = 80

SLOW_SERVER = """() => {
  const { set } = Object.getOwnPropertyDescriptor(WebSocket.prototype, "onmessage");
  Object.defineProperty(WebSocket.prototype, "onmessage", {
    set(heard) { set.call(this, heard && ((event) => setTimeout(() => heard(event), 150))); },
  });
}"""


def seats(player: Player) -> Locator:
    """The boxes of the row that can be filled furthest; a die and no green are chosen first."""
    page = player.page
    player.settle()
    page.locator(".play [data-action='choose_die(brown)']").click()
    player.settle()
    page.locator(".decide [data-act='green(no)']").click()
    player.settle()
    row = page.locator(".seats.can-choose[data-action='seat_row(0)']")
    assert row.locator("[data-box]").count() == 7
    return row


def crossed(row: Locator) -> int:
    return row.locator("[data-cross]").count()


def test_four_taps_make_four_crosses_however_slow_the_server_is(player: Player) -> None:
    page = player.page
    page.add_init_script(f"({SLOW_SERVER})()")
    player.open_table(WITH_A_BOT)
    box = seats(player).locator("[data-box]").first.bounding_box()
    assert box
    for _ in range(4):
        page.mouse.click(box["x"] + 5, box["y"] + 5)
        page.wait_for_timeout(TAP_MS)
    player.settle()
    expect(page.locator(".decide .say")).to_contain_text("1 to go")


def test_a_tap_on_a_box_fills_up_to_it_and_a_tap_on_the_label_the_row(new_player: NewPlayer) -> None:
    player = new_player(viewport=PHONE, has_touch=True, is_mobile=True, device_scale_factor=1)
    page = player.page
    player.open_table(WITH_A_BOT)
    row = seats(player)
    row.locator("[data-box]").nth(2).tap()
    player.settle()
    assert crossed(row) == 3
    label = page.locator(".boat", has=page.get_by_text("Reindeer")).locator("[data-label='0']")
    box = label.bounding_box()
    assert box
    assert box["height"] >= 44
    label.tap()
    player.settle()
    label = page.locator("[data-label='0'].takes-back")
    expect(label).to_have_attribute("aria-label", "Row 1: take back 5 crosses")
    label.tap()
    player.settle()
    assert crossed(row) == 0


def test_a_plan_survives_a_reload(player: Player) -> None:
    page = player.page
    player.open_table(WITH_A_BOT)
    row = seats(player)
    row.locator("[data-box]").nth(3).click()
    player.settle()
    said = player.says()
    page.reload()
    player.settle()
    expect(page.locator(".decide .say")).to_have_text(said)
    assert crossed(row) == 4
    page.keyboard.press("Escape")
    player.settle()
    assert crossed(row) == 3


def test_on_a_shared_screen_a_plan_waits_under_the_cover(player: Player) -> None:
    page = player.page
    player.open_table([{"kind": "me"}, {"kind": "me", "name": "Bea"}])
    page.locator(".cover button").click()
    row = seats(player)
    page.reload()
    page.locator(".cover button").wait_for()
    expect(page.locator(".decide")).to_have_count(0)
    page.locator(".cover button").click()
    player.settle()
    expect(row).to_be_visible()
