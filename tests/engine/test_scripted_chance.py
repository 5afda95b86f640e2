"""Chance by a script: tests say what is rolled, drawn and shuffled."""

import pytest

from rivertable.engine.chance import (
    LEFT,
    draw,
    draw_kind,
    roll,
    scripted,
    shuffle,
)
from rivertable.engine.errors import RivertableError
from tests.engine.chance_table import a_table


def test_scripted_results_are_used_in_order() -> None:
    with scripted(3, 0, 5):
        results = (roll(a_table(), 6), draw(a_table(), 4), roll(a_table(), 6))
    assert results == (3, 0, 5)


def test_a_scripted_shuffle_puts_the_cards_in_the_given_order() -> None:
    cards = [1, 2, 3, 4]
    with scripted([3, 1, 2]):
        shuffle(a_table(), cards, 3)
    assert cards == [3, 1, 2, 4]


def test_a_script_decides_the_kind_that_is_drawn() -> None:
    with scripted(5):
        assert draw_kind(a_table(), [5, 0, 3, 2], 10) == 2


def test_a_script_takes_no_chance_from_the_state() -> None:
    table = a_table()
    with scripted(3):
        roll(table, 6)
    assert table == a_table()


@pytest.mark.parametrize("face", [0, 7, -1])
def test_a_scripted_face_that_the_die_has_not_is_refused(face: int) -> None:
    with pytest.raises(RivertableError, match=f"says {face} for a die of 6 sides"), scripted(face):
        roll(a_table(), 6)


@pytest.mark.parametrize("index", [-1, 4])
def test_a_scripted_index_out_of_range_is_refused(index: int) -> None:
    with pytest.raises(RivertableError, match=f"says {index} for one of 4"), scripted(index):
        draw(a_table(), 4)


def test_a_scripted_shuffle_of_other_cards_is_refused() -> None:
    with pytest.raises(RivertableError, match=r"says \[1, 1\] for a shuffle of \[1, 2\]"), scripted([1, 1]):
        shuffle(a_table(), [1, 2], 2)


def test_a_list_scripted_for_a_die_is_refused() -> None:
    with pytest.raises(RivertableError, match=r"says \[1\] for a die"), scripted([1]):
        roll(a_table(), 6)


def test_a_number_scripted_for_a_shuffle_is_refused() -> None:
    with pytest.raises(RivertableError, match="says 1 for a shuffle"), scripted(1):
        shuffle(a_table(), [1, 2], 2)


def test_a_script_that_is_not_used_up_is_refused() -> None:
    with pytest.raises(RivertableError, match=r"not used up: \[5\] left"), scripted(3, 5):
        roll(a_table(), 6)


def test_a_script_that_runs_out_says_what_was_asked() -> None:
    with pytest.raises(RivertableError, match=r"has run out: roll\(6\) was asked"), scripted():
        roll(a_table(), 6)


def test_an_error_in_a_script_is_not_covered_by_what_is_left_of_it() -> None:
    with pytest.raises(ZeroDivisionError), scripted(3):
        raise ZeroDivisionError


def test_chance_is_real_again_after_a_script() -> None:
    table = a_table(0)
    with scripted(3):
        roll(table, 6)
    roll(table, 6)
    assert table.rng[LEFT] == 3


def test_a_script_inside_a_script_goes_first() -> None:
    with scripted(1, 2):
        with scripted(6):
            inner = roll(a_table(), 6)
        results = (inner, roll(a_table(), 6), roll(a_table(), 6))
    assert results == (6, 1, 2)
