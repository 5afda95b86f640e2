"""docs/designers.md, from the first command to the last, with few matches."""

from __future__ import annotations

import json
import re
import shlex
from pathlib import Path

import pytest
from typer.testing import CliRunner

from rivertable.cli.main import app
from scripts.clauses import ROOT

PAGE = (ROOT / "docs" / "designers.md").read_text(encoding="utf-8")
COMMANDS = re.findall(r"^ {4}(rivertable lab (?!.*--ray ).*)$", PAGE, re.MULTILINE)  # tests/ray tries many machines
FEW = {"balance": "40", "sweep": "8", "compare": "40", "tournament": "2"}
QUICK = ["--policy", "quick", "--seed", "1", "--jobs", "1"]


def small(command: str) -> list[str]:
    """The words of a command with fewer matches of quicker players, and the figures as JSON too."""
    words = shlex.split(command)[1:]
    if "--games" in words:
        del words[words.index("--games") : words.index("--games") + 2]
    if words[1] == "tournament":
        return [*(word.replace("normal", "random") for word in words), "--games", FEW[words[1]]]
    output = ["--output", words[words.index("--output") + 1].replace(".html", ".json")]
    return [*words, "--games", FEW[words[1]], *QUICK, *(["--no-ladder"] if words[1] == "balance" else []), *output]


def test_the_way_can_be_gone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("RIVERTABLE_CACHE", str(tmp_path / "cache"))
    [overlay] = re.findall(r"```toml\n(.*?)```", PAGE, re.DOTALL)
    (tmp_path / "lean_to.toml").write_text(overlay, encoding="utf-8")
    assert [shlex.split(command)[2] for command in COMMANDS] == ["balance", "sweep", "compare", "tournament"]
    for command in COMMANDS:
        result = CliRunner().invoke(app, small(command))
        assert result.exit_code == 0, result.output
    for name in ("balance", "sweep", "compare"):
        assert (tmp_path / f"{name}.html").stat().st_size > 10_000
        assert json.loads((tmp_path / f"{name}.json").read_text(encoding="utf-8"))["sentence"].endswith(".")


def test_the_way_is_one_page() -> None:
    assert len(PAGE.splitlines()) <= 120
