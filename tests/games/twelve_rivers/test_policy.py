"""The cheap policy: sensible answers to single decisions, and much better games than random ones."""

from __future__ import annotations

import pytest

import rivertable as rt
from rivertable.engine.chance import stream_from
from rivertable.engine.rule import Mode
from rivertable.games.twelve_rivers.actions import ACTIONS
from rivertable.games.twelve_rivers.policy import policy
from rivertable.games.twelve_rivers.rules.answers import legal
from rivertable.games.twelve_rivers.state import State
from tests.games.twelve_rivers.builder import Rivers, play, rivers, settle


def answers(s: State, seat: int = 0) -> set[str]:
    """What the policy answers, over twenty streams."""
    chosen = set()
    for number in range(20):
        out = [0] * ACTIONS.count
        n = legal(s, seat, out)
        ids, before = out[:n], s.clone()  # type: ignore[attr-defined]
        action = policy(s, seat, out, n, stream_from(number))
        assert action in ids
        assert s == before
        chosen.add(ACTIONS.text(action))
    return chosen


def mean_points(policy: str, games: int, players: int = 2) -> float:
    result = rt.simulate("twelve_rivers", players=players, games=games, policy=policy, mode=Mode.INTERPRETED)
    return float(result.scores.mean())


# ---------------------------------------------------------------- whole games


@pytest.mark.parametrize("players", [2, 3, 4])
def test_more_than_twice_the_points_of_random_play(players: int) -> None:
    assert mean_points("quick", 12, players) > 2 * mean_points("random", 12, players)


def test_equal_choices_are_not_always_made_alike() -> None:
    s = rivers().face_up("V16", "V17").token(0, "village", 1).token(1, "village", 2).collection()
    assert answers(s) == {"recruit(1)", "recruit(2)"}


# ---------------------------------------------------------------- Exploration


def test_cards_are_paid_to_come_before_somebody_else() -> None:
    """The other's token in r3_1 would take the white pearl of river 2; further down there are only green ones."""
    s = rivers().tops("green", "white", "green").token(1, "r3_1").hand(0, banner=3).villager(0, "V15")
    assert answers(s.track(1, 0, 1, 0).turn(0)) <= {"place(r1_02,1)", "place(r2_1a,1)"}


def test_the_lake_when_all_pearls_come_there() -> None:
    s = rivers().tops("green", "white", "green").hand(0, banner=3).villager(0, "V15").track(0).turn(0)
    assert answers(s) == {"place(lake,1)"}


def test_a_cloud_pays_where_much_is_owed() -> None:
    s = rivers().hand(0, banner=3).fairies(0, cloud=1).track(1, 0, 1, 0).turn(0)
    assert answers(play(s, 0, "place(r1_01,1)")) == {"pay_cloud"}


def test_a_single_card_pays_before_a_pair_is_broken() -> None:
    s = rivers().hand(0, shamisen=2, lantern=1).track(1, 0, 1, 0).turn(0)
    assert answers(play(s, 0, "place(r3_1,1)")) == {"pay_card(lantern)"}


def test_a_market_card_that_makes_a_pair() -> None:
    s = rivers().hand(0, provisions=1).track(1, 0, 1, 0).turn(0)
    assert answers(play(s, 0, "place(r5,1)")) == {"take_market(3)"}


def test_a_lantern_takes_the_best_fairy() -> None:
    s = rivers().hand(0, lantern=2).icon("stump", 1, "breeze").icon("stump", 2, "cloud", "mushroom").track(1, 0, 1, 0)
    state = play(s.round(5).turn(0), 0, "place(r4_a,1)")
    assert answers(state) == {"pair(lantern)"}
    assert answers(play(state, 0, "pair(lantern)")) == {"lantern_icon(stump,2)"}
    assert answers(play(state, 0, "lantern_icon(stump,2)")) == {"fairy_type(cloud)"}


def test_provisions_move_the_token_that_brings_least_to_where_it_brings_most() -> None:
    """The token in r4_A slot 2 gets a green pearl: the other takes the white one first, if nobody steps in above."""
    s = rivers().tops("white", "green", "green", "pink").token(1, "r4_A", 1).token(0, "r4_A", 2).token(0, "r2_2a")
    state = play(s.hand(0, provisions=2).villager(0, "V15").track(1, 1).turn(0), 0, "place(village,6)")
    assert answers(state) == {"pair(provisions)"}
    assert answers(play(state, 0, "pair(provisions)")) == {"move_token(2)"}
    assert answers(play(state, 0, "move_token(2)")) == {"move_to(r1_01,1)"}


# ---------------------------------------------------------------- Collection


def collecting() -> Rivers:
    return rivers().tops("white", "blue", "green").token(0, "r3_1").token(1, "r4_A")


def test_the_dearest_pearl_that_has_a_spot() -> None:
    assert answers(collecting().villager(0, "V15").collection()) == {"collect(white)"}


def test_a_pearl_that_claims_a_goal() -> None:
    s = collecting().alpaca(0, blue=3).villager(0, "V20").villager(0, "V13").collection()
    assert answers(s) == {"collect(blue)"}


def test_a_full_alpaca_gives_its_worst_pearl_for_a_better_one() -> None:
    s = collecting().alpaca(0, green=5, purple=1).villager(0, "V15").collection()
    assert answers(s) == {"collect(white)"}
    assert answers(play(s, 0, "collect(white)")) == {"give(green)"}


def test_a_swap_for_a_worse_pearl_is_declined() -> None:
    s = rivers().tops("green", "green").token(0, "r3_1").token(1, "r4_A").alpaca(0, white=6).villager(0, "V15")
    assert answers(s.collection()) == {"done"}


def test_a_breeze_makes_room_on_a_full_alpaca() -> None:
    s = collecting().alpaca(0, white=3, pink=3).fairies(0, breeze=1).villager(0, "V15").collection()
    assert answers(s) == {"breeze"}


def test_an_extra_pearl_is_taken_if_it_is_worth_a_river_fairy() -> None:
    s = rivers().tops("white", "white").token(0, "r3_1").token(1, "r4_A").fairies(0, river=1).villager(0, "V01")
    assert answers(settle(s.collection())) == {"river_fairy"}


def test_and_left_if_it_is_not() -> None:
    s = rivers().tops("green", "green").token(0, "r3_1").token(1, "r4_A").fairies(0, river=1).villager(0, "S1", "green")
    assert answers(settle(s.collection())) == {"done"}


def test_a_villager_with_spots_for_homeless_pearls() -> None:
    """V16 has four rainbow spots and a bonus for equal pearls, V11 two spots."""
    s = rivers().face_up("V11", "V16").token(0, "village", 1).token(1, "village", 2)
    s.villager(0, "S1", "green blue pink").alpaca(0, white=4)
    assert answers(s.collection()) == {"recruit(2)"}


# ---------------------------------------------------------------- moving pearls


def moving() -> Rivers:
    return rivers().track(0, 1).alpaca(1, green=1).villager(0, "S1", "green blue white")


def test_a_pearl_goes_where_it_fills_a_villager() -> None:
    """V01: white, white, blue, green, all but one filled; V15: pink, white, green."""
    s = moving().villager(0, "V15").villager(0, "V01", "white - blue green").alpaca(0, white=1).moving()
    assert answers(play(s, 0, "from_alpaca(white)")) == {"villager(2)"}


def test_a_pearl_that_spoils_four_equal_ones_waits() -> None:
    s = moving().villager(0, "V16", "white white").alpaca(0, green=1).round(2).moving()
    assert answers(s) == {"done"}


def test_but_not_in_the_last_round() -> None:
    s = moving().villager(0, "V16", "white white").alpaca(0, green=1).round(5).moving()
    assert answers(s) == {"from_alpaca(green)"}


def test_a_mushroom_for_a_pearl_that_would_be_lost() -> None:
    s = moving().villager(0, "V20").alpaca(0, white=1).fairies(0, mushroom=1).round(5).moving()
    assert answers(s) == {"mushroom"}


def test_a_coloured_spot_before_a_rainbow_one() -> None:
    """V05: pink, green, rainbow."""
    s = play(moving().villager(0, "V05").alpaca(0, green=2).moving(), 0, "from_alpaca(green)")
    assert answers(s) == {"spot(1)"}
