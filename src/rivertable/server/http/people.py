"""Who I am, and the games I play."""

from __future__ import annotations

import logging
import secrets
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import cache, partial
from typing import Any, TypeVar

import msgspec
from sqlalchemy import Row
from starlette.responses import Response, StreamingResponse

from rivertable.engine.errors import RivertableError
from rivertable.engine.registry import header_of
from rivertable.server.errors import Refusal
from rivertable.server.http.endpoint import JSON, Call, Endpoint
from rivertable.server.http.table_setup import unchecked
from rivertable.server.people.people import Person
from rivertable.server.people.personal import all_about, forget_at, forget_person
from rivertable.server.people.ratings import Result
from rivertable.server.protocol.bodies import (
    DeleteMe,
    Done,
    KeepName,
    Me,
    MyGames,
    PastGame,
    Recover,
    RecoveryKey,
    Rename,
    SignIn,
    SignOut,
)
from rivertable.server.protocol.parts import TableInfo
from rivertable.server.store import personal, results
from rivertable.server.store.base import Listed
from rivertable.server.table.entries import Stood

log = logging.getLogger(__name__)

Shown = TypeVar("Shown")

SHOWN = 50
PAGE = 100  # read at once


async def me(call: Call) -> Me:
    return await _me(call, call.somebody())


async def _me(call: Call, person: Person) -> Me:
    running = await _running(call, person.id)
    return Me(person.id, person.name, person.kept, sum(info.your_turn for info in running))


async def _running(call: Call, person: str) -> list[TableInfo]:
    async def sitting(rows: list[Listed]) -> dict[str, TableInfo]:
        infos = await call.node.sessions.listed(rows, person)
        return {info.id: info for info in infos if info.your_seats}  # who has stood up again plays no longer

    running = await _newest(partial(call.node.store.begun_tables_of, person), sitting)
    return sorted(running, key=lambda info: (not info.your_turn, -info.updated))


async def _newest(
    read: Callable[..., Awaitable[list[Any]]], shown: Callable[[list[Any]], Awaitable[dict[str, Shown]]]
) -> list[Shown]:
    """The newest tables that are shown. `read` also gives others, so it is called page by page until enough are found."""
    found: dict[str, Shown] = {}
    rows, skip = await read(limit=PAGE, skip=0), 0
    while rows:
        found |= await shown(rows)
        skip += PAGE
        rows = await read(limit=PAGE, skip=skip) if len(rows) == PAGE and len(found) < SHOWN else []
    return list(found.values())[:SHOWN]


async def rename(call: Call) -> Me:
    body: Rename = call.body
    return await _me(call, await call.node.people.rename(call.somebody(), body.name))


async def keep(call: Call) -> RecoveryKey:
    body: KeepName = call.body
    return RecoveryKey(await call.node.people.keep(call.somebody(), body.passphrase))


async def sign_in(call: Call) -> Me:
    body: SignIn = call.body
    person = await call.node.people.sign_in(body.name, body.passphrase, call.sender.address)
    await call.sign_in(person)
    return await _me(call, person)


async def recover(call: Call) -> RecoveryKey:
    body: Recover = call.body
    who = (body.name, body.recovery_key, body.passphrase)
    person, key = await call.node.people.recover(*who, call.sender.address)
    await call.sign_in(person)
    call.node.announcements.signed_out(person)
    return RecoveryKey(key)


async def sign_out(call: Call) -> Done:
    body: SignOut = call.body
    if call.person is not None:
        await call.node.people.sign_out(call.person, everywhere=body.everywhere)
        call.node.announcements.signed_out(call.person)
    call.cookie = ""
    return Done()


def _check_pace(call: Call) -> None:
    """Both read all of a person's tables."""
    if not call.node.own_data.take(call.sender):
        raise Refusal("too_fast", "this was asked for a moment ago; wait a minute")


async def my_data(call: Call) -> Response:
    """All that is kept about me, as a file."""
    _check_pace(call)
    headers = {"content-disposition": 'attachment; filename="rivertable-my-data.json"'}
    return StreamingResponse(all_about(call.node.store, call.somebody().id), media_type=JSON, headers=headers)


async def delete_me(call: Call) -> Done:
    """Leave all tables, be somebody in what others keep, and delete the rest."""
    body: DeleteMe = call.body
    person, node = call.somebody(), call.node
    if body.name != person.name:
        raise Refusal("conflict", "type your own name to say that you mean it")
    _check_pace(call)
    await node.people.check_own(person, body.passphrase, call.sender.address)
    for table in await personal.tables_about(node.store, person.id):
        await _leave_for_good(call, table, person.id)
        await forget_at(node.store, table, person.id)
        node.announcements.rewritten(table)
    await forget_person(node.store, person.id)
    node.announcements.signed_out(person)
    call.cookie = ""
    return Done()


async def _leave_for_good(call: Call, table: str, person: str) -> None:
    """Give the seats of a person back; a table where no other person sits is closed."""
    try:
        session = await call.node.sessions.get(table)
    except Refusal:  # it cannot be read here, and nobody plays there
        return
    for seat in session.table.seats_of(person):
        with suppress(Refusal):  # a lesson, or a match that is over
            await session.request(partial(unchecked, Stood(seat)), f"stand {secrets.token_hex(8)}", None)
    others = {seat_state.person for seat_state in session.table.seat_states} - {None, person}
    if session.table.status != "over" and not others:
        await call.node.store.close_table(table)


async def my_games(call: Call) -> MyGames:
    person = call.somebody().id

    async def played(rows: list[Row[Any]]) -> dict[str, PastGame]:
        return {row.table_id: game for row in rows if (game := _past_game(row, person)) is not None}

    finished = await _newest(partial(results.results_of, call.node.store, person), played)
    return MyGames(await _running(call, person), finished)


def _past_game(row: Row[Any], person: str) -> PastGame | None:
    """A finished match of a person; None if they did not play there, or it was a what-if, which has no record."""
    try:
        result, title = msgspec.json.decode(row.body, type=Result), _title(row.game)
    except (msgspec.MsgspecError, RivertableError):
        log.exception("the result of table %s cannot be read; it is left out", row.table_id)
        return None
    mine = [seat for seat, owner in enumerate(result.people) if owner == person]
    if result.what_if or not mine:  # the latter: opened for others, or left before it began
        return None
    whose = (result.seats, mine, result.scores, result.winners, result.ratings)
    return PastGame(row.table_id, row.game, title, row.finished, *whose)


@cache
def _title(game: str) -> str:
    return header_of(game).name


ENDPOINTS = [
    Endpoint("GET", "/api/me", me, "Who I am; a new guest if I am nobody yet", Me, needs_person=True),
    Endpoint("POST", "/api/me", rename, "Choose a name", Me, Rename, needs_person=True, refusals=(409,)),
    Endpoint("POST", "/api/me/keep", keep, "Keep the name", RecoveryKey, KeepName, needs_person=True, refusals=(409,)),
    Endpoint("POST", "/api/me/sign-in", sign_in, "Come back to a kept name", Me, SignIn, refusals=(403,)),
    Endpoint(
        "POST",
        "/api/me/recover",
        recover,
        "A new passphrase by the recovery key",
        RecoveryKey,
        Recover,
        refusals=(403,),
    ),
    Endpoint("POST", "/api/me/sign-out", sign_out, "Be nobody again, here or everywhere", Done, SignOut),
    Endpoint("GET", "/api/me/data", my_data, "All that is kept about me", dict, needs_person=True, refusals=(429,)),
    Endpoint("POST", "/api/me/delete", delete_me, "Delete me", Done, DeleteMe, needs_person=True, refusals=(403, 409)),
    Endpoint("GET", "/api/me/games", my_games, "My tables and my history", MyGames, needs_person=True, counts=3),
]
