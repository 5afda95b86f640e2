"""Who I am, and the games I play."""

from __future__ import annotations

import msgspec
from starlette.responses import Response

from rivertable.engine.registry import header_of
from rivertable.server.errors import Refusal
from rivertable.server.http.endpoint import JSON, Call, Endpoint
from rivertable.server.http_bodies import (
    Done,
    KeepName,
    Me,
    MyGames,
    Nothing,
    PastGame,
    Recover,
    RecoveryKey,
    Rename,
    SignIn,
)
from rivertable.server.people import COOKIE, Person, clean_name, folded
from rivertable.server.protocol_parts import TableInfo
from rivertable.server.ratings import Result
from rivertable.server.security import Buckets
from rivertable.server.store import results

SHOWN = 50
GUESSES = Buckets(rate=1 / 6, burst=10)  # passphrases and keys tried, per name


async def me(call: Call) -> Me:
    return await _me(call, call.somebody())


async def _me(call: Call, person: Person) -> Me:
    running = await _running(call, person.id)
    return Me(person.id, person.name, person.kept, sum(info.your_turn for info in running))


async def _running(call: Call, person: str) -> list[TableInfo]:
    rows = await call.node.store.tables_of(person, limit=SHOWN)
    infos = await call.node.tables.listed(rows, person)
    sitting = [info for info in infos if info.your_seats]  # who has stood up again plays no longer
    return sorted(sitting, key=lambda info: (not info.your_turn, -info.updated))


async def rename(call: Call) -> Me:
    body: Rename = call.body
    return await _me(call, await call.node.people.rename(call.somebody(), body.name))


async def keep(call: Call) -> RecoveryKey:
    body: KeepName = call.body
    return RecoveryKey(await call.node.people.keep(call.somebody(), body.passphrase))


async def sign_in(call: Call) -> Me:
    body: SignIn = call.body
    _check_guesses(body.name)
    call.signed_in = await call.node.people.sign_in(body.name, body.passphrase)
    return await _me(call, call.signed_in)


async def recover(call: Call) -> Me:
    body: Recover = call.body
    _check_guesses(body.name)
    call.signed_in = await call.node.people.recover(body.name, body.recovery_key, body.passphrase)
    await call.node.sign_out(call.signed_in)  # whoever else was signed in
    return await _me(call, call.signed_in)


def _check_guesses(name: str) -> None:
    if not GUESSES.take(folded(clean_name(name))):  # however it is spelt
        raise Refusal("too_fast", "too many tries for this name; wait a minute")


async def sign_out(call: Call) -> Response:
    response = Response(msgspec.json.encode(Done()), media_type=JSON)
    response.delete_cookie(COOKIE, httponly=True, samesite="lax", secure=call.node.settings.secure_cookies)
    return response


async def my_games(call: Call) -> MyGames:
    person = call.somebody().id
    finished, rows = [], await results.results_of(call.node.store, person, SHOWN)
    titles = {game: header_of(game).name for game in {row.game for row in rows}}
    for row in rows:
        result = msgspec.json.decode(row.body, type=Result)
        if result.what_if:
            continue  # it has no record to look back at
        mine = [seat for seat, owner in enumerate(result.people) if owner == person]
        if not mine:
            continue  # opened for others, or left before it began
        whose = (result.seats, mine, result.scores, result.winners)
        finished.append(PastGame(row.table_id, row.game, titles[row.game], row.finished, *whose))
    return MyGames(await _running(call, person), finished)


ENDPOINTS = [
    Endpoint("GET", "/api/me", me, "Who I am; a new guest if I am nobody yet", Me, needs_person=True),
    Endpoint("POST", "/api/me", rename, "Choose a name", Me, Rename, needs_person=True, refusals=(409,)),
    Endpoint("POST", "/api/me/keep", keep, "Keep the name", RecoveryKey, KeepName, needs_person=True, refusals=(409,)),
    Endpoint("POST", "/api/me/sign-in", sign_in, "Come back to a kept name", Me, SignIn, refusals=(403,)),
    Endpoint("POST", "/api/me/recover", recover, "A new passphrase by the recovery key", Me, Recover, refusals=(403,)),
    Endpoint("POST", "/api/me/sign-out", sign_out, "Be nobody again in this browser", Done, Nothing),
    Endpoint("GET", "/api/me/games", my_games, "My tables and my history", MyGames, needs_person=True),
]
