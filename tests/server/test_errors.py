"""Codes of refusals."""

from __future__ import annotations

import re
from typing import get_args

from rivertable.server.errors import ErrorCode, Refusal
from scripts.generate_types import ROOT

DOC = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")


def test_every_error_code_is_documented() -> None:
    codes = set(get_args(ErrorCode))
    assert codes - set(re.findall(r"`(\w+)`", DOC)) == set()


def test_a_refusal_has_a_code_a_sentence_and_a_clause_if_a_rule_says_so() -> None:
    refusal = Refusal("illegal", "You hold two already.", "TR-5.12")
    assert (refusal.code, refusal.clause, str(refusal)) == ("illegal", "TR-5.12", "You hold two already.")
    assert Refusal("conflict", "no", "").clause is None
