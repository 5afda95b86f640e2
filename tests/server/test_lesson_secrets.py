"""What a learner can observe: the same messages at the same moments, whatever the others hold and however the cards lie.

At every step of every lesson two worlds are compared that the learner cannot tell apart. The others of a lesson hold real hands,
and a deck is a real one; a script moves for them, so nothing they hold may show in what is said before, or in when they move.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec
import pytest

from rivertable.bots.jobs import BotJob, Suggestion
from rivertable.engine.lessons.course import seat_of
from rivertable.engine.lessons.lesson import LEARNER, read_lesson, taught_games
from rivertable.engine.match import Match
from rivertable.games.twelve_rivers.actions import ACTIONS
from rivertable.server.cluster.presence import PresenceTracker
from rivertable.server.errors import Refusal
from rivertable.server.http.lessons import lesson_spec
from rivertable.server.http.table_setup import open_table
from rivertable.server.node import Node
from rivertable.server.people.people import Person
from rivertable.server.protocol.messages import Act, Learn
from rivertable.server.sessions.table_session import TableSession
from rivertable.server.settings import Settings
from rivertable.server.socket.act import moved
from rivertable.server.socket.draft import planned
from rivertable.server.socket.learn import learned
from rivertable.server.table.entries import Moved
from rivertable.server.table.table import Table
from rivertable.server.views.tables import view_message
from tests.server.at_socket import SocketlessClient
from tests.server.moments import Clock, Witness, use_clock

WORLDS = range(3)
LONG = 60.0
PAUSE = 0.3
SOMEBODY = Person("p1", "Mara", kept=False)


# ------------------------------------------------------------ what is said


def begun(game: str) -> Table:
    """The table of a lesson, in memory."""
    spec, sitting = lesson_spec(read_lesson(game), SOMEBODY)
    table = Table("t", spec)
    for sat in sitting:
        table = table.after(sat, 0)
    return table


def next_entry(table: Table) -> Any:
    """What happens next in a lesson that is followed."""
    course = table.course
    assert course is not None
    if course.phase == "read":
        return learned(table, learn(table, "on"))
    due = course.due
    if due is not None:
        return Moved(seat_of(due), list(due.do), {} if due.payload is None else {len(due.do) - 1: due.payload})
    return moved(table, Act("t", LEARNER, table.view_numbers[LEARNER].seq, list(course.open), "r"))


def learn(table: Table, what: Any) -> Learn:
    assert table.course is not None
    return Learn("t", LEARNER, table.course.number, what, "r")


def positions(game: str) -> Iterator[Table]:
    """The table at each step, and between the moves of the others, until the free turns."""
    table = begun(game)
    while table.course is not None and table.course.phase != "free":
        yield table
        table = table.after(next_entry(table), 0)
    yield table


def in_another_world(table: Table, seed: int) -> Table:
    """The same table, but what the learner does not know is another; what happened so far is the same to the learner."""
    assert table.match is not None
    other = table._copy()
    assert other.match is not None
    other.match._state = table.match.imagine(LEARNER, seed)._state
    return other


def said(table: Table) -> list[bytes]:
    """All that the learner can be told at this place: the view, what is answered to every plan, and to all that is refused."""
    course, match = table.course, table.match
    assert course is not None
    assert match is not None
    answers: list[Any] = [view_message(table, LEARNER, PresenceTracker(), 0)]
    legal = [str(action) for action in match.legal(LEARNER)] if LEARNER in match.to_act else []
    plans = [list(course.open[: count + 1]) for count in range(len(course.open))]
    for actions in [*plans, *([action] for action in legal[:3]), ["nonsense"]]:
        answers += [_drafted(table, actions), _refused(lambda a=actions: moved(table, _act(table, a)))]
    answers += [_refused(lambda what=what: learned(table, learn(table, what))) for what in ("on", "back", "play_on")]
    return [msgspec.json.encode(answer) for answer in answers]


def _act(table: Table, actions: list[str]) -> Act:
    return Act("t", LEARNER, table.view_numbers[LEARNER].seq, list(actions), "r")


def _drafted(table: Table, actions: list[str]) -> Any:
    def plan() -> Any:
        made = planned(table, LEARNER, list(actions))
        position = made.messages.position(asking=not made.draft.is_complete)
        changes = made.messages.changes(made.draft.changes())
        return [made.draft.is_complete, made.actions, position, changes, made.messages.events(0)]

    return _refused(plan)


def _refused(ask: Any) -> Any:
    """What comes of a request: its result, or the refusal in words."""
    try:
        return ask()
    except Refusal as refusal:
        return [refusal.code, str(refusal)]


@pytest.mark.parametrize("game", taught_games())
def test_what_a_learner_is_told_is_the_same_in_every_world_that_fits(game: str) -> None:
    differed = 0
    for table in positions(game):
        told = said(table)
        for seed in WORLDS:
            other = in_another_world(table, seed)
            assert said(other) == told, f"step {table.course and table.course.number}"
            differed += _hidden(other) != _hidden(table)
    assert differed > 0 or not _has_secrets(game), "the worlds are all the same: nothing was compared"


def _hidden(table: Table) -> bytes:
    assert table.match is not None
    return table.match._state.to_bytes()


def _has_secrets(game: str) -> bool:
    match = Match(read_lesson(game).config(), read_lesson(game).seed)
    return match.redacted(LEARNER).to_bytes() != match._state.to_bytes()


# ------------------------------------------------------------ when it is said


@pytest.fixture
async def node(tmp_path: Path) -> AsyncIterator[Node]:
    settings = Settings(db=f"sqlite:///{tmp_path}/t.db", bot_workers=0, bot_pause_ms=int(PAUSE * 1000))
    async with Node(settings) as node:
        yield node


class Lesson:
    """A lesson at a node, its learner, and what the learner was sent at which moment."""

    def __init__(self, node: Node, session: TableSession, client: SocketlessClient, clock: Clock) -> None:
        self.session, self.client, self.clock = session, client, clock
        assert client.person is not None
        self.witness = Witness(session, clock, client.person.id, LEARNER)

    @classmethod
    async def at(cls, node: Node, game: str) -> Lesson:
        person, clock = await node.people.new_guest(), use_clock(node)
        session = await open_table(node, *lesson_spec(read_lesson(game), person))
        node.presence.come(session.id, person.id)
        return cls(node, session, SocketlessClient(node, person), clock)

    @property
    def phase(self) -> str:
        course = self.session.table.course
        assert course is not None
        return course.phase

    async def ask(self, type: str, **fields: Any) -> None:
        number = self.session.table.seq
        await self.client.ask(type, table=self.session.id, seat=LEARNER, request=f"{type}-{number}", **fields)
        self.client.until("ack")

    async def do_step(self) -> None:
        """What the step teaches, and then all that comes of it."""
        course = self.session.table.course
        assert course is not None
        if course.phase == "read":
            await self.ask("learn", what="on", step=course.number)
        elif course.phase == "do":
            await self.act(*course.open)
        await self.clock.turn_on(self.session, LONG)

    async def act(self, *actions: str) -> None:
        await self.ask("act", seq=self.session.table.view_numbers[LEARNER].seq, actions=list(actions))


@pytest.mark.parametrize("game", taught_games())
async def test_the_others_move_after_the_same_pause_whatever_they_hold(node: Node, game: str) -> None:
    lesson = await Lesson.at(node, game)
    await lesson.clock.turn_on(lesson.session, LONG)
    waited = 0
    while lesson.phase != "free":
        began, before, script = lesson.clock.now, len(lesson.witness.sent), _script(lesson.session.table)
        await lesson.do_step()
        moments = lesson.witness.moments[before:]
        assert moments[0] == began, "an answer comes at once"
        if lesson.phase != "free":  # from then on the others are bots
            allowed = {0.0, PAUSE, *(round(PAUSE + _seconds(line.payload), 3) for line in script)}
            waits = [round(later - earlier, 3) for earlier, later in pairwise(moments)]
            assert set(waits) <= allowed
            waited += len(waits)
    assert waited > 0


def _script(table: Table) -> tuple[Any, ...]:
    course = table.course
    assert course is not None
    return course.step.others if course.step is not None else course.lesson.opening


def _seconds(payload: Any) -> float:
    """How long people watch what was reported; everybody sees it."""
    film = payload.get("film") if isinstance(payload, dict) else None
    return film["pictures"] / film["hertz"] if film else 0.0


async def test_a_neighbour_that_thinks_in_the_free_turns_does_so_unseen(
    node: Node, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A question that hides whether there is a choice is answered at a drawn moment, as at every table: who holds a pair of
    cards, and thinks about it, is as late as who holds none."""
    waits = []
    for seconds in (0.1, 2.8):
        answers = iter(["place(r5,1)", "draw_deck", "done"])

        async def decide(job: BotJob, seconds: float = seconds, answers: Iterator[str] = answers) -> Suggestion:
            answer = next(answers)
            await node.bots.sleep(seconds if answer == "done" else 0.0)
            return Suggestion(ACTIONS.parse(answer))

        with monkeypatch.context() as scripted:
            scripted.setattr(node.pool, "move", decide)
            lesson = await Lesson.at(node, "twelve_rivers")
            while lesson.phase != "free":
                await lesson.do_step()
        assert lesson.session.table.to_act == (LEARNER,)
        drew, ended = lesson.witness.moments[-2:]
        waits.append(ended - drew)
    assert waits[0] == waits[1]
    assert 3.0 <= waits[0] <= 6.0
