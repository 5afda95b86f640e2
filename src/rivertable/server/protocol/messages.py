"""What the server and its clients say to each other over the WebSocket: the only words the web client speaks.

Every message is one JSON object with a `type`, and names the table it is about. Seats count from 0; `seat: null` is
somebody who watches. Times are milliseconds since 1970 by the server's clock. `docs/protocol.md` tells the story;
`web/src/lib/protocol.ts` is generated from here.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, field

from rivertable.server.protocol.parts import (
    ActionInfo,
    Advice,
    Clock,
    EventInfo,
    OutcomeInfo,
    Position,
    Proposal,
    SeatInfo,
    Struct,
    TableInfo,
    Text,
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

ErrorCode = Literal[
    "bad_message",  # not JSON, no such message, a field missing or wrong
    "too_large",  # the message is longer than the server reads
    "too_fast",  # more messages than the limit; try again a little later
    "not_found",  # no such table, seat, record or person
    "forbidden",  # not yours: somebody else's seat, a private table, a wrong passphrase
    "not_playing",  # the match has not begun, or is over
    "not_to_act",  # this seat has nothing to decide now
    "stale",  # something this decision depends on has happened since `seq`; a new view is on its way
    "illegal",  # the rules refuse the action; `clause` names the rule
    "undo_refused",  # this undo is not free; propose it to the others instead
    "conflict",  # the seat is taken, the proposal is closed, the name is kept by somebody else
    "switched_off",  # hints, chat or watching are off at this table
    "unavailable",  # the server cannot do it now; nothing was lost, try again
]


# ------------------------------------------------------------ from the client


class FromClient(Struct, tag_field="type", forbid_unknown_fields=True):
    """Something a client sends."""


class Choice(Struct, forbid_unknown_fields=True):
    """An action with the payload of the world (how a stone was set down)."""

    action: ActionNumber | ActionText
    payload: Any = None


AnyAction = ActionNumber | ActionText | Choice
Actions = Annotated[list[AnyAction], Meta(min_length=1, max_length=MAX_ACTIONS)]


class Join(FromClient, tag="join"):
    """Look at a table as one of my seats, or as a watcher; answered by `table`, `view` and the last of the chat.

    Sent again it changes the seat I look from (hot-seat, once the cover is lifted). `after` is the last `seq` the
    client has seen from this seat, so that only later events are told; `invitation` opens a private table.
    """

    table: TableId
    seat: Seat | None = None
    after: Number | None = None
    invitation: str | None = None


class Leave(FromClient, tag="leave"):
    """Stop looking at a table; the seats stay mine."""

    table: TableId


class Plan(FromClient, tag="draft"):
    """Plan these decisions in private, from the present position on; the whole list each time, empty to drop it."""

    table: TableId
    seat: Seat
    actions: Annotated[list[AnyAction], Meta(max_length=MAX_ACTIONS)]


class Act(FromClient, tag="act"):
    """Take these decisions, all or nothing. The same `request` sent again is carried out once and acknowledged again."""

    table: TableId
    seat: Seat
    seq: Number
    actions: Actions
    request: RequestId


class TakeBack(FromClient, tag="undo"):
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


class Say(FromClient, tag="chat"):
    table: TableId
    text: Annotated[str, Meta(min_length=1, max_length=MAX_CHAT)]


class AskHint(FromClient, tag="hint"):
    """What would a strong bot do with what my seat knows, after these decisions that I plan?"""

    table: TableId
    seat: Seat
    actions: Annotated[list[AnyAction], Meta(max_length=MAX_ACTIONS)] = field(default_factory=list)


class AskWhy(FromClient, tag="why"):
    """Why may I not do this now?"""

    table: TableId
    seat: Seat
    action: ActionNumber | ActionText


ClientMessage = Join | Leave | Plan | Act | TakeBack | Propose | Vote | PlayForMe | Say | AskHint | AskWhy


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
    `events`: that list is the log. `seq` goes back to the server with `act`, and with `join` after a lost connection.
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
    can_undo: int  # decisions this seat may take back freely
    proposals: list[Proposal]
    clock: Clock | None
    outcome: OutcomeInfo | None
    thinking: list[int]  # seats a bot is thinking for


class Drafted(FromServer, tag="drafted"):
    """The position as it would be after the planned decisions; `complete`: nothing more can be planned, only sent."""

    table: str
    seat: int
    seq: int
    actions: list[ActionInfo]
    complete: bool
    position: Position


class Acknowledged(FromServer, tag="ack"):
    """The request is kept for good. `seq` is the seat's own number after it."""

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


class Hint(FromServer, tag="hint"):
    """What a bot would do, best first; `win_chance` in 0..1 when the bot knows it."""

    table: str
    seat: int
    seq: int
    bot: str
    advice: list[Advice]


class Why(FromServer, tag="why"):
    """`reason` is null if the action is possible."""

    table: str
    seat: int
    action: ActionInfo
    reason: Text | None
    clause: str | None


ServerMessage = (
    Welcome | TableMessage | ViewMessage | Drafted | Acknowledged | ErrorMessage | Presence | ChatLine | Hint | Why
)
