"""Which function handles which message."""

from __future__ import annotations

from typing import get_args

from rivertable.server.node import Node
from rivertable.server.protocol.messages import ClientMessage
from rivertable.server.socket.handlers import HANDLERS, SLOW
from tests.server.at_socket import SocketlessClient


def test_every_message_has_a_handler_of_the_name_of_its_type() -> None:
    assert set(HANDLERS) == set(get_args(ClientMessage))
    names = {kind.__struct_config__.tag: getattr(handler, "__name__", "") for kind, handler in HANDLERS.items()}
    assert [tag for tag, name in names.items() if tag != name] == []
    assert set(SLOW) <= set(HANDLERS)


async def test_a_message_about_a_table_that_is_not_there_is_refused(node: Node) -> None:
    client = SocketlessClient(node, await node.people.new_guest())
    await client.ask("undo", table="nowhere", seat=0, request="u")
    refused = client.until("error")
    assert (refused["code"], refused["table"], refused["request"]) == ("not_found", "nowhere", "u")
