"""The application: files of the web client and nothing else of the machine."""

from __future__ import annotations

import subprocess
import sys

from tests.server.client import Visitor


async def test_files_outside_the_client_are_not_served(mara: Visitor) -> None:
    for path in ("/../settings.py", "/%2e%2e/settings.py", "/..%2f..%2fpyproject.toml", "//etc/passwd"):
        text = (await mara.http.get(path)).text
        assert "root:" not in text
        assert "RIVERTABLE_" not in text


async def test_which_files_the_machine_has_is_not_told(mara: Visitor) -> None:
    """Every address that is no file of the client is its page: one that is too long for a file, too."""
    paths = ("//etc/passwd", "//etc/no-such-file", "/..%2f..%2f..%2fREADME.md", "/" + "x" * 300, "/a%00b")
    answers = [await mara.http.get(path) for path in paths]
    assert {answer.status_code for answer in answers} == {200}
    assert len({answer.content for answer in answers}) == 1


def test_the_server_does_not_import_the_compiler() -> None:
    code = """
import asyncio, sys, tempfile
from rivertable.server.settings import Settings
from rivertable.server.node import Node
import rivertable.server.app
from rivertable.engine.registry import games
from rivertable.engine.match import Match
async def main():
    folder = tempfile.mkdtemp()
    async with Node(Settings(db=f"sqlite:///{folder}/t.db", bot_workers=1)):
        for game in games():
            Match(game, 1)
asyncio.run(main())
print([name for name in sys.modules if name.startswith(("numba", "llvmlite"))])
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
