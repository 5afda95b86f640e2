"""`pip install rivertable` without extras: engine, games, bots and the terminal work, and the rest says what it needs."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from importlib.metadata import distribution
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
MAIN = "from rivertable.cli.main import app; app()"
A_MATCH = """
import sys, rivertable as rt
for game in rt.games():
    match, bots = rt.Match(game, seed=1), [rt.bot("random", seed=1), rt.bot("greedy", mode="interpreted")]
    for _ in range(6):
        seat = match.to_act[0]
        match.act(seat, match.likely_report(seed=1) if seat == rt.REFEREE_SEAT else bots[seat].choose(match, seat))
    print(game, len(match.moves), match.record().replay().moves == match.moves)
print(rt.simulate("riverside", 2, policy="quick", mode="interpreted").game)
"""


def without_extras(name: str, found: set[str]) -> set[str]:
    """A package and all it needs, by the names of their distributions, extras left out."""
    if name in found:
        return found
    found.add(name)
    for needed in distribution(name).requires or []:
        if "extra ==" not in needed and not re.search(r"(platform|os_name|python_version|platform_python)", needed):
            without_extras(re.split(r"[^\w.-]", needed, maxsplit=1)[0], found)
    return found


@pytest.fixture(scope="module")
def packages(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder that holds what a light install would, as links, and nothing else."""
    folder = tmp_path_factory.mktemp("light")
    for name in without_extras("rivertable", set()):
        for file in distribution(name).files or []:
            top, link = file.parts[0], folder / file.parts[0]
            if top not in ("..", "__pycache__") and not link.exists() and not top.endswith(".pth"):
                link.symlink_to(Path(str(distribution(name).locate_file(top))))
    return folder


def run(packages: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    environment = {"PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{packages}", "PATH": "", "COLUMNS": "100"}
    command = [sys.executable, "-S", *arguments]
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=False)


def test_the_packages_of_extras_are_really_missing(packages: Path) -> None:
    names = {path.name for path in packages.iterdir()}
    assert {"numba", "msgspec", "rich"} <= names
    assert not names & {
        "starlette",
        "sqlalchemy",
        "uvloop",
        "mujoco",
        "matplotlib",
        "pyarrow",
        "gymnasium",
        "pyspiel.so",
        "pytest",
    }


def test_games_are_played_and_simulated(packages: Path) -> None:
    done = run(packages, "-c", A_MATCH)
    assert done.returncode == 0, done.stderr
    assert done.stdout.count(" True\n") == 5


def test_the_terminal_works(packages: Path) -> None:
    for command in ("--help", "games", "rules riverside fire"):
        done = run(packages, "-c", MAIN, *command.split())
        assert (done.returncode, done.stderr) == (0, ""), command


@pytest.mark.parametrize(
    ("command", "sentence"),
    [
        ("serve", "serving tables needs starlette, which comes with rivertable[server]"),
        ("lab balance riverside --output balance.html", "html needs matplotlib, which comes with rivertable[lab]"),
        ("lab balance riverside --ray local", 'pip install "rivertable[ray]"'),
    ],
)
def test_what_needs_an_extra_names_it(packages: Path, command: str, sentence: str) -> None:
    done = run(packages, "-c", MAIN, *command.split())
    assert done.returncode == 2
    assert sentence in " ".join(done.stderr.split())


@pytest.mark.parametrize("adapter", ["pettingzoo", "gymnasium", "openspiel", "arrow"])
def test_an_adapter_without_its_package_names_the_extra(packages: Path, adapter: str) -> None:
    done = run(packages, "-c", f"import rivertable.adapters.{adapter}")
    assert done.returncode == 1
    assert done.stderr.rstrip().endswith(f"which comes with rivertable[{adapter}]")
