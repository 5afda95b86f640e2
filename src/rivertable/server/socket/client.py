"""A client at the other end of a socket: who it is, what is sent to it, and which tables it looks at."""

from __future__ import annotations

from collections.abc import Callable

from rivertable.server.errors import Refusal
from rivertable.server.people.people import Person
from rivertable.server.protocol.messages import FromServer, encode
from rivertable.server.sessions.table_session import Looker
from rivertable.server.table.access import check_invited
from rivertable.server.table.table import Table


class Client:
    """What handlers know of a client. `looks` has an entry for every table the client has joined."""

    def __init__(self, person: Person | None, send_bytes: Callable[[bytes], None]) -> None:
        self.person, self.send_bytes = person, send_bytes
        self.looks: dict[str, Looker] = {}

    @property
    def id(self) -> str | None:
        """The id of the person; None without a cookie."""
        return self.person.id if self.person else None

    def send(self, message: FromServer) -> None:
        """Queue a message; it does not wait until it is sent."""
        self.send_bytes(encode(message))

    def check_owns(self, table: Table, seat: int) -> Person:
        """The person, if the seat is theirs; Refusal if it is not, or there is no such seat. It says nothing about a table
        that somebody may not know of."""
        if table.id not in self.looks:
            check_invited(table, self.id, None)
        owner = table.seat_state(seat).person
        if self.person is None or owner != self.person.id:
            raise Refusal("forbidden", "this is not your seat")
        return self.person
