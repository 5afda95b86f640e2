"""12 Rivers: a turn needs one Confirm, with a pair of camp cards and without one, and what comes after a drawn card ends by itself."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import expect

from rivertable.server.node import Node
from rivertable.server.people.people import COOKIE
from rivertable.server.settings import Settings
from tests.server.moments import WITH_A_PAIR, WITHOUT, dealt, rivers_table
from tests.server.process import running
from tests.web.accessibility import findings
from tests.web.conftest import NewPlayer
from tests.web.player import DESKTOP, PHONE, Player

HANDS = {"a pair": WITH_A_PAIR, "no pair": WITHOUT, "one kind": {"shamisen": 3}}
SCREENS: dict[str, dict[str, Any]] = {
    "desktop": {"viewport": DESKTOP},
    "phone": {"viewport": PHONE, "has_touch": True, "is_mobile": True, "device_scale_factor": 1},
}
LONG_MS, SHORT_MS = 600_000, 100


class Dealt(NamedTuple):
    """Tables by what the first player holds, and the cookies of the two people who sit at all of them."""

    tables: dict[str, str]
    cookies: list[str]


async def _deal(db: str) -> Dealt:
    async with Node(Settings(db=db, bot_workers=0)) as node:
        people = [await node.people.new_guest() for _ in range(2)]
        tables = {name: (await rivers_table(node, people, dealt(hand))).id for name, hand in HANDS.items()}
        tables["a bot"] = (await rivers_table(node, people, dealt(WITHOUT), "easy", bot=1)).id
        return Dealt(tables, [await node.people.new_cookie(person) for person in people])


class AtTable:
    """The first player at a table, and everything their page has sent."""

    def __init__(self, player: Player, server: str, dealt: Dealt, hand: str) -> None:
        self.player, self.page, self.acts = player, player.page, list[list[str | int]]()
        self.page.context.add_cookies([{"name": COOKIE, "value": dealt.cookies[0], "url": server}])
        self.page.on("websocket", lambda socket: socket.on("framesent", self._sent))
        self.page.goto(f"{server}/table/{dealt.tables[hand]}")
        player.settle()

    def _sent(self, payload: bytes | str) -> None:
        message = json.loads(payload)
        if message["type"] == "act":
            self.acts.append(message["actions"])

    def place(self, slot: str) -> None:
        self.page.locator(f".rivers [data-action='place({slot})']").click()

    @property
    def main(self) -> Any:
        return self.page.locator(".decide [data-main]")

    @property
    def bar(self) -> Any:
        return self.page.locator(".decide")

    def is_over(self) -> None:
        """The turn has ended, without another question."""
        expect(self.bar).to_have_attribute("data-state", "waiting")


Sit = Callable[..., AtTable]


def _sitting(new_player: NewPlayer, folder: Path, release_ms: int) -> Iterator[Sit]:
    db = f"sqlite:///{folder}/tables.db"
    with ThreadPoolExecutor(1) as elsewhere:  # the browser has its own event loop here
        dealt = elsewhere.submit(asyncio.run, _deal(db)).result()
    with running(db, folder / "log", release_ms=release_ms) as server:

        def sit(hand: str, screen: str = "desktop") -> AtTable:
            return AtTable(new_player(server.url, **SCREENS[screen]), server.url, dealt, hand)

        yield sit


@pytest.fixture
def sit(new_player: NewPlayer, tmp_path: Path) -> Iterator[Sit]:
    """Sits down where what ends by itself takes longer than any test."""
    yield from _sitting(new_player, tmp_path, LONG_MS)


@pytest.fixture
def sit_shortly(new_player: NewPlayer, tmp_path: Path) -> Iterator[Sit]:
    """Sits down where what ends by itself ends soon."""
    yield from _sitting(new_player, tmp_path, SHORT_MS)


@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("hand", ["a pair", "no pair"])
def test_a_turn_is_placed_and_confirmed(sit: Sit, hand: str, screen: str) -> None:
    at = sit(hand, screen)
    at.place("r4_a,1")
    expect(at.main).to_contain_text("Confirm")
    offered = at.page.locator(".decide .act.can")
    expect(offered).to_have_count(1 if hand == "a pair" else 0)
    expect(at.bar).to_have_attribute("data-state", "mine" if hand == "a pair" else "planned")
    assert findings(at.page) == []
    at.main.click()
    at.is_over()
    assert len(at.acts) == 1
    assert len(at.acts[0]) == 2, "the placement, and that no pair is played"


def test_a_pair_is_played_inside_the_plan(sit: Sit) -> None:
    at = sit("a pair")
    at.place("r4_a,1")
    at.page.locator(".decide .act.can[data-act='pair(banner)']").click()
    expect(at.bar).to_have_attribute("data-state", "mine")  # which token is lifted
    at.page.locator(".decide .act.can").first.click()
    expect(at.bar).to_have_attribute("data-state", "planned")
    at.main.click()
    expect(at.page.locator(".decide h2")).to_contain_text("Place your token")  # the lifted token is the next
    assert len(at.acts) == 1


@pytest.mark.parametrize("screen", SCREENS)
def test_the_only_card_pays_without_being_asked_for(sit: Sit, screen: str) -> None:
    at = sit("one kind", screen)
    at.place("r3_1,1")
    expect(at.bar).to_have_attribute("data-state", "planned")
    at.page.get_by_role("button", name="One step back").click()
    expect(at.page.locator(".decide h2")).to_contain_text("Place your token")
    at.place("r3_1,1")
    at.main.click()
    at.is_over()
    assert [len(actions) for actions in at.acts] == [3]


@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("hand", ["a pair", "no pair"])
def test_after_a_drawn_card_the_turn_ends_by_itself(sit_shortly: Sit, hand: str, screen: str) -> None:
    at = sit_shortly(hand, screen)
    draw(at)
    at.is_over()
    assert len(at.acts) == 1
    at.page.get_by_role("button", name="Change my mind").click()
    expect(at.main).to_contain_text("End the turn")  # what was taken back is asked
    at.main.click()
    at.is_over()


def draw(at: AtTable) -> None:
    at.place("r5,1")
    expect(at.page.locator(".decide h2")).to_contain_text("Take one camp card")
    at.page.locator(".decide .act.can[data-act='draw_deck']").click()
    expect(at.main).to_contain_text("Confirm")
    at.main.click()


@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("hand", ["a pair", "no pair"])
def test_who_wants_to_think_says_wait(sit: Sit, hand: str, screen: str) -> None:
    """The same buttons are there with a pair and without one, besides the pair itself; and none to end it sooner."""
    at = sit(hand, screen)
    draw(at)
    wait = at.page.get_by_role("button", name="Wait")
    expect(wait).to_be_visible()
    expect(at.bar).to_contain_text("by itself")
    expect(at.main).to_have_count(0)
    expect(at.page.locator(".decide .act.can")).to_have_count(1 if hand == "a pair" else 0)
    assert findings(at.page) == []
    at.page.reload()
    expect(wait).to_be_visible()  # it still ends by itself
    wait.click()
    expect(wait).to_have_count(0)
    expect(at.bar).not_to_contain_text("by itself")
    expect(at.main).to_contain_text("End the turn")
    at.main.click()
    at.is_over()


def test_among_bots_the_turn_can_be_ended_sooner(sit: Sit) -> None:
    at = sit("a bot")
    draw(at)
    expect(at.main).to_contain_text("End the turn")
    at.page.keyboard.press("Enter")
    expect(at.bar).not_to_contain_text("pair")
    assert len(at.acts) == 2


def test_who_wants_to_be_asked_says_so_in_the_settings(sit_shortly: Sit) -> None:
    at = sit_shortly("no pair", "phone")
    at.page.get_by_role("button", name="More", exact=True).click()
    at.page.get_by_role("button", name="Settings").click()
    at.page.get_by_role("radio", name="Ask me about a pair").click()
    expect(at.page.get_by_role("dialog")).not_to_contain_text("Shift")
    at.page.keyboard.press("Escape")
    draw(at)
    expect(at.main).to_contain_text("End the turn")
    expect(at.page.get_by_role("button", name="Wait")).to_have_count(0)
    at.main.click()
    at.is_over()


def test_a_turn_sent_at_once_waits_for_confirm_where_a_pair_may_be_played(sit: Sit) -> None:
    """What is sent unasked would tell the others that there was no pair."""
    at = sit("no pair")
    at.page.evaluate(AT_ONCE)
    at.page.reload()
    at.player.settle()
    at.place("r4_a,1")
    expect(at.main).to_contain_text("Confirm")
    assert at.acts == []
    at.main.click()
    at.is_over()


AT_ONCE = """() => localStorage.setItem("rivertable.preferences", JSON.stringify({confirm: "at_once"}))"""
