"""Rules that ask change nothing: may_…, is_…, has_… and can_… assign no field of the state, nor call a rule that does."""

from __future__ import annotations

import ast
import importlib
import inspect
import re
import textwrap
from collections.abc import Iterator
from types import FunctionType
from typing import Any

import pytest

from rivertable.engine.registry import GAMES_FOLDER
from rivertable.engine.rule import rules_of

GAMES = sorted(path.parent.name for path in GAMES_FOLDER.glob("*/components.toml"))
QUESTION = re.compile(r"(may|is|are|has|can|opens|wants)_")
STATE = "s"
CHANGES = {"emit", "reveal", "sync", "shuffle", "draw", "roll"}  # of the engine: events and chance are state too


def syntax_of(function: FunctionType) -> ast.AST:
    """The syntax of a rule, typed or written."""
    return ast.parse(textwrap.dedent(inspect.getsource(function)))


def is_of_state(target: ast.expr) -> bool:
    """A field of the state, or a cell of one: s.fish, s.fish[seat]."""
    while isinstance(target, ast.Subscript | ast.Attribute):
        target = target.value
    return isinstance(target, ast.Name) and target.id == STATE


def assigns_state(tree: ast.AST) -> bool:
    targets: list[ast.expr] = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Assign):
            targets += node.targets
        elif isinstance(node, ast.AugAssign | ast.AnnAssign):
            targets.append(node.target)
    cells = [part for each in targets for part in (each.elts if isinstance(each, ast.Tuple) else [each])]
    return any(not isinstance(each, ast.Name) and is_of_state(each) for each in cells)


def called(tree: ast.AST) -> Iterator[str]:
    yield from (
        node.func.id for node in ast.walk(tree) if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
    )


def questions_that_change(rules: tuple[FunctionType, ...]) -> set[str]:
    """The names of the questions among these rules that change the state themselves or by what they call."""
    trees = {rule: syntax_of(rule) for rule in rules}
    changing = {rule for rule, tree in trees.items() if assigns_state(tree) or CHANGES & {*called(tree)}}
    before = 0
    while len(changing) > before:
        before = len(changing)
        for rule, tree in trees.items():
            globals_of: dict[str, Any] = rule.__globals__
            if any(globals_of.get(name) in changing for name in called(tree) if name in globals_of):
                changing.add(rule)
    return {rule.__name__ for rule in changing if QUESTION.match(rule.__name__)}


@pytest.mark.parametrize("game", GAMES)
def test_questions_change_nothing(game: str) -> None:
    package = f"rivertable.games.{game}"
    importlib.import_module(package)
    rules = rules_of(package)
    assert any(QUESTION.match(rule.__name__) for rule in rules)
    assert questions_that_change(rules) == set()


def is_quiet(s: Any) -> bool:
    return bool(s.fish > 0)


def is_loud(s: Any) -> bool:
    s.fish[0] += 1
    return is_quiet(s)


def has_loud_friend(s: Any) -> bool:
    return is_loud(s)


def can_count(s: Any) -> bool:
    fish = 0
    fish += s.fish
    return fish > 0


def test_a_question_that_changes_something_is_found() -> None:
    rules: Any = (is_quiet, is_loud, has_loud_friend, can_count)
    assert questions_that_change(rules) == {"is_loud", "has_loud_friend"}
