"""The guides as text."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from rivertable.cli.guide import Guide, guide_lines, has_guide
from rivertable.engine import registry
from rivertable.engine.registry import games

TOY = Path(__file__).parents[1] / "toy" / "fish_market"


def as_text(game: str) -> str:
    return "\n".join(f"{before} {line.plain}" for before, line in guide_lines(game))


@pytest.mark.parametrize("game", [game for game in games() if has_guide(game)])
def test_every_guide_is_said_with_its_numbers(game: str) -> None:
    text = as_text(game)
    assert "{" not in text
    assert "**" not in text
    assert f"An example: {Guide(game).numbers['sum-total']} points." in text


def test_steps_are_numbered_and_notes_stand_in_brackets() -> None:
    text = as_text("the_river")
    assert "  1. Trade, if you like  Give back any 3 goods for 1 food." in text
    assert "(no limit)" in text
    assert re.search(r"^  · Bonus tokens: \d+  all tokens", text, re.MULTILINE)


def test_a_game_may_have_no_guide(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry._added, "fish_market", TOY)
    assert not has_guide("fish_market")
