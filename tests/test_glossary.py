"""docs/glossary.md: the words it retires are gone from the code."""

from __future__ import annotations

import ast
import re

import pytest

from scripts.clauses import ROOT

GLOSSARY = (ROOT / "docs" / "glossary.md").read_text(encoding="utf-8")
SOURCES = sorted((ROOT / "src" / "rivertable").rglob("*.py"))


def retired() -> list[str]:
    """The names in backticks in the first column of the last section."""
    section = GLOSSARY.split("## Words that had several meanings")[1]
    rows = [line.split("|")[1] for line in section.splitlines() if line.startswith("|")]
    return sorted({name for row in rows for name in re.findall(r"`(\w+)`", row)})


def defined() -> dict[str, str]:
    """Every class and function of the package and where it is defined; the rules of a game keep their rulebook's words."""
    names = {}
    for path in SOURCES:
        if "games" in path.relative_to(ROOT / "src" / "rivertable").parts:
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
                names[node.name] = path.relative_to(ROOT).as_posix()
    return names


DEFINED = defined()


def test_the_glossary_retires_words() -> None:
    assert {"Twin", "LoadedGame"} <= set(retired())


@pytest.mark.parametrize("name", retired())
def test_a_retired_name_is_defined_nowhere(name: str) -> None:
    assert DEFINED.get(name) is None


def test_every_word_is_explained_once() -> None:
    words = re.findall(r"\*\*(.+?)\*\*", GLOSSARY)
    assert [word for word in set(words) if words.count(word) > 1] == []
