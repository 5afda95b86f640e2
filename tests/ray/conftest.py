"""These tests need Ray, which has an environment of its own: `make test-ray`. Elsewhere they are not collected."""

from __future__ import annotations

import os
import secrets
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]

collect_ignore_glob = [] if find_spec("ray") else ["test_*.py"]


class Nodes:
    """A cluster of nodes on this machine, in a process of its own."""

    def __init__(self) -> None:
        program = [sys.executable, "-m", "tests.ray.nodes"]
        self._process = subprocess.Popen(
            program, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
        )
        self.address = self._said()

    def add(self) -> None:
        """Start a node beside the first."""
        self._ask("add")

    def kill(self) -> None:
        """Kill the node that was added, with everything that runs on it."""
        self._ask("kill")

    def close(self) -> None:
        with self._process as process:
            assert process.stdin is not None
            process.stdin.close()

    def _ask(self, word: str) -> None:
        assert self._process.stdin is not None
        print(word, file=self._process.stdin, flush=True)
        assert self._said() == f"{word}: done"

    def _said(self) -> str:
        assert self._process.stdout is not None
        return self._process.stdout.readline().strip()


@pytest.fixture(scope="session")
def environment() -> Iterator[pytest.MonkeyPatch]:
    """A token that nobody else has, and a folder for what Ray writes: its sockets need a short name."""
    folder = tempfile.mkdtemp(prefix="rt", dir="/tmp")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("RAY_AUTH_MODE", "token")
        patch.setenv("RAY_AUTH_TOKEN", secrets.token_hex(32))
        patch.setenv("RAY_TMPDIR", folder)
        patch.setenv("PYTHONPATH", str(ROOT))  # processes of the cluster find the tests' tasks
        patch.delenv("RAY_ADDRESS", raising=False)
        yield patch
    shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture(scope="session")
def cluster(environment: pytest.MonkeyPatch) -> Iterator[Nodes]:
    nodes = Nodes()
    yield nodes
    nodes.close()


@pytest.fixture(autouse=True)
def own_parts(environment: pytest.MonkeyPatch, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is resumed from another test; processes of the cluster have the usual cache."""
    monkeypatch.setenv("RIVERTABLE_CACHE", str(tmp_path))
    assert os.environ["RAY_AUTH_TOKEN"]
