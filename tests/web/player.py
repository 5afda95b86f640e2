"""A person at the browser: opens tables, chooses what glows, presses keys, and reads what the page says."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from playwright.sync_api import BrowserContext, ConsoleMessage, Page, ViewportSize

DESKTOP: ViewportSize = {"width": 1440, "height": 900}
PHONE: ViewportSize = {"width": 390, "height": 844}
SETTLED = ".decide[aria-busy=false]"
MAX_STEPS = 600
MANY_LOOKS = 600  # for half a minute
# Before a page loads: the goal cards of all games have been read, so that none opens before the first decision.
GOALS_READ = """
if (location.protocol.startsWith("http")) {
const kept = JSON.parse(localStorage.getItem("rivertable.preferences") ?? "{}");
const games = ["the_river", "riverside", "twelve_rivers", "river_bankers", "stone_layer"];
kept.goalsRead = { ...Object.fromEntries(games.map((game) => [game, "*"])), ...kept.goalsRead };
localStorage.setItem("rivertable.preferences", JSON.stringify(kept));
}
"""
# What browsers say themselves: about the graphics card, and about a server that refuses or is away.
OF_THE_BROWSER = ("GL Driver Message", "GPU stall", "WebGL", "Failed to load resource", "WebSocket connection to")


class Player:
    """One page of one browser. What it says in error or as a warning is kept, and must be nothing. A newcomer has
    not read any goal card."""

    def __init__(self, context: BrowserContext, server: str, newcomer: bool = False) -> None:
        if not newcomer:
            context.add_init_script(GOALS_READ)
        self.page: Page = context.new_page()
        self.server = server
        self.errors: list[str] = []
        self.frames: list[str] = []
        self.page.on("pageerror", lambda error: self.errors.append(f"{error.stack or error}"))
        self.page.on("console", self._said)
        self.page.on("websocket", lambda socket: socket.on("framereceived", self._received))

    def _said(self, message: ConsoleMessage) -> None:
        if message.type in ("warning", "error") and not any(part in message.text for part in OF_THE_BROWSER):
            self.errors.append(message.text)

    def _received(self, payload: bytes | str) -> None:
        self.frames.append(payload if isinstance(payload, str) else payload.decode())

    def post(self, path: str, body: dict[str, Any]) -> dict[str, Any]:
        self.page.request.get(f"{self.server}/api/me")
        response = self.page.request.post(f"{self.server}{path}", data=body)
        assert response.ok, response.text()
        answer: dict[str, Any] = response.json()
        return answer

    def open_table(self, seats: list[dict[str, Any]], game: str = "riverside", **settings: Any) -> str:
        """A new table of this person; its page is opened."""
        table = str(self.post("/api/tables", {"game": game, "seats": seats, **settings})["id"])
        self.page.goto(f"{self.server}/table/{table}")
        return table

    # ------------------------------------------------------------ reading the page

    def settle(self) -> str:
        """Waits until there is something to do, or the game is over; tells which."""
        wanted = ",".join(f"{SETTLED}[data-state={state}]" for state in ("mine", "planned", "over"))
        return self.page.wait_for_selector(wanted, timeout=60_000).get_attribute("data-state") or ""  # type: ignore[union-attr]

    def wait_until(self, is_so: Callable[[], bool]) -> None:
        """Waits for what the page itself does not show, such as a message that has come."""
        for _ in range(MANY_LOOKS):
            if is_so():
                return
            self.page.wait_for_timeout(50)
        raise AssertionError(f"it did not become so: {self.says()}")

    def says(self) -> str:
        return self.page.inner_text(".decide .say")

    def round(self) -> str:
        return "".join(self.page.locator(".topbar .where").all_inner_texts())  # there is none before the first

    # ------------------------------------------------------------ playing

    def play(self, choose: Callable[[Player], None], until: Callable[[Player], bool] = lambda _: False) -> int:
        """Takes turns until the game is over or `until` says so; the number of decisions sent."""
        sent = 0
        for _ in range(MAX_STEPS):
            state = self.settle()
            if state == "over" or until(self):
                return sent
            if state == "planned":
                self.confirm()
                sent += 1
            else:
                choose(self)
        raise AssertionError(f"no end after {MAX_STEPS} steps: {self.says()}")

    def confirm(self) -> None:
        self.page.click(".decide [data-main]")
        self.page.wait_for_selector(f"{SETTLED}:not([data-state=planned])", timeout=60_000)


def by_clicking(seed: int) -> Callable[[Player], None]:
    """Clicks something that glows on the board, or a button where the board has nothing to click."""
    chance = random.Random(seed)

    def choose(player: Player) -> None:
        glowing = player.page.locator(".play .can-choose")
        count = glowing.count()
        if count:
            glowing.nth(chance.randrange(count)).click()
            return
        buttons = player.page.locator(".decide .act.can")
        if buttons.count():
            buttons.nth(chance.randrange(buttons.count())).click()
        else:  # nothing but to end the turn, if it has not ended by itself meanwhile
            player.page.evaluate("document.querySelector('.decide [data-main]')?.click()")

    return choose


def by_wishes(seed: int, *wishes: str) -> Callable[[Player], None]:
    """Clicks what glows, first what begins as one of the wishes does."""
    chance, otherwise = random.Random(seed), by_clicking(seed)

    def choose(player: Player) -> None:
        glowing = player.page.locator(".play .can-choose")
        actions = glowing.evaluate_all("targets => targets.map(target => target.dataset.action)")
        for wish in wishes:
            if wished := [i for i, action in enumerate(actions) if action.startswith(wish)]:
                glowing.nth(chance.choice(wished)).click()
                return
        otherwise(player)

    return choose


def by_keys(seed: int) -> Callable[[Player], None]:
    """Presses the key of an action, or walks to a target with the arrows and presses Enter."""
    chance = random.Random(seed)

    def choose(player: Player) -> None:
        keyboard = player.page.keyboard
        if player.page.locator(".play .can-choose").count() and chance.random() < 0.3:
            for _ in range(chance.randint(1, 3)):
                keyboard.press("ArrowRight")
            keyboard.press("Enter")
            return
        keys = player.page.locator(".decide .act.can").evaluate_all("acts => acts.map(act => act.dataset.key)")
        keyboard.press(chance.choice(keys))

    return choose
