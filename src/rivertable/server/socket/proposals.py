"""`propose` and `vote`: ask the other people for something, and answer."""

from __future__ import annotations

from functools import partial

from rivertable.server.errors import Refusal
from rivertable.server.node import Node
from rivertable.server.protocol.messages import Propose, Vote
from rivertable.server.socket.client import Client
from rivertable.server.socket.requests import carry_out
from rivertable.server.store.base import now_ms
from rivertable.server.table.entries import Proposed, Voted
from rivertable.server.table.table import Table


async def propose(node: Node, client: Client, message: Propose) -> None:
    await carry_out(node, client, message, partial(proposed, node))


async def vote(node: Node, client: Client, message: Vote) -> None:
    await carry_out(node, client, message, voted)


def proposed(node: Node, table: Table, message: Propose) -> Proposed:
    """The proposal. Its `target` counts only if it asks for a bot, for that person has no vote; Refusal if the person has
    not been away for long enough."""
    if message.what != "bot":
        return Proposed(message.seat, message.what, message.moves)
    _check_away(node, table, message.target)
    return Proposed(message.seat, message.what, message.moves, message.target)


def _check_away(node: Node, table: Table, target: int | None) -> None:
    seat_state = None if target is None else table.seat_state(target)
    if seat_state is None or seat_state.person is None:
        raise Refusal("not_found", "no person sits there")
    bot_from = node.presence.bot_from(table.id, seat_state.person, table.view_numbers[None].at)
    if node.presence.is_here(table.id, seat_state.person) or now_ms() < bot_from:
        seconds = node.settings.away_seconds
        raise Refusal("conflict", f"{seat_state.name} has not been away for {seconds} seconds")


def voted(table: Table, message: Vote) -> Voted:
    """The answer to the open proposal that people know by this number; Refusal if there is none."""
    table.playing()
    return Voted(message.seat, table.proposals.numbered(message.proposal).id, message.agree)
