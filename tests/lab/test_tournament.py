"""Tournaments that go on where they were, in one process and in two."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

from rivertable.bots.random_bot import RandomBot
from rivertable.engine.components import Overlay
from rivertable.engine.errors import OptionError
from rivertable.engine.game_config import load
from rivertable.engine.rule import Mode
from rivertable.lab import tournament
from rivertable.lab.arena import Arena, Group, Sprt
from rivertable.lab.tournament import mode_of, run
from tests.lab.test_arena import contest


@pytest.fixture(autouse=True)
def own_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RIVERTABLE_CACHE", str(tmp_path / "cache"))


def test_the_same_seed_gives_the_same_contest() -> None:
    one, other = contest("random", "random", seed=4), contest("random", "random", seed=4)
    run(one, 6)
    run(other, 6)
    assert one.groups == other.groups


def test_a_decided_test_stops_the_contest(monkeypatch: pytest.MonkeyPatch) -> None:
    arena = contest("random", "random")
    monkeypatch.setattr(Arena, "play_group", lambda self, number: Group(number, [1.0, 0.0], [0.0, 0.0]))
    assert (run(arena, 400, sprt=Sprt(better=200)), arena.games < 100) == ("stronger", True)


def test_the_test_is_for_two_players(tmp_path: Path) -> None:
    keep = tmp_path / "kept.jsonl"
    for bots in (("random", "random"), ("random", "random", "random")):
        with pytest.raises(OptionError, match="is tested between 2 players, not 3"):
            run(contest(*bots, players=3), 3, sprt=Sprt(), keep=keep)
    assert not keep.exists()


def test_a_contest_goes_on_from_what_was_kept(tmp_path: Path) -> None:
    whole, keep = contest("random", "random"), tmp_path / "kept.jsonl"
    run(whole, 8)
    run(contest("random", "random"), 4, keep=keep)
    again = contest("random", "random")
    run(again, 8, keep=keep)
    assert again.groups == whole.groups


def test_a_line_cut_off_by_a_crash_is_played_again(tmp_path: Path) -> None:
    keep = tmp_path / "kept.jsonl"
    run(contest("random", "random"), 6, keep=keep)
    keep.write_text(keep.read_text()[:-9])
    again = contest("random", "random")
    run(again, 6, keep=keep)
    assert len(keep.read_text().splitlines()) == 4


def test_what_was_kept_of_another_contest_is_refused(tmp_path: Path) -> None:
    keep = tmp_path / "kept.jsonl"
    run(contest("random", "random"), 2, keep=keep)
    with pytest.raises(OptionError, match="another contest"):
        run(contest("random", "random", seed=1), 2, keep=keep)


def test_the_file_names_its_contest(tmp_path: Path) -> None:
    keep = tmp_path / "kept.jsonl"
    run(contest("random", "random"), 2, keep=keep)
    assert json.loads(keep.read_text().splitlines()[0])["bots"] == ["random", "random"]


def test_other_components_are_another_contest(tmp_path: Path) -> None:
    keep = tmp_path / "kept.jsonl"
    cold = load("riverside", components=Overlay("cold.toml", "[score_sheet]\nfire_symbols = 12\n"))
    run(contest("random", "random"), 2, keep=keep)
    with pytest.raises(OptionError, match="another contest"):
        run(Arena(cold, ("random", "random")), 2, keep=keep)
    keep.unlink()
    for games in (2, 4):
        again = Arena(cold, ("random", "random"))
        run(again, games, keep=keep)
        assert again.games == games


def test_a_file_that_cannot_be_used_is_told(tmp_path: Path) -> None:
    (tmp_path / "picture").write_bytes(b"\x89PNG\xff")
    (tmp_path / "long").write_text("river" * 1000)
    for name, sentence in (("picture", "holds something else than a contest"), ("long", r"contest \((river){40}\);")):
        with pytest.raises(OptionError, match=sentence):
            run(contest("random", "random"), 2, keep=tmp_path / name)
    with pytest.raises(OptionError, match="results cannot be kept there"):
        run(contest("random", "random"), 2, keep=tmp_path)


def test_a_line_that_is_no_group_is_played_again(tmp_path: Path) -> None:
    keep = tmp_path / "kept.jsonl"
    run(contest("random", "random"), 2, keep=keep)
    keep.write_text(keep.read_text().splitlines()[0] + "\n5\n")
    again = contest("random", "random")
    run(again, 2, keep=keep)
    assert again.games == 2


def test_two_processes_and_one_give_the_same_to_the_bit() -> None:
    one, two = contest("random", "random", seed=4), contest("random", "random", seed=4)
    run(one, 12, jobs=1)
    run(two, 12, jobs=2)
    assert one.groups == two.groups
    assert [group.number for group in two.groups] == list(range(6))


def test_groups_may_come_in_any_order(tmp_path: Path) -> None:
    """A file in which the first group is missing: the others are not played again."""
    whole, keep = contest("random", "random"), tmp_path / "kept.jsonl"
    run(whole, 6, keep=keep)
    first_line, _, *others = keep.read_text().splitlines()
    keep.write_text("\n".join([first_line, *reversed(others)]) + "\n")
    again = contest("random", "random")
    run(again, 6, keep=keep)
    assert again.groups == whole.groups
    assert keep.read_text().splitlines()[-1].startswith("[0, ")


def test_what_counts_when_a_test_is_decided_does_not_depend_on_what_else_was_played(tmp_path: Path) -> None:
    keep, test = tmp_path / "kept.jsonl", Sprt(better=200)
    arena = contest("greedy", "random")
    run(contest("greedy", "random"), 2, keep=keep)
    with keep.open("a") as file:
        file.writelines(f"[{number}, [1.0, 0.0], [0.0, 0.0]]\n" for number in range(1, 100))
    assert run(arena, 400, sprt=test, keep=keep) == "stronger"
    assert len(arena.groups) < 50
    assert test.verdict(arena.groups[:-1]) is None


def test_a_contest_without_a_file_goes_on_too_and_is_forgotten_at_its_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = contest("random", "random")
    run(whole, 8)
    play_group = Arena.play_group
    played: list[int] = []

    def interrupted(arena: Arena, number: int) -> Group:
        if number == 2 and len(stopped.groups) == 2 and not again.groups:
            raise KeyboardInterrupt
        played.append(number)
        return play_group(arena, number)

    monkeypatch.setattr(Arena, "play_group", interrupted)
    stopped, again = contest("random", "random"), contest("random", "random")
    with pytest.raises(KeyboardInterrupt):
        run(stopped, 8)
    assert (len(stopped.groups), played) == (2, [0, 1])
    run(again, 8)
    assert (again.groups, played) == (whole.groups, [0, 1, 2, 3])
    assert list((tmp_path / "cache" / "lab").iterdir()) == []


def test_a_run_that_another_one_forgot_goes_on(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Two runs of the same contest share a file of our own; the first at its end takes it away."""
    play_group = Arena.play_group

    def forgotten(arena: Arena, number: int) -> Group:
        shutil.rmtree(tmp_path / "cache", ignore_errors=True)
        return play_group(arena, number)

    monkeypatch.setattr(Arena, "play_group", forgotten)
    arena = contest("random", "random")
    run(arena, 4)
    assert arena.games == 4


def test_a_tournament_in_python() -> None:
    arena = tournament("riverside", ["greedy", "random"], games=4, seed=1)
    assert (arena.games, arena.standings()[0].win_rate) == (4, 1.0)
    assert tournament("riverside", ["random", "random"], players=3, games=2, jobs=2).games == 3
    with pytest.raises(OptionError, match="a seed is"):
        tournament("riverside", ["random", "random"], seed="river")


def test_bots_of_ones_own_play_here_and_nothing_of_them_is_kept(tmp_path: Path) -> None:
    def mine(seed: int) -> RandomBot:
        assert not (tmp_path / "cache" / "lab").exists()
        return RandomBot(seed)

    own = {"mine": mine}
    assert tournament("riverside", ["mine", "greedy"], games=4, own=own).games == 4
    for where in ({"jobs": 2}, {"ray": "local"}):
        with pytest.raises(OptionError, match="bots of your own play in this process alone"):
            tournament("riverside", ["mine", "greedy"], own=own, **where)


def test_searching_bots_and_long_contests_are_compiled() -> None:
    assert mode_of(["greedy", "random"], 20) is Mode.INTERPRETED
    assert mode_of(["greedy", "random"], 200) is Mode.COMPILED
    for bot in ("hard", "hedda:easy", "ismcts(level=easy)"):
        assert mode_of([bot, "random"], 2) is Mode.COMPILED
