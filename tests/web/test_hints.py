"""A hint teaches: why, two facts, the plan, the next best; why not something else; and a coach before a bad turn is sent."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.server.process import ServerProcess, running
from tests.web.accessibility import findings
from tests.web.conftest import NewPlayer
from tests.web.player import PHONE, Player, by_clicking
from tests.web.test_the_river import WITH_A_BOT, asks

MANY_TURNS = 12


@pytest.fixture
def searching_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server whose bots search: it loads the compiled rules."""
    folder = tmp_path_factory.mktemp("searching")
    with running(f"sqlite:///{folder}/tables.db", folder / "log", same_deal=True, bot_compile="true") as server:
        yield server


def judged(player: Player) -> list[dict[str, Any]]:
    """What the server has said of plans so far."""
    return [message for frame in player.frames if (message := json.loads(frame))["type"] == "judged"]


def bots_ready(player: Player) -> float:
    games = player.page.request.get(f"{player.server}/api/games").json()["games"]
    return next(float(game["bots_ready"]) for game in games if game["name"] == "riverside")


def planned_badly(player: Player) -> bool:
    """Plans random turns until the coach has something to say of one; False after many."""
    choose = by_clicking(3)
    for _ in range(MANY_TURNS):
        before = len(judged(player))
        while player.settle() == "mine":
            choose(player)
        while len(judged(player)) == before:
            player.page.wait_for_timeout(50)
        if judged(player)[-1]["warning"]:
            return True
        player.confirm()
    return False


def test_a_hint_says_why_and_why_not_and_shows_its_plan(player: Player) -> None:
    page, hint = player.page, player.page.locator(".hint")
    player.open_table(WITH_A_BOT, "the_river", rated=False)
    player.play(by_clicking(1), lambda each: asks(each, "Send"))
    page.keyboard.press("h")
    expect(hint.locator("h2")).to_be_visible()
    expect(hint.locator(".words p").first).to_have_text(re.compile(r"\.$"))
    expect(hint.locator(".facts li").first).to_be_visible()
    expect(hint.locator(".rest")).to_contain_text(re.compile("better than|as good as", re.I))
    assert "%" not in hint.inner_text()
    assert findings(page) == []

    best = hint.locator("h2").inner_text()
    page.get_by_role("button", name="Next best").click()
    expect(hint.locator("h2")).not_to_have_text(best)
    page.keyboard.press("Escape")
    expect(hint).to_have_count(0)

    page.locator(".play .can-choose").last.click(button="right")
    expect(hint.locator("h2")).to_have_text(re.compile("^Why not: "))
    page.keyboard.press("Shift+Digit1")
    expect(hint.locator("h2")).to_have_text("Why not: Terrain?")
    page.keyboard.press("Shift+Digit7")
    expect(hint).to_have_count(0)
    expect(page.locator(".decide .say")).to_contain_text("TR-")

    page.keyboard.press("h")
    expect(hint.locator("h2")).to_be_visible()
    show = page.get_by_role("button", name="Show the plan")
    for _ in range(3):  # one of the best choices is more than one decision
        if not show.is_visible():
            page.get_by_role("button", name="Next best").click()
    show.click()
    assert player.settle() in ("planned", "mine")
    expect(hint).to_have_count(0)
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    assert asks(player, "Send")
    page.keyboard.press("h")
    expect(hint.locator("h2")).to_be_visible()
    page.keyboard.press("Enter")
    expect(page.locator(".decide .back")).to_be_enabled()
    assert not any(json.loads(frame)["type"] == "ack" for frame in player.frames[-3:]), "it is chosen, not sent"


def test_the_coach_speaks_before_a_bad_turn_is_sent_on_a_phone(
    new_player: NewPlayer, searching_server: ServerProcess
) -> None:
    player = new_player(searching_server.url, viewport=PHONE, has_touch=True)
    page, coach = player.page, player.page.locator(".coach")
    player.open_table(WITH_A_BOT, rated=False)
    player.settle()
    while bots_ready(player) < 1:
        page.wait_for_timeout(200)
    assert planned_badly(player)
    page.click(".decide [data-main]")
    expect(coach).to_contain_text(re.compile(r"This gives away about \d+ points; open was: "))
    expect(page.get_by_role("button", name="Think again")).to_be_focused()
    assert findings(page) == []
    page.get_by_role("button", name="Think again").click()
    expect(coach).to_have_count(0)
    assert player.settle() == "planned"
    player.confirm()
