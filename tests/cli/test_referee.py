"""A game whose world reports: by its own statistics, or asked at the terminal."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import rivertable as rt
from rivertable.engine.contract import REFEREE_SEAT
from tests.cli.conftest import ANY_ANSWERS, Run


def test_the_stones_decide_by_themselves_to_the_end(run: Run) -> None:
    shown = run("play", "stone_layer", "--seed", "3", typed=ANY_ANSWERS)
    assert shown.exit_code == 0
    assert "The game is over: somebody has collected the points to win." in shown.stdout


def test_the_same_seed_gives_the_same_falls(run: Run) -> None:
    first, second = (run("play", "stone_layer", "--seed", "3", typed="1\n" * 60).stdout for _ in range(2))
    assert first == second


def test_at_a_real_table_the_referee_is_asked_by_name(run: Run) -> None:
    shown = run(
        "play", "stone_layer", "--seats", "Anna,Ben", "--seed", "3", "--option", "mode=companion", typed="1\n1\n2\n"
    )
    assert "Did a stack fall?" in shown.stdout
    assert "Referee> " in shown.stdout
    assert "Ben caused it" in shown.stdout
    assert "Pass the keyboard" not in shown.stdout  # nothing is hidden here


def test_a_report_can_be_taken_back_and_the_rest_is_saved(run: Run, tmp_path: Path) -> None:
    typed = "1\nreport_no_fall\nundo\nlog\nhint\nreport_touched\nsave told.json\nquit\n"
    shown = run("play", "stone_layer", "--seats", "Anna,Ben", "--seed", "3", "--option", "mode=companion", typed=typed)
    assert "There is no hint: tell what you saw." in shown.stdout
    record = rt.Record.load(tmp_path / "told.json")
    assert [move[2] for move in record.moves if move[0] == REFEREE_SEAT] == ["report_no_fall", "undo", "report_touched"]
    assert "Another stone was touched" in run("record", "show", "told.json").stdout


def test_sl_6_31_a_finished_report_and_then_the_tile_are_taken_back(run: Run, tmp_path: Path) -> None:
    """Whoever is asked by then: the next player, or the referee who has said nothing yet."""
    typed = "1\nreport_no_fall\nreport_on_top\nreport_done\n" + "undo\n" * 4 + "pick_tile(2)\nsave told.json\nquit\n"
    shown = run("play", "stone_layer", "--seats", "Anna,Ben", "--seed", "3", "--option", "mode=companion", typed=typed)
    assert "undo agreed" not in shown.stdout
    moves = [(move[0] == REFEREE_SEAT, move[2]) for move in rt.Record.load(tmp_path / "told.json").moves]
    told = [(True, "report_no_fall"), (True, "report_on_top"), (True, "report_done")]
    assert moves == [
        (False, "pick_tile(1)"),
        *told,
        *[(True, "undo")] * 3,
        (False, "undo"),
        (False, "pick_tile(2)"),
    ]


def test_sl_6_31_not_after_a_bot_has_chosen_the_next_tile(run: Run) -> None:
    typed = "1\nreport_no_fall\nreport_on_top\nreport_done\nundo\nquit\n"
    shown = run(
        "play", "stone_layer", "--seats", "Anna,random", "--seed", "3", "--option", "mode=companion", typed=typed
    )
    assert "somebody has decided" in shown.stdout
    assert "undo agreed" not in shown.stdout


def test_only_bots_at_a_real_table_go_by_statistics(run: Run) -> None:
    shown = run("play", "stone_layer", "--humans", "0", "--seed", "3", "--option", "mode=companion")
    assert "wins" in shown.stdout


def test_real_stones_can_be_simulated_and_audited(run: Run) -> None:
    shown = run("play", "stone_layer", "--seed", "3", "--world", typed="1\n" * 9 + "save stones.json\nquit\n")
    assert "Saved." in shown.stdout
    audited = run("record", "replay", "stones.json", "--audit")
    assert (audited.exit_code, "0 differ" in audited.stdout) == (0, True)


def test_a_game_without_a_world_says_so(refuse: Callable[..., str]) -> None:
    assert "riverside has no world to simulate" in refuse("play", "riverside", "--world")
