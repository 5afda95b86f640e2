"""`hint`: what a strong bot would do with what the seat knows, after what it has planned, and why; or why not an action."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from rivertable.bots.explaining import Fact, said_reply
from rivertable.bots.jobs import Suggestion
from rivertable.engine.match import Match
from rivertable.engine.messages import Message
from rivertable.server.errors import Refusal
from rivertable.server.node import Node
from rivertable.server.protocol.messages import Hint, HintAnswer
from rivertable.server.protocol.parts import ActionInfo, Advice, FactInfo, Text
from rivertable.server.socket.client import Client
from rivertable.server.socket.draft import planned
from rivertable.server.socket.requests import action_text
from rivertable.server.table.entries import Hinted
from rivertable.server.table.table import Table
from rivertable.server.views.positions import PositionMessages, planned_line

NO_HELP = "this match counts: nobody gets hints here"


async def hint(node: Node, client: Client, message: Hint) -> None:
    session = await node.sessions.get(message.table)
    table = session.table
    person = client.check_owns(table, message.seat)
    if not table.has_hints:
        raise Refusal("switched_off", NO_HELP if table.counts else "hints are off at this table")
    match = _asked_position(table, message)
    about = _asked_action(table, match, message)
    bot, hints = await node.adviser.advise(person.id, table, message.seat, match, about)
    told = HintMessages(match, message.seat, table)
    advice = [told.advice(each) for each in hints]
    seq = table.view_numbers[message.seat].seq
    if table.notices.is_hint_new(message.seat):
        await session.request(partial(_hinted, message.seat), f"hint {message.seat} {seq}", message.seat)
    client.send(HintAnswer(message.table, message.seat, seq, bot, advice, about))


def _asked_position(table: Table, message: Hint) -> Match:
    """The position after what the seat has planned; Refusal if there is nothing left to decide."""
    match = table.playing()
    if message.seat not in match.to_act:
        raise Refusal("not_to_act", "this seat has nothing to decide now")
    if not message.actions:
        return match
    plan = planned(table, message.seat, message.actions)
    if plan.draft.is_complete:
        raise Refusal("not_to_act", "your turn is planned to its end")
    return plan.draft.world


def _asked_action(table: Table, match: Match, message: Hint) -> int | None:
    """The action that is asked about; Refusal with what is missing if it is not legal."""
    if message.about is None:
        return None
    id = match.action_id(action_text(table, message.about))
    if (reason := match.why_not(message.seat, id)) is not None:
        raise Refusal("illegal", reason.sentence, reason.clause)
    return id


class HintMessages:
    """Makes messages of what a bot suggests for a seat in a position."""

    def __init__(self, match: Match, seat: int, table: Table) -> None:
        self._match, self._seat, self._names = match, seat, table.names
        self._texts = PositionMessages(match, seat, table.names)

    def advice(self, suggestion: Suggestion) -> Advice:
        line, why = self._line(suggestion.line or (suggestion.action,)), suggestion.reasoning
        if why is None:
            return Advice(line[0], line, suggestion.payload)
        return Advice(
            action=line[0],
            line=line,
            payload=suggestion.payload,
            why=self._texts.text(why.why),
            facts=[self._fact(fact) for fact in why.facts],
            alternative=self._line(why.alternative),
            points=why.points,
            difference=self._text(why.difference),
            as_good=why.is_about_as_good,
            outlook=self._text(why.outlook),
            reply=self._text(said_reply(why.reply) if why.reply else None),
        )

    def _line(self, actions: Sequence[int]) -> list[ActionInfo]:
        return planned_line(self._match, self._seat, actions, self._names)

    def _fact(self, fact: Fact) -> FactInfo:
        return FactInfo(self._texts.text(fact.text), self._text(fact.detail))

    def _text(self, message: Message | None) -> Text | None:
        return None if message is None else self._texts.text(message)


def _hinted(seat: int, table: Table) -> Hinted:
    """The entry of a hint, stored before the hint is sent; Refusal if the match is over by now."""
    table.playing()
    return Hinted(seat)
