"""Questions to readers, and their answers. Readers are processes that read what people upload and replay matches."""

from __future__ import annotations

from typing import Any

import msgspec

from rivertable.bots.jobs import GameSpec
from rivertable.engine.components import Overlay
from rivertable.engine.match import Match
from rivertable.engine.moves import Move, Undo
from rivertable.engine.secrecy import Viewer
from rivertable.server.errors import ErrorCode, Refusal
from rivertable.server.protocol.bodies import RecordInfo
from rivertable.server.protocol.parts import SeatInfo
from rivertable.server.table.origin_history import OriginHistory
from rivertable.server.table.physics import physics_of
from rivertable.server.table.setup import Position


class Logged(msgspec.Struct, frozen=True, array_like=True):
    """An entry of a match's log: a move, or so many (`action`) moves undone."""

    seat: int
    action: int
    payload: Any = None
    undo: bool = False
    agreed: bool = False

    @classmethod
    def of(cls, entry: Move | Undo) -> Logged:
        if isinstance(entry, Undo):
            return cls(entry.seat, entry.moves, undo=True, agreed=entry.agreed)
        return cls(entry.seat, entry.action, entry.payload)

    def entry(self) -> Move | Undo:
        return Undo(self.seat, self.action, self.agreed) if self.undo else Move(self.seat, self.action, self.payload)


class Played(msgspec.Struct, frozen=True):
    """A finished match of a table on this server: what is needed to replay it."""

    game: GameSpec
    seed: str
    log: list[Logged]

    @classmethod
    def of(cls, match: Match) -> Played:
        if match.seed is None:
            raise Refusal("conflict", "a what-if has no record")
        return cls(GameSpec.of(match.config), match.seed, [Logged.of(entry) for entry in match.log])


Source = Played | bytes  # bytes: the JSON of an uploaded record


class Question(msgspec.Struct, frozen=True, tag=True):
    """A question to a reader. The answer is bytes or a refusal."""


class TryOverlay(Question, frozen=True):
    """Whether a game can be loaded with an overlay. The answer is the digest of the overlay."""

    game: str
    overlay: Overlay


class ReadRecord(Question, frozen=True):
    """Whether an uploaded record is sound. The answer is a `SoundRecord`, as msgpack."""

    data: bytes


class SoundRecord(msgspec.Struct, frozen=True):
    """A sound record: its text as it is stored, and a summary without an id."""

    body: str
    info: RecordInfo


class AboutMatch(Question, frozen=True):
    """A question about a finished match. A reader that does not remember the id needs the source of the match as well."""

    id: str


class ShowRecord(AboutMatch, frozen=True):
    """The moves of a match. The answer is a `RecordMoves`, as JSON. `info` is for a match of a table; an uploaded record has
    its own."""

    info: RecordInfo | None = None


class ShowPosition(AboutMatch, frozen=True):
    """A position of a match, with all cards (`opened`) or as the viewer saw it. The answer is a `ReplayPosition`, as JSON.
    `seats` are for a match of a table; an uploaded record has its own."""

    number: int
    viewer: Viewer
    seats: list[SeatInfo] | None = None
    opened: bool = False


class ShowStory(AboutMatch, frozen=True):
    """The log of a match as a viewer has it. The answer is a `RecordStory`, as JSON. `names` are for a match of a table; an
    uploaded record has its own."""

    viewer: Viewer
    names: list[str] | None = None


class Imagine(AboutMatch, frozen=True):
    """A position that fits what a seat knew after so many moves (null: at the end). The answer is an `Imagined`, as msgpack."""

    number: int | None
    viewer: Viewer
    seed: str


class Imagined(msgspec.Struct, frozen=True):
    """A position with hidden parts dealt anew: the bytes of its state, their layout, what the simulated physics knew,
    and what had been seen (`OriginHistory`). Of an uploaded record also its game and the names of its players: the server has not read the record itself."""

    state: bytes
    layout: str
    physics: Any
    history: bytes
    game: GameSpec
    names: list[str] = []

    @classmethod
    def of(cls, match: Match, viewer: Viewer, seed: str, names: list[str]) -> Imagined:
        if match.is_over:
            raise Refusal("not_playing", "this position is the end of the match; copy an earlier one")
        physics, state = physics_of(match.config), match.imagine(viewer, seed=seed).state
        known = physics.known(match) if physics else None
        history = OriginHistory.of(match, viewer).to_bytes()
        return cls(state.to_bytes(), state.layout(), known, history, GameSpec.of(match.config), names)

    def position(self) -> Position:
        """The beginning of a what-if."""
        return Position(self.state, self.layout, self.physics, self.history)


class Ask(msgspec.Struct, frozen=True):
    """To a reader: a question, and how many seconds of work it may take."""

    question: TryOverlay | ReadRecord | ShowRecord | ShowPosition | ShowStory | Imagine
    seconds: float
    source: Source | None = None


class Answer(msgspec.Struct, frozen=True):
    """From a reader: the answer or a refusal, and how many seconds of work it took; or (`unknown`) that it does not remember
    the match. `fault` is for the log: an error of ours, not of the sender."""

    data: bytes = b""
    code: ErrorCode | None = None
    message: str = ""
    seconds: float = 0.0
    unknown: bool = False
    fault: str = ""
