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
from tests.web.test_river_bankers import by_clicking as bankers_by_clicking  # noqa: E402

SCREENS = ROOT / "docs" / "screens"
QUALITIES = (74, 64, 54, 46, 40, 34)
LARGEST = 120_000  # bytes of a picture: rich boards are kept small too
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


def take(player: Player, name: str, theme: str) -> None:
    player.page.wait_for_timeout(400)
    path = SCREENS / f"{name}-{theme}.jpg"
    for quality in QUALITIES:
        player.page.screenshot(path=path, type="jpeg", quality=quality)
        if path.stat().st_size <= LARGEST:
            break
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


def let_a_bot_play(player: Player, rounds: int) -> None:
    """A bot plays for the person up to that round, so that there is something to see."""
    page = player.page
    page.keyboard.press(",")
    page.get_by_role("button", name="Let a bot play for me").click()
    page.keyboard.press("Escape")
    while int(player.round().split()[-1]) < rounds:
        page.wait_for_timeout(200)
    page.keyboard.press(",")
    page.get_by_role("button", name="Play myself again").click()
    page.keyboard.press("Escape")


def river_bankers_screens(player: Player, theme: str, phone: bool = False) -> None:
    page, choose = player.page, bankers_by_clicking(23)
    player.open_table([*BOTS, BOTS[1]], game="river_bankers")
    player.settle()
    let_a_bot_play(player, 12 if phone else 26)
    reach(player, choose, "Your turn")
    if phone:
        page.locator(".board").scroll_into_view_if_needed()
        take(player, "phone-river-bankers", theme)
        return
    page.locator(".river .can-choose").last.hover()
    take(player, "river-bankers-turn", theme)
    page.locator(".play [data-action^=pull]").first.click()
    reach(player, choose, "secret bid")
    page.locator(".dial .can-choose").last.hover()
    take(player, "river-bankers-bid", theme)


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


def the_river_screens(player: Player, theme: str) -> None:
    """The River: a good moment of a four-player game, a planned pioneer, and a tile about to be claimed."""
    page = player.page
    player.open_table([{"kind": "me", "name": "Mara"}, *[{"kind": "bot", "level": "normal"}] * 3], game="the_river")
    player.play(by_hints(23), in_full_swing)
    take(player, "the_river-turn", theme)
    page.locator(".decide .act.can:has(.gain)").first.click()
    while player.settle() != "planned":
        page.locator(".play .can-choose").first.click()
    take(player, "the_river-planned", theme)
    while page.locator(".decide .end .btn").count():
        page.keyboard.press("Escape")
        page.wait_for_timeout(100)
    page.locator(".decide [data-act='place(terrain)']").click()
    page.locator(".play [data-slot] .can-choose").nth(2).hover()
    take(player, "the_river-tile", theme)


def in_full_swing(player: Player) -> bool:
    """Not the first round, pioneers on the islands, and cards to choose from."""
    early = any(f"Round {number}" in player.round() for number in (0, 1, 2))
    taken = player.page.locator(".play [data-card]", has_text="taken").count()
    return not early and taken <= 1 and any(f"{left} are on your boat" in player.says() for left in (2, 3))


def the_river_on_a_phone(player: Player, theme: str) -> None:
    page = player.page
    player.open_table([{"kind": "me", "name": "Mara"}, *[{"kind": "bot", "level": "normal"}] * 3], game="the_river")
    player.play(by_hints(24), lambda each: "Round 3" in each.round() and each.says().startswith("Send a"))
    take(player, "the_river-phone", theme)
    page.locator(".decide [data-act='place(terrain)']").click()
    page.locator(".play [data-slot] .can-choose").first.click()
    player.settle()
    take(player, "the_river-phone-planned", theme)


def by_hints(seed: int) -> Callable[[Player], None]:
    """Begins every turn as a hint advises, so that a game looks like one."""
    any_answer = by_clicking(seed)

    def choose(player: Player) -> None:
        if player.page.locator(".decide .end .btn").count():
            any_answer(player)
            return
        player.page.click(".menu [aria-label=Hint]")
        player.page.locator(".decide .act.hinted").click()

    return choose


def main() -> None:
    SCREENS.mkdir(parents=True, exist_ok=True)
    folder = Path(tempfile.mkdtemp(prefix="rivertable-screens-"))
    with running(f"sqlite:///{folder}/tables.db", folder / "log") as server, chromium() as browser:
        for theme in ("light", "dark"):
            with person(browser, server.url, theme) as player:
                table_screens(player, theme)
                page_screens(player, theme)
                the_river_screens(player, theme)
                river_bankers_screens(player, theme)
            with person(browser, server.url, theme, phone=True) as player:
                phone_screens(player, theme)
                the_river_on_a_phone(player, theme)
                river_bankers_screens(player, theme, phone=True)


if __name__ == "__main__":
    main()
