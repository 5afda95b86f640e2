"""`rivertable arena` in the terminal."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

from tests.cli.conftest import Run


def test_the_result_as_json(run: Run, tmp_path: Path) -> None:
    run("arena", "riverside", "random", "random", "--games", "4", "--json", "out.json")
    result = json.loads((tmp_path / "out.json").read_text())
    assert (result["game"], result["players"], result["games"], len(result["bots"])) == ("riverside", 2, 4, 2)


def test_the_bots_stand_in_the_order_given(run: Run, tmp_path: Path) -> None:
    run("arena", "riverside", "greedy", "random", "--games", "2", "--json", "out.json")
    result = json.loads((tmp_path / "out.json").read_text())
    assert [bot["name"] for bot in result["bots"]] == ["greedy", "random"]


def test_a_table_tells_shares_with_intervals(run: Run) -> None:
    done = run("arena", "riverside", "random", "random", "--games", "4")
    assert "share of wins" in done.stdout


def test_an_unknown_bot_is_one_sentence(refuse: Callable[..., str]) -> None:
    assert "there is no bot 'clever'; the bots are random, greedy" in refuse("arena", "riverside", "random", "clever")


def test_one_bot_is_no_contest(refuse: Callable[..., str]) -> None:
    assert "a contest needs at least two bots" in refuse("arena", "riverside", "greedy")


def test_what_would_fail_later_is_told_at_once(refuse: Callable[..., str]) -> None:
    contest = ("arena", "riverside", "greedy", "random", "--games", "2")
    assert "there is no folder 'nowhere'" in refuse(*contest, "--keep", "nowhere/kept.jsonl")
    assert "--sprt is a number above 0, not -5" in refuse(*contest, "--sprt", "-5")


def test_nothing_but_the_sentence_is_printed(refuse: Callable[..., str], tmp_path: Path) -> None:
    (tmp_path / "kept.jsonl").write_text("another\n")
    contest = ("arena", "riverside", "random", "random", "--games", "2", "--keep", "kept.jsonl")
    assert "kept.jsonl holds another contest (another); name another file" in refuse(*contest)


def test_neither_is_stronger_than_itself(run: Run) -> None:
    assert "+0 ±" in run("arena", "riverside", "random", "random", "--games", "4").stdout


def test_seeds_are_the_same_everywhere(refuse: Callable[..., str]) -> None:
    for command in (("arena", "riverside", "greedy", "random"), ("check", "riverside"), ("simulate", "riverside")):
        assert "a seed is a whole number from 0" in refuse(*command, "--seed", "seven")
