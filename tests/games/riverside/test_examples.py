"""The worked examples of the specification, same numbers: RS-9."""

from __future__ import annotations

from statistics import mean

import pytest

from rivertable.engine.chance import scripted
from rivertable.engine.messages import Message
from rivertable.games.riverside.actions import ACTIONS
from rivertable.games.riverside.prompts import label
from rivertable.games.riverside.rules.dice import dice_value, fire_cost, is_hot, median, sail
from rivertable.games.riverside.scoring import (
    achievement_level,
    boat_points,
    captain_bonus,
    captain_points,
    final_score,
)
from rivertable.games.riverside.state import ADD_GREEN, OVER, State
from rivertable.games.riverside.tables import COLUMNS, EAST_SPACES, TILE_IDS, TILE_SPACES
from tests.games.riverside.builder import (
    Riverside,
    crosses,
    distances,
    fire,
    legal,
    play,
    points,
    random_game,
    riverside,
    scores,
    tickets,
)

YELLOW, BLUE, PINK, BROWN, WHITE = range(5)


def alone() -> Riverside:
    """Seat 0 without "+1" symbols; seat 1 has something to decide in every phase 3 near a stave church."""
    return riverside().plus_ones(0, 0).tickets(1, yellow=1, blue=1, pink=1, brown=1, white=1)


def offers(s: State, village: str) -> dict[str, int]:
    """What the label of a village promises seat 0, by message of the boat."""
    told = label(s, 0, ACTIONS.parse(village)).args["offers"]
    assert isinstance(told, Message)
    points = {id: value for id, value in told.args.items() if id.startswith("points")}
    return {told.args[id.replace("points", "item")].id: value for id, value in points.items()}  # type: ignore[union-attr, misc]


# ---------------------------------------------------------------- map


def name_of_space(s: State, index: int) -> str:
    """`T10.r1`, `E.2`, `W.anchor`: the name of a space of the route."""
    if index in (0, s.anchor):
        return "W.start" if index == 0 else "W.anchor"
    for slot, tile in enumerate(s.tile_at):
        local = index - s.first_space[slot]
        if tile >= 0 and 0 <= local < TILE_SPACES[tile]:
            return f"{TILE_IDS[tile]}.r{local + 1}"
    return f"E.{index - (s.first_space[COLUMNS + s.columns - 1] - EAST_SPACES) + 1}"


@pytest.mark.parametrize(
    ("index", "name"),
    [(0, "W.start"), (1, "T10.r1"), (8, "T03.r2"), (15, "T04.r3"), (16, "E.1"), (17, "E.2"), (18, "E.3")]
    + [(19, "T07.r1"), (26, "T06.r2"), (33, "T01.r3"), (34, "W.anchor")],
)
def test_rs_9_1_route_of_l1(index: int, name: str) -> None:
    assert name_of_space(riverside().phase3(), index) == name


def test_rs_9_2_distances_from_space_8() -> None:
    s = riverside().ship(8).phase3()
    tiles = ("T03", "T06", "T02", "T05", "T09", "T08", "T04", "T10", "T01", "T07")
    assert distances(s, *tiles) == [1, 3, 5, 5, 5, 6, 7, 8, 9, 9]


def test_rs_9_2_two_villages_are_within_range() -> None:
    s = alone().ship(8).tickets(0, yellow=1, blue=1, brown=1, white=1).phase3()
    assert legal(s, 0) == ["village(north,3)", "village(south,3)", "village(none)"]


def test_rs_9_2_two_plus_ones_reach_the_other_three() -> None:
    s = alone().ship(8).plus_ones(0, 3).tickets(0, yellow=1, blue=1, brown=1, white=1).phase3()
    others = {"village(north,2)", "village(north,4)", "village(south,4)"}
    assert others <= set(legal(play(s, 0, "plus_one(2)"), 0))


def test_rs_9_2_one_plus_one_reaches_none_of_them() -> None:
    s = alone().ship(8).plus_ones(0, 3).tickets(0, yellow=1, blue=1, brown=1, white=1).phase3()
    assert "plus_one(1)" not in legal(s, 0)


def test_rs_9_3_distances_from_space_11() -> None:
    s = riverside().ship(11).phase3()
    assert distances(s, "T05", "T09", "T03", "T04", "T06", "T07") == [2, 2, 4, 4, 4, 6]


def test_rs_9_3_in_range_3_are_t05_and_t09() -> None:
    s = alone().ship(11).tickets(0, yellow=1, blue=1, pink=1, brown=1, white=1).phase3()
    assert legal(s, 0) == ["village(north,4)", "village(south,4)", "village(none)"]


def on_the_bend() -> Riverside:
    return alone().ship(17).power(0, "speed_boat").tickets(0, yellow=1, brown=1, white=1)


def test_rs_9_4_distances_from_space_17() -> None:
    assert distances(on_the_bend().phase3(), "T07", "T04", "T05", "T09") == [3, 4, 6, 7]


def test_rs_9_4_range_3_reaches_only_t07() -> None:
    s = play(on_the_bend().phase3(), 0, "speed_boat(no)")
    assert legal(s, 0) == ["village(south,5)", "village(none)"]


def test_rs_9_4_speed_boat_reaches_three() -> None:
    s = play(on_the_bend().phase3(), 0, "speed_boat(yes)")
    assert legal(s, 0) == ["village(north,4)", "village(north,5)", "village(south,5)", "village(none)"]


def test_rs_9_4_speed_boat_and_one_plus_one_add_t09() -> None:
    s = play(on_the_bend().plus_ones(0, 1).phase3(), 0, "speed_boat(yes)", "plus_one(1)")
    assert "village(south,4)" in legal(s, 0)


def test_rs_9_5_anchor_of_l2() -> None:
    assert riverside(extension=True).phase3().anchor == 38


def test_rs_9_5_ship_on_the_tile_without_passage() -> None:
    s = riverside(extension=True).ship(8).phase3()
    assert name_of_space(s, 8) == "X02.r2"
    assert distances(s, "X02", "T03", "X01", "T02", "T06") == [1, 3, 4, 5, 5]


# ---------------------------------------------------------------- dice


@pytest.mark.parametrize(
    ("base", "temperature", "hot"),
    [
        ((2, 4, 4, 6, 3), 4, [6]),
        ((1, 5, 5, 5, 2), 5, []),
        ((6, 6, 6, 1, 1), 6, []),
        ((1, 1, 1, 6, 6), 1, [6, 6]),
    ],
)
def test_rs_9_6_temperature_and_hot_dice(base: tuple[int, ...], temperature: int, hot: list[int]) -> None:
    yellow, blue, pink, brown, white = base
    s = riverside().dice(yellow=yellow, blue=blue, pink=pink, brown=brown, white=white).phase2()
    assert (median(s), [s.dice[c] for c in range(5) if is_hot(s, c)]) == (temperature, hot)


def test_rs_9_6_the_ship_sails_4() -> None:
    s = riverside().ship(1).dice(yellow=2, blue=4, pink=4, brown=6, white=3).phase2()
    sail(s)
    assert s.ship == 5


def test_rs_9_7_free_4_and_green_2() -> None:
    s = riverside().dice(yellow=4, blue=4, pink=4, green=2).phase2()
    assert (dice_value(s, YELLOW, ADD_GREEN, 0), fire_cost(s, YELLOW, ADD_GREEN)) == (6, 2)


def hot_5() -> State:
    return riverside().dice(yellow=5, green=2).fire(0, 6).phase2()


def test_rs_9_7_hot_5_and_green_2_cost_7() -> None:
    assert fire_cost(hot_5(), YELLOW, ADD_GREEN) == 7


def test_rs_9_7_six_fire_symbols_do_not_pay_for_both() -> None:
    """Green is not even asked: the crosses of the hot 5 follow."""
    s = play(hot_5(), 0, "choose_die(yellow)")
    assert (fire(s, 0), legal(s, 0)[0]) == (1, "seat_row(0)")


def test_rs_9_7_six_fire_symbols_pay_for_a_free_die_with_green() -> None:
    assert fire(play(hot_5(), 0, "choose_die(blue)", "green(add)"), 0) == 4


# ---------------------------------------------------------------- seats


def adam(white_top: int = 0) -> State:
    """Yellow top 2 of 3 and bottom 2 of 7; dice value 6 completes both."""
    position = riverside().dice(yellow=4, blue=4, pink=4, green=2).crossed(0, "yellow", 2, 0, 0, 2)
    s = position.crossed(0, "white", white_top, 0, 0, 0).phase2()
    return play(s, 0, "choose_die(yellow)", "green(add)", "seat_row(0)", *["seat_row(3)"] * 5)


def test_rs_9_8_six_crosses_complete_both_rows() -> None:
    assert crosses(adam(), 0, "yellow") == (3, 0, 0, 7)


def test_rs_9_8_top_row_gives_one_blue_seat() -> None:
    s = play(adam(), 0, "resolve_row(yellow,0)", "seat_row(1)")
    assert crosses(s, 0, "blue") == (0, 1, 0, 0)


def test_rs_9_8_bottom_row_gives_two_white_seats() -> None:
    s = play(adam(), 0, "resolve_row(yellow,3)", "seat_row(0)", "seat_row(0)")
    assert crosses(s, 0, "white") == (2, 0, 0, 0)


def adam_s_whole_turn() -> State:
    s = play(adam(white_top=3), 0, "resolve_row(yellow,0)", "seat_row(1)", "seat_row(0)", "seat_row(0)")
    return play(s, 0, "seat_row(1)", "seat_row(1)")


def test_rs_9_8_tickets_2_and_8() -> None:
    assert boat_points(adam_s_whole_turn().sheet[0], YELLOW) == 10


def test_rs_9_9_white_bonus_seats_complete_the_white_top_row_and_start_another() -> None:
    assert crosses(adam_s_whole_turn(), 0, "white") == (5, 2, 0, 0)


def test_rs_9_9_tickets_afterwards() -> None:
    s = adam_s_whole_turn()
    assert (tickets(s, 0, "yellow"), tickets(s, 0, "white")) == (2, 1)


def test_rs_9_9_the_white_ticket_is_worth_6() -> None:
    assert boat_points(adam_s_whole_turn().sheet[0], WHITE) == 6


# ---------------------------------------------------------------- excursions


def test_rs_9_10_22_is_more_than_16() -> None:
    s = alone().ship(33).tickets(0, yellow=2).scores(0, "yellow", 16).phase3()
    assert scores(play(s, 0, "village(south,1)"), 0, "yellow") == (16, 22)


def test_rs_9_11_white_18_is_scored_and_blue_12_is_not() -> None:
    s = alone().ship(14).tickets(0, white=2, blue=3).scores(0, "blue", 14).phase3()
    play(s, 0, "village(north,5)")
    assert (scores(s, 0, "white"), scores(s, 0, "blue")) == ((18,), (14,))


def test_rs_9_11_the_village_offers_only_what_can_be_scored() -> None:
    s = alone().ship(14).tickets(0, white=2, blue=3).scores(0, "blue", 14).phase3()
    assert offers(s, "village(north,5)") == {"prize-white": 18}


def seven_tickets() -> Riverside:
    return alone().ship(23).tickets(0, yellow=2, blue=2, pink=1, brown=1, white=1)


def test_rs_9_12_stave_church_2_with_7_tickets() -> None:
    assert scores(play(seven_tickets().phase3(), 0, "village(south,4)"), 0, "stave") == (14,)


def test_rs_9_12_a_later_visit_with_7_tickets_is_illegal() -> None:
    assert "village(south,4)" not in legal(seven_tickets().scores(0, "stave", 14).phase3(), 0)


def test_rs_9_12_with_8_tickets_16_is_legal() -> None:
    s = seven_tickets().tickets(0, pink=2).scores(0, "stave", 14).phase3()
    assert scores(play(s, 0, "village(south,4)"), 0, "stave") == (14, 16)


# ---------------------------------------------------------------- points


def test_rs_9_13_white_boat_48() -> None:
    """Tickets 6 (top row) and 4 (bottom row), excursions 18 and 20."""
    s = riverside().crossed(0, "white", 5, 0, 0, 4).scores(0, "white", 18, 20).over()
    assert boat_points(s.shown[0], WHITE) == 48


def full_score() -> State:
    position = riverside().scores(0, "stave", 14, 24).crossed(0, "white", 5, 0, 0, 4).scores(0, "white", 18, 20)
    for colour, written in (("yellow", 40), ("blue", 36), ("pink", 52), ("brown", 31)):
        position.scores(0, colour, written)
    return position.over()


def test_rs_9_14_captain_points_69() -> None:
    assert captain_points(full_score().shown[0]) == 69


def test_rs_9_14_final_score_291() -> None:
    assert final_score(full_score(), 0) == 291


def test_rs_9_14_by_category() -> None:
    parts = points(full_score(), 0)
    boats = {"yellow": 40, "blue": 36, "pink": 52, "brown": 31, "white": 48}
    assert parts == {**boats, "stave": 38, "lowest_boat": 31, "captain_bonus": 15, "total": 291}


def test_rs_9_14_achievement_level_of_275_to_299() -> None:
    assert achievement_level(291, extension=False) == 4


@pytest.mark.parametrize(
    ("captain", "bonus"),
    [((69, 50, 50), [15, -15, -15]), ((60, 60), [0, 0]), ((70, 70, 70), [0, 0, 0])],
)
def test_rs_9_15_captain_bonus(captain: tuple[int, ...], bonus: list[int]) -> None:
    position = riverside(len(captain))
    for seat, stave in enumerate(captain):
        position.scores(seat, "stave", stave)
    s = position.over()
    assert [captain_bonus(s, seat) for seat in range(s.players)] == bonus


# ---------------------------------------------------------------- powers


def test_rs_9_16_prize_ticket_on_pink_without_tickets() -> None:
    s = alone().ship(30).power(0, "prize_ticket").tickets(0, blue=2).phase3()
    play(s, 0, "village(south,2)", "prize_ticket(pink)", "score_colour(yes)")
    assert (scores(s, 0, "pink"), scores(s, 0, "blue")) == ((8,), (14,))


def early_birds() -> State:
    """Yellow 4 / blue 9 at 1, white 9 / blue 4 at 3."""
    return alone().ship(12).power(0, "early_birds").tickets(0, yellow=1, blue=2, white=1).phase3()


def test_rs_9_17_yellow_blue_first() -> None:
    s = play(early_birds(), 0, "village(north,4)", "score_colour(yes)", "score_colour(yes)")
    play(s, 0, "early_birds(yes)", "village(north,5)")
    assert [scores(s, 0, colour) for colour in ("yellow", "blue", "white")] == [(4,), (18,), (9,)]


def test_rs_9_17_in_the_reverse_order_all_are_allowed() -> None:
    s = play(early_birds(), 0, "village(north,5)", "score_colour(yes)", "score_colour(yes)")
    play(s, 0, "early_birds(yes)", "village(north,4)", "score_colour(yes)", "score_colour(yes)")
    assert [scores(s, 0, colour) for colour in ("yellow", "blue", "white")] == [(4,), (8, 18), (9,)]


# ---------------------------------------------------------------- end and lost crosses


@pytest.mark.parametrize("temperature", [3, 6])
def test_rs_9_18_the_ship_reaches_or_passes_the_anchor(temperature: int) -> None:
    s = riverside(players=1).ship(31).phase2()
    with scripted(1, *[temperature] * 5):
        play(s, 0, "choose_die(blue)", "green(no)", "seat_row(0)")
    assert (s.ship, s.phase) == (34, OVER)


def full_yellow() -> Riverside:
    return riverside().crossed(0, "yellow", 3, 4, 5, 7).used(0, "fan_base")


def test_rs_9_19_free_4_on_a_full_boat_costs_nothing() -> None:
    s = full_yellow().dice(yellow=4, blue=4, pink=4).phase2()
    assert fire(play(s, 0, "choose_die(yellow)", "green(no)"), 0) == 20


def test_rs_9_19_all_crosses_are_lost() -> None:
    s = full_yellow().dice(yellow=4, blue=4, pink=4).phase2()
    before = crosses(s, 0, "yellow")
    assert crosses(play(s, 0, "choose_die(yellow)", "green(no)"), 0, "yellow") == before


def test_rs_9_19_hot_5_on_a_full_boat_still_costs_5() -> None:
    s = full_yellow().dice(yellow=5).phase2()
    assert fire(play(s, 0, "choose_die(yellow)", "green(no)"), 0) == 15


# ---------------------------------------------------------------- statistics


@pytest.fixture(scope="module")
def solo_games() -> list[State]:
    """Three hundred random solo games on the base map, always the same."""
    return [random_game(number) for number in range(300)]


def test_rs_9_20_mean_number_of_rounds(solo_games: list[State]) -> None:
    assert mean(s.rounds for s in solo_games) == pytest.approx(10.1, abs=0.3)


def test_rs_9_20_about_nine_games_in_ten_take_8_to_11_rounds(solo_games: list[State]) -> None:
    assert mean(8 <= s.rounds <= 11 for s in solo_games) == pytest.approx(0.9, abs=0.06)


def test_rs_9_20_nearly_all_games_take_7_to_15_rounds(solo_games: list[State]) -> None:
    assert mean(7 <= s.rounds <= 15 for s in solo_games) >= 0.99


def test_rs_9_20_mean_number_of_rounds_with_the_extension() -> None:
    games = [random_game(number, extension=True) for number in range(200)]
    assert mean(s.rounds for s in games) == pytest.approx(11.3, abs=0.4)


@pytest.mark.parametrize(("extension", "face", "rounds"), [(False, 6, 6), (False, 1, 34), (True, 6, 7), (True, 1, 38)])
def test_rs_9_20_shortest_and_longest_game(extension: bool, face: int, rounds: int) -> None:
    s = riverside(1, extension=extension).ship(0).phase2()
    s.temperature = face
    sailed = 0
    while s.ship < s.anchor:
        sail(s)
        sailed += 1
    assert sailed == rounds


def test_rs_9_20_a_random_solo_player_scores_about_43(solo_games: list[State]) -> None:
    assert mean(final_score(s, 0) for s in solo_games) == pytest.approx(43, abs=8)


def test_rs_9_20_captain_points_of_a_random_player_are_almost_always_below_50(solo_games: list[State]) -> None:
    assert mean(captain_points(s.shown[0]) < 50 for s in solo_games) >= 0.97
