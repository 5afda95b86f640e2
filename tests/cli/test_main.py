"""The top of the command line: help, version, errors."""

from __future__ import annotations

import subprocess
import sys

import pytest

from tests.cli.conftest import Run

COMMANDS = ("games", "play", "learn", "serve", "rules", "simulate", "arena", "check", "bench", "record")


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
