"""Parts of messages."""

from __future__ import annotations

import inspect

import msgspec

from rivertable.engine.messages import Message
from rivertable.server.protocol import parts
from rivertable.server.protocol.parts import Position, Struct, Text


def test_every_part_is_a_struct_of_ours() -> None:
    """So that none carries a tag or an option that clients would have to know."""
    declared = [kind for _, kind in inspect.getmembers(parts, inspect.isclass) if kind.__module__ == parts.__name__]
    assert [kind.__name__ for kind in declared if not issubclass(kind, Struct)] == []
    structs = [kind for kind in declared if issubclass(kind, Struct)]
    assert [kind.__name__ for kind in structs if kind.__struct_config__.tag is not None] == []


def test_a_text_goes_as_id_and_arguments_and_as_words() -> None:
    text = Text("got", {"amount": 3, "what": Message("wood", {})}, "You get 3 wood.")
    assert msgspec.json.decode(msgspec.json.encode(text), type=Text) == text


def test_the_view_of_a_game_is_sent_as_it_is() -> None:
    position = Position(msgspec.Raw(b'{"river":[1,2]}'), [0], 1, None, [], [])
    assert b'"view":{"river":[1,2]}' in msgspec.json.encode(position)
