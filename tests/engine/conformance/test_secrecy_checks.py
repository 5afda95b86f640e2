"""The conformance suite finds every leak, and worlds that could not be."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from rivertable.engine import seen, viewable
from rivertable.engine.contract import Game
from rivertable.engine.events import Audience, Events
from rivertable.engine.kept import fill_kept
from rivertable.engine.messages import Message, say
from rivertable.engine.preview import Previews
from rivertable.engine.secrecy import redact
from tests.engine.faults import WHERE, Fault, after, check, failure, right
from tests.market.market import module

pytestmark = pytest.mark.usefixtures("fish_market")


# ---------------------------------------------------------------- leaks


class Spy:
    """A fault that remembers the real state, which functions that get a redacted one should never see."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.real: Any = None

    def to_act(self, s: Any) -> int:
        self.real = s
        return self.game.to_act(s)

    def secret(self) -> int:
        """The bottom of the deck and all hands."""
        return int(self.real.deck[0]) + 3 * sum(max(0, card) for hand in self.real.hand for card in hand)

    def decision(self, s: Any, seat: int) -> Message:
        return say("decide-turn", coins=self.secret())

    def label(self, s: Any, seat: int, action: int) -> Message:
        return say("action-bid", coins=self.secret())

    def explain(self, s: Any, seat: int, action: int, reason: int) -> dict[str, int]:
        return {"price": self.secret(), "coins": 0}


@pytest.mark.parametrize(
    ("name", "shows"),
    [("decision", "decision"), ("label", "candidates"), ("explain", "reasons")],
)
def test_words_that_leak_are_found(fault: Fault, name: str, shows: str) -> None:
    spy = Spy(right())
    fault(to_act=spy.to_act, **{name: getattr(spy, name)})
    text = failure(check(), "imagined_worlds_look_the_same", "drafts_are_exact")
    assert WHERE.search(text)
    assert shows in text


def test_a_preview_of_the_real_state_is_found(fault: Fault, monkeypatch: pytest.MonkeyPatch) -> None:
    plain, spy = right(), Spy(right())

    def measure(s: Any, seat: int) -> list[int]:
        coins, *others = plain.measure(s, seat)
        return [coins * (1 + max(0, s.deck[0])), *others]

    fault(measure=measure, to_act=spy.to_act)
    monkeypatch.setattr(seen, "Previews", lambda config, _, seat: Previews(config, spy.real.clone(), seat))
    report = check()
    assert "what is hidden shows in: previews" in report.failed["imagined_worlds_look_the_same"][0]


def test_a_view_of_the_real_state_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(viewable, "redact", lambda s, viewer: s.clone() if viewer is None else redact(s, viewer))
    text = failure(check(), "imagined_worlds_look_the_same")
    assert WHERE.search(text)
    assert "viewer None: what is hidden shows in: view" in text


@pytest.mark.parametrize("name", ["card_drawn", "card_peeked"])
def test_an_event_told_to_the_wrong_people_is_found(fault: Fault, name: str) -> None:
    fault(events=with_audience(name, Audience.ALL))
    text = failure(check(viewer_steps=500), "events_tell_what_is_seen")
    assert WHERE.search(text)
    assert f"told of hidden things by {name}" in text


def test_a_sealed_bid_told_at_once_is_found(fault: Fault) -> None:
    fault(events=with_audience("bid_made", Audience.ALL))
    report = check(viewer_steps=200, players=[3])
    assert "chose in secret" in failure(report, "hidden_choices_do_not_show", "simultaneous_decisions_commute")


def with_audience(name: str, audience: Audience) -> Events:
    events = Events()
    for kind in right().events.kinds:
        heard = audience if kind.name == name else kind.audience
        events.add(kind.name, audience=heard, begins=kind.begins, **kind.domains)
    return events


def test_a_hidden_choice_that_shows_too_early_is_found(fault: Fault) -> None:
    def show(s: Any, seat: int, action: int) -> None:
        if module("actions").BID <= action < module("actions").REPORT and s.bids[seat] != -1:
            s.shown_bids[seat] = s.bids[seat]

    fault(apply=after(right().apply, show))
    text = failure(check(viewer_steps=200, players=[3]), "hidden_choices_do_not_show")
    assert WHERE.search(text)
    assert "shows in: view" in text


def test_a_seen_mask_that_does_not_move_with_its_card_is_found(fault: Fault) -> None:
    plain = right()

    def sloppy(s: Any, seat: int, action: int) -> None:
        masks = [row[:] for row in s.hand_seen]
        plain.apply(s, seat, action)
        if action < module("actions").TAKE:
            s.hand_seen[seat][: s.hand_count[seat]] = masks[seat][: s.hand_count[seat]]

    fault(apply=sloppy)
    assert "sell" in failure(check(viewer_steps=700, players=[2]), "reveals_are_counted", "drafts_are_exact")


def test_a_reveal_that_is_not_counted_is_found(fault: Fault) -> None:
    def forget(s: Any, seat: int, action: int) -> None:
        s.reveals -= 1 if action == module("actions").PEEK else 0

    fault(apply=after(right().apply, forget))
    text = failure(check(viewer_steps=200, players=[3]), "reveals_are_counted", "drafts_are_exact", "plans_come_true")
    assert WHERE.search(text)
    assert "peek showed" in text


# ---------------------------------------------------------------- imagined worlds


def dealing(then: Callable[[Any, int], None]) -> Any:
    deal_unknown = right().deal_unknown

    def faulty(s: Any, viewer: int, stream: Any) -> None:
        deal_unknown(s, viewer, stream)
        then(s, viewer)

    return faulty


def test_a_deal_that_contradicts_what_a_seat_knows_is_found(fault: Fault) -> None:
    def change(s: Any, viewer: int) -> None:
        s.market[0] = (s.market[0] + 1) % 3

    fault(deal_unknown=dealing(change))
    text = failure(check(), "dealing_keeps_what_is_known")
    assert WHERE.search(text)
    assert "field 'market'" in text


def test_a_deal_that_leaves_something_unknown_is_found(fault: Fault) -> None:
    def cover(s: Any, viewer: int) -> None:
        s.deck[s.deck_count - 1] = module("deal").UNKNOWN_I8 if s.deck_seen[s.deck_count - 1] == 0 else s.deck[0]

    fault(deal_unknown=dealing(cover))
    assert "is unknown after dealing" in failure(check(), "dealing_keeps_what_is_known")


def test_a_deal_that_makes_up_cards_is_found(fault: Fault) -> None:
    def enrich(s: Any, viewer: int) -> None:
        s.deck[0] = s.deck[0] if s.deck_seen[0] else 2

    fault(deal_unknown=dealing(enrich))
    assert "add up to" in failure(check(), "dealing_keeps_what_is_known")


def test_a_deal_for_the_whole_table_that_changes_a_hand_is_found(fault: Fault) -> None:
    def change(s: Any, viewer: int) -> None:
        if viewer == module("deal").TABLE:
            s.hand[0][2] = (s.hand[0][2] + 2) % 4 - 1

    fault(deal_unknown=dealing(change))
    assert "all seats together" in failure(check(), "dealing_keeps_what_is_known")


def test_a_deal_that_forgets_what_is_kept_is_found(fault: Fault) -> None:
    def forget(s: Any, viewer: int) -> None:
        s.has_bid[0] = 1

    fault(deal_unknown=dealing(forget))
    assert "field 'has_bid' holds [1, " in failure(check(), "dealing_keeps_what_is_known")


def test_a_deal_after_which_nobody_is_asked_is_found(fault: Fault) -> None:
    def close(s: Any, viewer: int) -> None:
        for seat in range(s.players):
            s.bids[seat] = 0 if viewer not in (seat, module("deal").TABLE) else s.bids[seat]
        fill_kept(s)

    fault(deal_unknown=dealing(close))
    report = check(viewer_steps=200, players=[3])
    assert "is over though the match goes on" in report.failed["dealing_keeps_what_is_known"][0]


def test_a_policy_that_looks_at_hidden_cards_is_found(fault: Fault) -> None:
    fault(policy=lambda s, seat, out, n, stream: out[0] if s.deck[0] == 0 else out[n - 1])
    text = failure(check(), "policy_looks_at_what_is_known")
    assert WHERE.search(text)
    assert "looks at something hidden" in text


def test_a_policy_that_takes_an_illegal_action_is_found(fault: Fault) -> None:
    fault(policy=lambda s, seat, out, n, stream: out[n - 1] + 1)
    assert "not among the legal" in failure(check(), "policy_looks_at_what_is_known")
