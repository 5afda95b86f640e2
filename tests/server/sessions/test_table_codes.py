"""Codes of open tables: who finds what by them, and for how long."""

from __future__ import annotations

import re

import pytest

from rivertable.server.errors import Refusal
from rivertable.server.http.table_setup import new_spec, open_table
from rivertable.server.node import Node
from rivertable.server.protocol.bodies import NewSeat, NewTable
from rivertable.server.sessions import table_codes
from rivertable.server.sessions.table_codes import LIVE_MS, SIGNS, TableCodes, new_code, plain_code
from rivertable.server.sessions.table_session import TableSession
from rivertable.server.table.entries import Sat


class Clock:
    """A clock that goes on when it is told to."""

    now = 1_000_000

    def __call__(self) -> int:
        return self.now


async def _open(node: Node, public: bool = False) -> TableSession:
    person = await node.people.new_guest()
    seats = [NewSeat("me"), NewSeat("open")]
    return await open_table(node, *new_spec(NewTable("riverside", seats, public=public), person))


async def _refused(codes: TableCodes, typed: str, address: str = "1.2.3.4") -> tuple[str, str]:
    with pytest.raises(Refusal) as refused:
        await codes.table_with(typed, address)
    return refused.value.code, refused.value.message


def test_signs_that_look_alike_are_left_out() -> None:
    assert not set("0O1I") & set(SIGNS)
    assert len(set(SIGNS)) == 32
    assert re.fullmatch("[2-9A-HJ-NP-Z]{6}", new_code())


def test_a_code_may_be_typed_in_small_letters_and_with_a_gap() -> None:
    assert plain_code(" k7q-m2p ") == "K7QM2P"
    for typed in ("", "K7QM2", "K7QM2PX", "K7QM2O", "K7QM21", "ß7QM2P", "../../"):
        assert plain_code(typed) is None


async def test_a_private_table_is_found_by_its_code_for_an_hour(node: Node) -> None:
    clock = Clock()
    codes, session = TableCodes(node.store, node.sessions, clock), await _open(node)
    code, until = await codes.code_of(session)
    assert until == clock.now + LIVE_MS
    clock.now += LIVE_MS - 1
    assert await codes.code_of(session) == (code, until)  # asking again does not make it last longer
    assert await codes.table_with(code.lower(), "1.2.3.4") is session
    clock.now += 1
    over = await _refused(codes, code)
    renewed = await codes.code_of(session)
    assert renewed.code != code
    assert await codes.table_with(renewed.code, "1.2.3.4") is session
    assert over == await _refused(codes, "222222") == await _refused(codes, "no code at all")
    assert over[0] == "not_found"


async def test_a_code_ends_with_the_last_open_seat_like_one_that_never_was(node: Node) -> None:
    codes, session = TableCodes(node.store, node.sessions), await _open(node, public=True)
    code = (await codes.code_of(session)).code
    jonas = await node.people.new_guest()
    await session.request(lambda table: Sat(1, jonas.id, "Jonas"), "sit", None)
    assert await _refused(codes, code) == await _refused(codes, "333333")
    with pytest.raises(Refusal, match="no seat is open"):
        await codes.code_of(session)


async def test_another_node_knows_the_code(nodes: tuple[Node, Node]) -> None:
    one, two = nodes
    session = await _open(one)
    code = (await one.codes.code_of(session)).code
    assert (await two.codes.table_with(code, "1.2.3.4")).id == session.id


async def test_a_household_tries_ten_codes_and_then_waits(node: Node, monkeypatch: pytest.MonkeyPatch) -> None:
    now = 0.0
    monkeypatch.setattr("rivertable.server.limits.time.monotonic", lambda: now)
    codes, session = TableCodes(node.store, node.sessions), await _open(node)
    code = (await codes.code_of(session)).code
    for number in range(10):
        assert (await _refused(codes, "222222", f"2001:db8:0:7::{number}"))[0] == "not_found"
    assert (await _refused(codes, code, "2001:db8:0:7::ffff"))[0] == "too_fast"
    assert await codes.table_with(code, "2001:db8:0:8::1") is session
    now += 6
    assert await codes.table_with(code, "2001:db8:0:7::ffff") is session


async def test_all_together_try_two_codes_a_second(node: Node, monkeypatch: pytest.MonkeyPatch) -> None:
    now = 0.0
    monkeypatch.setattr("rivertable.server.limits.time.monotonic", lambda: now)
    codes = TableCodes(node.store, node.sessions)
    tried = [(await _refused(codes, "222222", f"10.0.{number}.1"))[0] for number in range(62)]
    assert tried == ["not_found"] * table_codes.ALL_TRIES_BURST + ["too_fast"] * 2
    now += 1
    assert [(await _refused(codes, "222222", f"10.1.{number}.1"))[0] for number in range(3)] == [
        "not_found",
        "not_found",
        "too_fast",
    ]
