"""The bodies of the HTTP API."""

from __future__ import annotations

import inspect

import msgspec
import pytest

from rivertable.server.protocol import bodies
from rivertable.server.protocol.bodies import Body, CopyTable, NewTable

POSTED = [
    kind for _, kind in inspect.getmembers(bodies, inspect.isclass) if issubclass(kind, Body) and kind is not Body
]


@pytest.mark.parametrize("kind", POSTED)
def test_what_a_client_posts_has_no_unknown_field(kind: type[Body]) -> None:
    with pytest.raises(msgspec.ValidationError, match="unknown field"):
        msgspec.json.decode('{"colour": "red"}', type=kind)


@pytest.mark.parametrize(
    ("kind", "body", "complaint"),
    [
        (NewTable, '{"game": "riverside", "seats": []}', "seats"),
        (NewTable, '{"game": "riverside", "seats": [{"kind": "me"}], "clock": {"bank_seconds": 0}}', "bank_seconds"),
        (NewTable, '{"game": "riverside", "seats": [{"kind": "me"}], "nonce": "a b"}', "nonce"),
        (CopyTable, '{"move": -1}', "move"),
    ],
)
def test_a_wrong_field_is_named(kind: type[Body], body: str, complaint: str) -> None:
    with pytest.raises(msgspec.ValidationError, match=complaint):
        msgspec.json.decode(body, type=kind)
