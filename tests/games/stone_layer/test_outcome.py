"""The outcome record and its consequences: SL-6.0 to SL-6.16, SL-6.30 to SL-6.32."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from rivertable.engine.contract import REFEREE_SEAT
from rivertable.engine.errors import IllegalAction, UndoRefused
from rivertable.engine.game_config import load
from rivertable.engine.match import Match
from rivertable.games.stone_layer.actions import ACTIONS
from rivertable.games.stone_layer.outcome import AttemptOutcome, FallenStack, FallEvent, reports
from rivertable.games.stone_layer.reasons import Reason
from rivertable.games.stone_layer.rules.flow import apply
from rivertable.games.stone_layer.state import OVER, PICK_SIZE, PICK_STONE, RELEASE, REPORT_EVENT, State
from rivertable.games.stone_layer.view import request
from tests.games.stone_layer.builder import (
    A,
    B,
    C,
    asked,
    falls,
    heights,
    play,
    points,
    referee_why_not,
    report,
    stays,
    stone_layer,
    stones_on,
    supplies,
    tokens_at,
)


def outcome(s: State, placement: str = "on_top", *events: FallEvent, **changes: Any) -> AttemptOutcome:
    """A record for the open request."""
    asked_for = request(s)
    assert asked_for is not None
    record = AttemptOutcome(
        player=asked_for.player,
        tile=asked_for.tile,
        stone=asked_for.stone,
        source=asked_for.source,
        target=asked_for.target,
        placement=placement,  # type: ignore[arg-type]
        events=events,
    )
    return msgspec.structs.replace(record, **changes)


def fall(cause: int, *stacks: int, when: Any = "place") -> FallEvent:
    return FallEvent(when, tuple(FallenStack(stack) for stack in stacks), cause)


def tell(s: State, record: AttemptOutcome) -> State:
    for action in reports(s, record):
        apply(s, REFEREE_SEAT, action)
    return s


def refusal(s: State, record: AttemptOutcome) -> str:
    before = s.to_bytes()  # type: ignore[attr-defined]
    with pytest.raises(IllegalAction) as refused:
        reports(s, record)
    assert s.to_bytes() == before  # type: ignore[attr-defined]
    return str(refused.value.reason)


# ---------------------------------------------------------------- request and record


def test_sl_6_0_the_request_names_player_tile_stone_source_target_and_all_stacks() -> None:
    s = stone_layer().stack(4, "l01", "m01").marker(4).turn(1).attempt("t_sm_3", "m07")
    asked_for = request(s)
    assert asked_for is not None
    assert msgspec.structs.astuple(asked_for)[:6] == (1, "t_sm_3", "medium", "m07", -1, 4)
    assert asked_for.stacks[4] == ("l01", "m01")


def test_sl_6_0_no_stack_changes_before_the_report() -> None:
    s = stone_layer().height(0, 2).attempt("t_s_1")
    assert heights(s) == [2, 0, 0, 0, 0, 0]


def test_sl_6_1_a_whole_record_is_told_as_answers() -> None:
    s = stone_layer().height(1, 2).attempt("t_s_1")
    told = reports(s, outcome(s, "on_top", fall(A, 1, when="carry"), fouls=("leaned",)))
    assert [ACTIONS.text(action) for action in told] == (
        ["report_fell(2)", "report_event", "report_no_fall", "report_on_top", "report_leaned", "report_done"]
    )


def test_sl_6_2_a_partly_fallen_stack_is_a_fallen_stack() -> None:
    results = []
    for extent in ("whole", "partial"):
        s = stone_layer().height(0, 3).tokens(0, 0, 2).attempt("t_s_1")
        event = FallEvent("place", (FallenStack(0, extent),), A)
        results.append(tell(s, outcome(s, "slipped", event)))
    assert results[0] == results[1]


@pytest.mark.parametrize("foul", ["leaned", "touched"])
def test_sl_6_3_a_foul_leaves_the_stone_and_lays_no_tokens(foul: str) -> None:
    s = stays(stone_layer().height(0, 1).attempt("t_s_1"), foul)
    assert (heights(s)[0], tokens_at(s, 0)) == (2, [0, 0])


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"target": 3}, "other_request"),
        ({"source": 2}, "other_request"),
        ({"player": 1}, "other_request"),
        ({"stone": "l01"}, "other_request"),
        ({"placement": "not_released"}, "placement_does_not_fit"),
        ({"placement": "not_released", "fouls": ("leaned",)}, "leaned_not_released"),
        ({"events": (fall(A, 5),)}, "stack_cannot_fall"),
        ({"events": (fall(A, 1, when="lift"),)}, "when_does_not_fit"),
        ({"events": (fall(A, 1), fall(A, 1))}, "stack_named_twice"),
        ({"events": (fall(A, 0),)}, "placement_does_not_fit"),
        ({"events": (fall(A, 0), fall(A, 1)), "placement": "slipped"}, "events_after_the_end"),
        ({"events": (fall(3, 1),)}, "no_such_player"),
        ({"events": (FallEvent("place", (), A),)}, "no_stack_named"),
    ],
)
def test_sl_6_4_an_invalid_record_is_refused_and_nothing_changes(changes: dict[str, Any], reason: str) -> None:
    s = stone_layer().height(0, 2).height(1, 2).attempt("t_s_1")
    assert refusal(s, outcome(s, **changes)) == reason


def test_sl_6_4_the_target_may_fall_twice_with_real_stones_first_by_another_player() -> None:
    s = stone_layer(3, mode="companion").height(0, 2).tokens(0, 1, 1).attempt("t_s_1")
    tell(s, outcome(s, "slipped", fall(B, 0, when="carry"), fall(A, 0)))
    assert (points(s), heights(s)[0], s.current) == ([1, 0, 0], 0, B)


def test_sl_6_4_in_companion_mode_the_size_names_the_stone() -> None:
    s = stone_layer(mode="companion").attempt("t_s_1")
    assert tell(s, outcome(s, stone="small")).height[0] == 1


def test_sl_6_5_slipped_is_a_partial_fall_of_the_target_at_the_end_of_the_list() -> None:
    s = stone_layer().height(0, 2).height(1, 1).tokens(0, 0, 2).attempt("t_s_1")
    tell(s, outcome(s, "slipped", fall(A, 1)))
    assert (points(s), heights(s)) == ([0, 2], [0] * 6)


# ---------------------------------------------------------------- consequences


def test_sl_6_6_tokens_of_others_turn_golden_those_of_the_cause_return() -> None:
    s = falls(stone_layer(3).height(0, 2).tokens(0, 1, 2, 3).attempt("t_s_1"), 0)
    assert (points(s), supplies(s)) == ([0, 2, 3], [19, 17, 16])


def test_sl_6_6_all_stones_go_to_the_river_with_the_new_one() -> None:
    s = falls(stone_layer().height(0, 3).attempt("t_s_1"), 0)
    assert (s.river_count, heights(s)) == (37, [0] * 6)


def test_sl_6_6_nothing_further_is_resolved_when_the_game_ends() -> None:
    s = stone_layer(3).golden(B, 9).height(0, 1).height(1, 1).tokens(1, 0, 1).tokens(0, 0, 0, 5).attempt("t_s_1")
    tell(s, outcome(s, "slipped", fall(A, 1), fall(A, 0)))
    assert (s.step, points(s)) == (OVER, [0, 10, 0])


def test_sl_6_7_success_lays_tokens() -> None:
    s = stays(stone_layer().height(0, 3).attempt("t_s_1"))
    assert (heights(s)[0], tokens_at(s, 0)) == (4, [2, 0])


@pytest.mark.parametrize(
    ("how", "height", "laid", "marker"),
    [("on_top", 3, 1, 1), ("leaned", 3, 0, 1), ("touched", 3, 0, 1), ("fell", 0, 0, 1), ("slipped", 0, 0, 1)]
    + [("other fell", 3, 0, 1)],
)  # fmt: skip
def test_sl_6_8_the_table_of_consequences(how: str, height: int, laid: int, marker: int) -> None:
    s = stone_layer().height(0, 2).height(3, 2).attempt("t_s_1")
    if how == "fell":
        falls(s, 0)
    elif how == "slipped":
        report(s, "no_fall", "slipped")
    elif how == "other fell":
        stays(falls(s, 3))
    else:
        stays(s, *([] if how == "on_top" else [how]))
    assert (heights(s)[0], tokens_at(s, 0)[A], s.marker) == (height, laid, marker)


def test_sl_6_8_target_fell_while_lifting_the_held_stone_goes_to_the_river() -> None:
    s = stone_layer().tops("M", "S", "S", "L", "-", "S").marker(1).lift("t_l_1", 3)
    falls(s, 1, lifting=True)
    assert (heights(s)[1], heights(s)[3], s.river_count, s.marker) == (0, 0, 2, 2)


def test_sl_6_9_source_fell_while_lifting_ends_the_turn_and_the_marker_stays() -> None:
    s = stone_layer().tops("M", "S", "S", "L", "-", "S").marker(1).lift("t_l_1", 3)
    falls(s, 3, lifting=True)
    assert (s.marker, s.current, s.river_count, s.tile_at.count(2)) == (1, B, 1, 1)


def test_sl_6_10_another_stack_fell_by_another_player_the_turn_goes_on_with_tokens() -> None:
    s = stone_layer(3).height(0, 1).height(1, 1).tokens(1, 2, 1, 3).attempt("t_s_1")
    stays(falls(s, 1, cause=C))
    assert (points(s), supplies(s)[C], tokens_at(s, 0)) == ([2, 1, 0], 19, [1, 0, 0])


def test_sl_6_10_the_target_fell_by_another_player_the_stone_goes_on_the_base_stone() -> None:
    s = falls(stone_layer(3).height(0, 4).attempt("t_s_1", "s05"), 0, cause=C)
    assert (s.step, s.current) == (RELEASE, A)
    stays(play(s, A, "release"))
    assert (stones_on(s, 0), tokens_at(s, 0)[A]) == (["s05"], 1)


def lifted_and_spoiled(tile: str) -> State:
    """The large stone of stack 3 was being lifted when C made that stack fall."""
    s = stone_layer(3).tops("M", "S", "S", "L", "-", "S").marker(1).lift(tile, 3)
    return falls(s, 3, cause=C, lifting=True)


def test_sl_6_10_the_source_fell_by_another_player_size_and_stone_are_chosen_again() -> None:
    s = lifted_and_spoiled("t_sml_5")
    assert (s.step, s.current, asked(s)) == (PICK_SIZE, A, ["pick_size(large)"])


def test_sl_6_10_the_tile_stays_playable_by_the_lifted_stone() -> None:
    s = falls(stone_layer(3).tops("M", "S", "S", "L", "-", "S").marker(1).lift("t_s_5", 2), 2, cause=C, lifting=True)
    assert (s.step, asked(s)) == (PICK_SIZE, ["pick_size(small)"])


def test_sl_6_11_nobody_at_fault_counts_as_the_player_in_turn() -> None:
    s = falls(stone_layer().height(3, 2).tokens(3, 2, 1).attempt("t_s_1"), 3)
    assert (points(s), supplies(s)[A], s.barred) == ([0, 1], 19, 1)


def test_sl_6_12_events_keep_their_order() -> None:
    s = stone_layer().tops("M", "S", "S", "L", "-", "S").marker(1).lift("t_l_1", 3)
    falls(s, 2)
    assert referee_why_not(s, "lifting") is Reason.LIFTING_IS_OVER


def test_sl_6_12_stacks_at_the_same_instant_are_one_event() -> None:
    s = falls(stone_layer().height(3, 2).height(4, 1).tokens(3, 0, 1).tokens(4, 0, 2).attempt("t_s_1"), 3, 4)
    assert points(s) == [0, 3]


def test_sl_6_13_another_stack_fell_while_lifting_and_the_source_stands() -> None:
    s = stone_layer().tops("M", "S", "S", "L", "-", "S").tokens(2, 0, 2).marker(1).lift("t_l_1", 3)
    stays(falls(s, 2, lifting=True))
    assert (points(s), heights(s)[1], tokens_at(s, 1)) == ([0, 2], 2, [0, 0])


def test_sl_6_14_the_repeat_takes_its_stone_from_the_river() -> None:
    s = stone_layer(3).tops("M", "S", "S", "L", "-", "S").marker(1).lift("t_l_1", 3)
    falls(s, 1, cause=C)
    asked_for = request(s)
    assert asked_for is not None
    assert (asked_for.source, asked_for.stone[0], heights(s)[3]) == (-1, "l", 0)


def test_sl_6_14_tokens_stay_barred_in_the_repeat_after_a_foul() -> None:
    s = stone_layer(3).height(0, 2).attempt("t_s_1")
    record = outcome(s, "not_released", fall(C, 0, when="carry"), fouls=("touched",))
    stays(play(tell(s, record), A, "release"))
    assert tokens_at(s, 0) == [0, 0, 0]


def test_sl_6_14_tokens_stay_barred_in_the_repeat_after_an_own_fall() -> None:
    s = stone_layer(3).height(0, 2).height(1, 2).attempt("t_s_1")
    tell(s, outcome(s, "not_released", fall(A, 1, when="carry"), fall(C, 0)))
    assert (s.step, s.barred) == (RELEASE, 1)


def test_sl_6_15_the_example_record() -> None:
    s = stone_layer(3).height(1, 2).tokens(1, 2).marker(4).turn(B).attempt("t_sm_3", "m07")
    text = (
        '{"player": 1, "tile": "t_sm_3", "stone": "m07", "source": -1, "target": 4, "placement": "on_top", "fouls": [],'
        '"events": [{"when": "carry", "stacks": [{"stack": 1, "extent": "partial"}], "cause": 1}],'
        '"reported_by": "simulation"}'
    )
    tell(s, msgspec.json.decode(text, type=AttemptOutcome))
    assert (points(s), stones_on(s, 4), tokens_at(s, 4), s.marker) == ([2, 0, 0], ["m07"], [0, 0, 0], 1)


def test_sl_6_16_after_ten_repeats_the_attempt_is_over() -> None:
    s = stone_layer(3, mode="companion").attempt("t_s_1")
    for _ in range(10):
        falls(s, 0, cause=C)
        assert (s.step, s.current) == (REPORT_EVENT, A)
    falls(s, 0, cause=C)
    assert (s.current, s.marker, s.river_count, supplies(s)[A]) == (B, 1, 37, 19)


def test_sl_6_16_also_when_the_source_falls() -> None:
    s = stone_layer(3).tops("M", "S", "S", "L", "-", "S").marker(1).lift("t_l_1", 3)
    s.repeats = 10
    falls(s, 3, cause=C, lifting=True)
    assert (s.current, s.marker) == (B, 2)


# ---------------------------------------------------------------- the referee's questions


def test_sl_6_30_questions_come_in_order() -> None:
    s = stone_layer().height(1, 1).attempt("t_s_1")
    seen = []
    for answer in ("no_fall", "on_top", "done"):
        seen.append(asked(s))
        report(s, answer)
    assert seen == [
        ["report_fell(1)", "report_fell(2)", "report_no_fall", "report_touched"],
        ["report_on_top", "report_slipped"],
        ["report_touched", "report_leaned", "report_done"],
    ]


def test_sl_6_30_unasked_when_settled() -> None:
    """After an own fall of the target neither placement nor fouls are asked."""
    s = falls(stone_layer().height(0, 1).attempt("t_s_1"), 0)
    assert s.current == B


def test_sl_6_30_a_foul_is_told_once() -> None:
    s = report(stone_layer().attempt("t_s_1"), "no_fall", "on_top", "leaned")
    assert referee_why_not(s, "leaned") is Reason.FOUL_SAID


def test_sl_6_30_only_somebody_other_than_the_player_in_turn_is_named_as_the_cause() -> None:
    s = report(stone_layer(3).height(1, 1).turn(B).attempt("t_s_1"), "fell(2)")
    assert referee_why_not(s, "cause(1)") is Reason.CAUSE_IN_TURN
    assert [text for text in asked(s) if "cause" in text] == ["report_cause(0)", "report_cause(2)"]


def test_sl_6_30_and_sl_6_12_an_own_fall_may_follow_one_that_another_player_caused() -> None:
    s = stone_layer(3).height(1, 1).height(2, 1).tokens(1, 1, 1, 1).tokens(2, 1, 1, 1).attempt("t_s_1")
    falls(falls(s, 1, cause=C), 2)
    assert (points(s), s.barred) == ([1, 2, 1], 1)


def companion() -> Match:
    match = Match(load("stone_layer", mode="companion"), 3)
    while REFEREE_SEAT not in match.to_act:
        match.act(match.to_act[0], match.legal(match.to_act[0])[0])
    return match


def test_sl_6_31_a_confirmed_record_can_be_undone_until_the_next_tile_is_chosen() -> None:
    match = companion()
    before = match._state.clone()
    for text in ("report_no_fall", "report_slipped"):
        match.act(REFEREE_SEAT, text)
    match.undo(REFEREE_SEAT)
    assert match._state == before
    assert match.record().replay()._state == before


def test_sl_6_31_not_after_the_next_decision() -> None:
    match = companion()
    for text in ("report_no_fall", "report_slipped"):
        match.act(REFEREE_SEAT, text)
    seat = match.to_act[0]
    match.act(seat, match.legal(seat)[0])
    if REFEREE_SEAT in match.to_act:
        with pytest.raises(UndoRefused, match="somebody has decided"):
            match.undo(REFEREE_SEAT)


def test_sl_6_31_what_the_simulation_did_stays_done() -> None:
    match = Match("stone_layer", 3)
    while REFEREE_SEAT not in match.to_act:
        match.act(match.to_act[0], match.legal(match.to_act[0])[0])
    match.act(REFEREE_SEAT, "report_no_fall")
    with pytest.raises(UndoRefused, match="cannot be taken back"):
        match.undo(REFEREE_SEAT)


@pytest.mark.parametrize(
    ("said", "text", "reason"),
    [
        ((), "event", Reason.NO_STACK_NAMED),
        ((), "cause(1)", Reason.NO_STACK_NAMED),
        ((), "lifting", Reason.NOTHING_LIFTED),
        (("fell(2)",), "no_fall", Reason.EVENT_OPEN),
        (("fell(2)",), "touched", Reason.EVENT_OPEN),
        (("fell(2)", "cause(1)"), "cause(0)", Reason.CAUSE_SAID),
        (("fell(2)",), "fell(2)", Reason.STACK_NAMED_TWICE),
    ],
)
def test_sl_6_32_answers_that_do_not_fit_are_refused(said: tuple[str, ...], text: str, reason: Reason) -> None:
    s = report(stone_layer().height(1, 1).attempt("t_s_1"), *said)
    assert referee_why_not(s, text) is reason


def test_sl_6_32_lifting_is_said_once() -> None:
    s = report(stone_layer().tops("M", "S", "S", "L", "-", "S").marker(1).lift("t_l_1", 3), "lifting")
    assert referee_why_not(s, "lifting") is Reason.LIFTING_SAID


def test_sl_6_32_without_a_cause_it_is_the_player_in_turn() -> None:
    s = falls(stone_layer().height(0, 1).tokens(0, 1, 1).attempt("t_s_1"), 0)
    assert points(s) == [0, 1]


def test_the_stone_of_a_simulation_is_chosen_one_by_one() -> None:
    s = play(stone_layer().tiles("t_s_1", "t_m_1").choosing(), A, "pick_tile(1)")
    assert s.step == PICK_STONE
