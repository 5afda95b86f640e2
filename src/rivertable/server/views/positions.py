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
from rivertable.engine.secrecy import Viewer
from rivertable.engine.seen import Seen, WhyNot
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
        self.match, self.viewer, self.names = match, viewer, names
        self.seen = match.seen_by(viewer, opened=opened)

    def text(self, message: Message) -> Text:
        """A message of the game's catalogue, also in words."""
        return Text(message.id, message.args, self.match.say(message, self.names))

    def position(self, *, asking: bool = True) -> Position:
        """What the viewer sees and may do. `asking` False: the match is not played on, so nobody is to act."""
        reporting = asking and self.viewer is not None and self.match.is_person_reporting
        asked = self.match.seen_by(REFEREE_SEAT) if reporting else self.seen
        decision = asked.decision
        return Position(
            view=msgspec.Raw(msgspec.json.encode(self.seen.view)),
            to_act=list(self.match.to_act) if asking else [],
            round=self.match.rounds,
            decision=None if decision is None else self.text(decision),
            legal=self._legal(asked) if asking else [],
            refused=self._refused(asked) if asking else [],
            reporting=reporting,
            in_order=self.match.is_asked_in_order,
            scene=self._scene(),
        )

    def _scene(self) -> msgspec.Raw | None:
        """What everybody sees of the simulated physics; None in a plan, where nothing is simulated."""
        is_played = self.match.seed is not None or self.match.physics_before is not None
        physics = physics_of(self.match.config) if is_played else None
        return msgspec.Raw(msgspec.json.encode(physics.scene(self.match))) if physics else None

    def _legal(self, seen: Seen) -> list[LegalAction]:
        declines = self.match.game.declines
        return [
            LegalAction(*self._action_parts(seen, id), self.changes(seen.preview(id)), id in declines)
            for id in seen.legal
        ]

    def changes(self, changes: Sequence[Change]) -> list[ChangeInfo]:
        """The lines of a preview, also in words."""
        return [ChangeInfo(self.text(change.what), change.before, change.after) for change in changes]

    def _refused(self, seen: Seen) -> list[RefusedAction]:
        return [RefusedAction(*self._action_parts(seen, id), *self._against(why)) for id, why in seen.refused.items()]

    def _against(self, why: WhyNot) -> tuple[str, Text, str, str]:
        return why.code, self.text(why.sentence), self.match.say(why.short, self.names), why.clause

    def action(self, id: int) -> ActionInfo:
        """An action of the viewer with its label in the present position."""
        return ActionInfo(*self._action_parts(self.seen, id))

    def _action_parts(self, seen: Seen, id: int) -> tuple[int, str, list[int | str], str, Text]:
        actions = self.match.game.actions
        name, args = actions.block_of(id).name, list(actions.args(id))
        written = f"{name}({','.join(map(str, args))})" if args else name
        return id, name, args, written, self.text(seen.label(id))

    def events(self, since: int) -> list[EventInfo]:
        """The viewer's events from number `since` on."""
        events = self.seen.events(since)
        return [EventInfo(e.name, e.args, e.message, self.match.say(e.message, self.names)) for e in events]

    def turns(self, since: int) -> list[TurnInfo]:
        """The viewer's turns, beginning with the one that holds event number `since`."""
        turns = self.seen.turns(since)
        return [
            TurnInfo(turn.seat, turn.first, turn.is_round, turn.has_acted, self.text(turn.message)) for turn in turns
        ]


def planned_line(match: Match, seat: int, actions: Sequence[int], names: Names) -> list[ActionInfo]:
    """The decisions of a plan, each with the label it has when its turn comes. The line ends early where a decision is no
    longer legal, because the table has changed since."""
    draft, line = Draft(match, seat), []
    for action in actions:
        line.append(PositionMessages(draft.world, seat, names).action(action))
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
        return OutcomeInfo(agreement, True, [0 for _ in seats], [], [], [0 for _ in seats], ratings)
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
