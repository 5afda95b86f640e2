"""The decisions of section 12: what is asked, in which order, and what is offered."""

from __future__ import annotations

import pytest

import rivertable as rt
from rivertable.engine.playing import playing
from rivertable.games.twelve_rivers.actions import ACTIONS, MOVE_TO, PLACE
from rivertable.games.twelve_rivers.reasons import Reason
from tests.games.twelve_rivers.builder import Rivers, legal, play, rivers, settle, waiting, why_not


def test_tw_4_2_one_player_at_a_time() -> None:
    assert waiting(rivers(4).track(1, 2, 3, 0).turn(0)) == [0]


def test_tw_4_2_done_means_waiting_for_the_others() -> None:
    s = play(rivers().alpaca(0, green=1).alpaca(1, green=1).track(0, 1).moving(), 0, "done")
    assert why_not(s, 0, "done") is Reason.WAIT_FOR_OTHERS


# ---------------------------------------------------------------- one choice, equal choices


def test_tw_12_1_a_single_choice_is_taken() -> None:
    s = rivers().tops("white").token(0, "r1_01").token(1, "village", 3).face_up("V18", "V19").collection()
    assert waiting(settle(s)) == [1]


def moving(*pearls: str, villager: str = "V20") -> Rivers:
    return (
        rivers()
        .track(0, 1)
        .alpaca(1, green=1)
        .villager(0, "S1", "green blue white")
        .villager(0, villager, " ".join(pearls))
    )


def test_tw_12_1_equal_spots_are_one_choice() -> None:
    """V20: three green spots, two blue ones."""
    s = moving().alpaca(0, green=1).fairies(0, mushroom=1).moving()
    play(s, 0, "mushroom")
    assert legal(s, 0) == ["spot(0)", "spot(3)"]


def test_tw_12_1_a_mushroom_spot_is_of_the_kind_rainbow() -> None:
    """V05: pink, green, rainbow; the pink spot is wild, so it equals the rainbow spot."""
    s = play(moving("wild", villager="V05").alpaca(0, green=1).moving(), 0, "from_alpaca(green)")
    assert legal(s, 0) == ["spot(0)", "spot(1)"]


def test_tw_12_1_an_equal_spot_is_refused() -> None:
    s = play(moving().alpaca(0, green=1).fairies(0, mushroom=1).moving(), 0, "mushroom")
    assert why_not(s, 0, "spot(1)") is Reason.SAME_CHOICE


def test_tw_12_1_different_tiles_are_different_choices() -> None:
    s = moving(villager="V16").villager(0, "V17").alpaca(0, green=2).moving()
    assert legal(play(s, 0, "from_alpaca(green)"), 0) == ["villager(1)", "villager(2)"]


def test_tw_12_1b_a_lone_card_is_asked_for_while_others_do_not_know_it() -> None:
    s = play(rivers().hand(0, banner=2).track(1, 0, 1, 0).turn(0), 0, "place(r3_1,1)")
    assert (legal(s, 0), waiting(s)) == (["pay_card(banner)"], [0])


def test_tw_12_1b_a_pair_is_asked_for_even_if_none_is_held() -> None:
    s = play(rivers().hand(0, banner=1, lantern=1).track(1, 0, 1, 0).turn(0), 0, "place(r4_a,1)")
    assert (legal(s, 0), waiting(s)) == (["done"], [0])


def test_tw_12_1b_not_when_all_know_that_there_is_none() -> None:
    s = play(rivers().known(0, banner=1, lantern=1).track(1, 0, 1, 0).turn(0), 0, "place(r4_a,1)")
    assert waiting(s) == [1]


def test_tw_12_1b_nor_with_open_hands() -> None:
    s = rivers(open_hands=True).hand(0, banner=1, lantern=1).track(1, 0, 1, 0).turn(0)
    assert waiting(play(s, 0, "place(r4_a,1)")) == [1]


@pytest.mark.parametrize(
    ("answer", "hides"), [("place(r3_1,1)", True), ("place(r4_a,1)", True), ("place(r5,1)", False)]
)
def test_tw_12_1b_everybody_knows_where_a_choice_is_hidden(answer: str, hides: bool) -> None:
    """Which card pays, and whether there is a pair; but not which card to gain."""
    match = rt.Match("twelve_rivers(players=2)", seed=6)
    (seat,) = match.to_act
    assert not match.hides_choice(seat)
    match.act(seat, answer)
    assert (match.hides_choice(seat), match.hides_choice(1 - seat)) == (hides, False)
    assert [match.imagine(viewer, seed=s).hides_choice(seat) for viewer in (0, 1, None) for s in (1, 2)] == [hides] * 6


# ---------------------------------------------------------------- the order of questions


def test_tw_12_2_pairs_again_until_done() -> None:
    s = rivers(3).hand(0, banner=2, lantern=2).icon("stump", 1, "cloud", "river").track(1, 0, 2, 0).turn(0)
    play(s, 0, "place(r4_a,1)", "pair(banner)", "banner_token(2)")
    assert legal(s, 0) == ["pair(lantern)", "done"]


def test_tw_12_2_a_token_that_is_not_there() -> None:
    s = rivers(3).hand(0, banner=2).track(1, 0, 2, 0).turn(0)
    play(s, 0, "place(r4_a,1)", "pair(banner)")
    s.track[11] = 2
    assert why_not(s, 0, "banner_token(2)") is Reason.NO_SUCH_TOKEN


def extra() -> Rivers:
    position = rivers().hand(0, fishing_net=3).fairies(0, river=1, breeze=1, bonfire=2).alpaca(0, green=1)
    return position.tops("white", "blue", "pink").token(0, "r3_1").token(1, "r4_A")


def test_tw_12_3_breeze_or_collect_first() -> None:
    assert legal(extra().collection(), 0) == ["collect(blue)", "collect(pink)", "collect(white)", "breeze"]


def test_tw_12_3_then_the_loop_of_extras() -> None:
    s = play(extra().collection(), 0, "collect(white)")
    pairs = ["pair(fishing_net)", "pair_bonfire(fishing_net)", "pair_two_bonfires(fishing_net)"]
    assert legal(s, 0) == [*pairs, "done", "river_fairy", "breeze"]


def test_tw_12_3_each_extra_is_followed_at_once_by_its_collect() -> None:
    s = play(extra().collection(), 0, "collect(white)", "pair_bonfire(fishing_net)")
    assert legal(s, 0) == ["collect(blue)", "collect(pink)"]


def test_tw_12_4_pearl_then_villager_then_spot() -> None:
    s = rivers().track(0, 1).alpaca(0, blue=2).alpaca(1, green=1).villager(0, "V16").moving()
    steps = [legal(s, 0), *(legal(play(s, 0, text), 0) for text in ("from_alpaca(blue)", "villager(0)"))]
    assert steps == [["done", "from_alpaca(blue)"], ["villager(0)", "villager(1)"], ["spot(1)", "spot(2)"]]


def test_tw_12_5_source_spot_target_spot() -> None:
    s = rivers().track(0, 1).alpaca(1, green=1).villager(0, "S1", "green blue").villager(0, "V16").villager(0, "V17")
    state = play(s.fairies(0, breeze=1).moving(), 0, "breeze")
    steps = [legal(state, 0)]
    steps.append(legal(play(state, 0, "villager(0)"), 0))
    steps.append(legal(play(state, 0, "spot(1)"), 0))
    assert steps == [["done", "villager(0)"], ["spot(0)", "spot(1)"], ["villager(1)", "villager(2)"]]


def test_tw_12_5_a_mushroom_does_not_count_as_a_move() -> None:
    s = rivers().track(0, 1).alpaca(0, pink=4).alpaca(1, green=1).villager(0, "V22").villager(0, "V16")
    state = play(s.fairies(0, breeze=1, mushroom=1).moving(), 0, "breeze", "mushroom", "villager(1)", "spot(0)")
    assert state.turn[0][2] == 3


def test_tw_12_6_only_choices_that_can_be_completed() -> None:
    s = rivers().hand(0, banner=1).fairies(0, cloud=1, bonfire=1).track(1, 0, 1, 0).turn(0)
    state = play(s, 0, "place(r2_1a,1)")
    assert legal(state, 0) == ["pay_card(banner)", "pay_bonfire", "pay_cloud"]


def test_tw_12_6_cards_that_do_not_cover_the_cost_are_not_begun_with() -> None:
    s = rivers().hand(0, banner=1).fairies(0, cloud=1).track(1, 0).turn(0)
    from rivertable.games.twelve_rivers.rules.answers import apply

    apply(s, 0, ACTIONS.parse("place(r1_01,1)"))
    assert (legal(s, 0), why_not(s, 0, "pay_card(banner)")) == (["pay_cloud"], Reason.CARDS_TOO_FEW)


def test_tw_12_7_the_lake_ends_by_itself() -> None:
    s = rivers().lake(white=1, blue=1).alpaca(1, green=1).token(0, "lake").collection()
    play(s, 0, "collect(white)", "collect(blue)")
    assert s.lake_left == [0] * 5


def test_tw_12_7_collect_breeze_or_done() -> None:
    s = rivers().lake(white=1).alpaca(0, green=1).fairies(0, breeze=1).token(0, "lake").collection()
    assert legal(s, 0) == ["done", "collect(white)", "breeze"]


def test_tw_12_8_positions_do_not_shift() -> None:
    s = (
        rivers()
        .face_up("V18", "V19", "V24")
        .token(0, "village", 1)
        .token(1, "village", 2)
        .deck(shamisen=9)
        .collection()
    )
    play(s, 0, "recruit(1)", "take_market(2)")
    assert (legal(s, 1), s.market) == (["recruit(2)", "recruit(3)"], [0, 4, 2])


def test_tw_12_9_a_cost_of_3_is_three_choices() -> None:
    s = play(rivers().hand(0, banner=2, lantern=2).track(1, 0, 1, 0).turn(0), 0, "place(r1_01,1)")
    owed = [s.owed, *(play(s, 0, text).owed for text in ("pay_card(banner)", "pay_card(lantern)"))]
    assert owed == [3, 2, 1]


# ---------------------------------------------------------------- texts


@pytest.mark.parametrize(
    "text",
    ["place(r3_2,1)", "move_to(village,4)", "place(lake,1)", "pay_card(banner)", "pair(lantern)", "fairy_type(cloud)"]
    + ["pair_bonfire(fishing_net)", "pair_two_bonfires(shamisen)", "collect(white)", "give(green)", "from_alpaca(pink)"]
    + ["take_market(3)", "recruit(6)", "banner_token(2)", "move_token(1)", "lantern_icon(stump,2)", "villager(0)"]
    + ["spot(4)", "pay_bonfire", "pay_cloud", "draw_deck", "river_fairy", "breeze", "mushroom", "done"],
)
def test_tw_12_10_action_texts(text: str) -> None:
    assert ACTIONS.text(ACTIONS.parse(text)) == text


def test_tw_12_10_capital_letters_are_read_too() -> None:
    assert ACTIONS.parse("place(r4_A,1)") == PLACE + 28


@pytest.mark.parametrize(
    ("text", "number"),
    [("place(village,6)", 43), ("pay_card(banner)", 44), ("take_market(1)", 51), ("pair(banner)", 55), ("done", 70)]
    + [("banner_token(1)", 71), ("lantern_icon(statue,1)", 79), ("collect(green)", 88), ("river_fairy", 98)]
    + [
        ("recruit(1)", 101),
        ("from_alpaca(green)", 107),
        ("villager(0)", 112),
        ("spot(4)", 143),
        ("move_to(r1_01,1)", 144),
    ],
)
def test_the_ids_of_section_12(text: str, number: int) -> None:
    assert ACTIONS.parse(text) == number
    assert MOVE_TO == 144


def test_tw_12_1b_a_question_without_a_pair_says_so_to_its_player_only() -> None:
    match = rt.Match("twelve_rivers(players=2)", seed=6)
    questions = set()
    bot = rt.bot("random", seed=1)
    for seat in playing(match, bot.choose):
        if [str(action) for action in match.legal(seat)] == ["done"]:
            questions.add(match.decision(seat).partition(" ")[0])
            assert "pair" not in match.decision(1 - seat)
    assert "You" in questions


def test_every_question_and_answer_has_words() -> None:
    match = rt.Match("twelve_rivers(players=4)", seed=6)
    bot = rt.bot("random", seed=1)
    for seat in playing(match, bot.choose):
        assert match.decision(seat)
        assert all(action.label for action in match.legal(seat))
