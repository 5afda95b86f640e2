"""The end of a match: its result is stored, the players are rated, and everybody at the table sees it."""

from __future__ import annotations

from rivertable.server.background import Background
from rivertable.server.cluster.announcements import Announcements
from rivertable.server.metrics import Metrics
from rivertable.server.people.ratings import store_result
from rivertable.server.sessions.table_session import TableSession
from rivertable.server.store import Store
from rivertable.server.views.tables import WhoIsHere, seat_infos


class Finisher:
    """Finishes matches of this node's tables."""

    def __init__(
        self,
        store: Store,
        presence: WhoIsHere,
        announcements: Announcements,
        background: Background,
        metrics: Metrics,
    ) -> None:
        self._store, self._presence, self._announcements = store, presence, announcements
        self._background, self._metrics = background, metrics

    def table_changed(self, session: TableSession, mine: bool) -> None:
        """Finish a match that is over, in the background. The node that ended it (`mine`) stores the result."""
        if session.table.status == "over" and not session.ratings:
            self._background.spawn(self.finish(session) if mine else session.show_ratings())

    async def finish(self, session: TableSession) -> None:
        """Store the result if no node has, announce it, and show the ratings."""
        finished = max(numbers.at for numbers in session.table.view_numbers.values())
        if await store_result(self._store, session.table, seat_infos(session.table, self._presence), finished):
            self._metrics.finished.labels(session.table.spec.game).inc()
        await self._announcements.result_stored(session)
        await session.show_ratings()
