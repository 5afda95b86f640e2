"""Messages: an id with arguments, and the catalogues that say it."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from rivertable.engine.domains import seat_message
from rivertable.engine.errors import RivertableError
from rivertable.engine.messages import Catalogue, Message, catalogue, say

FTL = """
take-die = Take the { $colour } die ({ $value })
colour-brown = brown
rolled = { $seat } rolled { $count ->
    [one] one die
   *[other] { $count } dice
}
seat = Player { $number }
colour-of = the colour of { $seat }
heading =
    .title = A title and nothing else
"""


@pytest.fixture
def words(tmp_path: Path) -> Catalogue:
    (tmp_path / "en.ftl").write_text(FTL, encoding="utf-8")
    return Catalogue((tmp_path,))


# ---------------------------------------------------------------- messages


def test_messages_with_equal_arguments_are_equal() -> None:
    assert say("rolled", count=2) == Message("rolled", {"count": 2})


def test_messages_do_not_share_their_arguments() -> None:
    assert Message("a").args is not Message("b").args


def test_a_message_is_shown_with_its_arguments() -> None:
    assert str(say("take-die", colour=say("colour-brown"), value=4)) == "take-die(colour=colour-brown(), value=4)"


def test_a_nested_message_survives_json() -> None:
    message = say("take-die", colour=say("colour-brown"), value=4)
    assert msgspec.json.decode(msgspec.json.encode(message), type=Message) == message


# ---------------------------------------------------------------- rendering


def test_a_message_is_said_with_its_arguments(words: Catalogue) -> None:
    assert words.render(say("take-die", colour="red", value=4)) == "Take the red die (4)"


def test_a_nested_message_is_said_inside(words: Catalogue) -> None:
    assert words.render(say("take-die", colour=say("colour-brown"), value=4)) == "Take the brown die (4)"


def test_messages_nest_to_any_depth(words: Catalogue) -> None:
    message = say("take-die", colour=say("colour-of", seat=seat_message(0)), value=1)
    assert words.render(message) == "Take the the colour of Player 1 die (1)"


@pytest.mark.parametrize(("count", "text"), [(1, "Player 3 rolled one die"), (2, "Player 3 rolled 2 dice")])
def test_a_count_chooses_its_plural(words: Catalogue, count: int, text: str) -> None:
    assert words.render(say("rolled", seat=seat_message(2), count=count)) == text


def test_a_seat_is_called_by_the_name_of_the_person_in_it(words: Catalogue) -> None:
    assert words.render(seat_message(1), names={1: "Ada"}) == "Ada"


def test_a_seat_inside_a_message_is_called_by_name(words: Catalogue) -> None:
    message = say("rolled", seat=seat_message(1), count=1)
    assert words.render(message, names={1: "Ada"}) == "Ada rolled one die"


def test_a_seat_without_a_name_is_called_by_number(words: Catalogue) -> None:
    assert words.render(seat_message(0), names={1: "Ada"}) == "Player 1"


def test_a_name_that_looks_like_a_message_is_said_as_it_is(words: Catalogue) -> None:
    assert words.render(seat_message(1), names={1: "{ $value }"}) == "{ $value }"


def test_a_missing_message_is_refused_by_its_id(words: Catalogue) -> None:
    with pytest.raises(RivertableError, match=r"^the 'en' catalogue has no message 'sail'$"):
        words.render(say("sail"))


def test_a_missing_nested_message_is_refused_by_its_id(words: Catalogue) -> None:
    with pytest.raises(RivertableError, match="no message 'colour-green'"):
        words.render(say("take-die", colour=say("colour-green"), value=1))


def test_a_missing_argument_is_refused_by_message_and_name(words: Catalogue) -> None:
    with pytest.raises(RivertableError, match=r"^message 'take-die' in 'en': .*value"):
        words.render(say("take-die", colour="red"))


def test_a_message_without_a_text_is_refused_by_its_id(words: Catalogue) -> None:
    with pytest.raises(RivertableError, match="heading"):
        words.render(say("heading"))


def test_a_seat_message_without_a_seat_is_refused(words: Catalogue) -> None:
    with pytest.raises(RivertableError, match="seat"):
        words.render(say("seat"), names={1: "Ada"})


def test_a_catalogue_knows_which_messages_it_has(words: Catalogue) -> None:
    assert ("rolled" in words, "sail" in words) == (True, False)


# ---------------------------------------------------------------- catalogues


def test_a_later_folder_goes_before_an_earlier_one(tmp_path: Path) -> None:
    for name, text in (("engine", "hello = Hello"), ("game", "hello = Ahoy")):
        (tmp_path / name).mkdir()
        (tmp_path / name / "en.ftl").write_text(text)
    assert Catalogue((tmp_path / "engine", tmp_path / "game")).render(say("hello")) == "Ahoy"


def test_a_missing_language_is_refused_by_name(tmp_path: Path) -> None:
    with pytest.raises(RivertableError, match=r"^there is no catalogue 'xx' in "):
        Catalogue((tmp_path,), "xx")


def test_the_engine_alone_can_name_a_seat() -> None:
    assert catalogue().render(seat_message(1)) == "Player 2"


def test_a_game_s_catalogue_holds_the_engine_s_texts_and_its_own(tmp_path: Path) -> None:
    (tmp_path / "locales").mkdir()
    (tmp_path / "locales" / "en.ftl").write_text("ahoy = Ahoy, { $seat }!")
    assert catalogue(tmp_path).render(say("ahoy", seat=seat_message(0))) == "Ahoy, Player 1!"


def test_a_catalogue_is_read_once() -> None:
    assert catalogue() is catalogue()
