"""Takes a picture of every screen, by day and by night, into docs/screens/: `make screenshots`."""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.server.process import running  # noqa: E402
from tests.web.chromium import chromium  # noqa: E402
from tests.web.player import DESKTOP, PHONE, Player, by_clicking  # noqa: E402

SCREENS = ROOT / "docs" / "screens"
QUALITY = 74
SMALLER = 52  # pictures with many shades
BOTS = [{"kind": "me", "name": "Mara"}, *[{"kind": "bot", "level": "normal"}] * 2]


@contextmanager
def person(browser: Browser, server: str, theme: str, phone: bool = False) -> Iterator[Player]:
    size = PHONE if phone else DESKTOP
    context = browser.new_context(viewport=size, color_scheme=theme, reduced_motion="reduce", has_touch=phone)  # type: ignore[arg-type]
    context.set_default_timeout(60_000)
    player = Player(context, server)
    player.post("/api/me", {"name": "Mara"})
    yield player
    context.close()


def take(player: Player, name: str, theme: str, quality: int = QUALITY) -> None:
    player.page.wait_for_timeout(400)
    path = SCREENS / f"{name}-{theme}.jpg"
    player.page.screenshot(path=path, type="jpeg", quality=quality)
    print(f"{path.relative_to(ROOT)}  {path.stat().st_size // 1024} kB", flush=True)


def reach(player: Player, choose: Callable[[Player], None], words: str) -> None:
    """Plays on until the decision bar says so."""
    player.play(choose, lambda each: words in each.page.inner_text(".decide h2"))


def table_screens(player: Player, theme: str) -> None:
    page, choose = player.page, by_clicking(21)
    table = player.open_table(BOTS)
    player.play(choose, lambda each: "Round 4" in each.round() and "base die" in each.says())
    take(player, "riverside-dice", theme)
    page.locator(".play [data-action^=choose_die]").last.click()
    while player.settle() != "planned":
        choose(player)
    take(player, "riverside-planned", theme)
    reach(player, choose, "Visit a village")
    page.locator(".play .can-choose").first.hover()
    take(player, "riverside-excursion", theme)
    player.play(choose)
    page.click(".decide [data-main]")
    page.get_by_role("img", name="Points ahead").wait_for()
    take(player, "result", theme)
    page.goto(f"{player.server}/replay/{table}?at=60")
    page.get_by_role("img", name="Points ahead").wait_for()
    take(player, "replay", theme)


def page_screens(player: Player, theme: str) -> None:
    page = player.page
    for name, path, ready in (
        ("new-table", "/new/riverside", "form"),
        ("rules", "/rules/riverside?clause=RS-5.8", ".clause.marked"),
    ):
        page.goto(player.server + path)
        page.locator(ready).wait_for()
        take(player, name, theme)
    player.open_table([{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "hard"}])
    page.get_by_role("button", name="Copy link").wait_for()
    take(player, "open-table", theme)
    page.goto(player.server)
    page.locator(".game").first.wait_for()
    take(player, "lobby", theme)


def phone_screens(player: Player, theme: str) -> None:
    player.open_table(BOTS)
    choose = by_clicking(22)
    player.settle()
    take(player, "phone-dice", theme)
    while player.settle() != "planned":
        choose(player)
    take(player, "phone-planned", theme)


def hold_a_stone(player: Player) -> None:
    """Tile, size and stone are chosen: now it is in the hand."""
    while not player.page.locator("[data-release]").count():
        player.settle()
        player.page.locator(".play .can-choose").last.click()
        player.settle()


def stone_screens(player: Player, theme: str) -> None:
    """A stone in the hand over a grown stack."""
    page = player.page
    bots = [{"kind": "me", "name": "Mara"}, *[{"kind": "bot", "level": "normal"}] * 3]
    player.open_table(bots, game="stone_layer", options={"alternative_start": True, "tremor": "easy"})
    for _ in range(5):
        hold_a_stone(player)
        page.keyboard.press("Enter")
        page.locator("[data-release]").wait_for(state="detached")
    hold_a_stone(player)
    for key in ("ArrowRight", "ArrowUp", "q", "q", "q", " ", " ", " "):
        page.keyboard.press(key)
    take(player, "stone_layer-place", theme, SMALLER)


def companion_screens(player: Player, theme: str, name: str) -> None:
    page = player.page
    people = [{"kind": "me", "name": each} for each in ("Mara", "Bea", "Otto", "Lin")]
    player.open_table(people, game="stone_layer", options={"mode": "companion"})
    asked = 0
    while asked < 40:
        player.settle()
        usual = page.locator(".usual")
        asked += usual.count()
        if usual.count():
            usual.click()
        else:
            page.locator(".now .can-choose").first.click()
    while not page.locator(".six").count():
        page.locator(".now .can-choose").last.click()
        page.wait_for_timeout(200)
        player.settle()
    page.locator(".six .can-choose").first.click()
    page.locator(".said").wait_for()
    take(player, name, theme, SMALLER)


def main() -> None:
    SCREENS.mkdir(parents=True, exist_ok=True)
    folder = Path(tempfile.mkdtemp(prefix="rivertable-screens-"))
    with running(f"sqlite:///{folder}/tables.db", folder / "log") as server, chromium() as browser:
        for theme in ("light", "dark"):
            with person(browser, server.url, theme) as player:
                table_screens(player, theme)
                page_screens(player, theme)
                stone_screens(player, theme)
                companion_screens(player, theme, "stone_layer-companion")
            with person(browser, server.url, theme, phone=True) as player:
                phone_screens(player, theme)
                companion_screens(player, theme, "phone-stone_layer-companion")
                player.open_table(BOTS, game="stone_layer")
                hold_a_stone(player)
                take(player, "phone-stone_layer", theme)


if __name__ == "__main__":
    main()
