"""`rivertable serve`: the table server."""

from __future__ import annotations

import os
import sys
from importlib.util import find_spec

import typer

from rivertable.engine.errors import OptionError


def register(app: typer.Typer) -> None:
    app.command(
        epilog="Examples:\n\n  rivertable serve\n\n"
        "  rivertable serve --host 0.0.0.0 --port 8080 --db postgresql://localhost/rivertable --workers 2\n\n"
        "  rivertable serve --host 0.0.0.0 --port 443 --https certificate.pem --https-key key.pem"
    )(serve)


def serve(
    host: str | None = typer.Option(
        None, metavar="ADDRESS", help="The address to listen on; 127.0.0.1 without it, 0.0.0.0 for everybody."
    ),
    port: int | None = typer.Option(
        None, min=0, max=65535, metavar="N", help="The port; the first free one from 8000 on."
    ),
    db: str | None = typer.Option(
        None,
        metavar="URL",
        help="sqlite:///file or postgresql://…; without it sqlite:///rivertable.db, in this folder.",
    ),
    workers: int = typer.Option(1, min=1, max=64, metavar="N", help="Processes; more than one need PostgreSQL."),
    https: str | None = typer.Option(
        None, metavar="FILE", help="Answer by https, with this certificate (PEM, with its chain)."
    ),
    https_key: str | None = typer.Option(
        None, metavar="FILE", help="The key of the certificate, if it is not in the same file."
    ),
    no_browser: bool = typer.Option(False, "--no-browser", metavar="", help="Do not open the browser."),
) -> None:
    """Serve tables to browsers: play with friends and bots.

    More settings are read from the environment; docs/server.md lists them.
    """
    check_installed()
    from rivertable.server.run import bound_socket
    from rivertable.server.run import serve as run
    from rivertable.server.settings import settings_from

    settings = settings_from(db=db, https=https, https_key=https_key)
    at = host or "127.0.0.1"
    bound = bound_socket(at, port)
    shown = "localhost" if at in ("127.0.0.1", "0.0.0.0", "::", "::1") else f"[{at}]" if ":" in at else at
    address = f"{'https' if settings.https else 'http'}://{shown}:{bound.getsockname()[1]}/"

    def started() -> None:
        print(f"rivertable is at {address}  (Ctrl-C stops it)", flush=True)
        if not no_browser and _has_screen():
            import webbrowser

            webbrowser.open(address)

    with bound:
        run(settings, bound, workers, started, for_this_computer=host is None)


def check_installed() -> None:
    """Raise OptionError if the packages of the server are not here: a light install has none of them."""
    needed = ("starlette", "uvicorn", "sqlalchemy", "alembic")
    if missing := [name for name in needed if find_spec(name) is None]:
        raise OptionError(f"serving tables needs {missing[0]}, which comes with rivertable[server]")


def _has_screen() -> bool:
    """True if a person sits at this machine's screen and would see a browser open."""
    if not sys.stdout.isatty():
        return False
    return sys.platform in ("darwin", "win32") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
