"""The goal card before somebody's first match of a game."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.web.accessibility import findings
from tests.web.conftest import NewPlayer
from tests.web.player import PHONE
from tests.web.screens import flaws

WITH_BOTS = [{"kind": "me"}, {"kind": "bot", "level": "easy"}, {"kind": "bot", "level": "easy"}]
CARD = "dialog .three"  # not there while it is closed


def test_a_newcomer_reads_it_once_and_again_when_asked(new_player: NewPlayer) -> None:
    """At a desk: it opens, Enter plays, it stays away after a reload and at the next table, and the menu brings it
    back; what had the focus has it again."""
    player = new_player(newcomer=True)
    player.open_table(WITH_BOTS, "river_bankers")
    page = player.page
    expect(page.locator(CARD)).to_be_visible()
    expect(page.locator("dialog[open]")).to_contain_text("89 fish with three players")
    assert flaws(page, within="dialog[open]") == []
    assert findings(page) == []
    page.keyboard.press("Enter")
    expect(page.locator(CARD)).to_have_count(0)
    stays_away(page, lambda: page.reload())
    stays_away(page, lambda: player.open_table(WITH_BOTS, "river_bankers"))
    asked = page.get_by_role("button", name="Goal of the game")
    asked.focus()
    asked.press("Enter")
    expect(page.locator(CARD)).to_be_visible()
    expect(page.locator("dialog[open] input")).to_have_count(0)  # who asks for it is not asked whether to show it
    for _ in range(8):
        page.keyboard.press("Tab")
        assert page.evaluate("document.activeElement.matches('body, dialog *')")  # the body: the browser's own buttons
    page.keyboard.press("Escape")
    expect(page.locator(CARD)).to_have_count(0)
    expect(asked).to_be_focused()
    page.keyboard.press("Shift+R")
    expect(page.locator(CARD)).to_be_visible()


def stays_away(page: Page, opened: Callable[[], object]) -> None:
    """It does not open by itself, though everything that could open it has been answered."""
    opened()
    page.wait_for_load_state("networkidle")
    page.wait_for_selector(".decide[aria-busy=false]")
    expect(page.locator(CARD)).to_have_count(0)


def test_on_a_phone_the_pictures_are_swiped_one_by_one(new_player: NewPlayer) -> None:
    player = new_player(newcomer=True, viewport=PHONE, has_touch=True)
    player.open_table(WITH_BOTS, "the_river")
    page = player.page
    expect(page.locator(CARD)).to_be_visible()
    assert flaws(page, 44, within="dialog[open]") == []
    assert findings(page) == []
    shown = "[...document.querySelectorAll('.dots i')].findIndex(dot => dot.classList.contains('on'))"
    page.wait_for_function(f"() => {shown} === 0")
    page.locator(CARD).evaluate("strip => strip.scrollBy({ left: strip.clientWidth * 0.7 })")
    page.wait_for_function(f"() => {shown} === 1")
    width = page.locator(CARD).evaluate("strip => strip.clientWidth")
    page.wait_for_function(f"() => document.querySelector({CARD!r}).scrollLeft === {width}")  # it snaps to the second
    page.locator("dialog[open] input").uncheck()
    page.get_by_role("button", name="Just play").tap()
    stays_away(page, lambda: page.reload())
    player.open_table(WITH_BOTS, "the_river")
    expect(page.locator(CARD)).to_be_visible()  # wished for


def test_not_while_a_clock_runs(new_player: NewPlayer) -> None:
    player = new_player(newcomer=True)
    player.open_table(WITH_BOTS, "riverside", clock={"bank_seconds": 600, "increment_seconds": 10})
    player.settle()
    expect(player.page.locator(CARD)).to_have_count(0)
