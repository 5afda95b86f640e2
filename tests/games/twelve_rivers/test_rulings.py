"""Rulings of section 10 that no other file tests."""

from __future__ import annotations

import pytest

from rivertable.engine.chance import seed_chance, seed_words
from rivertable.games.twelve_rivers.reasons import Reason
from rivertable.games.twelve_rivers.setup import setup
from rivertable.games.twelve_rivers.state import State
from tests.games.twelve_rivers.builder import (
    Rivers,
    alpaca,
    fairies,
    hand,
    lake,
    legal,
    play,
    points,
    rivers,
    settle,
    slot_of,
    told,
    track,
    trapped,
    why_not,
)


def collecting() -> Rivers:
    return rivers().tops("white", "blue", "green").token(0, "r3_1").token(1, "r4_A")


def test_tw_10_3_collecting_is_mandatory_with_a_free_spot() -> None:
    assert why_not(collecting().collection(), 0, "done") is Reason.MUST_COLLECT


def test_tw_10_3_optional_with_a_full_alpaca_and_at_the_lake() -> None:
    assert "done" in legal(collecting().alpaca(0, pink=6).collection(), 0)
    assert "done" in legal(rivers().lake(white=1).token(0, "lake").collection(), 0)


def test_tw_10_4_a_swapped_pearl_rolls_on_with_the_rest() -> None:
    s = collecting().alpaca(0, pink=6).collection()
    assert trapped(play(s, 0, "collect(white)"), "r4_A") == {"green": 1, "blue": 1, "pink": 1}


def test_tw_10_5_river_fairies_and_nets_stack() -> None:
    s = collecting().hand(0, fishing_net=2).fairies(0, river=2).collection()
    play(s, 0, "collect(white)", "river_fairy", "collect(blue)", "river_fairy")
    assert alpaca(s, 0) == {"white": 1, "blue": 1, "green": 1}


def test_tw_10_5_river_sections_only() -> None:
    s = rivers().fairies(0, river=1).lake(white=1, blue=1).token(0, "lake").collection()
    assert why_not(s, 0, "river_fairy") is Reason.NOT_ASKED_NOW


def test_tw_10_6_goals_are_claimed_without_asking_also_at_the_lake() -> None:
    s = rivers().alpaca(0, white=2).lake(white=1, green=1).token(0, "lake").collection()
    assert play(s, 0, "collect(white)").goal[4] == 0


def test_tw_10_6_after_each_single_pearl() -> None:
    """With the third white pearl the goal is there, though a fourth could be taken."""
    s = rivers().alpaca(0, white=2).lake(white=2).token(0, "lake").collection()
    assert "goal_claimed(0,white)" in told(s, 0, "collect(white)")


@pytest.mark.parametrize(("players", "section"), [(2, "r4_b"), (2, "r3_3"), (3, "r1_10"), (3, "r3_4")])
def test_tw_10_7_sections_without_water_are_closed(players: int, section: str) -> None:
    s = rivers(players).hand(0, banner=3, provisions=2).token(0, "r5").track(1, 0, 1).turn(0)
    placing = why_not(s, 0, f"place({section},1)")
    play(s, 0, "place(r4_a,1)", "pair(provisions)")
    assert (placing, why_not(s, 0, f"move_to({section},1)")) == (Reason.SLOT_CLOSED, Reason.SLOT_CLOSED)


def test_tw_10_8_fairies_are_taken_before_payment() -> None:
    s = play(rivers().icon("stump", 1, "bonfire").track(1, 0).turn(0), 0, "place(r3_1,1)")
    assert (fairies(s, 0), s.owed) == ({}, 0)


def test_tw_10_9_moving_is_not_placing() -> None:
    s = rivers().hand(0, provisions=2).icon("stump", 1, "cloud").token(0, "r5").track(1, 0, 1).turn(0)
    play(s, 0, "place(r4_a,1)", "pair(provisions)", "move_to(r3_1,1)")
    assert (fairies(s, 0), s.owed, hand(s, 0)) == ({}, 0, {})


def with_mushroom(pearl: str, pearls: str = "- purple pink blue green") -> State:
    """V23: white, purple, pink, blue, green. In the last round a mushroom makes its empty spot wild, and a pearl goes there."""
    position = rivers().track(0, 1).round(5).villager(0, "S1", "green blue white").alpaca(1, green=1)
    s = position.villager(0, "V23", pearls).alpaca(0, **{pearl: 1}).fairies(0, mushroom=1).moving()
    play(s, 0, "mushroom", f"from_alpaca({pearl})")
    return play(s, 1, "done")


@pytest.mark.parametrize("pearl", ["green", "blue", "white"])
def test_tw_10_10_a_mushroom_spot_counts_as_matching(pearl: str) -> None:
    assert points(with_mushroom(pearl), 0)["indicated_five"] == 8


def test_tw_10_10_and_as_filled() -> None:
    """Both villagers are full: 3 each."""
    assert points(with_mushroom("green"), 0)["filled_villagers"] == 6


def test_tw_10_10_without_the_mushroom_the_pearl_finds_no_spot() -> None:
    position = rivers().track(0, 1).round(5).villager(0, "S1", "green blue white").alpaca(0, green=1).alpaca(1, green=1)
    s = play(position.villager(0, "V23", "- purple pink blue green").moving(), 1, "done")
    assert "indicated_five" not in points(s, 0)


def test_tw_10_10_the_pearl_is_worth_its_own_value() -> None:
    """green 1 instead of white 5, beside purple 4, pink 3, blue 2, green 1; S1 with green 1, blue 2, white 5."""
    assert points(with_mushroom("green"), 0)["pearls"] == 1 + (4 + 3 + 2 + 1) + (1 + 2 + 5)


@pytest.mark.parametrize(
    ("villager", "pearls", "bonus"),
    [
        ("V16", "blue blue blue blue", {"four_same": 6}),
        ("V16", "blue blue blue green", {}),
        ("V16", "blue blue blue", {}),
        ("V24", "green blue pink purple white", {"five_different": 5}),
        ("V24", "green green pink blue purple", {}),
        ("V24", "green blue pink purple", {}),
    ],
)
def test_tw_10_10_real_colours_for_the_others(villager: str, pearls: str, bonus: dict[str, int]) -> None:
    scored = points(rivers().villager(0, villager, pearls).over(), 0)
    assert {name: scored[name] for name in ("four_same", "five_different") if name in scored} == bonus


def test_tw_10_11_any_empty_slot_of_a_section() -> None:
    assert "place(r4_a,3)" in legal(rivers().track(1, 0).turn(0), 0)


def test_tw_10_12_not_all_pearls_of_the_lake() -> None:
    s = rivers().lake(white=1, blue=2).alpaca(1, green=1).token(0, "lake").collection()
    assert lake(play(s, 0, "collect(white)", "done")) == {"blue": 2}


def test_tw_10_16_banner_only_for_tokens_on_the_track() -> None:
    s = (
        rivers()
        .hand(0, banner=2, lantern=2)
        .icon("stump", 1, "cloud")
        .token(0, "r5")
        .token(0, "lake")
        .track(1, 1)
        .turn(0)
    )
    assert why_not(play(s, 0, "place(r4_a,1)"), 0, "pair(banner)") is Reason.NO_TOKEN_TO_LIFT


@pytest.mark.parametrize(("start", "end"), [("village", "village,1"), ("r5", "r5,2")])
def test_tw_10_19_not_inside_one_section(start: str, end: str) -> None:
    s = rivers().hand(0, provisions=2).token(0, start, 3).track(1, 0, 1).turn(0)
    assert why_not(play(s, 0, "place(r4_a,1)", "pair(provisions)"), 0, f"move_to({end})") is Reason.SAME_SECTION


def test_tw_10_20_trapped_pearls_have_no_order() -> None:
    one = collecting().collection()
    other = rivers().tops("green", "blue", "white").token(0, "r3_1").token(1, "r4_A").collection()
    assert one == other


def test_tw_10_21_the_number_of_cards_is_public() -> None:
    from rivertable.engine.secrecy import redact

    s: State = redact(rivers().hand(0, banner=3).turn(0), 1)  # type: ignore[type-var]
    assert (s.hand_count[0], s.hand[0][0] < 0) == (3, True)


def test_tw_10_22_lantern_takes_old_and_new_fairies() -> None:
    s = (
        rivers()
        .round(2)
        .hand(0, lantern=2)
        .icon("stump", 1, "cloud")
        .icon("statue", 2, "river")
        .track(1, 0, 1, 0)
        .turn(0)
    )
    assert legal(play(s, 0, "place(r4_a,1)", "pair(lantern)"), 0) == ["lantern_icon(stump,1)", "lantern_icon(statue,2)"]


def test_tw_10_22_not_an_icon_without_a_fairy() -> None:
    s = rivers().hand(0, lantern=2).icon("stump", 1, "cloud").icon("stump", 2, "river").track(1, 0, 1, 0).turn(0)
    play(s, 0, "place(r4_a,1)", "pair(lantern)")
    assert why_not(s, 0, "lantern_icon(statue,1)") is Reason.NO_FAIRY_THERE


def test_tw_10_23_starting_villagers_give_no_cards() -> None:
    s = State()
    s.players = 4
    seed_chance(s, *seed_words(1))
    setup(s, 4)
    assert s.hand_count == [6, 6, 6, 6]


def test_tw_10_24_spaces_fill_from_the_bottom() -> None:
    s = rivers().tops("white").token(0, "r1_01").token(1, "r1_02").token(1, "lake").villager(0, "V16").collection()
    settle(s)
    assert (s.track[9:], track(s)) == ([1, 1, 0], [1, 1, 0])


def after_placing(*tokens: tuple[str, int]) -> State:
    """The player has placed a token in r4_A, has a pair of provisions, and earlier tokens elsewhere."""
    position = rivers().hand(0, provisions=2).track(1, 1, *[0] * (2 - len(tokens)))
    for section, slot in tokens:
        position.token(0, section, slot)
    return play(position.turn(0), 0, "place(r4_a,1)")


@pytest.mark.parametrize("start", ["r5", "village"])
def test_tw_10_25_provisions_may_lead_to_the_lake(start: str) -> None:
    s = play(after_placing((start, 2)), 0, "pair(provisions)", "move_to(lake,1)")
    assert (s.token_at[slot_of("lake")], s.token_at[slot_of(start, 2)]) == (0, -1)


def test_tw_10_25_but_not_away_from_it() -> None:
    s = after_placing(("lake", 1))
    assert (legal(s, 0), why_not(s, 0, "pair(provisions)")) == (["done"], Reason.NO_TOKEN_TO_MOVE)


def test_tw_10_25_of_two_tokens_only_the_other_one_moves() -> None:
    s = play(after_placing(("r5", 1), ("lake", 1)), 0, "pair(provisions)")
    assert (s.moved, why_not(s, 0, "move_to(lake,1)")) == (slot_of("r5"), Reason.SLOT_TAKEN)


def test_tw_10_25_a_token_just_placed_in_the_lake_does_not_hinder_the_others() -> None:
    s = play(rivers().hand(0, provisions=2).token(0, "r5").track(1, 0, 1).turn(0), 0, "place(lake,1)")
    assert "pair(provisions)" in legal(s, 0)


def test_tw_10_26_declining_a_swap_forgoes_the_extras() -> None:
    s = collecting().alpaca(0, pink=6).fairies(0, river=1).hand(0, fishing_net=2).collection()
    play(s, 0, "done")
    assert (fairies(s, 0), hand(s, 0), legal(s, 0)) == ({"river": 1}, {"fishing_net": 2}, [])
