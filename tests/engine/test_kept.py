"""Kept cells: filled from what they follow from, in memory only, and as secret."""

from typing import Any

import pytest

from rivertable.engine.errors import StateError
from rivertable.engine.game_config import load
from rivertable.engine.instance import instance
from rivertable.engine.kept import fill_kept, filler, kept
from rivertable.engine.observation import layout_for
from rivertable.engine.rule import Mode, rule
from rivertable.engine.secrecy import redact
from rivertable.engine.state import NOBODY, OWNER, i8, i16, i64, secret, state
from rivertable.engine.state_arrays import put, take

UNKNOWN = -32768  # of i16


@rule
def total_of(s: Any, seat: int) -> int:
    return int(s.coins[seat][0] + s.coins[seat][1])


@rule
def double_of(s: Any, seat: int, purse: int) -> int:
    return int(2 * s.coins[seat][purse])


@rule
def odd_of(s: Any) -> int:
    return int(s.pile % 2)


@state
class Purses:
    pile: i8
    coins: i8[3, 2] = secret(OWNER)
    after: i8

    total: i16[3] = kept(total_of, "coins")
    double: i16[3, 2] = kept(double_of, "coins")
    odd: i64 = kept(odd_of, "pile")


@state
class Plain:
    pile: i8
    coins: i8[3, 2] = secret(OWNER)
    after: i8


def purses() -> Any:
    s: Any = Purses()
    s.pile, s.coins, s.after = 5, [[1, 2], [3, 4], [0, 0]], 9
    s.fill_kept()
    return s


def plain() -> Any:
    s: Any = Plain()
    s.pile, s.coins, s.after = 5, [[1, 2], [3, 4], [0, 0]], 9
    return s


def test_every_cell_is_what_its_rule_says() -> None:
    s = purses()
    assert (s.total, s.double, s.odd) == ([3, 7, 0], [[2, 4], [6, 8], [0, 0]], 1)


def test_a_filler_is_a_rule_that_does_the_same() -> None:
    s = purses()
    s.coins[1] = [1, 1]
    filler(Purses)(s)
    assert s.total == [3, 2, 0]


def test_bytes_json_digest_and_layout_are_those_of_a_state_that_keeps_nothing() -> None:
    one, other = purses(), plain()
    assert one.to_bytes() == other.to_bytes()
    assert one.to_json() == other.to_json()
    assert one.digest() == other.digest()
    assert one.layout() == other.layout()


def test_an_observation_is_laid_out_as_of_a_state_that_keeps_nothing() -> None:
    one, other = layout_for(type(purses()), 3, 1), layout_for(type(plain()), 3, 1)
    assert one.parts == other.parts
    assert one.plans.tolist() == other.plans.tolist()


def test_kept_cells_are_filled_when_a_state_is_read() -> None:
    kind: Any = Purses
    for copy in (kind.from_bytes(plain().to_bytes()), kind.from_json(plain().to_json())):
        assert (copy.total, copy.double, copy.odd) == (purses().total, purses().double, 1)


def test_copies_hold_kept_cells_of_their_own() -> None:
    s = purses()
    for copy in (s.clone(), take([s], 0, Purses)):  # type: ignore[arg-type]
        copy.double[0][0] = 50
        assert s.double[0][0] == 2


def test_the_record_holds_the_stored_bytes_first() -> None:
    s = purses()
    assert s.to_array().tobytes().startswith(s.to_bytes())
    assert type(s).from_array(s.to_array()).total == s.total


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_what_follows_from_a_hidden_row_is_hidden(viewer: int | None) -> None:
    known = redact(purses(), viewer)
    assert [each == UNKNOWN for each in known.total] == [seat != viewer for seat in range(3)]
    assert known.odd == 1


@pytest.mark.parametrize("viewer", [0, None])
def test_a_redacted_state_reads_back_as_it_was(viewer: int | None) -> None:
    known = redact(purses(), viewer)
    again = type(known).from_bytes(known.to_bytes())
    assert (again.total, again.double) == (known.total, known.double)


def test_what_nobody_may_see_hides_what_follows_from_it() -> None:
    @state
    class Deck:
        card: i8 = secret(NOBODY)
        odd: i8 = kept(lambda s: s.card % 2, "card")

    s: Any = Deck()
    s.card = 3
    s.fill_kept()
    assert (s.odd, redact(s, 0).odd) == (1, -128)


def test_two_states_that_differ_in_what_is_hidden_look_alike() -> None:
    one, other = purses(), purses()
    other.coins[1] = [7, 7]
    other.fill_kept()
    assert redact(one, 0).to_array().tobytes() == redact(other, 0).to_array().tobytes()


def test_without_names_of_fields_nothing_can_be_kept() -> None:
    with pytest.raises(StateError, match="the names of the fields"):
        kept(total_of)


def test_only_stored_fields_can_be_followed() -> None:
    with pytest.raises(StateError, match="'purse', which it follows from, is no field that is stored"):

        @state
        class Wrong:
            coins: i8[3]
            total: i8 = kept(total_of, "purse")


def test_what_follows_from_an_owner_s_cells_has_a_row_for_each_seat() -> None:
    with pytest.raises(StateError, match=r"Wrong\.total follows from what belongs to an owner"):

        @state
        class Wrong:
            coins: i8[3] = secret(OWNER)
            total: i8 = kept(total_of, "coins")


def test_cells_that_single_viewers_have_seen_cannot_be_followed() -> None:
    with pytest.raises(StateError, match="single cells of 'coins' are seen by others"):

        @state
        class Wrong:
            coins: i8[3] = secret(OWNER, seen="coins_seen")
            coins_seen: i16[3]
            total: i8[3] = kept(total_of, "coins")


def test_a_blank_state_of_a_game_is_filled() -> None:
    blank: Any = instance("riverside").game.state()
    blank.fill_kept()
    states = [type(blank)()]
    put(states, 0, blank)
    assert states[0].open_rows == [(1 << 20) - 1] * 6


def test_a_state_beside_compiled_rules_is_filled_in_python_also_where_a_rule_calls_another() -> None:
    config = load("twelve_rivers", players=2)
    blank, beside_compiled = (config.instance(mode).game.state() for mode in (Mode.INTERPRETED, Mode.COMPILED))
    for s in (blank, beside_compiled):
        s.villager_count[0] = 1
        fill_kept(s)
    assert beside_compiled.with_room == blank.with_room
    assert any(blank.with_room[0])
