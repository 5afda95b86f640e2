"""Options: TR-11."""

from __future__ import annotations

import pytest

import rivertable as rt
from rivertable.engine.components import Overlay
from rivertable.engine.errors import OptionError
from rivertable.engine.game_config import load
from rivertable.engine.match import Match
from rivertable.games.the_river import OPTIONS
from rivertable.games.the_river.state import BY_ROUND_CAP, NOT_ENDING, OVER
from rivertable.games.the_river.tables import ROUND_CAPS
from rivertable.games.the_river.view import build
from tests.games.the_river.builder import known_to, play, production, random_game, the_river


def test_tr_11_1_open_values_shows_what_lies_face_down() -> None:
    s = the_river(open_values=True).built(1, "b28").tokens(1, 6).reserved(1, "b10").turn(0)
    seat = build(known_to(s, 0), 0).seats[1]
    assert (seat.tokens, seat.points.buildings) == ((6,), 8)
    assert [card.building for card in seat.reserved if card] == ["b10"]


def test_tr_11_1_is_off_by_default() -> None:
    assert load("the_river").options["open_values"] is False


BARE = (("forest_bbb", "forest_bbb"), ("desert_bbb", "desert_bbb"), ("badlands_bbb", "badlands_bbb"))


def after_two_tiles(preprint: str) -> list[tuple[int, ...]]:
    """Production of three boards whose first two spots are covered without any production symbol."""
    position = the_river(players=4, preprint=preprint)
    for seat, tiles in enumerate(BARE):
        position.tiles(seat, *tiles)
    return [production(position.s, seat) for seat in range(3)]


def test_tr_11_2_every_board_has_its_own_order() -> None:
    assert after_two_tiles("asymmetric") == [(0, 1, 1), (1, 0, 1), (1, 1, 0)]


def test_tr_11_2_the_same_board_for_all() -> None:
    assert after_two_tiles("same") == [(0, 1, 1)] * 3


def test_tr_11_3_framed_spots_supplies_and_display_are_data() -> None:
    mine = Overlay(
        "mine.toml",
        "[supply.p2]\nwood = 9\n[building_island]\ndisplay = { p2 = 3, p3 = 3, p4 = 3 }\n"
        "[[river_board.spot]]\nid = 1\nframed = true",
    )
    match = Match(load("the_river", components=mine), 3)
    view = match.view(0)
    assert view.supply["wood"] == 9  # type: ignore[attr-defined]
    assert len(view.display) == 3  # type: ignore[attr-defined]
    assert view.seats[0].spots[0].framed  # type: ignore[attr-defined]


@pytest.mark.parametrize("name", ["framed_spots", "supply", "spots", "display"])
def test_tr_11_3_they_are_no_options(name: str) -> None:
    options = "players, components, rules, open_values, preprint, round_cap"
    with pytest.raises(OptionError, match=f"its options are {options}"):
        rt.load(f"the_river({name}=1)")


def test_tr_11_4_the_game_ends_after_the_cleanup_of_the_last_round() -> None:
    position = the_river(round_cap="5").rounds(5).tiles(0, "meadow_income_clay").boat(0, 1).boat(1, 0)
    before = position.s.island[:]
    s = play(position.turn(0), 0, "place(wood)")
    assert (s.step, s.ending, s.rounds, s.goods[0][2]) == (OVER, BY_ROUND_CAP, 5, 1)
    assert s.island == before  # it counts as a last cleanup (TR-4.8)


def test_tr_11_4_the_last_round_of_the_cap_is_announced() -> None:
    s = the_river(round_cap="5").rounds(5).turn(0)
    assert (s.ending, build(known_to(s, 0), 0).ending) == (NOT_ENDING, "round_cap")


def test_tr_11_4_not_before() -> None:
    s = play(the_river(round_cap="5").rounds(4).boat(0, 1).boat(1, 0).turn(0), 0, "place(wood)")
    assert (s.step != OVER, s.rounds) == (True, 5)


def test_tr_11_4_random_games_keep_to_the_cap() -> None:
    cap = ROUND_CAPS.index("5")
    assert all(random_game(number, 3, round_cap=cap).rounds <= 5 for number in range(5))


def test_tr_11_5_no_variants_but_these_options() -> None:
    assert [option.name for option in OPTIONS] == ["open_values", "preprint", "round_cap"]
