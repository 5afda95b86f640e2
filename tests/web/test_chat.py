"""What can be done about what somebody says: mute, block, report."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.accessibility import findings
from tests.web.conftest import NewPlayer
from tests.web.player import PHONE, Player
from tests.web.test_joining import look


def say(player: Player, text: str) -> None:
    player.page.get_by_placeholder("Say something").fill(text)
    player.page.keyboard.press("Enter")


@pytest.mark.parametrize(
    "size", [{}, {"viewport": PHONE, "has_touch": True, "is_mobile": True}], ids=["desktop", "phone"]
)
def test_somebody_is_muted_reported_and_blocked(new_player: NewPlayer, size: dict[str, object]) -> None:
    mara, jonas = new_player(**size), new_player()
    page = mara.page
    table = mara.open_table([{"kind": "me", "name": "Mara"}, {"kind": "open"}, {"kind": "open"}])
    jonas.page.goto(f"{jonas.server}/table/{table}")
    jonas.page.get_by_label("Your name").fill("Jonas")
    jonas.page.keyboard.press("Enter")
    jonas.page.get_by_text("Jonas (you)").wait_for()
    say(jonas, "something rude")
    line = page.locator(".chat li", has_text="something rude")
    expect(line).to_be_visible()
    expect(jonas.page.get_by_role("button", name="About what")).to_have_count(0)  # these are one's own words

    page.get_by_role("button", name="About what Jonas said").click()
    look(page, f"about-line-{'phone' if size else 'desktop'}")
    for each in page.locator("dialog[open] :is(button, input)").all():
        expect(each).to_be_in_viewport(ratio=1)
    assert findings(page) == []
    page.get_by_label("What is wrong with it?").fill("it is rude")
    page.get_by_role("button", name="Report").click()
    expect(page.get_by_role("status")).to_have_text("Thank you. Those who run this server will read it.")
    page.get_by_role("button", name="Mute here").click()
    expect(line).to_have_count(0)
    page.get_by_role("button", name="Show again").click()
    expect(line).to_be_visible()

    page.get_by_role("button", name="About what Jonas said").click()
    page.get_by_role("button", name="Block").click()
    expect(line).to_have_count(0)
    page.goto(f"{mara.server}/me")
    page.get_by_role("button", name="Unblock Jonas").click()
    expect(page.get_by_role("heading", name="People you have blocked")).to_have_count(0)
    page.goto(f"{mara.server}/table/{table}")
    expect(line).to_be_visible()
