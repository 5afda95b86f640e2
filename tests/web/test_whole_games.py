"""Whole games of Riverside in the browser: by clicking, on a phone, and by keyboard alone."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.accessibility import findings
from tests.web.conftest import NewPlayer
from tests.web.player import PHONE, Player, by_clicking, by_keys

WITH_A_BOT = [{"kind": "me"}, {"kind": "bot", "level": "easy"}]


def test_a_game_is_finished_by_clicking_what_glows(player: Player) -> None:
    page = player.page
    table = player.open_table(WITH_A_BOT)
    assert player.play(by_clicking(1)) >= 8
    expect(page.locator(".decide")).to_have_attribute("data-state", "over")
    page.click(".decide [data-main]")
    expect(page.get_by_role("heading", name="Where the points came from")).to_be_visible()
    assert page.locator("table tbody tr").count() == 8  # the categories of the rulebook
    expect(page.get_by_role("img", name="Points ahead of the best other")).to_be_visible()
    assert findings(page) == []
    page.get_by_role("button", name="Rematch").click()
    player.settle()
    assert "Round 1" in player.round()
    page.goto(f"{player.server}/replay/{table}?at=20")
    page.get_by_role("img", name="Points ahead").wait_for()
    assert findings(page) == []


def test_a_game_is_finished_on_a_phone(new_player: NewPlayer) -> None:
    player = new_player(viewport=PHONE, has_touch=True, is_mobile=True, device_scale_factor=1)
    player.open_table(WITH_A_BOT)
    player.settle()
    width = player.page.evaluate("document.documentElement.scrollWidth")
    assert width <= PHONE["width"], "the page must not be wider than the phone"
    assert player.play(by_clicking(2)) >= 8
    player.page.click(".decide [data-main]")
    expect(player.page.get_by_role("heading", name="Where the points came from")).to_be_visible()


def test_a_game_is_finished_by_keyboard_alone(player: Player) -> None:
    page = player.page
    player.open_table(WITH_A_BOT)
    choose = by_keys(3)
    for _ in range(600):
        state = player.settle()
        if state == "over":
            break
        if state == "planned":
            page.evaluate("document.activeElement.blur()")
            page.keyboard.press("Enter")
            page.wait_for_selector(".decide[aria-busy=false]:not([data-state=planned])", timeout=60_000)
        else:
            choose(player)
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Where the points came from")).to_be_visible()
