"""Proposals: who must agree, and what happens then."""

from __future__ import annotations

import pytest

from rivertable.server.cluster.presence import PresenceTracker
from rivertable.server.errors import Refusal
from rivertable.server.table.entries import (
    BotSeated,
    Moved,
    Proposed,
    Sat,
    Undone,
    Voted,
)
from rivertable.server.table.proposals import waiting
from rivertable.server.table.table import Table
from rivertable.server.views.tables import view_message
from tests.server.at_table import move, seated, spec


def test_an_undo_beyond_what_is_free_needs_everybody() -> None:
    table = seated("the_river", players=3)
    first = table.to_act[0]
    while table.to_act[0] == first:
        table = move(table, first)
    second = table.to_act[0]
    table = move(table, second)
    with pytest.raises(Refusal, match=f"Name {second} has moved since") as refused:
        table.after(Undone(first), 0)
    assert refused.value.code == "undo_refused"
    asked = table.after(Proposed(first, "undo"), 0)
    ballot = asked.proposals.open[0]
    others = [seat for seat in asked.seats if seat != first]
    assert waiting(ballot, asked.seat_states) == others
    half = asked.after(Voted(others[0], ballot.id, True), 0)
    assert half.match is not None
    assert asked.match is not None
    assert half.match.log == asked.match.log
    done = half.after(Voted(others[1], ballot.id, True), 0)
    assert done.match is not None
    assert len(done.match.moves) < len(half.match.moves)
    assert done.proposals.open == []
    refused_by_one = asked.after(Voted(others[0], ballot.id, False), 0)
    assert refused_by_one.proposals.open == []


def test_the_number_of_a_proposal_does_not_count_hidden_decisions() -> None:
    """Seat 0 has decided something in the one course and nothing in the other, and seat 1 cannot know."""
    table = seated(players=3)
    courses = [course.after(Proposed(1, "end"), 0) for course in (table, move(table, 0))]
    asked = [view_message(course, 1, PresenceTracker(), 0).proposals for course in courses]
    assert asked[0] == asked[1]


def test_a_proposal_that_waits_for_nobody_any_more_can_be_made_again() -> None:
    """Who was asked has gone away, and a bot plays for them."""
    asked = seated().after(Proposed(0, "end"), 0)
    with pytest.raises(Refusal, match="already asked"):
        asked.after(Proposed(0, "end"), 0)
    gone = asked.after(Proposed(0, "bot", target=1), 0)
    assert gone.seat_states[1].is_bot
    assert gone.status == "playing"
    assert gone.after(Proposed(0, "end"), 0).status == "over"


def test_bots_agree_at_once() -> None:
    table = Table("t", spec("the_river"))
    table = table.after(BotSeated(1, "normal"), 0)
    table = table.after(Sat(0, "a", "Anna", ""), 0)
    for _ in range(12):
        table = move(table, table.to_act[0])
    asked = table.after(Proposed(0, "undo"), 0)
    assert asked.match is not None
    assert table.match is not None
    assert len(asked.match.moves) < len(table.match.moves)


def test_ending_by_agreement_leaves_no_winner() -> None:
    table = seated()
    table = table.after(Proposed(0, "end"), 0)
    table = table.after(Voted(1, table.proposals.open[0].id, True), 0)
    assert table.status == "over"
    assert table.to_act == ()
    with pytest.raises(Refusal, match="over"):
        table.after(Moved(0, ["pass"]), 0)


def test_taking_back_more_than_was_done_is_refused_in_words() -> None:
    with pytest.raises(Refusal, match="no move yet that could be taken back"):
        seated().after(Proposed(0, "undo", 1), 0)
