"""`join` and `leave`: begin and stop to look at a table."""

from __future__ import annotations

import time

from rivertable.server.node import Node
from rivertable.server.protocol.messages import Join, Leave
from rivertable.server.sessions.table_session import Looker
from rivertable.server.socket.client import Client
from rivertable.server.store.talk import blocked_by
from rivertable.server.table.access import check_may_watch


async def join(node: Node, client: Client, message: Join) -> None:
    """Look at a table from a seat or as a watcher; sent again it changes the seat."""
    session = await node.sessions.get(message.table)
    if message.seat is not None:
        client.check_owns(session.table, message.seat)
    else:
        check_may_watch(session.table, client.id, message.invitation)
    look = client.looks.get(message.table)
    if look is None:
        look = client.looks[message.table] = Looker(client.id, message.seat, client.send_bytes)
        session.lookers.add(look)
        node.presence.come(session.id, client.id)
        node.announcements.presence_changed(session)
    look.viewer = message.seat
    client.send_bytes(session.table_message(client.id))
    session.show_to(look, message.after)
    if client.id is not None:
        look.blocked |= (await blocked_by(node.store, client.id)).keys()
    await session.show_chat_to(look)
    if (trouble := node.bots.trouble(session)) is not None:
        client.send(trouble)


async def leave(node: Node, client: Client, message: Leave) -> None:
    """Stop looking at a table; seats there still belong to the person."""
    _leave(node, client, message.table)


def leave_all(node: Node, client: Client) -> None:
    """The socket is closed: the client stops looking at every table."""
    for table in list(client.looks):
        _leave(node, client, table)


def _leave(node: Node, client: Client, table: str) -> None:
    look = client.looks.pop(table, None)
    if look is None:
        return
    node.presence.go(table, look.person)
    if (session := node.sessions.loaded(table)) is not None:
        session.lookers.discard(look)
        session.used = time.monotonic()
        node.announcements.presence_changed(session)
