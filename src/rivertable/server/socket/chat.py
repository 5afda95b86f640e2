"""`chat`: say something to everybody at a table."""

from __future__ import annotations

from rivertable.server.errors import Refusal
from rivertable.server.names import clean_text, unlike
from rivertable.server.node import Node
from rivertable.server.people.people import Person
from rivertable.server.protocol.messages import Chat
from rivertable.server.sessions.table_session import TableSession
from rivertable.server.socket.client import Client
from rivertable.server.store.base import now_ms
from rivertable.server.store.talk import add_line


async def chat(node: Node, client: Client, message: Chat) -> None:
    person, look = client.person, client.looks.get(message.table)
    if person is None or look is None:  # whether there is such a table or not
        raise Refusal("forbidden", "only people at the table can talk there")
    session = await node.sessions.get(message.table)
    if not session.table.spec.chat:
        raise Refusal("switched_off", "chat is off at this table")
    if not node.talking.take(person.id):
        raise Refusal("too_fast", "you talk faster than others can read; wait a little")
    seats = session.table.seats_of(person.id)
    seat = look.viewer if look.viewer in seats else seats[0] if seats else None
    name = session.table.seat_states[seat].name if seat is not None else await _name_of_watcher(node, session, person)
    text = clean_text(message.text)
    id = await add_line(node.store, session.id, person.id, seat, name, text, now_ms())
    await node.announcements.chat_added(session, id)


async def _name_of_watcher(node: Node, session: TableSession, person: Person) -> str:
    """Unlike the names of those who play, and of the others whose lines are still to be read."""
    spoken = [line.name for line in await node.store.chat(session.id) if line.person_id != person.id]
    name = await node.people.shown_name(person, person.name)
    return unlike(name, [*session.table.names.values(), *spoken])
