"""Hidden information and the view: TR-8."""

from __future__ import annotations

import msgspec
import pytest

from rivertable.bots.random_bot import RandomBot
from rivertable.engine.game_config import load
from rivertable.engine.match import Match
from rivertable.engine.state import i64
from rivertable.games.the_river.state import OVER, State
from rivertable.games.the_river.view import View, build
from tests.games.the_river.builder import begin, imagine, known_to, legal, play, the_river


def seen(s: State, viewer: int | None) -> View:
    return build(known_to(s, viewer), viewer)


def covered() -> State:
    """Seat 1 has built, reserved and taken tokens."""
    return the_river(players=3).built(1, "b28", "b10").tokens(1, 6, 5).reserved(1, "b31").turn(0)


def test_tr_8_1_only_future_chance_is_hidden_in_the_state() -> None:
    s, _ = begin(3, 3)
    redacted = known_to(s, 0)
    hidden = [field.name for field in State.FIELDS if getattr(redacted, field.name) != getattr(s, field.name)]  # type: ignore[attr-defined]
    assert hidden == ["rng"]


def test_tr_8_1_the_order_of_the_decks_is_nowhere_but_in_chance() -> None:
    """Worlds with other chance show the same, and reveal other tiles."""
    s = the_river().boat(0, 1).boat(1, 0).turn(0)
    views, islands = set(), set()
    for seed in range(8):
        world = imagine(s, 0, seed)
        views.add(msgspec.json.encode(seen(world, 0)))
        islands.add(tuple(play(world, 0, "place(wood)").island))
    assert (len(views), len(islands)) == (1, 8)


def test_tr_8_1_of_the_decks_one_sees_how_high_they_are() -> None:
    s, _ = begin(3, 3)
    assert (seen(s, None).tile_deck, seen(s, None).building_deck) == (61, 29)


def test_tr_8_2_open_to_all() -> None:
    s = covered()
    view = seen(s, 2)
    seat = view.seats[1]
    assert view.supply == {"wood": 10, "stone": 10, "clay": 10, "food": 4}
    assert (len(seat.tokens), len(seat.buildings), len(seat.reserved)) == (2, 2, 1)
    assert (seat.boat, seat.extra_pioneer, seat.warehouses) == (5, False, 5)
    assert view.tokens == (5, 4, 4, 3, 3, 2, 2, 1, 1)
    assert view.zeros == 9


def test_tr_8_2_zeros_are_counted_down() -> None:
    view = seen(the_river().tokens_taken(7).turn(0), 0)
    assert (view.tokens, view.zeros) == ((), 1)


def test_tr_8_2_discards_and_the_boxed_tile_are_open() -> None:
    s = the_river().discards("forest_ww", "desert_bbb", "desert_bbb").turn(0)
    s.boxed = 0
    view = seen(s, 1)
    assert (view.tile_discards, view.boxed) == ({"forest_ww": 1, "desert_bbb": 2}, "forest_ww")


def test_tr_8_2_pioneers_are_seen_where_they_stand() -> None:
    view = seen(the_river(players=3).at("wood", 2, 0).turn(1), None)
    assert {location.location: location.pioneers for location in view.locations}["wood"] == (0, 2)


@pytest.mark.parametrize("viewer", [0, 2, None])
def test_tr_8_3_reserved_cards_lie_face_down(viewer: int | None) -> None:
    assert seen(covered(), viewer).seats[1].reserved == (None,)


def test_tr_8_3_the_owner_may_look_at_them() -> None:
    (card,) = seen(covered(), 1).seats[1].reserved
    assert card is not None
    assert card.building == "b31"


@pytest.mark.parametrize("viewer", [0, 2, None])
def test_tr_8_4_buildings_and_tokens_are_covered_for_others(viewer: int | None) -> None:
    seat = seen(covered(), viewer).seats[1]
    assert (seat.tokens, seat.buildings) == ((None, None), (None, None))
    assert (seat.points.bonus_tokens, seat.points.buildings, seat.points.total) == (None, None, None)


def test_tr_8_4_the_owner_sees_them() -> None:
    seat = seen(covered(), 1).seats[1]
    assert (seat.tokens, seat.points.buildings, seat.points.total) == ((6, 5), 13, 24)


def test_tr_8_4_all_see_them_at_scoring() -> None:
    s = covered()
    s.step = OVER
    assert seen(s, None).seats[1].points.total == 24


def test_tr_8_4_a_bot_may_remember_them() -> None:
    """They are public in the state, because all saw them."""
    assert known_to(covered(), 0).building_points[1] == 13


def test_tr_8_3_a_reserved_card_being_paid_is_not_shown_to_others() -> None:
    s = the_river().display().goods(0, wood=4, stone=2, clay=1).capacity(0, 9).reserved(0, "b28").turn(0)
    play(s, 0, "place(construct)")
    own, other = seen(s, 0).turn, seen(s, 1).turn
    assert own is not None
    assert own.building is not None
    assert other is not None
    assert (own.building.building, other.building) == ("b28", None)


def test_the_view_names_the_open_decision() -> None:
    s = play(the_river().tiles(0, "forest_ww", "desert_wb", "desert_sb").turn(0), 0, "place(swap)", "swap_first(1)")
    turn = seen(s, 1).turn
    assert turn is not None
    assert (turn.step, turn.seat, turn.swap_spot) == ("swap_second", 0, 1)


def test_the_river_board_is_drawn_where_its_spots_lie() -> None:
    spots = seen(the_river().turn(0), 0).seats[0].spots
    assert [(spot.row, spot.column) for spot in spots[3:9]] == [(1, 4), (2, 4), (2, 3), (2, 2), (2, 1), (3, 1)]
    assert [spot.printed for spot in spots[:4]] == ["", "wood", "warehouse", "stone"]


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_a_view_goes_to_json_and_back(viewer: int | None) -> None:
    match = Match(load("the_river", players=2), 4)
    for _ in range(30):
        seat = match.to_act[0]
        match.act(seat, match.legal(seat)[-1])
    view = match.view(viewer)
    assert msgspec.json.decode(msgspec.json.encode(view), type=View) == view


def test_nothing_but_chance_is_wider_than_needed() -> None:
    wide = [field.name for field in State.FIELDS if field.cells.np_type is i64.np_type]  # type: ignore[attr-defined]
    assert wide == ["rng", "built"]


def test_what_is_told_was_seen_by_all() -> None:
    match = Match(load("the_river", players=2), 4)
    for _ in range(40):
        seat = match.to_act[0]
        match.act(seat, match.legal(seat)[0])
    assert match.events(0) == match.events(1) == match.events(None)
    assert legal(match._state, match.to_act[0])  # type: ignore[arg-type]


def test_tr_5_23_the_viewer_is_shown_what_each_building_would_take() -> None:
    """Stone Bridge costs 4 stone and 3 clay; of the reserved Chapel one less is to be paid. Food stands in where it can."""
    s = the_river(players=3).display("b20", "b10").reserved(0, "b26").goods(0, stone=3, clay=1, food=1).turn(0)
    view = seen(s, 0)
    bridge, landing = view.prices[:2]
    assert bridge is not None
    assert landing is not None
    assert (bridge.payable, bridge.missing, bridge.with_food, bridge.short) == (False, {"stone": 1, "clay": 2}, 1, 2)
    assert (landing.payable, landing.missing, landing.with_food, landing.short) == (False, {"wood": 3}, 1, 2)
    (reserved,) = view.reserved_prices
    assert reserved is not None
    assert (reserved.payable, reserved.with_food, reserved.short) == (True, 1, 0)


def test_tr_8_3_prices_tell_nothing_about_what_others_reserved() -> None:
    s = covered()
    assert seen(s, 0).reserved_prices == ()
    assert (seen(s, None).prices, seen(s, None).reserved_prices) == ((), ())


def test_tr_8_4_planning_the_last_move_turns_nothing_up() -> None:
    match, bot = Match(load("the_river", players=2, round_cap="5"), 3), RandomBot(seed=1)
    while not match.is_over:
        before, seat = match.clone(), match.to_act[0]
        action = bot.choose(match, seat)
        match.act(seat, action)
    draft = before.draft(seat)
    draft.act(action)
    assert (draft.is_complete, draft.view()) == (True, before.view(seat))
