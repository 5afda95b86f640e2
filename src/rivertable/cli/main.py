"""The `rivertable` command: collects the commands, and turns every error that a person can cause into one sentence.

Commands import what they need when they run, so that `rivertable --help` answers at once.
"""

from __future__ import annotations

import _thread
import sys
from threading import Timer
from typing import Any

import typer

from rivertable.cli import (
    arena,
    backup,
    bench_command,
    check,
    compile,
    games,
    lab,
    learn,
    play,
    record,
    rules,
    serve,
    simulate,
)
from rivertable.cli.app import App, Group
from rivertable.cli.console import INTERRUPTED, print_anywhere
from rivertable.cli.usage_errors import usage_sentence
from rivertable.engine.errors import RivertableError

WRONG_USE = 2


class Commands(Group):
    """The outermost group: it prints errors meant for people as a sentence, without a traceback."""

    def main(self, *args: Any, **settings: Any) -> Any:
        """Run a command and exit. An unreadable command line is printed as a sentence, not in typer's own form."""
        print_anywhere()
        try:
            code = super().main(*args, **{**settings, "standalone_mode": False})
        except Exception as error:
            if not hasattr(error, "format_message"):
                raise
            if type(error).__name__ != "NoArgsIsHelpError":  # that one has printed the help already
                print(f"rivertable: {usage_sentence(error)}", file=sys.stderr)
            sys.exit(WRONG_USE)
        sys.exit(code)

    def invoke(self, ctx: Any) -> Any:
        sys.unraisablehook = _resend_interrupt
        try:
            return super().invoke(ctx)
        except RivertableError as error:
            print(f"rivertable: {error}", file=sys.stderr)
            raise typer.Exit(WRONG_USE) from None
        except EOFError:
            print(file=sys.stderr)  # Ctrl-D at a question: leave
        except KeyboardInterrupt:
            print(file=sys.stderr)
            raise typer.Exit(INTERRUPTED) from None


def _resend_interrupt(lost: sys.UnraisableHookArgs) -> None:
    """An unraisable hook: Ctrl-C during a callback of the compiler is lost there, so it is sent again until it is
    handled."""
    if lost.exc_type is KeyboardInterrupt:
        Timer(0.1, _thread.interrupt_main).start()
    else:
        sys.__unraisablehook__(lost)


app = App(
    name="rivertable",
    cls=Commands,
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    rich_markup_mode="rich",
    context_settings={"help_option_names": ["-h", "--help"]},
    epilog="Examples:\n\n  rivertable play\n\n  rivertable rules riverside fire",
)


def _print_version(wanted: bool) -> None:
    if wanted:
        from importlib.metadata import version

        print(f"rivertable {version('rivertable')}")
        raise typer.Exit


@app.callback()
def rivertable(
    version: bool = typer.Option(
        False, "--version", metavar="", callback=_print_version, is_eager=True, help="Print the version and leave."
    ),
) -> None:
    """River board games: play in the terminal or serve tables to browsers, look up rules, simulate, check, replay."""


for module in (games, play, learn, serve, backup, rules, simulate, arena, check, compile, bench_command):
    module.register(app)
app.add_typer(record.app, name="record")
app.add_typer(lab.app, name="lab")
