"""Requests that change a table: checked against the table when their turn comes, stored, acknowledged."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TypeVar

from rivertable.engine.errors import ActionTextError
from rivertable.server.errors import Refusal
from rivertable.server.node import Node
from rivertable.server.protocol.messages import Ack, Act, Learn, LetEnd, PlayForMe, Propose, Undo, Vote
from rivertable.server.socket.client import Client
from rivertable.server.table.entries import AnyEntry
from rivertable.server.table.table import Table

Request = TypeVar("Request", Act, Learn, LetEnd, Undo, Propose, Vote, PlayForMe)


async def carry_out(
    node: Node, client: Client, message: Request, entry_of: Callable[[Table, Request], AnyEntry]
) -> None:
    """Store the entry that a message asks for and acknowledge it. `entry_of` makes the entry, or refuses it."""
    session = await node.sessions.get(message.table)
    client.check_owns(session.table, message.seat)
    began = time.perf_counter()

    def make(table: Table) -> AnyEntry:
        client.check_owns(table, message.seat)
        return entry_of(table, message)

    seq = await session.request(make, f"{message.seat} {message.request}", message.seat)
    node.metrics.act_seconds.observe(time.perf_counter() - began)
    node.metrics.entries.labels(message.__struct_config__.tag).inc()
    client.send(Ack(message.table, message.seat, message.request, seq))


def action_text(table: Table, action: int | str) -> str:
    """An action as it is stored: by its text. Refusal if the game has no such action."""
    actions = table.config.game.actions
    try:
        return actions.text(actions.parse(action) if isinstance(action, str) else action)
    except ActionTextError as error:
        raise Refusal("bad_message", str(error)) from None
