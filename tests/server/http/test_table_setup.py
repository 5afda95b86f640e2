"""Opening tables: what is asked for, and who sits down at once."""

from __future__ import annotations

import pytest

from rivertable.engine.errors import OptionError
from rivertable.server.errors import Refusal
from rivertable.server.http.table_setup import copied_spec, new_spec, open_rematch, open_table
from rivertable.server.limits import Sender
from rivertable.server.node import Node
from rivertable.server.people.people import Person
from rivertable.server.protocol.bodies import CopyTable, NewSeat, NewTable
from tests.server.nodes import open_market, play_out, until

MARA = Person("m", "Mara", False)

pytestmark = pytest.mark.usefixtures("fish_market")


def test_a_new_table_has_what_was_asked_for() -> None:
    new = NewTable(
        "riverside", [NewSeat("me", name=" Ann "), NewSeat("bot", level="hard"), NewSeat("open")], chat=False
    )
    spec, sitting = new_spec(new, MARA, stand_in="easy")
    assert [seat.level for seat in spec.seats] == [None, "hard", None]
    assert [(sat.seat, sat.person, sat.name) for sat in sitting] == [(0, "m", "Ann")]
    assert (spec.host, spec.stand_in, spec.chat, spec.hints) == ("m", "easy", False, True)


def test_a_table_of_an_unknown_game_or_without_a_person_is_refused() -> None:
    with pytest.raises(Refusal, match="there is no game 'chess'"):
        new_spec(NewTable("chess", [NewSeat("me")]), MARA)
    with pytest.raises(Refusal, match="a seat for a person"):
        new_spec(NewTable("riverside", [NewSeat("bot")]), MARA)
    with pytest.raises(OptionError):
        new_spec(NewTable("riverside", [NewSeat("me")], options={"fire": True}), MARA)


async def test_a_table_without_an_open_seat_begins_at_once_and_is_stored(node: Node) -> None:
    person = await node.people.new_guest()
    spec, sitting = new_spec(NewTable("fish_market", [NewSeat("me"), NewSeat("me")]), person)
    session = await open_table(node, spec, sitting)
    assert session.table.status == "playing"
    assert [row.seq for row in await node.store.entries(session.id)] == [1, 2]


async def test_a_rematch_is_opened_once_and_shown_at_the_table(node: Node) -> None:
    session = await open_market(node, rated=True)
    await play_out(session)
    await until(lambda: session.ratings)
    people = [seat_state.person for seat_state in session.table.seat_states]
    first, second = [await open_rematch(node, session, Person(str(id), "", False)) for id in people]
    assert first is second
    assert session.rematch == first.id
    assert [seat.reserved_for for seat in first.table.spec.seats] == people[::-1]


async def test_a_match_in_progress_is_copied_as_it_stands_and_from_an_own_seat(node: Node) -> None:
    session = await open_market(node)
    owner = str(session.table.seat_states[0].person)
    person, sender = Person(owner, "", False), Sender(owner, "-")
    with pytest.raises(Refusal, match="not your seat"):
        await copied_spec(node.readers, session.table, person, CopyTable(seat=1), sender)
    with pytest.raises(Refusal, match="when the match is over"):
        await copied_spec(node.readers, session.table, person, CopyTable(move=1), sender)
    spec, sitting = await copied_spec(node.readers, session.table, person, CopyTable(level="easy"), sender)
    assert spec.origin is not None
    assert (spec.public, spec.rated, [seat.level for seat in spec.seats]) == (False, False, [None, "easy"])
    assert [sat.seat for sat in sitting] == [0]
