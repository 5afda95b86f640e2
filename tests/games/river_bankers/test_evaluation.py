"""Estimates, the cheap policy and greedy play."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rivertable.bots import make_bot
from rivertable.engine.chance import stream_from
from rivertable.engine.game_config import GameConfig, load
from rivertable.engine.match import Match
from rivertable.engine.rule import Mode
from rivertable.engine.simulation import simulate
from rivertable.engine.state import ListState
from rivertable.games.river_bankers.actions import ACTIONS, ASK_AGAIN, FLUSH
from rivertable.games.river_bankers.evaluation import evaluate, looks_through, worth_trying
from rivertable.games.river_bankers.policy import policy
from rivertable.games.river_bankers.rules.cost import lane, shortage
from rivertable.games.river_bankers.rules.flow import legal as legal_ids
from rivertable.games.river_bankers.tables import LANE
from tests.games.river_bankers.builder import auction, bankers, play, points


def test_at_the_end_the_estimate_is_the_score() -> None:
    s = bankers().built(0, "granite_spire", "pier").shore("logjam", 3).over()
    assert evaluate(s, 0) == 100 * points(s, 0)["total"]


def test_workers_a_structure_needs_are_worth_something() -> None:
    lacking = bankers().river("logjam", 2, 1).hand(0, "wood_pile").turn()
    paid = bankers().river("logjam", 2, 4).hand(0, "wood_pile").turn()
    assert evaluate(paid, 0) > evaluate(lacking, 0)


def test_a_build_is_better_than_waiting() -> None:
    s = bankers().river("logjam", 2, 4).hand(0, "wood_pile").no_other_structures().turn()
    before = evaluate(s, 0)
    assert evaluate(play(s, 0, "build(wood_pile)"), 0) >= before


def test_estimating_changes_nothing() -> None:
    s = play(bankers(3).river("logjam", 2).hand(0, "wood_pile", "pier").turn(), 0, "auction(logjam)", "bid(2)")
    before = s.clone()  # type: ignore[attr-defined]
    for seat in range(3):
        evaluate(s, seat)
    assert s == before


def test_a_bid_that_is_needed_beats_one_that_is_not() -> None:
    values = []
    for workers in (1, 4):
        s = bankers().river("logjam", 1).hand(0, "wood_pile").turn()
        values.append(evaluate(play(s, 0, "auction(logjam)", f"bid({workers})"), 0))
    assert values[1] > values[0]
    s = auction(bankers().river("logjam", 1).hand(0, "granite_spire").turn(), 0, "auction(logjam)", 1, 0)
    assert evaluate(s, 0) > 0


def test_what_is_missing_is_cheaper_when_it_is_on_offer() -> None:
    near, far = (bankers().river("logjam", space).hand(0, "wood_pile").turn() for space in (1, 4))
    assert evaluate(near, 0) > evaluate(far, 0)


def test_a_standing_answer_is_taken_back_only_when_workers_are_short() -> None:
    many = bankers().shore("logjam", 6).turn()
    few = bankers().shore("logjam", 7).turn()
    assert not worth_trying(many, 0, ASK_AGAIN)
    assert worth_trying(few, 0, ASK_AGAIN)
    assert worth_trying(many, 0, FLUSH)


def test_the_estimate_looks_through_bids_but_not_through_a_recall_that_may_be_needed() -> None:
    s = play(bankers().river("logjam", 1).turn(), 0, "auction(logjam)")
    assert looks_through(s, 0)
    for out, looked_through in ((6, True), (7, False)):
        s = play(bankers().river("logjam", 1).shore("silt_bank", out).turn(), 0, "auction(logjam)")
        assert looks_through(s, 0) == looked_through


@given(
    need=st.lists(st.integers(0, 22), min_size=6, max_size=6), have=st.lists(st.integers(0, 16), min_size=6, max_size=6)
)
def test_rb_7_36_what_a_need_lacks_is_counted_lane_by_lane(need: list[int], have: list[int]) -> None:
    missing = shortage(*(sum(count << (LANE * m) for m, count in enumerate(counts)) for counts in (need, have)))
    assert [lane(missing, m) for m in range(6)] == [max(0, n - h) for n, h in zip(need, have, strict=True)]


def policy_player(seed: int) -> object:
    stream, out = stream_from(seed), [0] * ACTIONS.count

    def decide(config: GameConfig, redacted: ListState, seat: int) -> int:
        n = legal_ids(redacted, seat, out)
        action = policy(redacted, seat, out, n, stream)  # type: ignore[arg-type]
        assert action in out[:n]
        return action

    return decide


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_cheap_policy_plays_legally_and_builds(players: int) -> None:
    result = simulate("river_bankers", players=players, games=6, policy=policy_player(1), seed=3)  # type: ignore[arg-type]
    assert result.scores.mean() > 16


@pytest.mark.parametrize("players", [2, 4])
def test_greedy_builds_steadily(players: int) -> None:
    match, bot = Match(load("river_bankers", players=players), seed=3), make_bot("greedy", seed=3)
    names = []
    while not match.is_over:
        action = bot.choose(match, match.to_act[0])
        names.append(action.name)
        match.act(match.to_act[0], action)
    assert names.count("build") >= 2 * players
    assert names.count("pull") + names.count("auction") > names.count("invent")
    assert len(names) < 180 * players


def wins_of_greedy(games: int, mode: Mode) -> float:
    config = load("river_bankers", players=2)
    greedy, chance = make_bot("greedy", seed=1, mode=mode), make_bot("random", seed=2)
    won = 0
    for number in range(games):
        own = number % 2

        def decide(config: GameConfig, redacted: ListState, seat: int, own: int = own) -> int:
            return (greedy if seat == own else chance).decide(config, redacted, seat)

        standings = simulate(config, games=1, policy=decide, seed=number).standings[0]
        won += int(standings[own] == standings.max())
    return won / games


def test_greedy_beats_random() -> None:
    assert wins_of_greedy(10, Mode.COMPILED) >= 0.9


@pytest.mark.slow
def test_greedy_beats_random_in_95_of_100_games() -> None:
    assert wins_of_greedy(500, Mode.COMPILED) >= 0.95
