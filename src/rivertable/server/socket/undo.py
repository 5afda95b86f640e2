"""`undo`: take back one's own last decisions, as far as that is free."""

from __future__ import annotations

from rivertable.engine import moves
from rivertable.engine.contract import REFEREE_SEAT
from rivertable.server.errors import Refusal
from rivertable.server.node import Node
from rivertable.server.protocol.messages import Undo
from rivertable.server.socket.client import Client
from rivertable.server.socket.requests import carry_out
from rivertable.server.table.entries import Undone
from rivertable.server.table.table import Table

FREE_UNDOS = 200  # of a seat in a match
WAS_LATE = "your time was up when this was decided; propose it to the others"


async def undo(node: Node, client: Client, message: Undo) -> None:
    await carry_out(node, client, message, undone)


def undone(table: Table, message: Undo) -> Undone:
    """The undo of the seat's decisions that were made in time; or of what the people have reported, the last report unless
    `moves` says more. Refusal if it is not free."""
    match, reports = table.playing(), table.reports_to_undo
    seat = REFEREE_SEAT if reports else message.seat
    taken_back = sum(isinstance(each, moves.Undo) and each.seat == seat and not each.agreed for each in match.log)
    if taken_back >= FREE_UNDOS:
        raise Refusal("undo_refused", f"you have taken back {FREE_UNDOS} times in this match; propose it to the others")
    if reports:
        return Undone(seat, message.moves or 1)
    free, in_time = table.free[seat], table.can_undo(seat)
    if in_time < min(free, message.moves or 1):
        raise Refusal("undo_refused", WAS_LATE)
    return Undone(seat, in_time if message.moves is None and in_time < free else message.moves)
