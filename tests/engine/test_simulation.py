"""simulate: series of matches, the same in every mode."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from rivertable.engine.errors import ActionTextError, IllegalAction, OptionError
from rivertable.engine.game_config import GameConfig, load
from rivertable.engine.match import Match
from rivertable.engine.playing import play_out
from rivertable.engine.rule import Mode
from rivertable.engine.simulation import Simulation, simulate
from rivertable.engine.state import UNKNOWN_I8, ListState
from tests.market.market import SMALL, market

pytestmark = pytest.mark.usefixtures("fish_market")

PLAIN = Mode.INTERPRETED


def simulated(game: str = "fish_market", mode: Mode = PLAIN, games: int = 20, **settings: Any) -> Simulation:
    return simulate(game, games=games, mode=mode, **settings)


def lowest(config: GameConfig, redacted: ListState, seat: int) -> int:
    """Always the first legal action."""
    out = [0] * config.game.actions.count
    config.game.legal(redacted, seat, out)
    return out[0]


def results(simulation: Simulation) -> list[list[int]]:
    columns = (simulation.lengths, simulation.rounds, *simulation.scores.T)
    return [[int(x) for x in row] for row in zip(*columns, strict=True)]


def test_every_match_has_scores_length_and_rounds() -> None:
    simulation = simulated(games=5, players=3)
    assert (simulation.scores.shape, simulation.lengths.shape, simulation.rounds.shape) == ((5, 3), (5,), (5,))


def test_the_same_seed_gives_the_same_results() -> None:
    assert results(simulated(seed=5)) == results(simulated(seed=5))


def test_other_seeds_give_other_results() -> None:
    assert results(simulated(seed=5)) != results(simulated(seed=500))


def test_a_series_goes_on_where_a_later_seed_begins() -> None:
    assert results(simulated(seed=5))[7:] == results(simulated(seed=12, games=13))


@pytest.mark.parametrize("policy", ["random", "quick", "greedy"])
@pytest.mark.parametrize("game", ["fish_market", "fish_market(players=4, weather=true)"])
def test_compiled_and_interpreted_series_are_the_same(game: str, policy: str) -> None:
    compiled = simulated(game, Mode.COMPILED, seed=9, policy=policy)
    assert results(compiled) == results(simulated(game, PLAIN, seed=9, policy=policy))


@pytest.mark.parametrize("mode", [Mode.INTERPRETED, Mode.COMPILED])
def test_who_goes_first_is_noted_and_how_often_they_win(mode: Mode) -> None:
    series = simulate("the_river", players=3, games=12, seed=1, mode=mode)
    pawns = [Match(load("the_river", players=3), 1 + number).state.pawn for number in range(12)]
    assert series.first_seats.tolist() == pawns
    won = [row == max(row) for row in series.standings]
    shares = [match[first] / sum(match) for match, first in zip(won, pawns, strict=True)]
    assert series.wins_by_turn_order[0].share == pytest.approx(sum(shares) / 12)


def test_where_all_begin_at_once_nobody_goes_first() -> None:
    assert simulate("riverside", players=3, games=5).wins_by_turn_order == ()


def test_endings_are_counted_by_name() -> None:
    simulation = simulated("fish_market(players=4)", games=100)
    assert set(simulation.end_reasons) == {"closed", "sold_out"}
    assert sum(simulation.end_reasons.values()) == 100


def test_both_endings_happen() -> None:
    assert all(simulated("fish_market(players=4)", games=100).end_reasons.values())


@pytest.mark.parametrize("game", ["fish_market(players=3)", "riverside(players=2)"])
def test_match_number_n_is_the_match_of_the_seed_plus_n(game: str) -> None:
    simulation = simulate(game, games=3, policy=lowest, seed=4)
    match = play_out(Match(game, seed=4 + 2), lambda match, seat: match.legal(seat)[0])
    assert match.outcome is not None
    assert tuple(simulation.scores[2]) == match.outcome.scores


def test_a_policys_decisions_are_counted() -> None:
    asked: list[int] = []

    def counting(config: GameConfig, redacted: ListState, seat: int) -> int:
        asked.append(seat)
        return lowest(config, redacted, seat)

    simulation = simulate("fish_market", games=2, policy=counting)
    assert int(simulation.lengths.sum()) == len(asked)


def test_a_policy_sees_no_hidden_card() -> None:
    def spying(config: GameConfig, redacted: ListState, seat: int) -> int:
        hands = [hand for other, hand in enumerate(redacted.hand) if other != seat]
        hidden = [card for hand in hands for card in hand] + redacted.rng
        masks = [mask for other, row in enumerate(redacted.hand_seen) if other != seat for mask in row]
        assert all(card == UNKNOWN_I8 for card, mask in zip(hidden, masks, strict=False) if not mask >> seat & 1)
        return lowest(config, redacted, seat)

    simulate("fish_market", games=3, policy=spying)


def answering(answer: Any) -> Callable[[GameConfig, ListState, int], Any]:
    """A policy that always answers the same."""

    def same(config: GameConfig, redacted: ListState, seat: int) -> Any:
        redacted.hand[seat] = [0] * len(redacted.hand[seat])  # what it does with its copy changes nothing
        return answer

    return same


def test_an_illegal_decision_of_a_policy_is_refused_with_its_reason() -> None:
    dear = load("fish_market").game.actions.parse("take(2)")
    with pytest.raises(IllegalAction, match="It costs 4") as refused:
        simulate("fish_market", games=1, policy=answering(dear), seed=1)
    assert refused.value.reason == market().why_not(0, dear).code  # type: ignore[union-attr]


@pytest.mark.parametrize("answer", [None, 10_000, -1, 2.0, "swim"])
def test_a_policy_that_answers_with_no_action_is_told_so(answer: Any) -> None:
    with pytest.raises(ActionTextError):
        simulate("fish_market", games=1, policy=answering(answer))


def test_a_policy_may_answer_with_a_number_of_numpy() -> None:
    def converted(config: GameConfig, redacted: ListState, seat: int) -> Any:
        return np.int64(lowest(config, redacted, seat))

    assert results(simulate("fish_market", games=2, policy=converted)) == results(
        simulate("fish_market", games=2, policy=lowest)
    )


def test_the_world_reports_by_itself_under_a_policy() -> None:
    assert results(simulate("fish_market(weather=true)", games=3, policy=lowest))


def test_a_policys_series_with_reports_repeats_itself() -> None:
    series = [results(simulate("fish_market(weather=true)", games=5, policy=lowest)) for _ in range(2)]
    assert series[0] == series[1]


def test_an_overlay_is_simulated() -> None:
    assert results(simulated(components=SMALL)) != results(simulated())


def test_progress_ends_with_all_matches() -> None:
    told: list[int] = []
    simulated(games=30, progress=told.append)
    assert told[-1] == 30


def test_progress_can_end_the_series() -> None:
    ended = simulated(games=30, progress=lambda done: done < 2)
    whole = simulated(games=30)
    assert 2 <= len(ended.scores) < 30
    assert (ended.scores == whole.scores[: len(ended.scores)]).all()


def test_progress_goes_forward() -> None:
    told: list[int] = []
    simulated(games=30, progress=told.append)
    assert told == sorted({*told})


def test_speed_counts_decisions_after_the_first_match() -> None:
    simulation = simulated()
    assert simulation.timed_decisions == int(simulation.lengths[1:].sum())


def test_a_single_match_is_timed_too() -> None:
    assert simulated(games=1).steps_per_second > 0


def test_a_simulation_says_its_seed_as_records_do() -> None:
    assert simulated(seed=255, games=1).seed == "000000000000000000000000000000ff"


@pytest.mark.parametrize("games", [0, -1, True, 2.5, "10"])
def test_a_senseless_number_of_games_is_refused(games: Any) -> None:
    with pytest.raises(OptionError, match="the number of games is a whole number from 1"):
        simulate("fish_market", games=games, mode=PLAIN)


def test_an_unknown_policy_is_refused() -> None:
    with pytest.raises(OptionError, match="there is no policy 'clever'"):
        simulate("fish_market", policy="clever")


@pytest.mark.parametrize("seed", [-1, 1 << 128, "xyz", True])
def test_a_senseless_seed_is_refused(seed: Any) -> None:
    with pytest.raises(OptionError, match="a seed is"):
        simulated(seed=seed)


def test_an_unknown_option_is_refused() -> None:
    with pytest.raises(OptionError, match="has no option 'fog'"):
        simulated(fog=True)


# ---------------------------------------------------------------- a policy for each seat


def last(config: GameConfig, redacted: ListState, seat: int) -> int:
    """Always the last legal action."""
    out = [0] * config.game.actions.count
    return out[config.game.legal(redacted, seat, out) - 1]


def test_each_seat_plays_with_its_own_function() -> None:
    asked: list[tuple[str, int]] = []

    def noting(name: str) -> Callable[[GameConfig, ListState, int], int]:
        def decide(config: GameConfig, redacted: ListState, seat: int) -> int:
            asked.append((name, seat))
            return lowest(config, redacted, seat)

        return decide

    simulate("fish_market", games=2, policy=(noting("a"), noting("b")))
    assert set(asked) == {("a", 0), ("b", 1)}


@pytest.mark.parametrize("policy", ["random", "quick", "greedy"])
def test_the_same_policy_for_each_seat_is_one_for_all(policy: str) -> None:
    assert results(simulated(policy=(policy, policy))) == results(simulated(policy=policy))


def test_seats_change_places_with_their_policies() -> None:
    shares = [simulated(policy=pair, games=200).win_shares for pair in (("greedy", "random"), ("random", "greedy"))]
    assert shares[0][0] > 0.6
    assert shares[1][1] > 0.6


def test_compiled_and_interpreted_seats_play_the_same() -> None:
    policy = ("greedy", "quick", "random")
    compiled = simulated("fish_market(players=3, weather=true)", Mode.COMPILED, policy=policy, keep="decisions")
    interpreted = simulated("fish_market(players=3, weather=true)", PLAIN, policy=policy, keep="decisions")
    assert results(compiled) == results(interpreted)
    assert compiled.decisions is not None
    assert np.array_equal(compiled.decisions, interpreted.decisions)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("policy", "sentence"),
    [
        ((), "give one policy for all seats or 2, one for each, not 0"),
        (("random",) * 3, "give one policy for all seats or 2, one for each, not 3"),
        (("random", "clever"), "there is no policy 'clever'"),
        (("random", lowest), "all names of built-in ones or all functions"),
    ],
)
def test_policies_that_do_not_fit_the_seats_are_refused(policy: Any, sentence: str) -> None:
    with pytest.raises(OptionError, match=sentence):
        simulated(policy=policy)


# ---------------------------------------------------------------- who went first


def test_wins_are_counted_by_turn_order() -> None:
    simulation = simulated("the_river", games=30, policy="random", seed=3)
    shares = simulation.matches["won"]
    first = [shares[i][seat] for i, seat in enumerate(simulation.first_seats)]
    assert set(simulation.first_seats) == {0, 1}
    assert simulation.wins_by_turn_order[0].share == pytest.approx(np.mean(first))
    assert sum(share.share for share in simulation.wins_by_turn_order) == pytest.approx(1)


def test_where_all_begin_at_once_there_is_no_turn_order() -> None:
    assert simulated("riverside", games=2).wins_by_turn_order == ()


@pytest.mark.parametrize("game", ["the_river", "stone_layer", "twelve_rivers", "river_bankers(starters=none)"])
def test_the_first_seat_is_known_after_the_setup(game: str) -> None:
    assert set(simulated(game, games=4).first_seats) <= {0, 1}


def test_an_interval_is_as_wide_as_the_number_of_matches_makes_it() -> None:
    simulation = simulated(games=100)
    for share, (mean, low, high) in zip(simulation.win_shares, simulation.wins_by_seat, strict=True):
        assert mean == pytest.approx(share)
        assert 0 <= low < mean < high <= 1
        assert high - low == pytest.approx(2 * 1.96 * (mean * (1 - mean) / 100) ** 0.5, rel=0.05)


def test_a_lone_player_wins_for_certain_but_not_beyond() -> None:
    share = simulate("riverside(players=1)", games=1, mode=PLAIN).wins_by_seat[0]
    assert (share.share, share.high) == (1.0, 1.0)
    assert share.low == pytest.approx(0.2065, abs=1e-3)


# ---------------------------------------------------------------- what is kept


@pytest.mark.parametrize("policy", ["random", "quick", "greedy"])
def test_what_is_kept_changes_no_result(policy: str) -> None:
    assert results(simulated(policy=policy, keep="decisions")) == results(simulated(policy=policy))


def test_matches_are_a_table_with_names() -> None:
    simulation = simulated(games=5)
    assert simulation.decisions is None
    assert simulation.records is None
    assert simulation.matches["score"].tolist() == simulation.scores.tolist()
    assert simulation.matches["decisions"].tolist() == simulation.lengths.tolist()
    assert simulation.matches["won"].sum(axis=1).tolist() == [1.0] * 5


@pytest.mark.parametrize("policy", ["random", lowest])
def test_decisions_are_numbered_in_each_match(policy: Any) -> None:
    simulation = simulated(games=5, policy=policy, keep="decisions")
    table = simulation.decisions
    assert table is not None
    for match, length in enumerate(simulation.lengths):
        rows = table[table["match"] == match]
        assert rows["number"].tolist() == list(range(length))
        assert (rows["choices"] > 0).all()


@pytest.mark.parametrize("game", ["fish_market(players=3, weather=true)", "riverside", "stone_layer"])
@pytest.mark.parametrize("policy", ["random", lowest])
def test_records_replay_to_the_same_scores(game: str, policy: Any) -> None:
    simulation = simulated(game, games=2, policy=policy, keep="records", seed=9)
    assert simulation.records is not None
    for record, scores in zip(simulation.records, simulation.scores.tolist(), strict=True):
        outcome = record.replay().outcome
        assert outcome is not None
        assert outcome.scores == tuple(scores)


def test_long_matches_are_kept_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = simulated(games=4, keep="decisions").decisions
    monkeypatch.setattr("rivertable.engine.simulation.DECISIONS_A_MATCH", 1)
    again = simulated(games=4, keep="decisions").decisions
    assert whole is not None
    assert again is not None
    assert np.array_equal(whole, again)


def test_something_else_cannot_be_kept() -> None:
    with pytest.raises(OptionError, match="keep is matches, decisions or records, not 'all'"):
        simulated(keep="all")
