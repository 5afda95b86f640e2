"""How quickly pages are there: first paint, the board, and what is sent for them, in a real Chromium.

    python benchmarks/pages.py --output benchmarks/pages.json

Every page is opened several times by somebody who has never been here; the middle of the times is told.
"""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
from pathlib import Path
from statistics import median
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from playwright.sync_api import Browser

from rivertable.engine.registry import games
from tests.server.process import running
from tests.web.chromium import chromium
from tests.web.player import DESKTOP, SETTLED, Player

TIMES = 5
READ = """() => {
  const sent = performance.getEntriesByType("resource");
  const paint = performance.getEntriesByName("first-contentful-paint")[0];
  const kilobytes = (of) => of.reduce((sum, each) => sum + each.encodedBodySize, 0) / 1000;
  return {
    first_paint_ms: paint.startTime,
    ready_ms: performance.now(),
    script_kb: kilobytes(sent.filter((each) => each.name.endsWith(".js"))),
    all_kb: kilobytes([...sent, ...performance.getEntriesByType("navigation")]),
  };
}"""

# Stone Layer's scene comes after the rest of its page, and takes a while to draw.
STONES_DRAWN = """() => {
  const canvas = document.querySelector(".scene canvas");
  if (!canvas?.width) return false;
  const { data } = canvas.getContext("2d").getImageData(0, canvas.height >> 1, canvas.width, 1);
  return data.some(Boolean);
}"""


def opened(browser: Browser, server: str, game: str | None) -> dict[str, float]:
    """One visit by a new person: the lobby, or a table of a game with a bot."""
    context = browser.new_context(viewport=DESKTOP, reduced_motion="reduce")
    player = Player(context, server)
    if game is None:
        player.page.goto(server)
        player.page.locator(".game").first.wait_for()
    else:
        player.open_table([{"kind": "me"}, {"kind": "bot", "level": "easy"}], game)
        player.page.locator(SETTLED).wait_for()
        if game == "stone_layer":
            player.page.wait_for_function(STONES_DRAWN)
    figures: dict[str, float] = player.page.evaluate(READ)
    context.close()
    return figures


def measure() -> list[dict[str, Any]]:
    folder = Path(tempfile.mkdtemp(prefix="rivertable-pages-"))
    rows = []
    with running(f"sqlite:///{folder}/tables.db", folder / "log", bot_workers=0) as server, chromium() as browser:
        for game in (None, *games()):
            visits = [opened(browser, server.url, game) for _ in range(TIMES)]
            middle = {name: round(median(visit[name] for visit in visits)) for name in visits[0]}
            rows.append({"page": game or "lobby", **middle})
            print(rows[-1], flush=True)
    return rows


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    words.add_argument("--output", type=Path)
    given = words.parse_args()
    rows = measure()
    if given.output:
        given.output.write_text(json.dumps(rows, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
