"""Who is at which table: here by their sockets, elsewhere by what other nodes announce."""

from __future__ import annotations

import time
from collections import Counter, defaultdict
from collections.abc import Container

SILENT_SECONDS = 25
NAMED = 250  # people of a table by name in one announcement: a database takes less than 8,000 bytes


class PresenceTracker:
    """Counts sockets by table and person; a watcher who is nobody counts as "-"."""

    def __init__(self, away_seconds: int = 60) -> None:
        self._away_ms = away_seconds * 1000
        self._here: dict[str, Counter[str]] = defaultdict(Counter)
        self._elsewhere: dict[str, dict[str, Counter[str]]] = {}  # by node, then table
        self._doubted: dict[str, set[str]] = {}  # tables where a node had people, until it says so again
        self._heard: dict[str, float] = {}
        self._left: dict[tuple[str, str], int] = {}

    def come(self, table: str, person: str | None) -> None:
        self._here[table][person or "-"] += 1

    def go(self, table: str, person: str | None) -> None:
        here = self._here[table]
        here[person or "-"] -= 1
        if here[person or "-"] <= 0:
            del here[person or "-"]
            self._left[table, person or "-"] = int(time.time() * 1000)
        if not here:
            del self._here[table]

    def is_here(self, table: str, person: str | None) -> bool:
        return person is not None and any(person in counts for counts in self._all(table))

    def left_at(self, table: str, person: str | None) -> int | None:
        """When somebody who is away was last seen, if anybody here remembers."""
        return self._left.get((table, person or "-"))

    def bot_from(self, table: str, person: str, last_act: int) -> int:
        """When the others may let a bot play for somebody who is away; nobody may remember when they left."""
        return (self.left_at(table, person) or last_act) + self._away_ms

    def remember_who_left(self, tables: Container[str]) -> None:
        """From now on only who left one of these tables."""
        self._left = {(table, person): at for (table, person), at in self._left.items() if table in tables}

    def watching(self, table: str, seated: set[str]) -> int:
        return sum(n for counts in self._all(table) for person, n in counts.items() if person not in seated)

    def people(self) -> int:
        """Everybody at any table."""
        boards = [self._here, *self._elsewhere.values()]
        return len({person for board in boards for counts in board.values() for person in counts if person != "-"})

    def _all(self, table: str) -> list[Counter[str]]:
        boards = [self._here, *self._elsewhere.values()]
        return [board[table] for board in boards if table in board]

    # ------------------------------------------------------------ other nodes

    def announcement(self, table: str) -> str:
        """This node's people at a table, as other nodes read it; of a crowd those who came first, and how many more."""
        here = list(self._here.get(table, Counter()).items())
        told = Counter(dict(here[:NAMED]))
        if more := sum(n for _, n in here[NAMED:]):
            told["-"] += more
        return f"{table} {','.join(f'{person}={n}' for person, n in told.items())}"

    def tables(self) -> list[str]:
        return list(self._here)

    def hear(self, node: str, said: str) -> str:
        """Another node's people at a table; returns the table."""
        table, _, people = said.partition(" ")
        self.alive(node)
        pairs = (pair.rpartition("=") for pair in people.split(",") if pair)
        counts = Counter({person: int(n) for person, _, n in pairs})
        before = self._elsewhere[node].get(table, Counter())
        for person in before - counts:
            self._left[table, person] = int(time.time() * 1000)
        self._elsewhere[node][table] = counts
        if not counts:
            del self._elsewhere[node][table]
        self._doubted.get(node, set()).discard(table)
        return table

    def doubt(self) -> None:
        """Something may have been missed: other nodes' people are where they were only if those nodes say so again."""
        self._doubted = {node: set(tables) for node, tables in self._elsewhere.items()}

    def told(self, node: str) -> list[str]:
        """A node has told of all its people: whom it did not name is gone. Returns the tables concerned."""
        return [self.hear(node, table) for table in self._doubted.pop(node, set())]

    def alive(self, node: str) -> bool:
        """A node was heard; True if it is new."""
        is_new = node not in self._heard
        self._heard[node] = time.monotonic()
        self._elsewhere.setdefault(node, {})
        return is_new

    def forget_silent(self) -> list[str]:
        """Nodes not heard for long are gone, and their people leave now; returns the tables concerned."""
        gone = [node for node, heard in self._heard.items() if time.monotonic() - heard > SILENT_SECONDS]
        boards = [self._elsewhere.pop(node, {}) for node in gone]
        for node in gone:
            del self._heard[node]
            self._doubted.pop(node, None)
        left = [(table, person) for board in boards for table, counts in board.items() for person in counts]
        self._left |= dict.fromkeys(left, int(time.time() * 1000))
        return [table for board in boards for table in board]
