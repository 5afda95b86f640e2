"""`act`: take decisions, all or none of them; `let_end`: a question ends by itself, or not."""

from __future__ import annotations

from rivertable.engine.contract import REFEREE_SEAT
from rivertable.server.errors import Refusal
from rivertable.server.node import Node
from rivertable.server.protocol.messages import Act, Choice, LetEnd
from rivertable.server.socket.client import Client
from rivertable.server.socket.requests import action_text, carry_out
from rivertable.server.table.entries import Moved
from rivertable.server.table.table import Table


async def act(node: Node, client: Client, message: Act) -> None:
    await carry_out(node, client, message, moved)


def moved(table: Table, message: Act) -> Moved:
    """The moves of the seat; or of the referee, where the people report what happened. Refusal if the seat is not to act, or
    something has happened that the decision depends on."""
    match, seat = table.playing(), REFEREE_SEAT if table.people_report else message.seat
    if seat not in match.to_act:
        raise Refusal("not_to_act", "this seat has nothing to decide now")
    if table.seat_states[message.seat].is_bot:
        raise Refusal("not_to_act", "a bot plays for this seat; take it back first")
    if not table.view_numbers[message.seat].is_fresh(message.seq):
        raise Refusal("stale", "something has happened that this decision depends on; look again")
    choices = [choice if isinstance(choice, Choice) else Choice(choice) for choice in message.actions]
    payloads = {place: choice.payload for place, choice in enumerate(choices) if choice.payload is not None}
    actions = [action_text(table, choice.action) for choice in choices]
    table.check_taught(seat, actions)
    if table.course is not None and (taught := table.course.payload_at(len(actions))) is not None:
        payloads[len(actions) - 1] = taught
    return Moved(seat, actions, payloads, message.ends)


async def let_end(node: Node, client: Client, message: LetEnd) -> None:
    await carry_out(node, client, message, said)


def said(table: Table, message: LetEnd) -> Moved:
    """The seat decides nothing, and says how its question is to end: once, and once that it is not to. Refusal otherwise."""
    if table.is_ending(message.seat) is not (not message.on):
        raise Refusal("not_to_act", "this does not end by itself, or has ended")
    return Moved(message.seat, [], ends=message.on)
