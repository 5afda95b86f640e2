"""Drafts: a turn planned in private, exact, and carried out whole or not at all."""

from __future__ import annotations

from typing import Any

import pytest

from rivertable.engine.errors import ActionTextError, IllegalAction, OptionError
from rivertable.engine.match import Match
from tests.market.market import TWO_KNOWN, market, play

pytestmark = pytest.mark.usefixtures("fish_market")


def to_plan() -> Match:
    """Seat 0 is to act and holds two cards that everybody has seen, in its places 2 and 3."""
    return play(market(), *TWO_KNOWN)


def test_a_plan_shows_what_the_match_would_show() -> None:
    match = to_plan()
    draft = match.draft(0)
    draft.act("sell(3)")
    assert draft.view() == play(match, "0 sell(3)").view(0)


def test_a_plan_offers_what_the_match_would_offer() -> None:
    match = to_plan()
    draft = match.draft(0)
    draft.act("sell(3)")
    assert draft.legal() == play(match, "0 sell(3)").legal(0)


def test_a_plan_names_the_reasons_the_match_would_name() -> None:
    match = to_plan()
    draft = match.draft(0)
    draft.act("sell(3)")
    assert draft.candidates() == play(match, "0 sell(3)").candidates(0)


def test_a_plan_previews_what_comes_after_it() -> None:
    match = to_plan()
    draft = match.draft(0)
    draft.act("sell(3)")
    assert draft.preview("sell(2)") == play(match, "0 sell(3)").preview(0, "sell(2)")


def test_a_plan_tells_what_all_of_it_changes_the_reveal_at_its_end_included() -> None:
    match = to_plan()
    draft = match.draft(0)
    assert draft.changes() == ()
    draft.act("sell(3)")
    sold = {match.say(change.what): change for change in draft.changes()}
    draft.act("draw")
    drawn = {match.say(change.what): change for change in draft.changes()}
    assert draft.is_complete
    assert sold["Cards"].after == sold["Cards"].before - 1
    assert "Cards" not in drawn  # one sold, one drawn
    assert drawn["Coins"] == sold["Coins"]
    assert not [name for name in drawn if name.startswith("Cards with")]  # the kinds are open: one was drawn


def test_planning_leaves_the_match_alone() -> None:
    match = to_plan()
    before = match._state.clone()
    match.draft(0).act("sell(3)")
    assert (match._state, len(match.log)) == (before, len(TWO_KNOWN))


def test_a_plan_is_carried_out_whole() -> None:
    match = to_plan()
    draft = match.draft(0)
    for action in ("sell(3)", "sell(2)", "draw"):
        draft.act(action)
    draft.commit()
    assert match._state == play(to_plan(), "0 sell(3)", "0 sell(2)", "0 draw")._state


def test_a_plan_that_fits_no_longer_is_not_carried_out_at_all() -> None:
    match = to_plan()
    draft = match.draft(0)
    for action in ("sell(3)", "sell(2)"):
        draft.act(action)
    play(match, "0 sell(1)", "0 sell(1)")
    before = match._state.clone()
    with pytest.raises(IllegalAction):
        draft.commit()
    assert match._state == before


def test_a_planned_decision_can_be_taken_back() -> None:
    match = to_plan()
    draft = match.draft(0)
    draft.act("sell(3)")
    draft.undo()
    assert (draft.actions, draft.view()) == ([], match.view(0))


def test_taking_back_keeps_what_was_planned_before() -> None:
    draft = to_plan().draft(0)
    draft.act("sell(3)")
    draft.act("draw")
    draft.undo()
    assert (draft.actions, draft.is_complete) == ([2], False)


def test_taking_back_from_an_empty_plan_changes_nothing() -> None:
    draft = to_plan().draft(0)
    draft.undo()
    assert draft.actions == []


def test_a_plan_stops_where_something_would_be_revealed() -> None:
    draft = market().draft(0)
    draft.act("peek")
    assert (draft.is_complete, draft.legal(), draft.candidates()) == (True, [], [])


def test_a_complete_plan_says_so() -> None:
    draft = market().draft(0)
    draft.act("draw")
    assert draft.decision() == "This plan is complete: what follows will be shown when it is carried out."


def test_a_complete_plan_takes_no_more() -> None:
    draft = market().draft(0)
    draft.act("peek")
    with pytest.raises(IllegalAction, match="This plan is complete"):
        draft.act("draw")


def test_a_complete_plan_previews_nothing() -> None:
    draft = market().draft(0)
    assert draft.preview("take(1)") != ()
    draft.act("peek")
    assert draft.preview("take(1)") == ()


def test_a_plan_does_not_show_what_would_be_revealed() -> None:
    match = market()
    draft = match.draft(0)
    draft.act("peek")
    assert draft.view() == match.view(0)


@pytest.mark.parametrize("action", ["peek", "draw", "take(1)", "sell(1)"])
def test_a_plan_is_the_same_in_every_world_that_looks_the_same(action: str) -> None:
    match = market()
    views = []
    for seed in range(6):
        other = match.clone()
        other._state = match.imagine(0, seed)._state
        draft = other.draft(0)
        draft.act(action)
        views.append((draft.view(), draft.legal(), draft.decision()))
    assert all(view == views[0] for view in views)


def test_an_illegal_plan_is_refused_and_changes_nothing() -> None:
    draft = market().draft(0)
    with pytest.raises(IllegalAction, match="It costs 4"):
        draft.act("take(2)")
    assert (draft.actions, draft.is_complete) == ([], False)


def test_an_action_that_does_not_exist_is_refused() -> None:
    with pytest.raises(ActionTextError):
        market().draft(0).act("swim")


def test_a_seat_that_is_not_to_act_has_nothing_to_plan() -> None:
    with pytest.raises(OptionError, match=r"seat 1 has nothing to decide now \(to act: 0\)"):
        market().draft(1)


@pytest.mark.parametrize("seat", [5, None, -1])
def test_there_is_no_such_seat(seat: Any) -> None:
    with pytest.raises(OptionError):
        market().draft(seat)


def test_a_compound_turn_of_riverside_is_planned_and_carried_out() -> None:
    match = Match("riverside(players=2)", seed=7)
    draft = match.draft(0)
    for _ in range(4):
        if not draft.is_complete:
            draft.act(draft.legal()[0])
    view = draft.view()
    draft.commit()
    assert match.view(0) == view
