"""Finished matches and ratings: written once per table, whichever node comes first."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Any, NamedTuple

from sqlalchemy import Row, or_, select, update

from rivertable.server.store import schema
from rivertable.server.store.base import Store


class Rating(NamedTuple):
    """Whose ratings of a kind a match changes; who has none yet begins with `blank`. Nobody's, if it does not count."""

    kind: str
    players: Collection[str]
    blank: tuple[float, float]


Rate = Callable[[dict[str, tuple[float, float]]], tuple[dict[str, tuple[float, float]], str]]


async def store_result(
    store: Store,
    table_id: str,
    game: str,
    finished: int,
    rating: Rating,
    rate: Rate,
) -> bool:
    """Write a result and the new ratings, all or nothing. `rate` gets the old ratings by player and answers the new
    ones and the body of the result. False if it was written before."""
    r = schema.ratings
    async with store.engine.begin() as connection:
        first = store.insert_once(schema.results).values(table_id=table_id, game=game, finished=finished, body="{}")
        first = first.on_conflict_do_nothing().returning(schema.results.c.table_id)
        if (await connection.execute(first)).first() is None:
            return False
        mean, deviation = rating.blank
        for player in sorted(rating.players):
            row = {"game": game, "kind": rating.kind, "player": player, "games": 0}
            fresh = store.insert_once(r).values(**row, mean=mean, deviation=deviation).on_conflict_do_nothing()
            await connection.execute(fresh)
        of = (r.c.game == game, r.c.kind == rating.kind)
        mine = select(r).where(*of, r.c.player.in_(sorted(rating.players))).order_by(r.c.player)
        old = {row.player: (row.mean, row.deviation) for row in await connection.execute(mine.with_for_update())}
        new, body = rate(old)
        for player, (mean, deviation) in new.items():
            change = update(r).where(*of, r.c.player == player)
            change = change.values(mean=mean, deviation=deviation, games=r.c.games + 1)
            await connection.execute(change)
        await connection.execute(update(schema.results).where(schema.results.c.table_id == table_id).values(body=body))
    return True


async def result_of(store: Store, table_id: str) -> Row[Any] | None:
    return await store.first(select(schema.results).where(schema.results.c.table_id == table_id))


async def results_of(store: Store, person: str, *, limit: int, skip: int) -> list[Row[Any]]:
    s, r = schema.sittings.c, schema.results.c
    query = select(schema.results).join(schema.sittings, s.table_id == r.table_id).where(s.person_id == person)
    return await store.all(query.order_by(r.finished.desc(), r.table_id).limit(limit).offset(skip))


async def unfinished_results(store: Store, limit: int = 20) -> list[str]:
    """Tables that are over without a result: their node died in between."""
    t, r = schema.tables.c, schema.results.c
    query = select(t.id).outerjoin(schema.results, r.table_id == t.id)
    query = query.where(t.status == "over", r.table_id.is_(None)).limit(limit)
    return [row[0] for row in await store.all(query)]


async def leaders(store: Store, game: str, kind: str, limit: int) -> list[Row[Any]]:
    """The best ratings of a kind, each with the name the person has now; bots have none."""
    r, p = schema.ratings.c, schema.people.c
    query = select(schema.ratings, p.name, p.passphrase_hash.is_not(None).label("kept")).outerjoin(
        schema.people, p.id == r.player
    )
    known = or_(p.id.is_not(None), r.player.startswith("bot:"))  # not who was deleted while they were playing
    query = query.where(r.game == game, r.kind == kind, r.games > 0, known)
    return await store.all(query.order_by((r.mean - 3 * r.deviation).desc(), r.player).limit(limit))
