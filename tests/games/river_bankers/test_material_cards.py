"""Effects of material cards (RB-7.1 to RB-7.12)."""

from __future__ import annotations

from rivertable.engine.kept import fill_kept
from rivertable.games.river_bankers.reasons import Reason
from tests.games.river_bankers.builder import (
    auction,
    bankers,
    fish,
    known_to,
    legal,
    opened,
    play,
    points,
    river_deck,
    tableau,
    where,
    why_not,
    workers,
)

RUN = ("vine_curtain", 1, 3)


def test_rb_2_6_open_icons_are_icons_less_workers_and_blanks() -> None:
    assert opened(bankers().river("logjam", 1, 2, 1, blanks=1).turn(), "logjam") == 3


def test_rb_2_7_blanks_are_not_limited() -> None:
    s = bankers().turn()
    s.blanks = [12] * 24
    s.at[0], s.blanks[0] = 4, 0
    s.owner[33] = 0  # Driftwood Snag
    fill_kept(s)
    play(s, 0, "use(driftwood_snag)")
    assert sum(s.blanks) == 23 * 12 + 1


def test_rb_7_6_wild_workers_stand_for_either_material() -> None:
    s = bankers().river("driftwood_tangle", 1, 4).hand(0, "wood_pile", "hollowed_out_log").turn()
    assert legal(s, 0, "build") == ["build(hollowed_out_log)", "build(wood_pile)"]


def test_rb_7_6_wood_pile_and_channel_clearer_never_touch_wild_cards() -> None:
    s = bankers().river("driftwood_tangle", 1, 0, 2).built(0, "wood_pile", "channel_clearer").turn()
    assert why_not(s, 0, "use(wood_pile)") is Reason.NO_EFFECT_NOW
    assert why_not(s, 0, "use(channel_clearer)") is Reason.NO_EFFECT_NOW


def test_rb_7_7_old_growth_gives_2_on_river_3_and_4_only() -> None:
    payable = []
    for place in (1, 2, 3, 4):
        s = bankers(4).river("old_growth", place, 2).hand(0, "wood_pile").turn()
        payable.append(legal(s, 0, "build") != [])
    assert payable == [False, False, True, True]
    assert legal(bankers(4).shore("old_growth", 2).hand(0, "wood_pile").turn(), 0, "build") == []


def test_rb_7_7_old_growth_counts_single_in_pairs() -> None:
    assert points(bankers(4).river("old_growth", 3, 3).over(), 0)["pairs"] == 1


def test_rb_7_8_sandbar_enters_at_river_4() -> None:
    s = auction(bankers(4).headwaters("slipping_sandbar").turn(), 0, "pull(1)", 2, 0, 0, 0)
    assert where(s, "slipping_sandbar") == "river 4"


def test_rb_7_8_upstream_if_workers_were_placed_from_river_1_ashore() -> None:
    s = auction(bankers(4).river("slipping_sandbar", 3).turn(), 0, "auction(slipping_sandbar)", 2, 0, 0, 0)
    assert where(s, "slipping_sandbar") == "river 2"
    s = auction(bankers(4).river("slipping_sandbar", 1).turn(), 0, "auction(slipping_sandbar)", 2, 0, 0, 0)
    assert where(s, "slipping_sandbar") == "shoreline"


def test_rb_7_8_downstream_if_none_was_placed() -> None:
    lot = "auction(slipping_sandbar)"
    s = auction(bankers(4).river("slipping_sandbar", 3, blanks=6).turn(), 0, lot, 2, 2, 2, 0)
    assert where(s, "slipping_sandbar") == "river 4"


def test_rb_7_9_hidden_inlet() -> None:
    s = auction(bankers(3).fish(20, 30, 30).river("hidden_inlet", 1).turn(), 0, "auction(hidden_inlet)", 4, 0, 0)
    assert fish(s)[0] == 20 + 1 + 8 - 4


def test_rb_7_9_nothing_with_two_players_on_it() -> None:
    s = auction(bankers(3).fish(20, 30, 30).river("hidden_inlet", 1).turn(), 0, "auction(hidden_inlet)", 3, 1, 0)
    assert fish(s)[:2] == [27, 32]


def test_rb_7_10_most_workers_go_back_a_tie_does_not() -> None:
    lot = "auction(mud_wallow)"
    assert fish(auction(bankers(3).fish(9, 9, 9).river("mud_wallow", 1).turn(), 0, lot, 3, 1, 0))[:2] == [14, 11]
    assert fish(auction(bankers(3).fish(9, 9, 9).river("mud_wallow", 1).turn(), 0, lot, 2, 2, 0))[:2] == [14, 13]


def test_rb_7_10_cattail_cluster_3_and_alone_counts_as_most() -> None:
    s = bankers(4).fish(9, 9, 9, 9).river("cattail_cluster", 4, 0, 2).turn()
    assert fish(auction(s, 0, "auction(cattail_cluster)", 1, 0, 0, 0))[1] == 6


def test_rb_7_11_arrival_effects_also_after_spillway() -> None:
    ready = bankers(3).fish(9, 9, 9).river("mud_wallow", 1, 0, 2).river("logjam", 2, 4).shore("mud_flat", 2)
    s = play(ready.hand(0, "spillway").turn(), 0, "build(spillway)")
    assert (where(s, "mud_wallow"), fish(s)[1]) == ("shoreline", 7)


# ---------------------------------------------------------------- Vine Curtain


def test_rb_7_12_a_build_with_its_worker_sees_the_next_two_cards_and_orders_them() -> None:
    ready = bankers(3).river("vine_curtain", 1, 3).river("mud_flat", 1, 1).deck("cairn", "logjam", "clay_bank")
    s = play(ready.hand(0, "burrow_run").turn(), 0, "build(burrow_run)")
    assert set(legal(s, 0)) == {"order_next(cairn)", "order_next(logjam)"}
    play(s, 0, "order_next(logjam)")
    assert river_deck(s) == ["logjam", "cairn", "clay_bank"]
    assert known_to(s, 0).river_deck[2] == s.river_deck[2]
    assert known_to(s, 1).river_deck[2] < -1


def test_rb_7_12_not_with_fewer_than_two_cards_or_without_its_worker() -> None:
    ready = bankers(3).river("vine_curtain", 1, 3).river("mud_flat", 1, 1).deck("cairn").hand(0, "burrow_run")
    assert legal(play(ready.turn(), 0, "build(burrow_run)"), 0, "order_next") == []
    ready = bankers(3).river("vine_thicket", 1, 3).river("mud_flat", 1, 1).deck("cairn", "logjam").hand(0, "burrow_run")
    assert legal(play(ready.turn(), 0, "build(burrow_run)"), 0, "order_next") == []


def test_rb_7_12_not_in_the_final_build() -> None:
    ready = bankers(3).river("vine_curtain", 1, 3).river("mud_flat", 1, 1).deck("cairn", "logjam").hand(0, "burrow_run")
    s = play(ready.final(), 0, "final_build(burrow_run)")
    assert tableau(s, 0) == ["burrow_run"]
    assert legal(s, 0, "order_next") == []


# ---------------------------------------------------------------- general


def test_rb_7_1_a_mandatory_effect_without_a_target_is_skipped() -> None:
    s = bankers().shore("logjam", 4).shore("mud_flat", 2).hand(0, "spillway").turn()
    assert tableau(play(s, 0, "build(spillway)"), 0) == ["spillway"]


def test_rb_7_1_and_cannot_be_declined_with_one() -> None:
    ready = bankers().shore("logjam", 4).shore("mud_flat", 2).river("cairn", 1).river("clay_bank", 1)
    s = play(ready.hand(0, "spillway").turn(), 0, "build(spillway)")
    assert why_not(s, 0, "decline") is Reason.NOT_OPTIONAL
    assert why_not(s, 0, "target(logjam)") is Reason.NO_TARGET


def test_rb_7_3_a_once_card_is_spent_when_used() -> None:
    s = bankers().river("logjam", 1, 1).built(0, "hollowed_out_log").turn()
    play(s, 0, "use(hollowed_out_log)")
    assert why_not(s, 0, "use(hollowed_out_log)") is Reason.SPENT


def test_rb_7_4_free_placements_and_blanks_move_no_card() -> None:
    s = bankers().river("fallen_limb", 1, blanks=3).built(0, "wood_pile").turn()
    play(s, 0, "use(wood_pile)")
    assert (opened(s, "fallen_limb"), where(s, "fallen_limb")) == (0, "river 1")


def test_rb_7_5_retired_opponents_can_be_targeted_and_stay_retired() -> None:
    s = bankers(3).fish(0, 89, 5).retired(1).river("cairn", 1, 0, 1).built(0, "snare_set").turn()
    play(s, 0, "use(snare_set)")
    assert (workers(s, "cairn"), fish(s)[1], s.retired[1]) == ([0, 0, 0], 86, 1)
