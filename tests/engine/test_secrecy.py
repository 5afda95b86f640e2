"""redact: what a viewer may know."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rivertable.engine.secrecy import (
    SPECTATOR,
    TABLE,
    Viewer,
    looks_same,
    redact,
    viewer_code,
)
from rivertable.engine.state import (
    NOBODY,
    OWNER,
    SEEN_BY_ALL,
    SPECTATOR_BIT,
    UNKNOWN_I8,
    ListState,
    i8,
    i16,
    i64,
    secret,
    state,
)

SEATS, HAND, DECK = 3, 2, 4


@state
class Table(ListState):
    rng: i64[3] = secret(NOBODY)
    phase: i8
    hand: i8[SEATS, HAND] = secret(OWNER, seen="hand_seen")
    hand_seen: i16[SEATS, HAND]
    deck: i8[DECK] = secret(NOBODY, seen="deck_seen")
    deck_seen: i16[DECK]
    bids: i8[SEATS] = secret(OWNER, choice=True)
    trump: i8 = secret(NOBODY, seen="trump_seen")
    trump_seen: i16
    cubes: i8[SEATS, 2, 2] = secret(OWNER)


def a_table() -> Table:
    table = Table()
    table.rng = [11, 12, 13]
    table.phase = 2
    table.hand = [[1, 2], [3, 4], [5, 6]]
    table.deck = [7, 8, 9, 10]
    table.bids = [20, 21, 22]
    table.trump = 30
    table.cubes = [[[1, 2], [3, 4]], [[5, 6], [7, 8]], [[9, 10], [11, 12]]]
    return table


U = UNKNOWN_I8

# ---------------------------------------------------------------- redact


def test_what_is_public_stays() -> None:
    assert redact(a_table(), 0).phase == 2


def test_an_owner_sees_their_own_row_only() -> None:
    assert redact(a_table(), 1).hand == [[U, U], [3, 4], [U, U]]


def test_a_spectator_sees_no_row() -> None:
    assert redact(a_table(), None).hand == [[U, U]] * SEATS


def test_the_table_together_sees_every_row() -> None:
    assert redact(a_table(), TABLE).hand == [[1, 2], [3, 4], [5, 6]]


def test_an_owned_field_of_three_dimensions_is_covered_to_its_last_cell() -> None:
    assert redact(a_table(), 0).cubes == [[[1, 2], [3, 4]], [[U, U], [U, U]], [[U, U], [U, U]]]


@pytest.mark.parametrize("viewer", [0, 1, 2, None, TABLE])
def test_nobody_sees_the_generator(viewer: Viewer) -> None:
    assert redact(a_table(), viewer).rng == [Table.FIELDS[0].cells.unknown] * 3


def test_a_scalar_that_nobody_sees_is_covered() -> None:
    assert redact(a_table(), 0).trump == U


def test_a_scalar_that_was_seen_is_visible() -> None:
    table = a_table()
    table.trump_seen = 1 << 2
    assert redact(table, 2).trump == 30


def test_a_seen_card_is_visible_to_whoever_saw_it() -> None:
    table = a_table()
    table.hand_seen[0][1] = 1 << 2
    assert redact(table, 2).hand[0] == [U, 2]


def test_a_seen_card_stays_hidden_from_others() -> None:
    table = a_table()
    table.hand_seen[0][1] = 1 << 2
    assert redact(table, 1).hand[0] == [U, U]


def test_an_owner_sees_their_card_whatever_its_mask() -> None:
    table = a_table()
    table.hand_seen[0][1] = 1 << 2
    assert redact(table, 0).hand[0] == [1, 2]


def test_a_peeked_card_of_the_deck_is_visible_to_whoever_peeked() -> None:
    table = a_table()
    table.deck_seen[3] = 1 << 1
    assert redact(table, 1).deck == [U, U, U, 10]


def test_a_card_seen_by_a_seat_is_hidden_from_spectators() -> None:
    table = a_table()
    table.deck_seen[3] = 1 << 1
    assert redact(table, None).deck == [U] * DECK


def test_a_card_shown_to_spectators_is_visible_to_them() -> None:
    table = a_table()
    table.deck_seen[3] = SPECTATOR_BIT
    assert redact(table, None).deck == [U, U, U, 10]


@pytest.mark.parametrize("viewer", [0, 1, 2, None, TABLE])
def test_a_card_seen_by_all_is_visible_to_everybody(viewer: Viewer) -> None:
    table = a_table()
    table.deck_seen[0] = SEEN_BY_ALL
    assert redact(table, viewer).deck[0] == 7


def test_the_mask_for_all_fits_its_field() -> None:
    table = a_table()
    table.deck_seen[0] = SEEN_BY_ALL
    assert Table.from_bytes(table.to_bytes()).deck_seen[0] == SEEN_BY_ALL


def test_the_table_together_sees_a_card_that_one_seat_has_seen() -> None:
    table = a_table()
    table.deck_seen[3] = 1 << 1
    assert redact(table, TABLE).deck == [U, U, U, 10]


def test_a_hidden_choice_is_visible_to_whoever_made_it_only() -> None:
    assert redact(a_table(), 2).bids == [U, U, 22]


def test_redacting_leaves_the_original_untouched() -> None:
    table = a_table()
    redact(table, 0)
    assert table == a_table()


def test_a_redacted_state_shares_no_row_with_the_original() -> None:
    table = a_table()
    redact(table, 0).hand[0][0] = 99
    assert table.hand[0][0] == 1


def test_redacting_twice_is_redacting_once() -> None:
    once = redact(a_table(), 1)
    assert redact(once, 1) == once


def test_a_redacted_state_still_fits_its_record() -> None:
    redacted = redact(a_table(), None)
    assert Table.from_bytes(redacted.to_bytes()) == redacted


def test_using_unknown_as_an_index_raises() -> None:
    redacted = redact(a_table(), None)
    with pytest.raises(IndexError):
        redacted.deck[redacted.hand[0][0]]


@pytest.mark.parametrize(("viewer", "code"), [(0, 0), (2, 2), (None, SPECTATOR), (TABLE, TABLE)])
def test_rules_take_every_viewer_as_an_int(viewer: Viewer, code: int) -> None:
    assert viewer_code(viewer) == code


cells = st.integers(-127, 127)
masks = st.integers(0, SEEN_BY_ALL)


def fill(data: st.DataObject, shape: tuple[int, ...], values: st.SearchStrategy[int]) -> Any:
    if not shape:
        return data.draw(values)
    return [fill(data, shape[1:], values) for _ in range(shape[0])]


@settings(deadline=None)
@given(st.data(), st.sampled_from([0, 1, 2, None]))
def test_changing_only_hidden_cells_changes_nothing_a_viewer_knows(data: st.DataObject, viewer: Viewer) -> None:
    table = Table()
    for field in Table.FIELDS:
        setattr(table, field.name, fill(data, field.shape, masks if field.name.endswith("_seen") else cells))
    other = table.clone()
    bit = SPECTATOR_BIT if viewer is None else 1 << viewer
    other.rng = fill(data, (3,), cells)
    for seat in range(SEATS):
        if seat != viewer:
            other.bids[seat] = data.draw(cells)
            other.cubes[seat] = fill(data, (2, 2), cells)
            for i in range(HAND):
                if not table.hand_seen[seat][i] & bit:
                    other.hand[seat][i] = data.draw(cells)
    for i in range(DECK):
        if not table.deck_seen[i] & bit:
            other.deck[i] = data.draw(cells)
    if not table.trump_seen & bit:
        other.trump = data.draw(cells)
    assert redact(other, viewer).to_bytes() == redact(table, viewer).to_bytes()


# ---------------------------------------------------------------- looks_same


@pytest.mark.parametrize("viewer", [0, 1, 2, None, TABLE])
@pytest.mark.parametrize("seen", [0, 1 << 1, SPECTATOR_BIT, SEEN_BY_ALL])
def test_two_states_look_the_same_where_their_redacted_copies_are_equal(viewer: Viewer, seen: int) -> None:
    def marked() -> Table:
        table = a_table()
        table.hand_seen[0][1] = table.deck_seen[2] = table.trump_seen = seen
        return table

    changes: list[dict[str, Any]] = [
        {},
        {"phase": 3},
        {"rng": [1, 2, 3]},
        {"hand": [[1, 9], [3, 4], [5, 6]]},
        {"hand": [[1, 2], [3, 4], [9, 6]]},
        {"deck": [7, 8, 1, 10]},
        {"bids": [20, 9, 22]},
        {"trump": 9},
        {"trump_seen": 1 << 2},
    ]
    for change in changes:
        other = marked()
        for name, value in change.items():
            setattr(other, name, value)
        assert looks_same(marked(), other, viewer) == (redact(marked(), viewer) == redact(other, viewer)), change
