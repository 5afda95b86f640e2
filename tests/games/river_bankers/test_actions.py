"""The actions of a turn (RB-5.1 to RB-5.42, RB-5.60 to RB-5.62)."""

from __future__ import annotations

from rivertable.engine.chance import scripted
from rivertable.games.river_bankers.reasons import Reason
from rivertable.games.river_bankers.tables import RIVER_KEYS, STRUCTURE_KEYS
from tests.games.river_bankers.builder import (
    acting,
    auction,
    bankers,
    bid,
    blanks,
    discard_pile,
    fish,
    hand,
    is_spent,
    legal,
    play,
    river_deck,
    slots,
    where,
    why_not,
    workers,
)

ORDER = RIVER_KEYS.index


def test_rb_5_1_free_abilities_do_not_use_up_the_turn() -> None:
    s = bankers().built(0, "tail_slap").river("logjam", 1).turn()
    assert acting(play(s, 0, "use(tail_slap)")) == [0]
    assert blanks(s, "logjam") == 1


def test_rb_5_1_a_turn_start_starter_once_a_turn() -> None:
    s = play(bankers().built(0, "tail_slap").river("logjam", 1).turn(), 0, "use(tail_slap)")
    assert why_not(s, 0, "use(tail_slap)") is Reason.USED_THIS_TURN


def test_rb_5_1_not_after_the_action() -> None:
    s = play(bankers().built(0, "tail_slap").river("logjam", 1).hand(0, "pier").turn(), 0, "invent(1)")
    assert why_not(s, 0, "use(tail_slap)") is Reason.NOT_ASKED_NOW


def test_rb_5_2_offered_only_if_it_can_take_effect() -> None:
    assert why_not(bankers().built(0, "tail_slap").turn(), 0, "use(tail_slap)") is Reason.NO_EFFECT_NOW


def test_rb_5_2_paying_does_not_interrupt_the_turn() -> None:
    s = play(bankers().fish(58, 58).built(0, "tail_slap").river("logjam", 1).turn(), 0, "use(tail_slap)")
    assert fish(s) == [59, 58]
    assert acting(s) == [0]


def test_rb_5_3_a_bonus_turn_is_a_full_turn() -> None:
    ready = bankers().built(0, "tail_slap").river("logjam", 1, 6).river("vine_thicket", 1, 2).hand(0, "royal_lodge")
    s = play(ready.turn(), 0, "use(tail_slap)", "target(logjam)", "build(royal_lodge)")
    assert "use(tail_slap)" in legal(s, 0)


def test_rb_5_10_pull_costs_by_slot() -> None:
    for slot, cost in ((1, 2), (2, 3), (3, 4)):
        s = bankers().headwaters("logjam", "mud_flat", "clay_bank").turn()
        auction(s, 0, f"pull({slot})", 1, 0)
        assert fish(s)[0] == cost + 1


def test_rb_5_10_an_empty_slot_or_a_full_card_is_refused() -> None:
    s = bankers().headwaters("logjam", None, "fallen_limb", blanks=4).turn()
    assert why_not(s, 0, "pull(2)") is Reason.EMPTY_SLOT
    assert why_not(s, 0, "pull(3)") is Reason.NO_OPEN_ICON
    assert legal(s, 0, "pull") == ["pull(1)"]


def test_rb_5_11_with_an_empty_supply_an_auction_can_still_be_started() -> None:
    s = bankers().shore("logjam", 4).shore("mud_flat", 4).headwaters("clay_bank").turn()
    assert s.supply[0] == 0
    assert legal(s, 0, "pull") == ["pull(1)"]


def test_rb_5_20_auction_costs_1_and_the_rate_of_the_space() -> None:
    for space, rate in ((1, 2), (2, 3), (3, 4), (4, 5)):
        s = auction(bankers().river("logjam", space).turn(), 0, "auction(logjam)", 2, 0)
        assert fish(s) == [1 + 2 * rate, 0]


def test_rb_5_20_only_river_cards_with_an_open_icon() -> None:
    s = bankers().river("cairn", 1, 2, blanks=2).shore("logjam", 1).headwaters("mud_flat").turn()
    assert why_not(s, 0, "auction(cairn)") is Reason.NO_OPEN_ICON
    assert why_not(s, 0, "auction(logjam)") is Reason.NOT_IN_RIVER
    assert why_not(s, 0, "auction(mud_flat)") is Reason.NOT_IN_RIVER


def test_rb_5_30_flush_needs_a_card_in_the_deck() -> None:
    assert why_not(bankers().headwaters("logjam").turn(), 0, "flush") is Reason.DECK_EMPTY


def test_rb_5_30_flush_costs_5() -> None:
    s = bankers().headwaters("logjam").deck("cairn", "mud_flat", "clay_bank", "quarry_bank").turn()
    assert fish(play(s, 0, "flush")) == [5, 0]


def test_rb_5_31_new_cards_first_then_the_old_ones_are_shuffled_in() -> None:
    s = (
        bankers()
        .headwaters("logjam", "old_growth", "fallen_limb")
        .deck("cairn", "mud_flat", "clay_bank", "quarry_bank")
    )
    state = s.turn()
    with scripted([ORDER("fallen_limb"), ORDER("logjam"), ORDER("quarry_bank"), ORDER("old_growth")]):
        play(state, 0, "flush")
    assert slots(state) == ["cairn", "mud_flat", "clay_bank"]
    assert sorted(river_deck(state)) == ["fallen_limb", "logjam", "old_growth", "quarry_bank"]


def test_rb_5_31_with_a_short_deck_fewer_slots_are_filled() -> None:
    s = play(bankers().headwaters("logjam", "old_growth").deck("cairn", "mud_flat").turn(), 0, "flush")
    assert slots(s) == ["cairn", "mud_flat", None]


def test_rb_5_32_set_aside_cards_lose_their_blanks() -> None:
    s = bankers().headwaters("logjam", blanks=3).deck("cairn", "mud_flat").turn()
    assert blanks(play(s, 0, "flush"), "logjam") == 0


def test_rb_5_33_one_new_card_is_auctioned_without_further_cost() -> None:
    s = bankers().headwaters("logjam").deck("cairn", "mud_flat", "clay_bank").turn()
    play(s, 0, "flush", "flush_pick(2)")
    bid(s, 2, 0)
    assert fish(s) == [7, 0]
    assert where(s, "mud_flat") == "river 1"
    assert slots(s) == ["cairn", "clay_bank", "logjam"]


def test_rb_5_40_invent_costs_n_and_is_limited_by_the_cards_left() -> None:
    s = bankers().hand(0, "pier", "granary").structures("snag_pile").discarded("spillway").no_other_structures().turn()
    assert legal(s, 0, "invent") == ["invent(1)", "invent(2)"]
    assert why_not(s, 0, "invent(3)") is Reason.TOO_FEW_STRUCTURES
    assert fish(play(s, 0, "invent(2)")) == [2, 0]


def test_rb_5_40_discards_old_or_new() -> None:
    s = bankers().hand(0, "pier").structures("snag_pile", "spillway").turn()
    play(s, 0, "invent(2)")
    assert set(legal(s, 0)) == {"discard(pier)", "discard(snag_pile)", "discard(spillway)"}
    play(s, 0, "discard(pier)", "discard(spillway)")
    assert hand(s, 0) == ["snag_pile"]


def test_rb_5_41_an_empty_deck_is_renewed_from_the_discard_pile_in_the_middle() -> None:
    s = bankers().hand(0, "pier").structures("snag_pile").discarded("spillway").no_other_structures().turn()
    with scripted([STRUCTURE_KEYS.index("spillway")]):
        play(s, 0, "invent(2)")
    assert sorted(hand(s, 0)) == ["pier", "snag_pile", "spillway"]
    assert discard_pile(s) == []


def test_rb_5_41_discards_lie_face_up() -> None:
    s = play(bankers().hand(0, "pier").structures("snag_pile").turn(), 0, "invent(1)", "discard(pier)")
    assert discard_pile(s) == ["pier"]


def test_rb_5_42_the_hand_keeps_its_size() -> None:
    s = bankers().hand(0, "pier", "granary").turn()
    play(s, 0, "invent(5)")
    for _ in range(5):
        play(s, 0, legal(s, 0)[0])
    assert len(hand(s, 0)) == s.hand_count[0] == 2


def test_rb_5_60_an_as_an_action_ability_takes_the_place_of_the_action() -> None:
    s = bankers().fish(0, 0).built(0, "driftwood_snag").river("logjam", 1).turn()
    play(s, 0, "use(driftwood_snag)")
    assert fish(s) == [1, 0]
    assert acting(s) == [1]


def test_rb_5_60_offered_only_if_it_can_take_effect() -> None:
    s = bankers().built(0, "driftwood_snag", "tow_line", "salmon_run", "portage", "trading_post", "mill_wheel").turn()
    assert legal(s, 0, "use") == []


def test_rb_5_60_a_card_without_such_an_ability() -> None:
    s = bankers().built(0, "granite_spire").turn()
    assert why_not(s, 0, "use(granite_spire)") is Reason.NO_SUCH_ABILITY
    assert why_not(s, 0, "use(tow_line)") is Reason.NOT_YOURS


def test_rb_5_62_pass_only_if_nothing_else_is_possible() -> None:
    assert why_not(bankers().turn(), 0, "pass") is Reason.OTHER_ACTIONS_LEFT
    s = bankers().no_other_structures().turn()
    assert legal(s, 0) == ["pass"]
    assert fish(play(s, 0, "pass")) == [1, 0]


def test_rb_5_62_no_pass_once_somebody_is_retired() -> None:
    s = bankers().fish(0, 60).retired(1).no_other_structures().turn()
    assert legal(s, 0) == ["retire"]


def test_rb_5_62_free_abilities_may_still_be_used() -> None:
    s = bankers().no_other_structures().built(0, "snare_set").river("cairn", 1, 0, 4).turn()
    assert legal(s, 0) == ["use(snare_set)", "pass"]
    play(s, 0, "use(snare_set)")
    assert is_spent(s, "snare_set")
    assert workers(s, "cairn") == [0, 3]
    assert legal(s, 0) == ["pass"]
