"""Faults of simultaneous decisions, undo and drafts."""

from __future__ import annotations

from typing import Any

import pytest

from rivertable.engine import draft as draft_module
from rivertable.engine import moves
from rivertable.engine.progress import Progress
from tests.engine.faults import WHERE, Fault, after, check, failure, right
from tests.market.market import module

pytestmark = pytest.mark.usefixtures("fish_market")


def test_simultaneous_decisions_whose_order_matters_are_found(fault: Fault) -> None:
    def reward_the_last(s: Any, seat: int, action: int) -> None:
        if module("actions").BID <= action < module("actions").REPORT and s.bids[seat] == -1:
            s.coins[seat] += 1

    fault(apply=after(right().apply, reward_the_last))
    text = failure(check(viewer_steps=200, players=[3]), "simultaneous_decisions_commute")
    assert WHERE.search(text)
    assert "matters for coins" in text


def test_an_undo_that_does_not_lead_back_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = moves.FreeUndo.after_free_undo

    def greedy(*args: Any) -> Any:
        steps, count = honest(*args)
        return steps[:-1], count

    monkeypatch.setattr(moves.FreeUndo, "after_free_undo", greedy)
    text = failure(check(), "undo_is_the_identity")
    assert WHERE.search(text)
    assert "does not lead back" in text


def test_an_agreed_undo_that_keeps_the_future_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Progress, "_deal_anew", lambda progress, rekey: None)
    assert "leaves the future as it was" in failure(check(), "agreed_undo_keeps_what_is_known")


def test_a_draft_that_offers_something_else_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = draft_module.Draft.legal
    monkeypatch.setattr(draft_module.Draft, "legal", lambda draft: honest(draft)[:-1])
    text = failure(check(viewer_steps=200, players=[3]), "drafts_are_exact")
    assert WHERE.search(text)
    assert "offers other actions" in text


def test_a_draft_that_shows_another_position_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(draft_module.Draft, "view", lambda draft: draft._match.view(draft.seat))
    assert "shows another position" in failure(check(), "drafts_are_exact")
