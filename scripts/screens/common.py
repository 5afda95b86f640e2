"""A person in front of a browser, and how a picture is taken."""

from __future__ import annotations

import io
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Browser

from tests.web.player import DESKTOP, PHONE, Player

ROOT = Path(__file__).resolve().parent.parent.parent
SCREENS = ROOT / "docs" / "screens"
QUALITIES = (74, 64, 54, 46, 40, 34, 28)
LARGEST = 120_000  # bytes of a picture: rich boards are kept small too


def with_bots(bots: int) -> list[dict[str, Any]]:
    """Seats of a table: Mara's, and so many bots."""
    return [{"kind": "me", "name": "Mara"}, *[{"kind": "bot", "level": "normal"}] * bots]


@contextmanager
def person(browser: Browser, server: str, theme: str, phone: bool = False) -> Iterator[Player]:
    size = PHONE if phone else DESKTOP
    context = browser.new_context(viewport=size, color_scheme=theme, reduced_motion="reduce", has_touch=phone)  # type: ignore[arg-type]
    context.set_default_timeout(60_000)
    player = Player(context, server)
    player.post("/api/me", {"name": "Mara"})
    yield player
    context.close()


def take(player: Player, name: str, theme: str) -> None:
    """A picture as good as its size allows, when a ribbon across the board has gone."""
    player.page.locator(".told-large").wait_for(state="detached")
    player.page.wait_for_timeout(400)
    path, shot = SCREENS / f"{name}-{theme}.jpg", Image.open(io.BytesIO(player.page.screenshot())).convert("RGB")
    for quality in QUALITIES:
        shot.save(path, quality=quality, optimize=True, progressive=True)
        if path.stat().st_size <= LARGEST:
            break
    print(f"{path.relative_to(ROOT)}  {path.stat().st_size // 1024} kB", flush=True)


def come_to(player: Player, game: str, choose: Callable[[Player], None], ready: Callable[[Player], bool]) -> None:
    """Plays on until it is so, at another table with three bots if a game ends before."""
    for _ in range(5):
        player.play(choose, ready)
        if ready(player):
            return
        player.open_table(with_bots(3), game=game)
    raise SystemExit(f"five games of {game}, and nothing to show")


def warm_up(player: Player, game: str) -> None:
    """Until the game's bots play as well as they can: the first hint has them compiled."""
    player.open_table(with_bots(3), game=game)
    player.settle()
    player.page.keyboard.press("h")
    while not any(each["name"] == game and each["bots_ready"] == 1 for each in _games(player)):
        player.page.wait_for_timeout(1000)


def _games(player: Player) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = player.page.request.get(f"{player.server}/api/games").json()["games"]
    return found


def let_a_bot_play(player: Player, until: Callable[[Player], bool]) -> None:
    """A bot plays for the person, so that there is something to see."""
    page = player.page
    page.keyboard.press(",")
    page.get_by_role("button", name="Let a bot play for me").click()
    page.keyboard.press("Escape")
    while not until(player) and not is_over(player):
        page.wait_for_timeout(200)
    if not is_over(player):
        page.locator(".decide").get_by_role("button", name="Take my seat back").click()


def is_over(player: Player) -> bool:
    return player.page.locator(".decide[data-state=over]").count() > 0


def reach(player: Player, choose: Callable[[Player], None], words: str) -> None:
    """Plays on until the decision bar says so."""
    player.play(choose, lambda each: words in each.page.inner_text(".decide h2"))
