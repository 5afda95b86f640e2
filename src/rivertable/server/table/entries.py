"""The list of what happened at a table: the only truth about it. Every node makes the same table from the same list."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from rivertable.engine.components import Overlay
from rivertable.engine.instance import instance
from rivertable.engine.loaded import LoadedGame, load
from rivertable.engine.state import Twin
from rivertable.server.protocol.bodies import ClockSettings


class SeatSpec(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat_state as the table was opened: for a bot, free, or kept for somebody."""

    level: str | None = None
    reserved_for: str | None = None
    reserved_name: str | None = None


class TableSpec(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is settled when a table is opened. `rules` is the version of the rules it is played by to its end; tables of
    release 0.1.0 do not say it. `secret` is the deal's; `origin` the state a what-if begins with, `origin_layout` the layout of
    that state, `origin_world` what the game's simulated world knew then."""

    game: str
    options: dict[str, bool | str]
    seats: tuple[SeatSpec, ...] = msgspec.field(name="chairs")
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
    origin: bytes | None = None
    origin_layout: str | None = None
    origin_world: Any = None

    def origin_state(self, loaded: LoadedGame) -> Twin:
        """The state a what-if begins with; StateError if this release cannot read the bytes that were kept of it."""
        assert self.origin is not None
        kind = loaded.game.state
        return kind.from_older_bytes(self.origin, self.origin_layout or _first_layout(loaded))

    def load(self) -> LoadedGame:
        return load(self.game, players=len(self.seats), components=self.overlay, rules=self.rules, **self.options)


def _first_layout(loaded: LoadedGame) -> str:
    """The layout of a state that was kept without one: that of release 0.1.0. An overlay may have changed its sizes, so where
    the printed game has the same layout as then, so has this one."""
    file = loaded.game.folder / "layout_0_1_0.txt"
    first = file.read_text(encoding="utf-8").strip() if file.exists() else instance(loaded.name).game.state.layout()
    return loaded.game.state.layout() if first == instance(loaded.name).game.state.layout() else first


class Entry(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="kind"):
    """An entry of the list."""


class Sat(Entry, frozen=True, tag="sat"):
    seat: int
    person: str
    name: str
    nonce: str = ""


class Stood(Entry, frozen=True, tag="stood"):
    seat: int


class BotSeated(Entry, frozen=True, tag="bot"):
    """The host put a bot on an open seat_state, or took it off."""

    seat: int
    level: str | None


class Moved(Entry, frozen=True, tag="moved"):
    """Decisions of one seat, all or nothing; payloads by place in the list."""

    seat: int
    actions: list[str]
    payloads: dict[int, Any] = {}


class Acted(Moved, frozen=True, tag="moved"):
    """Decisions as a client asks for them: the list ends at the first reveal. Entry, it is a Moved like any other, for
    lists that are older go further."""


class Undone(Entry, frozen=True, tag="undone"):
    seat: int
    moves: int | None = None


class Proposed(Entry, frozen=True, tag="proposed"):
    seat: int
    what: Literal["undo", "end", "bot"]
    moves: int = 1
    target: int | None = None


class Voted(Entry, frozen=True, tag="voted"):
    seat: int
    proposal: int
    agree: bool


class Handed(Entry, frozen=True, tag="handed"):
    """A bot plays for the person from now on, or the person again."""

    seat: int
    to_bot: bool


class TimedOut(Entry, frozen=True, tag="timed_out"):
    seat: int


class RanOut(TimedOut, frozen=True, tag="timed_out"):
    """The same as it is read from a list: how much was left is not asked again, for older servers have counted otherwise."""


AnyEntry = Sat | Stood | BotSeated | Moved | Undone | Proposed | Voted | Handed | TimedOut

_decoder = msgspec.json.Decoder(Sat | Stood | BotSeated | Moved | Undone | Proposed | Voted | Handed | RanOut)
_spec_decoder = msgspec.json.Decoder(TableSpec)


def written(entry: AnyEntry | TableSpec) -> str:
    return msgspec.json.encode(entry).decode()


def read_entry(body: str) -> AnyEntry:
    return _decoder.decode(body)


def read_spec(body: str) -> TableSpec:
    return _spec_decoder.decode(body)
