"""The decision list: TR-12."""

from __future__ import annotations

import pytest

from rivertable.engine.kept import fill_kept
from rivertable.games.the_river.actions import ACTIONS
from rivertable.games.the_river.prompts import candidates
from rivertable.games.the_river.reasons import Reason
from rivertable.games.the_river.rules.flow import apply, ask_even_if_single, may
from rivertable.games.the_river.rules.flow import legal as legal_ids
from rivertable.games.the_river.state import PAY_WITH_FOOD, PICK_BUILDING, RETURN_ONE, SWAP_FIRST, TURN
from tests.games.the_river.builder import (
    begin,
    built,
    display,
    goods,
    island,
    legal,
    play,
    random_game,
    reserved,
    settle,
    the_river,
    tokens,
    told,
    why_not,
)

# ---------------------------------------------------------------- TR-12.9 texts


def test_tr_12_9_every_meaning_has_a_text_of_its_own() -> None:
    assert ACTIONS.count == 78


@pytest.mark.parametrize(
    "text",
    ["pick_setup_tile(0)", "pick_setup_tile(4)", "place(terrain)", "place(swap)", "pass", "trade", "trade_pick(food)"]
    + ["pick_tile(8)", "return_one(wood)", "return_one(food)", "pick_substitute(clay)", "pick_reserve(3)"]
    + ["pick_building(3)", "pick_reserved(1)", "pick_discount(clay)", "pay_with_food(wood)", "done"]
    + ["swap_first(1)", "swap_first(12)", "decline", "swap_second(12)"],
)
def test_tr_12_9_texts(text: str) -> None:
    assert ACTIONS.text(ACTIONS.parse(text)) == text


def test_tr_12_9_place_terrain_then_pick_tile_3() -> None:
    s = play(the_river().turn(0), 0, "place(terrain)", "pick_tile(3)")
    assert island(s)[3] == ""


# ---------------------------------------------------------------- what is asked


def test_tr_12_1_a_single_legal_choice_is_taken_by_the_engine() -> None:
    """One tile is left: it is taken unasked."""
    s = play(the_river().island("", "desert_bbb").turn(0), 0, "place(terrain)")
    assert (s.tiles[0], s.active) == (1, 1)


def test_tr_12_1_a_turn_is_asked_even_if_single() -> None:
    position = the_river().island().display("b31")
    position.s.pioneers_at = [0, 1, 1, 1, 1, 1, 0, 1, 0]
    s = position.turn(0)
    s.pioneers_at[7] = 0
    fill_kept(s)
    settle(s)
    assert (legal(s, 0), s.active, ask_even_if_single(s, 0)) == (["place(first_player)"], 0, True)


def test_tr_12_1_a_pass_is_asked_too() -> None:
    position = the_river().island().display("b31")
    position.s.pioneers_at = [0, 1, 1, 1, 1, 1, 0, 1, 1]
    s = settle(position.turn(0))
    assert (legal(s, 0), s.boat[0]) == (["pass"], 4)


def test_tr_12_1_nothing_else_is() -> None:
    s = the_river().turn(0)
    for step in range(TURN + 1, SWAP_FIRST + 2):
        s.step = step
        assert not ask_even_if_single(s, 0)


@pytest.mark.parametrize("number", range(4))
def test_tr_12_1_what_is_legal_is_what_may_be_done(number: int) -> None:
    s, _ = begin(number, 3)
    out = [0] * ACTIONS.count
    for turn in range(60):
        listed = out[: legal_ids(s, s.active, out)]
        assert listed == [action for action in range(ACTIONS.count) if may(s, s.active, action) == 0]
        assert {*listed} <= {*candidates(s, s.active)}
        apply(s, s.active, listed[(turn * 7 + number) % len(listed)])


def test_tr_12_2_the_same_seed_gives_the_same_game() -> None:
    assert random_game(3, 4).to_bytes() == random_game(3, 4).to_bytes()  # type: ignore[attr-defined]


def test_tr_12_2_chance_is_first_player_decks_and_reshuffles() -> None:
    """A turn without a cleanup draws nothing."""
    s = the_river().turn(0)
    before = s.rng[:]
    play(s, 0, "place(terrain)", "pick_tile(0)")
    assert s.rng == before


def test_tr_12_3_the_discount_leaves_a_payable_cost() -> None:
    """Sawmill, 4 wood and 2 stone: with 3 wood and 2 stone only a wood can be dropped."""
    s = the_river().display("b31").goods(0, wood=3, stone=2).reserved(0, "b13").turn(0)
    s.chosen, s.step = 4, PICK_BUILDING
    apply(s, 0, ACTIONS.parse("pick_reserved(0)"))
    assert legal(s, 0) == ["pick_discount(wood)"]
    assert why_not(s, 0, "pick_discount(stone)") is Reason.STILL_TOO_DEAR


def test_tr_12_4_food_is_among_the_three_if_the_island_has_none() -> None:
    s = play(the_river().goods(0, wood=4, food=1).supply(food=0).turn(0), 0, "trade")
    assert goods(s, 0) == {"wood": 2, "stone": 0, "clay": 0, "food": 1}


def test_tr_12_4_the_third_pick_must_be_food_then() -> None:
    s = the_river().goods(0, wood=3, stone=1, food=1).supply(food=0).turn(0)
    play(s, 0, "trade", "trade_pick(wood)")
    assert goods(s, 0)["food"] == 1  # wood, wood, food: the last one was no choice
    s = the_river().goods(0, wood=3, stone=1, food=1).supply(food=0).turn(0)
    apply(s, 0, ACTIONS.parse("trade"))
    apply(s, 0, ACTIONS.parse("trade_pick(wood)"))
    apply(s, 0, ACTIONS.parse("trade_pick(wood)"))
    assert why_not(s, 0, "trade_pick(stone)") is Reason.FOOD_NEEDED


def test_tr_12_5_two_wood_and_one_food_have_one_order() -> None:
    s = the_river().goods(0, wood=2, food=1).turn(0)
    apply(s, 0, ACTIONS.parse("trade"))
    assert legal(s, 0) == ["trade_pick(wood)"]
    assert why_not(s, 0, "trade_pick(food)") is Reason.TRADE_ORDER


def test_tr_12_5_food_first_needs_three() -> None:
    s = the_river().goods(0, wood=2, food=3).turn(0)
    apply(s, 0, ACTIONS.parse("trade"))
    assert legal(s, 0) == ["trade_pick(wood)", "trade_pick(food)"]


def test_tr_12_5_ids_do_not_fall() -> None:
    s = play(the_river().goods(0, wood=2, stone=3).turn(0), 0, "trade", "trade_pick(stone)")
    assert goods(s, 0) == {"wood": 2, "stone": 0, "clay": 0, "food": 1}  # stone, stone, stone
    s = the_river().goods(0, wood=2, stone=3).turn(0)
    apply(s, 0, ACTIONS.parse("trade"))
    apply(s, 0, ACTIONS.parse("trade_pick(stone)"))
    assert why_not(s, 0, "trade_pick(wood)") is Reason.TRADE_ORDER


def test_tr_12_6_a_taken_slot_stays_empty_and_the_others_keep_their_numbers() -> None:
    s = play(the_river().turn(0), 0, "place(reserve)", "pick_reserve(1)")
    assert display(s) == ["b01", "", "b03", "b04"]
    assert why_not(play(s, 1, "place(terrain)", "pick_tile(0)"), 0, "pick_reserve(1)") is Reason.NOT_ASKED_NOW


def test_tr_12_6_an_empty_slot_cannot_be_taken() -> None:
    s = play(the_river().island("", "forest_ww", "desert_wb").turn(0), 0, "place(terrain)")
    assert why_not(s, 0, "pick_tile(0)") is Reason.SLOT_EMPTY


def test_tr_12_6_the_cleanup_fills_from_the_lowest_number_up() -> None:
    s = the_river().boat(0, 1).boat(1, 0).display("", "b02", "", "b04").building_deck("b33").turn(0)
    assert display(play(s, 0, "place(wood)")) == ["b33", "b02", "", "b04"]


def test_tr_12_6_the_second_reserved_card_becomes_the_first() -> None:
    s = the_river().display("b31").goods(0, wood=2, stone=2).reserved(0, "b01", "b28").turn(0)
    play(s, 0, "place(construct)", "pick_discount(wood)")
    assert (built(s, 0), reserved(s, 0)) == (["b01"], ["b28"])


def test_tr_12_6_the_first_stays_when_the_second_is_built() -> None:
    s = the_river().display("b31").goods(0, wood=2, stone=2).reserved(0, "b28", "b01").turn(0)
    play(s, 0, "place(construct)", "pick_discount(wood)")
    assert (built(s, 0), reserved(s, 0)) == (["b01"], ["b28"])


def test_tr_12_7_a_pair_is_named_by_its_lower_spot_first() -> None:
    s = play(the_river().tiles(0, "forest_ww", "mountain_ss", "badlands_cc").turn(0), 0, "place(swap)")
    assert legal(s, 0) == ["swap_first(1)", "swap_first(2)"]
    assert why_not(s, 0, "swap_first(3)") is Reason.LOWER_SPOT_FIRST


def test_tr_12_7_the_second_lies_further_along() -> None:
    s = the_river().tiles(0, "forest_ww", "mountain_ss", "badlands_cc", "desert_wb").turn(0)
    play(s, 0, "place(swap)", "swap_first(2)")
    assert legal(s, 0) == ["swap_second(3)", "swap_second(4)"]
    assert why_not(s, 0, "swap_second(1)") is Reason.LOWER_SPOT_FIRST


def test_tr_12_8_location_card_discount_food_token_and_pioneer() -> None:
    s = the_river().display().tiles(0, "desert_bbb").goods(0, wood=3, stone=2, clay=1, food=1)
    state = s.reserved(0, "b28").tokens(0, 6).turn(0)
    before = {"pioneer_placed", "cost_paid", "building_built", "token_taken", "pioneer_joined"}
    events = [name for name, _ in told(state, 0, "place(construct)", "pick_discount(wood)", "done") if name in before]
    assert events == ["pioneer_placed", "cost_paid", "building_built", "token_taken", "pioneer_joined"]


def test_tr_12_8_placing_return_effect_return_again() -> None:
    s = the_river().tiles(0, "forest_ww", "forest_ww").goods(0, wood=3, clay=2).island("meadow_gain_stone", "desert_wb")
    state = play(s.turn(0), 0, "place(terrain)", "pick_tile(0)")
    assert (state.step, goods(state, 0)["stone"]) == (RETURN_ONE, 0)
    play(state, 0, "return_one(wood)")
    assert (state.step, goods(state, 0)["stone"], state.active) == (RETURN_ONE, 4, 0)


def test_tr_12_8_what_is_not_asked_is_refused() -> None:
    assert why_not(the_river().turn(0), 0, "pick_tile(0)") is Reason.NOT_ASKED_NOW


def test_tr_12_10_the_card_keeps_its_place_until_it_is_paid() -> None:
    s = the_river().display("b04").goods(0, wood=3, stone=2, food=1).turn(0)
    play(s, 0, "place(construct)")
    assert (s.step, display(s)[0], s.held[0], tokens(s, 0)) == (PAY_WITH_FOOD, "b04", 6, [])


def test_tr_12_10_food_picked_stays_until_payment_is_complete() -> None:
    s = the_river().display("b04").goods(0, wood=3, stone=2, food=2).turn(0)
    play(s, 0, "place(construct)", "pay_with_food(wood)")
    assert goods(s, 0) == {"wood": 3, "stone": 2, "clay": 0, "food": 2}


def test_tr_12_10_the_three_of_a_trade_leave_together() -> None:
    s = the_river().goods(0, wood=2, stone=2).turn(0)
    apply(s, 0, ACTIONS.parse("trade"))
    apply(s, 0, ACTIONS.parse("trade_pick(wood)"))
    assert goods(s, 0) == {"wood": 2, "stone": 2, "clay": 0, "food": 0}


def test_tr_12_10_what_was_taken_is_held_above_capacity_and_every_return_moves_one() -> None:
    s = the_river().tiles(0, "forest_ww").goods(0, stone=4).turn(0)
    play(s, 0, "place(wood)")
    assert (s.held[0], s.capacity[0]) == (7, 5)
    assert play(s, 0, "return_one(stone)").held[0] == 6
