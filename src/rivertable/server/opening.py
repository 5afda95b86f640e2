"""How tables come about: as somebody wants them, as a rematch, or as a private copy of a position."""

from __future__ import annotations

import functools
import secrets

import msgspec

from rivertable.engine.components import Overlay, new_overlay
from rivertable.engine.fair_deal import new_secret
from rivertable.engine.loaded import LoadedGame, load
from rivertable.engine.registry import games
from rivertable.server.chairs import Chair, bot_name
from rivertable.server.errors import Refusal
from rivertable.server.http_bodies import ClockSettings, CopyTable, NewTable
from rivertable.server.journal import ChairSpec, Entry, Sat, TableSpec, written
from rivertable.server.levels import checked
from rivertable.server.live import LiveTable
from rivertable.server.node import Node
from rivertable.server.people import MAX_NAME, Person, clean_name, new_id
from rivertable.server.replay import match_after
from rivertable.server.store.base import now_ms
from rivertable.server.table import Table
from rivertable.server.worlds import check_world, simulates, world_of

MAX_OVERLAYS = 100
OVERLAYS_PER_PERSON = 20
_admitted: dict[tuple[str, str], str] = {}  # who brought them, by game and digest of the overlay


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


def opened_spec(new: NewTable, person: Person, stand_in: str = "normal") -> tuple[TableSpec, list[Sat]]:
    """What somebody asked for, checked, and who sits down at once."""
    overlay = checked_overlay(new)
    loaded = _loaded(new, overlay, person)
    if all(wanted.kind == "bot" for wanted in new.seats):
        raise Refusal("bad_message", "a table needs a seat for a person: me or open")
    chairs, sitting = _chairs(new, person)
    spec = TableSpec(
        game=loaded.name,
        options=loaded.options,
        chairs=chairs,
        host=person.id,
        invitation=secrets.token_urlsafe(16),
        secret=new_secret(),
        created=now_ms(),
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


def checked_overlay(new: NewTable) -> Overlay | None:
    if new.overlay is None:
        return None
    return new_overlay(clean_name(new.overlay.name), new.overlay.text)


def admit(game: str, overlay: Overlay | None, person: Person) -> None:
    """Load a game with an overlay that somebody brought, if there is room. Each is code in memory for as long as the server
    runs, so there is a limit, and a share of it for a person; one that its game refuses leaves nothing there, and does not
    count."""
    if overlay is None or game not in games() or (game, overlay.digest) in _admitted:
        return
    if len(_admitted) >= MAX_OVERLAYS:
        raise Refusal("unavailable", f"this server has read {MAX_OVERLAYS} component overlays and takes no more")
    if list(_admitted.values()).count(person.id) >= OVERLAYS_PER_PERSON:
        raise Refusal("conflict", f"you have brought {OVERLAYS_PER_PERSON} component overlays; the rest is for others")
    load(game, components=overlay)
    _admitted[game, overlay.digest] = person.id


def _loaded(new: NewTable, overlay: Overlay | None, person: Person) -> LoadedGame:
    if new.game not in games():
        raise Refusal("bad_message", f"there is no game {new.game!r}; the games are {', '.join(games())}")
    if {"name", "players", "components"} & set(new.options):
        raise Refusal("bad_message", "name, players and components are not options; seats and overlay say that")
    admit(new.game, overlay, person)
    loaded = load(new.game, players=len(new.seats), components=overlay, **new.options)
    check_world(loaded)
    return loaded


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
    """The same table again: the seats move on by one, and are kept for those who had them."""
    chairs = [_kept_chair(chair) for chair in table.chairs]
    return msgspec.structs.replace(
        table.spec,
        chairs=(*chairs[1:], chairs[0]),
        host=person.id,
        invitation=secrets.token_urlsafe(16),
        secret=new_secret(),
        created=now_ms(),
        origin=None,
        origin_world=None,
    )


def _kept_chair(chair: Chair) -> ChairSpec:
    if chair.person is None:
        return ChairSpec(level=chair.level, reserved_name=chair.name)
    return ChairSpec(reserved_for=chair.person, reserved_name=chair.name)


async def copied_spec(table: Table, person: Person, body: CopyTable) -> tuple[TableSpec, list[Sat]]:
    """A private world that fits what the seat knows, now or (when the match is over) after an earlier move."""
    if table.match is None:
        raise Refusal("not_playing", "the match has not begun: there is nothing to copy")
    mine, over = table.seats_of(person.id), table.status == "over"
    seat = body.seat if body.seat is not None else mine[0] if mine else None
    if seat is not None and seat not in (table.seats if over else mine):
        raise Refusal("forbidden", "this is not your seat")
    if body.move is not None and not over:
        raise Refusal("conflict", "earlier positions can be copied when the match is over")
    match = table.match if body.move is None else await match_after(table.match, body.move)
    if match.is_over:
        raise Refusal("not_playing", "this position is the end of the match; copy an earlier one")
    imagined = match.imagine(seat, seed=secrets.token_hex(16))
    world = world_of(table.loaded)
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
        chairs=tuple(chairs),
        public=False,
        clock=None,
        rated=False,
        origin=imagined.state.to_bytes(),
        origin_world=world.known(match) if world else None,
    )
    return spec, sitting
