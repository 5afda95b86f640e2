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
from tests.web.player import DESKTOP, PHONE, Player, by_clicking, by_wishes  # noqa: E402

SCREENS = ROOT / "docs" / "screens"
QUALITY = 74
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


TWELVE = [*BOTS, BOTS[-1]]
SLOPE = 38  # a landscape needs less
TOKENS = ("place(village,3", "place(r4_a", "place(r4_b", "place(village", "pay", "recruit", "take_market", "collect")
STORE = ("from_alpaca", "villager", "spot")


def come_to(player: Player, choose: Callable[[Player], None], ready: Callable[[Player], bool]) -> None:
    """Plays until it is so, at another table if a game ends before."""
    for _ in range(4):
        player.play(choose, ready)
        if ready(player):
            return
        player.open_table(TWELVE, game="twelve_rivers")
    raise SystemExit("four games of 12 Rivers, and nothing to show")


def twelve_rivers_screens(player: Player, theme: str) -> None:
    page, choose = player.page, by_wishes(7, *TOKENS, *STORE)
    player.open_table(TWELVE, game="twelve_rivers")
    come_to(player, choose, lambda each: "Round 2" in each.round() and "Place" in each.says())
    page.locator(".rivers [data-action^='place(r3']").last.hover()
    take(player, "twelve_rivers-place", theme, SLOPE)
    pearl = page.locator(".rivers [data-action^=collect]")
    come_to(player, choose, lambda each: "Round 1" not in each.round() and pearl.count() > 2)
    pearl.first.hover()
    take(player, "twelve_rivers-collect", theme, SLOPE)
    carried = page.locator(".alpaca .can-choose")
    come_to(player, choose, lambda each: "Store pearls" in each.says() and carried.count() > 0)
    carried.last.click()
    player.settle()
    take(player, "twelve_rivers-store", theme, SLOPE)


def twelve_rivers_phone(player: Player, theme: str) -> None:
    player.open_table(TWELVE, game="twelve_rivers")
    come_to(player, by_wishes(9, *TOKENS, *STORE), lambda each: "wait at your token" in each.says())
    take(player, "twelve_rivers-phone", theme)


def main() -> None:
    SCREENS.mkdir(parents=True, exist_ok=True)
    folder = Path(tempfile.mkdtemp(prefix="rivertable-screens-"))
    with running(f"sqlite:///{folder}/tables.db", folder / "log") as server, chromium() as browser:
        for theme in ("light", "dark"):
            with person(browser, server.url, theme) as player:
                table_screens(player, theme)
                page_screens(player, theme)
                twelve_rivers_screens(player, theme)
            with person(browser, server.url, theme, phone=True) as player:
                phone_screens(player, theme)
                twelve_rivers_phone(player, theme)


if __name__ == "__main__":
    main()
