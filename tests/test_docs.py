"""Docs that are tested: examples run, generated pages are up to date, links lead somewhere."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest
from typer.core import TyperGroup
from typer.main import get_command

import rivertable
from rivertable.cli.main import app
from rivertable.engine.components import Overlay
from rivertable.engine.game_config import load
from scripts.clauses import ROOT
from scripts.generate_docs import PAGES

MARKDOWN = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])


def name(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


@pytest.mark.parametrize("page", PAGES)
def test_generated_pages_are_up_to_date(page: str) -> None:
    assert (ROOT / page).read_text(encoding="utf-8") == PAGES[page](), "run `make docs`"


def examples(path: Path, language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", path.read_text(encoding="utf-8"), re.DOTALL)


def commands(path: Path, start: str) -> list[str]:
    """What the page tells to type: in backticks, or on a line of its own."""
    text = path.read_text(encoding="utf-8")
    found = re.findall(rf"(?:`|^ {{4}}|^)({start}[^`\n]*)", text, re.MULTILINE)
    return [re.sub(r"\s+#.*", "", command) for command in found]


def with_any(language: str) -> list[Path]:
    return [path for path in MARKDOWN if examples(path, language)]


@pytest.mark.parametrize("path", with_any("python"), ids=name)
def test_the_python_examples_run(path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for example in examples(path, "python"):
        exec(compile(example, path.name, "exec"), {})


@pytest.mark.parametrize("path", with_any("toml"), ids=name)
def test_the_overlays_change_their_game(path: Path) -> None:
    game = "the_river" if path.stem in ("overlays", "designers") else path.stem
    for example in examples(path, "toml"):
        changed = load(game, components=Overlay(path.name, example))
        assert changed.instance().package != load(game).instance().package


@pytest.mark.parametrize("path", [path for path in MARKDOWN if commands(path, "rivertable ")], ids=name)
def test_the_commands_can_be_typed(path: Path) -> None:
    for command in commands(path, "rivertable "):
        if "|" in command or "<" in command:  # a list of commands, or a place to fill
            continue
        known, words = get_command(app), shlex.split(command)[1:]
        context = known.make_context("rivertable", words[:1], resilient_parsing=True)
        while isinstance(known, TyperGroup) and words:
            _, found, words = known.resolve_command(context, words)
            assert found is not None
            known, context = found, found.make_context(found.name, words, parent=context, resilient_parsing=not words)


@pytest.mark.parametrize("path", MARKDOWN, ids=name)
def test_the_verbs_and_scripts_exist(path: Path) -> None:
    verbs = re.findall(r"^([a-z-]+):.* ## ", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)
    assert {command.split()[1] for command in commands(path, "make ")} <= {*verbs}
    scripts = [command.split()[1] for command in commands(path, "python [a-z]+/")]
    assert [script for script in scripts if not (ROOT / script).exists()] == []


@pytest.mark.parametrize("path", MARKDOWN, ids=name)
def test_links_lead_somewhere(path: Path) -> None:
    targets = re.findall(r"\]\(([^)#\s]+)(?:#[^)]*)?\)", path.read_text(encoding="utf-8"))
    missing = [t for t in targets if "://" not in t and not (path.parent / t).exists()]
    assert missing == []


def test_the_index_lists_every_page() -> None:
    index = ROOT / "docs" / "index.md"
    listed = {
        (index.parent / link).resolve() for link in re.findall(r"\]\(([^)#]+)", index.read_text(encoding="utf-8"))
    }
    assert [name(path) for path in (ROOT / "docs").rglob("*.md") if path not in {*listed, index}] == []


def test_python_tells_of_every_public_name() -> None:
    told = (ROOT / "docs" / "python.md").read_text(encoding="utf-8")
    assert [public for public in rivertable.__all__ if public not in told] == []


def hops() -> list[tuple[str, str]]:
    """Files and functions that docs/one-move.md names, in its tables and its sentences."""
    text = (ROOT / "docs" / "one-move.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| \d+ \| `([^`]+)` \| `([^`]+)` \|", text, re.MULTILINE)
    named = re.findall(r"`(\w+)`\n?\s*\(`(src/[^`]+)`\)", text)
    return [*rows, *re.findall(r"\(`(src/[^`]+)`,\s`(\w+)`\)", text), *((file, function) for function, file in named)]


def test_the_way_of_a_move_has_its_hops() -> None:
    assert len(hops()) >= 23


@pytest.mark.parametrize(("file", "function"), sorted(set(hops())))
def test_the_way_of_a_move_names_what_exists(file: str, function: str) -> None:
    source = (ROOT / file).read_text(encoding="utf-8")
    defined = rf"^\s*(?:(?:async )?def {function}\(|(?:export )?function {function}\(|#?{function}\(.*\{{$)"
    assert re.search(defined, source, re.MULTILINE), f"{file} has no function {function}"
