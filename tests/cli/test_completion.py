"""What a shell offers when Tab is pressed."""

from __future__ import annotations

import pytest

from rivertable.cli.completion import complete_bot, complete_game
from tests.cli.conftest import Run


def test_names_are_completed() -> None:
    assert complete_game("river") == ["river_bankers", "riverside"]
    assert complete_bot("ha") == ["hard"]


@pytest.mark.parametrize(
    ("line", "offered"),
    [
        ("rivertable pl", "play"),
        ("rivertable play twe", "twelve_rivers"),
        ("rivertable play riverside --bots ex", "expert"),
        ("rivertable play riverside --bots hed", "hedda:hard"),
        ("rivertable play riverside --option ext", "extension=true"),
        ("rivertable play --se", "--seats"),
        ("rivertable rules sto", "stone_layer"),
    ],
)
def test_a_shell_gets_completions(run: Run, monkeypatch: pytest.MonkeyPatch, line: str, offered: str) -> None:
    monkeypatch.setenv("_RIVERTABLE_COMPLETE", "complete_bash")
    monkeypatch.setenv("COMP_WORDS", line)
    monkeypatch.setenv("COMP_CWORD", str(len(line.split()) - 1))
    assert offered in run().stdout.split()
