"""`rivertable serve` that cannot begin says why in one sentence."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from tests.cli.conftest import Run


@pytest.fixture
def unusable(tmp_path: Path) -> Path:
    """A folder, a text file, a file in the way of a folder, and tables of somebody else."""
    (tmp_path / "folder").mkdir()
    (tmp_path / "text").write_text("river " * 100)
    (tmp_path / "other").touch()
    with sqlite3.connect(tmp_path / "foreign") as connection:
        connection.execute("create table tables (id text)")
    connection.close()
    return tmp_path


@pytest.mark.parametrize(
    ("name", "complaint"),
    [
        ("folder", "cannot be opened (Is a directory)"),
        ("text", "cannot be used as the database (file is not a database)"),
        ("foreign", "cannot be used as the database (table tables already exists)"),
        ("other/tables.db", "cannot be opened"),
    ],
)
def test_a_file_that_is_no_database_is_named(run: Run, unusable: Path, name: str, complaint: str) -> None:
    result = run("serve", "--no-browser", "--port", "0", "--db", f"sqlite:///{unusable / name}")
    assert result.exit_code == 2
    [sentence] = result.stderr.splitlines()
    assert sentence.startswith(f"rivertable: {unusable / name} ")
    assert complaint in sentence


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["--port", "65536"], "--port"),
        (["--workers", "0"], "--workers"),
        (["--workers", "2", "--port", "0"], "PostgreSQL"),
        (["--db", "tables.db"], "sqlite:///file"),
        (["--host", "192.0.2.1"], "--host 192.0.2.1 is no address of this machine"),
    ],
)
def test_a_wrong_option_is_named(run: Run, arguments: list[str], complaint: str) -> None:
    result = run("serve", "--no-browser", *arguments)
    assert result.exit_code == 2
    assert complaint in result.stderr
