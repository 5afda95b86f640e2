"""Matches that count: nobody gets help in them, and nobody gets out of one that is lost."""

from __future__ import annotations

from typing import Any

import pytest

from rivertable.engine.registry import games
from rivertable.server.errors import Refusal
from rivertable.server.http.table_setup import new_spec, open_table
from rivertable.server.node import Node
from rivertable.server.people.ratings import Result, read_result
from rivertable.server.protocol.bodies import NewSeat, NewTable
from rivertable.server.protocol.messages import Hint, Judge, Propose
from rivertable.server.sessions.table_session import TableSession
from rivertable.server.socket import proposals
from rivertable.server.socket.handlers import handle
from rivertable.server.store.base import now_ms
from rivertable.server.table.clock import ClockSettings
from rivertable.server.table.entries import Handed, Proposed, Sat, Stood, TimedOut, Voted
from tests.server.at_socket import SocketlessClient, table_of_two
from tests.server.client import Visitor
from tests.server.nodes import first_choice, play_out, until

PLAYERS = ["the_river", "riverside", "twelve_rivers", "river_bankers", "stone_layer"]


async def begun(node: Node, *others: str, **settings: Any) -> TableSession:
    """A match of the toy game that counts, of somebody with people (`person`) and bots."""
    people = [await node.people.new_guest() for _ in range(1 + others.count("person"))]
    wanted = [NewSeat("me"), *(NewSeat("open") if each == "person" else NewSeat("bot", level=each) for each in others)]
    spec, sitting = new_spec(NewTable("fish_market", wanted, rated=True, **settings), people[0])
    free = [seat for seat, each in enumerate(wanted) if each.kind == "open"]
    late = [Sat(seat, who.id, f"{who.name} {seat}") for seat, who in zip(free, people[1:], strict=True)]
    return await open_table(node, spec, [*sitting, *late])


async def entered(session: TableSession, entry: Any) -> None:
    await session.request(lambda _: entry, f"{type(entry).__name__} {session.table.seq}", None)


async def result_of(node: Node, session: TableSession) -> Result:
    await until(lambda: session.ratings)
    result = await read_result(node.store, session.id)
    assert result is not None
    return result


def gains(result: Result) -> list[bool]:
    """By seat, whether the rating went up."""
    return [change.after > change.before for change in result.ratings]


# ------------------------------------------------------------ getting out of it


@pytest.mark.usefixtures("fish_market")
async def test_who_ends_it_against_bots_has_lost(node: Node) -> None:
    session = await begun(node, "easy")
    await entered(session, Proposed(0, "end"))
    result = await result_of(node, session)
    assert [(each.kind, each.gave_up) for each in result.ratings] == [("bots", True), ("bots", False)]
    assert gains(result)[1]
    assert result.ratings[0].after <= result.ratings[0].before


@pytest.mark.usefixtures("fish_market")
async def test_of_three_who_end_it_the_one_who_asked_is_last(node: Node) -> None:
    session = await begun(node, "person", "person")
    await entered(session, Proposed(1, "end"))
    proposal = session.table.seq
    for seat in (0, 2):
        await entered(session, Voted(seat, proposal, True))
    first, asked, third = (await result_of(node, session)).ratings
    assert (asked.gave_up, first.gave_up, third.gave_up) == (True, False, False)
    assert first.after == third.after > asked.after, "the others share the first place"


@pytest.mark.usefixtures("fish_market")
async def test_a_match_that_a_bot_finished_for_me_is_lost(node: Node) -> None:
    """However well the bot did."""
    session = await begun(node, "person")
    await entered(session, Stood(1))
    await until(lambda: session.table.to_act != (1,))
    while session.table.status == "playing":
        if session.table.to_act == (0,):
            await session.request(first_choice, f"move {session.table.seq}", None)
        await until(lambda: session.table.to_act == (0,) or session.table.status == "over")
    result = await result_of(node, session)
    assert [each.gave_up for each in result.ratings] == [False, True]
    assert result.ratings[0].after > result.ratings[1].after


@pytest.mark.usefixtures("fish_market")
async def test_who_lets_a_bot_play_and_comes_back_for_the_end_is_last(node: Node) -> None:
    session = await begun(node, "person")
    first = session.table.to_act[0]
    await entered(session, Handed(first, True))
    await until(lambda: first in session.table.bot_decided)
    await entered(session, Handed(first, False))
    await play_out(session)
    assert (await result_of(node, session)).ratings[first].gave_up


@pytest.mark.usefixtures("fish_market")
async def test_who_times_out_to_a_bot_is_last(node: Node) -> None:
    session = await begun(node, "person", clock=ClockSettings(1))
    late = session.table.to_act[0]
    clock = session.table.clock
    assert clock is not None
    table = session.table.after(TimedOut(late), now_ms() + 2000)
    assert table.gave_up == {late}


@pytest.mark.usefixtures("fish_market")
async def test_the_two_ratings_are_two(node: Node) -> None:
    among_people, with_a_bot = await begun(node, "person"), await begun(node, "person", "easy")
    await play_out(among_people)
    assert {each.kind for each in (await result_of(node, among_people)).ratings} == {"people"}
    await entered(with_a_bot, Proposed(0, "end"))
    await entered(with_a_bot, Voted(1, with_a_bot.table.seq, True))
    assert {each.kind for each in (await result_of(node, with_a_bot)).ratings} == {"bots"}


# ------------------------------------------------------------ help


async def test_a_match_that_counts_has_no_hints_no_coach_and_no_agreed_undo(node: Node) -> None:
    session, mara, _ = await table_of_two(node, rated=True)
    await mara.act(session)
    assert not session.table.has_hints
    for message in (
        Hint(table=session.id, seat=0),
        Judge(table=session.id, seat=0, actions=[0], plan=1),
        Propose(table=session.id, seat=0, what="undo", request="p"),
    ):
        with pytest.raises(Refusal, match=r"counts|without a rating"):
            await handle(node, mara.client, message)
    assert not session.table.proposals.open


async def test_play_now_against_bots_has_hints_and_does_not_count(mara: Visitor) -> None:
    table = await mara.open_table("me", "easy")
    assert (table["rated"], table["hints"]) == (False, True)
    assert not (await mara.open_table("me", "easy", rated=True))["hints"]


async def test_nobody_has_two_seats_in_a_match_that_counts(mara: Visitor, jonas: Visitor) -> None:
    refused = await mara.open_table("me", "me", "open", rated=True, status=400)
    assert "everybody has one seat" in refused["message"]
    table = (await mara.open_table("me", "open", "open", rated=True))["id"]
    await mara.post(f"/api/tables/{table}/sit", {}, status=409)
    friendly = (await mara.open_table("me", "me", "open"))["id"]
    change = {"seats": 3, "options": {}, "clock": None, "pace": "live", "hints": True, "chat": True, "watch": True}
    refused = await mara.post(f"/api/tables/{friendly}/change", {**change, "rated": True}, status=409)
    assert "everybody has one seat" in refused["message"]
    await mara.post(f"/api/tables/{friendly}/change", {**change, "rated": False})


async def test_agreed_undos_have_an_end_where_nobody_is_asked(node: Node, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(proposals, "AGREED_UNDOS", 2)
    person = await node.people.new_guest()
    spec, sitting = new_spec(NewTable("riverside", [NewSeat("me"), NewSeat("me")]), person)
    session, client = await open_table(node, spec, sitting), SocketlessClient(node, person)
    answers = []
    for number in range(3):
        await session.request(first_choice, f"move {number}", None)
        seat = next(move.seat for move in reversed(session.table.playing().moves))
        client.messages = type(client.messages)()
        await client.ask("propose", table=session.id, seat=seat, what="undo", moves=1, request=f"p{number}")
        answers.append(client.messages.get_nowait()["type"])
    assert answers == ["ack", "ack", "error"]


# ------------------------------------------------------------ copies


def test_these_are_all_games() -> None:
    assert set(PLAYERS) <= set(games())


@pytest.mark.parametrize("game", PLAYERS)
async def test_a_running_match_that_counts_is_not_copied_by_any_door(game: str, mara: Visitor, jonas: Visitor) -> None:
    table = (await mara.open_table("me", "open", game=game, rated=True))["id"]
    await jonas.post(f"/api/tables/{table}/sit", {})
    async with Visitor(mara.url) as stranger:
        for somebody in (mara, jonas, stranger):
            refused = await somebody.post(f"/api/tables/{table}/copy", {}, status=409)
            assert "when it is over" in refused["message"]
            await somebody.post(f"/api/tables/{table}/copy", {"move": 0, "level": "easy"}, status=409)
            for path in (
                f"tables/{table}/record",
                f"records/{table}",
                f"records/{table}/at/0",
                f"records/{table}/story",
            ):
                await somebody.get(f"/api/{path}", status=409)
    friendly = (await mara.open_table("me", "easy", game=game))["id"]
    await mara.post(f"/api/tables/{friendly}/copy", {})


async def test_when_it_is_over_it_can_be_copied(mara: Visitor) -> None:
    table = (await mara.open_table("me", "easy", rated=True))["id"]
    await mara.join(table, 0)
    await mara.send("propose", table=table, seat=0, what="end", request="p")
    await mara.until("view", table=table, status="over")
    await mara.get(f"/api/tables/{table}/record")
