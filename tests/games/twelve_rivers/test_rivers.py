"""Release, rivers, lake and goals: TW-5.15 to TW-5.22, TW-6.4 and TW-6.8."""

from __future__ import annotations

import pytest

from rivertable.engine.events import collected
from rivertable.games.twelve_rivers.events import EVENTS
from rivertable.games.twelve_rivers.reasons import Reason
from rivertable.games.twelve_rivers.state import State
from tests.games.twelve_rivers.builder import (
    Rivers,
    alpaca,
    fairies,
    hand,
    lake,
    legal,
    play,
    rivers,
    settle,
    told,
    track,
    trapped,
    waiting,
    why_not,
)

FULL = {"green": 6}


def events_of(position: Rivers) -> list[str]:
    """What is told from the release to the first decision."""
    with collected() as emitted:
        settle(position.collection())
    named = [(EVENTS.kinds[kind], args) for kind, args in emitted if kind >= 0]
    return [
        f"{e.name}({','.join(str(d.value(a)) for d, a in zip(e.domains.values(), args, strict=True))})"
        for e, args in named
    ]


# ---------------------------------------------------------------- release


def test_tw_5_15_a_pearl_stops_at_the_first_token() -> None:
    s = rivers().tops("white", "blue").token(0, "r2_1a").token(1, "r4_A").collection()
    assert trapped(s, "r2_1a") == {"white": 1, "blue": 1}


def test_tw_5_15_without_a_token_it_ends_in_the_lake() -> None:
    s = (
        rivers()
        .tops("white", "blue", "green")
        .token(0, "r3_2")
        .token(1, "village", 6)
        .face_up("V01", "V02")
        .collection()
    )
    assert lake(s) == {"white": 1, "blue": 1, "green": 1}


def test_tw_5_15_every_step_of_a_pearl_is_told() -> None:
    lines = [line for line in events_of(rivers().tops("white").token(0, "r4_A", 2)) if "pearl" in line]
    assert lines == [
        "pearls_released()",
        "pearl_rolled(white,top01,r1_01)",
        "pearl_rolled(white,r1_01,r2_1a)",
        "pearl_rolled(white,r2_1a,r3_1)",
        "pearl_rolled(white,r3_1,r4_a)",
        "pearl_trapped(white,r4_a,2)",
        "pearl_collected(0,white,r4_a)",
    ]


def test_tw_5_15_the_way_into_the_lake_is_told() -> None:
    lines = events_of(rivers().tops("-", "-", "pink").token(0, "village", 3).face_up("V01", "V02"))
    rolled = [line for line in lines if line.startswith(("pearl_rolled", "pearl_in_lake"))]
    assert rolled[-2:] == ["pearl_rolled(pink,r5,lake)", "pearl_in_lake(pink)"]


def test_tw_5_15_it_stops_at_the_topmost_occupied_slot() -> None:
    s = rivers().tops("white", "blue").token(0, "r3_1", 2).token(1, "r3_1", 1).collection()
    assert waiting(s) == [1]


# ---------------------------------------------------------------- order and collecting


def three_tokens() -> State:
    """Row 1 right, row 2 left, row 4; every token traps something to choose from."""
    position = rivers().tops("white", "blue", "green", "pink", "purple", "white")
    return position.token(1, "r2_2a").token(0, "r2_1a").token(1, "r4_A").collection()


def test_tw_5_16_left_to_right_then_down() -> None:
    s = three_tokens()
    order = [waiting(s)]
    play(s, 0, "collect(white)")
    order.append(waiting(s))
    play(s, 1, "collect(purple)")
    order.append(waiting(s))
    assert order == [[0], [1], [1]]


def test_tw_5_16_row_1_before_row_2() -> None:
    s = rivers().tops("white", "blue", "green", "pink", "purple").token(0, "r2_1a").token(1, "r1_05").collection()
    assert track(settle(s)) == [1]


def test_tw_5_16_top_slot_first() -> None:
    s = rivers().tops("white", "blue", "green").token(0, "r4_A", 1).token(1, "r4_A", 3).collection()
    assert waiting(play(s, 0, "collect(white)")) == [1]


def test_tw_5_17_a_trapped_pearl_of_ones_choice() -> None:
    assert legal(three_tokens(), 0) == ["collect(blue)", "collect(white)"]


def test_tw_5_17_only_what_is_trapped() -> None:
    assert why_not(three_tokens(), 0, "collect(green)") is Reason.NOTHING_TRAPPED


def test_tw_5_17a_it_goes_onto_the_alpaca() -> None:
    assert alpaca(play(three_tokens(), 0, "collect(white)"), 0) == {"white": 1}


def test_tw_5_17a_with_a_free_spot_it_must_be_collected() -> None:
    assert why_not(three_tokens(), 0, "done") is Reason.MUST_COLLECT


def full() -> Rivers:
    """Seat 0 has six green pearls and a token below white and blue; seat 1 waits further down."""
    return rivers().alpaca(0, **FULL).tops("white", "blue").token(0, "r2_1a").token(1, "r4_A")


def test_tw_5_17b_a_full_alpaca_may_swap() -> None:
    s = play(full().collection(), 0, "collect(white)")
    assert alpaca(s, 0) == {"green": 5, "white": 1}


def test_tw_5_17b_the_pearl_given_is_chosen() -> None:
    s = rivers().alpaca(0, green=4, pink=2).tops("white").token(0, "r2_1a").token(1, "r4_A").collection()
    assert alpaca(play(s, 0, "collect(white)", "give(pink)"), 0) == {"green": 4, "pink": 1, "white": 1}


def test_tw_5_17b_only_a_pearl_that_is_there_is_given() -> None:
    s = rivers().alpaca(0, green=4, pink=2).tops("white").token(0, "r2_1a").token(1, "r4_A").collection()
    assert why_not(play(s, 0, "collect(white)"), 0, "give(blue)") is Reason.NOT_ON_ALPACA


def test_tw_5_17b_the_pearl_given_stays_with_the_trapped_ones() -> None:
    s = play(full().collection(), 0, "collect(white)")
    assert trapped(s, "r4_A") == {"green": 1, "blue": 1}


def test_tw_5_17b_a_swap_may_be_declined() -> None:
    s = play(full().collection(), 0, "done")
    assert (alpaca(s, 0), trapped(s, "r4_A")) == (FULL, {"white": 1, "blue": 1})


def test_tw_5_17b_declining_ends_the_collecting() -> None:
    s = play(full().fairies(0, river=1).collection(), 0, "done")
    assert waiting(s) == [1]


# ---------------------------------------------------------------- extra pearls


def extra(**cards: int) -> Rivers:
    return rivers().hand(0, **cards).tops("white", "blue", "green").token(0, "r3_1").token(1, "r4_A")


def test_tw_5_18_extra_pearls_after_the_first() -> None:
    s = play(extra(fishing_net=2).collection(), 0, "collect(white)", "pair(fishing_net)", "collect(blue)")
    assert (alpaca(s, 0), hand(s, 0)) == ({"white": 1, "blue": 1}, {})


def test_tw_5_18_any_number_may_be_combined() -> None:
    s = play(extra(fishing_net=2).fairies(0, river=1).collection(), 0, "collect(white)", "river_fairy", "collect(blue)")
    play(s, 0, "pair(fishing_net)")
    assert alpaca(s, 0) == {"white": 1, "blue": 1, "green": 1}


def test_tw_5_18_only_if_wanted() -> None:
    s = play(extra().fairies(0, river=1).collection(), 0, "collect(white)", "done")
    assert (alpaca(s, 0), fairies(s, 0)) == ({"white": 1}, {"river": 1})


def test_tw_5_18_only_while_a_pearl_is_trapped() -> None:
    s = rivers().fairies(0, river=1).tops("white").token(0, "r1_01").token(1, "r4_A").collection()
    assert fairies(settle(s), 0) == {"river": 1}


def test_tw_5_18_goals_are_checked_after_each_pearl() -> None:
    s = rivers().alpaca(0, white=2).fairies(0, river=1).tops("white", "white").token(0, "r2_1a").token(1, "r4_A")
    assert play(s.collection(), 0).goal[4] == 0


def test_tw_5_18b_what_is_spent_obliges() -> None:
    s = play(extra().fairies(0, river=1).collection(), 0, "collect(white)", "river_fairy")
    assert legal(s, 0) == ["collect(green)", "collect(blue)"]


def test_tw_5_18b_with_a_full_alpaca_the_swap_must_be_made() -> None:
    s = rivers().alpaca(0, green=5).fairies(0, river=1).tops("white", "blue", "pink").token(0, "r3_1").token(1, "r4_A")
    play(state := s.collection(), 0, "collect(white)", "river_fairy", "collect(blue)")
    assert "done" not in legal(state, 0)


def test_tw_5_18b_a_pearl_given_before_may_be_taken_back() -> None:
    s = full().fairies(0, river=1).collection()
    play(s, 0, "collect(white)", "river_fairy", "collect(green)", "give(white)")
    assert alpaca(s, 0) == FULL


def test_tw_6_4_several_net_pairs() -> None:
    s = play(
        extra(fishing_net=4).collection(),
        0,
        "collect(white)",
        "pair(fishing_net)",
        "collect(blue)",
        "pair(fishing_net)",
    )
    assert (alpaca(s, 0), hand(s, 0)) == ({"white": 1, "blue": 1, "green": 1}, {})


def test_tw_6_4_not_before_the_first_pearl() -> None:
    assert why_not(extra(fishing_net=2).collection(), 0, "pair(fishing_net)") is Reason.NOT_ASKED_NOW


def test_tw_6_4_not_at_the_lake() -> None:
    s = rivers().hand(0, fishing_net=2).lake(green=3).token(0, "lake").collection()
    assert why_not(play(s, 0, "collect(green)"), 0, "pair(fishing_net)") is Reason.NOT_ASKED_NOW


def test_tw_6_8_a_river_fairy_is_a_net_without_cards() -> None:
    s = play(extra().fairies(0, river=1).collection(), 0, "collect(white)", "river_fairy", "collect(green)")
    assert (alpaca(s, 0), fairies(s, 0)) == ({"white": 1, "green": 1}, {})


def test_tw_6_8_no_fairy_no_extra() -> None:
    s = play(extra(fishing_net=2).collection(), 0, "collect(white)")
    assert why_not(s, 0, "river_fairy") is Reason.NO_RIVER_FAIRY


# ---------------------------------------------------------------- rolling on


def test_tw_5_19_the_token_goes_to_the_lowest_empty_space() -> None:
    s = play(three_tokens(), 0, "collect(white)")
    assert (s.track[11], s.track_top) == (0, 11)


def test_tw_5_19_pearls_roll_to_the_next_token_in_the_section() -> None:
    s = rivers().tops("white", "blue", "green").token(0, "r4_A", 1).token(1, "r4_A", 3).collection()
    assert trapped(play(s, 0, "collect(white)"), "r4_A") == {"blue": 1, "green": 1}


def test_tw_5_19_else_downstream() -> None:
    s = play(three_tokens(), 0, "collect(white)")
    assert trapped(s, "r4_A") == {"blue": 1, "green": 1, "white": 1}


def test_tw_5_19_rolling_on_is_told_step_by_step() -> None:
    lines = told(full().collection(), 0, "collect(white)")
    assert [line for line in lines if "green" in line] == [
        "pearl_given(0,green,r2_1a)",
        "pearl_rolled(green,r2_1a,r3_1)",
        "pearl_rolled(green,r3_1,r4_a)",
        "pearl_trapped(green,r4_a,1)",
    ]


def test_tw_5_20_a_token_without_pearls_goes_to_the_track() -> None:
    s = rivers().tops("white", "blue").token(1, "r1_06").token(0, "r2_1a").collection()
    assert (track(s), alpaca(s, 1)) == ([1], {})


def test_tw_1_4_tokens_resolved_early_act_late_in_the_next_round() -> None:
    s = rivers().tops("white", "blue", "pink").token(0, "r1_01").token(1, "r4_A").collection()
    settle(s)
    play(s, 1, "collect(pink)")
    assert track(s)[-1] == 0


# ---------------------------------------------------------------- the lake


def at_the_lake(**pearls: int) -> Rivers:
    return rivers().lake(**pearls).token(0, "lake").track()


def test_tw_5_21_any_number_of_pearls() -> None:
    s = play(at_the_lake(white=1, green=2).collection(), 0, "collect(white)", "collect(green)", "done")
    assert (alpaca(s, 0), lake(s)) == ({"white": 1, "green": 1}, {"green": 1})


def test_tw_5_21_new_pearls_and_older_ones() -> None:
    s = rivers().tops("pink").lake(white=1).token(0, "lake").collection()
    assert legal(s, 0) == ["done", "collect(pink)", "collect(white)"]


def test_tw_5_21_a_full_alpaca_swaps_one_for_one() -> None:
    s = at_the_lake(white=1, blue=1).alpaca(0, **FULL).collection()
    play(s, 0, "collect(white)", "collect(blue)", "give(green)")
    assert (alpaca(s, 0), lake(s)) == ({"green": 4, "white": 1, "blue": 1}, {"green": 2})


def test_tw_5_21_pearls_given_cannot_be_taken_back() -> None:
    s = at_the_lake(white=1, blue=1).alpaca(0, **FULL).collection()
    assert why_not(play(s, 0, "collect(white)"), 0, "collect(green)") is Reason.NOT_IN_LAKE


def test_tw_5_21_then_the_token_goes_to_the_track() -> None:
    s = at_the_lake(white=1, blue=1).alpaca(0, green=1).collection()
    assert track(play(s, 0, "done")) == [0]


def test_tw_5_21_without_a_token_pearls_stay() -> None:
    s = rivers().tops("white").lake(green=1).token(1, "village", 3).face_up("V01", "V02").collection()
    assert lake(s) == {"green": 1, "white": 1}


# ---------------------------------------------------------------- goals


@pytest.mark.parametrize(("colour", "required"), [("green", 4), ("blue", 4), ("pink", 3), ("purple", 3), ("white", 3)])
def test_tw_5_22_the_goal_is_taken_when_its_count_is_reached(colour: str, required: int) -> None:
    position = rivers().alpaca(0, **{colour: required - 1}).tops(colour, colour).token(0, "r1_01").token(1, "r1_02")
    s = settle(position.villager(0, "V16").collection())
    assert s.goal.count(0) == 1


def test_tw_5_22_pearls_stay_on_the_alpaca() -> None:
    s = rivers().alpaca(0, white=2).tops("white").token(0, "r1_01").villager(0, "V16").collection()
    assert settle(s).plan[0][4] == 3


def test_tw_5_22_not_with_one_pearl_less() -> None:
    s = rivers().alpaca(0, white=1).tops("white").token(0, "r1_01").villager(0, "V16").collection()
    settle(s)
    assert s.goal[4] == -1


def test_tw_5_22_each_goal_once() -> None:
    s = rivers().goal("white", 1).alpaca(0, white=2).tops("white").token(0, "r1_01").villager(0, "V16").collection()
    settle(s)
    assert s.goal[4] == 1


def test_tw_5_22_a_swap_is_checked_when_the_given_pearl_has_left() -> None:
    s = (
        rivers()
        .alpaca(0, white=2, green=4)
        .goal("green", 1)
        .tops("white")
        .token(0, "r1_01")
        .token(1, "r4_A")
        .collection()
    )
    play(s, 0, "collect(white)", "give(white)")
    assert s.goal[4] == -1


def test_tw_5_22_also_from_the_lake() -> None:
    s = play(at_the_lake(white=1, green=1).alpaca(0, white=2).collection(), 0, "collect(white)")
    assert s.goal[4] == 0


def test_tw_5_22_a_player_may_claim_several() -> None:
    s = play(at_the_lake(white=1, pink=1).alpaca(0, white=2, pink=2).collection(), 0, "collect(white)", "collect(pink)")
    assert s.goal.count(0) == 2


def test_rolling_pearls_are_told_but_have_no_words_in_the_log() -> None:
    import rivertable as rt

    match = rt.Match("twelve_rivers(players=2)", seed=3)
    bot = rt.bot("random", seed=3)
    while match.rounds == 1:
        match.act(match.to_act[0], bot.choose(match, match.to_act[0]))
    assert any(event.name == "pearl_rolled" for event in match.events(None))
    assert all(match.narration(None))
