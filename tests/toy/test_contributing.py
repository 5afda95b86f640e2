"""The toy has what CONTRIBUTING tells newcomers to write, and nothing else."""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Iterator
from pathlib import Path

from rivertable.engine.contract import Game
from tests.toy.toy import TOY

PAGE = (Path(__file__).parents[2] / "CONTRIBUTING.md").read_text(encoding="utf-8")
SECTION = PAGE.partition("## Add a game in an afternoon\n")[2].partition("\n## ")[0]
NEEDED, LEFT_OUT = SECTION.split("Everything else has a default.")
MOST_LINES = 250


def rows(text: str) -> Iterator[list[str]]:
    """The rows of the tables in a text, without their heads."""
    for line in text.splitlines():
        if line.startswith("| `"):
            yield [cell.strip() for cell in line.strip("|").split("|")]


def quoted(text: str) -> list[str]:
    return re.findall(r"`([^`]+)`", text)


def files_of_the_toy() -> set[str]:
    files = (path for path in TOY.rglob("*") if path.is_file() and "__pycache__" not in path.parts)
    return {path.relative_to(TOY).as_posix() for path in files}


def test_the_toy_has_the_files_of_the_page() -> None:
    assert files_of_the_toy() == {row[0].strip("`") for row in rows(NEEDED)}


def test_the_toy_is_as_short_as_the_page_says() -> None:
    lines = sum(len((TOY / file).read_text(encoding="utf-8").splitlines()) for file in files_of_the_toy())
    assert lines <= MOST_LINES
    assert f"in under\n{MOST_LINES} lines" in NEEDED
    assert f"`{TOY.relative_to(Path(__file__).parents[2]).as_posix()}/`" in NEEDED


def test_what_may_be_left_out_is_left_out_by_the_toy() -> None:
    given = set(re.findall(r"^    (\w+)=", (TOY / "__init__.py").read_text(encoding="utf-8"), re.MULTILINE))
    optional = [field for _, fields, _ in rows(LEFT_OUT) for field in quoted(fields)]
    assert len(optional) > 20
    assert set(optional) < {field.name for field in dataclasses.fields(Game)}
    assert given.isdisjoint(optional)


def test_what_the_contract_asks_for_is_what_the_toy_gives() -> None:
    """Six fields; the toy also tells what happens, and hides something."""
    given = set(re.findall(r"^    (\w+)=", (TOY / "__init__.py").read_text(encoding="utf-8"), re.MULTILINE))
    without_default = {field.name for field in dataclasses.fields(Game) if field.default is field.default_factory}
    assert without_default == {"state", "actions", "reasons", "setup"}
    assert given == without_default | {"decisions", "points"} | {"events", "deal_unknown"}
