"""End and scoring: TR-7, and TR-1.3, TR-1.5."""

from __future__ import annotations

import pytest

from rivertable.engine.game_config import load
from rivertable.engine.match import Match
from rivertable.games.the_river import GAME
from rivertable.games.the_river.reasons import Reason
from rivertable.games.the_river.scoring import END_REASONS, end_reason, resource_points, standing
from rivertable.games.the_river.state import BY_NO_PIONEERS, BY_TILES, BY_TOKENS, OVER
from tests.games.the_river.builder import TheRiver, play, points, random_game, the_river, why_not

ELEVEN = (
    ("forest_ww", "forest_ww", "forest_ww", "forest_wb", "forest_wb", "forest_wb", "forest_bbb", "forest_bbb")
    + ("desert_bbb", "desert_bbb", "desert_bbb")
)  # fmt: skip


def last_token(players: int = 2) -> TheRiver:
    """Seat 0 can fill the bonus track now."""
    position = the_river(players=players).display("b01").goods(0, wood=2, stone=2)
    return position.tokens(0, *(6, 5, 4, 3)[: 3 if players == 2 else 4])


def test_tr_1_3_tiles_and_buildings_make_points() -> None:
    s = the_river().tiles(0, "meadow_income_wood").built(0, "b28").tokens(0, 6).goods(0, wood=3).turn(0)
    assert points(s, 0) == {"bonus_tokens": 6, "buildings": 8, "columns": 0, "resources": 1, "meadows": 2, "total": 17}


def test_tr_1_5_the_game_ends_with_the_round_of_the_trigger() -> None:
    s = play(last_token().boat(0, 1).boat(1, 0).turn(0), 0, "place(construct)")
    assert (s.step, s.rounds) == (OVER, 1)


def test_tr_7_1_a_full_track_ends_the_game() -> None:
    s = play(last_token().boat(0, 1).boat(1, 0).turn(0), 0, "place(construct)")
    assert END_REASONS[end_reason(s)] == "tokens"


def test_tr_7_1_twelve_tiles_end_the_game() -> None:
    s = the_river().tiles(0, *ELEVEN).boat(0, 1).boat(1, 0).turn(0)
    play(s, 0, "place(terrain)", "pick_tile(0)")
    assert (s.step, END_REASONS[end_reason(s)]) == (OVER, "tiles")


def test_tr_7_1_the_round_is_finished_first() -> None:
    s = play(last_token(3).boat(0, 2).turn(0), 0, "place(construct)")
    assert (s.ending, s.step != OVER, s.active) == (BY_TOKENS, True, 1)
    play(s, 1, "place(wood)")
    play(s, 2, "place(stone)")
    assert (s.active, s.boat[0]) == (0, 1)


def test_tr_7_1_nothing_may_be_done_after_the_end() -> None:
    s = play(last_token().boat(0, 1).boat(1, 0).turn(0), 0, "place(construct)")
    assert why_not(s, 1, "place(wood)") is Reason.GAME_OVER


@pytest.mark.parametrize("number", range(6))
def test_tr_7_1_every_game_ends_by_a_trigger(number: int) -> None:
    s = random_game(number, 2 + number % 3)
    by_tokens = any(count == (4 if s.players == 2 else 5) for count in s.token_count)
    by_tiles = 12 in s.tiles
    assert by_tokens or by_tiles
    assert s.ending in (BY_TOKENS, BY_TILES)


def test_tr_7_2_the_categories_add_up() -> None:
    s = random_game(4, 3)
    assert all(points(s, seat)["total"] == sum(list(points(s, seat).values())[:-1]) for seat in range(3))


def test_tr_7_2_the_standing_is_the_total() -> None:
    s = random_game(4, 3)
    assert [standing(s, seat) for seat in range(3)] == [points(s, seat)["total"] for seat in range(3)]


def column(*tiles: str) -> int:
    """Points of a board whose first column has these tiles, with nothing matching in the others."""
    top, middle, bottom = (*tiles, "", "")[:3]
    fill = ("mountain_sb", "badlands_cb", "desert_wb", "badlands_cb", "desert_sb", "forest_wb")
    board = [top, *fill, middle, bottom] if middle else [top]
    s = the_river().tiles(0, *filter(None, board)).turn(0)
    return points(s, 0)["columns"]


def test_tr_7_3_six_for_three_tiles_that_share_a_terrain() -> None:
    assert column("forest_ww", "forest_ws", "mixed_desert_forest") == 6


def test_tr_7_3_two_for_the_top_two() -> None:
    assert column("forest_ww", "forest_ws", "mountain_ss") == 2


def test_tr_7_3_nothing_for_the_lower_two() -> None:
    assert column("mountain_ss", "forest_ws", "forest_ww") == 0


def test_tr_7_3_nothing_for_top_and_bottom() -> None:
    assert column("forest_ww", "mountain_ss", "forest_ws") == 0


def test_tr_7_3_an_uncovered_spot_matches_nothing() -> None:
    assert (column("forest_ww"), column("forest_ww", "forest_ws")) == (0, 2)


@pytest.mark.parametrize(("held", "expected"), [(0, 0), (2, 0), (3, 1), (5, 1), (6, 2)])
def test_tr_7_4_a_point_per_full_three_resources(held: int, expected: int) -> None:
    assert resource_points(held) == expected


def test_tr_7_4_kinds_mixed_and_food_included() -> None:
    assert points(the_river().goods(0, wood=1, clay=1, food=1).turn(0), 0)["resources"] == 1


def test_tr_7_5_most_points_win() -> None:
    s = the_river().built(0, "b07").built(1, "b31").turn(0)
    assert (GAME.utility(s, 0), GAME.utility(s, 1)) == (-1, 1)


def test_tr_7_5_tied_players_share_the_victory() -> None:
    s = the_river(players=3).built(0, "b07").built(1, "b08").turn(0)
    assert [GAME.utility(s, seat) for seat in range(3)] == [0.5, 0.5, -1]


def test_tr_7_5_a_tie_has_two_winners() -> None:
    match = Match(load("the_river", players=3), 1)
    s = the_river(players=3).built(0, "b05").goods(1, wood=9).turn(0)
    s.step = OVER
    match._state = s  # type: ignore[assignment]
    assert match.outcome is not None
    assert (match.outcome.scores, match.outcome.winners) == ((3, 3, 0), (0, 1))


def test_tr_7_6_no_pioneer_on_any_boat_ends_the_game() -> None:
    """Only with framed spots of one's own: all pioneers have settled, the extra ones stand on the track."""
    s = the_river().settled(0, 1, 2, 3).settled(1, 1, 2, 3, 4).turn(0)
    s.to_settle[0] = 1 << 4
    play(s, 0, "place(wood)")
    assert (s.step, s.ending) == (OVER, BY_NO_PIONEERS)
