"""The worked examples of section 9, with the same numbers."""

from __future__ import annotations

import pytest

import rivertable as rt
from rivertable.engine.kept import fill_kept
from rivertable.games.twelve_rivers.reasons import Reason
from rivertable.games.twelve_rivers.rules.rounds import begin_round
from rivertable.games.twelve_rivers.state import NONE, State
from rivertable.games.twelve_rivers.tables import OPEN_FROM, SECTION_IDS, SECTION_OF, SLOT_CAMP
from tests.games.twelve_rivers.builder import (
    Rivers,
    alpaca,
    fairies,
    hand,
    lake,
    legal,
    market,
    play,
    points,
    rivers,
    slot_of,
    stored,
    track,
    trapped,
    villagers,
    waiting,
    why_not,
)

BLUE, RED, YELLOW, GREEN = range(4)


# ---------------------------------------------------------------- setup and flow


def test_tw_9_1_setup_for_three() -> None:
    s = rt.Match(rt.load("twelve_rivers", players=3), seed=8)._state
    tiles = sorted(s.villagers[seat][0] for seat in range(3))
    assert (tiles, [pearl != NONE for pearl in s.tops].count(True)) == ([0, 1, 2], 9)


def test_tw_9_1_track_and_cards() -> None:
    s = rt.Match(rt.load("twelve_rivers", players=3, fixed_order=True), seed=8)._state
    assert ([s.actor, *track(s)], sum(s.hand_count)) == ([0, 1, 2] * 3, 18)  # type: ignore[arg-type]
    assert s.deck_count + len(s.market) == 32


def flow() -> State:
    tops = "white green blue pink green blue purple green pink blue green white"
    position = rivers(4).tops(*tops.split()).face_up("V02", "V03", "V04", "V05", "V06", "V07")
    position.token(BLUE, "r1_01").token(RED, "r2_2a").token(YELLOW, "r3_3", 1).token(RED, "r4_A", 1)
    position.token(YELLOW, "r4_A", 2).token(GREEN, "r4_B", 1).token(GREEN, "lake")
    for slot, seat in enumerate((BLUE, RED, YELLOW, GREEN, BLUE), 1):
        position.token(seat, "village", slot)
    return play(position.collection(), RED)


def test_tw_9_2_row_1_blue_takes_white() -> None:
    assert alpaca(flow(), BLUE) == {"white": 1}


def test_tw_9_2_row_2_red_has_pink_and_green() -> None:
    s = flow()
    assert (trapped(s, "r2_2a"), waiting(s)) == ({"green": 1, "pink": 1}, [RED])


def row_3() -> State:
    return play(flow(), RED, "collect(pink)")


def test_tw_9_2_row_3_yellow_has_purple_green_and_pink() -> None:
    assert trapped(row_3(), "r3_3") == {"green": 1, "pink": 1, "purple": 1}


def row_4() -> State:
    return play(row_3(), YELLOW, "collect(purple)")


def test_tw_9_2_row_4_what_is_trapped() -> None:
    s = row_4()
    assert (trapped(s, "r4_A"), trapped(s, "r4_B")) == (
        {"green": 2, "blue": 2},
        {"green": 2, "blue": 1, "pink": 1, "white": 1},
    )


def section_a() -> State:
    s = play(row_4(), RED, "collect(blue)")
    assert legal(s, YELLOW) == ["collect(green)", "collect(blue)"]
    return play(s, YELLOW, "collect(blue)")


def test_tw_9_2_row_4_section_a_before_b() -> None:
    s = section_a()
    assert (alpaca(s, RED), alpaca(s, YELLOW), waiting(s)) == (
        {"pink": 1, "blue": 1},
        {"purple": 1, "blue": 1},
        [GREEN],
    )


def at_the_lake() -> State:
    return play(section_a(), GREEN, "collect(white)")


def test_tw_9_2_lake() -> None:
    s = at_the_lake()
    assert (lake(s), waiting(s)) == ({"green": 4, "pink": 1, "blue": 1}, [GREEN])


def test_tw_9_2_track_from_the_bottom() -> None:
    s = play(at_the_lake(), GREEN, "done")
    assert s.track[:4:-1] == [BLUE, RED, YELLOW, RED, YELLOW, GREEN, GREEN]


def test_tw_9_2_village_tokens_act_first_in_the_next_round() -> None:
    s = play(at_the_lake(), GREEN, "done")
    while s.rounds == 1:
        seat = waiting(s)[0]
        play(s, seat, next((text for text in ("draw_deck", "done") if text in legal(s, seat)), legal(s, seat)[0]))
    assert (waiting(s), track(s)[:4]) == ([BLUE], [GREEN, YELLOW, RED, BLUE])


# ---------------------------------------------------------------- payment


def slots(s: State, seat: int = 0) -> set[str]:
    """Sections a token may be placed in."""
    return {SECTION_IDS[SECTION_OF[i]] for i in range(44) if why_not(s, seat, place(i)) is None}


def place(slot: int) -> str:
    from rivertable.games.twelve_rivers.actions import ACTIONS, PLACE

    return ACTIONS.text(PLACE + slot)


def paying() -> Rivers:
    return rivers().track(1, 0, 1, 0)


def test_tw_9_3_two_cards_and_a_bonfire_pay_3() -> None:
    s = play(
        paying().hand(0, banner=2).fairies(0, bonfire=1).turn(0), 0, "place(r1_01,1)", "pay_card(banner)", "pay_bonfire"
    )
    assert (hand(play(s, 0, *["pay_card(banner)"] * s.owed), 0), fairies(s, 0)) == ({}, {})


def test_tw_9_3_no_cards_and_no_bonfire() -> None:
    s = paying().turn(0)
    village = {text for text in legal(s, 0) if "village" in text}
    assert slots(s) == {"r4_a", "r5", "lake", "village"}
    assert village == {f"place(village,{slot})" for slot in (3, 4, 5, 6)}


def test_tw_9_3_anything_with_a_cloud() -> None:
    assert len(legal(paying().fairies(0, cloud=1).turn(0), 0)) == 27


@pytest.mark.parametrize("fairy", ["bonfire", "cloud"])
def test_tw_9_3_a_fairy_at_the_stump_is_taken_first(fairy: str) -> None:
    s = paying().icon("stump", 2, fairy).turn(0)
    assert slots(s) == {"r3_2", "r4_a", "r5", "lake", "village"}
    assert fairies(play(s, 0, "place(r3_2,1)"), 0) == {}


@pytest.mark.parametrize(("lying", "possible"), [("cloud", True), ("bonfire", True), ("breeze", False)])
def test_tw_9_3_fairies_at_the_statue(lying: str, possible: bool) -> None:
    assert ("r2_1b" in slots(paying().icon("statue", 1, lying).turn(0))) is possible


def test_tw_9_3_one_card_and_a_cloud_on_row_1() -> None:
    s = paying().hand(0, banner=1).fairies(0, cloud=1).turn(0)
    assert hand(play(s, 0, "place(r1_01,1)"), 0) == {"banner": 1}


# ---------------------------------------------------------------- market and banner


def test_tw_9_4_three_banners_are_shuffled_away() -> None:
    s = (
        rivers()
        .market("lantern", "banner", "banner")
        .deck(banner=1)
        .discard(shamisen=2, provisions=2)
        .track(1, 0, 1, 0)
    )
    state = play(s.turn(0), 0, "place(r5,1)", "take_market(1)")
    assert (hand(state, 0), sum(state.discard), state.deck_count) == ({"lantern": 1}, 0, 4)
    assert len({*market(state)}) > 1


def banner() -> State:
    """Track B, A, C, A."""
    s = rivers(3).hand(0, banner=2).track(1, 0, 2, 0).turn(0)
    return play(s, 0, "place(r4_a,1)", "pair(banner)")


@pytest.mark.parametrize(("token", "after"), [(1, [0, 1, 2, 0]), (2, [0, 1, 0, 2])])
def test_tw_9_5_banner(token: int, after: list[int]) -> None:
    s = play(banner(), 0, f"banner_token({token})")
    assert [s.actor, *track(s)] == after


# ---------------------------------------------------------------- swaps, lake, goals


def full_alpaca() -> Rivers:
    return rivers().alpaca(0, green=6).tops("white", "green").token(0, "r2_1a").token(1, "r4_A")


def test_tw_9_6_green_for_white() -> None:
    s = play(full_alpaca().fairies(0, river=1).collection(), 0, "collect(white)")
    assert (alpaca(s, 0), trapped(s, "r2_1a")) == ({"green": 5, "white": 1}, {"green": 2})


def test_tw_9_6_two_greens_roll_on() -> None:
    s = full_alpaca().token(1, "r4_A", 2).fairies(1, river=1).collection()
    assert trapped(play(s, 0, "collect(white)"), "r4_A") == {"green": 1}


def test_tw_9_6_a_river_fairy_swaps_once_more() -> None:
    s = play(full_alpaca().fairies(0, river=1).collection(), 0, "collect(white)", "river_fairy", "give(green)")
    assert (alpaca(s, 0), fairies(s, 0)) == ({"green": 5, "white": 1}, {})


def test_tw_9_6_declining_is_legal() -> None:
    assert "done" in legal(full_alpaca().collection(), 0)


def lake_example() -> State:
    return rivers().lake(blue=1, green=2).alpaca(0, pink=4).token(0, "lake").collection()


def test_tw_9_7_blue_and_green_taken_green_stays() -> None:
    s = play(lake_example(), 0, "collect(blue)", "collect(green)", "done")
    assert (alpaca(s, 0), lake(s)) == ({"pink": 4, "blue": 1, "green": 1}, {"green": 1})


def test_tw_9_7_further_pearls_could_be_swapped() -> None:
    s = play(lake_example(), 0, "collect(blue)", "collect(green)", "collect(green)", "give(pink)")
    assert lake(s) == {"pink": 1}


def test_tw_9_8_a_goal_at_once_and_the_blues_may_be_stored() -> None:
    s = (
        rivers()
        .alpaca(0, blue=3)
        .villager(0, "V16")
        .tops("blue", "green")
        .token(0, "r2_1a")
        .token(1, "r4_A")
        .collection()
    )
    play(s, 0, "collect(blue)")
    play(s, 0, *["from_alpaca(blue)", "villager(1)"] * 4)
    assert (s.goal[1], stored(s, 0, 1, plan=True)) == (0, ["blue"] * 4)


# ---------------------------------------------------------------- shamisen


def test_tw_9_9_blue_recruits_twice_then_red() -> None:
    s = (
        rivers()
        .hand(0, shamisen=2)
        .deck(banner=9)
        .face_up("V18", "V19", "V24")
        .token(0, "village", 1)
        .token(1, "village", 3)
    )
    state = play(s.collection(), 0, "recruit(1)", "draw_deck", "pair(shamisen)")
    assert (state.token_at[slot_of("village", 2)], waiting(state)) == (0, [0])
    play(state, 0, "recruit(2)", "draw_deck", "done")
    assert (villagers(state, 0), waiting(state)) == (["S1", "V18", "V19"], [1])


def test_tw_9_9_not_with_all_slots_to_the_right_full() -> None:
    s = rivers().hand(0, shamisen=2).face_up("V18", "V19", "V24", "V25").token(0, "village", 3)
    for slot in (4, 5, 6):
        s.token(1, "village", slot)
    assert waiting(play(s.collection(), 0, "recruit(1)", "draw_deck")) == [1]


# ---------------------------------------------------------------- points


def sixty_eight() -> State:
    position = rivers(2).villager(1, "S2", "green pink purple").villager(1, "V16", "blue blue blue blue")
    position.villager(1, "V01", "white white blue green").villager(1, "V13", "blue blue").villager(1, "V04", "blue")
    return position.fairies(1, river=1, cloud=1).fairies(0, breeze=1).goal("blue", 1).alpaca(1, white=2).over()


def test_tw_9_10_sixty_eight_points() -> None:
    assert points(sixty_eight(), 1) == {
        "pearls": 35,
        "filled_villagers": 9,
        "white_pearls": 4,
        "four_same": 6,
        "unused_fairies": 4,
        "most_fairies": 6,
        "goals": 4,
        "total": 68,
    }


def test_tw_9_11_fairies_2_2_1() -> None:
    position = (
        rivers(3).villager(0, "V04").villager(1, "V05").fairies(0, river=2).fairies(1, cloud=2).fairies(2, river=1)
    )
    s = position.over()
    assert [points(s, seat)["total"] for seat in range(3)] == [0, 0, 0]


def test_tw_9_11_pink_1_0_0() -> None:
    assert points(rivers(3).villager(0, "V06", "pink").over(), 0)["most_pink"] == 6


def test_tw_9_12_mushroom_on_the_white_spot() -> None:
    s = rivers().villager(0, "V23", "wild purple pink blue green").alpaca(0, green=1).round(5).track(0, 1).moving()
    play(s, 0, "from_alpaca(green)", "villager(1)")
    assert points(s, 0) == {"pearls": 1 + 4 + 3 + 2 + 1, "filled_villagers": 3, "indicated_five": 8, "total": 22}


def test_tw_9_13_villagers_short() -> None:
    s = rivers().round(4).track(0, 1, 0, 1, 0, 1).turn(0)
    s.villager_group = [0, 0, *[NONE] * 24]
    fill_kept(s)
    begin_round(s)
    assert [tile != NONE for tile in s.face_up].count(True) == 2


def test_tw_9_13_the_first_two_recruit_the_others_return() -> None:
    s = rivers().round(5).face_up("V18", "V19").alpaca(0, green=1)
    for slot, seat in enumerate((0, 1, 0, 1), 1):
        s.token(seat, "village", slot)
    state = play(s.collection(), 0, "recruit(1)", "draw_deck")
    play(state, 1, "draw_deck")
    assert (villagers(state, 0), villagers(state, 1), track(state)) == (["S1", "V18"], ["S2", "V19"], [1, 0, 1, 0])


def test_tw_9_14_closed_for_two_players() -> None:
    closed = {SECTION_IDS[SECTION_OF[slot]] for slot, least in enumerate(OPEN_FROM) if least > 2}
    assert {"r4_b", "r3_3", "r3_4", "r2_3a", "r2_4b", "r1_07", "r1_12"} <= closed
    assert why_not(rivers().turn(0), 0, "place(r4_b,1)") is Reason.SLOT_CLOSED


def test_tw_9_14_slots_without_cost() -> None:
    free = [slot for slot, least in enumerate(OPEN_FROM) if least <= 2 and SLOT_CAMP[slot] >= 0]
    assert len(free) == 11
