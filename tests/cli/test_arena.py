"""`rivertable arena` in the terminal."""

from __future__ import annotations

import json
from collections.abc import Callable

from tests.cli.conftest import Run


def test_the_last_line_is_the_result_as_json(run: Run) -> None:
    done = run("arena", "riverside", "random", "random", "--games", "4", "--json")
    result = json.loads(done.stdout.splitlines()[-1])
    assert (result["game"], result["players"], result["games"], len(result["bots"])) == ("riverside", 2, 4, 2)


def test_the_bots_stand_in_the_order_given(run: Run) -> None:
    done = run("arena", "riverside", "greedy", "random", "--games", "2", "--json")
    assert [bot["name"] for bot in json.loads(done.stdout.splitlines()[-1])["bots"]] == ["greedy", "random"]


def test_a_table_tells_shares_with_intervals(run: Run) -> None:
    done = run("arena", "riverside", "random", "random", "--games", "4")
    assert "share of wins" in done.stdout


def test_an_unknown_bot_is_one_sentence(refuse: Callable[..., str]) -> None:
    assert "there is no bot 'clever'; the bots are random, greedy" in refuse("arena", "riverside", "random", "clever")
