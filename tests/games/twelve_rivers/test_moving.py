"""Moving pearls, breeze and mushroom: TW-5.25 to TW-5.27, TW-6.9, TW-6.10, TW-8.4."""

from __future__ import annotations

from typing import Any

import rivertable as rt
from rivertable.games.twelve_rivers.reasons import Reason
from rivertable.games.twelve_rivers.state import MOVING, State
from tests.games.twelve_rivers.builder import (
    Rivers,
    alpaca,
    fairies,
    known_to,
    legal,
    play,
    rivers,
    settle,
    stored,
    told,
    waiting,
    why_not,
)


def both() -> Rivers:
    """Both players have something to move, so that the step stays open. S1: green blue rainbow. S2: green pink rainbow."""
    return rivers().track(0, 1, 0, 1, 0, 1).alpaca(1, green=1)


# ---------------------------------------------------------------- ordinary moves


def test_tw_5_25_to_a_spot_of_the_same_colour() -> None:
    s = play(both().alpaca(0, blue=2).moving(), 0, "from_alpaca(blue)", "spot(1)")
    assert stored(s, 0, 0, plan=True) == [None, "blue", None]


def test_tw_5_25_a_rainbow_spot_takes_any_colour() -> None:
    s = play(both().alpaca(0, white=1).moving(), 0, "from_alpaca(white)")
    assert stored(s, 0, 0, plan=True) == [None, None, "white"]


def test_tw_5_25_not_to_a_spot_of_another_colour() -> None:
    s = both().villager(0, "S1", "- - white").alpaca(0, white=1, blue=1).moving()
    assert why_not(s, 0, "from_alpaca(white)") is Reason.NO_FITTING_SPOT


def test_tw_5_25_everybody_at_once() -> None:
    s = both().alpaca(0, blue=1).moving()
    assert waiting(s) == [0, 1]


def test_tw_5_25_a_pearl_leaves_the_alpaca() -> None:
    s = play(both().alpaca(0, white=1, pink=1).moving(), 0, "from_alpaca(white)")
    assert s.plan[0][:5] == [0, 0, 1, 0, 0]


def test_tw_5_25_a_stored_pearl_does_not_move_again() -> None:
    s = both().villager(0, "S1", "green").villager(0, "V16").alpaca(0, blue=1).moving()
    assert legal(s, 0) == ["done", "from_alpaca(blue)"]


def test_tw_5_26_breeze_and_mushroom_in_any_order_with_moves() -> None:
    s = both().villager(0, "V16").alpaca(0, blue=2).fairies(0, breeze=1, mushroom=1).moving()
    assert legal(s, 0) == ["done", "breeze", "mushroom", "from_alpaca(blue)"]
    play(s, 0, "from_alpaca(blue)", "villager(1)")
    assert legal(s, 0) == ["done", "breeze", "mushroom", "from_alpaca(blue)"]


def test_tw_5_27_pearls_may_stay_on_the_alpaca() -> None:
    s = play(both().alpaca(0, blue=1).moving(), 0, "done")
    assert alpaca(play(s, 1, "done"), 0) == {"blue": 1}


def test_tw_10_18_a_player_without_a_choice_is_done_at_once() -> None:
    assert waiting(both().moving()) == [1]


def test_tw_10_18_in_any_order() -> None:
    one, other = both().alpaca(0, blue=1).moving(), both().alpaca(0, blue=1).moving()
    play(one, 0, "done")
    play(one, 1, "from_alpaca(green)", "spot(0)")
    play(other, 1, "from_alpaca(green)", "spot(0)")
    play(other, 0, "done")
    assert one == other


def test_tw_10_18_one_screen_asks_by_the_turn_track_each_player_once() -> None:
    state: Any = both().alpaca(0, blue=1).alpaca(1, white=1).track(1, 1, 0, 1, 0).moving()
    match = rt.Match.from_state("twelve_rivers", state)
    asked = [match.to_act]
    for seat, action in ((1, "from_alpaca(green)"), (0, "done")):
        match.act(seat, action)
        asked.append(match.to_act)
    assert match.is_asked_in_order
    assert asked == [(1, 0), (1, 0), (1,)]  # seat 1 until nothing is left to decide


# ---------------------------------------------------------------- hidden until all are done


def test_tw_8_4_others_see_the_area_as_it_was() -> None:
    s = both().alpaca(0, blue=1, white=1).moving()
    before = known_to(s, 1)
    assert known_to(play(s, 0, "from_alpaca(white)"), 1) == before


def test_tw_8_4_the_player_sees_the_own_moves() -> None:
    s = play(both().alpaca(0, blue=1, white=1).moving(), 0, "from_alpaca(white)")
    assert stored(known_to(s, 0), 0, 0, plan=True) == [None, None, "white"]


def test_tw_8_4_all_changes_are_shown_together() -> None:
    s = play(both().alpaca(0, white=1).moving(), 0, "from_alpaca(white)")
    shown = stored(s, 0, 0)
    play(s, 1, "done")
    assert (shown, stored(s, 0, 0), s.phase == MOVING) == ([None] * 3, [None, None, "white"], False)


def test_tw_8_4_neither_fairies_used_nor_spots_made_wild_are_seen_before() -> None:
    s = both().alpaca(0, blue=1, pink=1).fairies(0, breeze=1, mushroom=1).villager(0, "V20").moving()
    before = [known_to(s, viewer) for viewer in (1, None)]
    for text in ("breeze", "from_alpaca(blue)", "villager(1)", "done", "mushroom", "villager(1)", "spot(0)"):
        play(s, 0, text)
        assert [known_to(s, viewer) for viewer in (1, None)] == before
    assert (fairies(s, 0), stored(s, 0, 1)) == ({"breeze": 1, "mushroom": 1}, [None] * 5)


def test_tw_8_4_nor_that_a_player_is_done() -> None:
    s = both().alpaca(0, blue=1, white=1).moving()
    before = known_to(s, 1)
    assert known_to(play(s, 0, "done"), 1) == before
    assert legal(s, 1) == ["done", "from_alpaca(green)"]


def test_tw_8_4_the_order_of_the_players_has_no_effect() -> None:
    moves = {0: ("from_alpaca(white)", "from_alpaca(blue)"), 1: ("from_alpaca(green)", "spot(0)")}
    ends = []
    for order in ((0, 1), (1, 0)):
        s = rivers().track(0, 1).round(5).alpaca(0, blue=1, white=1).alpaca(1, green=1).moving()
        for seat in order:
            play(s, seat, *moves[seat])
        ends.append(s)
    assert (ends[0] == ends[1], stored(ends[0], 0, 0)) == (True, [None, "blue", "white"])


def moving_match() -> rt.Match:
    """A match in which both players have pearls to move."""
    match = rt.Match(rt.load("twelve_rivers", players=2), seed=2)
    bot = rt.bot("random", seed=3)
    while not all(any(a.name == "from_alpaca" for a in match.legal(seat)) for seat in (0, 1)):
        match.act(match.to_act[-1], bot.choose(match, match.to_act[-1]))
    return match


def test_tw_8_4_moves_are_told_at_the_end() -> None:
    """Not before the other player is done as well, and then all of them."""
    match = moving_match()
    heard = len(match.events(1))
    while 0 in match.to_act:
        move = next((a for a in match.legal(0) if a.name in ("from_alpaca", "villager", "spot")), match.legal(0)[0])
        match.act(0, move)
    assert len(match.events(1)) == heard
    own = [event for event in match.events(0) if event.name == "pearl_moved"]
    match.act(1, "done")
    told_then = [event for event in match.events(1)[heard:] if event.name == "pearl_moved"]
    assert own
    assert [event.args for event in told_then] == [event.args for event in own]


def test_tw_8_4_the_view_of_the_others_stays_as_it_was() -> None:
    match = moving_match()
    before, own = [match.view(viewer) for viewer in (1, None)], match.view(0)
    match.act(0, next(a for a in match.legal(0) if a.name == "from_alpaca"))
    assert [match.view(viewer) for viewer in (1, None)] == before
    assert match.view(0) != own


# ---------------------------------------------------------------- breeze


def breezy() -> Rivers:
    """V16 has four rainbow spots."""
    return both().villager(0, "S1", "green blue white").villager(0, "V16").fairies(0, breeze=1)


def test_tw_6_9_from_one_villager_to_another() -> None:
    s = breezy().moving()
    play(s, 0, "breeze", "villager(0)", "spot(2)")
    assert (stored(s, 0, 0, plan=True), stored(s, 0, 1, plan=True)[0]) == (["green", "blue", None], "white")


def test_tw_6_9_from_the_alpaca() -> None:
    s = play(breezy().alpaca(0, pink=1).moving(), 0, "breeze", "from_alpaca(pink)")
    assert stored(s, 0, 1, plan=True)[0] == "pink"


def test_tw_6_9_up_to_three_moves() -> None:
    s = play(breezy().villager(0, "V17").moving(), 0, "breeze", *["villager(0)", "spot(0)", "villager(1)"])
    play(s, 0, "villager(0)", "spot(1)", "villager(1)", "villager(0)", "villager(1)")
    assert (stored(s, 0, 0, plan=True), legal(s, 0)) == ([None] * 3, [])


def test_tw_6_9_moves_are_one_after_the_other() -> None:
    """The spot freed by the first move takes the second pearl."""
    s = both().villager(0, "S1", "green").villager(0, "V18", "green - - -").fairies(0, breeze=1).moving()
    play(s, 0, "breeze", "villager(0)")
    assert stored(s, 0, 1, plan=True)[:2] == ["green", "green"]
    assert "villager(1)" in legal(s, 0)


def test_tw_6_9_never_to_the_alpaca() -> None:
    s = play(breezy().moving(), 0, "breeze")
    assert all(not text.startswith("collect") for text in legal(s, 0))


def test_tw_6_9_while_collecting_before_the_pearl() -> None:
    s = rivers().alpaca(0, green=6).fairies(0, breeze=1).tops("white", "blue").token(0, "r2_1a").token(1, "r4_A")
    state = play(s.collection(), 0, "breeze", "from_alpaca(green)", "spot(0)", "done")
    assert legal(state, 0) == ["collect(blue)", "collect(white)"]


def test_tw_10_17_it_makes_room_while_collecting() -> None:
    s = rivers().alpaca(0, green=6).fairies(0, breeze=1).tops("white", "blue").token(0, "r2_1a").token(1, "r4_A")
    state = play(s.collection(), 0, "breeze", "from_alpaca(green)", "spot(0)", "done", "collect(white)")
    assert (alpaca(state, 0), alpaca(state, 1)) == ({"green": 5, "white": 1}, {"blue": 1})


def test_tw_6_9_at_the_lake() -> None:
    s = rivers().alpaca(0, green=6).fairies(0, breeze=1).lake(white=1).token(0, "lake").collection()
    assert "breeze" in legal(s, 0)


def test_tw_6_9b_no_window_without_a_pearl_to_take() -> None:
    s = rivers().alpaca(0, green=6).fairies(0, breeze=1).token(0, "r2_1a").token(1, "village", 6).face_up("V16", "V17")
    assert waiting(settle(s.collection())) == [1]


def extra_breeze(**fairy: int) -> State:
    position = rivers().hand(0, banner=2).alpaca(0, green=1).fairies(0, breeze=1, **fairy).tops("white", "blue", "pink")
    return play(position.token(0, "r3_1").token(1, "r4_A").collection(), 0, "collect(white)")


def test_tw_6_9b_after_the_first_pearl_only_if_another_can_be_taken() -> None:
    assert "breeze" in legal(extra_breeze(river=1), 0)
    assert why_not(extra_breeze(), 0, "breeze") is Reason.BREEZE_TOO_LATE


def test_tw_6_9b_a_breeze_that_moves_nothing_is_not_started() -> None:
    s = rivers().villager(0, "S1", "green blue white").alpaca(0, white=1).fairies(0, breeze=1)
    state = s.tops("blue", "blue").token(0, "r2_1a").token(1, "r4_A").collection()
    assert waiting(both().fairies(0, breeze=1).villager(0, "V16").moving()) == [1]
    assert why_not(state, 0, "breeze") is Reason.BREEZE_USELESS


def test_tw_6_9b_possible_after_a_mushroom() -> None:
    s = both().villager(0, "S1", "- blue white").alpaca(0, pink=1).fairies(0, breeze=1, mushroom=1).moving()
    assert why_not(s, 0, "breeze") is None


def test_tw_6_9b_the_token_leaves_when_the_breeze_is_started() -> None:
    s = play(breezy().alpaca(0, pink=1).moving(), 0, "breeze", "done", "done")
    assert fairies(play(s, 1, "done"), 0) == {}


# ---------------------------------------------------------------- mushroom


def test_tw_6_10_an_empty_coloured_spot_becomes_rainbow() -> None:
    s = both().villager(0, "S1", "- blue white").alpaca(0, pink=1).fairies(0, mushroom=1).moving()
    play(s, 0, "mushroom", "from_alpaca(pink)")
    assert stored(s, 0, 0, plan=True) == ["pink", "blue", "white"]


def test_tw_6_10_for_the_rest_of_the_game() -> None:
    s = both().villager(0, "S1", "wild blue white").alpaca(0, purple=1).moving()
    assert legal(s, 0) == ["done", "from_alpaca(purple)"]


def test_tw_6_10_no_coloured_spot_no_mushroom() -> None:
    s = both().villager(0, "S1", "green blue -").alpaca(0, purple=1).fairies(0, mushroom=1).moving()
    assert why_not(s, 0, "mushroom") is Reason.NO_COLOURED_SPOT


def test_tw_6_10_inside_a_breeze_while_collecting() -> None:
    s = rivers().alpaca(0, pink=6).fairies(0, breeze=1, mushroom=1).villager(0, "S1", "- blue white")
    state = s.tops("white", "blue").token(0, "r2_1a").token(1, "r4_A").collection()
    play(state, 0, "breeze", "mushroom", "from_alpaca(pink)")
    assert stored(state, 0, 0) == ["pink", "blue", "white"]


def test_tw_6_10_not_while_collecting_without_a_breeze() -> None:
    s = rivers().alpaca(0, pink=6).fairies(0, mushroom=1).tops("white", "blue").token(0, "r2_1a").token(1, "r4_A")
    assert why_not(s.collection(), 0, "mushroom") is Reason.NOT_ASKED_NOW


def test_moves_while_collecting_are_told_at_once() -> None:
    s = rivers().alpaca(0, pink=6).fairies(0, breeze=1).tops("white", "blue").token(0, "r2_1a").token(1, "r4_A")
    assert "pearl_blown(0,pink,-1,0,2)" in told(s.collection(), 0, "breeze", "from_alpaca(pink)")
