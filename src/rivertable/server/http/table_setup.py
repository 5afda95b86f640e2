"""Opening tables: a new one, a rematch, or a what-if."""

from __future__ import annotations

import functools
import secrets
from collections.abc import Collection
from typing import Any

import msgspec

from rivertable.engine.components import Overlay
from rivertable.engine.errors import OptionError
from rivertable.engine.fair_deal import new_secret
from rivertable.engine.game_config import GameConfig, load
from rivertable.engine.match import Match
from rivertable.engine.registry import games
from rivertable.server.errors import Refusal
from rivertable.server.ids import new_id
from rivertable.server.limits import Sender
from rivertable.server.names import MAX_NAME, clean_name
from rivertable.server.node import Node
from rivertable.server.people.people import Person
from rivertable.server.protocol.bodies import ChangeTable, CopyTable, NewTable
from rivertable.server.readers.overlays import make_ready
from rivertable.server.readers.pool import Readers
from rivertable.server.readers.questions import Imagine, Imagined, Played
from rivertable.server.sessions.table_session import TableSession
from rivertable.server.store.base import now_ms
from rivertable.server.table.access import check_may_copy
from rivertable.server.table.entries import AnyEntry, Changed, Conditions, Sat, SeatSpec, TableSpec, written
from rivertable.server.table.physics import check_physics
from rivertable.server.table.seats import checked_level
from rivertable.server.table.setup import (
    new_invitation,
    played_on_spec,
    rematch_spec,
    seats_for,
    turn_clock,
    what_if_spec,
)
from rivertable.server.table.table import ONE_SEAT, Table

NOT_OPTIONS = {"name", "players", "components", "rules"}  # arguments of `load` that have fields of their own


async def as_shown(node: Node, person: Person, sitting: list[Sat]) -> list[Sat]:
    """People who sit down, under names unlike those that others have kept; a name of their own that is kept is marked."""
    shown = []
    for sat in sitting:
        name = await node.people.shown_name(person, sat.name)
        shown.append(msgspec.structs.replace(sat, name=name, kept=is_kept(person, name)))
    return shown


def is_kept(person: Person, name: str) -> bool:
    """Whether this is the name that the person has kept."""
    return person.kept and name == person.name


async def open_table(node: Node, spec: TableSpec, sitting: list[Sat]) -> TableSession:
    """Store a new table and seat the people who sit down at once. If no seat is open then, the match begins."""
    id = new_id()
    await node.store.create_table(id, spec.game, written(spec), spec.public, spec.created, **_counted(spec))
    session = node.sessions.add(id, spec)
    for sat in sitting:
        await session.request(functools.partial(unchecked, sat), f"sit {sat.seat}", sat.seat)
    return session


async def open_rematch(node: Node, session: TableSession, person: Person) -> TableSession:
    """The rematch of a table. The first request opens it, also if several come at once; the others find it open."""
    id, spec = new_id(), rematch_spec(session.table, person.id, now_ms())
    about = (id, spec.game, written(spec), spec.public, spec.created)
    if await node.store.create_table(*about, **_counted(spec), rematch_of=session.id):
        await node.announcements.rematch_opened(session, id)
    else:
        row = await node.store.table(session.id)
        assert row is not None
        id = str(row.rematch)
        session.set_rematch(id)
    return await node.sessions.get(id)


def _counted(spec: TableSpec) -> dict[str, Any]:
    """What lists are made by."""
    return {"host": spec.host, "seats": len(spec.seats), "free": sum(seat.level is None for seat in spec.seats)}


def unchecked(entry: AnyEntry, _: Table) -> AnyEntry:
    """For `TableSession.request`: an entry that depends on nothing at the table."""
    return entry


async def taken_overlay(node: Node, new: NewTable, sender: Sender) -> Overlay | None:
    """The component overlay of a new table, if it has one, after the game was loaded with it."""
    if new.overlay is None:
        return None
    _check_game(new)
    overlay = Overlay(clean_name(new.overlay.name), new.overlay.text)
    await node.overlays.take(new.game, overlay, sender)
    return overlay


def new_spec(
    new: NewTable, person: Person, stand_in: str = "normal", overlay: Overlay | None = None
) -> tuple[TableSpec, list[Sat]]:
    """The spec of a table that a person asks for, and who sits down at once; Refusal says what is wrong with it. `overlay`
    must have been taken before."""
    config = _loaded(new, overlay)
    if all(wanted.kind == "bot" for wanted in new.seats):
        raise Refusal("bad_message", "a table needs a seat for a person: me or open")
    _check_open_sheets(new, config)
    seats, sitting = seats_for(new.seats, person.id, person.name, new.nonce)
    if new.rated and len(sitting) > 1 and not new.open_sheets:
        raise Refusal("bad_message", ONE_SEAT)
    spec = msgspec.structs.replace(
        usual_spec(config, seats, person),
        overlay=overlay,
        public=new.public,
        pace=new.pace,
        clock=new.clock or turn_clock(config),
        hints=new.hints,
        chat=new.chat,
        rated=new.rated and not new.open_sheets,
        watch=new.watch,
        watch_delay_seconds=new.watch_delay_seconds,
        stand_in=stand_in,
        open_sheets=new.open_sheets,
    )
    return spec, sitting


def usual_spec(config: GameConfig, seats: tuple[SeatSpec, ...], person: Person) -> TableSpec:
    """The spec of a table with these seats that a person opens now, with all settings as usual."""
    return TableSpec(
        game=config.name,
        options=config.options,
        seats=seats,
        host=person.id,
        invitation=new_invitation(),
        secret=new_secret(),
        created=now_ms(),
        rules=config.rules,
    )


def changed(table: Table, body: ChangeTable) -> Changed:
    """What a host changes at an open table, with the options that were not named as usual; Refusal says what is wrong."""
    check_options(body.options)
    asked = {name: getattr(body, name) for name in Conditions.__struct_fields__}
    try:
        config = table.spec.with_conditions(Conditions(**asked)).load(players=body.seats)
    except OptionError as error:
        raise Refusal("bad_message", str(error)) from None
    check_physics(config)
    # A clock that came from an option of the game goes when the option does.
    clock = body.clock if body.clock != turn_clock(table.config) else None
    conditions = Conditions(**{**asked, "options": config.options, "clock": clock or turn_clock(config)})
    return Changed(conditions, body.seats)


def _check_open_sheets(new: NewTable, config: GameConfig) -> None:
    if not new.open_sheets:
        return
    if not config.game.may_lie_open:
        raise Refusal("bad_message", f"{config.game.header.name} is not played with open sheets")
    if any(wanted.kind == "open" for wanted in new.seats):
        raise Refusal("bad_message", "open sheets are for people who share one screen; leave no seat open")


def _check_game(new: NewTable) -> None:
    if new.game not in games():
        raise Refusal("bad_message", f"there is no game {new.game!r}; the games are {', '.join(games())}")
    check_options(new.options)


def check_options(options: Collection[str]) -> None:
    """Refusal if something is named as an option that has a field of its own."""
    if NOT_OPTIONS & set(options):
        raise Refusal(
            "bad_message", "name, players, components and rules are not options; game, seats and overlay say that"
        )


def _loaded(new: NewTable, overlay: Overlay | None) -> GameConfig:
    _check_game(new)
    config = load(new.game, players=len(new.seats), components=overlay, **new.options)
    check_physics(config)
    return config


async def copied_spec(
    readers: Readers, table: Table, person: Person, body: CopyTable, sender: Sender
) -> tuple[TableSpec, list[Sat]]:
    """The spec of a what-if from what a seat knows: now, or (when the match is over) after an earlier move."""
    if table.match is None:
        raise Refusal("not_playing", "the match has not begun: there is nothing to copy")
    check_may_copy(table)
    mine, over = table.seats_of(person.id), table.status == "over"
    seat = body.seat if body.seat is not None else mine[0] if mine else None
    if seat is not None and seat not in (table.seats if over else mine):
        raise Refusal("forbidden", "this is not your seat")
    if body.move is not None and not over:
        raise Refusal("conflict", "earlier positions can be copied when the match is over")
    imagined = await _imagined(readers, table.id, table.match, seat, body.move, sender)
    level = None if body.level is None else checked_level(body.level)
    return what_if_spec(table, person.id, now_ms(), imagined.position(), seat if seat is not None else 0, level)


async def played_on(
    node: Node, id: str, record: bytes, person: Person, body: CopyTable, sender: Sender
) -> tuple[TableSpec, list[Sat]]:
    """The spec of a what-if from an uploaded record: at its end or after an earlier move, in any seat. A reader reads it; the
    server itself loads its game only, with its overlay."""
    level = None if body.level is None else checked_level(body.level)
    question = Imagine(id, body.move, body.seat, secrets.token_hex(16))
    answer = await node.readers.ask(sender, question, lambda: record)
    imagined = msgspec.msgpack.decode(answer, type=Imagined)
    game, seat = imagined.game, body.seat if body.seat is not None else 0
    if game.overlay is not None:
        overlay = Overlay(clean_name(game.overlay.name[:MAX_NAME]), game.overlay.text)
        await node.overlays.take(game.name, overlay, sender)
        game = msgspec.structs.replace(game, overlay=overlay)
    await make_ready(game.name, game.overlay, game.rules)
    config = game.config()
    check_physics(config)
    return played_on_spec(config, imagined.names, person.id, now_ms(), imagined.position(), seat, level)


async def _imagined(
    readers: Readers, id: str, match: Match, seat: int | None, move: int | None, sender: Sender
) -> Imagined:
    """A position with hidden parts dealt anew so that they fit what the seat knows: the present one, or one after an earlier
    move, which a reader replays."""
    seed = secrets.token_hex(16)
    if move is not None:
        played = functools.partial(Played.of, match)
        return msgspec.msgpack.decode(await readers.ask(sender, Imagine(id, move, seat, seed), played), type=Imagined)
    return Imagined.of(match, seat, seed, [])
