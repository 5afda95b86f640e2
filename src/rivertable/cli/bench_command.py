"""`rivertable bench`: measure speed."""

from __future__ import annotations

from pathlib import Path

import typer


def register(app: typer.Typer) -> None:
    app.command(epilog="Examples:\n\n  rivertable bench --quick\n\n  rivertable bench --json bench.json")(bench)


def bench(
    json: Path | None = typer.Option(None, metavar="FILE", help="Write the figures to this file as JSON."),
    quick: bool = typer.Option(False, "--quick", metavar="", help="Fewer repetitions: a first impression."),
) -> None:
    """Measure how fast the rules run, compiled and interpreted."""
    from rivertable.cli.arguments import writable
    from rivertable.cli.bench import run

    writable(json)
    run(json, quick)
