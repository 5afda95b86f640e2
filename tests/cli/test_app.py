"""Help texts: switches have no type."""

from __future__ import annotations

import pytest

from tests.cli.conftest import Run
from tests.cli.test_main import COMMANDS


@pytest.mark.parametrize("command", ["", *COMMANDS, "record show", "record replay", "record verify"])
def test_switches_are_shown_without_a_type(run: Run, command: str) -> None:
    shown = run(*command.split(), "--help").stdout
    assert "Show this message and exit." in shown
    assert "<bool>" not in shown
