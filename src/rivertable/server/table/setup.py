"""How the spec of a table is made: seats as somebody wants them, a rematch, or a what-if."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Literal, NamedTuple, Protocol

from msgspec.structs import replace

from rivertable.engine.fair_deal import new_secret
from rivertable.engine.game_config import GameConfig
from rivertable.engine.registry import header_of
from rivertable.server.names import clean_name, unlike
from rivertable.server.table.clock import ClockSettings
from rivertable.server.table.entries import Sat, SeatSpec, TableSpec
from rivertable.server.table.seats import SeatState, bot_name, checked_character, checked_level
from rivertable.server.table.table import Table


class WantedSeat(Protocol):
    """A seat of a new table: for the person who opens it (`me`), open to others, or for a bot."""

    @property
    def kind(self) -> Literal["me", "open", "bot"]: ...

    @property
    def name(self) -> str | None: ...

    @property
    def level(self) -> str | None: ...

    @property
    def character(self) -> str | None: ...


class Position(NamedTuple):
    """Where a what-if begins: the bytes of a state, their layout, what the simulated physics knew, and what had been seen."""

    state: bytes
    layout: str
    physics: object
    history: bytes


def new_invitation() -> str:
    """The secret part of the link to a private table."""
    return secrets.token_urlsafe(16)


def seats_for(
    wanted: Sequence[WantedSeat], person: str, name: str, nonce: str
) -> tuple[tuple[SeatSpec, ...], list[Sat]]:
    """The seats of a new table, and who sits down at once. No two of them are called alike, and no two bots are the same
    character as long as there are others. Refusal if a level or a character does not exist, or is wanted twice."""
    characters = _characters(wanted, name)
    names: list[str] = []
    seats: list[SeatSpec] = []
    sitting: list[Sat] = []
    for number, seat in enumerate(wanted):
        spec, called = SeatSpec(), ""
        if seat.kind == "bot":
            level = checked_level(seat.level or "normal")
            called = bot_name(level, characters[number], names)
            spec = SeatSpec(level=level, reserved_name=called, character=characters[number])
        elif seat.kind == "me":
            called = unlike(clean_name(seat.name or name), names)
            sitting.append(Sat(number, person, called, nonce))
        seats.append(spec)
        names.append(called)
    return tuple(seats), sitting


def _characters(wanted: Sequence[WantedSeat], name: str) -> dict[int, str]:
    """The character of each bot by seat: those that are asked for first, then free ones."""
    bots = [number for number, seat in enumerate(wanted) if seat.kind == "bot"]
    people = [seat.name or name for seat in wanted if seat.kind == "me"]
    found: dict[int, str] = {}
    for number in sorted(bots, key=lambda each: wanted[each].character is None):
        found[number] = checked_character(wanted[number].character, found.values(), people)
    return found


def turn_clock(config: GameConfig) -> ClockSettings | None:
    """The clock that a game's own options ask for: so many seconds for every turn."""
    clock = config.game.turn_clock(config.options)
    return (
        None if clock is None else ClockSettings(clock.seconds, refill=True, at_zero="pass" if clock.passes else "show")
    )


def rematch_spec(table: Table, host: str, now: int) -> TableSpec:
    """The spec of a rematch, by the newest rules. Every seat is reserved for the person who had it; the first seat becomes
    the last."""
    seats = [_reserved(seat_state) for seat_state in table.seat_states]
    return replace(
        table.spec,
        rules=header_of(table.spec.game).rules_version,
        seats=(*seats[1:], seats[0]),
        host=host,
        invitation=new_invitation(),
        secret=new_secret(),
        created=now,
        origin=None,
        origin_layout=None,
        origin_physics=None,
        origin_history=None,
        lesson=None,
    )


def _reserved(seat_state: SeatState) -> SeatSpec:
    if seat_state.person is None:
        return SeatSpec(level=seat_state.level, reserved_name=seat_state.name, character=seat_state.character)
    return SeatSpec(reserved_for=seat_state.person, reserved_name=seat_state.name)


def what_if_spec(
    table: Table, host: str, now: int, position: Position, seat: int, level: str | None
) -> tuple[TableSpec, list[Sat]]:
    """The spec of a private what-if, and who sits down there: the host on `seat`, and on the others bots of `level` or
    (None) the host as well."""
    spec = replace(rematch_spec(table, host, now), rules=table.spec.rules)
    characters = [seat_state.character for seat_state in table.seat_states]
    return _begun_with(position, spec, list(table.names.values()), seat, level, characters)


def played_on_spec(
    config: GameConfig, names: list[str], host: str, now: int, position: Position, seat: int, level: str | None
) -> tuple[TableSpec, list[Sat]]:
    """The same from an uploaded record, whose players are called by `names`, no two alike."""
    spec = TableSpec(
        game=config.name,
        options=config.options,
        seats=(),
        host=host,
        invitation=new_invitation(),
        secret=new_secret(),
        created=now,
        rules=config.rules,
        overlay=config.overlay,
    )
    return _begun_with(position, spec, names, seat, level)


def _begun_with(
    position: Position,
    spec: TableSpec,
    names: list[str],
    seat: int,
    level: str | None,
    characters: Sequence[str | None] = (),
) -> tuple[TableSpec, list[Sat]]:
    """A bot that was a character stays that one; those that play for people are none."""
    seats, sitting = [], []
    for number, name in enumerate(names):
        if level is not None and number != seat:
            character = characters[number] if characters else None
            seats.append(SeatSpec(level=level, reserved_name=name, character=character))
        else:
            seats.append(SeatSpec())
            sitting.append(Sat(number, spec.host, name))
    spec = replace(
        spec,
        seats=tuple(seats),
        public=False,
        clock=None,
        rated=False,
        origin=position.state,
        origin_layout=position.layout,
        origin_physics=position.physics,
        origin_history=position.history,
    )
    return spec, sitting
