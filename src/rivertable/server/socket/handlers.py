"""Which function handles which message of a client."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from rivertable.server.node import Node
from rivertable.server.protocol.messages import (
    Act,
    Chat,
    ClientMessage,
    Draft,
    Hint,
    Join,
    Judge,
    Learn,
    Leave,
    LetEnd,
    PlayForMe,
    Propose,
    Undo,
    Vote,
)
from rivertable.server.socket.act import act, let_end
from rivertable.server.socket.chat import chat
from rivertable.server.socket.client import Client
from rivertable.server.socket.draft import draft
from rivertable.server.socket.hint import hint
from rivertable.server.socket.join import join, leave
from rivertable.server.socket.judge import judge
from rivertable.server.socket.learn import learn
from rivertable.server.socket.play_for_me import play_for_me
from rivertable.server.socket.proposals import propose, vote
from rivertable.server.socket.undo import undo

Handler = Callable[[Node, Client, Any], Awaitable[None]]

HANDLERS: dict[type[ClientMessage], Handler] = {
    Join: join,
    Leave: leave,
    Draft: draft,
    Act: act,
    LetEnd: let_end,
    Undo: undo,
    Propose: propose,
    Vote: vote,
    PlayForMe: play_for_me,
    Chat: chat,
    Hint: hint,
    Learn: learn,
    Judge: judge,
}
# For how many messages one counts that makes more work than most.
COUNTS: dict[type[ClientMessage], int] = {Join: 2, Draft: 3, Hint: 3, Judge: 3}
SLOW = (Hint, Judge)  # the client's further messages are handled meanwhile


async def handle(node: Node, client: Client, message: ClientMessage) -> None:
    """Carry out a message; Refusal says why it is not."""
    await HANDLERS[type(message)](node, client, message)
