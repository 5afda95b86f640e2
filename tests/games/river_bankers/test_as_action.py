"""As-an-action abilities (RB-7.75 to RB-7.81) and Confluence (RB-12.3)."""

from __future__ import annotations

from rivertable.games.river_bankers.reasons import Reason
from tests.games.river_bankers.builder import (
    acting,
    bankers,
    bid,
    blanks,
    fish,
    known_to,
    legal,
    opened,
    play,
    river_deck,
    slots,
    supply,
    where,
    why_not,
    workers,
)


def test_rb_7_75_heron_roost_swaps_a_headwaters_card_with_the_top_of_the_deck() -> None:
    s = bankers().headwaters("logjam", "cairn").deck("mud_flat", "clay_bank").built(0, "heron_roost").turn()
    play(s, 0, "use(heron_roost)", "slot(1)")
    assert slots(s) == ["mud_flat", "cairn", None]
    assert sorted(river_deck(s)) == ["clay_bank", "logjam"]
    assert fish(s) == [1, 0]


def test_rb_7_75_not_with_an_empty_deck_and_blanks_are_removed() -> None:
    s = bankers().headwaters("logjam").built(0, "heron_roost").turn()
    assert why_not(s, 0, "use(heron_roost)") is Reason.NO_EFFECT_NOW
    s = bankers().headwaters("logjam", blanks=2).deck("mud_flat").built(0, "heron_roost").turn()
    assert blanks(play(s, 0, "use(heron_roost)"), "logjam") == 0


def test_rb_9_5_a_shuffle_voids_what_was_known_of_the_order() -> None:
    s = bankers().headwaters("logjam").deck("mud_flat", "cairn", "clay_bank").built(0, "heron_roost").turn()
    s.river_deck_seen = [1] * 24
    play(s, 0, "use(heron_roost)")
    assert all(known_to(s, 0).river_deck[place] < 0 for place in range(3))


def test_rb_7_76_driftwood_snag_river_or_headwaters() -> None:
    s = bankers().headwaters("fallen_limb", blanks=3).river("cairn", 4).built(0, "driftwood_snag").turn()
    play(s, 0, "use(driftwood_snag)")
    assert legal(s, 0) == ["target(fallen_limb)", "target(cairn)"]
    play(s, 0, "target(fallen_limb)")
    assert (opened(s, "fallen_limb"), fish(s)) == (0, [1, 0])
    assert why_not(s, 1, "pull(1)") is Reason.NO_OPEN_ICON


def test_rb_7_77_tow_line_moves_a_card_upstream_for_2() -> None:
    s = bankers().river("cairn", 1).river("logjam", 3).river("clay_bank", 2).built(0, "tow_line").turn()
    play(s, 0, "use(tow_line)")
    assert legal(s, 0) == ["target(logjam)", "target(clay_bank)"]
    play(s, 0, "target(logjam)")
    assert (where(s, "logjam"), fish(s), acting(s)) == ("river 2", [2, 0], [1])


def test_rb_7_77_not_from_river_1() -> None:
    s = bankers().river("cairn", 1).built(0, "tow_line").turn()
    assert why_not(s, 0, "use(tow_line)") is Reason.NO_EFFECT_NOW


def test_rb_7_78_salmon_run_limits() -> None:
    s = bankers().river("cairn", 3, blanks=1).built(0, "salmon_run").turn()
    play(s, 0, "use(salmon_run)")
    assert legal(s, 0) == ["place(1)", "place(2)", "place(3)"]
    play(s, 0, "place(3)")
    assert (fish(s)[0], workers(s, "cairn"), where(s, "cairn")) == (6, [3, 0], "river 3")


def test_rb_7_78_not_without_workers() -> None:
    s = bankers().river("cairn", 3).built(0, "salmon_run").supply(0, 0).turn()
    assert why_not(s, 0, "use(salmon_run)") is Reason.NO_EFFECT_NOW


def test_rb_7_79_portage_pays_the_rate_of_the_card_left() -> None:
    s = bankers(3).river("cairn", 3, 1).river("logjam", 1, 0, 1, 1).built(0, "portage").turn()
    play(s, 0, "use(portage)", "victim(2)")
    assert (fish(s)[0], workers(s, "cairn"), workers(s, "logjam")) == (4, [0, 1, 0], [1, 0, 1])


def test_rb_7_79_needs_an_opponent_on_another_river_card() -> None:
    s = bankers().river("cairn", 3, 1, 1).built(0, "portage").turn()
    assert why_not(s, 0, "use(portage)") is Reason.NO_EFFECT_NOW


def test_rb_7_80_trading_post_recalls_three_and_places_two() -> None:
    position = bankers().river("cairn", 1, 1).shore("logjam", 1).river("mud_flat", 2, 1).river("boulder_field", 1, 1)
    s = position.built(0, "trading_post").turn()
    play(s, 0, "use(trading_post)")
    assert len(legal(s, 0)) == 4
    play(s, 0, "target(cairn)")
    assert legal(s, 0) == ["target(logjam)", "target(mud_flat)"]
    play(s, 0, "target(logjam)")
    assert where(s, "logjam") == "out"
    play(s, 0, "target(boulder_field)")
    assert (workers(s, "boulder_field"), fish(s), supply(s)[0]) == ([3, 0], [1, 0], 5)
    assert (blanks(s, "cairn"), blanks(s, "mud_flat")) == (1, 1)


def test_rb_7_80_needs_three_materials_and_an_open_river_icon() -> None:
    s = bankers().river("cairn", 1, 1).shore("logjam", 1).river("boulder_field", 1, 1).built(0, "trading_post").turn()
    assert why_not(s, 0, "use(trading_post)") is Reason.NO_EFFECT_NOW
    s = bankers().shore("cairn", 1).shore("logjam", 1).shore("mud_flat", 1).built(0, "trading_post").turn()
    assert why_not(s, 0, "use(trading_post)") is Reason.NO_EFFECT_NOW


def test_rb_7_81_mill_wheel_uses_an_action_beside_you() -> None:
    s = bankers().river("cairn", 2).built(0, "mill_wheel").built(1, "tow_line", "portage", "snare_set").turn()
    play(s, 0, "use(mill_wheel)")
    assert (where(s, "cairn"), fish(s), acting(s)) == ("river 1", [2, 0], [1])


def test_rb_7_81_only_neighbours_and_never_another_mill_wheel() -> None:
    s = bankers(4).river("cairn", 2).built(0, "mill_wheel").built(2, "tow_line").turn()
    assert why_not(s, 0, "use(mill_wheel)") is Reason.NO_EFFECT_NOW


def test_rb_12_3_confluence_auctions_two_cards_of_one_material() -> None:
    position = (
        bankers(confluence=True).river("logjam", 3).headwaters("cairn", "fallen_limb").river("driftwood_tangle", 1)
    )
    s = position.deck("mud_flat").built(0, "confluence").turn()
    play(s, 0, "use(confluence)")
    assert legal(s, 0) == ["target(fallen_limb)", "target(logjam)"]
    play(s, 0, "target(fallen_limb)")
    assert legal(s, 0)[-1] == "bid(8)"
    bid(s, 6, 5)
    assert fish(s) == [1 + 6, 5]
    assert (workers(s, "fallen_limb"), workers(s, "logjam")) == ([4, 0], [2, 5])
    assert (where(s, "fallen_limb"), where(s, "logjam")) == ("shoreline", "shoreline")
    assert slots(s) == ["cairn", None, "mud_flat"]


def test_rb_12_3_no_floodgate_no_copy_and_only_with_a_pair() -> None:
    position = bankers(confluence=True).river("logjam", 3).river("fallen_limb", 3).built(0, "confluence", "floodgate")
    s = play(position.built(1, "mill_wheel").turn(), 0, "use(confluence)", "target(logjam)")
    assert acting(s) == [0, 1]
    s = (
        bankers(confluence=True)
        .river("logjam", 3)
        .river("fallen_limb", 3)
        .built(0, "mill_wheel")
        .built(1, "confluence")
        .turn()
    )
    assert why_not(s, 0, "use(mill_wheel)") is Reason.NO_EFFECT_NOW
    s = bankers(confluence=True).river("logjam", 3).river("cairn", 3).built(0, "confluence").turn()
    assert why_not(s, 0, "use(confluence)") is Reason.NO_EFFECT_NOW
