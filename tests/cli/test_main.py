"""The top of the command line: help, version, errors."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable

import pytest

from tests.cli.conftest import Run

COMMANDS = ("games", "play", "serve", "rules", "simulate", "arena", "check", "bench", "record")


def test_help_names_every_command(run: Run) -> None:
    shown = run("--help")
    assert shown.exit_code == 0
    assert all(command in shown.stdout for command in COMMANDS)


def test_version(run: Run) -> None:
    assert run("--version").stdout.startswith("rivertable ")


@pytest.mark.parametrize("command", COMMANDS[:-1])
def test_every_command_has_examples(run: Run, command: str) -> None:
    shown = run(command, "--help").stdout
    assert shown.count(f"rivertable {command}") >= 3 or command == "games"  # usage and two examples
    assert "Examples:" in shown


@pytest.mark.parametrize("command", ["show", "replay", "verify"])
def test_record_commands_have_examples(run: Run, command: str) -> None:
    assert f"rivertable record {command} riverside-1.json" in run("record", command, "--help").stdout


WRONG = {
    "dance": "there is no command 'dance'; the commands are games, play, serve,",
    "record dance": "there is no command 'dance'; the commands are show, replay, verify",
    "--fast": "rivertable has no option '--fast'; its options are --version, --help",
    "play --fast": "rivertable play has no option '--fast'; its options are --players, --bots,",
    "play --seed": "--seed needs a value after it",
    "play riverside again": "'again' is too much; write it as rivertable play [GAME]",
    "play riverside --players few": "--players is a whole number, not 'few'",
    "check riverside --players few": "--players is a whole number, not 'few'",
    "serve --port 99999": "--port is a whole number from 0 to 65535, not 99999",
    "arena riverside greedy random --sprt much": "--sprt is a number, not 'much'",
    "simulate": "rivertable simulate needs GAME; write it as rivertable simulate GAME",
    "arena riverside": "rivertable arena needs BOTS; write it as rivertable arena GAME BOTS",
    "bench --quick=yes": "--quick takes no value; write just --quick",
    "bench --json nowhere/bench.json": "nowhere/bench.json: there is no folder 'nowhere' to write to",
}


@pytest.mark.parametrize("typed", WRONG)
def test_what_cannot_be_read_is_told_in_a_sentence(refuse: Callable[..., str], typed: str) -> None:
    assert refuse(*typed.split()).startswith(f"rivertable: {WRONG[typed]}")


def test_without_a_command_the_help_is_shown(run: Run) -> None:
    assert all(command in run().stdout for command in COMMANDS)


def test_help_and_play_import_no_compiler() -> None:
    script = (
        "import sys, rivertable.cli.main\n"
        "from typer.testing import CliRunner\n"
        "result = CliRunner().invoke(rivertable.cli.main.app, ['play', 'riverside', '--seed', '7'], input='1\\n1\\n1\\n')\n"
        "assert result.exit_code == 0, result.output\n"
        "assert 'numba' not in sys.modules\n"
    )
    subprocess.run([sys.executable, "-c", script], check=True)


@pytest.mark.parametrize("columns", [80, 120])
def test_games_lists_players_people_and_options(run: Run, monkeypatch: pytest.MonkeyPatch, columns: int) -> None:
    monkeypatch.setenv("COLUMNS", str(columns))
    shown = run("games").stdout
    for text in (
        "riverside",
        "1–6",
        "Svensson",
        "Chilifox Games",
        "2021",
        "extension=false|true",
        "alt_start_shuffle=remaining|all",
    ):
        assert text in shown


@pytest.mark.parametrize("command", ["", *COMMANDS, "record show", "record replay", "record verify"])
def test_switches_are_shown_without_a_type(run: Run, command: str) -> None:
    shown = run(*command.split(), "--help").stdout
    assert "Show this message and exit." in shown
    assert "<bool>" not in shown


def test_bench_is_looked_for_only_when_it_runs(run: Run) -> None:
    assert "--quick" in run("bench", "--help").stdout


def test_where_our_signs_are_lacking_something_is_printed_all_the_same() -> None:
    command = [sys.executable, "-m", "rivertable", "rules", "RS-5.8"]
    done = subprocess.run(command, capture_output=True, env={**os.environ, "PYTHONIOENCODING": "ascii"})
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"5.2 Phase 2 ? choose dice" in done.stdout


def test_ctrl_c_that_a_compiler_swallows_is_heard() -> None:
    """As LLVM's callbacks do while rules are compiled."""
    script = (
        "import ctypes, signal, sys, time\n"
        "signal.signal(signal.SIGINT, signal.default_int_handler)\n"  # a shell in the background ignores it
        "from rivertable.cli import main\n"
        "def callback(): signal.raise_signal(signal.SIGINT)\n"
        "@main.app.command()\n"
        "def compiling():\n"
        "    ctypes.CFUNCTYPE(None)(callback)()\n"
        "    for _ in range(600): time.sleep(0.1)\n"
        "sys.argv[1:] = ['compiling']\n"
        "main.app()\n"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, timeout=45)
    assert (done.returncode, done.stderr.strip()) == (130, "")
