"""`learn`: go on in a lesson, go back, play on without it, or leave it."""

from __future__ import annotations

from rivertable.server.errors import Refusal
from rivertable.server.node import Node
from rivertable.server.protocol.messages import Learn
from rivertable.server.socket.client import Client
from rivertable.server.socket.requests import carry_out
from rivertable.server.table.entries import Learned
from rivertable.server.table.table import Table

MOST_ENTRIES = 2_000  # of a table where steps are still taken back: each replays the match to that step


async def learn(node: Node, client: Client, message: Learn) -> None:
    await carry_out(node, client, message, learned)


def learned(table: Table, message: Learn) -> Learned:
    """The entry of a step; Refusal if there is no lesson, or the learner was at another step of it."""
    table.playing()
    course = table.course
    if course is None:
        raise Refusal("conflict", "there is no lesson at this table, or it is over")
    if message.what == "leave":
        return Learned(message.seat, "leave")
    if message.step != course.number:
        raise Refusal("stale", "the lesson has gone on since; look again")
    if message.what == "on" and course.phase != "read":
        raise Refusal("illegal", "there is something to do in this step first")
    if message.what == "play_on" and course.phase != "end":
        raise Refusal("illegal", "the lesson is not over yet; leave it, or go on")
    if message.what != "back":
        return Learned(message.seat, message.what)
    back = course.after_back()
    if back is None or table.seq > MOST_ENTRIES:
        raise Refusal("undo_refused", "this is as far back as it goes")
    return Learned(message.seat, "back", back[1])
