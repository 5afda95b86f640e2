"""The messages that the server and its clients send each other over the WebSocket.

Every message is one JSON object with a `type`, and names the table it is about. Seats count from 0; `seat: null` is
somebody who watches. Times are milliseconds since 1970 by the server's clock. `docs/protocol.md` explains how they follow
each other; `web/src/lib/protocol.ts` is generated from here. A class has the name of its `type`; where both sides have a
message of one type (`chat`, `hint`), the client's message has it.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, field

from rivertable.server.errors import ErrorCode
from rivertable.server.protocol.parts import (
    ActionInfo,
    Advice,
    ChangeInfo,
    Clock,
    EventInfo,
    LessonInfo,
    NoticeInfo,
    OutcomeInfo,
    Position,
    Proposal,
    SeatInfo,
    Struct,
    TableInfo,
    TurnInfo,
)

VERSION = 1

TableId = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{1,32}$")]
RequestId = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_.:-]{1,64}$")]
Seat = Annotated[int, Meta(ge=0, le=13)]
Number = Annotated[int, Meta(ge=0, le=2**31 - 1)]  # of a view, of a proposal
ActionNumber = Annotated[int, Meta(ge=0, le=2**31 - 1)]
MoveCount = Annotated[int, Meta(ge=1, le=10_000)]
ActionText = Annotated[str, Meta(min_length=1, max_length=120)]
MAX_ACTIONS = 200  # decisions in one request
MAX_CHAT = 500


# ------------------------------------------------------------ from the client


class FromClient(Struct, tag_field="type", forbid_unknown_fields=True):
    """Something a client sends."""


class Choice(Struct, forbid_unknown_fields=True):
    """An action with a payload for the physics of the game (how a stone was set down)."""

    action: ActionNumber | ActionText
    payload: Any = None


AnyAction = ActionNumber | ActionText | Choice
Actions = Annotated[list[AnyAction], Meta(min_length=1, max_length=MAX_ACTIONS)]


class Join(FromClient, tag="join"):
    """Look at a table as one of my seats, or as a watcher; answered by `table`, `view` and the last of the chat.

    Sent again it changes the seat I look from (hot-seat, once the cover is lifted). `after` is the last `seq` the
    client has seen from this seat, so that only later events are sent; `invitation` opens a private table.
    """

    table: TableId
    seat: Seat | None = None
    after: Number | None = None
    invitation: str | None = None


class Leave(FromClient, tag="leave"):
    """Stop looking at a table; the seats stay mine."""

    table: TableId


class Draft(FromClient, tag="draft"):
    """Plan these decisions in private, from the present position on; the whole list each time, empty to drop it."""

    table: TableId
    seat: Seat
    actions: Annotated[list[AnyAction], Meta(max_length=MAX_ACTIONS)]


class Act(FromClient, tag="act"):
    """Take these decisions, all or nothing. The same `request` sent again is carried out once and acknowledged again.

    `ends`: where they lead to a question that hides from the others whether I have a choice, it ends by itself (`let_end`).
    """

    table: TableId
    seat: Seat
    seq: Number
    actions: Actions
    request: RequestId
    ends: bool = False


class LetEnd(FromClient, tag="let_end"):
    """My question, which hides from the others whether I have a choice, ends by itself (on): the server says no to it after
    a moment, unless I answer it. Or (off) it waits for my answer after all."""

    table: TableId
    seat: Seat
    on: bool
    request: RequestId


class Undo(FromClient, tag="undo"):
    """Take back my last decisions as far as that is free: `moves` of them, or all."""

    table: TableId
    seat: Seat
    request: RequestId
    moves: MoveCount | None = None


class Propose(FromClient, tag="propose"):
    """Ask the other people: to take back my last `moves` decisions (undo), to end the match here (end), or to let a
    bot play for the person in seat `target`, who is away (bot)."""

    table: TableId
    seat: Seat
    what: Literal["undo", "end", "bot"]
    request: RequestId
    moves: MoveCount = 1
    target: Seat | None = None


class Vote(FromClient, tag="vote"):
    """Answer a proposal. One no closes it."""

    table: TableId
    seat: Seat
    proposal: Number
    agree: bool
    request: RequestId


class PlayForMe(FromClient, tag="play_for_me"):
    """A bot plays for my seat from now on (on), or I play again myself (off)."""

    table: TableId
    seat: Seat
    on: bool
    request: RequestId


class Chat(FromClient, tag="chat"):
    """Say something to everybody at a table."""

    table: TableId
    text: Annotated[str, Meta(min_length=1, max_length=MAX_CHAT)]


class Hint(FromClient, tag="hint"):
    """What would a strong bot do with what my seat knows, after these decisions that I plan?"""

    table: TableId
    seat: Seat
    actions: Annotated[list[AnyAction], Meta(max_length=MAX_ACTIONS)] = field(default_factory=list)


class Learn(FromClient, tag="learn"):
    """In a lesson, at step `step`: I have read it (on), I go one step back, I play on when it is over, or I leave it."""

    table: TableId
    seat: Seat
    step: Number
    what: Literal["on", "back", "play_on", "leave"]
    request: RequestId


ClientMessage = Join | Leave | Draft | Act | LetEnd | Undo | Propose | Vote | PlayForMe | Chat | Hint | Learn


# ------------------------------------------------------------ from the server


class FromServer(Struct, tag_field="type"):
    """Something the server sends."""


class Welcome(FromServer, tag="welcome"):
    """The first message on every socket."""

    version: int
    person: str | None
    now: int


class TableMessage(FromServer, tag="table"):
    """Who sits where and how the table is set: on joining, and whenever it changes."""

    table: str
    info: TableInfo


class ViewMessage(FromServer, tag="view"):
    """All that one seat sees now, or a watcher. `position` is null until the match has begun.

    The client keeps its events up to number `events_from`, drops the rest (something was taken back), and appends
    `events`. `turns` tells the events from `events_from` on once more, turn by turn, beginning with the turn that was
    going on then; the client replaces what it has of these turns. `notices` are what happened besides moves, and go on
    from number `notices_from` as events do; the server keeps the last 50 of them. `seq` goes back to the server with
    `act`, and with `join` after a lost connection.
    """

    table: str
    seat: int | None
    seq: int
    game: str
    status: Literal["open", "playing", "over"]
    seats: list[SeatInfo]
    position: Position | None
    events_from: int
    events: list[EventInfo]
    turns: list[TurnInfo]
    can_undo: int  # decisions this seat may take back freely
    proposals: list[Proposal]
    clock: Clock | None
    outcome: OutcomeInfo | None
    thinking: list[int]  # seats a bot is thinking for
    notices_from: int
    notices: list[NoticeInfo]
    lesson: LessonInfo | None  # of the learner, while the lesson lasts
    ending: bool | None  # my question ends by itself, or (false) would if I let it; null: it waits for my answer


class Drafted(FromServer, tag="drafted"):
    """The position as it would be after the planned decisions, and what would happen until then (`events`); `complete`:
    nothing more can be planned, only sent. `changes`: what all of them together cost and give. A last decision that reveals
    something is not carried out in the position, but what is sure of it is among the changes."""

    table: str
    seat: int
    seq: int
    actions: list[ActionInfo]
    complete: bool
    position: Position
    changes: list[ChangeInfo]
    events: list[EventInfo]


class Ack(FromServer, tag="ack"):
    """The request is stored for good. `seq` is the seat's own number after it."""

    table: str
    seat: int
    request: str
    seq: int


class ErrorMessage(FromServer, tag="error"):
    """A request that was not carried out: nothing has changed."""

    code: ErrorCode
    message: str
    clause: str | None = None
    table: str | None = None
    seat: int | None = None
    request: str | None = None


class Presence(FromServer, tag="presence"):
    """Who is here; sent when somebody comes or goes."""

    table: str
    seats: list[SeatInfo]
    watching: int


class ChatLine(FromServer, tag="chat"):
    """`seat` is null for a watcher. The text is what somebody typed: show it as text, never as markup."""

    table: str
    id: int
    seat: int | None
    name: str
    text: str
    at: int


class HintAnswer(FromServer, tag="hint"):
    """What a bot would do, best first; `win_chance` in 0..1 when the bot knows it."""

    table: str
    seat: int
    seq: int
    bot: str
    advice: list[Advice]


ServerMessage = Welcome | TableMessage | ViewMessage | Drafted | Ack | ErrorMessage | Presence | ChatLine | HintAnswer


def encode(message: msgspec.Struct) -> bytes:
    """A message, or a part of one, as it is sent: JSON."""
    return msgspec.json.encode(message)
