"""Every line of every catalogue can be read: a line that begins with a sign of the format would end a text too early."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

ROOT = Path(__file__).parents[1]
CATALOGUES = sorted([*(ROOT / "src").rglob("*.ftl"), *(ROOT / "web" / "src").rglob("*.ftl")])


@pytest.mark.parametrize("path", CATALOGUES, ids=lambda path: str(path.relative_to(ROOT)))
def test_every_line_is_part_of_a_text(path: Path) -> None:
    resource = FluentParser().parse(path.read_text(encoding="utf-8"))
    assert [entry.content for entry in resource.body if isinstance(entry, ast.Junk)] == []
