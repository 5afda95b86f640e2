"""`judge`: before somebody who learns sends a turn, a bot looks at it in the background; a clearly bad one is told."""

from __future__ import annotations

from rivertable.bots.jobs import Suggestion
from rivertable.engine.match import Match
from rivertable.engine.messages import say
from rivertable.server.bots.coach import is_clearly_bad
from rivertable.server.errors import Refusal
from rivertable.server.node import Node
from rivertable.server.protocol.messages import Judge, Judged
from rivertable.server.protocol.parts import Text
from rivertable.server.socket.client import Client
from rivertable.server.socket.draft import planned
from rivertable.server.table.table import Table
from rivertable.server.views.positions import PositionMessages


async def judge(node: Node, client: Client, message: Judge) -> None:
    session = await node.sessions.get(message.table)
    table = session.table
    person = client.check_owns(table, message.seat)
    if not may_judge(table, message.seat):
        raise Refusal("switched_off", "plans are looked at only among bots, without a rating and with hints on")
    match = table.playing()
    try:
        line = tuple(planned(table, message.seat, message.actions).draft.actions)
    except Refusal:
        line = ()  # it will be refused when it is sent
    found = await node.adviser.judge(person.id, table, message.seat, line) if line else None
    warning = _warning(table, match, message.seat, found) if found else None
    client.send(Judged(message.table, message.seat, message.plan, warning))


def _warning(table: Table, match: Match, seat: int, found: Suggestion) -> Text | None:
    """What a clearly bad plan gives away, and what was open; None for any other."""
    if not is_clearly_bad(match.config.name, found):
        return None
    texts = PositionMessages(match, seat, table.names)
    best = texts.seen.label(found.action)
    return texts.text(say("coach-loses", points=round(found.points or 0), best=best))


def may_judge(table: Table, seat: int) -> bool:
    """Never against people, never rated, and only where hints are on."""
    others = [each for place, each in enumerate(table.seat_states) if place != seat]
    return table.has_hints and bool(others) and all(each.person is None for each in others)
