"""Banks of states, the same to use for both modes."""

import numpy as np
import pytest

from rivertable.engine.errors import StateError
from rivertable.engine.rule import Mode
from rivertable.engine.state import ListState, i8, i16, state
from rivertable.engine.state_arrays import copy_state, ints, put, state_array, take

BOTH = pytest.mark.parametrize("mode", [Mode.INTERPRETED, Mode.COMPILED])


@state
class Table(ListState):
    phase: i8
    coins: i16[3]


def a_table(phase: int) -> Table:
    table = Table()
    table.phase, table.coins = phase, [1, 2, 300]
    return table


@BOTH
def test_a_bank_has_as_many_states_as_asked(mode: Mode) -> None:
    assert len(state_array(Table, 3, mode)) == 3


@BOTH
def test_the_states_of_a_bank_are_blank(mode: Mode) -> None:
    assert take(state_array(Table, 2, mode), 1, Table) == Table()


@BOTH
def test_a_state_that_was_put_is_taken_again(mode: Mode) -> None:
    states = state_array(Table, 2, mode)
    put(states, 1, a_table(5))
    assert take(states, 1, Table) == a_table(5)


@BOTH
def test_putting_a_state_leaves_the_others(mode: Mode) -> None:
    states = state_array(Table, 2, mode)
    put(states, 1, a_table(5))
    assert take(states, 0, Table) == Table()


@BOTH
def test_a_bank_shares_nothing_with_what_was_put(mode: Mode) -> None:
    states, table = state_array(Table, 1, mode), a_table(5)
    put(states, 0, table)
    table.coins[0] = 99
    assert take(states, 0, Table) == a_table(5)


@BOTH
def test_a_bank_shares_nothing_with_what_was_taken(mode: Mode) -> None:
    states = state_array(Table, 1, mode)
    put(states, 0, a_table(5))
    take(states, 0, Table).coins[0] = 99
    assert take(states, 0, Table) == a_table(5)


def test_a_state_out_of_range_is_not_put_into_a_record() -> None:
    with pytest.raises(StateError, match="'phase'"):
        put(state_array(Table, 1, Mode.COMPILED), 0, a_table(500))


def test_a_copied_state_is_equal() -> None:
    states = state_array(Table, 2, Mode.INTERPRETED)
    put(states, 0, a_table(5))
    copy_state(states, 1, 0)
    assert states[1] == a_table(5)


def test_a_copied_state_shares_nothing() -> None:
    states = state_array(Table, 2, Mode.INTERPRETED)
    copy_state(states, 1, 0)
    states[0].coins[0] = 9
    assert states[1].coins[0] == 0


def test_a_row_of_ints_is_a_list_for_the_interpreter() -> None:
    assert ints(3, Mode.INTERPRETED) == [0, 0, 0]


def test_a_row_of_ints_is_an_array_for_the_compiler() -> None:
    assert ints(3, Mode.COMPILED).dtype == np.int64
