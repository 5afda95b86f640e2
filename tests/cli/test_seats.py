"""Seats of a match in the terminal: people and bots, by name or by number."""

from __future__ import annotations

import pytest

from rivertable.cli.seats import SeatedPlayer, counted_players, seated, written_players
from rivertable.engine.errors import OptionError


def test_the_name_of_a_bot_is_that_bot() -> None:
    assert written_players("Anna, greedy,expert") == [
        SeatedPlayer("Anna"),
        SeatedPlayer("Greedy", "greedy"),
        SeatedPlayer("Expert", "expert"),
    ]


def test_bots_of_a_kind_are_numbered() -> None:
    assert [player.name for player in seated(["greedy", "Ben", "greedy"])] == ["Greedy 1", "Ben", "Greedy 2"]


def test_characters_sit_down_by_name_and_no_two_are_the_same() -> None:
    assert written_players("Anna,hedda:hard") == [SeatedPlayer("Anna"), SeatedPlayer("Hedda", "hedda:hard")]
    with pytest.raises(OptionError, match="the same name twice"):
        written_players("Hedda,hedda:hard")
    assert [(each.name, each.bot) for each in counted_players(4, 1, "otis:easy")[1:]] == [
        ("Otis", "otis:easy"),
        ("Bram", "bram:easy"),
        ("Hedda", "hedda:easy"),
    ]
    assert [each.name for each in seated(["mags", "Ben"])] == ["Mags", "Ben"]
    with pytest.raises(OptionError, match="there is no level 'pike'"):
        counted_players(2, 1, "otis:pike")


@pytest.mark.parametrize(
    ("seats", "sentence"), [("Anna,,Ben", "has an empty name"), ("Anna,Anna", "the same name twice")]
)
def test_people_need_names_of_their_own(seats: str, sentence: str) -> None:
    with pytest.raises(OptionError, match=sentence):
        written_players(seats)


@pytest.mark.parametrize(
    ("players", "humans", "bots", "people"),
    [(3, None, "greedy", 1), (3, None, "none", 3), (3, 2, "easy", 2), (2, 0, "easy", 0)],
)
def test_people_come_first_and_bots_fill_the_rest(players: int, humans: int | None, bots: str, people: int) -> None:
    seated_players = counted_players(players, humans, bots)
    assert len(seated_players) == players
    assert [player.bot for player in seated_players] == [None] * people + [bots] * (players - people)


@pytest.mark.parametrize(
    ("humans", "bots", "sentence"),
    [(None, "clever", "there is no bot 'clever'"), (3, "greedy", "--humans is 0 to 2"), (1, "none", "need bots")],
)
def test_numbers_that_do_not_fit_are_refused(humans: int | None, bots: str, sentence: str) -> None:
    with pytest.raises(OptionError, match=sentence):
        counted_players(2, humans, bots)
