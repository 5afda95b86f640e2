"""Every module has a test file of its own name, at the same place in tests/."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
SOURCES = ROOT / "src" / "rivertable"

PACKAGES = ["engine", "bots", "cli", "lab", "server"]


def expected_file(module: Path) -> Path:
    """tests/engine/test_match.py for engine/match.py; a package's own code is tested in test_<package>.py."""
    name = module.parent.name if module.stem == "__init__" else module.stem
    return ROOT / "tests" / module.relative_to(SOURCES).parent / f"test_{name}.py"


def defines_something(module: Path) -> bool:
    """Whether a module has functions or classes; steps of the database's migrations are tested by opening databases."""
    if "migrations" in module.parts:
        return False
    body = ast.parse(module.read_text(encoding="utf-8")).body
    return any(isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef) for node in body)


def has_a_test(file: Path) -> bool:
    if not file.exists():
        return False
    tree = ast.parse(file.read_text(encoding="utf-8"))
    functions = (node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef))
    return any(function.name.startswith("test_") for function in functions)


@pytest.mark.parametrize("package", PACKAGES)
def test_every_module_has_a_test_file_of_its_name(package: str) -> None:
    modules = [module for module in sorted((SOURCES / package).rglob("*.py")) if defines_something(module)]
    assert modules
    missing = [
        f"{module.relative_to(ROOT)}: {expected_file(module).relative_to(ROOT)} is missing or has no test"
        for module in modules
        if not has_a_test(expected_file(module))
    ]
    assert missing == []
