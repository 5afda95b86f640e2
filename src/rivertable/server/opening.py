"""How tables come about: as somebody wants them, as a rematch, or as a private copy of a position."""

from __future__ import annotations

import functools
import secrets

import msgspec

from rivertable.engine.components import Overlay
from rivertable.engine.fair_deal import new_secret
from rivertable.engine.game_config import GameConfig, load
from rivertable.engine.match import Match
from rivertable.engine.registry import games, header_of
from rivertable.server.chairs import Chair, bot_name
from rivertable.server.errors import Refusal
from rivertable.server.http_bodies import ClockSettings, CopyTable, NewTable
from rivertable.server.journal import ChairSpec, Entry, Sat, TableSpec, written
from rivertable.server.levels import checked
from rivertable.server.live import LiveTable
from rivertable.server.names import MAX_NAME, clean_name
from rivertable.server.node import Node
from rivertable.server.people import Person, new_id
from rivertable.server.questions import Imagine, Imagined, Played
from rivertable.server.readers import Readers
from rivertable.server.security import Sender
from rivertable.server.store.base import now_ms
from rivertable.server.table import Table
from rivertable.server.worlds import check_physics, simulates


async def open_table(node: Node, spec: TableSpec, sitting: list[Sat]) -> LiveTable:
    """Keep the table and seat who sits down at once; when it is full the match begins."""
    id = new_id()
    await node.store.create_table(id, spec.game, written(spec), spec.public, spec.created, host=spec.host)
    live = node.tables.add(id, spec)
    for sat in sitting:
        await live.request(functools.partial(just, sat), f"sit {sat.seat}", sat.seat)
    return live


async def open_rematch(node: Node, live: LiveTable, person: Person) -> LiveTable:
    """The rematch of a table. The first who asks opens it, whoever asks at the same time; all seats are kept."""
    id, spec = new_id(), rematch_spec(live.table, person)
    about = (id, spec.game, written(spec), spec.public, spec.created)
    if await node.store.create_table(*about, host=spec.host, rematch_of=live.id):
        await node.rematch_set(live, id)
    else:
        row = await node.store.table(live.id)
        assert row is not None
        live.rematch = id = str(row.rematch)
    return await node.tables.get(id)


def just(entry: Entry, _: Table) -> Entry:
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
    config = _loaded(new, overlay)
    if all(wanted.kind == "bot" for wanted in new.seats):
        raise Refusal("bad_message", "a table needs a seat for a person: me or open")
    chairs, sitting = _chairs(new, person)
    spec = TableSpec(
        game=config.name,
        options=config.options,
        chairs=chairs,
        host=person.id,
        invitation=secrets.token_urlsafe(16),
        secret=new_secret(),
        created=now_ms(),
        rules=config.rules,
        overlay=overlay,
        public=new.public,
        pace=new.pace,
        clock=new.clock or turn_clock(config),
        hints=new.hints,
        chat=new.chat,
        rated=new.rated,
        watch=new.watch,
        watch_delay_seconds=new.watch_delay_seconds,
        stand_in=stand_in,
    )
    return spec, sitting


def turn_clock(config: GameConfig) -> ClockSettings | None:
    """SL-11.8  A game may have seconds for a turn among its options. Who is late is decided for (SL-10.28), but not who
    still holds a real stone."""
    seconds = str(config.options.get("turn_clock", "none"))
    if not seconds.isdecimal():
        return None
    return ClockSettings(int(seconds), refill=True, at_zero="pass" if simulates(config) else "show")


def _check_game(new: NewTable) -> None:
    if new.game not in games():
        raise Refusal("bad_message", f"there is no game {new.game!r}; the games are {', '.join(games())}")
    if {"name", "players", "components", "rules"} & set(new.options):
        raise Refusal(
            "bad_message", "name, players, components and rules are not options; game, seats and overlay say that"
        )


def _loaded(new: NewTable, overlay: Overlay | None) -> GameConfig:
    _check_game(new)
    config = load(new.game, players=len(new.seats), components=overlay, **new.options)
    check_physics(config)
    return config


def _chairs(new: NewTable, person: Person) -> tuple[tuple[ChairSpec, ...], list[Sat]]:
    """The chairs, and who sits down at once; nobody has the same name twice."""
    names: list[str] = []
    chairs: list[ChairSpec] = []
    sitting: list[Sat] = []
    for seat, wanted in enumerate(new.seats):
        chair, name = ChairSpec(), ""
        if wanted.kind == "bot":
            level = checked(wanted.level or "normal")
            name = bot_name(level, names)
            chair = ChairSpec(level=level, reserved_name=name)
        elif wanted.kind == "me":
            name = _unlike(clean_name(wanted.name or person.name), names)
            sitting.append(Sat(seat, person.id, name, new.nonce))
        chairs.append(chair)
        names.append(name)
    return tuple(chairs), sitting


def _unlike(name: str, taken: list[str]) -> str:
    """The name, with a number if somebody has it."""
    number, unlike = 1, name
    while unlike in taken:
        number += 1
        unlike = f"{name[: MAX_NAME - 4]} {number}"
    return unlike


def rematch_spec(table: Table, person: Person) -> TableSpec:
    """The same table again, by the newest rules: the seats move on by one, and are kept for those who had them."""
    chairs = [_kept_chair(chair) for chair in table.chairs]
    return msgspec.structs.replace(
        table.spec,
        rules=header_of(table.spec.game).rules_version,
        chairs=(*chairs[1:], chairs[0]),
        host=person.id,
        invitation=secrets.token_urlsafe(16),
        secret=new_secret(),
        created=now_ms(),
        origin=None,
        origin_layout=None,
        origin_world=None,
    )


def _kept_chair(chair: Chair) -> ChairSpec:
    if chair.person is None:
        return ChairSpec(level=chair.level, reserved_name=chair.name)
    return ChairSpec(reserved_for=chair.person, reserved_name=chair.name)


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
    chairs, sitting = [], []
    for there, chair in enumerate(table.chairs):
        if level is not None and there != mine_there:
            chairs.append(ChairSpec(level=level, reserved_name=chair.name))
        else:
            chairs.append(ChairSpec())
            sitting.append(Sat(there, person.id, chair.name))
    spec = msgspec.structs.replace(
        rematch_spec(table, person),
        rules=table.spec.rules,
        chairs=tuple(chairs),
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
