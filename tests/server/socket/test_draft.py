"""`draft`: plans are private, and refused like moves."""

from __future__ import annotations

from tests.server.client import Visitor


async def test_a_turn_is_planned_in_private_and_sent_as_one(mara: Visitor, jonas: Visitor) -> None:
    table = (await mara.open_table("me", "open"))["id"]
    await jonas.post(f"/api/tables/{table}/sit", {})
    await mara.join(table, 0)
    watched = await jonas.join(table, 1)
    actions: list[int] = []
    position = mara.views[table, 0]["position"]
    while True:
        actions.append(position["legal"][0]["id"])
        await mara.send("draft", table=table, seat=0, actions=actions)
        drafted = await mara.until("drafted")
        position = drafted["position"]
        if drafted["complete"]:
            break
    assert len(actions) > 1
    assert [action["id"] for action in drafted["actions"]] == actions
    await mara.send("draft", table=table, seat=0, actions=[])
    assert (await mara.until("drafted"))["position"]["view"] == mara.views[table, 0]["position"]["view"]
    planned = drafted["position"]["view"]["sheets"][0]
    assert (await jonas.join(table, 1))["seq"] == watched["seq"], "planning is nobody else's business"
    await mara.do(table, 0, *actions)
    assert mara.views[table, 0]["position"]["view"]["sheets"][0] == planned
    assert mara.views[table, 0]["events"][: len(drafted["events"])] == drafted["events"], (
        "what was planned has happened"
    )


async def test_an_impossible_plan_is_refused_with_its_clause(mara: Visitor) -> None:
    table = (await mara.open_table("me", "me"))["id"]
    await mara.join(table, 0)
    await mara.send("draft", table=table, seat=0, actions=["village(none)"])
    assert (await mara.until("error"))["code"] == "illegal"


async def test_a_plan_tells_what_all_of_it_changes(mara: Visitor) -> None:
    table = (await mara.open_table("me", "me"))["id"]
    await mara.join(table, 0)
    actions: list[int] = []
    position, complete = mara.views[table, 0]["position"], False
    while not complete:
        actions.append(position["legal"][0]["id"])
        await mara.send("draft", table=table, seat=0, actions=actions)
        drafted = await mara.until("drafted")
        position, complete = drafted["position"], drafted["complete"]
    crossed = [action for action in drafted["actions"] if action["text"].startswith("seat_row(")]
    seats = [line for line in drafted["changes"] if line["what"]["text"].startswith("Seats crossed")]
    assert crossed, "a die, then seat by seat, on another boat too if a full row gives one"
    assert sum(line["after"] - line["before"] for line in seats) == len(crossed)
    await mara.send("draft", table=table, seat=0, actions=[])
    assert (await mara.until("drafted"))["changes"] == []
