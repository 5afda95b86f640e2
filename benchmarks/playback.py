"""How smoothly a table is played: how long after a click something changes, and how long the page is busy at a stretch
while the turns of bots are played, in a real Chromium.

    python benchmarks/playback.py --output benchmarks/playback.json

Tasks of the page's main thread are counted by their CPU time, which other work on the machine does not change, and by the
clock. A frame is late if more than 50 ms have passed since the one before.
"""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
import time
from bisect import bisect_right
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from playwright.sync_api import Browser

from rivertable.engine.registry import games
from tests.server.process import running
from tests.web.chromium import chromium
from tests.web.player import DESKTOP, Player, by_clicking, by_keys

SECONDS = 40  # of play in each game
LONG_MS = 50
CATEGORIES = ["devtools.timeline", "disabled-by-default-devtools.timeline", "blink.user_timing", "__metadata"]
# Marks in the trace: when a click has come and when the change after it has been drawn, when a playback begins and ends.
WATCH = """() => {
  const drawn = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  window.clicks = [];
  window.frames = [];
  const table = document.querySelector(".table");
  addEventListener("click", (event) => {
    if (!event.target.closest(".can-choose, .act, [data-main]")) return;
    performance.mark("click");
    const changes = new MutationObserver(async () => {
      changes.disconnect();
      await drawn();
      performance.mark("reacted");
      clicks.push(performance.now() - event.timeStamp);
    });
    changes.observe(table, { subtree: true, childList: true, attributes: true, characterData: true });
  }, { capture: true });
  let playing = false;
  let before = 0;
  const frame = (now) => {
    if (before) frames.push(now - before);
    before = now;
    if (playing) requestAnimationFrame(frame);
  };
  new MutationObserver(() => {
    const is = "playing" in table.dataset;
    if (is === playing) return;
    playing = is;
    before = 0;
    performance.mark(playing ? "playing" : "played");
    if (playing) requestAnimationFrame(frame);
  }).observe(table, { attributes: true, attributeFilter: ["data-playing"] });
}"""


@dataclass(frozen=True)
class Task:
    """A task of the main thread: when it began by the clock, how long it took by the clock and of the processor."""

    start: float
    wall: float
    cpu: float


class Trace:
    """Chromium's trace of one page; times in milliseconds."""

    def __init__(self, content: bytes) -> None:
        events: list[dict[str, Any]] = json.loads(content)["traceEvents"]
        marks = [each for each in events if "blink.user_timing" in each["cat"] and each["name"] in MARKS]
        thread = {(each["pid"], each["tid"]) for each in marks}
        self.marks = sorted((each["ts"] / 1000, each["name"]) for each in marks)
        self.tasks = sorted(
            (
                Task(each["ts"] / 1000, each["dur"] / 1000, each.get("tdur", each["dur"]) / 1000)
                for each in events
                if each["name"] == "RunTask" and each["ph"] == "X" and (each["pid"], each["tid"]) in thread
            ),
            key=lambda task: task.start,
        )

    def spans(self, begin: str, end: str) -> list[tuple[float, float]]:
        """From each mark `begin` to the next mark `end`."""
        spans, since = [], None
        for at, name in self.marks:
            if name == begin:
                since = at
            elif name == end and since is not None:
                spans.append((since, at))
                since = None
        return spans

    def within(self, span: tuple[float, float]) -> list[Task]:
        """The tasks of a time, also the one in which it begins."""
        starts = [task.start for task in self.tasks]
        first = max(0, bisect_right(starts, span[0]) - 1)
        return [task for task in self.tasks[first : bisect_right(starts, span[1])] if task.start + task.wall > span[0]]


MARKS = ("click", "reacted", "playing", "played")


def played(browser: Browser, server: str, game: str) -> tuple[Trace, list[float], list[float]]:
    """Somebody plays against two bots for a while: the trace, the times from click to change, and between frames."""
    context = browser.new_context(viewport=DESKTOP, reduced_motion="no-preference")
    player = Player(context, server)
    player.open_table([{"kind": "me"}, *[{"kind": "bot", "level": "easy"}] * 2], game)
    player.settle()
    player.page.evaluate(WATCH)
    browser.start_tracing(page=player.page, categories=CATEGORIES)
    choose = by_keys(5) if game == "stone_layer" else by_clicking(5)
    end = time.monotonic() + SECONDS
    player.play(choose, until=lambda _: time.monotonic() > end)
    trace = Trace(browser.stop_tracing())
    clicks, frames = player.page.evaluate("[clicks, frames]")
    context.close()
    return trace, clicks, frames


def figures(game: str, trace: Trace, clicks: list[float], frames: list[float]) -> dict[str, Any]:
    acts = trace.spans("playing", "played")
    tasks = [task for span in acts for task in trace.within(span)]
    work = [sum(task.cpu for task in trace.within(span)) for span in trace.spans("click", "reacted")]
    return {
        "game": game,
        "clicks": len(clicks),
        "reaction_ms": round(median(clicks)),
        "slowest_reaction_ms": round(max(clicks)),
        "reaction_cpu_ms": round(median(work)),
        "slowest_reaction_cpu_ms": round(max(work)),
        "playback_s": round(sum(end - begin for begin, end in acts) / 1000, 1),
        "tasks_over_50_ms_cpu": sum(task.cpu > LONG_MS for task in tasks),
        "tasks_over_50_ms": sum(task.wall > LONG_MS for task in tasks),
        "longest_task_cpu_ms": round(max((task.cpu for task in tasks), default=0)),
        "frames": len(frames),
        "frames_over_50_ms": sum(frame > LONG_MS for frame in frames),
    }


def measure(names: list[str]) -> list[dict[str, Any]]:
    folder = Path(tempfile.mkdtemp(prefix="rivertable-playback-"))
    rows = []
    with running(f"sqlite:///{folder}/tables.db", folder / "log", same_deal=True) as server, chromium() as browser:
        for game in names:
            rows.append(figures(game, *played(browser, server.url, game)))
            print(rows[-1], flush=True)
    return rows


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    words.add_argument("games", nargs="*", default=list(games()))
    words.add_argument("--output", type=Path)
    given = words.parse_args()
    rows = measure(given.games)
    if given.output:
        given.output.write_text(json.dumps(rows, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
