"""The messages of the socket, and the TypeScript types made from them."""

from __future__ import annotations

from pathlib import Path
from typing import get_args

import msgspec
import pytest

from rivertable.server.protocol import messages as protocol
from scripts.generate_types import ROOT, files

DOC = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("path", files(), ids=lambda path: path.name)
def test_typescript_types_are_up_to_date(path: Path) -> None:
    assert path.read_text(encoding="utf-8") == files()[path], "run `make types`"


@pytest.mark.parametrize("union", [protocol.ClientMessage, protocol.ServerMessage])
def test_every_message_is_told_apart_by_its_type_and_documented(union: object) -> None:
    tags = [struct.__struct_config__.tag for struct in get_args(union)]
    assert len(set(tags)) == len(tags)
    assert [tag for tag in tags if f"`{tag}" not in DOC] == []


@pytest.mark.parametrize(
    ("message", "complaint"),
    [
        ('{"type": "act", "table": "x", "seat": 0, "seq": 1, "actions": [], "request": "a"}', "actions"),
        ('{"type": "act", "table": "x", "seat": 99, "seq": 1, "actions": [1], "request": "a"}', "seat"),
        ('{"type": "join", "table": "a/b"}', "table"),
        ('{"type": "dance", "table": "x"}', "dance"),
        ('{"type": "chat", "table": "x", "text": "hello", "as": 3}', "as"),
    ],
)
def test_a_wrong_message_is_refused_with_the_field_named(message: str, complaint: str) -> None:
    with pytest.raises(msgspec.ValidationError, match=complaint):
        msgspec.json.decode(message, type=protocol.ClientMessage)
