"""Writes the generated pages of docs/; `tests/test_docs.py` fails when they are out of date."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from scripts.clauses import ROOT, Coverage, coverage, games
from scripts.performance import performance_page


def coverage_page() -> str:
    """docs/coverage.md: every clause with the code and the tests that cite it."""
    lines = [
        "# Clause coverage",
        "",
        "This page is for people who look for the code of a rule. It lists every clause of `docs/rules/`, the functions that",
        "implement it and the tests that check it. `make docs` writes the page; `tests/test_clauses.py` checks that no clause",
        "is without code or test.",
    ]
    for game in games():
        found = coverage(game)
        cited = sum(clause in found.code and clause in found.tests for clause in found.clauses)
        lines += ["", f"## {game}", ""]
        lines += [f"{len(found.clauses)} clauses: {cited} cited by code and tests, {len(found.exempt)} exempt.", ""]
        lines += ["| clause | code | tests |", "| --- | --- | --- |"]
        lines += [_row(found, clause) for clause in found.clauses]
    return "\n".join(lines) + "\n"


def _row(found: Coverage, clause: str) -> str:
    if clause in found.exempt:
        return f"| {clause} | exempt: {found.exempt[clause]} | |"
    return f"| {clause} | {_places(found.code.get(clause, []))} | {_places(found.tests.get(clause, []))} |"


def _places(places: list[str]) -> str:
    """At most three, by file and function."""
    short = [f"`{Path(path).name}:{name}`" for path, _, name in (place.partition(":") for place in places)]
    more = f" and {len(short) - 3} more" if len(short) > 3 else ""
    return ", ".join(short[:3]) + more


def strength_page() -> str:
    """docs/strength.md: the contests of the last `make arena`."""
    data = json.loads((ROOT / "benchmarks" / "bots.json").read_text(encoding="utf-8"))
    contests = [figures for figures in data.values() if "first" in figures]
    lines = [
        "# How strong the bots are",
        "",
        "This page is for people who choose a level, or who change the bots. `make arena` measures the figures and writes the",
        "page; [bots.md](bots.md) says how the bots work.",
        "",
        "In each contest the first bot has one seat, and the second bot has all others. Every seed is played once from every",
        "seat. Shares of wins and points ahead have 95 % intervals. The levels are those of `bots/levels.toml`. Where a number",
        "of iterations is named, the expert has fewer than usual.",
        "",
        "| game | players | first | second | matches | wins of the first | points ahead | goal |",
        "| --- | --- | --- | --- | --- | --- | --- | --- |",
    ]
    for each in contests:
        share = f"{each['win_rate']:.1%} ± {each['interval']:.1%}"
        lead = f"{each['lead']:+.1f} ± {each['lead_interval']:.1f}"
        mark = "reached" if each["reached"] else "missed"
        bots = " | ".join(_named(each[bot]) for bot in ("first", "second"))
        goal = f"{each['goal']:.0%} ({mark})"
        lines.append(f"| {each['game']} | {each['players']} | {bots} | {each['games']} | {share} | {lead} | {goal} |")
    return "\n".join([*lines, *_solo(data["riverside 1"])]) + "\n"


def _named(bot: str) -> str:
    """`ismcts(level=expert,iterations=2000,seconds=600)` -> expert, 2000 iterations"""
    settings = dict(part.split("=") for part in bot.partition("(")[2].rstrip(")").split(",") if "=" in part)
    iterations = f", {settings['iterations']} iterations" if "iterations" in settings else ""
    return settings["level"] + iterations if settings else f"`{bot}`"


def _solo(solo: dict[str, Any]) -> list[str]:
    thresholds = ["below 200", *(f"{points}" for points in range(200, 401, 25))]
    return [
        "",
        "## Riverside alone, base map",
        "",
        f"Both bots play the same {solo['seeds']} seeds. The mean of the expert is {solo['expert']:.1f} points, the mean of `greedy` "
        f"is {solo['greedy']:.1f}.",
        f"The expert is ahead by {solo['ahead']:.1f} ± {solo['interval']:.1f} points (goal 40, "
        f"{'reached' if solo['reached'] else 'missed'}). Matches by achievement level:",
        "",
        f"| | {' | '.join(thresholds)} |",
        f"| --- |{' --- |' * len(thresholds)}",
        *(f"| {bot} | {' | '.join(map(str, counts))} |" for bot, counts in solo["levels"].items()),
    ]


PAGES = {
    "docs/coverage.md": coverage_page,
    "docs/performance.md": performance_page,
    "docs/strength.md": strength_page,
}


def main() -> None:
    for path, write in PAGES.items():
        (ROOT / path).write_text(write(), encoding="utf-8")
        print(f"wrote {path}")


if __name__ == "__main__":
    main()
