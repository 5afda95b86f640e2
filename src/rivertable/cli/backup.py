"""`rivertable backup` and `rivertable restore`: a copy of the server's database, and the way back."""

from __future__ import annotations

from pathlib import Path

import typer

from rivertable.cli.serve import check_installed

DB = typer.Option(
    None, metavar="URL", help="The server's database: sqlite:///file or postgresql://…; the same default as `serve`."
)


def register(app: typer.Typer) -> None:
    app.command(
        epilog="Examples:\n\n  rivertable backup tuesday.backup\n\n"
        "  rivertable backup tuesday.backup --db postgresql://localhost/rivertable"
    )(backup)
    app.command(
        epilog="Examples:\n\n  rivertable restore tuesday.backup\n\n  rivertable restore tuesday.backup --replace"
    )(restore)


def backup(
    file: Path = typer.Argument(
        metavar="FILE", help="The file to write; an older one is replaced when the new one is whole."
    ),
    db: str | None = DB,
) -> None:
    """Copy the server's database into one file, while the server runs.

    The file holds everything, people's hashed passphrases and the secret of their cookies too. Only its owner can read it.
    """
    check_installed()
    from rivertable.server.settings import settings_from
    from rivertable.server.store.backup import back_up

    back_up(settings_from(db=db).url, file)
    print(f"{file} holds the whole database ({_size(file)})")


def restore(
    file: Path = typer.Argument(metavar="FILE", help="A file that `rivertable backup` has written."),
    db: str | None = DB,
    replace: bool = typer.Option(
        False,
        "--replace",
        metavar="",
        help="Put the backup in the place of what is there. A file is moved aside first.",
    ),
) -> None:
    """Make the server's database from a backup, while no server runs."""
    check_installed()
    from rivertable.server.settings import settings_from
    from rivertable.server.store.backup import restore as restore_from

    aside = restore_from(file, settings_from(db=db).url, replace=replace)
    print(f"the database is that of {file}")
    if aside is not None:
        print(f"the one before is kept as {aside}")


def _size(file: Path) -> str:
    size = file.stat().st_size
    return f"{size / 1e6:.1f} MB" if size >= 100_000 else f"{size / 1e3:.0f} kB"
