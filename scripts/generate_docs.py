"""Writes the generated pages of docs/; `tests/test_docs.py` fails when they are out of date."""

from __future__ import annotations

import json
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from scripts.clauses import ROOT, Coverage, coverage, games


def coverage_page() -> str:
    """docs/coverage.md: every clause with the code and the tests that cite it."""
    lines = [
        "# Clause coverage",
        "",
        "Every clause of `docs/rules/` with the functions that implement it and the tests that check it.",
        "Written by `make docs`; `tests/test_clauses.py` keeps it complete.",
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


def performance_page() -> str:
    """docs/performance.md: the figures of the last `make bench`."""
    data = json.loads((ROOT / "benchmarks" / "latest.json").read_text(encoding="utf-8"))
    machine = data["machine"]
    lines = [
        "# Performance",
        "",
        "`make bench` measures this page in one run and writes it. Figures depend on the machine, ratios less so: random",
        "play is compared with OpenSpiel's `hearts` played at random through pyspiel in the same run. Both sides count",
        "decisions of players with more than one choice, over the time of whole games.",
        "",
        f"Machine: {machine['cores']} cores, {machine['machine']}, Python {machine['python']}; one core is used.",
        "",
        "| figure | measured | goal |",
        "| --- | --- | --- |",
    ]
    for figure in data["figures"]:
        mark = {None: "", True: " (reached)", False: " (missed)"}[figure["reached"]]
        lines.append(f"| {figure['name']} | {_rounded(figure['value'])} {figure['unit']} | {figure['goal']}{mark} |")
    return "\n".join(lines) + "\n"


def _rounded(value: float) -> str:
    return f"{value:,.0f}" if value >= 1000 else f"{value:.3g}"


PAGES = {"docs/coverage.md": coverage_page, "docs/performance.md": performance_page}


def main() -> None:
    for path, write in PAGES.items():
        (ROOT / path).write_text(write(), encoding="utf-8")
        print(f"wrote {path}")


if __name__ == "__main__":
    main()
