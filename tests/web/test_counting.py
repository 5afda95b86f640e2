"""Matches that count: what the choice says, and how ratings have changed at the end."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.web.accessibility import findings
from tests.web.player import DESKTOP, PHONE, Player

WITH_A_BOT = [{"kind": "me"}, {"kind": "bot", "level": "easy"}]


def test_the_choice_says_what_it_means(player: Player) -> None:
    page = player.page
    page.goto(f"{player.server}/new/riverside")
    hints, counts = page.get_by_label("Hints allowed"), page.get_by_label("Counts for the leaderboard")
    expect(counts).not_to_be_checked()
    counts.check()
    expect(page.get_by_text("A game that counts has no hints and no coach")).to_be_visible()
    expect(hints).to_be_disabled()
    expect(hints).not_to_be_checked()
    page.get_by_label("Seat 2").select_option("me")
    expect(counts).to_be_disabled()
    expect(counts).not_to_be_checked()
    expect(page.get_by_text("so the game cannot count")).to_be_visible()
    expect(hints).to_be_checked()


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_who_ends_a_match_that_counts_sees_that_it_is_lost(player: Player, size: ViewportSize) -> None:
    page = player.page
    page.set_viewport_size(size)
    table = player.open_table(WITH_A_BOT, rated=True)
    player.settle()
    page.evaluate(
        """async (table) => {
            const socket = new WebSocket(`${location.origin.replace("http", "ws")}/ws`);
            await new Promise((open) => (socket.onopen = open));
            socket.send(JSON.stringify({ type: "propose", table, seat: 0, what: "end", request: "p" }));
        }""",
        table,
    )
    page.get_by_role("button", name="See the result").click()
    expect(page.get_by_role("heading", name="Ratings with bots")).to_be_visible()
    mine = page.locator("section li", has_text="did not play to the end")
    expect(mine).to_contain_text("(you)")
    expect(mine.locator("b")).to_have_text(re.compile(r"^[+−±]\d+$"))
    assert findings(page) == []
