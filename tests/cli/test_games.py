"""The list of games."""

from __future__ import annotations

import pytest

from tests.cli.conftest import Run


@pytest.mark.parametrize("columns", [80, 120])
def test_games_lists_players_people_and_options(run: Run, monkeypatch: pytest.MonkeyPatch, columns: int) -> None:
    monkeypatch.setenv("COLUMNS", str(columns))
    shown = run("games").stdout
    for text in (
        "riverside",
        "1–6",
        "Svensson",
        "Chilifox Games",
        "2021",
        "extension=false|true",
        "alt_start_shuffle=remaining|all",
    ):
        assert text in shown
