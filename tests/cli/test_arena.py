"""`rivertable arena` in the terminal."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from rivertable.lab.arena import Arena
from tests.cli.conftest import Run


def test_the_result_as_json(run: Run, tmp_path: Path) -> None:
    run("arena", "riverside", "random", "random", "--games", "4", "--json", "out.json")
    result = json.loads((tmp_path / "out.json").read_text())
    assert (result["game"], result["players"], result["games"], len(result["bots"])) == ("riverside", 2, 4, 2)


def test_the_result_says_with_what_it_was_played(run: Run, tmp_path: Path) -> None:
    (tmp_path / "cold.toml").write_text("[score_sheet]\nfire_symbols = 12\n")
    contest = ("arena", "riverside", "random", "random", "--games", "2", "--json", "out.json")
    shown = run(*contest, "--option", "extension=true", "--components", "cold.toml")
    result = json.loads((tmp_path / "out.json").read_text())
    assert result["options"] == {"extension": True}
    assert result["components"]["name"] == "cold.toml"
    assert "components changed by cold.toml" in shown.stdout
    run(*contest)
    assert json.loads((tmp_path / "out.json").read_text())["components"] is None


def test_after_one_rotation_there_is_no_interval(run: Run, tmp_path: Path) -> None:
    shown = run("arena", "riverside", "random", "random", "--games", "2", "--json", "out.json")
    assert "Infinity" not in (tmp_path / "out.json").read_text()
    assert [bot["interval"] for bot in json.loads((tmp_path / "out.json").read_text())["bots"]] == [None, None]
    assert "inf" not in shown.stdout
    assert shown.stdout.count("± –") == 6  # share, lead and Elo of both


def test_ctrl_c_sums_up_what_is_played(run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    play_group = Arena.play_group

    def interrupted(arena: Arena, number: int) -> object:
        if arena.games == played:
            raise KeyboardInterrupt
        return play_group(arena, number)

    monkeypatch.setattr(Arena, "play_group", interrupted)
    monkeypatch.setenv("RIVERTABLE_CACHE", str(tmp_path))
    contest = ("arena", "riverside", "random", "random", "--games", "8", "--json", "out.json")
    played = 4
    shown = run(*contest)
    assert shown.exit_code == 0
    assert "share of wins" in shown.stdout
    assert "Stopped after 4 of 8 matches. The same command goes on from there." in shown.stdout
    assert json.loads((tmp_path / "out.json").read_text())["games"] == 4
    played = 0
    assert run(*contest, "--seed", "1").exit_code == 130


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
    assert "is tested between 2 players, not 3" in refuse(*contest, "--sprt", "50", "--players", "3", "--keep", "kept")
    for file in ("--keep", "--json"):
        assert "/proc/kept: it cannot be written" in refuse(*contest, file, "/proc/kept")


def test_a_file_that_is_there_stays_until_the_end(refuse: Callable[..., str], tmp_path: Path) -> None:
    (tmp_path / "out.json").write_text("mine")
    refuse("arena", "riverside", "greedy", "--json", "out.json")
    assert (tmp_path / "out.json").read_text() == "mine"


def test_a_picture_is_no_contest(refuse: Callable[..., str], tmp_path: Path) -> None:
    (tmp_path / "kept.png").write_bytes(b"\x89PNG\xff")
    contest = ("arena", "riverside", "random", "random", "--games", "2", "--keep", "kept.png")
    assert "kept.png holds something else than a contest" in refuse(*contest)


def test_a_bot_that_needs_a_world_is_refused(refuse: Callable[..., str]) -> None:
    for command in (("arena", "stone_layer", "steady", "random"), ("simulate", "stone_layer", "--policy", "steady")):
        assert "bot 'steady' plays with a simulated world" in refuse(*command)


def test_nothing_but_the_sentence_is_printed(refuse: Callable[..., str], tmp_path: Path) -> None:
    (tmp_path / "kept.jsonl").write_text("another\n")
    contest = ("arena", "riverside", "random", "random", "--games", "2", "--keep", "kept.jsonl")
    assert "kept.jsonl holds another contest (another); name another file" in refuse(*contest)


def test_neither_is_stronger_than_itself(run: Run) -> None:
    assert "+0 ±" in run("arena", "riverside", "random", "random", "--games", "4").stdout


def test_seeds_are_the_same_everywhere(refuse: Callable[..., str]) -> None:
    for command in (("arena", "riverside", "greedy", "random"), ("check", "riverside"), ("simulate", "riverside")):
        assert "a seed is a whole number from 0" in refuse(*command, "--seed", "seven")
