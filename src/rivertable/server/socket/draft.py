"""`draft`: plan decisions in private, and see the position they lead to."""

from __future__ import annotations

from typing import NamedTuple

from rivertable.engine import draft as engine_draft
from rivertable.engine.errors import IllegalAction, RivertableError
from rivertable.server.errors import Refusal
from rivertable.server.node import Node
from rivertable.server.protocol.messages import AnyAction, Choice, Draft, Drafted
from rivertable.server.protocol.parts import ActionInfo
from rivertable.server.socket.client import Client
from rivertable.server.socket.requests import action_text
from rivertable.server.table.physics import check_payload
from rivertable.server.table.table import Table
from rivertable.server.views.positions import PositionMessages


async def draft(node: Node, client: Client, message: Draft) -> None:
    session = await node.sessions.get(message.table)
    client.check_owns(session.table, message.seat)
    plan = planned(session.table, message.seat, message.actions)
    position = plan.messages.position(asking=not plan.draft.is_complete)
    seq, events = session.table.view_numbers[message.seat].seq, plan.messages.events(0)
    changes = plan.messages.changes(plan.draft.changes())
    complete = plan.draft.is_complete
    client.send(Drafted(message.table, message.seat, seq, plan.actions, complete, position, changes, events))


class Plan(NamedTuple):
    """A draft of the engine, messages about the position it leads to, and its decisions in words."""

    draft: engine_draft.Draft
    messages: PositionMessages
    actions: list[ActionInfo]


def planned(table: Table, seat: int, choices: list[AnyAction]) -> Plan:
    """The plan with these decisions, from the present position on; Refusal if one of them may not be."""
    match = table.playing()
    table.check_taught(seat, [action_text(table, _action_of(choice)) for choice in choices])
    draft = engine_draft.Draft(match, seat)
    messages = PositionMessages(draft.world, seat, table.names)
    actions: list[ActionInfo] = []
    for choice in choices:
        choice = choice if isinstance(choice, Choice) else Choice(choice)
        id = match.action_id(action_text(table, choice.action))
        actions.append(messages.action(id))
        try:
            check_payload(messages.match, id, choice.payload)
            draft.act(id)
        except IllegalAction as error:
            raise Refusal("illegal", error.sentence, error.clause) from None
        except RivertableError as error:
            raise Refusal("bad_message", str(error)) from None
        messages = PositionMessages(draft.world, seat, table.names)
    return Plan(draft, messages, actions)


def _action_of(choice: AnyAction) -> int | str:
    return choice.action if isinstance(choice, Choice) else choice
