"""Ratings of several players at once."""

from __future__ import annotations

from rivertable.server.people.ratings import BLANK, cautious, rated


def test_who_comes_first_gains_and_who_comes_last_loses() -> None:
    old = dict.fromkeys("abc", BLANK)
    new = rated(old, ["a", "b", "c"], [2, 1, 3])
    assert new["b"][0] > new["a"][0] > new["c"][0]
    assert all(deviation < BLANK[1] for _, deviation in new.values())


def test_equal_places_stay_equal() -> None:
    new = rated(dict.fromkeys("ab", BLANK), ["a", "b"], [1, 1])
    assert round(new["a"][0], 6) == round(new["b"][0], 6)


def test_a_player_with_two_seats_is_rated_for_the_better_one() -> None:
    new = rated(dict.fromkeys("ab", BLANK), ["a", "b", "a"], [1, 2, 3])
    assert new["a"][0] > new["b"][0]


def test_the_number_shown_is_cautious() -> None:
    assert cautious(25.0, 8.0) == 1.0
