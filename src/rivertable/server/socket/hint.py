"""`hint`: what a strong bot would do with what the seat knows, after what it has planned."""

from __future__ import annotations

from functools import partial

from rivertable.server.errors import Refusal
from rivertable.server.node import Node
from rivertable.server.protocol.messages import Hint, HintAnswer
from rivertable.server.protocol.parts import Advice
from rivertable.server.socket.client import Client
from rivertable.server.socket.draft import planned
from rivertable.server.table.entries import Hinted
from rivertable.server.table.table import Table
from rivertable.server.views.positions import planned_line


async def hint(node: Node, client: Client, message: Hint) -> None:
    session = await node.sessions.get(message.table)
    table = session.table
    person = client.check_owns(table, message.seat)
    if not table.spec.hints:
        raise Refusal("switched_off", "hints are off at this table")
    match = table.playing()
    if message.seat not in match.to_act:
        raise Refusal("not_to_act", "this seat has nothing to decide now")
    if message.actions:
        plan = planned(table, message.seat, message.actions)
        if plan.draft.is_complete:
            raise Refusal("not_to_act", "your turn is planned to its end")
        match = plan.draft.world
    bot, hints = await node.adviser.advise(person.id, table, message.seat, match)
    advice = []
    for each in hints:
        line = planned_line(match, message.seat, each.line or (each.action,), table.names)
        advice.append(Advice(line[0], line, each.win_chance, each.points, each.payload))
    seq = table.view_numbers[message.seat].seq
    if table.notices.is_hint_new(message.seat):
        await session.request(partial(_hinted, message.seat), f"hint {message.seat} {seq}", message.seat)
    client.send(HintAnswer(message.table, message.seat, seq, bot, advice))


def _hinted(seat: int, table: Table) -> Hinted:
    """The entry of a hint, stored before the hint is sent; Refusal if the match is over by now."""
    table.playing()
    return Hinted(seat)
