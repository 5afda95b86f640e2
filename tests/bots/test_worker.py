"""What a worker answers while the search is not compiled, and how it compiles."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

import rivertable as rt
from rivertable.bots import make_bot
from rivertable.bots.ismcts import IsmctsBot
from rivertable.bots.jobs import BotJob, GameSpec, Reply, Suggestion
from rivertable.bots.readiness import parts_of
from rivertable.bots.worker import compile_all, decide, load_search
from rivertable.engine.chance import stream_from
from rivertable.engine.compile_watch import Compiling, watching
from rivertable.engine.components import Overlay
from rivertable.engine.contract import REFEREE_SEAT
from rivertable.engine.match import Match

MOVES = 40  # of both seats together


def job(match: Match, seat: int, bot: str, seed: str) -> BotJob:
    return BotJob(GameSpec.of(match.config), match.redacted(seat).to_bytes(), seat, bot, "hard", seed)


def play_on(match: Match, bots: tuple[str, str], seeds: tuple[str, str]) -> None:
    """One decision, or what the world reports."""
    seat = match.to_act[0]
    if seat == REFEREE_SEAT:
        match.act(seat, match.likely_report(stream_from(len(match.log))))
    else:
        match.act(seat, decide(job(match, seat, bots[seat], seeds[seat]), compiled=False).action)


def chosen(match: Match, seat: int) -> list[int]:
    return [move.action for move in match.moves if move.seat == seat]


@pytest.mark.parametrize("seeds", [("7", "8"), ("7", "7")], ids=["own seeds", "one seed"])
def test_two_bots_of_a_level_at_riverside_do_not_play_alike_before_they_can_search(seeds: tuple[str, str]) -> None:
    match, alike = Match("riverside(players=2)", seed=2), True
    while alike and not match.is_over:
        play_on(match, ("ismcts", "ismcts"), seeds)
        alike = all(one == other for one, other in zip(chosen(match, 0), chosen(match, 1), strict=False))
    assert not alike


@pytest.mark.parametrize("game", ["riverside", "the_river", "twelve_rivers", "river_bankers", "stone_layer"])
def test_the_same_match_seat_and_seed_give_the_same_choices_before_they_can_search(game: str) -> None:
    one, other = Match(game, seed=4), Match(game, seed=4)
    for _ in range(MOVES):
        play_on(one, ("ismcts", "ismcts"), ("7", "8"))
        play_on(other, ("ismcts", "ismcts"), ("7", "8"))
    assert one.moves == other.moves


def begun_turn() -> tuple[Match, int, Suggestion]:
    """A seat of Riverside after the first decision of a turn that its bot has planned as a whole."""
    match = Match("riverside(players=2)", seed=2)
    seat = match.to_act[0]
    first = decide(job(match, seat, "ismcts", "7"), compiled=False)
    match.act(seat, first.action)
    return match, seat, first


def refuse_to_search(monkeypatch: pytest.MonkeyPatch) -> None:
    def search(*_: object) -> None:
        raise AssertionError("searched")

    monkeypatch.setattr(IsmctsBot, "plan", search)


def test_a_planned_turn_goes_on_in_any_worker_without_another_search(monkeypatch: pytest.MonkeyPatch) -> None:
    """A worker that has never seen the seat: bots that cannot search yet are made anew for every job."""
    match, seat, first = begun_turn()
    refuse_to_search(monkeypatch)
    assert first.plan is not None
    asked = msgspec.structs.replace(job(match, seat, "ismcts", "7"), plan=first.plan)
    assert decide(asked, compiled=False).action == first.plan.actions[0]


def test_without_its_plan_a_turn_is_searched_again(monkeypatch: pytest.MonkeyPatch) -> None:
    match, seat, _ = begun_turn()
    refuse_to_search(monkeypatch)
    with pytest.raises(AssertionError, match="searched"):
        decide(job(match, seat, "ismcts", "7"), compiled=False)


def test_a_plan_for_another_state_is_worthless(monkeypatch: pytest.MonkeyPatch) -> None:
    match, seat, first = begun_turn()
    match.undo(seat)
    refuse_to_search(monkeypatch)
    with pytest.raises(AssertionError, match="searched"):
        decide(msgspec.structs.replace(job(match, seat, "ismcts", "7"), plan=first.plan), compiled=False)


@pytest.mark.slow
def test_what_stands_in_for_a_search_plays_about_as_well_as_greedy() -> None:
    """Each has either seat of the same matches; chance would be more than a hundred points behind."""
    leads = []
    for seed in range(4):
        for seat in (0, 1):
            match = Match("riverside(players=2)", seed=seed)
            while not match.is_over:
                play_on(match, ("ismcts", "greedy") if seat == 0 else ("greedy", "ismcts"), ("7", "8"))
            assert match.outcome is not None
            leads.append(match.outcome.scores[seat] - match.outcome.scores[1 - seat])
    assert sum(leads) / len(leads) > -30


def test_a_worker_compiles_the_search_first_and_then_what_else_there_is(
    fish_market: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("RIVERTABLE_CACHE", str(tmp_path))
    config = rt.load("fish_market", components=Overlay("worker.toml", "[market]\nprize_points = 92"))
    search, *others = parts_of(config)
    told: list[tuple[Reply, list[bool]]] = []
    compile_all(
        GameSpec.of(config), lambda reply: told.append((reply, [search.is_ready, *(p.is_ready for p in others)]))
    )
    replies = [reply for reply, _ in told]
    searching = next(ready for reply, ready in told if reply.done == reply.of > 0)
    assert replies[0].done < replies[0].of
    assert searching == [True, False, False, False, False]
    assert [reply.finished for reply in replies] == [False] * (len(replies) - 1) + [True]
    assert told[-1][1] == [True] * 5


def test_a_worker_loads_the_search_alone() -> None:
    load_search(GameSpec.of(rt.load("riverside")))
    told: list[Compiling] = []
    with watching(told.append):
        make_bot("ismcts", iterations=1).choose(match := rt.Match("riverside", 1), match.to_act[0])
    assert told == []
