"""The bodies of the HTTP API: what clients post and what the server answers. Parts shared with the socket are in `parts.py`."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from rivertable.server.errors import ErrorCode
from rivertable.server.protocol.messages import MAX_CHAT, Number, Seat, ViewMessage
from rivertable.server.protocol.parts import (
    DealInfo,
    OutcomeInfo,
    RatingChange,
    RatingKind,
    SeatInfo,
    Struct,
    TableInfo,
    Text,
)
from rivertable.server.table.clock import ClockSettings

Name = Annotated[str, Meta(min_length=1, max_length=40)]
Passphrase = Annotated[str, Meta(min_length=8, max_length=200)]
Nonce = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{0,64}$")]
Level = Annotated[str, Meta(min_length=1, max_length=20)]
CharacterName = Annotated[str, Meta(min_length=1, max_length=20)]
OptionName = Annotated[str, Meta(max_length=40)]
OptionValue = Annotated[str, Meta(max_length=40)]
MAX_OVERLAY = 200_000


class Body(Struct, forbid_unknown_fields=True):
    """Something a client posts."""


class Nothing(Body):
    """An empty object."""


class Problem(Struct):
    """Every error of the API: what was wrong and what would be right."""

    code: ErrorCode
    message: str
    clause: str | None = None


class Done(Struct):
    ok: bool = True


# ------------------------------------------------------------ games


class ChoiceInfo(Struct):
    value: bool | str
    label: str


class OptionInfo(Struct):
    name: str
    default: bool | str
    choices: list[ChoiceInfo]
    explanation: Text


class LevelInfo(Struct):
    name: str
    explanation: str


class CharacterInfo(Struct):
    """Somebody a bot can be, the same in every game: a name, and 1 to 5 dots for each temper. Tempers decide between moves
    that are about equally good; they make nobody stronger."""

    id: str
    name: str
    tempers: dict[str, int]


class GameInfo(Struct):
    """A game as the lobby shows it, with all settings a new table of it may have."""

    name: str
    title: str
    players_min: int
    players_max: int
    rules_version: int
    designers: list[str]
    publisher: str
    year: int
    options: list[OptionInfo]
    levels: list[LevelInfo]
    bots_ready: float  # 0..1: how much of its quick bot code is compiled, with the components as printed
    bots_warming: bool  # it is being compiled now: until then bots and hints look less far ahead
    may_lie_open: bool  # people who share a screen may choose `open_sheets`
    lesson_minutes: int | None = None  # how long its lesson takes; null if it has none


class OpenLesson(Body):
    """Begin the lesson of a game, or go on with it where it was left; with `step` (its id), at the beginning of that step."""

    game: Annotated[str, Meta(max_length=40)]
    step: Annotated[str, Meta(max_length=40)] | None = None


class GameList(Struct):
    games: list[GameInfo]
    characters: list[CharacterInfo]


# ------------------------------------------------------------ tables


class TableBots(Struct):
    """How far the bots of one table are, with its components and rules."""

    ready: float  # 0..1: how much of their quick code is compiled
    warming: bool  # it is being compiled now: until then bots and hints look less far ahead


class NewSeat(Body):
    """me: the person who opens the table, under a name of their own if several share the browser."""

    kind: Literal["me", "open", "bot"]
    name: Name | None = None
    level: Level | None = None
    character: CharacterName | None = None  # of a bot; without one the server seats one that is free


class OverlayText(Body):
    """Other numbers for the components: a TOML text with just what differs."""

    name: Annotated[str, Meta(min_length=1, max_length=60)]
    text: Annotated[str, Meta(max_length=MAX_OVERLAY)]


class NewTable(Body):
    """`seats` says who sits where, one per player; a table without open seats starts at once."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=13)]
    options: dict[str, bool | str] = msgspec.field(default_factory=dict)
    overlay: OverlayText | None = None
    public: bool = True
    pace: Literal["live", "turns"] = "live"
    clock: ClockSettings | None = None
    hints: bool = True
    chat: bool = True
    rated: bool = False  # counts: no hints, nothing taken back by agreement, one seat a person; who gives up is last
    watch: bool = True
    watch_delay_seconds: Annotated[int, Meta(ge=0, le=3600)] = 0
    open_sheets: bool = False  # all seats share my screen and hide nothing from each other; such a match does not count
    nonce: Nonce = ""


class TableList(Struct):
    tables: list[TableInfo]
    people: int  # people at the river now
    more: bool = False  # there are further tables


class SitDown(Body):
    """Take an open seat (any, if none is named). `nonce` is the client's own share of the deal's chance."""

    seat: Seat | None = None
    name: Name | None = None
    nonce: Nonce = ""
    invitation: str | None = None
    phone: bool = False  # with a phone; told to those who sit there, until the match begins


class StandUp(Body):
    """Give a seat back: before the start it is open again, later a bot plays on."""

    seat: Seat


class TakeOff(Body):
    """Before the match the host takes the person on a seat off the table."""

    seat: Seat


class SeatBot(Body):
    """The host puts a bot on an open seat, or takes it off (level null). Without a character one that is free sits down."""

    seat: Seat
    level: Level | None
    character: CharacterName | None = None


class ChangeTable(Body):
    """Before the match the host changes what people sit down to, and the number of seats. All of it is sent, changed or not."""

    seats: Annotated[int, Meta(ge=1, le=13)]
    options: Annotated[dict[OptionName, bool | OptionValue], Meta(max_length=40)]
    clock: ClockSettings | None
    pace: Literal["live", "turns"]
    hints: bool
    chat: bool
    rated: bool
    watch: bool


class Agree(Body):
    """Play by what the host has changed; `changes` is the number of changes that were seen."""

    changes: Annotated[int, Meta(ge=0, le=10_000)]


class CopyTable(Body):
    """A private what-if from what my seat knows, now or (of a finished match or a record) after `move` moves; the others
    are played by bots of `level`, or by me (level null)."""

    seat: Seat | None = None
    move: Annotated[int, Meta(ge=0, le=100_000)] | None = None
    level: Level | None = None


# ------------------------------------------------------------ the chat


class BlockLine(Body):
    """Hear nothing more of the person who said this line, at any table. They cannot sit down where I am the host."""

    line: Number


class ReportLine(Body):
    """Show a line to those who run the server, with the reason in my words."""

    line: Number
    why: Annotated[str, Meta(max_length=MAX_CHAT)] = ""


class BlockedPerson(Struct):
    """Somebody I do not hear, by the name I read last."""

    person: str
    name: str


class BlockedList(Struct):
    blocked: list[BlockedPerson]


class Unblock(Body):
    person: Annotated[str, Meta(max_length=32)]


# ------------------------------------------------------------ inviting


class TableCodeInfo(Struct):
    """The short code of an open table, and when it is over."""

    code: str
    until: int


class InvitedTo(Struct):
    """The table that a code leads to, with the invitation that opens it."""

    table: str
    invitation: str


class HomeNetworkInfo(Struct):
    """Whether devices of the home network reach this server. `here`: whoever asks sits at the server's own computer and may
    change it. `address` is where those devices find it, while it is `on`; without `found` the computer has no such
    address. Nobody else is told anything."""

    here: bool = False
    on: bool = False
    found: bool = False
    address: str | None = None


class HomeNetworkSwitch(Body):
    """Let devices of the home network in, for the sake of a table, or shut them out."""

    on: bool
    table: Annotated[str, Meta(max_length=32)] | None = None


# ------------------------------------------------------------ people


class Me(Struct):
    """Who I am: a guest until the name is kept with a passphrase (`kept`)."""

    id: str
    name: str
    kept: bool
    my_turn: int  # tables that wait for me


class Rename(Body):
    name: Name


class KeepName(Body):
    passphrase: Passphrase


class RecoveryKey(Struct):
    """Shown once: with it the name can be had back, once, when the passphrase is lost."""

    recovery_key: str


class SignIn(Body):
    name: Name
    passphrase: Annotated[str, Meta(min_length=1, max_length=200)]


class SignOut(Body):
    """End the session of this browser, or (`everywhere`) all sessions of the person."""

    everywhere: bool = False


class DeleteMe(Body):
    """Delete me and what is kept about me; the passphrase is asked for where the name is kept."""

    name: Name
    passphrase: Annotated[str, Meta(max_length=200)] | None = None


class Recover(Body):
    name: Name
    recovery_key: Annotated[str, Meta(min_length=1, max_length=100)]
    passphrase: Passphrase


class PastGame(Struct):
    table: str
    game: str
    title: str
    finished: int
    seats: list[SeatInfo]
    your_seats: list[int]
    scores: list[int]
    winners: list[int]
    ratings: list[RatingChange]


class MyGames(Struct):
    """My tables, those that wait for me first, and what I have finished, newest first."""

    running: list[TableInfo]
    finished: list[PastGame]


class Rank(Struct):
    """`rating` is cautious: three deviations below the estimate. Bots are rated by `level`, which people see as a fish."""

    place: int
    name: str
    bot: bool
    kept: bool
    rating: float
    mean: float
    deviation: float
    games: int
    level: str | None = None


class Leaderboard(Struct):
    game: str
    kind: RatingKind
    ranks: list[Rank]


# ------------------------------------------------------------ records


class RecordInfo(Struct):
    """A record that can be looked at move by move: a finished table's, or one somebody uploaded."""

    id: str
    game: str
    title: str
    players: int
    names: list[str]
    options: dict[str, bool | str]
    moves: int
    your_seats: list[int]  # where I sat at that table
    outcome: OutcomeInfo | None
    deal: DealInfo | None


class MoveInfo(Struct):
    """A move of a finished match: `number` counts from 1; the position after it is `/at/{number}`, and `points` what
    every seat would have if the match had ended there. `turn` is the number of its turn, from 1: people step from turn to
    turn."""

    number: int
    seat: int
    text: str
    label: Text
    round: int
    points: tuple[int, ...]
    turn: int


class RecordMoves(Struct):
    info: RecordInfo
    moves: list[MoveInfo]


class ReplayPosition(Struct):
    """A finished match after `number` moves, as the chosen seat saw it then, or as a watcher did (seat null). `shown.events`
    are those of the turn, `shown.events_from` is the number of the first."""

    number: int
    moves: int
    shown: ViewMessage


class StoryLine(Struct):
    """A line of the log: a turn in one sentence, or what happened between turns (seat null); `round`: a round begins here.
    It begins with move number `move`; 0: before the first move."""

    move: int
    seat: int | None
    round: bool
    text: Text


class RecordStory(Struct):
    """The log of a finished match as a seat or a watcher has it, oldest first. Empty for a game whose log is not told turn by
    turn."""

    lines: list[StoryLine]


# ------------------------------------------------------------ problems


class BrowserError(Body):
    """An error of the client: its kind, the page it was on, the version of the client, and places in its files."""

    kind: Annotated[str, Meta(pattern=r"^[A-Za-z]{1,40}$")]
    page: Annotated[str, Meta(pattern=r"^[a-z]{0,20}$")]
    client: Annotated[str, Meta(pattern=r"^[A-Za-z0-9._-]{0,40}$")]
    places: Annotated[
        list[Annotated[str, Meta(pattern=r"^[A-Za-z0-9._-]{1,60}:[0-9]{1,7}:[0-9]{1,7}$")]], Meta(max_length=12)
    ]


class ProblemReport(Body):
    """Something that does not work, in somebody's own words, and the table where it happened."""

    text: Annotated[str, Meta(min_length=1, max_length=1000)]
    table: Annotated[str, Meta(max_length=32)] | None = None


# ------------------------------------------------------------ the server itself


class Health(Struct):
    ok: bool
    version: str
    database: Literal["sqlite", "postgresql"]
    node: str
    tables: int  # in memory on this node
    sockets: int
    bots: Literal["ready", "warming", "off"]
