"""`act`: lists of decisions, fresh and legal or refused."""

from __future__ import annotations

from rivertable.server.node import Node
from rivertable.server.table.table import TOO_FAR
from tests.server.at_socket import table_of_two
from tests.server.client import Visitor
from tests.server.moments import WITHOUT, dealt, of_person, rivers_table, use_clock


async def test_a_list_ends_where_something_is_revealed(node: Node) -> None:
    session, mara, jonas = await table_of_two(node)
    while 0 in session.table.to_act:
        await mara.act(session)
    match, turn = session.table.playing().clone(), list[str]()
    while match.reveals == session.table.playing().reveals:
        turn.append(str(match.legal(1)[0]))
        match.act(1, turn[-1])
    seq = session.table.view_numbers[1].seq
    await jonas.ask("act", table=session.id, seat=1, seq=seq, actions=[*turn, turn[0]], request="too-far")
    assert jonas.until("error")["message"] == TOO_FAR
    await jonas.ask("act", table=session.id, seat=1, seq=seq, actions=turn, request="a-turn")
    jonas.until("ack")


async def test_a_stale_decision_is_refused_and_nothing_happens(mara: Visitor) -> None:
    table = (await mara.open_table("me", "me"))["id"]
    old = await mara.join(table, 0)
    await mara.do(table, 0, old["position"]["legal"][0]["id"])
    now = mara.views[table, 0]
    answer = await mara.do(table, 0, now["position"]["legal"][0]["id"], seq=old["seq"])
    assert answer["code"] == "stale"
    assert (await mara.join(table, 0))["seq"] == now["seq"]


async def test_refusals_name_the_clause(mara: Visitor) -> None:
    table = (await mara.open_table("me", "me"))["id"]
    await mara.join(table, 0)
    answer = await mara.do(table, 0, "village(none)")
    assert (answer["code"], answer["clause"][:3]) == ("illegal", "RS-")


async def test_a_question_is_let_end_once_and_held_once(node: Node) -> None:
    use_clock(node)
    people = [await node.people.new_guest() for _ in range(2)]
    session = await rivers_table(node, people, dealt(WITHOUT))
    mara, jonas = (of_person(node, session, person) for person in people)
    about = {"table": session.id, "seat": 0}
    await mara.ask("let_end", on=True, request="early", **about)
    assert mara.until("error")["code"] == "not_to_act"
    seq = session.table.view_numbers[0].seq
    await mara.ask("act", seq=seq, actions=["place(r5,1)", "draw_deck"], request="turn", **about)
    mara.until("ack")
    await jonas.ask("let_end", on=True, request="not-mine", **about)
    assert jonas.until("error")["code"] == "forbidden"
    for on in (True, False):
        await mara.ask("let_end", on=on, request=f"let-{on}", **about)
        mara.until("ack")
    entries = session.table.seq
    await mara.ask("let_end", on=False, request="let-False", **about)
    mara.until("ack")
    for on in (True, False):
        await mara.ask("let_end", on=on, request=f"again-{on}", **about)
        assert mara.until("error")["code"] == "not_to_act"
    assert session.table.seq == entries
