"""Who may come to a table, and who may see its match."""

from __future__ import annotations

import msgspec
import pytest

from rivertable.server.errors import Refusal
from rivertable.server.table.access import check_invited, check_may_watch, is_invited, is_shown
from rivertable.server.table.entries import Sat, SeatSpec
from rivertable.server.table.table import Table
from tests.server.at_table import spec


def private(**changes: object) -> Table:
    whole = msgspec.structs.replace(spec(), public=False, **changes)
    return Table("t", whole).after(Sat(0, "anna", "Anna"), 0)


@pytest.mark.parametrize(
    ("person", "invitation", "invited"),
    [
        ("anna", None, True),  # sits there
        ("host", None, True),
        ("carl", None, True),  # a seat is reserved
        ("dora", "invitation", True),
        (None, "invitation", True),
        ("dora", None, False),
        ("dora", "wrong", False),
        (None, None, False),
    ],
)
def test_a_private_table_is_for_its_people_and_their_guests(
    person: str | None, invitation: str | None, invited: bool
) -> None:
    table = private(seats=(SeatSpec(), SeatSpec(reserved_for="carl", reserved_name="Carl")))
    assert is_invited(table, person, invitation) is invited
    if not invited:
        with pytest.raises(Refusal) as refused:
            check_invited(table, person, invitation)
        assert refused.value.code == "not_found", "as if there were no such table"


def test_where_watching_is_off_only_those_who_play_see_the_match() -> None:
    table = private(watch=False)
    assert is_shown(table, "dora"), "it has not begun"
    playing = table.after(Sat(1, "berta", "Berta"), 0)
    assert is_shown(playing, "berta")
    assert not is_shown(playing, "dora")
    with pytest.raises(Refusal, match="watching is off"):
        check_may_watch(playing, "dora", "invitation")
