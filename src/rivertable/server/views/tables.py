"""A table as messages: who sits where, how lists show it, and all that a viewer sees."""

from __future__ import annotations

from typing import Protocol

from msgspec.structs import replace

from rivertable.engine.contract import REFEREE_SEAT
from rivertable.engine.secrecy import Viewer
from rivertable.server.protocol.messages import ViewMessage
from rivertable.server.protocol.parts import (
    Clock,
    DealInfo,
    NoticeInfo,
    Proposal,
    RatingChange,
    SeatInfo,
    TableInfo,
    Text,
)
from rivertable.server.table.clock import TableClock
from rivertable.server.table.notices import Notice, proposal_message
from rivertable.server.table.proposals import Ballot, waiting
from rivertable.server.table.seats import SeatState
from rivertable.server.table.table import Table
from rivertable.server.views.lessons import lesson_info
from rivertable.server.views.positions import PositionMessages, outcome_of


class WhoIsHere(Protocol):
    """What views need to know about presence; `cluster.presence` knows it."""

    def is_here(self, table: str, person: str | None) -> bool: ...

    def bot_from(self, table: str, person: str, last_act: int) -> int: ...

    def watching(self, table: str, seated: set[str]) -> int: ...


def seat_infos(table: Table, presence: WhoIsHere) -> list[SeatInfo]:
    """The seats of a table, with who of the people is here."""
    seats = [_seat_info(table, seat, seat_state) for seat, seat_state in enumerate(table.seat_states)]
    return _with_presence(seats, table.id, table.view_numbers[None].at, presence)


def _seat_info(table: Table, seat: int, seat_state: SeatState) -> SeatInfo:
    if seat_state.is_open:
        return SeatInfo(seat, seat, "open", "", reserved_for=seat_state.spec.reserved_name)
    if seat_state.person is None:
        level, character = seat_state.level, seat_state.character
        return SeatInfo(seat, seat, "bot", seat_state.name, level=level, presence="bot", character=character)
    return SeatInfo(
        seat=seat,
        colour=seat,
        kind="person",
        name=seat_state.name,
        kept=seat_state.kept,
        person=seat_state.person,
        level=table.spec.stand_in if seat_state.is_bot else None,
        bot_plays=seat_state.is_bot,
        presence="away",
        ready=table.is_ready(seat),
    )


def _with_presence(seats: list[SeatInfo], table: str, last_act: int, presence: WhoIsHere) -> list[SeatInfo]:
    def placed(seat: SeatInfo) -> SeatInfo:
        if seat.person is None:
            return seat
        if presence.is_here(table, seat.person):
            return replace(seat, presence="here", bot_from=None)
        return replace(seat, presence="away", bot_from=presence.bot_from(table, seat.person, last_act))

    return [placed(seat) for seat in seats]


def listing(table: Table) -> TableInfo:
    """The table as it is stored for lists, the same for everybody; `info_for` adds what depends on the person."""
    spec, over, deal, is_open = table.spec, table.status == "over", table.deal, table.status == "open"
    seats = [_seat_info(table, seat, seat_state) for seat, seat_state in enumerate(table.seat_states)]
    phones = [seat_state.phone and is_open for seat_state in table.seat_states]
    return TableInfo(
        id=table.id,
        game=spec.game,
        title=table.config.game.header.name,
        options=table.config.options,
        overlay=spec.overlay.name if spec.overlay else None,
        status=table.status,
        public=spec.public,
        pace=spec.pace,
        hints=table.has_hints,
        chat=spec.chat,
        rated=spec.rated,
        what_if=spec.origin is not None,
        watch_delay_seconds=spec.watch_delay_seconds,
        watch=spec.watch,
        clock=spec.clock,
        open_sheets=spec.open_sheets,
        seats=[replace(seat, phone=phone) for seat, phone in zip(seats, phones, strict=True)],
        host=table.host,
        your_seats=[],
        your_turn=False,
        to_act=list(table.to_act),
        round=table.match.rounds if table.match else 0,
        watching=0,
        created=spec.created,
        updated=table.view_numbers[None].at,
        deal=DealInfo(deal.commitment, deal.secret if over else None, deal.nonces if over else None),
        invitation=spec.invitation,
        time_up=table.clock.time_up if table.clock else [],
        lesson=spec.lesson is not None,
        changes=table.changes,
    )


def info_for(listed: TableInfo, presence: WhoIsHere, person: str | None, rematch: str | None) -> TableInfo:
    """A listing as one person sees it. Only people who sit there and the host see the invitation, and who came with a phone."""
    seated = {seat.person for seat in listed.seats if seat.person}
    mine = [seat.seat for seat in listed.seats if person is not None and seat.person == person]
    insider = bool(mine) or (person is not None and person == listed.host)
    seats = listed.seats if insider else [replace(seat, phone=False) for seat in listed.seats]
    return replace(
        listed,
        seats=_with_presence(seats, listed.id, listed.updated, presence),
        your_seats=mine,
        your_turn=any(
            seat in mine and not listed.seats[seat].bot_plays for seat in listed.to_act if seat != REFEREE_SEAT
        ),
        watching=presence.watching(listed.id, seated),
        invitation=listed.invitation if insider else None,
        rematch=rematch,
    )


def table_info(table: Table, presence: WhoIsHere, person: str | None, rematch: str | None) -> TableInfo:
    """The table as one person sees it."""
    info = info_for(listing(table), presence, person, rematch)
    info.taken_off = person in table.taken_off and not info.your_seats
    return info


def view_message(
    table: Table,
    viewer: Viewer,
    presence: WhoIsHere,
    now: int,
    *,
    after: int | None = None,
    ratings: list[RatingChange] | None = None,
    seats: list[SeatInfo] | None = None,
) -> ViewMessage:
    """All that a viewer sees; events only since number `after`, if the viewer has seen that far. `seats` are the same for all
    viewers of a moment: they can be made once."""
    match, numbers = table.match, table.view_numbers[viewer]
    events_from = numbers.events_from(after)
    notices_from, notices = table.notices.since(viewer, numbers.notices_from(after))
    position_messages = PositionMessages(match, viewer, table.names) if match else None
    return ViewMessage(
        table=table.id,
        seat=viewer,
        seq=numbers.seq,
        game=table.spec.game,
        status=table.status,
        seats=seats if seats is not None else seat_infos(table, presence),
        position=position_messages.position(asking=table.status == "playing") if position_messages else None,
        events_from=events_from,
        events=position_messages.events(events_from) if position_messages else [],
        turns=position_messages.turns(events_from) if position_messages else [],
        can_undo=table.can_undo(viewer),
        proposals=[_proposal(table, ballot) for ballot in table.proposals.open],
        clock=clock_of(table.clock, now) if table.clock else None,
        outcome=outcome_of(match, table.ended_by_agreement, ratings or [])
        if match and table.status == "over"
        else None,
        thinking=list(table.bots_to_act),
        notices_from=notices_from,
        notices=[_notice(table, notice) for notice in notices],
        lesson=lesson_info(table, viewer),
        ending=table.is_ending(viewer),
    )


def _notice(table: Table, notice: Notice) -> NoticeInfo:
    message = notice.message
    text = Text(message.id, message.args, table.config.catalogue.render(message, table.names))
    return NoticeInfo(notice.after_event, notice.seat, text, notice.at)


def _proposal(table: Table, ballot: Ballot) -> Proposal:
    asked, message = ballot.asked, proposal_message(ballot.asked)
    return Proposal(
        id=ballot.number,
        what=asked.what,
        by=asked.seat,
        target=asked.target,
        moves=asked.moves,
        agreed=list(ballot.agreed),
        waiting=waiting(ballot, table.seat_states),
        message=message,
        text=table.config.catalogue.render(message, table.names),
    )


def clock_of(clock: TableClock, now: int) -> Clock:
    """The clock of a table as it stands at this moment."""
    return Clock(
        left_ms=[clock.left_at(seat, now) for seat in range(len(clock.left))],
        running=list(clock.running),
        at=now,
        bank_ms=clock.bank_ms,
        increment_ms=clock.settings.increment_seconds * 1000,
        refill=clock.settings.refill,
        at_zero=clock.settings.at_zero,
    )
