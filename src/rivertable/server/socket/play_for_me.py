"""`play_for_me`: let a bot play for one's own seat, or take the seat back."""

from __future__ import annotations

from rivertable.server.errors import Refusal
from rivertable.server.node import Node
from rivertable.server.protocol.messages import PlayForMe
from rivertable.server.socket.client import Client
from rivertable.server.socket.requests import carry_out
from rivertable.server.table.entries import Handed
from rivertable.server.table.table import Table


async def play_for_me(node: Node, client: Client, message: PlayForMe) -> None:
    await carry_out(node, client, message, handed)


def handed(table: Table, message: PlayForMe) -> Handed:
    """The seat changes hands. Refusal if a person whose time is up wants it back before the bot has made the decision that is
    due: the clock would be at zero again."""
    seat = message.seat
    late = table.clock is not None and table.clock.is_up(seat) and table.seat_states[seat].is_bot
    if not message.on and late and seat in table.to_act:
        raise Refusal("conflict", "your time is up: the bot decides this, then the seat is yours again")
    return Handed(seat, message.on)
