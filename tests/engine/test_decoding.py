"""Data that cannot be read is complained about in words."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
import pytest
from msgspec import Meta

from rivertable.engine.decoding import in_words


class Seat(msgspec.Struct, forbid_unknown_fields=True):
    kind: Literal["me", "bot"]
    level: str | None = None


class Body(msgspec.Struct, forbid_unknown_fields=True):
    name: Annotated[str, Meta(min_length=1, max_length=4)] = "x"
    bank_seconds: Annotated[int, Meta(ge=1, le=9)] = 1
    seats: Annotated[list[Seat], Meta(max_length=1)] = []
    options: dict[str, bool] = {}


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"name": ""}, "the name needs at least 1 character"),
        ({"name": "Maria"}, "the name may have at most 4 characters"),
        ({"name": 5}, "the name must be a text, not a whole number"),
        ({"bank_seconds": 0}, "the bank seconds must be at least 1"),
        ({"bank_seconds": 99}, "the bank seconds must be at most 9"),
        ({"seats": [{"kind": "me"}, {"kind": "me"}]}, "the seats may have at most 1 item"),
        ({"seats": [{"kind": "cat"}]}, "the kind of number 1 of the seats cannot be 'cat'"),
        ({"seats": [{"kind": "me", "level": 1}]}, "must be a text or nothing, not a whole number"),
        ({"seats": [{}]}, "the kind of number 1 of the seats is missing"),
        ({"options": {"fire": 3}}, "one of the options must be true or false, not a whole number"),
        ({"colour": "red"}, "the colour of the request is not known"),
        ([], "the request must be an object with named values, not a list"),
    ],
)
def test_a_wrong_field_is_named_with_what_would_be_right(given: object, said: str) -> None:
    with pytest.raises(msgspec.ValidationError) as raised:
        msgspec.convert(given, Body)
    words = in_words(raised.value, "the request")
    assert said in words
    assert "`" not in words
    assert "$" not in words


def test_an_unknown_message_keeps_its_words() -> None:
    error = msgspec.ValidationError("Something `odd` - at `$.name`")
    assert in_words(error, "it") == "the name is wrong: Something odd"
