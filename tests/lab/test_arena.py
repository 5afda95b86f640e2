"""Contests between bots: fair seatings, honest intervals, a test that stops, runs that can be resumed."""

from __future__ import annotations

import json
import math
from pathlib import Path
from typing import Any

import pytest

from rivertable.bots.random_bot import RandomBot
from rivertable.engine.components import Overlay
from rivertable.engine.errors import OptionError
from rivertable.engine.game_config import load
from rivertable.engine.rule import Mode
from rivertable.lab import arena as arena_module
from rivertable.lab.arena import Arena, Group, Sprt, elo, mean_and_interval, run, share_and_interval, win_rate_of


def contest(*bots: str, players: int = 2, seed: int = 0) -> Arena:
    return Arena(load("riverside", players=players), bots, seed)


def results(*wins: float) -> list[Group]:
    return [Group(number, [win, 1 - win], [0.0, 0.0]) for number, win in enumerate(wins)]


def test_a_group_is_one_seed_in_every_seating() -> None:
    arena = contest("random", "random", "random", players=3)
    arena.play_group()
    assert arena.games == 3


def test_the_wins_of_a_group_are_shared_out_whole() -> None:
    group = contest("random", "random(seed=5)", players=4).play_group()
    assert sum(group.wins) == pytest.approx(1)


def test_a_game_whose_world_reports_is_played_by_its_statistics() -> None:
    group = Arena(load("stone_layer"), ("random", "random(seed=5)"), 1).play_group()
    assert sum(group.wins) == pytest.approx(1)


def test_equal_bots_of_one_seed_get_the_same_points() -> None:
    group = contest("random(seed=1)", "random(seed=1)").play_group()
    assert group.scores[0] == pytest.approx(group.scores[1])


def test_a_bot_of_ones_own_takes_part_by_the_name_given_here() -> None:
    made: list[int] = []

    def mine(seed: int) -> RandomBot:
        made.append(seed)
        return RandomBot(seed)

    arena = Arena(load("riverside"), ("mine", "random(seed=5)"), seed=7, own={"mine": mine})
    arena.play_group()
    assert made == [0, 7, 7]  # tried once, then for a match in each seat
    assert [standing.name for standing in arena.standings()] == ["mine", "random(seed=5)"]
    with pytest.raises(OptionError, match="there is no bot 'mine'"):
        Arena(load("riverside"), ("mine", "random"))


def test_the_last_bot_fills_the_seats_left_over() -> None:
    assert contest("greedy", "random", players=4).seats == [0, 1, 1, 1]


def test_the_even_share_counts_seats() -> None:
    arena = contest("random", "random", players=4)
    arena.play_group()
    assert [standing.even_share for standing in arena.standings()] == [0.25, 0.75]


def test_greedy_beats_random() -> None:
    arena = contest("greedy", "random")
    run(arena, 2)
    assert arena.standings()[0].win_rate == 1.0


def test_the_same_seed_gives_the_same_contest() -> None:
    one, other = contest("random", "random", seed=4), contest("random", "random", seed=4)
    run(one, 6)
    run(other, 6)
    assert one.groups == other.groups


@pytest.mark.parametrize("bots", [["greedy"], ["greedy", "random", "random"]])
def test_too_few_or_too_many_bots_are_refused(bots: list[str]) -> None:
    with pytest.raises(OptionError, match=r"at least two bots|3 bots do not fit a match of 2"):
        contest(*bots)


def test_an_unknown_bot_is_refused_before_anything_is_played() -> None:
    with pytest.raises(OptionError, match="there is no bot 'clever'"):
        contest("greedy", "clever")


def test_an_unknown_setting_is_refused() -> None:
    with pytest.raises(OptionError, match="; its settings are seed"):
        contest("greedy", "random(depth=3)")


def test_characters_take_part() -> None:
    arena = contest("hedda:easy", "easy(character=otis)")
    arena.play_group()
    assert [standing.name for standing in arena.standings()] == ["hedda:easy", "easy(character=otis)"]
    with pytest.raises(OptionError, match="there is no character 'heda'"):
        contest("heda:easy", "easy")


def test_a_bot_keeps_the_mode_written_with_it() -> None:
    for name in ("greedy", "ismcts", "hard"):
        for written, mode in ((name, Mode.COMPILED), (f"{name}(mode=interpreted)", Mode.INTERPRETED)):
            bot: Any = arena_module._bot(written, 0, Mode.COMPILED)
            assert bot._mode is mode
    with pytest.raises(OptionError, match="the mode is compiled or interpreted, not 'fast'"):
        contest("greedy(mode=fast)", "random")


def test_a_bot_that_needs_a_world_is_refused() -> None:
    with pytest.raises(OptionError, match="bot 'steady' plays with a simulated world, and here statistics report"):
        Arena(load("stone_layer"), ("steady(level=hard)", "random"))


def test_after_one_group_nothing_is_known_of_the_spread() -> None:
    arena = contest("random", "random")
    arena.groups = results(1.0)
    standing = arena.standings()[0]
    assert (standing.interval, standing.lead_interval, standing.elo_interval) == (math.inf,) * 3


def test_an_interval_needs_two_values() -> None:
    assert mean_and_interval([0.5]) == (0.5, math.inf)


def test_the_interval_of_a_mean() -> None:
    mean, interval = mean_and_interval([0.0, 1.0, 0.0, 1.0])
    assert (mean, round(interval, 3)) == (0.5, round(1.96 * math.sqrt(1 / 3 / 4), 3))


def test_a_clean_sweep_of_a_few_groups_is_no_certainty() -> None:
    assert share_and_interval([1.0] * 5)[1] > 0.2


def test_elo_and_win_rate_are_inverse() -> None:
    assert win_rate_of(elo(0.75)) == pytest.approx(0.75)


def test_a_clean_sweep_has_a_finite_elo() -> None:
    assert elo(1.0) == pytest.approx(1200, abs=10)


def test_the_test_finds_a_stronger_bot() -> None:
    assert Sprt().verdict(results(*[1, 0.5, 1, 1] * 10)) == "stronger"


def test_the_test_finds_an_equal_bot_not_stronger() -> None:
    assert Sprt(better=100).verdict(results(*[0.5, 0, 1, 0.5] * 40)) == "not stronger"


def test_the_test_stays_open_after_few_results() -> None:
    assert Sprt().verdict(results(1, 1)) is None


def test_a_decided_test_stops_the_contest(monkeypatch: pytest.MonkeyPatch) -> None:
    arena = contest("random", "random")
    monkeypatch.setattr(Arena, "play_group", lambda self: self.groups.append(results(1.0)[0]))
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
