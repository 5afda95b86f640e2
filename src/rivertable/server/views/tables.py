"""A table as messages: who sits where, and all that a viewer sees."""

from __future__ import annotations

from msgspec.structs import replace

from rivertable.engine.contract import REFEREE_SEAT
from rivertable.engine.secrecy import Viewer
from rivertable.server.cluster.presence import PresenceTracker
from rivertable.server.protocol.messages import ViewMessage
from rivertable.server.protocol.parts import DealInfo, Proposal, RatingChange, SeatInfo, TableInfo
from rivertable.server.table.seats import SeatState
from rivertable.server.table.table import Ballot, Table
from rivertable.server.views.positions import PositionMessages, outcome_of


def seat_infos(table: Table, presence: PresenceTracker) -> list[SeatInfo]:
    seats = [_seat_info(table, seat, seat_state) for seat, seat_state in enumerate(table.seat_states)]
    return _with_presence(seats, table.id, table.view_numbers[None].at, presence)


def _seat_info(table: Table, seat: int, seat_state: SeatState) -> SeatInfo:
    if seat_state.is_open:
        return SeatInfo(seat, seat, "open", "", reserved_for=seat_state.spec.reserved_name)
    if seat_state.person is None:
        return SeatInfo(seat, seat, "bot", seat_state.name, level=seat_state.level, presence="bot")
    return SeatInfo(
        seat=seat,
        colour=seat,
        kind="person",
        name=seat_state.name,
        person=seat_state.person,
        level=table.spec.stand_in if seat_state.is_bot else None,
        bot_plays=seat_state.is_bot,
        presence="away",
    )


def _with_presence(seats: list[SeatInfo], table: str, last_act: int, presence: PresenceTracker) -> list[SeatInfo]:
    def placed(seat: SeatInfo) -> SeatInfo:
        if seat.person is None:
            return seat
        if presence.is_here(table, seat.person):
            return replace(seat, presence="here", bot_from=None)
        return replace(seat, presence="away", bot_from=presence.bot_from(table, seat.person, last_act))

    return [placed(seat) for seat in seats]


def listing(table: Table) -> TableInfo:
    """The table as lists keep it; `info_for` makes of it what a person sees."""
    spec, over, deal = table.spec, table.status == "over", table.deal
    return TableInfo(
        id=table.id,
        game=spec.game,
        title=table.loaded.game.header.name,
        options=table.loaded.options,
        overlay=spec.overlay.name if spec.overlay else None,
        status=table.status,
        public=spec.public,
        pace=spec.pace,
        hints=spec.hints,
        chat=spec.chat,
        rated=spec.rated,
        what_if=spec.origin is not None,
        watch_delay_seconds=spec.watch_delay_seconds,
        seats=[_seat_info(table, seat, seat_state) for seat, seat_state in enumerate(table.seat_states)],
        host=spec.host,
        your_seats=[],
        your_turn=False,
        to_act=list(table.to_act),
        round=table.match.rounds if table.match else 0,
        watching=0,
        created=spec.created,
        updated=table.view_numbers[None].at,
        deal=DealInfo(deal.commitment, deal.secret if over else None, deal.nonces if over else None),
        invitation=spec.invitation,
    )


def info_for(kept: TableInfo, presence: PresenceTracker, person: str | None, rematch: str | None) -> TableInfo:
    """The table for one person: only those who sit there are told its invitation."""
    seated = {seat.person for seat in kept.seats if seat.person}
    mine = [seat.seat for seat in kept.seats if person is not None and seat.person == person]
    insider = bool(mine) or (person is not None and person == kept.host)
    return replace(
        kept,
        seats=_with_presence(kept.seats, kept.id, kept.updated, presence),
        your_seats=mine,
        your_turn=any(seat in mine and not kept.seats[seat].bot_plays for seat in kept.to_act if seat != REFEREE_SEAT),
        watching=presence.watching(kept.id, seated),
        invitation=kept.invitation if insider else None,
        rematch=rematch,
    )


def table_info(table: Table, presence: PresenceTracker, person: str | None, rematch: str | None) -> TableInfo:
    return info_for(listing(table), presence, person, rematch)


def view_message(
    table: Table,
    viewer: Viewer,
    presence: PresenceTracker,
    now: int,
    *,
    after: int | None = None,
    ratings: list[RatingChange] | None = None,
) -> ViewMessage:
    """All that a viewer sees; events only since number `after`, if the viewer has seen that far."""
    match, numbers = table.match, table.view_numbers[viewer]
    events_from = numbers.events_from(after)
    position_messages = PositionMessages(match, viewer, table.names) if match else None
    return ViewMessage(
        table=table.id,
        seat=viewer,
        seq=numbers.seq,
        game=table.spec.game,
        status=table.status,
        seats=seat_infos(table, presence),
        position=position_messages.position(asking=table.status == "playing") if position_messages else None,
        events_from=events_from,
        events=position_messages.events(events_from) if position_messages else [],
        can_undo=table.can_undo(viewer),
        proposals=[_proposal(table, ballot) for ballot in table.open_ballots],
        clock=table.clock.shown(now) if table.clock else None,
        outcome=outcome_of(match, table.ended_by_agreement, ratings or [])
        if match and table.status == "over"
        else None,
        thinking=list(table.bots_to_act),
    )


def _proposal(table: Table, ballot: Ballot) -> Proposal:
    asked, names = ballot.asked, table.names
    who = names[asked.seat]
    text = {
        "undo": f"{who} asks to take back {asked.moves} decision{'s' if asked.moves > 1 else ''}.",
        "end": f"{who} asks to end the match here.",
        "bot": f"{who} asks to let a bot play for {names.get(asked.target or 0, '')}.",
    }[asked.what]
    waiting = table.waiting(ballot)
    return Proposal(
        ballot.number, asked.what, asked.seat, asked.target, asked.moves, list(ballot.agreed), waiting, text
    )
