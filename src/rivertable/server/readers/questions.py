"""What the server asks its readers, the processes that read what people bring along and replay what they look at."""

from __future__ import annotations

from typing import Any

import msgspec

from rivertable.bots.jobs import GameSpec
from rivertable.engine.components import Overlay
from rivertable.engine.match import Match
from rivertable.engine.moves import Move, Undo
from rivertable.engine.secrecy import Viewer
from rivertable.server.errors import Refusal
from rivertable.server.protocol.bodies import RecordInfo
from rivertable.server.protocol.messages import ErrorCode
from rivertable.server.protocol.parts import SeatInfo
from rivertable.server.table.physics import physics_of


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
    """A match that was played here to its end: enough to play it again."""

    game: GameSpec
    seed: str
    log: list[Logged]

    @classmethod
    def of(cls, match: Match) -> Played:
        if match.seed is None:
            raise Refusal("conflict", "a what-if has no record")
        return cls(GameSpec.of(match.loaded), match.seed, [Logged.of(entry) for entry in match.log])


Source = Played | bytes  # bytes: the JSON of a record that somebody brought along


class Question(msgspec.Struct, frozen=True, tag=True):
    """Answered by bytes, or by a refusal."""


class TryOverlay(Question, frozen=True):
    """Can the game be loaded with it? Answered by its digest."""

    game: str
    overlay: Overlay


class ReadRecord(Question, frozen=True):
    """Is it sound? Answered by a `Brought`, as msgpack."""

    data: bytes


class Brought(msgspec.Struct, frozen=True):
    """A sound record: its text as it is kept, and what there is to say about it; the id is still to come."""

    body: str
    info: RecordInfo


class AboutMatch(Question, frozen=True):
    """A question about a finished match. Its reader may still know it by its id; otherwise it is told the source."""

    id: str


class ShowRecord(AboutMatch, frozen=True):
    """Answered by a `RecordMoves`, as JSON. `info` is for a table's match; a record that was brought has its own."""

    info: RecordInfo | None = None


class ShowPosition(AboutMatch, frozen=True):
    """Answered by a `ReplayPosition`, as JSON. `seats` are for a table's match; a record that was brought has its own."""

    number: int
    viewer: Viewer
    seats: list[SeatInfo] | None = None


class Imagine(AboutMatch, frozen=True):
    """A private world that fits what a seat knew after so many moves. Answered by an `Imagined`, as msgpack."""

    number: int
    viewer: Viewer
    seed: str


class Imagined(msgspec.Struct, frozen=True):
    """The state of such a world, its layout, and what the game's simulated world knew."""

    state: bytes
    layout: str
    world: Any

    @classmethod
    def of(cls, match: Match, viewer: Viewer, seed: str) -> Imagined:
        if match.is_over:
            raise Refusal("not_playing", "this position is the end of the match; copy an earlier one")
        world, state = physics_of(match.loaded), match.imagine(viewer, seed=seed).state
        return cls(state.to_bytes(), state.layout(), world.known(match) if world else None)


class Ask(msgspec.Struct, frozen=True):
    """To a reader: what it is asked, and how many seconds of its work that may take."""

    question: TryOverlay | ReadRecord | ShowRecord | ShowPosition | Imagine
    seconds: float
    source: Source | None = None


class Answer(msgspec.Struct, frozen=True):
    """From a reader: the answer or a refusal, and how many seconds of work it took; or that it does not know the match.
    `fault` is for the log: what went wrong was no fault of the sender."""

    data: bytes = b""
    code: ErrorCode | None = None
    message: str = ""
    seconds: float = 0.0
    unknown: bool = False
    fault: str = ""
