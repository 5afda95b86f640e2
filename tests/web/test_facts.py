"""Everything that is drawn tells what it does and where it comes from."""

from __future__ import annotations

from itertools import count

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import NewPlayer
from tests.web.player import PHONE, Player, by_clicking
from tests.web.test_sizes import GAMES, SEATS

FACT = ".fact"


def middle_of_a_game(player: Player, game: str, steps: int = 8) -> None:
    player.open_table(SEATS, game)
    made = count()
    player.play(by_clicking(3), until=lambda _: next(made) == steps)


@pytest.mark.parametrize("game", GAMES)
def test_arrows_lead_to_everything_and_all_of_it_speaks(player: Player, game: str) -> None:
    page = player.page
    middle_of_a_game(player, game)
    assert page.locator(".play :not(button)[title], .play title, .rail .small-seat [title]").count() == 0
    page.keyboard.press("Shift+F")
    expect(page.locator(FACT)).to_be_visible()
    first, heard = page.inner_text(FACT), []
    for _ in range(page.locator(".table [data-fact]").count()):
        heard.append(page.inner_text(FACT))
        page.keyboard.press("ArrowRight")
    assert len(set(heard)) > 20
    for said in heard:
        *_, does, comes, leads = filter(None, said.removesuffix("↵").splitlines())
        assert does.endswith("."), said
        assert comes.endswith("."), said
        assert leads.startswith("In the guide: "), said
        assert not any(sign in said for sign in ("fact-", "{", "undefined")), said
    assert first in heard
    page.keyboard.press("Escape")
    expect(page.locator(FACT)).to_have_count(0)


def test_enter_leads_to_the_guide_and_its_end_back_to_the_thing(player: Player) -> None:
    middle_of_a_game(player, "the_river", 2)
    page = player.page
    page.locator(".decide [data-act]").first.focus()
    page.keyboard.press("Shift+F")
    for _ in range(page.locator(".table [data-fact]").count()):
        if (said := page.inner_text(FACT)).startswith("Swap"):
            break
        page.keyboard.press("ArrowRight")
    expect(page.get_by_role("button", name="In the guide: The islands")).to_be_visible()
    page.keyboard.press("Enter")
    place = page.locator(".drawer #guide-island-swap")
    expect(place).to_be_in_viewport()
    expect(place).to_be_focused()
    expect(page.locator(FACT)).to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.locator(".drawer")).to_have_count(0)
    expect(page.locator(FACT)).to_have_text(said, use_inner_text=True)
    page.keyboard.press("Tab")
    expect(page.locator(FACT).get_by_role("button")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator(FACT)).to_have_count(0)
    expect(page.locator(".decide [data-act]").first).to_be_focused()


def test_a_mouse_comes_to_the_link_to_the_guide(player: Player) -> None:
    middle_of_a_game(player, "the_river", 2)
    page = player.page
    page.locator("[data-track] li").last.hover()
    link = page.get_by_role("button", name="In the guide: Buildings and tokens")
    box = link.bounding_box()
    assert box
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=12)
    page.mouse.down()
    page.mouse.up()
    expect(page.locator(".drawer #guide-building-tokens")).to_be_in_viewport()


def test_a_mouse_that_rests_is_told(player: Player) -> None:
    middle_of_a_game(player, "the_river", 2)
    player.page.locator("[data-track] li").last.hover()
    expect(player.page.locator(FACT)).to_contain_text("the game ends with that round")
    player.page.mouse.move(2, 2)
    expect(player.page.locator(FACT)).to_have_count(0)


def test_a_finger_taps_what_it_cannot_choose_and_holds_on_what_it_can(new_player: NewPlayer) -> None:
    player = new_player(viewport=PHONE, has_touch=True)
    middle_of_a_game(player, "the_river", 2)
    page = player.page
    page.locator(".rail [data-fact=pioneers]").first.tap()
    expect(page.locator(FACT)).to_contain_text("so many can still be sent")
    link = page.get_by_role("button", name="In the guide: A turn and a round")
    box = link.bounding_box()
    assert box
    assert box["height"] >= 44
    link.tap()
    expect(page.locator(".drawer #guide-turn-send")).to_be_in_viewport()
    page.get_by_role("button", name="Close").tap()
    page.locator(".rail [data-fact=pioneers]").first.tap()
    page.locator(".topbar h1").tap()
    expect(page.locator(FACT)).to_have_count(0)
    hold(page, ".play .can-choose")
    expect(page.locator(FACT)).to_be_visible()
    expect(page.locator(".decide[data-state=mine]")).to_be_visible()  # nothing was chosen


def hold(page: Page, selector: str) -> None:
    """Holds a finger on something until it has told what it is."""
    target = page.locator(selector).first
    target.scroll_into_view_if_needed()
    box = target.bounding_box()
    assert box
    at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    touch = page.context.new_cdp_session(page)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    page.wait_for_selector(FACT)
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
