"""What is told of a table besides moves: who is told what, when, and where it stands among the events."""

from __future__ import annotations

import msgspec
import pytest

from rivertable.engine.chance import stream_from
from rivertable.engine.contract import REFEREE_SEAT
from rivertable.engine.secrecy import Viewer
from rivertable.server.bots.jobs import bot_seed
from rivertable.server.bots.runner import request_of
from rivertable.server.cluster.presence import PresenceTracker
from rivertable.server.protocol.messages import ViewMessage, encode
from rivertable.server.table.clock import ClockSettings
from rivertable.server.table.entries import AnyEntry, Handed, Hinted, Moved, Proposed, Sat, Stood, TimedOut, Voted
from rivertable.server.table.notices import KEPT
from rivertable.server.table.table import Table
from rivertable.server.views.tables import table_info, view_message
from tests.server.at_table import move, seated, spec

GAMES = ("river_bankers", "riverside", "stone_layer", "the_river", "twelve_rivers")
NOBODY = PresenceTracker()


def told(table: Table, viewer: Viewer = None) -> list[str]:
    return [notice.text.text for notice in view_message(table, viewer, NOBODY, 0).notices]


def after(table: Table, *entries: AnyEntry) -> Table:
    for entry in entries:
        table = table.after(entry, 0)
    return table


def test_who_plays_a_seat_is_told_when_it_changes() -> None:
    table = after(seated(), Handed(0, True), Handed(0, True), Handed(0, False), Handed(0, False), Stood(1))
    sentences = ["A bot plays for Name 0 now.", "Name 0 plays again.", "Name 1 has left the seat, and a bot plays on."]
    assert told(table) == told(table, 0) == told(table, 1) == sentences


def test_before_the_match_nothing_is_told() -> None:
    table = after(Table("t", spec()), Sat(0, "anna", "Anna"), Stood(0), Sat(0, "anna", "Anna"), Sat(1, "ben", "Ben"))
    assert table.match is not None
    assert told(table) == []


def test_a_proposal_and_its_answers_are_told() -> None:
    table = after(seated(players=3), Proposed(0, "end"))
    asked = table.proposals.open[0].id
    assert told(table) == ["Name 0 asks to end the match here."]
    refused = after(table, Voted(1, asked, True), Voted(2, asked, False))
    assert told(refused)[1:] == ["Name 1 agrees.", "Name 2 says no: the match goes on."]
    agreed = after(table, Voted(1, asked, True), Voted(2, asked, True))
    assert told(agreed)[1:] == ["Name 1 agrees.", "All agree: the match ends here."]


def test_what_nobody_is_asked_about_is_told_as_it_is_done() -> None:
    table = after(seated(players=2), Proposed(0, "bot", target=1))
    assert told(table) == ["A bot plays for Name 1 now."]
    alone = move(seated(players=1), 0)
    assert told(after(alone, Proposed(0, "undo"))) == [], "the shorter log shows it"


@pytest.mark.parametrize(
    ("at_zero", "said"), [("bot", "is up, and a bot plays on."), ("pass", "is up, and a bot plays this turn.")]
)
def test_a_clock_that_runs_out_is_told(at_zero: str, said: str) -> None:
    clock = msgspec.convert({"bank_seconds": 10, "at_zero": at_zero}, ClockSettings)
    table = seated("the_river", clock=clock)
    (seat,) = table.to_act
    assert told(table.after(TimedOut(seat), 10_000)) == [f"The time of Name {seat} {said}"]


def test_a_notice_stands_after_the_events_the_viewer_had_seen() -> None:
    """Marks of the phase are seen by seat 0 alone."""
    table = after(move(move(seated(), 0), 0), Handed(1, True))
    assert table.match is not None
    for viewer in (0, 1, None):
        (notice,) = view_message(table, viewer, NOBODY, 0).notices
        assert notice.after_event == table.match.event_count(viewer)
    mine, theirs = (view_message(table, viewer, NOBODY, 0).notices[0].after_event for viewer in (0, 1))
    assert mine > theirs


def test_only_what_is_new_is_sent_and_only_the_last_notices_are_kept() -> None:
    table = seated()
    seen = []
    for number in range(KEPT + 5):
        table = after(table, Handed(0, number % 2 == 0))
        seen.append(table.view_numbers[None].seq)
    last = view_message(table, None, NOBODY, 0, after=seen[-3])
    assert (last.notices_from, len(last.notices)) == (KEPT + 3, 2)
    whole = view_message(table, None, NOBODY, 0)
    assert (whole.notices_from, len(whole.notices)) == (5, KEPT)
    assert view_message(table, None, NOBODY, 0, after=seen[-1]).notices == []


# ------------------------------------------------------------ hints


def test_a_hint_is_told_with_the_next_visible_move_once_a_turn() -> None:
    table = seated("the_river")
    (seat,) = table.to_act
    other = 1 - seat
    before = view_message(table, other, NOBODY, 0)
    table = after(table, Hinted(seat), Hinted(seat))
    assert view_message(table, other, NOBODY, 0) == before
    moved = move(table, seat)
    assert told(moved, other) == told(moved, seat) == told(moved) == [f"Name {seat} asked for a hint."]
    assert view_message(moved, other, NOBODY, 0).notices[0].after_event == len(before.events)
    while seat in moved.to_act:
        moved = move(after(moved, Hinted(seat)), seat)
    assert len(told(moved, other)) == 1, "it counts once a turn"


def test_a_hint_on_a_hidden_decision_is_told_when_all_are_revealed() -> None:
    table = after(seated(players=2), Hinted(0))
    while 0 in table.to_act:
        table = move(table, 0)
        assert told(table, 1) == told(table) == []
    assert told(table, 0) == ["Name 0 asked for a hint."]
    while not told(table, 1):
        table = move(table, 1)
    assert told(table) == told(table, 1) == ["Name 0 asked for a hint."]
    (notice,) = view_message(table, 1, NOBODY, 0).notices
    shown = view_message(table, 1, NOBODY, 0).events[notice.after_event :]
    assert 0 in [event.args.get("seat") for event in shown], "before what it was asked for"


def test_a_hint_that_no_move_follows_is_told_to_nobody() -> None:
    table = after(seated(), Hinted(0), Handed(1, True), Handed(1, False))
    assert [text for text in told(table) if "hint" in text] == []


def steps(game: str, *, hints: bool) -> list[tuple[Table, int]]:
    """The same match with and without hints: each table after a move, with the seat that moved. Seat 0 asks for a hint before
    every move."""
    clock = ClockSettings(bank_seconds=10, at_zero="show")
    table = Table("t", msgspec.structs.replace(spec(game, 2, clock), secret="ab" * 32))
    table = after(table, Sat(0, "a", "Anna", "n0"), Sat(1, "b", "Ben", "n1"))
    played = []
    for at in range(0, 40_000, 1000):
        if table.status != "playing":
            break
        seat = table.to_act[-1 if at % 3000 else 0]
        if hints and 0 in table.to_act:
            table = table.after(Hinted(0), at - 500)
        table = table.after(Moved(seat, [chosen(table, seat, at // 1000)]), at)
        played.append((table, seat))
    return played


def chosen(table: Table, seat: int, number: int) -> str:
    """Some legal action; for the referee what the server would report, whose chance comes from the table."""
    match = table.playing()
    if seat == REFEREE_SEAT:
        report = match.likely_report(stream_from(bot_seed(table, request_of(table, seat))))
        return table.config.game.actions.text(report)
    legal = match.legal(seat)
    return str(legal[number % len(legal)])


def shown_to(table: Table, viewer: Viewer, now: int) -> ViewMessage:
    return view_message(table, viewer, NOBODY, now)


def without_notices(view: ViewMessage) -> bytes:
    return encode(msgspec.structs.replace(view, notices=[], notices_from=0))


@pytest.mark.parametrize("game", GAMES)
def test_whether_a_seat_asks_for_hints_shows_nowhere_until_its_next_visible_act(game: str) -> None:
    """Two runs of a match that differ in the hints of seat 0 alone: the others see the same at the same moments, except that
    together with new events they may be told of a hint."""
    asked = before = None
    for (plain, seat), (hinted, _) in zip(steps(game, hints=False), steps(game, hints=True), strict=True):
        now = 90_000
        assert table_info(plain, NOBODY, "b", None) == table_info(hinted, NOBODY, "b", None)
        for viewer in (1, None):
            with_hints, without = (shown_to(table, viewer, now) for table in (hinted, plain))
            assert without.notices == []
            assert without_notices(with_hints) == without_notices(without)
            assert hinted.view_numbers[viewer].at == plain.view_numbers[viewer].at
            if before is not None:
                had = shown_to(before, viewer, now)
                if with_hints.events == had.events:
                    assert with_hints.notices == had.notices
                    assert with_hints.seq == had.seq or with_hints.position != had.position
            if any(notice.text.id == "notice-hint" for notice in with_hints.notices):
                asked = viewer, seat
        before = hinted
        pending = hinted.after(Hinted(0), 95_000)
        assert table_info(pending, NOBODY, "b", None) == table_info(hinted, NOBODY, "b", None)
        assert request_of(pending, REFEREE_SEAT) == request_of(plain, REFEREE_SEAT)
        for viewer in (1, None):
            assert encode(shown_to(pending, viewer, now)) == encode(shown_to(hinted, viewer, now))
            assert not pending.changed_for(hinted, viewer)
    assert asked is not None, "some hint was told"
