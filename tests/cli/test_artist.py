"""Who draws: the game, and where it draws nothing, the plain drawing."""

from __future__ import annotations

import pytest

import rivertable as rt
from rivertable.cli.artist import Artist
from rivertable.engine.contract import REFEREE_SEAT
from rivertable.engine.match import Match
from tests.cli.conftest import sampled
from tests.market.market import market, play

NAMES = {0: "Anna", 1: "Ben"}


def titles(match: Match) -> list[str]:
    artist = Artist(match)
    return [artist.title_of(name) for name, _ in artist.sections(0, NAMES, 80)]


def test_a_game_is_drawn_as_it_draws_itself() -> None:
    match = rt.Match("the_river(players=2)", seed=1)
    assert titles(match)[:3] == ["the round", "bonus tokens", "locations"]
    assert "desert (3 warehouses)" in Artist(match).pieces(0, NAMES)


@pytest.mark.parametrize("game", rt.games())
def test_no_section_is_empty(game: str) -> None:
    for match in sampled(game, 2, every=40):
        assert all(rows for _, rows in Artist(match).sections(0, NAMES, 80))


def test_a_game_without_a_drawing_has_the_plain_one_in_both_forms(fish_market: None) -> None:
    artist = Artist(market())
    assert artist.has_compact
    assert titles(market()) == ["table", "market", "discards", "players"]
    assert set(artist.folding(0, NAMES)) == {"market", "discards", "players"}


def test_what_a_game_does_not_have_is_left_out(fish_market: None) -> None:
    match = market()
    artist = Artist(match)
    assert artist.pieces(0, NAMES) == {}
    assert artist.epilogue(NAMES) is None
    assert artist.number_of(match.legal(0)[0]) is None


def test_the_number_drawn_beside_a_piece() -> None:
    match = rt.Match("the_river(players=2)", seed=1)
    seat = match.to_act[0]
    first = match.legal(seat)[0]
    assert (first.name, Artist(match).number_of(first)) == ("pick_setup_tile", (1, 9))  # four players have nine


def test_the_referee_sees_what_everybody_sees(fish_market: None) -> None:
    match = play(market(), "0 draw", "1 draw", "0 bid(1)")
    shown = [
        [row for _, rows in Artist(match).sections(viewer, NAMES, 80) for row in rows]
        for viewer in (None, REFEREE_SEAT)
    ]
    assert shown[0] == shown[1]
