"""`hint`: what a strong bot would do with what the seat knows, after what it has planned."""

from __future__ import annotations

from rivertable.server.errors import Refusal
from rivertable.server.node import Node
from rivertable.server.protocol.messages import Hint, HintAnswer
from rivertable.server.protocol.parts import Advice
from rivertable.server.socket.client import Client
from rivertable.server.socket.draft import planned
from rivertable.server.views.positions import planned_line


async def hint(node: Node, client: Client, message: Hint) -> None:
    table = (await node.sessions.get(message.table)).table
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
    client.send(HintAnswer(message.table, message.seat, seq, bot, advice))
