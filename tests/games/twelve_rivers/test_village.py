"""Recruiting villagers and the shamisen: TW-5.23, TW-5.24, TW-6.5."""

from __future__ import annotations

from rivertable.games.twelve_rivers.reasons import Reason
from rivertable.games.twelve_rivers.state import State
from tests.games.twelve_rivers.builder import (
    Rivers,
    hand,
    legal,
    play,
    rivers,
    slot_of,
    told,
    track,
    villagers,
    waiting,
    why_not,
)


def village(*tokens: tuple[int, int]) -> Rivers:
    """Tokens of seats in village slots; V11 gives 3 cards, V16 2, V18 1."""
    position = rivers().face_up("V11", "V16", "V18", "V19", "V24", "V25")
    for seat, slot in tokens:
        position.token(seat, "village", slot)
    return position


def test_tw_5_23_left_to_right() -> None:
    s = village((1, 2), (0, 4)).collection()
    order = [waiting(s)]
    play(s, 1, "recruit(3)", "draw_deck")
    assert [*order, waiting(s)] == [[1], [0]]


def test_tw_5_23_one_face_up_villager() -> None:
    s = village((0, 1), (1, 5)).collection()
    assert (legal(s, 0)[0], villagers(play(s, 0, "recruit(2)", "draw_deck"), 0)) == (
        "recruit(1)",
        ["S1", "V16"],
    )


def test_tw_5_23_it_must_be_taken() -> None:
    assert why_not(village((0, 1)).collection(), 0, "done") is Reason.NOT_ASKED_NOW


def test_tw_5_23_its_camp_cards_one_at_a_time() -> None:
    s = play(village((0, 1), (1, 5)).deck(shamisen=1, lantern=9).collection(), 0, "recruit(1)")
    play(s, 0, "take_market(1)", "take_market(2)")
    assert sum(hand(s, 0).values()) == 2


def test_tw_5_23_taken_villagers_are_not_replaced() -> None:
    s = play(village((0, 1), (1, 5)).collection(), 0, "recruit(3)", "draw_deck")
    assert why_not(s, 1, "recruit(3)") is Reason.NO_VILLAGER_THERE


def test_tw_5_24_then_the_token_goes_to_the_track() -> None:
    s = play(village((0, 1), (1, 5)).collection(), 0, "recruit(3)", "draw_deck")
    assert track(s) == [0]


# ---------------------------------------------------------------- shamisen


def with_shamisen(*tokens: tuple[int, int], pairs: int = 1) -> State:
    s = village(*tokens).hand(0, shamisen=2 * pairs).deck(banner=9).collection()
    return play(s, 0, "recruit(3)", "draw_deck")


def test_tw_5_24_one_pair_may_be_played() -> None:
    assert legal(with_shamisen((0, 1), (1, 5)), 0) == ["pair(shamisen)", "done"]


def test_tw_6_5_to_the_nearest_empty_slot_to_the_right() -> None:
    s = play(with_shamisen((0, 1), (1, 2), (1, 3)), 0, "pair(shamisen)")
    assert s.token_at[slot_of("village", 4)] == 0


def test_tw_6_5_it_recruits_again_when_that_slot_is_reached() -> None:
    s = play(with_shamisen((0, 1), (1, 2)), 0, "pair(shamisen)")
    play(s, 1, "recruit(4)", "draw_deck")
    play(s, 0, "recruit(5)", "draw_deck", "done")
    assert villagers(s, 0) == ["S1", "V18", "V24"]


def test_tw_6_5_may_be_repeated_with_a_further_pair() -> None:
    s = play(with_shamisen((0, 1), pairs=2), 0, "pair(shamisen)", "recruit(4)", "draw_deck", "pair(shamisen)")
    play(s, 0, "recruit(5)", "draw_deck")
    assert len(villagers(s, 0)) == 4


def test_tw_6_5_not_without_such_a_slot() -> None:
    s = village((0, 5), (1, 6)).hand(0, shamisen=2).collection()
    assert waiting(play(s, 0, "recruit(3)", "draw_deck")) == [1]


def test_tw_10_15_cards_just_gained_may_complete_the_pair() -> None:
    s = village((0, 1), (1, 5)).hand(0, shamisen=1).deck(shamisen=1).collection()
    play(s, 0, "recruit(3)", "draw_deck", "pair(shamisen)")
    assert s.token_at[slot_of("village", 2)] == 0


def test_tw_10_15_nothing_to_the_left() -> None:
    s = village((0, 6), (1, 5)).hand(0, shamisen=2).collection()
    play(s, 1, "recruit(3)", "draw_deck")
    assert told(s, 0, "recruit(4)", "draw_deck")[-1] != "token_moved(0,village,6,village,4)"
    assert s.token_at[slot_of("village", 4)] == -1


def test_tw_10_14_a_token_without_a_villager_only_returns_to_the_track() -> None:
    s = rivers().face_up("V18").token(0, "village", 1).token(1, "village", 2).villager(0, "V16").alpaca(0, green=1)
    state = play(s.collection(), 0, "draw_deck")
    assert (villagers(state, 1), track(state)) == (["S2"], [1, 0])
