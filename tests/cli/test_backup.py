"""`rivertable backup` and `rivertable restore` that cannot do it say why in one sentence, and change nothing."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

Refuse = Callable[..., str]


def said(sentence: str) -> str:
    return f"rivertable: {sentence}\n"


@pytest.fixture
def somebody_elses(tmp_path: Path) -> Path:
    """A database of another program."""
    path = tmp_path / "other.db"
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("create table songs (id text)")
    return path


def test_a_backup_needs_a_database_and_a_place(refuse: Refuse, somebody_elses: Path, tmp_path: Path) -> None:
    assert refuse("backup", "b") == said(f"there is no database {tmp_path}/rivertable.db; name another one with --db")
    assert refuse("backup", "b", "--db", "sqlite:///other.db") == said(f"{somebody_elses} is no database of rivertable")
    assert refuse("backup", "nowhere/b") == said("there is no folder nowhere")
    assert refuse("backup", str(tmp_path)) == said(f"{tmp_path} is a folder; name a file in it")


def test_only_a_backup_is_restored(refuse: Refuse, somebody_elses: Path, tmp_path: Path) -> None:
    (tmp_path / "letter").write_text("Dear Otter")
    sentence = "letter is no backup; one is written by `rivertable backup FILE`"
    assert refuse("restore", "letter", "--db", "sqlite:///new.db") == said(sentence)
    assert refuse("restore", "gone", "--db", "sqlite:///new.db") == said(
        "gone cannot be read (No such file or directory)"
    )
    assert refuse("restore", "other.db", "--db", "sqlite:///new.db") == said("other.db is no database of rivertable")


def test_a_backup_goes_into_the_kind_of_database_it_is_from(refuse: Refuse, somebody_elses: Path) -> None:
    sentence = "other.db is a backup of SQLite; restore it into SQLite, with --db"
    assert refuse("restore", "other.db", "--db", "postgresql://localhost/rivertable") == said(sentence)


def test_the_programs_of_postgresql_are_named(refuse: Refuse, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    sentence = "pg_dump is needed and not found; it comes with PostgreSQL's client programs"
    assert refuse("backup", "b", "--db", "postgresql://localhost/rivertable") == said(sentence)
