"""Opening the lesson of a game, or going on with it where it was left."""

from __future__ import annotations

import asyncio
from weakref import WeakValueDictionary

import msgspec

from rivertable.engine.lessons.lesson import LEARNER, Lesson, has_lesson, read_lesson, taught_games
from rivertable.engine.registry import games
from rivertable.server.errors import Refusal
from rivertable.server.http.endpoint import Call, Endpoint
from rivertable.server.http.table_setup import open_table, usual_spec
from rivertable.server.http.tables import FORGOTTEN_MS, check_room
from rivertable.server.ids import new_id
from rivertable.server.people.people import Person
from rivertable.server.protocol.bodies import NewSeat, OpenLesson
from rivertable.server.protocol.parts import TableInfo
from rivertable.server.sessions.table_session import TableSession
from rivertable.server.store.base import now_ms
from rivertable.server.table.entries import LessonPin, Sat, TableSpec
from rivertable.server.table.physics import check_physics
from rivertable.server.table.setup import seats_for
from rivertable.server.table.taught import is_at, towards
from rivertable.server.views.tables import table_info

MOST_ON_THE_WAY = 200  # entries from one step of a lesson to another
_opening: WeakValueDictionary[tuple[str, str], asyncio.Lock] = WeakValueDictionary()  # by person and game


async def open_lesson(call: Call) -> TableInfo:
    """The table of the lesson. Somebody has one running lesson of a game: asking again goes on with it."""
    body: OpenLesson = call.body
    person = call.somebody()
    if body.game not in games() or not has_lesson(body.game):
        raise Refusal("not_found", f"there is no such lesson; there are lessons of {', '.join(taught_games())}")
    lesson = read_lesson(body.game)
    wanted = None if body.step is None else _step(lesson, body.step)
    lock = _opening.setdefault((person.id, body.game), asyncio.Lock())
    async with lock:
        session = await _running(call, person, lesson)
        if session is None:
            await check_room(call, person)
            session = await open_table(call.node, *lesson_spec(lesson, person))
        if wanted is not None:
            await _go_to(session, wanted)
    return table_info(session.table, call.node.presence, call.me, session.rematch)


def _step(lesson: Lesson, id: str) -> int:
    """The number of a step, from 0."""
    ids = [step.id for step in lesson.steps]
    if id not in ids:
        raise Refusal("not_found", f"there is no step {id!r} in this lesson; the steps are {', '.join(ids)}")
    return ids.index(id)


async def _go_to(session: TableSession, step: int) -> None:
    """Take the lesson to the beginning of a step. Everything on the way is stored as if the learner had done it."""
    for _ in range(MOST_ON_THE_WAY):
        course = session.table.course
        if course is None or is_at(course, step):
            return
        try:
            await session.request(lambda table: towards(table, step), f"to {new_id()}", LEARNER)
        except Refusal as refusal:
            if refusal.code != "stale":  # the others may have moved meanwhile, and it is there
                raise


async def _running(call: Call, person: Person, lesson: Lesson) -> TableSession | None:
    """The person's lesson of this game that is not over; None if there is none, or the lesson was changed since."""
    most = call.node.settings.tables_per_person
    rows = await call.node.store.tables_of(person.id, since=now_ms() - FORGOTTEN_MS, limit=most)
    for info in await call.node.sessions.listed(rows, person.id):
        if info.lesson and info.game == lesson.game and info.status == "playing":
            session = await call.node.sessions.get(info.id)
            if session.table.course is not None:
                return session
    return None


def lesson_spec(lesson: Lesson, person: Person) -> tuple[TableSpec, list[Sat]]:
    """The spec of a private table where a lesson is played, and the learner who sits down."""
    config = lesson.config()
    check_physics(config)
    others = [NewSeat("bot", level=lesson.level) for _ in range(lesson.players - 1)]
    wanted = [*others[:LEARNER], NewSeat("me"), *others[LEARNER:]]
    seats, sitting = seats_for(wanted, person.id, person.name, "")
    spec = msgspec.structs.replace(
        usual_spec(config, seats, person),
        public=False,
        hints=False,
        chat=False,
        rated=False,
        watch=False,
        lesson=LessonPin(lesson.seed, lesson.digest),
    )
    return spec, sitting


ENDPOINTS = [
    Endpoint(
        "POST",
        "/api/lessons",
        open_lesson,
        "Begin a lesson, or go on with it",
        TableInfo,
        OpenLesson,
        needs_person=True,
        refusals=(404, 409, 503),
    ),
]
