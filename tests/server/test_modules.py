"""Every module of the server has a test file of its own name, in the folder of its package."""

from __future__ import annotations

from pathlib import Path

ROOT = Path(__file__).parents[2]
SERVER = ROOT / "src" / "rivertable" / "server"


def test_every_module_has_a_test_file_of_its_name() -> None:
    modules = [path.relative_to(SERVER) for path in SERVER.rglob("*.py") if "migrations" not in path.parts]
    files = {module: module.with_name(f"test_{module.name}") for module in modules if module.name != "__init__.py"}
    tests = ROOT / "tests" / "server"
    assert [str(module) for module, file in sorted(files.items()) if not (tests / file).is_file()] == []
