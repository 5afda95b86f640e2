"""Faults of a game that are found without a match: its actions, texts, fields and call graph."""

from __future__ import annotations

import dataclasses
from typing import Any

import pytest

from rivertable.engine import rule
from rivertable.engine.actions import Actions
from rivertable.engine.conformance import Report
from rivertable.engine.conformance.contract_checks import required_fields
from rivertable.engine.game_config import load
from rivertable.engine.instance import instance
from tests.engine.faults import Fault, check, failure, right

pytestmark = pytest.mark.usefixtures("fish_market")


def test_two_actions_of_one_text_are_found(fault: Fault) -> None:
    actions = Actions()
    for block in right().actions.blocks:
        actions.block(block.name, **block.domains)
    actions.block("rest")
    fault(actions=actions)
    assert "rest" in failure(check(), "action_texts")


def test_an_ending_without_words_is_found(fault: Fault) -> None:
    fault(end_reasons=(*right().end_reasons, "flood"))
    assert "end-flood" in failure(check(), "catalogue_complete")


def test_a_missing_option_field_is_found(fault: Fault) -> None:
    fault(options=(*right().options, dataclasses.replace(right().options[0], name="night")))
    report = Report("fish_market")
    report.run(required_fields, load("fish_market", night=False))
    assert "opt_night" in failure(report, "required_fields")


def test_rules_that_call_each_other_in_a_circle_are_found(fault: Fault, monkeypatch: pytest.MonkeyPatch) -> None:
    fault()
    names: dict[str, Any] = {}
    exec("def sow(s):\n    reap(s)\ndef reap(s):\n    sow(s)", names)
    package = instance("fish_market").package
    monkeypatch.setitem(rule._rules, package, [*rule.rules_of(package), names["sow"], names["reap"]])
    assert "sow -> reap -> sow" in failure(check(), "call_graph")
