"""What this node announces to the other nodes, and what it does when they announce something.

An announcement is a topic and a text. SQLite serves one node, so there nothing is announced.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from functools import partial

from rivertable.server.background import Background
from rivertable.server.cluster.presence import AtIntervals, PresenceTracker
from rivertable.server.cluster.sockets import Sockets
from rivertable.server.people.people import Person
from rivertable.server.sessions.table_session import TableSession
from rivertable.server.sessions.table_sessions import TableSessions
from rivertable.server.store import Store

log = logging.getLogger(__name__)

ALL_NODES = "-"


class Announcements:
    """Announces and listens. Give `receive` to the store: it calls it for each announcement of another node."""

    def __init__(
        self,
        store: Store,
        sessions: TableSessions,
        presence: PresenceTracker,
        sockets: Sockets,
        background: Background,
    ) -> None:
        self._store, self._sessions, self._presence = store, sessions, presence
        self._sockets, self._background = sockets, background
        self._one_at_a_time = asyncio.Lock()
        self._shown, self._announced = AtIntervals(self._show_presence), AtIntervals(self._announce_people)
        self._topics: dict[str, Callable[[str, str], None]] = {  # each gets the node that announces, and the text
            "tables": self._tables_have_grown,
            "result": self._result_is_stored,
            "chat": self._chat_has_grown,
            "rematch": self._rematch_is_open,
            "presence": self._people_are_at_a_table,
            "told": self._all_people_are_announced,
            "who": self._people_are_asked_for,
            "signed_out": self._person_is_signed_out,
            "rewritten": lambda node, text: self._read_anew(text),
            "alive": lambda node, text: None,
        }

    # ------------------------------------------------------------ announcing

    async def announce(self, topic: str, text: str) -> None:
        """Announce something once. If the database does not answer, the others learn it later by other means."""
        try:
            await self._store.announce(topic, text)
        except Exception as error:
            log.warning("nothing could be announced: %s", type(error).__name__)

    def _announce_surely(self, topic: str, text: str) -> None:
        """Announce something in the background, again and again if need be: the others learn it by no other means."""
        self._background.retry(f"announcing {topic}", partial(self._store.announce, topic, text))

    async def chat_added(self, session: TableSession, id: int) -> None:
        """Show a new line of the chat, on all nodes."""
        await session.show_chat(id - 1)
        await self.announce("chat", f"{session.id} {id - 1}")

    async def rematch_opened(self, session: TableSession, rematch: str) -> None:
        """Show the rematch of a table, on all nodes."""
        session.set_rematch(rematch)
        await self.announce("rematch", f"{session.id} {rematch}")

    async def result_stored(self, session: TableSession) -> None:
        """Let the other nodes show the ratings after a match."""
        await self.announce("result", session.id)

    def presence_changed(self, session: TableSession) -> None:
        """Somebody has come to a table or left it: show it, on all nodes, at most twice a second."""
        self._shown.changed(session.id)
        if self._store.kind == "postgresql":
            self._announced.changed(session.id)

    def signed_out(self, person: Person) -> None:
        """Close the sockets of a person whose sessions are over, on all nodes."""
        self._close_sockets_of(person.id)
        self._announce_surely("signed_out", person.id)

    def rewritten(self, table: str) -> None:
        """What is stored of a table was rewritten: read it anew, on all nodes."""
        self._read_anew(table)
        self._announce_surely("rewritten", table)

    def _read_anew(self, table: str) -> None:
        if (session := self._sessions.loaded(table)) is not None:
            self._background.retry(f"table {table}: reading it anew", session.read_anew)

    def _close_sockets_of(self, person: str) -> None:
        self._background.retry("closing sockets", partial(self._sockets.sign_out, person))

    def _announce_people(self, table: str) -> None:
        self._background.retry("announcing presence", partial(self._announce_presence, table))

    async def _announce_presence(self, table: str) -> None:
        async with self._one_at_a_time:  # so that the last announcement is the newest
            await self._store.announce("presence", self._presence.announcement(table))

    def _announce_all_presence(self) -> None:
        self._background.retry("telling who is here", self._announce_everybody)

    async def _announce_everybody(self) -> None:
        """Announce all people of this node. The others take those who are not named for gone, so all of it is tried again
        if a part fails."""
        for table in self._presence.tables():
            await self._announce_presence(table)
        await self._store.announce("told", "-")

    # ------------------------------------------------------------ listening

    def receive(self, node: str, topic: str, text: str) -> None:
        """Another node has announced something; or (topic `everything`) announcements may have been missed."""
        if topic == "everything":
            self._catch_up_with_everything()
            return
        if self._presence.note_alive(node):  # new, or forgotten while it was silent: its people are unknown here
            self._announce_surely("who", node)
        if (listen := self._topics.get(topic)) is not None:
            listen(node, text)

    def _tables_have_grown(self, node: str, text: str) -> None:
        for id in text.split(","):
            if (session := self._sessions.loaded(id)) is not None:
                self._background.retry(f"table {id}: reading what was added", session.catch_up)

    def _result_is_stored(self, node: str, text: str) -> None:
        if (session := self._sessions.loaded(text)) is not None:
            self._background.spawn(session.show_ratings())

    def _chat_has_grown(self, node: str, text: str) -> None:
        table, _, after = text.partition(" ")
        if (session := self._sessions.loaded(table)) is not None:
            self._background.spawn(session.show_chat(int(after)))

    def _rematch_is_open(self, node: str, text: str) -> None:
        table, _, rematch = text.partition(" ")
        if (session := self._sessions.loaded(table)) is not None:
            session.set_rematch(rematch)

    def _people_are_at_a_table(self, node: str, text: str) -> None:
        self.show_presence(self._presence.take_announcement(node, text))

    def _all_people_are_announced(self, node: str, text: str) -> None:
        for table in self._presence.all_announced(node):
            self.show_presence(table)

    def _people_are_asked_for(self, node: str, text: str) -> None:
        if text in (ALL_NODES, self._store.node):
            self._announce_all_presence()

    def _person_is_signed_out(self, node: str, text: str) -> None:
        self._close_sockets_of(text.partition(" ")[0])  # older releases announce more

    def show_presence(self, table: str) -> None:
        """Show who is at a table, at most twice a second."""
        self._shown.changed(table)

    def _show_presence(self, table: str) -> None:
        if (session := self._sessions.loaded(table)) is not None:
            session.show_presence()

    def _catch_up_with_everything(self) -> None:
        """Announcements may have been missed: read what they may have been about, ask who is where, and announce who is
        here, which others may have asked."""
        for session in self._sessions.all():
            self._background.retry(f"table {session.id}: reading it again", partial(self._read_again, session))
        self._presence.doubt()
        self._announce_surely("who", ALL_NODES)
        self._announce_all_presence()
        self._background.retry("closing sockets of recovered names", self._sockets.sign_out_all)

    async def _read_again(self, session: TableSession) -> None:
        """Read all that another node may have announced about a table."""
        await session.catch_up()
        row = await self._store.table(session.id)
        if row is not None:
            session.set_rematch(row.rematch)
        if session.table.status == "over" and not session.ratings:
            await session.show_ratings()
        if session.lookers:
            await session.show_chat(0)
