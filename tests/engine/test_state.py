"""@state: the twin, its record, and the declarations it refuses."""

import subprocess
import sys
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rivertable.engine.errors import StateError
from rivertable.engine.state import NOBODY, OWNER, ListState, i8, i16, i32, i64, secret, state

SEATS, HAND = 3, 4


@state
class Table(ListState):
    """A small table."""

    rng: i64[2] = secret(NOBODY)
    phase: i8
    coins: i16[SEATS]
    hand: i8[SEATS, HAND] = secret(OWNER, seen="hand_seen")
    hand_seen: i16[SEATS, HAND]
    cube: i8[2, 3, 4]
    big: i32


def a_table() -> Table:
    table = Table()
    table.phase = -3
    table.coins = [1, 2, 300]
    table.hand[1][2] = 7
    table.cube[1][2][3] = 9
    table.rng[1] = 1 << 60
    return table


# ---------------------------------------------------------------- blank, clone, assign


def test_a_new_scalar_is_zero() -> None:
    assert Table().phase == 0


def test_a_new_row_is_all_zero() -> None:
    assert Table().coins == [0, 0, 0]


def test_a_new_three_dimensional_field_has_its_shape() -> None:
    assert Table().cube == [[[0, 0, 0, 0] for _ in range(3)] for _ in range(2)]


def test_rows_of_a_new_field_are_different_lists() -> None:
    table = Table()
    table.hand[0][0] = 5
    assert table.hand[1][0] == 0


def test_inner_rows_of_a_new_three_dimensional_field_are_different_lists() -> None:
    table = Table()
    table.cube[0][0][0] = 5
    assert table.cube[0][1][0] == 0


def test_the_twin_keeps_the_name_of_its_declaration() -> None:
    assert Table.__qualname__ == "Table"


def test_the_twin_keeps_the_docstring_of_its_declaration() -> None:
    assert Table.__doc__ == "A small table."


def test_an_undeclared_field_cannot_be_set() -> None:
    with pytest.raises(AttributeError):
        Table().purse = 1


def test_a_clone_is_equal() -> None:
    table = a_table()
    assert table.clone() == table


@pytest.mark.parametrize("name", ["coins", "hand", "cube", "rng"])
def test_a_clone_shares_no_list(name: str) -> None:
    table = a_table()
    assert not lists_in(getattr(table, name)) & lists_in(getattr(table.clone(), name))


def test_assign_copies_every_field() -> None:
    table = Table()
    table.assign(a_table())
    assert table == a_table()


@pytest.mark.parametrize("name", ["coins", "hand", "cube", "rng"])
def test_assign_shares_no_list(name: str) -> None:
    source, table = a_table(), Table()
    table.assign(source)
    assert not lists_in(getattr(table, name)) & lists_in(getattr(source, name))


def lists_in(value: Any) -> set[int]:
    """The identities of a list and of all lists inside it."""
    return {id(value)}.union(*(lists_in(item) for item in value)) if isinstance(value, list) else set()


# ---------------------------------------------------------------- records, bytes, JSON


def test_the_record_has_the_declared_types() -> None:
    assert Table.dtype["hand"] == np.dtype((np.int8, (SEATS, HAND)))


def test_a_record_holds_what_the_twin_holds() -> None:
    assert a_table().to_array()["cube"][0].tolist() == a_table().cube


def test_a_record_can_be_written_to() -> None:
    record = a_table().to_array()
    record["phase"][0] = 5
    assert Table.from_array(record).phase == 5


def test_a_twin_read_from_a_record_holds_python_ints() -> None:
    assert type(Table.from_array(a_table().to_array()).coins[0]) is int


def test_a_scalar_read_from_a_record_is_a_python_int() -> None:
    assert type(Table.from_array(a_table().to_array()).phase) is int


def test_bytes_bring_the_state_back() -> None:
    assert Table.from_bytes(a_table().to_bytes()) == a_table()


def test_bytes_of_another_length_are_refused() -> None:
    with pytest.raises(StateError, match=f"a Table has {Table.dtype.itemsize} bytes, not 3"):
        Table.from_bytes(b"abc")


def test_json_brings_the_state_back() -> None:
    assert Table.from_json(a_table().to_json()) == a_table()


def test_json_holds_plain_ints_and_lists() -> None:
    assert a_table().to_json()["coins"] == [1, 2, 300]


def test_json_shares_no_list_with_the_state() -> None:
    table = a_table()
    table.to_json()["coins"][0] = 99
    assert table.coins[0] == 1


def test_a_state_from_json_shares_no_list_with_the_json() -> None:
    data = a_table().to_json()
    table = Table.from_json(data)
    data["hand"][1][2] = 99
    assert table.hand[1][2] == 7


def test_json_with_an_unknown_field_is_refused_by_name() -> None:
    with pytest.raises(StateError, match="purse"):
        Table.from_json({**a_table().to_json(), "purse": 1})


def test_json_without_a_field_is_refused_by_name() -> None:
    data = a_table().to_json()
    del data["big"]
    with pytest.raises(StateError, match="big"):
        Table.from_json(data)


def test_json_out_of_range_is_refused_by_name() -> None:
    with pytest.raises(StateError, match="'phase' cannot hold 128"):
        Table.from_json({**a_table().to_json(), "phase": 128})


@settings(deadline=None)
@given(st.lists(st.integers(-(1 << 15), (1 << 15) - 1), min_size=SEATS, max_size=SEATS))
def test_every_value_of_a_type_survives_bytes(coins: list[int]) -> None:
    table = Table()
    table.coins = coins
    assert Table.from_bytes(table.to_bytes()).coins == coins


# ---------------------------------------------------------------- values that do not fit


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("phase", 128),
        ("phase", -129),
        ("coins", [0, 0, 1 << 15]),
        ("hand", [[0] * HAND, [0] * HAND, [0, 0, 0, 200]]),
        ("cube", [[[0] * 4] * 3, [[0] * 4, [0] * 4, [0, 0, 0, 1000]]]),
        ("big", 1 << 31),
        ("rng", [0, 1 << 63]),
        ("phase", None),
        ("phase", "seven"),
    ],
)
def test_a_value_out_of_range_is_refused_by_the_name_of_its_field(name: str, value: object) -> None:
    table = Table()
    setattr(table, name, value)
    with pytest.raises(StateError, match=f"state field '{name}' cannot hold"):
        table.to_bytes()


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("coins", [1, 2]),
        ("coins", [1, 2, 3, 4]),
        ("coins", [[1], [2], [3]]),
        ("hand", [[0] * HAND] * 2),
        ("hand", [[0] * HAND, [0] * HAND, [0] * 3]),
        ("hand", [[0] * HAND, [0] * (HAND + 1), [0] * (HAND - 1)]),
        ("cube", [[[0] * 4] * 3, [[0] * 4, [0] * 5, [0] * 3]]),
        ("phase", [1]),
    ],
)
def test_a_value_of_another_shape_is_refused_by_the_name_of_its_field(name: str, value: object) -> None:
    table = Table()
    setattr(table, name, value)
    with pytest.raises(StateError, match=f"'{name}'"):
        table.to_bytes()


def test_a_cell_that_slipped_into_the_next_field_is_refused() -> None:
    """The number of cells in all is right."""
    table = Table()
    table.rng, table.coins = [0], [0] * (SEATS + 1)
    with pytest.raises(StateError, match="'rng'"):
        table.to_bytes()


def test_numpy_numbers_give_the_same_bytes() -> None:
    """They take the way that looks field by field."""
    table = a_table()
    plain = table.to_bytes()
    table.coins = [np.int64(coins) for coins in table.coins]
    assert table.to_bytes() == plain


@pytest.mark.parametrize(("name", "value"), [("coins", 5), ("coins", [5]), ("hand", [1, 2, 3, 4])])
def test_a_value_is_not_repeated_to_fill_its_field(name: str, value: object) -> None:
    table = Table()
    setattr(table, name, value)
    with pytest.raises(StateError, match=f"'{name}'"):
        table.to_bytes()


@pytest.mark.parametrize(("name", "value"), [("phase", 3.7), ("coins", [1, 2, 3.7]), ("phase", "7"), ("phase", True)])
def test_a_value_that_is_no_whole_number_is_refused_by_the_name_of_its_field(name: str, value: object) -> None:
    table = Table()
    setattr(table, name, value)
    with pytest.raises(StateError, match=f"'{name}'"):
        table.to_bytes()


# ---------------------------------------------------------------- equality and digest


def test_states_with_different_cells_are_not_equal() -> None:
    table = a_table()
    table.cube[0][0][0] = 1
    assert table != a_table()


def test_states_of_different_games_are_not_equal() -> None:
    @state
    class Other(ListState):
        phase: i8

    @state
    class Same(ListState):
        phase: i8

    assert Other() != Same()


def test_a_state_cannot_be_hashed_because_it_changes() -> None:
    with pytest.raises(TypeError):
        hash(Table())


def test_equal_states_have_equal_digests() -> None:
    assert a_table().digest() == a_table().clone().digest()


def test_states_that_differ_in_one_cell_have_different_digests() -> None:
    table = a_table()
    table.hand[2][3] += 1
    assert table.digest() != a_table().digest()


def test_the_digest_is_the_same_in_another_process() -> None:
    source = (
        "from rivertable.engine.instance import instance\n"
        "s = instance('riverside').game.state()\n"
        "s.sheet[1][2] = 3\n"
        "print(s.digest())"
    )
    run = [
        subprocess.run(
            [sys.executable, "-c", source], env={"PYTHONHASHSEED": seed}, capture_output=True, text=True, check=True
        ).stdout
        for seed in ("1", "2")
    ]
    assert run[0] == run[1]


def test_the_digest_stays_what_it_was() -> None:
    """Records keep digests: a change of layout or hash must not go unnoticed."""

    @state
    class Small(ListState):
        phase: i8
        coins: i16[2]

    small = Small()
    small.phase, small.coins = 1, [2, 3]
    assert small.digest() == SMALL_DIGEST


SMALL_DIGEST = "30b99062d17bbfb056942ef97673a91a"


# ---------------------------------------------------------------- declarations


@pytest.mark.parametrize("name", ["round", "size", "item", "copy", "sort", "T"])
def test_a_field_that_numpy_records_already_have_is_refused(name: str) -> None:
    with pytest.raises(StateError, match=f"'{name}' hides an attribute of NumPy records"):
        state(type("Bad", (), {"__annotations__": {name: i8}}))


@pytest.mark.parametrize("name", ["clone", "assign", "digest", "to_bytes", "FIELDS"])
def test_a_field_that_hides_what_every_twin_can_do_is_refused(name: str) -> None:
    with pytest.raises(StateError, match=f"'{name}'"):
        state(type("Bad", (), {"__annotations__": {name: i8}}))


def test_a_field_without_a_cell_type_is_refused() -> None:
    with pytest.raises(StateError, match="'phase' needs a type such as i8"):

        @state
        class Bad:
            phase: int


def test_a_field_with_a_default_value_is_refused() -> None:
    with pytest.raises(StateError, match="'phase' may only be given secret"):

        @state
        class Bad:
            phase: i8 = 3


def test_a_secret_of_somebody_unknown_is_refused() -> None:
    with pytest.raises(StateError, match="OWNER or NOBODY, not 'dealer'"):
        secret("dealer")


def test_a_hidden_choice_of_nobody_is_refused() -> None:
    with pytest.raises(StateError, match="a hidden choice belongs to its OWNER"):
        secret(NOBODY, choice=True)


def test_an_owned_field_without_a_seat_axis_is_refused() -> None:
    with pytest.raises(StateError, match=r"Bad\.bid belongs to its owner, so its first axis must be the seat"):

        @state
        class Bad:
            bid: i8 = secret(OWNER)


def test_a_seen_mask_that_does_not_exist_is_refused() -> None:
    with pytest.raises(StateError, match=r"Bad\.deck: 'deck_seen' must be an i16 field of the same shape"):

        @state
        class Bad:
            deck: i8[5] = secret(NOBODY, seen="deck_seen")


def test_a_seen_mask_of_another_shape_is_refused() -> None:
    with pytest.raises(StateError, match=r"Bad\.deck: 'deck_seen'"):

        @state
        class Bad:
            deck: i8[5] = secret(NOBODY, seen="deck_seen")
            deck_seen: i16[4]


def test_a_seen_mask_too_narrow_for_the_seats_is_refused() -> None:
    with pytest.raises(StateError, match=r"Bad\.deck: 'deck_seen'"):

        @state
        class Bad:
            deck: i8[5] = secret(NOBODY, seen="deck_seen")
            deck_seen: i8[5]


@pytest.mark.parametrize(("cells", "least"), [(i8, -128), (i16, -32768), (i32, -(1 << 31)), (i64, -(1 << 63))])
def test_unknown_is_the_least_value_of_a_type(cells: Any, least: int) -> None:
    assert cells.unknown == least


# ---------------------------------------------------------------- states kept by an older release


@state
class Moved(ListState):
    """The small table in another order, with wider numbers."""

    big: i64
    phase: i16
    rng: i64[2] = secret(NOBODY)
    hand_seen: i16[SEATS, HAND]
    hand: i8[SEATS, HAND] = secret(OWNER, seen="hand_seen")
    cube: i8[2, 3, 4]
    coins: i16[SEATS]


@state
class Grown(ListState):
    """The small table with one field more."""

    rng: i64[2] = secret(NOBODY)
    phase: i8
    coins: i16[SEATS]
    hand: i8[SEATS, HAND] = secret(OWNER, seen="hand_seen")
    hand_seen: i16[SEATS, HAND]
    cube: i8[2, 3, 4]
    big: i32
    debts: i16[SEATS]


def test_a_layout_tells_the_fields_as_they_are_declared() -> None:
    assert Table.layout() == (
        "rng i64[2]; phase i8; coins i16[3]; hand i8[3, 4]; hand_seen i16[3, 4]; cube i8[2, 3, 4]; big i32"
    )


def test_bytes_of_the_same_layout_are_read_as_they_are() -> None:
    assert Table.from_older_bytes(a_table().to_bytes(), Table.layout()) == a_table()


def test_fields_that_have_moved_or_become_wider_are_found_by_name() -> None:
    moved = Moved.from_older_bytes(a_table().to_bytes(), Table.layout())
    assert moved.to_json() == a_table().to_json()


def test_a_number_that_no_longer_fits_is_refused() -> None:
    wide = Moved()
    wide.phase = 300
    with pytest.raises(StateError, match="'phase' cannot hold 300"):
        Table.from_older_bytes(wide.to_bytes(), Moved.layout())


def test_what_a_new_field_should_hold_is_not_guessed() -> None:
    with pytest.raises(StateError, match="had another size: debts"):
        Grown.from_older_bytes(a_table().to_bytes(), Table.layout())


def test_a_field_that_is_gone_is_not_forgotten_silently() -> None:
    with pytest.raises(StateError, match="had another size: debts"):
        Table.from_older_bytes(Grown().to_bytes(), Grown.layout())


def test_bytes_that_do_not_fit_their_layout_are_refused() -> None:
    with pytest.raises(StateError, match="a state of that layout has"):
        Moved.from_older_bytes(a_table().to_bytes() + b"1", Table.layout())
