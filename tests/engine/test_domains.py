"""Domains: ints inside, names or numbers outside."""

from __future__ import annotations

import pytest

from rivertable.engine.domains import NUMBER, SEAT, Domain, names, numbers
from rivertable.engine.messages import say

COLOUR = names("colour", ["brown", "white"])
COLUMN = numbers(1, 6)


@pytest.mark.parametrize("domain", [COLOUR, COLUMN, SEAT, numbers(-2, 2)])
def test_every_value_of_a_domain_is_read_back(domain: Domain) -> None:
    assert [domain.code(str(domain.value(code))) for code in range(domain.size)] == list(range(domain.size))


def test_a_named_value_is_its_name() -> None:
    assert COLOUR.value(1) == "white"


def test_a_number_is_counted_from_the_first() -> None:
    assert COLUMN.value(0) == 1


def test_a_name_that_is_none_of_the_domain_has_no_code() -> None:
    assert COLOUR.code("green") is None


@pytest.mark.parametrize("text", ["0", "7", "-1", "x", "", "1.0", "01", "²"])
def test_a_text_that_is_no_number_of_the_domain_has_no_code(text: str) -> None:
    assert COLUMN.code(text) is None


def test_a_domain_is_as_large_as_its_numbers() -> None:
    assert COLUMN.size == 6


def test_a_domain_is_as_large_as_its_names() -> None:
    assert COLOUR.size == 2


def test_names_are_described_as_a_choice() -> None:
    assert COLOUR.describe() == "brown|white"


def test_numbers_are_described_as_a_range() -> None:
    assert COLUMN.describe() == "1..6"


def test_a_name_is_said_with_its_word() -> None:
    assert COLOUR.message(0) == say("colour-brown")


def test_a_number_is_said_as_people_count_it() -> None:
    assert COLUMN.message(0) == 1


def test_a_seat_is_said_with_its_number_from_1() -> None:
    assert SEAT.message(3) == say("seat", seat=3, number=4)


def test_any_count_is_said_as_it_is() -> None:
    assert NUMBER.message(1234) == 1234
