"""A table made from its entries: numbers that tell nothing, decisions that fit or are stale, proposals."""

from __future__ import annotations

import msgspec
import pytest

from rivertable.engine.fair_deal import seed_from
from rivertable.server.cluster.presence import PresenceTracker
from rivertable.server.errors import Refusal
from rivertable.server.table.clock import ClockSettings
from rivertable.server.table.entries import (
    AnyEntry,
    BotSeated,
    Handed,
    Moved,
    Proposed,
    Sat,
    Stood,
    TimedOut,
    Undone,
    Voted,
    read_entry,
    read_spec,
    written,
)
from rivertable.server.table.proposals import waiting
from rivertable.server.table.table import Table
from rivertable.server.views.tables import view_message
from tests.server.at_table import move, seated, spec


def numbers(table: Table) -> dict[int | None, int]:
    return {viewer: numbers.seq for viewer, numbers in table.view_numbers.items()}


def test_the_match_begins_with_the_last_seat_and_every_nonce() -> None:
    table = Table("t", spec())
    assert table.status == "open"
    table = table.after(Sat(1, "b", "Berta", "two"), 0)
    assert table.match is None
    table = table.after(Sat(0, "a", "Anna", "one"), 0)
    assert table.match is not None
    assert table.match.seed == seed_from(table.spec.secret, ["one", "two"])


def test_an_entry_changes_a_new_table_and_leaves_the_old_one() -> None:
    table = seated()
    assert table.match is not None
    before = table.match.state
    after = move(table, 0)
    assert table.match.state == before
    assert after.seq == table.seq + 1


def test_a_list_of_moves_is_carried_out_whole_or_not_at_all() -> None:
    table = seated()
    assert table.match is not None
    first = str(table.match.legal(0)[0])
    with pytest.raises(Refusal) as refused:
        table.after(Moved(0, [first, "village(none)"]), 0)
    assert refused.value.code == "illegal"
    assert refused.value.clause
    assert table.match.moves == ()


def before_a_reveal(game: str) -> tuple[Table, str]:
    """A table, and a decision of the one seat that is to act, which turns something up and leaves more to decide. Who is asked
    last decides first: then the first one, who may also be the next to decide after that, is the last."""
    table = seated(game)
    while True:
        assert table.match is not None
        seat = table.to_act[-1]
        for action in map(str, table.match.legal(seat)):
            match = table.match.clone()
            match.act(seat, action)
            if match.reveals != table.match.reveals and seat in match.to_act:
                return table, action
        table = move(table, seat)


@pytest.mark.parametrize("game", ["the_river", "twelve_rivers", "river_bankers", "riverside"])
def test_a_list_that_goes_past_a_reveal_tells_nothing_of_it(game: str) -> None:
    """Whatever lies there: nothing has happened, so nobody may learn it from why the next decision is refused, or that it
    is not."""
    told = set()
    for _ in range(3):
        table, revealing = before_a_reveal(game)
        seat = table.to_act[0]
        match = table.after(Moved(seat, [revealing]), 0).match
        assert match is not None
        actions = match.game.actions
        further = [actions.text(id) for id in range(0, actions.count, actions.count // 12)]
        further += [str(action) for action in match.legal(seat)[:3]]
        for action in further:
            with pytest.raises(Refusal) as refused:
                table.after(Moved(seat, [revealing, action]), 0)
            told.add((refused.value.code, refused.value.message, refused.value.clause))
    assert len(told) == 1


def test_an_older_list_that_goes_past_a_reveal_can_still_be_read() -> None:
    table, revealing = before_a_reveal("riverside")
    seat = table.to_act[0]
    match = table.after(Moved(seat, [revealing]), 0).match
    assert match is not None
    kept = read_entry(written(Moved(seat, [revealing, str(match.legal(seat)[0])])))
    with pytest.raises(Refusal, match="ends where something is revealed"):
        table.after(kept, 0)
    assert table.after(kept, 0, replayed=True).match is not None


def test_the_hidden_decisions_of_others_raise_no_number() -> None:
    """Riverside's phase is simultaneous: what seat 0 decides is seen by seat 0 alone until all are done."""
    table = seated(players=3)
    after = move(table, 0)
    assert 0 in after.to_act, "seat 0 has decided only a part of its turn"
    before = numbers(table)
    assert numbers(after) == {**before, 0: before[0] + 1}


def test_who_is_done_is_seen_by_all() -> None:
    table = seated(players=2)
    while 0 in table.to_act:
        last, table = table, move(table, 0)
    assert {viewer for viewer in numbers(table) if table.changed_for(last, viewer)} == {0, 1, None}


def test_a_decision_made_earlier_in_a_simultaneous_phase_still_fits() -> None:
    table = seated(players=2)
    thought = table.view_numbers[1].seq
    while 0 in table.to_act:
        table = move(table, 0)
    assert table.view_numbers[1].seq > thought
    assert table.view_numbers[1].is_fresh(thought)


def test_a_decision_is_stale_after_an_own_one_and_after_a_reveal() -> None:
    table = seated(players=2)
    thought = {seat: table.view_numbers[seat].seq for seat in (0, 1)}
    table = move(table, 0)
    assert not table.view_numbers[0].is_fresh(thought[0])
    rounds = table.match.rounds if table.match else 0
    while table.match and table.match.rounds == rounds:
        table = move(table, table.to_act[0])
    assert not table.view_numbers[1].is_fresh(thought[1])
    assert not table.view_numbers[1].is_fresh(99_999)


@pytest.mark.parametrize("game", ["the_river", "twelve_rivers", "river_bankers", "riverside"])
def test_free_undo_is_counted_as_the_engine_counts(game: str) -> None:
    table = seated(game)
    for step in range(25):
        assert table.match is not None
        assert table.free == [table.match.can_undo(seat) for seat in table.seats], f"after {step} moves"
        table = move(table, table.to_act[0], choice=-1)


def test_after_an_undo_the_log_is_told_from_where_it_differs() -> None:
    table = seated("the_river")
    assert table.match is not None
    start = table.view_numbers[0].seq
    moved = move(table, table.to_act[0])
    seat = table.to_act[0]
    assert moved.match is not None
    assert moved.free[seat] == 1
    undone = moved.after(Undone(seat), 0)
    assert undone.match is not None
    assert undone.view_numbers[seat].events_from(moved.view_numbers[seat].seq) == table.match.event_count(seat)
    assert undone.view_numbers[seat].events_from(start) == table.match.event_count(seat)
    assert undone.view_numbers[seat].events_from(None) == 0
    assert undone.match.view(seat) == table.match.view(seat)


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


def test_leaving_gives_the_seat_back_before_the_start_and_to_a_bot_later() -> None:
    table = Table("t", spec()).after(Sat(0, "a", "Anna", ""), 0).after(Stood(0), 0)
    assert table.seat_states[0].is_open
    playing = seated()
    assert playing.bots_to_act == ()
    left = playing.after(Stood(0), 0)
    assert left.seat_states[0].person == "person0"
    assert left.bots_to_act == (0,)
    back = left.after(Handed(0, False), 0)
    assert back.bots_to_act == ()


@pytest.mark.parametrize(
    "entry",
    [
        Sat(0, "p", "Anna", "n"),
        Moved(1, ["choose_die(brown)"], {0: {"x": 1.5}}),
        Undone(0, 2),
        Proposed(0, "bot", 1, 1),
        Voted(1, 4, False),
        Handed(0, True),
        TimedOut(1),
    ],
)
def test_entries_are_read_as_they_were_written(entry: AnyEntry) -> None:
    assert read_entry(written(entry)) == entry


def test_specs_are_read_as_they_were_written() -> None:
    whole = msgspec.structs.replace(spec(), origin=b"\x00\xff", clock=ClockSettings(bank_seconds=30))
    assert read_spec(written(whole)) == whole


def test_taking_back_more_than_was_done_is_refused_in_words() -> None:
    with pytest.raises(Refusal, match="no move yet that could be taken back"):
        seated().after(Proposed(0, "undo", 1), 0)


@pytest.mark.parametrize(
    ("entry", "code"),
    [
        (Sat(0, "x", "X", ""), "conflict"),
        (Sat(9, "x", "X", ""), "not_found"),
        (Moved(0, ["fly(away)"]), "bad_message"),
        (Voted(0, 77, True), "conflict"),
        (Proposed(0, "undo", 50), "undo_refused"),
        (Proposed(0, "bot", target=9), "not_found"),
        (Proposed(0, "end", target=9), "not_found"),
        (TimedOut(0), "conflict"),
        (BotSeated(0, "normal"), "conflict"),
    ],
)
def test_what_does_not_fit_is_refused_with_a_code(entry: AnyEntry, code: str) -> None:
    with pytest.raises(Refusal) as refused:
        seated().after(entry, 0)
    assert refused.value.code == code
