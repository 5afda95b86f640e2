"""The fish track: moving, turn order, retiring, the end (RB-1, RB-4, RB-8)."""

from __future__ import annotations

import pytest

from rivertable.engine.match import Match
from rivertable.engine.playing import play_out
from rivertable.games.river_bankers import GAME
from rivertable.games.river_bankers.reasons import Reason
from rivertable.games.river_bankers.rules.track import is_before, next_by_track, pay_fish, slide_pawn_back
from rivertable.games.river_bankers.scoring import standing
from rivertable.games.river_bankers.state import OVER, State
from tests.games.river_bankers.builder import (
    acting,
    auction,
    bankers,
    bid,
    discard_pile,
    fish,
    hand,
    legal,
    play,
    points,
    supply,
    tableau,
    why_not,
    workers,
)


def test_rb_1_2_fish_move_the_pawn_and_can_always_be_paid() -> None:
    s = bankers().fish(58, 0).turn()
    pay_fish(s, 0, 100)
    assert fish(s) == [158, 0]


def test_rb_1_3_farthest_back_acts_possibly_several_times() -> None:
    s = play(bankers().fish(0, 10).hand(0, "granary").turn(), 0, "invent(1)", "discard(granary)")
    assert acting(s) == [0]


def test_rb_1_4_one_action_ends_the_turn() -> None:
    s = play(bankers().fish(5, 5).hand(0, "granary").turn(), 0, "invent(2)", "discard(granary)")
    play(s, 0, legal(s, 0)[0])
    assert acting(s) == [1]


def test_rb_1_5_everyone_may_make_a_last_build_when_all_have_retired() -> None:
    s = bankers().fish(58, 60).retired(1).hand(0, "granary").turn()
    play(s, 0, "retire")
    assert legal(s, 0) == ["no_final_build"]


def test_rb_4_1_among_equal_totals_the_top_of_the_stack() -> None:
    assert next_by_track(bankers(3).fish(4, 4, 4).stack(0, 2, 1).turn()) == 1


def test_rb_4_1_retired_players_are_left_out() -> None:
    assert next_by_track(bankers(3).fish(4, 3, 5).retired(1).turn()) == 0


def test_rb_4_2_a_pawn_lands_on_top_also_going_back() -> None:
    s = bankers().fish(5, 7).turn()
    slide_pawn_back(s, 1, 2)
    assert next_by_track(s) == 1


def test_rb_4_2_a_move_of_0_changes_nothing() -> None:
    s = bankers().turn()
    slide_pawn_back(s, 1, 3)
    pay_fish(s, 1, 0)
    assert next_by_track(s) == 0


def test_rb_4_3_never_below_0() -> None:
    s = bankers().fish(2, 0).turn()
    slide_pawn_back(s, 0, 5)
    assert fish(s) == [0, 0]


def test_rb_4_3_back_over_the_lap() -> None:
    s = bankers().fish(61, 0).turn()
    slide_pawn_back(s, 0, 3)
    assert fish(s)[0] == 58


def test_rb_2_8_the_track_shows_the_total_mod_60() -> None:
    match = Match("river_bankers(players=3, starters=none)", 1)
    match._state.fish[0] = 62
    player = match.view(None).players[0]  # type: ignore[attr-defined]
    assert (player.fish, player.space, player.laps) == (62, 2, 1)


def test_rb_2_8_totals_beyond_120_just_count_on() -> None:
    s = bankers(4).fish(118, 100, 100, 100).turn()
    pay_fish(s, 0, 5)
    assert fish(s)[0] == 123


ROYAL = ("royal_lodge",)


def test_rb_4_4_a_bonus_turn_goes_before_the_track() -> None:
    s = play(
        bankers().river("logjam", 1, 6).river("vine_thicket", 1, 2).hand(0, *ROYAL).turn(), 0, "build(royal_lodge)"
    )
    assert fish(s) == [5, 0]
    assert acting(s) == [0]


def test_rb_4_4_not_for_a_retired_player() -> None:
    ready = bankers().fish(57, 0).river("logjam", 1, 6).river("vine_thicket", 1, 2).hand(0, *ROYAL)
    assert acting(play(ready.turn(), 0, "build(royal_lodge)")) == [1]


def test_rb_4_5_being_60_ahead_has_no_other_effect() -> None:
    s = bankers(4).fish(0, 70, 70, 70).hand(0, "granary").turn()
    play(s, 0, "invent(1)", "discard(granary)")
    assert acting(s) == [0]


def test_rb_4_6_the_retirement_check_comes_before_a_bonus_turn() -> None:
    """And then the bonus turn is lost: see RB-4.4; Slipstream is offered instead."""
    ready = bankers(3).fish(86, 0, 10).river("logjam", 1, 6).river("vine_thicket", 1, 2).hand(0, *ROYAL)
    s = play(ready.built(2, "slipstream").turn(), 0, "build(royal_lodge)")
    assert legal(s, 2) == ["slipstream(no)", "slipstream(yes)"]


def test_rb_4_7_fish_paid_in_another_s_turn_count_at_once() -> None:
    """Seat 1 bids 3 at rate 2 in the auction of seat 0 and falls behind seat 2."""
    s = auction(bankers(3).fish(0, 4, 5).river("logjam", 1).turn(), 0, "auction(logjam)", 3, 3, 0)
    assert fish(s) == [7, 10, 5]
    assert acting(s) == [2]


# ---------------------------------------------------------------- retiring


def test_rb_8_1_an_empty_material_deck_forbids_flush_and_heron_roost_only() -> None:
    s = bankers().headwaters("logjam").built(0, "heron_roost").turn()
    assert why_not(s, 0, "flush") is Reason.DECK_EMPTY
    assert why_not(s, 0, "use(heron_roost)") is Reason.NO_EFFECT_NOW
    assert legal(s, 0, "pull") == ["pull(1)"]


def test_rb_8_2_crossing_the_line_retires_at_the_end_of_the_turn() -> None:
    s = bankers().fish(57, 57).hand(0, "granary", "pier").turn()
    play(s, 0, "invent(2)", "discard(granary)")
    assert s.retired[0] == 0
    play(s, 0, "discard(pier)")
    assert s.retired[0] == 1


def test_rb_8_2_whoever_s_turn_it_was() -> None:
    s = auction(bankers().fish(40, 57).river("logjam", 1).turn(), 0, "auction(logjam)", 1, 2)
    assert (s.retired[0], s.retired[1], fish(s)[1]) == (0, 1, 61)


def crossing_onto_90(rules: int) -> State:
    """Seat 2 has retired on 90; seat 1 crosses onto the same space by a bid."""
    ready = bankers(3, rules=rules).fish(50, 86, 90).retired(2).river("logjam", 1)
    return auction(ready.turn(), 0, "auction(logjam)", 1, 2)


def test_rb_8_2_a_crosser_keeps_its_space_on_top_of_a_retired_pawn() -> None:
    s = crossing_onto_90(rules=2)
    assert fish(s) == [53, 90, 90]
    assert s.retired[1] == 1
    assert is_before(s, 1, 2)


def test_rb_8_2_in_version_1_it_slid_to_a_space_without_a_retired_pawn() -> None:
    assert fish(crossing_onto_90(rules=1)) == [53, 91, 90]


def test_rb_8_2_two_crossers_of_one_turn_share_a_space_and_have_their_last_builds_from_the_top() -> None:
    """Bids are paid in seat order, so seat 1 comes onto 62 after seat 0."""
    s = auction(bankers().fish(57, 58).river("logjam", 1).turn(), 0, "auction(logjam)", 2, 2)
    assert fish(s) == [62, 62]
    order = []
    while acting(s):
        order += acting(s)
        play(s, acting(s)[0], "no_final_build")
    assert order == [1, 0]


def test_rb_8_9_two_crossers_on_one_space_with_equal_points_share_the_win() -> None:
    s = auction(bankers().fish(57, 58).river("logjam", 1).turn(), 0, "auction(logjam)", 2, 2)
    while acting(s):
        play(s, acting(s)[0], "no_final_build")
    assert points(s, 0)["total"] == points(s, 1)["total"] == 1
    assert standing(s, 0) == standing(s, 1)


def test_rb_8_3_who_retires_by_choice_past_the_line_goes_on_to_a_free_space() -> None:
    """Free abilities had carried the pawn to 93, where another has retired."""
    s = play(bankers(3).fish(93, 89, 93).retired(1, 2).turn(), 0, "retire")
    assert fish(s)[0] == 94


def test_rb_8_3_who_retires_by_choice_passes_over_a_shared_space() -> None:
    s = play(bankers(4).fish(20, 119, 119, 60).retired(1, 2).turn(), 0, "retire")
    assert fish(s)[0] == 120


def test_rb_6_35_retirement_is_checked_only_at_the_end_of_the_turn() -> None:
    s = play(bankers().fish(55, 58).built(0, "tail_slap").river("logjam", 1).turn(), 0, "use(tail_slap)")
    pay_fish(s, 0, 10)
    assert s.retired[0] == 0


def test_rb_8_3_retire_only_once_somebody_is_retired() -> None:
    assert why_not(bankers().turn(), 0, "retire") is Reason.NOBODY_RETIRED


def test_rb_8_3_to_the_lowest_free_space_from_the_line_on() -> None:
    s = play(bankers(3).fish(20, 89, 93).retired(1, 2).turn(), 0, "retire")
    assert fish(s)[0] == 90


def test_rb_8_3_never_back() -> None:
    s = play(bankers(3).fish(92, 89, 93).retired(1, 2).turn(), 0, "retire")
    assert fish(s)[0] == 92


def test_rb_8_3_a_space_a_retired_pawn_left_is_free_again() -> None:
    s = bankers(3).fish(20, 89, 93).retired(1, 2).turn()
    slide_pawn_back(s, 1, 3)
    assert fish(play(s, 0, "retire"))[0] == 89


def test_rb_5_61_retire_takes_the_place_of_the_action() -> None:
    s = play(bankers(3).fish(20, 30, 93).retired(2).turn(), 0, "retire")
    assert acting(s) == [1]


def test_rb_8_4_retired_players_bid_0_and_are_not_asked() -> None:
    s = bankers(3).fish(20, 93, 30).retired(1).river("logjam", 1, 0, 2).turn()
    play(s, 0, "auction(logjam)")
    assert acting(s) == [0, 2]
    assert workers(bid(s, 1, 0, 1), "logjam") == [1, 2, 1]


def test_rb_8_5_who_slid_back_below_the_line_is_not_retired() -> None:
    ready = bankers().fish(58, 40).river("vine_thicket", 1, 3).river("mud_flat", 1, 1).hand(0, "burrow_run")
    s = ready.built(0, "tail_slap").turn()
    play(s, 0, "use(tail_slap)", "target(vine_thicket)", "build(burrow_run)")
    assert (fish(s)[0], s.retired[0]) == (54, 0)


def test_rb_8_6_final_builds_in_order_of_the_track() -> None:
    s = bankers(3).fish(93, 89, 94).final()
    order = []
    while acting(s):
        order += acting(s)
        play(s, acting(s)[0], "no_final_build")
    assert order == [1, 0, 2]


def test_rb_8_6_pays_fish_and_workers_without_effects_or_refill() -> None:
    ready = bankers().fish(59, 70).river("logjam", 1, 4).river("mud_flat", 1, 2).river("reed_stand", 1)
    s = play(ready.hand(0, "spillway", "pier").final(), 0, "final_build(spillway)")
    assert tableau(s, 0) == ["spillway"]
    assert hand(s, 0) == ["pier"]
    assert supply(s)[0] == 8


def test_rb_7_90_no_effect_in_the_final_build() -> None:
    ready = bankers().fish(70, 80).river("vine_thicket", 1, 3).river("mud_flat", 1, 1).hand(0, "burrow_run")
    s = play(ready.built(0, "vine_trellis").final(), 0, "final_build(burrow_run)")
    assert fish(s)[0] == 70


def test_rb_7_38_modifiers_work_in_the_final_build() -> None:
    s = bankers().fish(70, 80).river("logjam", 1, 3).built(0, "granary").hand(0, "wood_pile").final()
    play(s, 0, "final_build(wood_pile)")
    assert tableau(s, 0) == ["wood_pile", "granary"]


def test_rb_8_7_score_is_structures_starters_variable_and_pairs() -> None:
    s = bankers().built(0, "granite_spire", "pier", "tail_slap").shore("logjam", 3).over()
    assert points(s, 0) == {"structures": 7, "variable": 2, "starter": 2, "pairs": 1, "total": 12}
    assert s.decision == OVER


def test_rb_8_9_most_points_win() -> None:
    s = bankers().fish(70, 60).built(0, "granite_spire").over()
    assert standing(s, 0) > standing(s, 1)
    assert GAME.utility(s, 0) == 1.0


def test_rb_8_9_a_tie_goes_to_the_lower_fish_total() -> None:
    s = bankers().fish(62, 60).built(0, "granary").built(1, "snag_pile").over()
    assert standing(s, 1) > standing(s, 0)


def test_rb_8_9_still_tied_is_shared() -> None:
    s = bankers().fish(60, 60).over()
    assert standing(s, 0) == standing(s, 1)
    assert GAME.utility(s, 0) == 0


def test_rb_8_6_nobody_slides_to_a_free_space_after_a_final_build() -> None:
    ready = bankers().fish(59, 62).river("logjam", 1, 3).river("reed_stand", 1, 1).hand(0, "hollowed_out_log")
    s = play(ready.hand(1, "pier").final(), 0, "final_build(hollowed_out_log)")
    play(s, 1, "no_final_build")
    assert fish(s) == [61, 62]
    assert discard_pile(s) == []


@pytest.mark.parametrize("players", [2, 3, 4])
def test_rb_13_3_every_game_ends(players: int) -> None:
    match = play_out(Match(f"river_bankers(players={players})", 3), lambda match, seat: match.legal(seat)[0])
    assert match.rounds < 400
