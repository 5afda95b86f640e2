"""What the commands of the lab share."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
import typer

from rivertable.cli.console import INTERRUPTED
from rivertable.cli.lab_run import policy_of, shown
from tests.cli.conftest import Run

Refuse = Callable[..., str]
SMALL = ("--games", "4", "--policy", "quick", "--jobs", "1")


def test_ctrl_c_says_how_far_it_came_and_how_to_go_on(capsys: pytest.CaptureFixture[str]) -> None:
    def stopped() -> None:
        with shown("playing") as tell:
            tell(250, 20_000)
            raise KeyboardInterrupt

    with pytest.raises(typer.Exit) as ended:
        stopped()
    assert ended.value.exit_code == INTERRUPTED
    assert "Stopped after 250 of 20,000 matches. The same command goes on from there." in capsys.readouterr().err


def test_one_policy_or_one_for_each_seat() -> None:
    assert policy_of("greedy") == "greedy"
    assert policy_of("greedy,random") == ("greedy", "random")


def test_mistakes_are_answered_in_a_sentence_before_anything_is_played(refuse: Refuse) -> None:
    assert "there is no game 'the_rivr'" in refuse("lab", "balance", "the_rivr")
    assert "a whole number from 1, not 0" in refuse("lab", "balance", "the_river", "--games", "0")
    assert "there is no policy 'clever'" in refuse("lab", "balance", "the_river", "--policy", "clever")
    assert "the number of jobs is a whole number from 1, not 0" in refuse("lab", "balance", "the_river", "--jobs", "0")
    assert "is written as .html, .json or .parquet" in refuse("lab", "balance", "the_river", "--output", "report.doc")
    assert "there is no folder" in refuse("lab", "balance", "the_river", "--output", "none/report.html")


def test_the_tournament_is_the_arena(run: Run) -> None:
    contest = ("riverside", "random", "random", "--games", "4")
    assert run("lab", "tournament", *contest).stdout == run("arena", *contest).stdout


def test_a_result_is_written_in_every_form(run: Run, tmp_path: Path) -> None:
    files = [word for kind in ("html", "json", "parquet") for word in ("--output", f"result.{kind}")]
    result = run("lab", "balance", "the_river", *SMALL, "--no-ladder", *files)
    assert result.exit_code == 0, result.output
    assert {file.name for file in tmp_path.iterdir()} == {"result.html", "result.json", "result.parquet"}
    assert "Written to result.html." in result.stdout
