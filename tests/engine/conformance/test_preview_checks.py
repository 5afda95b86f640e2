"""The conformance suite finds previews that tell something untrue, and those that leave something out."""

from __future__ import annotations

from typing import Any

import pytest

from rivertable.engine.contract import Change
from rivertable.engine.match import Match
from rivertable.engine.messages import say
from tests.engine.faults import WHERE, Fault, check, failure, right

pytestmark = pytest.mark.usefixtures("fish_market")


def test_a_drawn_card_told_before_it_is_seen_is_found(fault: Fault) -> None:
    fault(unforeseen=lambda before, after, seat: frozenset())
    text = failure(check(), "previews_come_true", "plans_come_true")
    assert WHERE.search(text)
    assert "draw: told Cards with" in text
    assert "but it becomes" in text


@pytest.mark.parametrize(("action", "text"), [("draw", "nothing is told of Cards"), ("leave", "told Coins")])
def test_a_preview_that_is_not_whole_or_not_true_is_found(
    monkeypatch: pytest.MonkeyPatch, action: str, text: str
) -> None:
    """Drawing reveals a card, so only what is the same in every world can be missed. Leaving changes nothing."""
    preview = Match.preview

    def faulty(match: Match, seat: int, id: int) -> tuple[Change, ...]:
        if match.game.actions.text(id) != action:
            return preview(match, seat, id)
        return () if action == "draw" else (Change(say("preview-coins"), 1, 99),)

    monkeypatch.setattr(Match, "preview", faulty)
    assert f"{action}: {text}" in failure(check(), "previews_come_true")


def test_a_quantity_read_from_hidden_cards_is_found(fault: Fault) -> None:
    plain = right()

    def spying(s: Any, seat: int) -> list[int]:
        coins, *others = plain.measure(s, seat)
        return [coins + max(0, s.deck[0]), *others]

    fault(measure=spying)
    text = failure(check(), "quantities_are_known", "previews_come_true", "plans_come_true")
    assert WHERE.search(text)
    assert "Coins is read from something that seat" in text


def test_a_quantity_without_a_value_is_found(fault: Fault) -> None:
    plain = right()
    fault(measure=lambda s, seat: [*plain.measure(s, seat)][1:])
    assert not check().ok
