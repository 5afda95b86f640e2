"""Tables and the versions of the rules: each is played to its end by the version it began with."""

from __future__ import annotations

import msgspec
import numpy as np
import pytest
from sqlalchemy import update

from rivertable.engine.components import Header
from rivertable.engine.game_config import load
from rivertable.server.errors import Refusal
from rivertable.server.http import table_setup
from rivertable.server.http.table_setup import copied_spec, new_spec, open_rematch, open_table
from rivertable.server.limits import Sender
from rivertable.server.node import Node
from rivertable.server.people.people import Person
from rivertable.server.protocol.bodies import CopyTable, NewSeat, NewTable
from rivertable.server.sessions.table_session import TableSession
from rivertable.server.store import schema
from rivertable.server.table.entries import Sat, TableSpec, read_spec, written
from rivertable.server.table.table import Table

GAMES = ("river_bankers", "riverside", "stone_layer", "the_river", "twelve_rivers")


async def a_table(node: Node, game: str, **changes: object) -> tuple[TableSession, Person]:
    """A running table of two people, opened with these changes of what is settled at its opening."""
    mara, jonas = [await node.people.new_guest() for _ in range(2)]
    spec, sitting = new_spec(NewTable(game, [NewSeat("me"), NewSeat("open")]), mara)
    spec = msgspec.structs.replace(spec, **changes)
    return await open_table(node, spec, [*sitting, Sat(1, jonas.id, jonas.name)]), mara


async def a_what_if(node: Node, game: str) -> tuple[TableSpec, list[Sat], Person]:
    session, mara = await a_table(node, game)
    spec, sitting = await copied_spec(node.readers, session.table, mara, CopyTable(seat=0), Sender(mara.id, "-"))
    return spec, sitting, mara


def newest(game: str) -> Header:
    return load(game).game.header


@pytest.mark.parametrize("game", GAMES)
async def test_a_new_table_says_which_rules_it_is_played_by(node: Node, game: str) -> None:
    session, _ = await a_table(node, game)
    version = newest(game).rules_version
    assert session.table.spec.rules == version
    assert session.table.match is not None
    assert session.table.match.state.opt_rules == session.table.match.record().rules == version


@pytest.mark.parametrize("game", GAMES)
async def test_a_table_that_does_not_say_it_is_of_the_first_release_and_goes_on_by_version_1(
    node: Node, game: str
) -> None:
    spec = msgspec.json.decode(written((await a_table(node, game))[0].table.spec))
    spec.pop("rules", None)
    table = Table("t", read_spec(msgspec.json.encode(spec).decode()))
    assert table.config.rules == 1


@pytest.mark.parametrize("game", ["the_river", "river_bankers"])
async def test_a_what_if_keeps_the_rules_of_its_table_and_a_rematch_has_the_newest(node: Node, game: str) -> None:
    session, mara = await a_table(node, game, rules=1)
    spec, _ = await copied_spec(node.readers, session.table, mara, CopyTable(seat=0), Sender(mara.id, "-"))
    rematch = await open_rematch(node, session, mara)
    assert (spec.rules, rematch.table.spec.rules) == (1, newest(game).rules_version)


async def test_the_rules_are_no_option_of_a_new_table(node: Node) -> None:
    mara = await node.people.new_guest()
    with pytest.raises(Refusal, match="rules are not options"):
        table_setup.new_spec(NewTable("riverside", [NewSeat("me")], options={"rules": "1"}), mara)


# ---------------------------------------------------------------- what-ifs, which keep a state


@pytest.mark.parametrize("game", GAMES)
def test_the_layout_of_the_first_release_is_known(game: str) -> None:
    assert (load(game).game.folder / "layout_0_1_0.txt").read_text().startswith("rng i64[10]; reveals i32; players i8")


@pytest.mark.parametrize("game", GAMES)
async def test_a_what_if_of_the_first_release_is_read_by_the_layout_of_that_release(node: Node, game: str) -> None:
    spec, _, _ = await a_what_if(node, game)
    older = msgspec.structs.replace(spec, origin_layout=None)
    config = older.load()
    assert older.origin_state(config) == spec.origin_state(config)


async def test_a_state_whose_fields_have_moved_since_is_converted(node: Node) -> None:
    spec, _, _ = await a_what_if(node, "riverside")
    assert spec.origin_layout is not None
    first, *others = spec.origin_layout.split("; ")
    state = spec.origin_state(spec.load())
    shuffled = msgspec.structs.replace(
        spec, origin_layout="; ".join([*others, first]), origin=_packed(state, others, first)
    )
    assert shuffled.origin_state(spec.load()) == state


def _packed(state: object, others: list[str], first: str) -> bytes:
    """The state as a release would have kept it in which its first field was its last."""
    parts = [part.partition(" ")[::2] for part in (*others, first)]
    kind = type(state).dtype  # type: ignore[attr-defined]
    array = np.zeros(1, np.dtype([(name, kind[name].base, kind[name].shape) for name, _ in parts], align=True))
    for name, _ in parts:
        array[name][0] = getattr(state, name)
    return array.tobytes()


async def test_a_what_if_that_cannot_be_read_any_more_is_closed_with_a_sentence(node: Node) -> None:
    spec, sitting, mara = await a_what_if(node, "riverside")
    id = (await open_table(node, spec, sitting)).id
    lost = msgspec.structs.replace(spec, origin_layout=f"{spec.origin_layout}; weather i8")
    await node.store._do(update(schema.tables).where(schema.tables.c.id == id).values(spec=written(lost)))
    node.sessions._sessions.clear()
    assert id in {row.id for row in await node.store.tables_of(mara.id, limit=10)}
    for _ in range(2):  # when it is read, and when that is remembered
        with pytest.raises(Refusal, match="copy the position again"):
            await node.sessions.get(id)
    assert id not in {row.id for row in await node.store.tables_of(mara.id, limit=10)}
    assert await node.store.entries(id)
