"""A position of a match as messages to one viewer: view, question, legal and refused actions, events, outcome.

All of it is made from the state redacted for that viewer.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from rivertable.engine.contract import REFEREE_SEAT, Change
from rivertable.engine.draft import Draft
from rivertable.engine.errors import IllegalAction
from rivertable.engine.match import Match
from rivertable.engine.messages import Message, say
from rivertable.engine.preview import Previews
from rivertable.engine.reasons import OK
from rivertable.engine.secrecy import Viewer
from rivertable.engine.state import ListState
from rivertable.server.protocol.parts import (
    ActionInfo,
    ChangeInfo,
    EventInfo,
    LegalAction,
    OutcomeInfo,
    Position,
    RatingChange,
    RefusedAction,
    ScoreLine,
    Text,
    TurnInfo,
)
from rivertable.server.table.physics import physics_of

Names = Mapping[int, str]


class PositionMessages:
    """Makes messages about a match for one viewer; `names` are the names of people and bots by seat. `opened`: the viewer
    sees the cards of all others as well, which is for finished matches only."""

    def __init__(self, match: Match, viewer: Viewer, names: Names, *, opened: bool = False) -> None:
        self.match, self.game, self.viewer, self.names = match, match.game, viewer, names
        self.redacted: ListState = match.opened() if opened else match.redacted(viewer)

    def text(self, message: Message) -> Text:
        """A message of the game's catalogue, also in words."""
        return Text(message.id, message.args, self.match.say(message, self.names))

    def position(self, *, asking: bool = True) -> Position:
        """What the viewer sees and may do. `asking` False: the match is not played on, so nobody is to act."""
        to_act = self.match.to_act if asking else ()
        seat = self.viewer
        reporting = asking and seat is not None and self.match.is_person_reporting
        asked = REFEREE_SEAT if reporting else seat
        acting = asked in to_act
        return Position(
            view=msgspec.Raw(msgspec.json.encode(self.game.view(self.redacted, seat))),
            to_act=list(to_act),
            round=self.match.rounds,
            decision=None if asked is None else self.text(self.game.decision(self.redacted, asked)),
            legal=self._legal(asked) if acting and asked is not None else [],
            refused=self._refused(asked) if acting and asked is not None else [],
            reporting=reporting,
            in_order=self.match.is_asked_in_order,
            scene=self._scene(),
        )

    def _scene(self) -> msgspec.Raw | None:
        """What everybody sees of the simulated physics; None in a plan, where nothing is simulated."""
        is_played = self.match.seed is not None or self.match.physics_before is not None
        physics = physics_of(self.match.config) if is_played else None
        return msgspec.Raw(msgspec.json.encode(physics.scene(self.match))) if physics else None

    def _legal(self, seat: int) -> list[LegalAction]:
        out = [0] * self.game.actions.count
        count = self.game.legal(self.redacted, seat, out)
        previews = Previews(self.match.config, self.redacted, seat)
        return [LegalAction(*self._action_parts(seat, id), self.changes(previews.of(id))) for id in out[:count]]

    def changes(self, changes: Sequence[Change]) -> list[ChangeInfo]:
        """The lines of a preview, also in words."""
        return [ChangeInfo(self.text(change.what), change.before, change.after) for change in changes]

    def _refused(self, seat: int) -> list[RefusedAction]:
        refused = []
        for id in self.game.candidates(self.redacted, seat):
            code = self.game.may(self.redacted, seat, id)
            if code != OK:
                refused.append(RefusedAction(*self._action_parts(seat, id), *self.reason(seat, id, code)))
        return refused

    def reason(self, seat: int, id: int, code: int) -> tuple[str, Text, str, str]:
        """Why an action is refused: the name of the code, a sentence, a few words, and the clause of the rules."""
        reason = self.game.reasons.of(code)
        name = reason.name.lower()
        sentence = self.text(Message(reason.message_id, self.game.explain(self.redacted, seat, id, code)))
        short = say(f"short-{name}")
        few = self.match.say(short) if short.id in self.match.config.catalogue else sentence.text
        return name, sentence, few, reason.clause

    def action(self, seat: int, id: int) -> ActionInfo:
        """An action with its label in the present position."""
        return ActionInfo(*self._action_parts(seat, id))

    def _action_parts(self, seat: int, id: int) -> tuple[int, str, list[int | str], str, Text]:
        actions = self.game.actions
        name, args = actions.block_of(id).name, list(actions.args(id))
        written = f"{name}({','.join(map(str, args))})" if args else name
        return id, name, args, written, self.text(self.game.label(self.redacted, seat, id))

    def events(self, since: int) -> list[EventInfo]:
        """The viewer's events from number `since` on."""
        events = self.match.events(self.viewer, since)
        return [EventInfo(e.name, e.args, e.message, self.match.say(e.message, self.names)) for e in events]

    def turns(self, since: int) -> list[TurnInfo]:
        """The viewer's turns, beginning with the one that holds event number `since`."""
        turns = self.match.turns(self.viewer, since)
        return [
            TurnInfo(turn.seat, turn.first, turn.is_round, turn.has_acted, self.text(turn.message)) for turn in turns
        ]


def planned_line(match: Match, seat: int, actions: Sequence[int], names: Names) -> list[ActionInfo]:
    """The decisions of a plan, each with the label it has when its turn comes. The line ends early where a decision is no
    longer legal, because the table has changed since."""
    draft, line = Draft(match, seat), []
    for action in actions:
        line.append(PositionMessages(draft.world, seat, names).action(seat, action))
        try:
            draft.act(action)
        except IllegalAction:
            break
    return line


def outcome_of(match: Match, agreed: bool, ratings: list[RatingChange]) -> OutcomeInfo | None:
    """How a match ended, with the points in the order of the rulebook; None if it has not ended. `agreed`: the people
    ended it early."""
    seats = range(match.players)
    if agreed and not match.is_over:
        agreement = Text("ended-agreed", {}, match.say(say("ended-agreed")))
        return OutcomeInfo(agreement, True, [0 for _ in seats], [], [], [0 for _ in seats], [])
    outcome = match.outcome
    if outcome is None:
        return None
    lines = []
    for category in match.game.score_categories:
        label = say(f"score-{category}")
        points = [outcome.breakdown[seat][category] for seat in seats]
        lines.append(ScoreLine(category, Text(label.id, {}, match.say(label)), points))
    reason = say(f"end-{outcome.reason}")
    return OutcomeInfo(
        reason=Text(reason.id, {}, match.say(reason)),
        agreed=False,
        scores=list(outcome.scores),
        breakdown=lines,
        winners=list(outcome.winners),
        ranks=list(match.ranks),
        ratings=ratings,
    )
