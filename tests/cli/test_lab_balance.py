"""`rivertable lab balance` in the terminal."""

from __future__ import annotations

import json
from pathlib import Path

from tests.cli.conftest import Run


def test_the_sentence_first_and_then_the_figures(run: Run, tmp_path: Path) -> None:
    command = (
        "lab",
        "balance",
        "The River",
        "--games",
        "40",
        "--policy",
        "quick",
        "--seed",
        "5",
        "--no-ladder",
        "--jobs",
        "1",
    )
    result = run(*command, "--output", "out.json")
    data = json.loads((tmp_path / "out.json").read_text(encoding="utf-8"))
    lines = result.stdout.splitlines()
    assert lines[0] == data["sentence"]
    assert "40 matches, quick play" in lines[1]
    for wanted in (
        "turn order",
        "matches end because",
        "winners ahead by",
        f"{data['turn_order'][0]['figure']['value']:.1%}",
    ):
        assert wanted in result.stdout
    assert "better play" not in result.stdout


def test_players_options_and_overlays_are_those_of_the_game(run: Run, tmp_path: Path) -> None:
    (tmp_path / "cold.toml").write_text("[score_sheet]\nfire_symbols = 12\n")
    flags = ("--players", "3", "--option", "extension=true", "--components", "cold.toml", "--output", "out.json")
    run("lab", "balance", "riverside", "--games", "2", "--policy", "random", "--no-ladder", "--jobs", "1", *flags)
    data = json.loads((tmp_path / "out.json").read_text(encoding="utf-8"))["run"]
    assert (data["players"], data["game"]) == (3, "riverside(players=3, extension=true)")
    assert [each["name"] for each in data["components"]] == ["cold.toml"]
