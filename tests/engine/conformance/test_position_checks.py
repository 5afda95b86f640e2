"""Faults that are found at a single position: copies, legal actions, texts."""

from __future__ import annotations

from typing import Any

import pytest

from rivertable.engine.messages import Message, say
from rivertable.engine.reasons import OK
from tests.engine.faults import WHERE, Fault, check, failure, right
from tests.market.market import module

pytestmark = pytest.mark.usefixtures("fish_market")


def test_legal_that_looks_at_hidden_cards_is_found(fault: Fault) -> None:
    plain = right()

    def cheating(s: Any, seat: int, out: Any) -> int:
        n = plain.legal(s, seat, out)
        return n - 1 if n > 2 and s.deck[0] == 0 else n

    fault(legal=cheating)
    text = failure(check(), "reasons_and_legal_agree")
    assert WHERE.search(text)
    assert "depends on what it cannot see" in text


def test_reasons_that_look_at_hidden_cards_are_found(fault: Fault) -> None:
    plain, reason = right(), right().reasons

    def cheating(s: Any, seat: int, action: int) -> int:
        code = plain.may(s, seat, action)
        return reason["STORM"] if code != OK and s.deck[0] == 0 else code

    fault(may=cheating)
    assert "the reason against" in failure(check(), "reasons_and_legal_agree")


def test_a_legal_action_that_may_refuses_is_found(fault: Fault) -> None:
    plain, draw = right(), module("actions").DRAW
    fault(may=lambda s, seat, action: 1 if action == draw else plain.may(s, seat, action))
    assert "do not agree on draw" in failure(check(), "reasons_and_legal_agree")


def test_an_action_that_may_allows_and_legal_does_not_list_is_found(fault: Fault) -> None:
    plain, rest = right(), module("actions").REST
    fault(may=lambda s, seat, action: OK if action == rest else plain.may(s, seat, action))
    assert "do not agree on rest" in failure(check(), "reasons_and_legal_agree")


def test_a_label_that_changes_the_state_is_found(fault: Fault) -> None:
    plain = right()

    def careless(s: Any, seat: int, action: int) -> Message:
        s.coins[seat] += 1
        return plain.label(s, seat, action)

    fault(label=careless)
    assert "a question changes the state that it is asked of: coins" in failure(check(), "everything_is_said")


def test_copies_that_share_a_list_are_found(fault: Fault, monkeypatch: pytest.MonkeyPatch) -> None:
    clone = right().state.clone

    def sharing(state: Any) -> Any:
        copy = clone(state)
        copy.discards = state.discards
        return copy

    fault()
    monkeypatch.setattr(right().state, "clone", sharing)
    text = failure(check(), "copies_share_nothing")
    assert WHERE.search(text)
    assert "'discards'" in text


def test_a_preview_without_words_is_found(fault: Fault) -> None:
    fault(quantities=(say("preview-unheard"), *right().quantities[1:]))
    assert "preview-unheard" in failure(check(), "everything_is_said")


def test_candidates_that_lack_a_legal_action_are_found(fault: Fault) -> None:
    plain, draw = right(), module("actions").DRAW
    fault(candidates=lambda s, seat: tuple(id for id in plain.candidates(s, seat) if id != draw))
    assert "the candidates lack draw" in failure(check(), "candidates_hold_the_legal")


def test_a_referee_that_reports_nonsense_is_found(fault: Fault) -> None:
    fault(referee=lambda s, stream: module("actions").DRAW)
    assert "reports draw" in failure(check(viewer_steps=50, players=[2]), "referee_reports_legally")


def test_nothing_is_raised_when_a_match_cannot_be_played(fault: Fault) -> None:
    def mute(s: Any, seat: int, action: int) -> Message:
        raise RuntimeError("no words")

    fault(label=mute)
    assert "RuntimeError: no words" in failure(check(), "everything_is_said")


def test_terms_that_do_not_add_up_are_found(fault: Fault) -> None:
    plain = right()
    fault(weigh=lambda s, seat: [value + 1 for value in plain.weigh(s, seat)])
    assert "add up to 3 more than the estimate" in failure(check(), "terms_add_up")


def test_terms_that_look_at_hidden_cards_are_found(fault: Fault) -> None:
    plain = right()
    fault(weigh=lambda s, seat: [plain.weigh(s, seat)[0] + int(s.deck[0] == 0), *plain.weigh(s, seat)[1:]])
    assert "more than the estimate" in failure(check(), "terms_add_up")


def test_a_term_without_a_value_is_found(fault: Fault) -> None:
    plain = right()
    fault(weigh=lambda s, seat: plain.weigh(s, seat)[:-1])
    assert "3 terms are named, 2 are weighed" in failure(check(), "terms_add_up")
