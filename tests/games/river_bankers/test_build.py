"""Building and its cost (RB-5.50 to RB-5.57, RB-7.30 to RB-7.38, RB-13.4)."""

from __future__ import annotations

import pytest

from rivertable.games.river_bankers.reasons import Reason
from rivertable.games.river_bankers.rules.cost import build_fish, lane
from rivertable.games.river_bankers.tables import MATERIALS, STRUCTURE_KEYS
from tests.games.river_bankers.builder import (
    acting,
    auction,
    bankers,
    blanks,
    discard_pile,
    fish,
    hand,
    is_spent,
    legal,
    play,
    points,
    supply,
    tableau,
    told,
    where,
    why_not,
    workers,
)

WOOD_PILE = "build(wood_pile)"  # 2 fish, 4 logs


def need(s: object) -> dict[str, int]:
    return {m: lane(s.need, k) for k, m in enumerate(MATERIALS) if lane(s.need, k)}  # type: ignore[attr-defined]


def test_rb_5_50_a_hand_card_that_can_be_paid() -> None:
    s = bankers().river("logjam", 1, 4).hand(0, "wood_pile", "spillway").turn()
    assert legal(s, 0, "build") == [WOOD_PILE]
    assert why_not(s, 0, "build(spillway)") is Reason.CANNOT_PAY
    assert why_not(s, 0, "build(granary)") is Reason.NOT_IN_HAND


def test_rb_5_50_with_workers_on_river_and_shoreline() -> None:
    s = bankers().river("logjam", 1, 2).shore("fallen_limb", 2).hand(0, "wood_pile").turn()
    assert legal(s, 0, "build") == [WOOD_PILE]


def test_rb_5_51_the_order_of_the_steps() -> None:
    ready = (
        bankers()
        .fish(20, 30)
        .river("vine_thicket", 1, 3)
        .river("mud_flat", 1, 1)
        .river("cairn", 1)
        .hand(0, "burrow_run")
    )
    s = ready.built(0, "vine_trellis").turn()
    names = told(s, 0, "build(burrow_run)")
    assert names[:2] == ["builds", "built_up"]
    assert names[2:5] == ["pawn_back", "card_drawn", "card_drawn"]
    assert names[-2:] == ["pawn_back", "turn_begun"]


def test_rb_5_52_river_cards_get_blanks_and_the_last_shoreline_worker_takes_the_card_along() -> None:
    s = bankers().river("logjam", 1, 2, 1).shore("fallen_limb", 2).hand(0, "wood_pile").turn()
    play(s, 0, WOOD_PILE)
    assert (workers(s, "logjam"), blanks(s, "logjam")) == ([0, 1], 2)
    assert where(s, "fallen_limb") == "out"
    assert supply(s) == [8, 7]


def test_rb_5_52_a_shoreline_card_with_workers_of_others_stays() -> None:
    s = play(bankers().shore("logjam", 4, 1).hand(0, "wood_pile").turn(), 0, WOOD_PILE)
    assert (where(s, "logjam"), workers(s, "logjam")) == ("shoreline", [0, 1])


def test_rb_5_53_the_builder_chooses_the_cards() -> None:
    s = bankers().river("logjam", 1, 3).shore("fallen_limb", 3).hand(0, "wood_pile").turn()
    play(s, 0, WOOD_PILE)
    assert legal(s, 0) == ["pay(fallen_limb)", "pay(logjam)", "pay_auto"]
    play(s, 0, "pay(logjam)")
    assert (workers(s, "fallen_limb"), workers(s, "logjam")) == ([2, 0], [0, 0])


def test_rb_5_53_canonical_payment_shoreline_before_river_non_wild_before_wild() -> None:
    ready = bankers().river("logjam", 2, 3).shore("fallen_limb", 2).river("driftwood_tangle", 1, 2)
    s = play(ready.hand(0, "wood_pile").turn(), 0, WOOD_PILE, "pay_auto")
    assert (workers(s, "fallen_limb"), workers(s, "logjam"), workers(s, "driftwood_tangle")) == ([0, 0], [1, 0], [2, 0])


def test_rb_13_7_lower_river_space_first() -> None:
    s = bankers().river("logjam", 3, 4).river("fallen_limb", 1, 3).hand(0, "wood_pile").turn()
    play(s, 0, WOOD_PILE, "pay_auto")
    assert (workers(s, "fallen_limb"), workers(s, "logjam")) == ([0, 0], [3, 0])


def test_rb_5_54_a_worker_worth_2_may_be_spent_on_a_need_of_1() -> None:
    s = bankers(4).river("old_growth", 3, 4).river("reed_stand", 1, 1).hand(0, "hollowed_out_log").turn()
    play(s, 0, "build(hollowed_out_log)")
    assert workers(s, "old_growth") == [2, 0, 0, 0]


@pytest.mark.parametrize(
    ("card", "built", "cost"),
    [
        ("royal_lodge", (), 5),
        ("royal_lodge", ("log_flume",), 2),
        ("royal_lodge", ("log_flume", "lodge_foundation"), 1),
        ("granary", ("lodge_foundation",), 3),
        ("granary", ("log_flume",), 1),
        ("spillway", ("log_flume", "lodge_foundation"), 0),
        ("log_flume", ("lodge_foundation",), 0),
    ],
)
def test_rb_5_55_fish_of_a_build(card: str, built: tuple[str, ...], cost: int) -> None:
    assert build_fish(bankers().built(0, *built).turn(), 0, STRUCTURE_KEYS.index(card)) == cost


def test_rb_5_56_the_hand_is_refilled_to_its_size() -> None:
    s = bankers().river("logjam", 1, 4).hand(0, "wood_pile", "pier").built(0, "cache_burrow").turn()
    assert len(hand(play(s, 0, WOOD_PILE), 0)) == 4


def test_rb_5_56_never_discarded_down() -> None:
    s = bankers().river("logjam", 1, 4).hand(0, "wood_pile", "pier", "granary", "spillway", "portage").turn()
    assert len(hand(play(s, 0, WOOD_PILE), 0)) == 4


def test_rb_5_56_with_no_structure_left_it_stops() -> None:
    s = bankers().river("logjam", 1, 4).hand(0, "wood_pile").no_other_structures().turn()
    assert hand(play(s, 0, WOOD_PILE), 0) == []


def test_rb_5_57_build_moves_no_card_and_a_full_one_cannot_be_auctioned() -> None:
    s = bankers().river("fallen_limb", 2, 4).hand(0, "wood_pile").turn()
    play(s, 0, WOOD_PILE)
    assert where(s, "fallen_limb") == "river 2"
    assert why_not(s, acting(s)[0], "auction(fallen_limb)") is Reason.NO_OPEN_ICON


# ---------------------------------------------------------------- modifiers


def test_rb_7_2_modifiers_never_help_to_pay_for_the_card_itself() -> None:
    s = bankers().river("reed_stand", 1, 4).hand(0, "granary").turn()
    assert why_not(s, 0, "build(granary)") is Reason.CANNOT_PAY


def test_rb_7_30_asked_in_their_order() -> None:
    """One log short, and every modifier or a wild worker could help."""
    ready = bankers().river("logjam", 1, 3).river("clay_bank", 1, 1).river("cairn", 1, 1).river("vine_thicket", 1, 2)
    ready.river("driftwood_tangle", 1, 1).built(0, "granary", "treaty_stone", "stone_tool", "charcoal_pit")
    s = play(ready.hand(0, "wood_pile").turn(), 0, WOOD_PILE)
    asked = []
    for name in ("charcoal_pit", "stone_tool", "treaty_stone", "granary"):
        asked.append(legal(s, 0)[0].partition("(")[0])
        play(s, 0, f"{name}(none)")
    assert asked == ["charcoal_pit", "stone_tool", "treaty_stone", "granary"]
    assert workers(s, "driftwood_tangle") == [0, 0]


def test_rb_7_31_cattail_marsh_halves_the_reeds_rounded_up() -> None:
    """Granary: 4 reeds, 1 clay."""
    s = bankers().river("reed_stand", 1, 2).river("clay_bank", 1, 1).built(0, "cattail_marsh").hand(0, "granary").turn()
    play(s, 0, "build(granary)")
    assert supply(s)[0] == 8


def test_rb_7_31_wild_workers_profit_too() -> None:
    s = bankers().river("driftwood_tangle", 1, 2).river("clay_bank", 1, 1).built(0, "cattail_marsh").hand(0, "granary")
    assert legal(s.turn(), 0, "build") == ["build(granary)"]


def test_rb_7_32_charcoal_pit_one_clay_for_another_material() -> None:
    s = bankers().river("logjam", 1, 3).river("clay_bank", 1, 1).built(0, "charcoal_pit").hand(0, "wood_pile").turn()
    play(s, 0, WOOD_PILE)
    assert "wood_pile" in tableau(s, 0)
    assert workers(s, "clay_bank") == [0, 0]


def test_rb_7_32_only_once_per_build_and_only_with_a_surplus() -> None:
    s = bankers().river("logjam", 1, 2).river("clay_bank", 1, 2).built(0, "charcoal_pit").hand(0, "wood_pile").turn()
    assert legal(s, 0, "build") == []


def test_rb_7_33_stone_tool_the_same_with_stones_once_per_game() -> None:
    s = bankers().river("logjam", 1, 3).river("cairn", 1, 1).built(0, "stone_tool").hand(0, "wood_pile").turn()
    play(s, 0, WOOD_PILE)
    assert is_spent(s, "stone_tool")
    spent = bankers().river("logjam", 1, 3).river("cairn", 1, 1).spent(0, "stone_tool").hand(0, "wood_pile").turn()
    assert legal(spent, 0, "build") == []


def test_rb_7_34_treaty_stone_two_for_one() -> None:
    s = bankers().river("logjam", 1, 3).river("mud_flat", 1, 2).built(0, "treaty_stone").hand(0, "wood_pile").turn()
    play(s, 0, WOOD_PILE)
    assert supply(s)[0] == 8


def test_rb_7_35_granary_one_less_once_per_game() -> None:
    s = bankers().river("logjam", 1, 3).built(0, "granary").hand(0, "wood_pile").turn()
    play(s, 0, WOOD_PILE)
    assert (supply(s)[0], is_spent(s, "granary")) == (8, True)


def test_rb_7_36_the_build_is_legal_if_some_set_of_modifiers_works() -> None:
    """Two logs short: Charcoal Pit and Granary together."""
    ready = bankers().river("logjam", 1, 2).river("clay_bank", 1, 1).hand(0, "wood_pile")
    assert legal(ready.built(0, "charcoal_pit").turn(), 0, "build") == []
    ready = bankers().river("logjam", 1, 2).river("clay_bank", 1, 1).hand(0, "wood_pile")
    assert legal(ready.built(0, "charcoal_pit", "granary").turn(), 0, "build") == [WOOD_PILE]


def test_rb_7_38_once_cards_are_kept_if_not_used() -> None:
    """One log short, a wild worker or Granary: the builder is asked."""
    ready = bankers().river("logjam", 1, 3).river("driftwood_tangle", 1, 1).built(0, "granary").hand(0, "wood_pile")
    s = play(ready.turn(), 0, WOOD_PILE)
    assert legal(s, 0) == ["granary(logs)", "granary(none)"]
    play(s, 0, "granary(none)")
    assert not is_spent(s, "granary")
    assert workers(s, "driftwood_tangle") == [0, 0]


def test_rb_13_4_a_modifier_is_offered_only_if_the_rest_can_be_covered() -> None:
    """Spillway 4 logs 2 mud: one of each is short, with clay for one and Granary for the other."""
    ready = bankers().river("logjam", 1, 3).river("mud_flat", 1, 1).river("clay_bank", 1, 1)
    s = play(ready.built(0, "charcoal_pit", "granary").hand(0, "spillway").turn(), 0, "build(spillway)")
    assert legal(s, 0) == ["charcoal_pit(logs)", "charcoal_pit(mud)"]
    assert why_not(s, 0, "charcoal_pit(none)") is Reason.MODIFIER_USELESS
    play(s, 0, "charcoal_pit(mud)")
    assert is_spent(s, "granary")


def test_rb_13_4_the_rest_is_paid_unasked_when_one_way_is_left() -> None:
    s = bankers().river("logjam", 1, 4).river("fallen_limb", 1, 1).hand(0, "wood_pile").turn()
    play(s, 0, WOOD_PILE)
    assert set(legal(s, 0)) == {"pay(fallen_limb)", "pay(logjam)", "pay_auto"}
    play(s, 0, "pay(logjam)")
    assert "wood_pile" in tableau(s, 0)


def test_rb_13_4_a_way_that_cannot_be_completed_is_refused() -> None:
    """Reeds need the wild worker: it cannot be spent as logs."""
    ready = bankers().river("logjam", 1, 3).river("driftwood_tangle", 1, 1).hand(0, "hollowed_out_log")
    s = ready.turn()
    play(s, 0, "build(hollowed_out_log)")
    assert "hollowed_out_log" in tableau(s, 0)


def test_what_was_spent_does_not_matter_for_points() -> None:
    s = bankers().river("logjam", 1, 3).built(0, "granary").hand(0, "wood_pile").turn()
    play(s, 0, WOOD_PILE)
    assert points(s, 0)["structures"] == 4 + 3
    assert fish(s)[0] == 2
    assert discard_pile(s) == []


def test_auctions_after_a_build_still_work() -> None:
    s = bankers().fish(0, 9).river("logjam", 1, 4).river("cairn", 1).hand(0, "wood_pile").turn()
    play(s, 0, WOOD_PILE)
    auction(s, 0, "auction(cairn)", 2, 1)
    assert workers(s, "cairn") == [2, 1]
    assert need(s) == {}
