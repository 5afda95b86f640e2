"""balance, compared with what simulate says and with matches that are made up."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from rivertable.engine.registry import games
from rivertable.engine.rule import Mode
from rivertable.engine.simulation import simulate
from rivertable.lab.balance import ENOUGH, balance, sentence, spread
from rivertable.lab.figures import Figure
from rivertable.lab.results import Balance, Named, Taking
from tests.toy.toy import TOY, added

GAMES = 40


@pytest.fixture(scope="module")
def river(tmp_path_factory: pytest.TempPathFactory) -> Balance:
    return small("the_river", GAMES, tmp_path_factory.mktemp("parts"))


def small(game: str, matches: int, folder: Any, **settings: Any) -> Balance:
    return balance(game, games=matches, policy="quick", seed=5, ladder=False, jobs=1, folder=folder, **settings)


def test_wins_and_endings_are_those_of_simulate(river: Balance) -> None:
    played = simulate("the_river", games=GAMES, policy="quick", seed=5, mode=Mode.INTERPRETED)
    assert [each.figure.value for each in river.turn_order] == pytest.approx(
        [s.share for s in played.wins_by_turn_order]
    )
    assert [each.figure.low for each in river.seats] == pytest.approx([s.low for s in played.wins_by_seat])
    assert sorted(e.figure.value * GAMES for e in river.endings) == pytest.approx(sorted(played.end_reasons.values()))
    assert river.rounds.mean.value == pytest.approx(played.rounds.mean())
    assert river.scores.mean.value == pytest.approx(played.scores.mean())
    assert river.margin.mean.value == pytest.approx(np.abs(played.scores[:, 0] - played.scores[:, 1]).mean())


def test_points_of_winners_add_up_to_their_score(river: Balance) -> None:
    played = simulate("the_river", games=GAMES, policy="quick", seed=5, mode=Mode.INTERPRETED)
    won = played.matches["won"] == 1
    assert sum(each.winners for each in river.points) == pytest.approx(played.scores[won].mean())
    decided = int(won.any(axis=1).sum())  # a shared victory has no winner to compare with others
    assert sum(each.lead.value for each in river.points) == pytest.approx(river.margin.mean.value * GAMES / decided)


def test_things_are_told_by_action_with_shares(river: Balance) -> None:
    places = {each.name: each for each in river.things if each.action == "place"}
    assert places["Wood"].offered > 0.9
    assert all(0 <= each.taken <= each.offered <= 1 for each in river.things)
    assert all(each.matches >= each.taken for each in river.things)  # a match counts if either seat took it
    assert all(each.chance == 1 and not each.clear for each in river.things if min(each.took, each.left) < ENOUGH)


def test_where_nearly_all_take_a_thing_those_who_took_it_more_often_are_compared(river: Balance) -> None:
    food = next(each for each in river.things if (each.action, each.name) == ("place", "Food"))
    assert food.taken > 0.9
    assert food.least > 1
    assert food.took + food.left <= 2 * GAMES
    assert food.told == f"Food, {food.least} times or more"


def test_what_is_taken_at_the_first_choice_alone_is_an_opening(river: Balance) -> None:
    assert {each.action for each in river.openings} == {"pick setup tile"}
    assert "pick setup tile" not in {each.action for each in river.things}
    assert sum(each.taken for each in river.openings) == pytest.approx(1)


@pytest.mark.parametrize("game", games())
def test_every_game_has_a_balance_without_code_of_its_own(game: str, tmp_path: Any) -> None:
    result = small(game, 3, tmp_path)
    assert result.sentence.endswith(".")
    assert sum(each.figure.value for each in result.seats) == pytest.approx(1)
    assert result.things
    assert result.points


def test_so_has_a_game_from_elsewhere_in_other_processes_too(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rivertable.lab.running.PART", 1)
    with added(TOY):
        one, two = (
            balance("lantern_fishing", games=3, policy="quick", seed=5, ladder=False, jobs=jobs, folder=tmp_path)
            for jobs in (1, 2)
        )
    assert one == two
    assert one.things
    assert sum(each.figure.value for each in one.turn_order) == pytest.approx(1)


def test_three_players_and_an_option(tmp_path: Any) -> None:
    result = small("riverside", 2, tmp_path, players=3, extension=True)
    assert (result.run.players, len(result.seats)) == (3, 3)
    assert result.turn_order == ()
    assert "extension=true" in result.run.game


def test_a_histogram_holds_every_match_once() -> None:
    bars = spread(np.array([3, 3, 4, 9, 40])).bars
    assert sum(bar.share for bar in bars) == pytest.approx(1)
    assert len(bars) <= 12
    assert (bars[0].low, bars[0].high, bars[0].share) == (0, 4, 0.6)
    assert [(bar.low, bar.high) for bar in spread(np.array([-3, 2])).bars] == [(n, n) for n in range(-3, 3)]


def figure(value: float, reach: float) -> Figure:
    return Figure(value, value - reach, value + reach, 1000)


def order(first: float, reach: float) -> list[Named]:
    return [Named("starts", figure(first, reach)), Named("goes second", figure(1 - first, reach))]


def test_the_sentence_is_what_one_would_tell_a_colleague() -> None:
    assert sentence(order(0.6, 0.01), (), 2) == "Who starts wins 60 of 100, 10 more than fair."
    assert sentence(order(0.486, 0.01), (), 2) == "Who starts wins 48.6 of 100, 1.4 fewer than fair."
    assert sentence(order(0.538275, 0.01), (), 2).startswith("Who starts wins")  # not who goes second, as far from fair
    fair = "Turn order favours nobody: who starts wins 51 of 100, and chance alone explains 2 more or less."
    assert sentence(order(0.508, 0.02), (), 2) == fair
    boat = Taking("build", "Boat", 1, 0.5, 0.5, 1, 1, figure(0.12, 0.02), 0.0, True, 500, 500)
    assert sentence((), (boat,), 2).endswith("Boat (build): whoever takes it wins 12 more of 100.")
    assert sentence((), (), 2).startswith("All begin at once, and nothing")


def test_better_play_is_measured_in_every_seating(tmp_path: Any) -> None:
    result = balance("the_river", games=24, policy="quick", seed=5, jobs=1, folder=tmp_path)
    assert [(each.better, each.worse) for each in result.ladder] == [("quick", "random"), ("greedy", "quick")]
    assert [each.even for each in result.ladder] == [0.5, 0.5]
    assert all(each.wins.count == 12 and each.wins.value > 0.5 for each in result.ladder)
    assert list(tmp_path.rglob("*.npz")) == []
