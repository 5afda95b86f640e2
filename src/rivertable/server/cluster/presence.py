"""Who is at which table: on this node by open sockets, on other nodes by their announcements."""

from __future__ import annotations

import asyncio
import time
from collections import Counter, defaultdict
from collections.abc import Callable, Container

from rivertable.server.store.base import SILENT_SECONDS, now_ms

TOLD_SECONDS = 0.5  # from one message about a table's people to the next
NAMED = 250  # people of a table by name in one announcement: a database takes less than 8,000 bytes


class PresenceTracker:
    """Counts sockets by table and person; a watcher without a cookie counts as "-"."""

    def __init__(self, away_seconds: int = 60) -> None:
        self._away_ms = away_seconds * 1000
        self._here: dict[str, Counter[str]] = defaultdict(Counter)
        self._elsewhere: dict[str, dict[str, Counter[str]]] = {}  # by node, then table
        self._doubted: dict[str, set[str]] = {}  # by node: tables whose people it has not confirmed yet
        self._heard: dict[str, float] = {}  # by node: when it last announced anything
        self._left: dict[tuple[str, str], int] = {}

    def come(self, table: str, person: str | None) -> None:
        """A socket of the person has joined the table."""
        self._here[table][person or "-"] += 1

    def go(self, table: str, person: str | None) -> None:
        """A socket of the person has left the table."""
        here = self._here[table]
        here[person or "-"] -= 1
        if here[person or "-"] <= 0:
            del here[person or "-"]
            self._left[table, person or "-"] = now_ms()
        if not here:
            del self._here[table]

    def is_here(self, table: str, person: str | None) -> bool:
        """Whether the person has a socket at the table, on any node."""
        return person is not None and any(person in counts for counts in self._all(table))

    def left_at(self, table: str, person: str | None) -> int | None:
        """When a person who is away left the table; None if this node does not know."""
        return self._left.get((table, person or "-"))

    def bot_from(self, table: str, person: str, last_act: int) -> int:
        """From when on the others may let a bot play for a person who is away: counted from when they left, or from the last
        act at the table if this node does not know that."""
        return (self.left_at(table, person) or last_act) + self._away_ms

    def forget_other_tables(self, tables: Container[str]) -> None:
        """Forget who has left a table that is none of these."""
        self._left = {(table, person): at for (table, person), at in self._left.items() if table in tables}

    def watching(self, table: str, seated: set[str]) -> int:
        """How many sockets look at the table and belong to none of the seated people."""
        return sum(n for counts in self._all(table) for person, n in counts.items() if person not in seated)

    def people(self) -> int:
        """How many people are at any table, on any node."""
        by_node = [self._here, *self._elsewhere.values()]
        return len({person for tables in by_node for counts in tables.values() for person in counts if person != "-"})

    def _all(self, table: str) -> list[Counter[str]]:
        by_node = [self._here, *self._elsewhere.values()]
        return [tables[table] for tables in by_node if table in tables]

    # ------------------------------------------------------------ other nodes

    def announcement(self, table: str) -> str:
        """This node's people at a table, as other nodes read it. Of a crowd those who came first are named, and the others
        are counted."""
        here = list(self._here.get(table, Counter()).items())
        named = Counter(dict(here[:NAMED]))
        if more := sum(n for _, n in here[NAMED:]):
            named["-"] += more
        return f"{table} {','.join(f'{person}={n}' for person, n in named.items())}"

    def tables(self) -> list[str]:
        """Tables where this node has people."""
        return list(self._here)

    def take_announcement(self, node: str, text: str) -> str:
        """Take over what another node announces about its people at a table; returns the table."""
        table, _, people = text.partition(" ")
        self.note_alive(node)
        pairs = (pair.rpartition("=") for pair in people.split(",") if pair)
        counts = Counter({person: int(n) for person, _, n in pairs})
        before = self._elsewhere[node].get(table, Counter())
        for person in before - counts:
            self._left[table, person] = now_ms()
        self._elsewhere[node][table] = counts
        if not counts:
            del self._elsewhere[node][table]
        self._doubted.get(node, set()).discard(table)
        return table

    def doubt(self) -> None:
        """Announcements may have been missed: people of other nodes stay only if those nodes announce them again."""
        self._doubted = {node: set(tables) for node, tables in self._elsewhere.items()}

    def all_announced(self, node: str) -> list[str]:
        """A node has announced all its people: those it did not name are gone. Returns the tables they were at."""
        return [self.take_announcement(node, table) for table in self._doubted.pop(node, set())]

    def note_alive(self, node: str) -> bool:
        """Note that a node has announced something; True if the node is new."""
        is_new = node not in self._heard
        self._heard[node] = time.monotonic()
        self._elsewhere.setdefault(node, {})
        return is_new

    def forget_silent(self) -> list[str]:
        """Forget nodes that have announced nothing for long: their people leave now. Returns the tables they were at."""
        gone = [node for node, heard in self._heard.items() if time.monotonic() - heard > SILENT_SECONDS]
        by_node = [self._elsewhere.pop(node, {}) for node in gone]
        for node in gone:
            del self._heard[node]
            self._doubted.pop(node, None)
        left = [(table, person) for tables in by_node for table, counts in tables.items() for person in counts]
        self._left |= dict.fromkeys(left, now_ms())
        return [table for tables in by_node for table in tables]


class AtIntervals:
    """Tells of changes at tables: the first one at once, further ones together when `TOLD_SECONDS` have passed."""

    def __init__(self, tell: Callable[[str], None]) -> None:
        self._tell = tell
        self._changed: dict[str, bool] = {}  # by table that was told of a moment ago: whether it has changed since

    def changed(self, table: str) -> None:
        """Somebody has come to the table or left it."""
        if table in self._changed:
            self._changed[table] = True
            return
        self._changed[table] = False
        asyncio.get_running_loop().call_later(TOLD_SECONDS, self._go_on, table)
        self._tell(table)

    def _go_on(self, table: str) -> None:
        if self._changed.pop(table):
            self.changed(table)
