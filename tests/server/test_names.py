"""Names and texts that people type."""

from __future__ import annotations

import pytest

from rivertable.server.errors import Refusal
from rivertable.server.names import MAX_NAME, clean_name, folded, unlike


@pytest.mark.parametrize("name", ["", "   ", "\u200b\u202e", "\u3164\u2800", "\u0301", "x" * 41])
def test_names_that_cannot_be_read_are_refused(name: str) -> None:
    with pytest.raises(Refusal):
        clean_name(name)


def test_names_are_one_visible_line_and_look_alikes_are_one_name() -> None:
    assert clean_name("  Ma\x07ra\u202e  of   the\tWeir\n") == "Mara of the Weir"
    assert clean_name("Mara \u200b of\u2060 \uffa0 the Weir") == "Mara of the Weir"
    assert folded("ＭＡＲＡ") == folded("mara")


@pytest.mark.parametrize("other", ["Mara", "mara", "MARA", "ＭＡＲＡ", "Mаrа", "Μara"])
def test_a_name_that_looks_like_another_gets_a_number(other: str) -> None:
    assert unlike(other, ["Jonas"]) == other
    assert unlike(other, ["Jonas", "Mara"]) == f"{other} 2"
    assert unlike(other, ["Mara", "mara 2"]) == f"{other} 3"


def test_a_numbered_name_is_not_too_long() -> None:
    long = "x" * MAX_NAME
    assert unlike(long, []) == long
    assert len(unlike(long, [long])) <= MAX_NAME
