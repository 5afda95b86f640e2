"""Options and players: what is accepted, and what is said about the rest."""

from __future__ import annotations

from typing import Any

import pytest

from rivertable.engine.errors import OptionError
from rivertable.engine.options import Option, check_options, check_players, parse_call

EXTENSION = Option("extension", default=False)
MAP = Option("map", default="small", choices=("small", "large"))


@pytest.mark.parametrize("value", [True, 1, "true", "True", "YES", "on", "1"])
def test_a_switch_is_turned_on(value: Any) -> None:
    assert EXTENSION.code(value) == 1


@pytest.mark.parametrize("value", [False, 0, "false", "False", "NO", "off", "0"])
def test_a_switch_is_turned_off(value: Any) -> None:
    assert EXTENSION.code(value) == 0


@pytest.mark.parametrize("value", ["maybe", 2, None, "", 0.5])
def test_a_switch_that_is_neither_is_refused(value: Any) -> None:
    with pytest.raises(OptionError) as refused:
        EXTENSION.code(value)
    assert str(refused.value) == f"option 'extension' is true or false, not {value!r}"


def test_a_choice_is_kept_as_its_place() -> None:
    assert MAP.code("large") == 1


@pytest.mark.parametrize("value", [10, "10"])
def test_a_choice_that_is_a_number_may_be_given_as_one(value: Any) -> None:
    assert Option("points", default="5", choices=("5", "10")).code(value) == 1


def test_a_switch_is_no_choice_even_where_its_name_is_one() -> None:
    with pytest.raises(OptionError, match="is one of True, False, not True"):
        Option("flag", default="True", choices=("True", "False")).code(True)


@pytest.mark.parametrize("value", ["huge", "", True, 1, None])
def test_a_choice_that_is_not_offered_is_refused_with_the_offered_ones(value: Any) -> None:
    with pytest.raises(OptionError) as refused:
        MAP.code(value)
    assert str(refused.value) == f"option 'map' is one of small, large, not {value!r}"


@pytest.mark.parametrize(("option", "value"), [(EXTENSION, True), (EXTENSION, False), (MAP, "small"), (MAP, "large")])
def test_every_value_comes_back_from_its_code(option: Option, value: bool | str) -> None:
    assert option.value(option.code(value)) == value


def test_options_that_are_not_given_have_their_defaults() -> None:
    assert check_options("riverside", (EXTENSION, MAP), {}) == {"extension": False, "map": "small"}


def test_options_given_as_texts_become_values() -> None:
    given = {"extension": "yes", "map": "large"}
    assert check_options("riverside", (EXTENSION, MAP), given) == {"extension": True, "map": "large"}


def test_an_unknown_option_is_refused_with_the_known_ones() -> None:
    with pytest.raises(OptionError) as refused:
        check_options("riverside", (EXTENSION, MAP), {"expansion": True})
    expected = "riverside has no option 'expansion'; its options are players, components, rules, extension, map"
    assert str(refused.value) == expected


@pytest.mark.parametrize("players", [2, "2", " 2 "])
def test_a_number_of_players_may_be_a_text(players: Any) -> None:
    assert check_players("riverside", players, 1, 6) == 2


@pytest.mark.parametrize("players", [1, 6])
def test_the_least_and_the_most_players_are_allowed(players: int) -> None:
    assert check_players("riverside", players, 1, 6) == players


@pytest.mark.parametrize("players", [0, 7, -1, "7", "two", "", None, 2.0, True])
def test_a_wrong_number_of_players_is_refused_with_the_right_ones(players: Any) -> None:
    with pytest.raises(OptionError) as refused:
        check_players("riverside", players, 1, 6)
    assert str(refused.value) in (
        f"riverside takes 1 to 6 players, as a whole number, not {players!r}",
        f"riverside takes 1 to 6 players, not {players}",
    )


def test_a_digit_that_is_no_number_is_refused() -> None:
    with pytest.raises(OptionError, match="1 to 6 players"):
        check_players("riverside", "²", 1, 6)


# ---------------------------------------------------------------- riverside(players=3)


@pytest.mark.parametrize(
    ("text", "name", "options"),
    [
        ("riverside", "riverside", {}),
        ("riverside()", "riverside", {}),
        ("12_rivers", "12_rivers", {}),
        ("riverside(players=3)", "riverside", {"players": "3"}),
        (
            " riverside ( players = 3 , extension=true, ) ",
            "riverside",
            {"players": "3", "extension": "true"},
        ),
        ("riverside(components=my/mild.toml)", "riverside", {"components": "my/mild.toml"}),
        ("riverside(map=)", "riverside", {"map": ""}),
    ],
)
def test_a_call_is_read_as_a_name_and_options(text: str, name: str, options: dict[str, str]) -> None:
    assert parse_call(text) == (name, options)


@pytest.mark.parametrize("text", ["", "Riverside", "riverside(players=3", "riverside players=3", "river-side"])
def test_a_text_that_is_no_call_is_refused_with_the_form_of_one(text: str) -> None:
    with pytest.raises(OptionError) as refused:
        parse_call(text)
    assert str(refused.value) == f"{text!r} cannot be read; write it as name or name(option=value), in small letters"


def test_an_option_without_a_value_is_refused_by_name() -> None:
    with pytest.raises(OptionError) as refused:
        parse_call("riverside(extension)")
    assert str(refused.value) == "'extension' in 'riverside(extension)' is not an option; write it as name=value"


def test_an_option_given_twice_is_refused() -> None:
    with pytest.raises(OptionError, match="players"):
        parse_call("riverside(players=2, players=3)")
