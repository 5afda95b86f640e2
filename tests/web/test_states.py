"""The states of a table in which few moves are made, on the screens of `test_sizes.py`: planned, waiting, opened, over, by night."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

import pytest
from playwright.sync_api import Browser

from tests.web.accessibility import findings
from tests.web.conftest import NewPlayer
from tests.web.player import DESKTOP, Player, by_clicking
from tests.web.screens import flaws, resize
from tests.web.test_sizes import CLOCK, FINGER, GAMES

OPENED = {  # by key: what lies over the page then
    "l": ".talk",
    "c": ".talk",
    "r": ".drawer",
    ",": "dialog[open]",
    "b": "dialog[open]",
    "?": "dialog[open]",
}
FIRST_STEPS = 3
DECIDES = ".decide[aria-busy=false][data-state={}]"


@dataclass
class Hand:
    """How somebody looks at the table, and what was found wrong."""

    name: str
    player: Player
    sizes: list[tuple[int, int]]
    smallest: int | None = None
    is_read: bool = False  # whether names and contrast are looked at too
    found: list[str] = field(default_factory=list)

    def look(self, state: str, within: str | None = None, during: Callable[[], None] | None = None) -> None:
        page = self.player.page
        for width, height in self.sizes:
            resize(page, {"width": width, "height": height})
            if during:
                during()
            if within and not page.locator(within).is_visible():
                self.found.append(f"{self.name} {width}x{height} {state}: not there")
            self.found += [
                f"{self.name} {width}x{height} {state}: {each}" for each in flaws(page, self.smallest, within)
            ]
            if during:
                page.locator("#say").evaluate_all("fields => fields.forEach(field => field.blur())")
                page.keyboard.press("Escape")
        if self.is_read:
            self.found += [f"{self.name} {state}: {each}" for each in findings(page)]

    def look_at_all_that_opens(self) -> None:
        page = self.player.page
        for key, within in OPENED.items():
            self.look(f"opened by {key}", within, lambda key=key: page.keyboard.press(key))  # type: ignore[misc]

    def look_at_a_plan(self) -> None:
        """The first steps of a planned turn and its end; then it is taken back. A stone in hand is not let go."""
        player, choose, steps = self.player, by_clicking(5), 0
        resize(player.page, DESKTOP)
        while player.settle() != "planned" and not player.page.locator("[data-release]").count():
            choose(player)
            steps += 1
            if player.settle() == "planned" or steps <= FIRST_STEPS:
                self.look(f"step {steps} of a plan")
                resize(player.page, DESKTOP)
        for _ in range(steps):
            player.page.keyboard.press("Escape")
        player.settle()


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_every_state_of_a_table_fits_every_screen(new_player: NewPlayer, large_letters: Browser, game: str) -> None:
    ann, ben = new_player(), new_player()
    table = ann.open_table([{"kind": "me"}, {"kind": "open"}], game, clock=CLOCK)
    ben.page.goto(f"{ben.server}/table/{table}")
    ben.page.get_by_role("button", name="Sit here").click()
    ben.page.wait_for_selector(".decide .say h2:not(:text-is('The game has not begun.'))")
    _play_until(ben, {"waiting", "ready"})  # who begins is drawn
    hands = _hands(new_player, large_letters, ann)
    for hand in hands:
        hand.player.page.goto(f"{ann.server}/table/{table}")
        hand.player.settle()
        hand.look_at_all_that_opens()
        hand.look_at_a_plan()
    _play_until(ann, {"waiting", "ready"})
    for hand in hands:
        hand.look("waiting")
    _end(ann, ben)
    for hand in hands:
        page = hand.player.page
        page.get_by_role("button", name="See the result").click()
        page.get_by_role("button", name="Rematch").wait_for()
        hand.look("result")
        page.goto(f"{ann.server}/replay/{table}?at=1")
        page.get_by_role("slider", name="Move").wait_for()
        hand.look("replay")
    found = [each for hand in hands for each in hand.found]
    assert not found, "\n".join(found)


def _hands(new_player: NewPlayer, large_letters: Browser, ann: Player) -> list[Hand]:
    mine = {"storage_state": ann.page.context.storage_state()}
    touch = {"has_touch": True, "is_mobile": True, "device_scale_factor": 1}
    return [
        Hand(
            "by night",
            new_player(**mine, color_scheme="dark"),
            [(1024, 768), (1440, 900), (2560, 1440), (720, 450)],
            is_read=True,
        ),
        Hand("touched", new_player(**mine, **touch), [(360, 740), (844, 390), (1024, 768)], FINGER),
        Hand("large letters", new_player(own_browser=large_letters, **mine), [(390, 844), (1024, 768), (1440, 900)]),
    ]


def _play_until(player: Player, states: set[str]) -> None:
    """Takes turns until the bar is in one of these states."""
    choose, bar = by_clicking(5), player.page.locator(".decide")
    while True:
        player.page.wait_for_selector(".decide[aria-busy=false]", timeout=60_000)
        state = bar.get_attribute("data-state") or ""
        if state in states:
            return
        if state == "mine":
            choose(player)
        elif state == "planned":
            player.page.click(".decide [data-main]")
            player.page.wait_for_selector(".decide:not([data-state=planned])")


def _end(ann: Player, ben: Player) -> None:
    ann.page.keyboard.press(",")
    ann.page.get_by_role("button", name="Propose to end the game here").click()
    ann.page.get_by_role("button", name="Press again to propose the end").click()
    ben.page.get_by_role("button", name="Agree").click()
    ann.page.wait_for_selector(DECIDES.format("over"))
