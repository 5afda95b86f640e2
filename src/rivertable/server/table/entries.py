"""The entries of a table: what happened there, in order. Every node makes the same table from the same entries.

Entries are stored as JSON with a `kind`; kinds and field names stay what they are, for old databases hold them.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from rivertable.engine.components import Overlay
from rivertable.engine.game_config import GameConfig, load
from rivertable.engine.instance import instance
from rivertable.engine.state import ListState
from rivertable.server.table.clock import ClockSettings


class SeatSpec(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat when the table is opened: for a bot of a level, reserved for a person, or open to anybody. Bots of release
    0.1.0 have no character."""

    level: str | None = None
    reserved_for: str | None = None
    reserved_name: str | None = None
    character: str | None = None


class LessonPin(msgspec.Struct, frozen=True):
    """The lesson of a table: the seed of its match, and what identifies the lesson as it was then."""

    seed: str
    digest: str


class Conditions(msgspec.Struct, frozen=True, omit_defaults=True):
    """What people sit down to, and the host may change until the match begins."""

    options: dict[str, bool | str]
    clock: ClockSettings | None = None
    pace: Literal["live", "turns"] = "live"
    hints: bool = True
    chat: bool = True
    rated: bool = True
    watch: bool = True


class TableSpec(msgspec.Struct, frozen=True, omit_defaults=True):
    """How a table is opened. It is stored with the table and never changed there; until the match begins, entries may change
    its `conditions` and the number of seats.

    `rules` is the version of the rules the match is played by to its end; tables of release 0.1.0 do not name it, and
    have version 1. `secret` is the secret of the deal. A what-if has four fields more: `origin` is the state it begins
    with, `origin_layout` the layout of those bytes, `origin_physics` what the game's physics knew then, `origin_history`
    what people had seen before (`OriginHistory`; what-ifs of older releases have none).
    """

    game: str
    options: dict[str, bool | str]
    seats: tuple[SeatSpec, ...] = msgspec.field(name="chairs")  # the stored name, of release 0.1.0
    host: str
    invitation: str
    secret: str
    created: int
    rules: int = 1
    overlay: Overlay | None = None
    public: bool = True
    pace: Literal["live", "turns"] = "live"
    clock: ClockSettings | None = None
    hints: bool = True
    chat: bool = True
    rated: bool = True
    watch: bool = True
    watch_delay_seconds: int = 0
    stand_in: str = "normal"  # the level of a bot that plays for an absent person
    open_sheets: bool = False  # those who share the screen hide nothing from each other
    origin: bytes | None = None
    origin_layout: str | None = None
    origin_physics: Any = msgspec.field(default=None, name="origin_world")  # stored by this name since release 0.1.0
    origin_history: bytes | None = None
    lesson: LessonPin | None = None

    @property
    def conditions(self) -> Conditions:
        """What people sit down to."""
        return Conditions(**{name: getattr(self, name) for name in Conditions.__struct_fields__})

    def with_conditions(self, conditions: Conditions) -> TableSpec:
        """The same table by other conditions."""
        return msgspec.structs.replace(self, **msgspec.structs.asdict(conditions))

    def origin_state(self, config: GameConfig) -> ListState:
        """The state a what-if begins with; StateError if this release cannot read the stored bytes."""
        assert self.origin is not None
        kind = config.game.state
        return kind.from_older_bytes(self.origin, self.origin_layout or _first_layout(config))

    def load(self, players: int | None = None) -> GameConfig:
        """The game of this table, with its overlay and its version of the rules; for fewer `players` if seats stay empty."""
        players = len(self.seats) if players is None else players
        return load(self.game, players=players, components=self.overlay, rules=self.rules, **self.options)


def _first_layout(config: GameConfig) -> str:
    """The layout that states had in release 0.1.0, which stored none with them.

    An overlay may have changed the sizes of fields. So where the printed game has the layout of release 0.1.0 still, the
    layout of the game with its overlay is taken.
    """
    file = config.game.folder / "layout_0_1_0.txt"
    first = file.read_text(encoding="utf-8").strip() if file.exists() else instance(config.name).game.state.layout()
    return config.game.state.layout() if first == instance(config.name).game.state.layout() else first


class Entry(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="kind"):
    """Something that happened at a table. Each kind is a subclass."""


class Sat(Entry, frozen=True, tag="sat"):
    """A person sat down; `nonce` is their share of the chance of the deal. `phone`: they came with one, as their browser says.
    `kept`: the name is theirs alone."""

    seat: int
    person: str
    name: str
    nonce: str = ""
    phone: bool = False
    kept: bool = False


class Stood(Entry, frozen=True, tag="stood"):
    """A person gave the seat back."""

    seat: int


class TakenOff(Entry, frozen=True, tag="taken_off"):
    """Before the match the host took the person on this seat off the table, from all their seats."""

    seat: int


class BotSeated(Entry, frozen=True, tag="bot"):
    """The host put a bot of a level on an open seat, or (level null) took it off. Older entries name no character."""

    seat: int
    level: str | None
    character: str | None = None


class Changed(Entry, frozen=True, tag="changed"):
    """Before the match the host changed what people sit down to, and how many seats there are. Whoever sat down to something
    else is asked whether they agree."""

    conditions: Conditions
    seats: int


class Agreed(Entry, frozen=True, tag="agreed"):
    """A person plays by the conditions as they are now."""

    person: str


class Started(Entry, frozen=True, tag="started"):
    """The host began the match without waiting for more people: the open seats fell away, and those behind them moved up."""


class Moved(Entry, frozen=True, tag="moved"):
    """Decisions of one seat, all of them or none; payloads by their place in the list.

    `ends`: where they lead to a question that hides whether there is a choice, it ends by itself: the server says no to it
    after a moment. Without decisions a seat says so, or the opposite, about the question that it is asked now.
    """

    seat: int
    actions: list[str]
    payloads: dict[int, Any] = {}
    ends: bool = False


class Undone(Entry, frozen=True, tag="undone"):
    """A seat took back so many of its decisions, or (null) all it could."""

    seat: int
    moves: int | None = None


class Proposed(Entry, frozen=True, tag="proposed"):
    """A seat asked the others to take back its moves, to end the match, or to let a bot play for seat `target`."""

    seat: int
    what: Literal["undo", "end", "bot"]
    moves: int = 1
    target: int | None = None


class Voted(Entry, frozen=True, tag="voted"):
    """A seat answered the proposal that was made with the entry of this number."""

    seat: int
    proposal: int
    agree: bool


class Handed(Entry, frozen=True, tag="handed"):
    """From now on a bot plays for the person of this seat (`to_bot`), or the person again."""

    seat: int
    to_bot: bool


class TimedOut(Entry, frozen=True, tag="timed_out"):
    """The clock of a seat was at zero."""

    seat: int


class Hinted(Entry, frozen=True, tag="hinted"):
    """A seat asked for a hint. Nobody sees a difference when it happens; see `notices.py`."""

    seat: int


class Learned(Entry, frozen=True, tag="learned"):
    """In a lesson the learner has read a step (`on`), has gone back to where the match had so many `moves`, plays on without
    the lesson, or has left it."""

    seat: int
    what: Literal["on", "back", "play_on", "leave"]
    moves: int = 0


SeenEntry = (
    Sat
    | Stood
    | TakenOff
    | BotSeated
    | Changed
    | Agreed
    | Started
    | Moved
    | Undone
    | Proposed
    | Voted
    | Handed
    | TimedOut
    | Learned
)
AnyEntry = SeenEntry | Hinted

_decoder = msgspec.json.Decoder(AnyEntry)
_spec_decoder = msgspec.json.Decoder(TableSpec)


def written(entry: AnyEntry | TableSpec) -> str:
    """An entry or a spec as it is stored."""
    return msgspec.json.encode(entry).decode()


def read_entry(body: str) -> AnyEntry:
    """The entry that was stored as this text."""
    return _decoder.decode(body)


def read_spec(body: str) -> TableSpec:
    """The spec that was stored as this text."""
    return _spec_decoder.decode(body)
