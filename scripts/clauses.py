"""Which clause of a specification is cited where: in the code that implements it and in the tests that check it."""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
RULES = ROOT / "docs" / "rules"

_ID = re.compile(r"\b([A-Z]{2}-\d+\.\d+[a-z]?)\b")
_STATED = re.compile(r"^\s*- \*{0,2}([A-Z]{2}-\d+\.\d+[a-z]?)\b")
_EXEMPT = re.compile(r"^\s*- \*{0,2}([A-Z]{2}-\d+\.\d+[a-z]?)\*{0,2} exempt: (.+)")
_TEST_NAME = re.compile(r"([a-z]{2})_(\d+)_(\d+[a-z]?)(?=_|$)")


@dataclass
class Coverage:
    """The clauses of one game and where they are cited, as `path:function`."""

    game: str
    clauses: list[str] = field(default_factory=list)
    exempt: dict[str, str] = field(default_factory=dict)
    code: dict[str, list[str]] = field(default_factory=dict)
    tests: dict[str, list[str]] = field(default_factory=dict)

    def problems(self) -> list[str]:
        """Clauses nobody cites, and citations of clauses that do not exist."""
        found = []
        for clause in self.clauses:
            if clause in self.exempt:
                continue
            found += [f"{clause} is cited by no code"] if clause not in self.code else []
            found += [f"{clause} is cited by no test"] if clause not in self.tests else []
        for cited in (self.code, self.tests):
            found += [f"{c} is cited by {w[0]} but not stated" for c, w in cited.items() if c not in self.clauses]
        found += [f"{clause} is exempt but not stated" for clause in self.exempt if clause not in self.clauses]
        return found


def games() -> list[str]:
    return sorted(path.stem for path in RULES.glob("*.md"))


def coverage(game: str) -> Coverage:
    found = Coverage(game)
    for line in (RULES / f"{game}.md").read_text(encoding="utf-8").splitlines():
        if exempt := _EXEMPT.match(line):
            found.exempt[exempt[1]] = exempt[2]
        elif (stated := _STATED.match(line)) and stated[1] not in found.clauses:
            found.clauses.append(stated[1])
    prefix = found.clauses[0][:2]
    for path in sorted((ROOT / "src" / "rivertable" / "games" / game).rglob("*.py")):
        _collect(path, prefix, found.code, names=False)
    for path in sorted((ROOT / "tests" / "games" / game).rglob("test_*.py")):
        _collect(path, prefix, found.tests, names=True)
    return found


def _collect(path: Path, prefix: str, into: dict[str, list[str]], *, names: bool) -> None:
    source = path.read_text(encoding="utf-8")
    for where, text in [*_texts(ast.parse(source), names), *_comments(source)]:
        for clause in _ID.findall(text):
            if clause.startswith(prefix):
                place = f"{path.relative_to(ROOT).as_posix()}:{where}"
                if place not in into.setdefault(clause, []):
                    into[clause].append(place)


def _comments(source: str) -> Iterator[tuple[str, str]]:
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            yield "comment", token.string


def _texts(tree: ast.Module, names: bool) -> Iterator[tuple[str, str]]:
    """Docstrings of functions and classes, and the clauses of Reason codes; in tests the names of functions too."""
    for node in ast.walk(tree):
        if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
            yield node.name, ast.get_docstring(node) or ""
            if names:
                yield node.name, " ".join(f"{a.upper()}-{b}.{c}" for a, b, c in _TEST_NAME.findall(node.name))
        if isinstance(node, ast.ClassDef) and any(getattr(base, "id", "") == "ReasonCode" for base in node.bases):
            for line in node.body:
                if isinstance(line, ast.Assign) and isinstance(line.value, ast.Constant):
                    yield node.name, str(line.value.value)
