"""What happens at a table besides moves: somebody leaves and comes back, a bot takes over, a proposal. The bar says it."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.accessibility import findings
from tests.web.conftest import NewPlayer
from tests.web.player import DESKTOP, PHONE, Player

SAID = ".decide .say"


def two_at_a_table(new_player: NewPlayer, game: str = "riverside", **settings: object) -> tuple[Player, Player, str]:
    """Ann and Ben, and what Ben is called."""
    ann, ben = new_player(**settings), new_player(**settings)
    table = ann.open_table([{"kind": "me"}, {"kind": "open"}], game)
    ben.page.goto(f"{ben.server}/table/{table}")
    ben.page.get_by_role("button", name="Sit here").click()
    for player in (ann, ben):
        player.page.wait_for_selector(".decide")
    return ann, ben, ben.page.locator(".seat.me .called").get_attribute("title") or ""


def in_settings(page: Page, *names: str) -> None:
    page.keyboard.press(",")
    for name in names:
        page.get_by_role("button", name=name, exact=True).click()
    page.keyboard.press("Escape")


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_while_a_bot_plays_for_me_one_button_takes_the_seat_back(new_player: NewPlayer, size: dict[str, int]) -> None:
    ann, ben, called = two_at_a_table(new_player, "the_river", viewport=size)
    in_settings(ben.page, "Let a bot play for me")
    ben.page.wait_for_selector(".decide[data-state=bot]")
    expect(ben.page.locator(SAID)).to_contain_text(re.compile(r"A bot \(\w+\) plays for you\."))
    expect(ben.page.locator(".can-choose, .decide .act.can")).to_have_count(0)
    expect(ann.page.locator(SAID)).to_contain_text(f"A bot plays for {called} now.")
    for page in (ann.page, ben.page):
        seat = page.locator(".seat", has_text=called)
        expect(seat).to_contain_text(re.compile(r"bot \(\w+\) plays"))
        expect(seat).not_to_contain_text("your move")
    assert findings(ben.page) == []
    ben.page.keyboard.press("Enter")
    expect(ben.page.locator(".decide[data-state=bot]")).to_have_count(0)
    expect(ann.page.locator(SAID)).to_contain_text(f"{called} plays again.")
    expect(ann.page.locator(".seat", has_text=called)).not_to_contain_text("plays")
    if size is DESKTOP:
        ann.page.reload()
        for told in (f"A bot plays for {called} now.", f"{called} plays again."):
            expect(ann.page.locator(".log")).to_contain_text(told)


def test_somebody_who_is_away_for_a_while_is_missed_and_a_reload_is_not(new_player: NewPlayer) -> None:
    ann, ben, called = two_at_a_table(new_player)
    ann.page.evaluate(
        """() => {
            window.said = [];
            const bar = document.querySelector(".decide .say");
            const look = () => window.said.push(bar.textContent);
            new MutationObserver(look).observe(bar, { subtree: true, childList: true, characterData: true });
        }"""
    )
    there = ben.page.url
    ben.page.reload()
    ben.page.wait_for_selector(".decide")
    ben.page.goto(ben.server)
    expect(ann.page.locator(SAID)).to_contain_text(f"{called} is away.")
    ben.page.goto(there)
    expect(ann.page.locator(SAID)).to_contain_text(f"{called} is back.")
    said = " ".join(ann.page.evaluate("said"))
    assert said.index("is away.") < said.index("is back.")
    assert ann.page.locator(".decide .say[aria-live=polite]").count() == 1


def test_a_proposal_is_said_and_so_is_the_answer(new_player: NewPlayer) -> None:
    ann, ben, called = two_at_a_table(new_player)
    in_settings(ben.page, "Propose to end the game here", "Press again to propose the end")
    asked = f"{called} asks to end the match here."
    expect(ann.page.locator(SAID)).to_contain_text(asked)  # for those who listen
    expect(ann.page.locator(".decide .end")).to_contain_text(asked)
    ann.page.get_by_role("button", name="No", exact=True).click()
    expect(ben.page.locator(SAID)).to_contain_text("says no: the match goes on.")
