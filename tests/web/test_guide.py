"""The guides: every game on a phone and a large screen, its search, and the way there from a refusal."""

from __future__ import annotations

import pytest
from playwright.sync_api import ViewportSize, expect

from rivertable.engine.registry import GAMES_FOLDER
from tests.web.accessibility import findings
from tests.web.conftest import NewPlayer
from tests.web.player import PHONE, Player
from tests.web.test_the_river import first_turn, sit_down

GAMES = sorted(path.parent.parent.name for path in GAMES_FOLDER.glob("*/guide/guide.json"))
WIDE: ViewportSize = {"width": 1440, "height": 900}


@pytest.mark.parametrize(("screen", "theme"), [(WIDE, "light"), (PHONE, "dark")])
def test_every_guide_is_read_searched_and_has_no_finding(
    new_player: NewPlayer, screen: ViewportSize, theme: str
) -> None:
    player = new_player(viewport=screen, color_scheme=theme)
    page = player.page
    for game in GAMES:
        page.goto(f"{player.server}/guide/{game}")
        expect(page.locator(".book section").last).to_be_visible()
        assert page.evaluate("document.documentElement.scrollWidth") <= screen["width"], game
        assert findings(page) == [], game
        look_for_the_end(player)


def look_for_the_end(player: Player) -> None:
    """Search for a word that guide and reference have: the first place is shown, and the last is an exact clause."""
    page = player.page
    page.get_by_role("searchbox").fill("points")
    expect(page.locator(".hit").first).to_be_in_viewport()
    expect(page.locator(".hit mark").first).to_have_text("points", ignore_case=True)
    page.get_by_role("button", name="The place before").click()
    expect(page.get_by_role("tab", name="Reference")).to_have_attribute("aria-selected", "true")
    expect(page.locator(".hit")).to_be_in_viewport()
    page.locator(".back").first.click()
    expect(page.get_by_role("tab", name="Guide")).to_have_attribute("aria-selected", "true")


def test_the_contents_are_a_sheet_on_a_phone(new_player: NewPlayer) -> None:
    page = (player := new_player(viewport=PHONE, has_touch=True, is_mobile=True)).page
    page.goto(f"{player.server}/guide/riverside")
    page.get_by_role("button", name="Contents").click()
    page.get_by_role("dialog", name="Contents").get_by_role("button", name="Royal powers").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.get_by_role("heading", name="Royal powers")).to_be_in_viewport()


def test_a_refusal_leads_to_the_place_in_the_guide(player: Player) -> None:
    page = player.page
    sit_down(player)
    first_turn(player)
    page.locator(".play .cannot-choose").first.click(force=True)
    page.mouse.move(640, 5)
    link = page.locator(".decide .say .link")
    clause = link.inner_text()
    link.click()
    drawer = page.locator(".drawer")
    exact = drawer.get_by_role("button", name=f"Exact wording: {clause}")
    expect(exact).to_be_visible()
    expect(drawer.locator("#guide-islands, #guide-buildings, #guide-river, #guide-turn").first).to_be_attached()
    assert findings(page) == []
    page.goto(f"{player.server}/guide/the_river?clause={clause}")
    expect(page.locator(".book section").first).to_be_attached()
    page.wait_for_function("() => scrollY > 200")


def test_a_section_leads_to_the_step_of_the_lesson_that_lets_one_try_it(player: Player) -> None:
    page = player.page
    page.goto(f"{player.server}/guide/the_river")
    page.get_by_role("link", name="Try it in the lesson: Buildings and tokens").click()
    expect(page.get_by_role("group", name="Your coach")).to_contain_text("Build, and take a token")
    assert page.url.endswith("/learn/the_river")
