"""A table as messages: seats, listings, proposals and the clock."""

from __future__ import annotations

import msgspec

from rivertable.server.cluster.presence import PresenceTracker
from rivertable.server.table.clock import ClockSettings
from rivertable.server.table.entries import BotSeated, Handed, Proposed, Sat, SeatSpec
from rivertable.server.table.table import Table
from rivertable.server.views.tables import clock_of, info_for, listing, seat_infos, table_info, view_message
from tests.server.at_table import move, seated, spec


def test_seats_say_who_is_there_who_is_away_and_for_whom_they_are() -> None:
    presence = PresenceTracker(away_seconds=60)
    presence.come("t", "anna")
    reserved = msgspec.structs.replace(spec(players=4), seats=(SeatSpec(),) * 3 + (SeatSpec(None, "dora", "Dora"),))
    table = Table("t", reserved).after(Sat(0, "anna", "Anna"), 1000).after(Sat(1, "berta", "Berta"), 2000)
    seats = seat_infos(table.after(BotSeated(2, "easy"), 3000), presence)
    assert [seat.presence for seat in seats] == ["here", "away", "bot", "open"]
    assert [seat.bot_from for seat in seats] == [None, 63_000, None, None]
    assert seats[3].reserved_for == "Dora"


def test_a_person_a_bot_plays_for_is_shown_with_the_level_of_the_bot() -> None:
    (seat, _) = seat_infos(seated().after(Handed(0, True), 0), PresenceTracker())
    assert (seat.kind, seat.bot_plays, seat.level) == ("person", True, "normal")


def test_a_listing_is_the_same_for_all_and_the_invitation_for_insiders() -> None:
    table, nobody = seated(), PresenceTracker()
    listed = listing(table)
    assert (listed.your_seats, listed.your_turn) == ([], False)
    mine, theirs = (info_for(listed, nobody, person, "again") for person in ("person1", "stranger"))
    assert (mine.your_seats, mine.your_turn, mine.invitation, mine.rematch) == ([1], True, "invitation", "again")
    assert (theirs.your_seats, theirs.your_turn, theirs.invitation) == ([], False, None)
    assert table_info(table, nobody, "host", None).invitation == "invitation"


def test_the_secret_of_the_deal_is_shown_when_the_match_is_over() -> None:
    table, nobody = seated(players=1), PresenceTracker()
    assert table_info(table, nobody, "person0", None).deal.secret is None
    over = table.after(Proposed(0, "end"), 0)
    assert table_info(over, nobody, "person0", None).deal.secret == table.spec.secret


def test_watchers_are_counted_without_those_who_sit_there() -> None:
    presence = PresenceTracker()
    for person in ("person0", "stranger", None):
        presence.come("t", person)
    assert table_info(seated(), presence, None, None).watching == 2


def test_a_clock_is_shown_as_it_stands_now() -> None:
    table = seated("the_river", clock=ClockSettings(bank_seconds=60, increment_seconds=5))
    (first,) = table.to_act
    assert table.clock is not None
    shown = clock_of(table.clock, 12_000)
    assert shown.left_ms[first] == 48_000
    assert (shown.left_ms[1 - first], shown.running, shown.at) == (60_000, [first], 12_000)
    assert (shown.bank_ms, shown.increment_ms) == (60_000, 5_000)


def test_a_proposal_is_a_sentence_with_those_who_have_not_answered() -> None:
    table = move(seated(players=3), 0).after(Proposed(0, "undo"), 0)
    (proposal,) = view_message(table, 1, PresenceTracker(), 0).proposals
    assert proposal.text == "Name 0 asks to take back 1 decision."
    assert (proposal.message.id, proposal.message.args["moves"]) == ("proposal-undo", 1)
    assert (proposal.by, proposal.agreed, proposal.waiting) == (0, [0], [1, 2])


def test_before_the_match_there_is_no_position() -> None:
    view = view_message(Table("t", spec()), None, PresenceTracker(), 0)
    assert (view.status, view.position, view.events, view.clock) == ("open", None, [], None)


def test_a_listing_says_when_the_time_of_a_seat_is_up() -> None:
    table = seated("the_river", clock=ClockSettings(bank_seconds=60, increment_seconds=5))
    (first,) = table.to_act
    assert table.clock is not None
    times = listing(table).time_up
    assert (times[first], times[1 - first]) == (table.clock.at + 60_000, None)
    assert listing(seated()).time_up == []
