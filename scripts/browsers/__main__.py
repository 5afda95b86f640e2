"""Plays some moves of each game in WebKit and Firefox and looks what is wrong there: `make browsers`.

    python -m scripts.browsers --browser firefox --game riverside

A page is played by clicking. It fails if it throws, writes an error or a warning to the console, or has something cut,
covered or out of reach (`tests/web/layout.js`). Pictures go to .cache/browsers/. A browser that is not installed fails too,
and its package is named.
"""

from __future__ import annotations

import argparse
import random
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from scripts.browsers.firefox import Firefox
from scripts.browsers.page import NotInstalled, Page, until
from scripts.browsers.screen import screen
from scripts.browsers.webkit import WebKit
from tests.server.process import running
from tests.web.player import GOALS_READ
from tests.web.screens import LAYOUT, SHORTENED
from tests.web.test_sizes import FEW_STEPS, GAMES, SEATS, STEPS

PICTURES = Path(".cache", "browsers")
BROWSERS: dict[str, Callable[[], Page]] = {"webkit": WebKit, "firefox": Firefox}
SIZES = [(1280, 800), (480, 844)]  # WebKitGTK's window does not become narrower
ON_BOARD, IN_BAR, MAIN = ".play .can-choose", ".decide .act.can", ".decide [data-main]"
NEW_TABLE = """async ({ game, seats }) => {
  await fetch("/api/me");
  const headers = { "Content-Type": "application/json" };
  const body = JSON.stringify({ game, seats });
  return (await (await fetch("/api/tables", { method: "POST", headers, body })).json()).id;
}"""
DRAWN = "() => new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(drawn)))"
STATE = """() => document.querySelector(
  ["mine", "planned", "over"].map(state => `.decide[aria-busy=false][data-state=${state}]`).join()
)?.dataset.state ?? "" """


def play(page: Page, steps: int, chance: random.Random) -> None:
    """So many clicks on what glows, or on a button where the board has nothing to click, and confirmations."""
    for _ in range(steps):
        state = until(lambda: page.run(STATE), "question")
        if state == "over":
            return
        if state == "planned":
            page.click(MAIN)
            continue
        where = ON_BOARD if page.count(ON_BOARD) else IN_BAR
        page.click(where, chance.randrange(page.count(where)))
    until(lambda: page.run(STATE), "question")


def look(page: Page, server: str, game: str, name: str) -> list[str]:
    """Plays a game, takes its pictures, and tells what is wrong with it."""
    page.resize(*SIZES[0])
    page.open(f"{server}/")
    table = page.run(NEW_TABLE, {"game": game, "seats": SEATS})
    page.run(f"() => {{ {GOALS_READ} }}")
    page.open(f"{server}/table/{table}")
    play(page, FEW_STEPS.get(game, STEPS), random.Random(3))
    found: list[str] = []
    for width, height in SIZES:
        page.resize(width, height)
        measured: list[Any] = page.run(LAYOUT, {"smallest": None, "shortened": SHORTENED})
        found += [f"{width}x{height} {each}" for each in measured]
        page.run(DRAWN)  # measuring has scrolled, and rings follow what they are around a frame later
        (PICTURES / f"{name}-{game}-{width}x{height}.png").write_bytes(page.picture())
    return found


def walk(server: str, name: str, games: list[str]) -> int:
    """All games in one browser; how many are not well."""
    wrong = 0
    for game in games:
        page = BROWSERS[name]()
        try:
            found = [*look(page, server, game, name), *page.errors()]
        except AssertionError as error:
            found = [str(error), *page.errors()]
        finally:
            page.close()
        print(f"{name}: {game}: {'not well' if found else 'well'}", *found, sep="\n    ", flush=True)
        wrong += bool(found)
    return wrong


def main() -> int:
    parser = argparse.ArgumentParser(description="Plays some moves of each game in WebKit and Firefox.")
    parser.add_argument("--browser", action="append", choices=BROWSERS, help="only this one; may be repeated")
    parser.add_argument("--game", action="append", choices=GAMES, help="only this one; may be repeated")
    given = parser.parse_args()
    PICTURES.mkdir(parents=True, exist_ok=True)
    wrong = 0
    folder = Path(tempfile.mkdtemp(prefix="rivertable-browsers-"))
    with running(f"sqlite:///{folder}/tables.db", folder / "log", same_deal=True) as server:
        for name in given.browser or BROWSERS:
            try:
                with screen():
                    wrong += walk(server.url, name, given.game or list(GAMES))
            except NotInstalled as missing:
                print(missing, flush=True)
                wrong += 1
    print(f"Pictures are in {PICTURES}/")
    return min(wrong, 1)


if __name__ == "__main__":
    raise SystemExit(main())
