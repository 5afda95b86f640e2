"""Rounds, phases, the end, and who knows what: RS-4, RS-7.1, RS-8, RS-11."""

from __future__ import annotations

import pytest

from rivertable.engine.chance import scripted
from rivertable.engine.errors import OptionError
from rivertable.engine.events import Audience
from rivertable.engine.game_config import load
from rivertable.engine.secrecy import TABLE
from rivertable.engine.state import i16
from rivertable.games.riverside.events import EVENTS
from rivertable.games.riverside.reasons import Reason
from rivertable.games.riverside.rules.flow import to_act
from rivertable.games.riverside.state import EXCURSIONS, FILLING, OVER, State
from tests.games.riverside.builder import crosses, imagine, known_to, legal, play, riverside, scores, why_not

FILL_BLUE = ("choose_die(blue)", "green(no)", "seat_row(3)")  # with a blue 1
BROWN = "village(north,3)"
ALL_ONES = (1, 1, 1, 1, 1, 1)


def test_rs_4_1_phase_3_follows_phase_2() -> None:
    s = riverside(players=1).tickets(0, brown=1).phase2()
    assert play(s, 0, *FILL_BLUE).phase == EXCURSIONS


def test_rs_4_1_the_next_round_follows_phase_3() -> None:
    s = riverside(players=1).plus_ones(0, 0).tickets(0, brown=1).phase3()
    with scripted(*ALL_ONES):
        play(s, 0, BROWN)
    assert (s.rounds, s.phase) == (2, FILLING)


def test_rs_4_1_each_round_begins_with_a_roll() -> None:
    s = riverside(players=1).plus_ones(0, 0).tickets(0, brown=1).phase3()
    with scripted(6, 1, 2, 3, 4, 5):
        play(s, 0, BROWN)
    assert s.dice == [1, 2, 3, 4, 5]


def test_rs_4_1_each_round_the_ship_sails() -> None:
    s = riverside(players=1).ship(8).plus_ones(0, 0).tickets(0, brown=1).phase3()
    with scripted(6, 1, 2, 3, 4, 5):
        play(s, 0, BROWN)
    assert s.ship == 11


def test_rs_4_1_distances_are_measured_anew_each_round() -> None:
    s = riverside(players=1).ship(8).plus_ones(0, 0).tickets(0, brown=1).phase3()
    with scripted(6, 1, 2, 3, 4, 5):
        play(s, 0, BROWN)
    assert s.distance[3] == 2


def test_rs_10_1_nobody_is_asked_to_roll_or_to_sail() -> None:
    """The first decision of the next round is the choice of a die."""
    s = riverside(players=1).plus_ones(0, 0).tickets(0, brown=1).phase3()
    with scripted(*ALL_ONES):
        play(s, 0, BROWN)
    assert legal(s, 0)[0] == "choose_die(yellow)"


def test_rs_4_2_all_players_decide_at_the_same_time() -> None:
    assert to_act(riverside(players=3).phase2()) == 0b111


def test_rs_4_2_who_has_finished_waits() -> None:
    s = play(riverside().phase2(), 0, *FILL_BLUE)
    assert why_not(s, 0, "choose_die(blue)") is Reason.WAIT_FOR_OTHERS


def test_rs_4_2_nobody_starts_phase_3_before_all_finished_phase_2() -> None:
    s = play(riverside().tickets(0, brown=1).phase2(), 0, *FILL_BLUE)
    assert (s.phase, to_act(s)) == (FILLING, 0b10)


def test_rs_4_2_no_roll_before_all_finished_phase_3() -> None:
    s = riverside().plus_ones(0, 0).tickets(0, brown=1).tickets(1, brown=1).phase3()
    assert play(s, 0, BROWN).rounds == 1


def test_rs_4_2_order_among_players_has_no_effect() -> None:
    results = []
    for order in ((0, 1), (1, 0)):
        s = riverside().tickets(0, brown=1).tickets(1, yellow=1).phase2()
        for seat in order:
            play(s, seat, f"choose_die({('blue', 'white')[seat]})", "green(add)", "seat_row(2)", "seat_row(2)")
        results.append(s)
    assert results[0] == results[1]


def test_rs_4_2_a_phase_without_decisions_is_passed_over() -> None:
    """Nobody has a ticket: after phase 2 comes the next roll."""
    s = riverside(players=1).phase2()
    with scripted(*ALL_ONES):
        play(s, 0, *FILL_BLUE)
    assert (s.rounds, s.phase) == (2, FILLING)


def test_rs_1_4_players_never_affect_each_other_s_sheets() -> None:
    s = riverside().phase2()
    before = list(s.sheet[1])
    assert play(s, 0, *FILL_BLUE).sheet[1] == before


def test_rs_4_3_the_end_is_checked_right_after_the_ship_moved() -> None:
    """One space before the anchor the round is played in full."""
    s = riverside(players=1).ship(32).phase2()
    with scripted(*ALL_ONES):
        play(s, 0, *FILL_BLUE)
    assert (s.ship, s.phase) == (33, FILLING)


def test_rs_7_1_the_game_ends_when_the_ship_reaches_the_anchor() -> None:
    s = riverside(players=1).ship(33).phase2()
    with scripted(*ALL_ONES):
        play(s, 0, *FILL_BLUE)
    assert s.phase == OVER


def test_rs_7_1_nobody_is_to_act_after_the_end() -> None:
    s = riverside(players=1).ship(33).phase2()
    with scripted(*ALL_ONES):
        play(s, 0, *FILL_BLUE)
    assert to_act(s) == 0


def test_rs_7_1_the_last_full_round_counts() -> None:
    """The yellow village T01 is scored before the ship reaches the anchor."""
    s = riverside(players=1).ship(33).plus_ones(0, 0).tickets(0, yellow=1).phase3()
    with scripted(*ALL_ONES):
        play(s, 0, "village(south,1)")
    assert (s.phase, scores(s, 0, "yellow")) == (OVER, (11,))


def test_rs_7_1_nothing_is_legal_after_the_end() -> None:
    s = riverside().over()
    assert (legal(s, 0), why_not(s, 0, "choose_die(blue)")) == ([], Reason.GAME_OVER)


# ---------------------------------------------------------------- who knows what


def test_rs_8_1_only_future_chance_and_open_phases_are_secret() -> None:
    fields: tuple[str, ...] = tuple(field.name for field in State.FIELDS if field.secret)  # type: ignore[attr-defined]
    assert fields == ("rng", "sheet", "turn")


def test_rs_8_1_nobody_sees_future_dice() -> None:
    assert all(word < 0 for word in known_to(riverside().phase2(), 0).rng)


def test_rs_8_1_an_imagined_world_has_dice_of_its_own() -> None:
    s = riverside().phase2()
    imagined = imagine(s, 0)
    assert imagined.rng != s.rng


def test_rs_8_2_marks_of_a_phase_are_hidden_from_others() -> None:
    s = play(riverside().phase2(), 0, *FILL_BLUE)
    assert set(known_to(s, 1).sheet[0]) == {i16.unknown}


def test_rs_8_2_others_see_the_sheet_as_it_was_when_the_phase_began() -> None:
    s = riverside().phase2()
    before = list(s.sheet[0])
    assert play(s, 0, *FILL_BLUE).shown[0] == before


def test_rs_8_2_marks_are_shown_when_all_have_finished_the_phase() -> None:
    s = riverside().tickets(0, brown=1).phase2()
    play(s, 0, *FILL_BLUE)
    play(s, 1, *FILL_BLUE)
    assert s.shown[0] == s.sheet[0]


def test_rs_8_2_scores_of_phase_3_are_hidden_too() -> None:
    s = riverside().plus_ones(0, 0).tickets(0, brown=1).tickets(1, brown=1).phase3()
    before = list(s.shown[0])
    assert play(s, 0, BROWN).shown[0] == before


def test_rs_8_2_what_a_seat_does_is_told_to_others_when_the_phase_ends() -> None:
    of_a_seat = [kind.audience for kind in EVENTS.kinds if "seat" in kind.domains]
    assert set(of_a_seat) == {Audience.AT_SYNC}


def test_rs_8_2_an_imagined_world_asks_the_others_again() -> None:
    s = play(riverside().phase2(), 0, *FILL_BLUE)
    imagined = imagine(s, 1)
    assert legal(imagined, 0) == legal(imagined, 1)


def test_rs_8_2_an_imagined_world_asks_again_about_the_excursion() -> None:
    s = riverside().plus_ones(0, 0).tickets(0, brown=1).tickets(1, brown=1).phase3()
    imagined = imagine(play(s, 0, BROWN), 1)
    assert legal(imagined, 0) == [BROWN, "village(none)"]


def test_rs_8_2_an_imagined_world_keeps_the_viewer_s_own_marks() -> None:
    s = play(riverside().phase2(), 0, *FILL_BLUE)
    imagined = imagine(s, 0)
    assert crosses(imagined, 0, "blue") == (0, 0, 0, 1)


def test_rs_8_2_the_table_s_own_imagined_world_keeps_all_marks() -> None:
    s = play(riverside().phase2(), 0, *FILL_BLUE)
    imagined = imagine(s, TABLE)
    assert imagined.sheet == s.sheet


@pytest.mark.parametrize("phase", ["phase2", "phase3", "over"])
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_rs_8_2_an_imagined_world_leaves_nothing_unknown(phase: str, viewer: int | None) -> None:
    s: State = getattr(riverside().tickets(0, brown=1), phase)()
    imagined = imagine(s, viewer)
    assert not any(i16.unknown in row for row in imagined.sheet + imagined.turn)


def test_rs_8_2_an_imagined_world_leaves_empty_chairs_as_they_are() -> None:
    s = riverside().phase2()
    imagined = imagine(s, 0)
    assert (imagined.sheet[2:], imagined.turn[2:]) == (s.sheet[2:], s.turn[2:])


# ---------------------------------------------------------------- players


@pytest.mark.parametrize("players", [1, 6])
def test_rs_1_1_one_to_six_players(players: int) -> None:
    assert load("riverside", players=players).players == players


@pytest.mark.parametrize("players", [0, 7])
def test_rs_11_2_other_player_counts_are_not_offered(players: int) -> None:
    """RS-1.1"""
    with pytest.raises(OptionError, match="takes 1 to 6 players"):
        load("riverside", players=players)


def test_rs_11_1_solo_is_one_player_against_the_dice() -> None:
    assert to_act(riverside(players=1).phase2()) == 1
