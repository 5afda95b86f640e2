"""Reasons: a code in the rules, a sentence and a clause outside."""

from __future__ import annotations

from typing import Any, cast

import pytest

from rivertable.engine.instance import Instance
from rivertable.engine.reasons import OK, Reason, ReasonCode


class Why(ReasonCode):
    NO_FIRE = "RS-5.8"
    ROW_FULL = "RS-5.10"
    BOAT_FULL = "RS-5.10"


def by_code(code: int) -> ReasonCode:
    reasons: Any = Why
    return cast(ReasonCode, reasons(code))


def test_reasons_are_numbered_from_1_as_declared() -> None:
    assert [int(why) for why in Why] == [1, 2, 3]


def test_no_reason_is_ok() -> None:
    assert OK not in list(Why)


def test_two_reasons_may_cite_one_clause() -> None:
    assert len(Why) == 3


def test_a_reason_knows_its_clause() -> None:
    assert Why.NO_FIRE.clause == "RS-5.8"


def test_a_reason_is_found_by_the_code_a_rule_returned() -> None:
    assert by_code(2) is Why.ROW_FULL


def test_a_code_without_a_reason_is_refused() -> None:
    with pytest.raises(ValueError, match="4"):
        by_code(4)


def test_the_message_of_a_reason_carries_its_name() -> None:
    assert Why.NO_FIRE.message_id == "reason-no_fire"


def test_a_reason_is_read_as_a_sentence_with_its_clause() -> None:
    assert str(Reason("no_fire", "There is no fire left.", "RS-5.8")) == "There is no fire left. (RS-5.8)"


def test_every_reason_of_a_game_cites_a_clause(interpreted: Instance) -> None:
    assert all(why.clause for why in interpreted.game.reasons)
