"""`rivertable bench`: measure speed."""

from __future__ import annotations

from pathlib import Path

import typer


def register(app: typer.Typer) -> None:
    app.command(epilog="Examples:\n\n  rivertable bench --quick\n\n  rivertable bench --output bench.json")(bench)


def bench(
    output: Path | None = typer.Option(None, help="Write the figures to this file as well."),
    quick: bool = typer.Option(False, "--quick", help="Fewer repetitions: a first impression."),
) -> None:
    """Measure how fast the rules run, compiled and interpreted."""
    from rivertable.cli.bench import run

    run(output, quick)
