"""`propose` and `vote`: ask the other people for something, and answer."""

from __future__ import annotations

from functools import partial

from rivertable.engine import moves
from rivertable.server.errors import Refusal
from rivertable.server.node import Node
from rivertable.server.protocol.messages import Propose, Vote
from rivertable.server.socket.client import Client
from rivertable.server.socket.requests import carry_out
from rivertable.server.store.base import now_ms
from rivertable.server.table.entries import Proposed, Voted
from rivertable.server.table.table import Table

AGREED_UNDOS = 50  # of a seat in a match


async def propose(node: Node, client: Client, message: Propose) -> None:
    await carry_out(node, client, message, partial(proposed, node))


async def vote(node: Node, client: Client, message: Vote) -> None:
    await carry_out(node, client, message, voted)


def proposed(node: Node, table: Table, message: Propose) -> Proposed:
    """The proposal. Its `target` counts only if it asks for a bot, for that person has no vote; Refusal if the person has
    not been away for long enough."""
    if message.what == "undo":
        _check_undo(node, table, message.seat)
    if message.what != "bot":
        return Proposed(message.seat, message.what, message.moves)
    _check_away(node, table, message.target)
    return Proposed(message.seat, message.what, message.moves, message.target)


def _check_undo(node: Node, table: Table, seat: int) -> None:
    """Refusal if nothing is taken back by agreement here, or the seat has done so too often: each time the match is played
    again. A match that counts but cannot go on is taken back all the same."""
    session = node.sessions.loaded(table.id)
    cannot_go_on = session is not None and node.bots.trouble(session) is not None
    if table.counts and not cannot_go_on:
        raise Refusal("undo_refused", "this match counts: nothing is taken back by agreement")
    taken_back = [each for each in table.playing().log if isinstance(each, moves.Undo) and each.agreed]
    if sum(each.seat == seat for each in taken_back) >= AGREED_UNDOS:
        raise Refusal("undo_refused", f"you have taken back {AGREED_UNDOS} times by agreement; that is all in a match")


def _check_away(node: Node, table: Table, target: int | None) -> None:
    seat_state = None if target is None else table.seat_state(target)
    if seat_state is None or seat_state.person is None:
        raise Refusal("not_found", "no person sits there")
    if table.counts and table.clock is not None and table.clock.settings.at_zero != "show":
        raise Refusal("conflict", "this match counts: a bot plays for somebody only when their clock is at zero")
    bot_from = node.presence.bot_from(table.id, seat_state.person, table.view_numbers[None].at)
    if node.presence.is_here(table.id, seat_state.person) or now_ms() < bot_from:
        seconds = node.settings.away_seconds
        raise Refusal("conflict", f"{seat_state.name} has not been away for {seconds} seconds")


def voted(table: Table, message: Vote) -> Voted:
    """The answer to the open proposal that people know by this number; Refusal if there is none."""
    table.playing()
    return Voted(message.seat, table.proposals.numbered(message.proposal).id, message.agree)
