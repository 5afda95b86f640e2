"""The lab on a real cluster: the same to the bit, also when a node is killed in mid-run, and sentences where there is no way in."""

from __future__ import annotations

import os
import secrets
import socket
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from rivertable.engine.errors import OptionError
from rivertable.lab import balance, tournament
from rivertable.lab import running as running_module
from rivertable.lab.cluster import check_answers
from rivertable.lab.cluster import cluster as connected
from rivertable.lab.parts import Part, Series, play_part
from rivertable.lab.processes import Task
from tests.lab.playing import series
from tests.lab.test_parts import same
from tests.ray.conftest import Nodes

PATIENCE = 120.0
SECONDS = 30.0  # for a sentence, on a busy machine
SMALL = ("the_river", "--games", "60", "--policy", "quick", "--no-ladder", "--seed", "3")


def wait_for(folder: Path, pattern: str, count: int) -> None:
    """Until there are so many files of this name."""
    end = time.monotonic() + PATIENCE
    while len(list(folder.glob(pattern))) < count:
        assert time.monotonic() < end, f"{pattern}: {sorted(folder.iterdir())}"
        time.sleep(0.02)


def play_held(folder: Path, own: Series, first: int, size: int) -> Part:
    """Play a part, but first tell that it was begun, and wait until all may go on."""
    (folder / f"begun-{first}-{os.getpid()}").touch()
    wait_for(folder, "go", 1)
    return play_part(own, first, size)


def test_parts_of_a_node_that_dies_are_played_elsewhere(cluster: Nodes, tmp_path: Path) -> None:
    own, starts = series(), range(0, 8, 2)
    cluster.add()
    with connected(cluster.address) as mapper:
        tasks = [Task(play_held, (tmp_path, own, start, 2)) for start in starts]
        with ThreadPoolExecutor(1) as pool:
            running = pool.submit(lambda: dict(mapper(tasks)))
            wait_for(tmp_path, "begun-*", 2)  # each node has one core, so both are at work
            cluster.kill()
            (tmp_path / "go").touch()
            parts = running.result(PATIENCE)
    assert all(same(parts[place], play_part(own, start, 2)) for place, start in enumerate(starts))
    assert len(list(tmp_path.glob("begun-*"))) == len(starts) + 1  # the part of the node that died was begun twice


def test_a_run_on_two_nodes_is_the_same_to_the_bit_though_one_is_killed(
    cluster: Nodes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(running_module, "PART", 2)
    settings = {"games": 40, "policy": "quick", "seed": 5, "ladder": False}
    told: list[tuple[int, int]] = []

    def tell(done: int, total: int) -> None:
        told.append((done, total))
        if len(told) == 3:
            cluster.kill()

    cluster.add()
    far = balance("the_river", ray=cluster.address, folder=tmp_path / "far", progress=tell, **settings)  # type: ignore[arg-type]
    near = balance("the_river", jobs=1, folder=tmp_path / "near", **settings)  # type: ignore[arg-type]
    assert far.to_dict() == near.to_dict()
    assert told[-1] == (40, 40)
    assert len(told) == 20


def test_a_tournament_on_a_cluster_is_the_same_to_the_bit(cluster: Nodes) -> None:
    far, near = (
        tournament("riverside", ["random", "random"], games=8, seed=2, jobs=jobs, ray=ray)
        for jobs, ray in ((None, cluster.address), (1, None))
    )
    assert far.groups == near.groups
    assert far.games == 8


def test_the_command_begins_a_cluster_of_its_own(tmp_path: Path) -> None:
    """Nothing is told but the result: no token, no word of Ray's."""
    for way in (("--ray", "local", "--jobs", "2"), ("--jobs", "1")):
        file = tmp_path / f"{way[0]}.json"
        done = rivertable("lab", "balance", *SMALL, *way, "--output", str(file))
        assert (done.returncode, done.stderr) == (0, "")
    assert (tmp_path / "--ray.json").read_bytes() == (tmp_path / "--jobs.json").read_bytes()


def rivertable(*words: str) -> subprocess.CompletedProcess[str]:
    own = {name: value for name, value in os.environ.items() if not name.startswith("RAY_AUTH")}
    command = [sys.executable, "-c", "from rivertable.cli.main import app; app()", *words]
    return subprocess.run(command, env=own, capture_output=True, text=True, check=False, timeout=PATIENCE)


def test_a_cluster_that_refuses_the_token_says_so(cluster: Nodes, monkeypatch: pytest.MonkeyPatch) -> None:
    began = time.monotonic()
    monkeypatch.setenv("RAY_AUTH_TOKEN", secrets.token_hex(32))
    with pytest.raises(OptionError, match="refuses the token of this machine; set RAY_AUTH_MODE=token"):
        check_answers(cluster.address)
    monkeypatch.delenv("RAY_AUTH_MODE")
    monkeypatch.delenv("RAY_AUTH_TOKEN")
    monkeypatch.setenv("HOME", str(Path(os.environ["RAY_TMPDIR"])))
    with pytest.raises(OptionError, match="refuses the token of this machine"):
        check_answers(cluster.address)
    assert time.monotonic() - began < 2 * SECONDS


def test_an_address_that_nobody_answers_is_told_within_seconds() -> None:
    began = time.monotonic()
    with socket.create_server(("127.0.0.1", 0)) as deaf:  # accepts, and never says a word
        port = deaf.getsockname()[1]
        with pytest.raises(OptionError, match=f"no Ray cluster answers at 127.0.0.1:{port}"):
            check_answers(f"127.0.0.1:{port}")
    with pytest.raises(OptionError, match=f"no Ray cluster answers at 127.0.0.1:{port}"):
        check_answers(f"127.0.0.1:{port}")
    assert time.monotonic() - began < SECONDS
