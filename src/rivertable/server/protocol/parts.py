"""Parts of messages and bodies: seats, actions, events, scores. `messages.py` and `bodies.py` put them together."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from rivertable.engine.messages import Message
from rivertable.server.table.clock import ClockSettings

RatingKind = Literal["people", "bots"]


class Struct(msgspec.Struct):
    """A message or a part of one."""


class Text(Struct):
    """A text as message id and arguments, for a client with its own catalogue, and as English words for any other."""

    id: str
    args: dict[str, int | str | Message]
    text: str


class SeatInfo(Struct):
    """A seat at the table. `colour` is the index of its colour and shape, the same wherever the seat appears."""

    seat: int
    colour: int
    kind: Literal["open", "person", "bot"]
    name: str
    person: str | None = None  # public id of who owns the seat
    level: str | None = None  # of a bot, or of the bot that plays for an absent person
    bot_plays: bool = False  # a bot plays for this person now
    presence: Literal["here", "away", "bot", "open"] = "open"
    bot_from: int | None = None  # when the others may let a bot play for this person, who is away
    reserved_for: str | None = None  # name of the person an open seat is reserved for (rematch)
    character: str | None = None  # of a bot; those of release 0.1.0 have none
    ready: bool = True  # false while a person has not agreed to what the host has changed
    kept: bool = False  # the name is kept with a passphrase: nobody else appears under one like it
    phone: bool = False  # came with a phone; told to those who sit there, until the match begins


class Clock(Struct):
    """Time left by seat at the moment `at`; it runs for the seats in `running`."""

    left_ms: list[int]
    running: list[int]
    at: int
    bank_ms: int
    increment_ms: int
    refill: bool
    at_zero: Literal["bot", "pass", "show"]


class Proposal(Struct):
    """Something one person asks of the others; `waiting` are the seats that have not answered. `text` is `message` in
    English."""

    id: int
    what: Literal["undo", "end", "bot"]
    by: int
    target: int | None
    moves: int
    agreed: list[int]
    waiting: list[int]
    message: Message
    text: str


class ActionInfo(Struct):
    """`text` is the action as it is written, choose_die(brown); `label` is what it means now."""

    id: int
    name: str
    args: list[int | str]
    text: str
    label: Text


class ChangeInfo(Struct):
    """One line of a preview: "wood 2 → 5"."""

    what: Text
    before: int
    after: int


class LegalAction(ActionInfo):
    """An action that may be taken now. `declines`: it says no to the question, passes, or ends the turn."""

    changes: list[ChangeInfo]
    declines: bool


class RefusedAction(ActionInfo):
    """Worth showing at this decision, but not possible: the reason as a sentence, in two words, and its clause."""

    code: str
    reason: Text
    short: str
    clause: str


class EventInfo(Struct):
    """Something that happened, for animation (`name`, `args`) and for the log (`text`; empty if only a picture shows it)."""

    name: str
    args: dict[str, int | str]
    message: Message
    text: str


class TurnInfo(Struct):
    """A turn in one sentence. Its events are those from number `first` up to the next turn's. `seat` is null where nobody
    moves, as between two rounds; `round`: a round begins here; `has_acted` is false where the seat's turn has only begun."""

    seat: int | None
    first: int
    round: bool
    has_acted: bool
    text: Text


class NoticeInfo(Struct):
    """Something that happened besides moves (a bot plays for somebody, a proposal), by the doing of a seat. In the log it
    stands after the first `after_event` events; after an undo there may be fewer."""

    after_event: int
    seat: int
    text: Text
    at: int


class ScoreLine(Struct):
    """A category of the rulebook and the points of each seat."""

    category: str
    label: Text
    points: list[int]


class RatingChange(Struct):
    """How a match changed a rating: that among people, or that against bots. `gave_up`: the seat came last because its person
    left it to a bot or ended the match early. Matches of older releases have neither."""

    seat: int
    before: float
    after: float
    kind: RatingKind | None = None
    gave_up: bool = False


class OutcomeInfo(Struct):
    """How it ended. `agreed`: the people ended it early, and nobody won."""

    reason: Text
    agreed: bool
    scores: list[int]
    breakdown: list[ScoreLine]
    winners: list[int]
    ranks: list[int]  # by seat, 1 is best
    ratings: list[RatingChange]


class Position(Struct):
    """What a viewer sees and may do. `view` is the game's own view (`web/src/lib/views/<game>.ts`); `scene` what simulated
    physics show beside it, if the game has such (null in a plan: as it was). `reporting`: the people at the table are
    asked what really happened, and anybody who sits there may answer. `in_order`: people who share a screen are asked in the
    order of `to_act`; otherwise whoever has the screen goes on.
    """

    view: msgspec.Raw
    to_act: list[int]
    round: int
    decision: Text | None
    legal: list[LegalAction]
    refused: list[RefusedAction]
    reporting: bool = False
    in_order: bool = False
    scene: msgspec.Raw | None = None


class LessonInfo(Struct):
    """Where a lesson is. `phase`: the others move, there is something to read or to do, the learner plays freely, or it is the
    end. `at` is the place to look at, `shows` what explains it, `marks` the numbered places of the text, all by names that
    boards know. `open` are the actions to do, in their order; `then` says what comes of them where that cannot be shown before
    they are done; `otherwise` answers anything else; `said` is about the last turn.
    """

    step: int  # from 1; one more than `of` at the end
    of: int
    phase: Literal["others", "read", "do", "free", "end"]
    parts: list[Text]  # the names of all steps
    minutes_left: int
    title: Text
    text: Text
    sum: Text | None
    act: Text | None
    then: Text | None
    otherwise: Text
    said: Text | None
    at: str | None
    shows: list[str]
    marks: list[str]
    open: list[str]
    can_back: bool


class DealInfo(Struct):
    """The commitment made before anybody sat down; what it commits to is shown when the match is over."""

    commitment: str
    secret: str | None = None
    nonces: list[str] | None = None


class TableInfo(Struct):
    """A table as the lobby and its own page show it. `invitation` is shown to those who sit there only.

    `time_up` says by seat when its clock reaches zero, null while it does not run; it is empty without a clock.
    """

    id: str
    game: str
    title: str
    options: dict[str, bool | str]
    overlay: str | None  # name of the component overlay, if any
    status: Literal["open", "playing", "over"]
    public: bool
    pace: Literal["live", "turns"]
    hints: bool
    chat: bool
    rated: bool
    what_if: bool  # a private copy of a position
    watch_delay_seconds: int
    seats: list[SeatInfo]
    host: str | None
    your_seats: list[int]
    your_turn: bool
    to_act: list[int]
    round: int
    watching: int
    created: int
    updated: int
    deal: DealInfo
    invitation: str | None = None
    rematch: str | None = None  # id of the table where those who want to play again meet
    time_up: list[int | None] = []
    lesson: bool = False
    clock: ClockSettings | None = None
    watch: bool = True  # others may look on
    open_sheets: bool = False  # those who share the screen hide nothing from each other
    changes: int = 0  # how often the host has changed what people sit down to
    taken_off: bool = False  # the host has taken me off this table; for some minutes I cannot sit down again


class FactInfo(Struct):
    """Something that decides: "clay +4", and more about it: "2 → 6"."""

    text: Text
    detail: Text | None


class Advice(Struct):
    """An action, the plan for the turn it begins, and how it is done where that matters; why it is good (or, of an action
    that was asked about or comes after the best, why it is not as good) in a sentence and up to two facts; the plan it is
    compared with, and by how much it is better or worse, in words and in points. `as_good`: there is hardly a difference.
    `outlook` says how the match stands, `reply` what another seat will probably do. All of it is an estimate."""

    action: ActionInfo
    line: list[ActionInfo]
    payload: Any = None
    why: Text | None = None
    facts: list[FactInfo] = []
    alternative: list[ActionInfo] = []
    points: float | None = None
    difference: Text | None = None
    as_good: bool = False
    outlook: Text | None = None
    reply: Text | None = None
