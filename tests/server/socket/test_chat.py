"""`chat`: who may talk, and what is shown."""

from __future__ import annotations

from rivertable.server.node import TALK_BURST, Node
from tests.server.at_socket import table_of_two, tables_of
from tests.server.client import Visitor
from tests.server.process import ServerProcess


async def test_chat_and_presence_reach_everybody_and_stay_out_of_the_log(mara: Visitor, jonas: Visitor) -> None:
    table = (await mara.open_table("me", "easy"))["id"]
    await mara.join(table, 0)
    await jonas.join(table)
    seen = await mara.until("presence", watching=1)
    assert seen["seats"][0]["presence"] == "here"
    hostile = "<img src=x onerror=alert(1)> ✓"
    await jonas.send("chat", table=table, text=hostile)
    line = await mara.until("chat")
    assert (line["text"], line["seat"], line["name"]) == (hostile, None, jonas.me["name"])
    assert all(hostile not in event["text"] for event in (await mara.join(table, 0))["events"])
    await jonas.hang_up()
    await mara.until("presence", watching=0)


async def test_nobody_talks_where_chat_is_off_or_from_elsewhere(mara: Visitor, jonas: Visitor) -> None:
    quiet = (await mara.open_table("me", "easy", chat=False))["id"]
    await mara.join(quiet, 0)
    await mara.send("chat", table=quiet, text="hello")
    assert (await mara.until("error"))["code"] == "switched_off"
    other = (await mara.open_table("me", "easy"))["id"]
    await jonas.dial()
    await jonas.send("chat", table=other, text="from the street")
    assert (await jonas.until("error"))["code"] == "forbidden"
    await mara.join(other, 0)
    await mara.send("chat", table=other, text="\u202eevil\x07\u200b \u2066bidi")
    assert (await mara.until("chat"))["text"] == "evil bidi"


async def test_a_watcher_is_told_apart_from_a_player_and_another_watcher_of_that_name(
    mara: Visitor, jonas: Visitor, server: ServerProcess
) -> None:
    table = (await mara.open_table("me", "easy"))["id"]
    await mara.join(table, 0)
    async with Visitor(server.url) as third:
        for who in (jonas, third, jonas):
            await who.post("/api/me", {"name": mara.me["name"].upper()})
            await who.join(table)
            await who.send("chat", table=table, text="hello")
            await mara.until("chat", name=f"{mara.me['name'].upper()} {3 if who is third else 2}")


async def test_a_person_talks_only_so_fast_at_all_tables_together(node: Node) -> None:
    one, mara, jonas = await table_of_two(node)
    assert mara.person is not None
    (other,) = await tables_of(node, mara.person, 1)
    for table in (one.id, other):
        await mara.ask("join", table=table)
    await jonas.ask("join", table=one.id, seat=1)
    for number in range(3 * TALK_BURST):
        await mara.ask("chat", table=(one.id, other)[number % 2], text=f"line {number}")
    await jonas.ask("chat", table=one.id, text="hello")
    sent = mara.sent()
    said = [message["text"] for message in sent if message["type"] == "chat"]
    assert said == [*[f"line {number}" for number in range(TALK_BURST)], "hello"]
    assert {message["code"] for message in sent if message["type"] == "error"} == {"too_fast"}
