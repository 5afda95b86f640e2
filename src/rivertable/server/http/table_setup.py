"""How tables come about: as somebody wants them, as a rematch, or as a private copy of a position."""

from __future__ import annotations

import functools
import secrets

import msgspec

from rivertable.engine.components import Overlay
from rivertable.engine.fair_deal import new_secret
from rivertable.engine.loaded import LoadedGame, load
from rivertable.engine.match import Match
from rivertable.engine.registry import games, header_of
from rivertable.server.bots.levels import checked
from rivertable.server.errors import Refusal
from rivertable.server.node import Node
from rivertable.server.people.names import MAX_NAME, clean_name
from rivertable.server.people.people import Person, new_id
from rivertable.server.protocol.bodies import ClockSettings, CopyTable, NewTable
from rivertable.server.readers.pool import Readers
from rivertable.server.readers.questions import Imagine, Imagined, Played
from rivertable.server.security import Sender
from rivertable.server.sessions.table_sessions import TableSession
from rivertable.server.store.base import now_ms
from rivertable.server.table.entries import AnyEntry, Sat, SeatSpec, TableSpec, written
from rivertable.server.table.physics import check_physics, simulates
from rivertable.server.table.seats import SeatState, bot_name
from rivertable.server.table.table import Table


async def open_table(node: Node, spec: TableSpec, sitting: list[Sat]) -> TableSession:
    """Keep the table and seat who sits down at once; when it is full the match begins."""
    id = new_id()
    await node.store.create_table(id, spec.game, written(spec), spec.public, spec.created, host=spec.host)
    session = node.sessions.add(id, spec)
    for sat in sitting:
        await session.request(functools.partial(just, sat), f"sit {sat.seat}", sat.seat)
    return session


async def open_rematch(node: Node, session: TableSession, person: Person) -> TableSession:
    """The rematch of a table. The first who asks opens it, whoever asks at the same time; all seats are kept."""
    id, spec = new_id(), rematch_spec(session.table, person)
    about = (id, spec.game, written(spec), spec.public, spec.created)
    if await node.store.create_table(*about, host=spec.host, rematch_of=session.id):
        await node.rematch_set(session, id)
    else:
        row = await node.store.table(session.id)
        assert row is not None
        session.rematch = id = str(row.rematch)
    return await node.sessions.get(id)


def just(entry: AnyEntry, _: Table) -> AnyEntry:
    """A request that needs no look at the table."""
    return entry


async def taken_overlay(node: Node, new: NewTable, sender: Sender) -> Overlay | None:
    """The overlay that somebody wants to play with, once the game can be loaded with it."""
    if new.overlay is None:
        return None
    _check_game(new)
    overlay = Overlay(clean_name(new.overlay.name), new.overlay.text)
    await node.overlays.take(new.game, overlay, sender)
    return overlay


def opened_spec(
    new: NewTable, person: Person, stand_in: str = "normal", overlay: Overlay | None = None
) -> tuple[TableSpec, list[Sat]]:
    """What somebody asked for, checked, and who sits down at once. The overlay is taken already."""
    loaded = _loaded(new, overlay)
    if all(wanted.kind == "bot" for wanted in new.seats):
        raise Refusal("bad_message", "a table needs a seat for a person: me or open")
    seat_states, sitting = _chairs(new, person)
    spec = TableSpec(
        game=loaded.name,
        options=loaded.options,
        seats=seat_states,
        host=person.id,
        invitation=secrets.token_urlsafe(16),
        secret=new_secret(),
        created=now_ms(),
        rules=loaded.rules,
        overlay=overlay,
        public=new.public,
        pace=new.pace,
        clock=new.clock or turn_clock(loaded),
        hints=new.hints,
        chat=new.chat,
        rated=new.rated,
        watch=new.watch,
        watch_delay_seconds=new.watch_delay_seconds,
        stand_in=stand_in,
    )
    return spec, sitting


def turn_clock(loaded: LoadedGame) -> ClockSettings | None:
    """SL-11.8  A game may have seconds for a turn among its options. Who is late is decided for (SL-10.28), but not who
    still holds a real stone."""
    seconds = str(loaded.options.get("turn_clock", "none"))
    if not seconds.isdecimal():
        return None
    return ClockSettings(int(seconds), refill=True, at_zero="pass" if simulates(loaded) else "show")


def _check_game(new: NewTable) -> None:
    if new.game not in games():
        raise Refusal("bad_message", f"there is no game {new.game!r}; the games are {', '.join(games())}")
    if {"name", "players", "components", "rules"} & set(new.options):
        raise Refusal(
            "bad_message", "name, players, components and rules are not options; game, seats and overlay say that"
        )


def _loaded(new: NewTable, overlay: Overlay | None) -> LoadedGame:
    _check_game(new)
    loaded = load(new.game, players=len(new.seats), components=overlay, **new.options)
    check_physics(loaded)
    return loaded


def _chairs(new: NewTable, person: Person) -> tuple[tuple[SeatSpec, ...], list[Sat]]:
    """The seat_states, and who sits down at once; nobody has the same name twice."""
    names: list[str] = []
    seat_states: list[SeatSpec] = []
    sitting: list[Sat] = []
    for seat, wanted in enumerate(new.seats):
        seat_state, name = SeatSpec(), ""
        if wanted.kind == "bot":
            level = checked(wanted.level or "normal")
            name = bot_name(level, names)
            seat_state = SeatSpec(level=level, reserved_name=name)
        elif wanted.kind == "me":
            name = _unlike(clean_name(wanted.name or person.name), names)
            sitting.append(Sat(seat, person.id, name, new.nonce))
        seat_states.append(seat_state)
        names.append(name)
    return tuple(seat_states), sitting


def _unlike(name: str, taken: list[str]) -> str:
    """The name, with a number if somebody has it."""
    number, unlike = 1, name
    while unlike in taken:
        number += 1
        unlike = f"{name[: MAX_NAME - 4]} {number}"
    return unlike


def rematch_spec(table: Table, person: Person) -> TableSpec:
    """The same table again, by the newest rules: the seats move on by one, and are kept for those who had them."""
    seat_states = [_reserved_seat(seat_state) for seat_state in table.seat_states]
    return msgspec.structs.replace(
        table.spec,
        rules=header_of(table.spec.game).rules_version,
        seats=(*seat_states[1:], seat_states[0]),
        host=person.id,
        invitation=secrets.token_urlsafe(16),
        secret=new_secret(),
        created=now_ms(),
        origin=None,
        origin_layout=None,
        origin_world=None,
    )


def _reserved_seat(seat_state: SeatState) -> SeatSpec:
    if seat_state.person is None:
        return SeatSpec(level=seat_state.level, reserved_name=seat_state.name)
    return SeatSpec(reserved_for=seat_state.person, reserved_name=seat_state.name)


async def copied_spec(
    readers: Readers, table: Table, person: Person, body: CopyTable, sender: Sender
) -> tuple[TableSpec, list[Sat]]:
    """A private world that fits what the seat knows, now or (when the match is over) after an earlier move."""
    if table.match is None:
        raise Refusal("not_playing", "the match has not begun: there is nothing to copy")
    mine, over = table.seats_of(person.id), table.status == "over"
    seat = body.seat if body.seat is not None else mine[0] if mine else None
    if seat is not None and seat not in (table.seats if over else mine):
        raise Refusal("forbidden", "this is not your seat")
    if body.move is not None and not over:
        raise Refusal("conflict", "earlier positions can be copied when the match is over")
    imagined = await _imagined(readers, table.id, table.match, seat, body.move, sender)
    level = None if body.level is None else checked(body.level)
    mine_there = seat if seat is not None else 0
    seat_states, sitting = [], []
    for there, seat_state in enumerate(table.seat_states):
        if level is not None and there != mine_there:
            seat_states.append(SeatSpec(level=level, reserved_name=seat_state.name))
        else:
            seat_states.append(SeatSpec())
            sitting.append(Sat(there, person.id, seat_state.name))
    spec = msgspec.structs.replace(
        rematch_spec(table, person),
        rules=table.spec.rules,
        seats=tuple(seat_states),
        public=False,
        clock=None,
        rated=False,
        origin=imagined.state,
        origin_layout=imagined.layout,
        origin_world=imagined.world,
    )
    return spec, sitting


async def _imagined(
    readers: Readers, id: str, match: Match, seat: int | None, move: int | None, sender: Sender
) -> Imagined:
    """A world that fits what the seat knows, as the match stands or, replayed by a reader, after an earlier move."""
    seed = secrets.token_hex(16)
    if move is not None:
        played = functools.partial(Played.of, match)
        return msgspec.msgpack.decode(await readers.ask(sender, Imagine(id, move, seat, seed), played), type=Imagined)
    return Imagined.of(match, seat, seed)
