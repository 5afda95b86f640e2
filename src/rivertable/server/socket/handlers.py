"""What a client may ask on its socket, and how it is answered: joining, acting, planning, proposing, chatting."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TYPE_CHECKING, assert_never

from rivertable.engine.contract import REFEREE_SEAT
from rivertable.engine.draft import Draft
from rivertable.engine.errors import ActionTextError, IllegalAction, RivertableError
from rivertable.engine.moves import Undo
from rivertable.engine.reasons import OK
from rivertable.server.errors import Refusal
from rivertable.server.people.names import clean_text
from rivertable.server.people.people import Person
from rivertable.server.protocol.messages import (
    Acknowledged,
    Act,
    AskHint,
    AskWhy,
    ChatLine,
    Choice,
    ClientMessage,
    Drafted,
    Hint,
    Join,
    Leave,
    Plan,
    PlayForMe,
    Propose,
    Say,
    TakeBack,
    Vote,
    Why,
)
from rivertable.server.protocol.parts import ActionInfo, Advice
from rivertable.server.sessions.table_sessions import TableSession
from rivertable.server.store.base import now_ms
from rivertable.server.table.access import may_watch
from rivertable.server.table.entries import Acted, AnyEntry, Handed, Proposed, Undone, Voted
from rivertable.server.table.physics import check_payload
from rivertable.server.table.table import Table
from rivertable.server.views.positions import PositionMessages, encode, planned_line

if TYPE_CHECKING:
    from rivertable.server.socket.connection import Connection

Request = Act | TakeBack | Propose | Vote | PlayForMe
FREE_UNDOS = 200  # of a seat in a match
WAS_LATE = "your time was up when this was decided; propose it to the others"


class Desk:
    """Carries out the messages of one connection."""

    def __init__(self, connection: Connection) -> None:
        self._connection, self._node = connection, connection.node

    @property
    def _person(self) -> Person | None:
        return self._connection.person

    async def carry_out(self, message: ClientMessage) -> None:
        match message:
            case Join():
                await self._join(message)
            case Leave():
                self._leave(message.table)
            case Plan():
                await self._plan(message)
            case Act() | TakeBack() | Propose() | Vote() | PlayForMe():
                await self._request(message)
            case Say():
                await self._say(message)
            case AskHint():
                session = await self._seat_at(message.table, message.seat)
                self._node.spawn(self._connection.answer(message, lambda: self._hint(message, session)))
            case AskWhy():
                await self._why(message)
            case _:
                assert_never(message)

    # ------------------------------------------------------------ looking

    async def _join(self, join: Join) -> None:
        from rivertable.server.socket.connection import Looking

        session = await self._node.sessions.get(join.table)
        me = self._person.id if self._person else None
        if join.seat is not None:
            self._check_owner(session.table, join.seat)
        else:
            may_watch(session.table, me, join.invitation)
        looking = self._connection.looking.get(join.table)
        if looking is None:
            looking = self._connection.looking[join.table] = Looking(self._connection, me, join.seat)
            session.lookers.add(looking)
            self._node.presence.come(session.id, me)
            self._node.presence_changed(session)
        looking.viewer = join.seat
        looking.send(session.table_message(me))
        self._show(session, join.after)
        for row in await self._node.store.chat(session.id):
            looking.send(encode(ChatLine(session.id, row.id, row.seat, row.name, row.text, row.at)))
        if (trouble := self._node.bots.trouble(session)) is not None:
            looking.send(encode(trouble))

    def _show(self, session: TableSession, after: int | None) -> None:
        looker = self._connection.looking[session.id]
        if session.is_delayed(looker.viewer):
            frame = session.delayed_view()
            looker.seen = frame.seq if frame else None
            if frame is not None:
                looker.send(frame.data)
            return
        looker.send(session.view(looker.viewer, after))
        looker.seen = session.table.view_numbers[looker.viewer].seq

    def _leave(self, table: str) -> None:
        looking = self._connection.looking.pop(table, None)
        session = self._node.sessions.loaded(table)
        if looking is not None:
            self._node.presence.go(table, looking.person)
            if session is not None:
                session.lookers.discard(looking)
                session.used = time.monotonic()
                self._node.presence_changed(session)

    def leave_all(self) -> None:
        for table in list(self._connection.looking):
            self._leave(table)

    def _check_owner(self, table: Table, seat: int) -> None:
        owner = table.seat_state(seat).person
        if self._person is None or owner != self._person.id:
            raise Refusal("forbidden", "this is not your seat")

    async def _seat_at(self, table: str, seat: int) -> TableSession:
        """The table, if the seat is this person's."""
        session = await self._node.sessions.get(table)
        self._check_owner(session.table, seat)
        return session

    # ------------------------------------------------------------ what is kept

    async def _request(self, message: Request) -> None:
        session = await self._seat_at(message.table, message.seat)
        began = time.perf_counter()
        make = self._maker(message)
        seq = await session.request(make, f"{message.seat} {message.request}", message.seat)
        self._node.metrics.act_seconds.observe(time.perf_counter() - began)
        self._node.metrics.entries.labels(message.__struct_config__.tag).inc()
        self._connection.send(encode(Acknowledged(message.table, message.seat, message.request, seq)))

    def _maker(self, message: Request) -> Callable[[Table], AnyEntry]:
        """What becomes of the request, checked against the table as it is when its turn comes."""

        def make(table: Table) -> AnyEntry:
            self._check_owner(table, message.seat)
            match message:
                case Act():
                    return self._moves(table, message)
                case TakeBack():
                    return _undone(table, message)
                case Propose():
                    return self._proposed(table, message)
                case Vote():
                    return _voted(table, message)
                case PlayForMe():
                    return _handed(table, message)

        return make

    def _moves(self, table: Table, act: Act) -> Acted:
        match, seat = table.playing(), REFEREE_SEAT if table.people_report else act.seat
        if seat not in match.to_act:
            raise Refusal("not_to_act", "this seat has nothing to decide now")
        if table.seat_states[act.seat].is_bot:
            raise Refusal("not_to_act", "a bot plays for this seat; take it back first")
        if not table.view_numbers[act.seat].is_fresh(act.seq):
            raise Refusal("stale", "something has happened that this decision depends on; look again")
        choices = [choice if isinstance(choice, Choice) else Choice(choice) for choice in act.actions]
        payloads = {place: choice.payload for place, choice in enumerate(choices) if choice.payload is not None}
        return Acted(seat, [_written(table, choice.action) for choice in choices], payloads)

    def _proposed(self, table: Table, message: Propose) -> Proposed:
        """Only a bot is proposed for somebody: who is meant by `target` has no vote."""
        if message.what != "bot":
            return Proposed(message.seat, message.what, message.moves)
        self._check_away(table, message.target)
        return Proposed(message.seat, message.what, message.moves, message.target)

    def _check_away(self, table: Table, target: int | None) -> None:
        seat_state = None if target is None else table.seat_state(target)
        if seat_state is None or seat_state.person is None:
            raise Refusal("not_found", "no person sits there")
        presence = self._node.presence
        bot_from = presence.bot_from(table.id, seat_state.person, table.view_numbers[None].at)
        if presence.is_here(table.id, seat_state.person) or now_ms() < bot_from:
            raise Refusal(
                "conflict", f"{seat_state.name} has not been away for {self._node.settings.away_seconds} seconds"
            )

    # ------------------------------------------------------------ what is only tried

    async def _plan(self, plan: Plan) -> None:
        session = await self._seat_at(plan.table, plan.seat)
        draft, position_messages, actions = _drafted(session.table, plan.seat, plan.actions)
        position = position_messages.position(asking=not draft.is_complete)
        seq = session.table.view_numbers[plan.seat].seq
        answer = Drafted(plan.table, plan.seat, seq, actions, draft.is_complete, position)
        self._connection.send(encode(answer))

    async def _why(self, ask: AskWhy) -> None:
        session = await self._seat_at(ask.table, ask.seat)
        table, match = session.table, session.table.playing()
        position_messages = PositionMessages(match, ask.seat, table.names)
        id = match.action_id(_written(table, ask.action))
        code = match.game.may(position_messages.redacted, ask.seat, id)
        info = position_messages.action(ask.seat, id)
        if code == OK:
            answer = Why(ask.table, ask.seat, info, None, None)
        else:
            _, sentence, _, clause = position_messages.reason(ask.seat, id, code)
            answer = Why(ask.table, ask.seat, info, sentence, clause)
        self._connection.send(encode(answer))

    async def _hint(self, ask: AskHint, session: TableSession) -> None:
        """One at a time for a person: a hint is as costly as a bot's longest decision, and everybody's bots wait behind it."""
        table, me = session.table, self._person
        if not table.spec.hints:
            raise Refusal("switched_off", "hints are off at this table")
        match = table.playing()
        if ask.seat not in match.to_act:
            raise Refusal("not_to_act", "this seat has nothing to decide now")
        if ask.actions:
            draft, _, _ = _drafted(table, ask.seat, ask.actions)
            if draft.is_complete:
                raise Refusal("not_to_act", "your turn is planned to its end")
            match = draft.world
        assert me is not None
        if me.id in self._node.advised:
            raise Refusal("too_fast", "the last hint is still being thought about")
        self._node.advised.add(me.id)
        try:
            bot, hints = await self._node.bots.advice(table, ask.seat, match)
        finally:
            self._node.advised.discard(me.id)
        advice = []
        for hint in hints:
            line = planned_line(match, ask.seat, hint.line or (hint.action,), table.names)
            advice.append(Advice(line[0], line, hint.win_chance, hint.points, hint.payload))
        seq = table.view_numbers[ask.seat].seq
        self._connection.send(encode(Hint(ask.table, ask.seat, seq, bot, advice)))

    async def _say(self, say: Say) -> None:
        session = await self._node.sessions.get(say.table)
        if self._person is None or say.table not in self._connection.looking:
            raise Refusal("forbidden", "only people at the table can talk there")
        if not session.table.spec.chat:
            raise Refusal("switched_off", "chat is off at this table")
        seats = session.table.seats_of(self._person.id)
        viewer = self._connection.looking[say.table].viewer
        seat = viewer if viewer in seats else seats[0] if seats else None
        name = session.table.seat_states[seat].name if seat is not None else self._person.name
        text = clean_text(say.text)
        id = await self._node.store.add_chat(session.id, self._person.id, seat, name, text, now_ms())
        await self._node.chat_added(session.id, id)


def _drafted(
    table: Table, seat: int, choices: list[int | str | Choice]
) -> tuple[Draft, PositionMessages, list[ActionInfo]]:
    """What is planned, how it would look, and the decisions in words. Refusal if it may not be."""
    match = table.playing()
    draft = Draft(match, seat)
    position_messages = PositionMessages(draft.world, seat, table.names)
    actions: list[ActionInfo] = []
    for choice in choices:
        choice = choice if isinstance(choice, Choice) else Choice(choice)
        id = match.action_id(_written(table, choice.action))
        actions.append(position_messages.action(seat, id))
        try:
            check_payload(position_messages.match, id, choice.payload)
            draft.act(id)
        except IllegalAction as error:
            raise Refusal("illegal", error.sentence, error.clause) from None
        except RivertableError as error:
            raise Refusal("bad_message", str(error)) from None
        position_messages = PositionMessages(draft.world, seat, table.names)
    return draft, position_messages, actions


def _undone(table: Table, message: TakeBack) -> Undone:
    """My decisions, as far as they were in time; or what the people told for the world, the last of it unless more is
    said."""
    match, reports = table.playing(), table.reports_to_undo
    seat = REFEREE_SEAT if reports else message.seat
    if sum(isinstance(entry, Undo) and entry.seat == seat and not entry.agreed for entry in match.log) >= FREE_UNDOS:
        raise Refusal("undo_refused", f"you have taken back {FREE_UNDOS} times in this match; propose it to the others")
    if reports:
        return Undone(seat, message.moves or 1)
    free, in_time = table.free[seat], table.can_undo(seat)
    if in_time < min(free, message.moves or 1):
        raise Refusal("undo_refused", WAS_LATE)
    return Undone(seat, in_time if message.moves is None and in_time < free else message.moves)


def _voted(table: Table, vote: Vote) -> Voted:
    """An answer to the proposal that people know by this number."""
    table.playing()
    id = next((ballot.id for ballot in table.open_ballots if ballot.number == vote.proposal), None)
    if id is None:
        raise Refusal("conflict", "this proposal is closed")
    return Voted(vote.seat, id, vote.agree)


def _handed(table: Table, message: PlayForMe) -> Handed:
    """Who is late takes the seat back when the bot has decided what is due, or the clock would stand at zero again."""
    seat = message.seat
    late = table.clock is not None and table.clock.is_up(seat) and table.seat_states[seat].is_bot
    if not message.on and late and seat in table.to_act:
        raise Refusal("conflict", "your time is up: the bot decides this, then the seat is yours again")
    return Handed(seat, message.on)


def _written(table: Table, action: int | str) -> str:
    """An action as it is kept: by its text. Refusal if there is none such."""
    actions = table.loaded.game.actions
    try:
        return actions.text(actions.parse(action) if isinstance(action, str) else action)
    except ActionTextError as error:
        raise Refusal("bad_message", str(error)) from None
