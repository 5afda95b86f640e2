"""What others can observe of questions that hide whether there is a choice: the same messages at the same moments (TW-12.1b).

Two worlds differ only in cards that nobody but their owner knows. Everything that is sent to the others in one of them is
sent in the other, byte by byte and moment by moment.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from rivertable.bots.jobs import BotJob, Suggestion
from rivertable.games.twelve_rivers.actions import ACTIONS
from rivertable.games.twelve_rivers.state import State
from rivertable.server.node import Node
from rivertable.server.people.people import Person
from rivertable.server.sessions.table_session import TableSession
from rivertable.server.settings import Settings
from tests.games.twelve_rivers.builder import rivers, settle
from tests.server.at_socket import SocketlessClient
from tests.server.moments import WITH_A_PAIR, WITHOUT, Clock, Witness, dealt, of_person, rivers_table, use_clock

Sent = list[tuple[float, bytes]]
DRAWING = ["place(r5,1)", "draw_deck"]
WORLDS = (WITH_A_PAIR, WITHOUT)
LONG = 60.0


@pytest.fixture
async def node(tmp_path: Path) -> AsyncIterator[Node]:
    async with Node(Settings(db=f"sqlite:///{tmp_path}/t.db", bot_workers=0)) as node:
        yield node


class World:
    """A table in one of the worlds, with an owner of the hidden cards, another player and a watcher."""

    def __init__(self, clock: Clock, session: TableSession, owner: SocketlessClient, other: str) -> None:
        self.clock, self.session, self.owner = clock, session, owner
        owner_id = owner.person.id if owner.person else None
        self.mine = Witness(session, clock, owner_id, 0) if session.table.seats_of(owner_id) else None
        self.others = [Witness(session, clock, other, 1), Witness(session, clock, None, None)]

    async def act(self, *actions: str, ends: bool = True, after: float = 0.0) -> None:
        await self.clock.turn_on(self.session, after)
        seq = self.session.table.view_numbers[0].seq
        about = {"table": self.session.id, "seat": 0, "request": f"act-{seq}"}
        await self.owner.ask("act", seq=seq, actions=list(actions), ends=ends, **about)
        self.owner.until("ack")

    async def let_end(self, on: bool) -> None:
        await self.owner.ask("let_end", table=self.session.id, seat=0, on=on, request=f"let-{on}")
        self.owner.until("ack")

    async def later(self) -> list[Sent]:
        """What the others were sent until long after."""
        await self.clock.turn_on(self.session, LONG)
        return [witness.sent for witness in self.others]

    @property
    def legal(self) -> list[str]:
        return [str(action) for action in self.session.table.playing().legal(0)]


@pytest.fixture
async def people(node: Node) -> list[Person]:
    return [await node.people.new_guest() for _ in range(2)]


async def world(node: Node, people: list[Person], state: State, level: str | None = None, seed: int = 5) -> World:
    clock = use_clock(node, seed)
    session = await rivers_table(node, people, state, level)
    owner, other = (of_person(node, session, person) for person in people)
    assert other.person is not None
    return World(clock, session, owner, other.person.id)


async def test_a_turn_is_one_message_with_and_without_a_pair(node: Node, people: list[Person]) -> None:
    """Pairs are offered inside the plan: whoever plays none says so together with the placement."""
    seen = []
    for hand in WORLDS:
        table = await world(node, people, dealt(hand))
        await table.act("place(r4_a,1)", "done", after=3.0)
        seen.append(await table.later())
    assert seen[0] == seen[1]
    assert [len(sent) for sent in seen[0]] == [2, 2], "the view they began with, and the whole turn"


async def test_a_turn_that_ends_by_itself_ends_at_the_same_moment_with_and_without_a_pair(
    node: Node, people: list[Person]
) -> None:
    seen, offered = [], []
    for hand in WORLDS:
        table = await world(node, people, dealt(hand))
        await table.act(*DRAWING, after=3.0)
        offered.append(table.legal)
        assert table.mine is not None
        assert table.mine.last()["ending"] is True
        seen.append(await table.later())
        assert table.session.table.to_act == (1,)
    assert offered[0] != offered[1] == ["done"]
    assert seen[0] == seen[1]
    for witness in table.others:
        _, placed, ended = witness.moments
        assert (placed, 3.0 <= ended - placed <= 6.0) == (3.0, True)
        assert b'"ending":true' not in b"".join(data for _, data in witness.sent)


async def test_a_question_that_others_lead_to_ends_at_the_same_moment_too(node: Node, people: list[Person]) -> None:
    """The rules have collected the only pearl there is to choose; the player looks a second later, and lets it end."""
    seen, offered = [], []
    for hand in ({"fishing_net": 2}, {"fishing_net": 1, "banner": 1}):
        position = rivers(2).hand(0, **hand).tops("white", "white").token(0, "r2_1a").token(1, "village", 3)
        table = await world(node, people, settle(position.face_up("V18", "V19").collection()))
        offered.append(table.legal)
        assert table.mine is not None
        assert table.mine.last()["ending"] is False
        await table.clock.turn_on(table.session, 1.0)
        await table.let_end(on=True)
        seen.append(await table.later())
        assert table.session.table.to_act == (1,)
    assert offered[0] != offered[1] == ["done"]
    assert seen[0] == seen[1]
    assert [len(sent) for sent in seen[0]] == [2, 2]
    assert 4.0 <= table.others[0].moments[-1] <= 7.0


async def test_who_holds_the_question_shows_nothing_and_is_asked(node: Node, people: list[Person]) -> None:
    seen = []
    for hand in WORLDS:
        table = await world(node, people, dealt(hand))
        await table.act(*DRAWING)
        await table.let_end(on=False)
        seen.append(await table.later())
        assert (table.session.table.to_act, table.session.table.ending) == ((0,), ())
        assert table.mine is not None
        assert table.mine.last()["ending"] is None
        await table.act("done", after=1.0)
    assert seen[0] == seen[1]
    assert [len(sent) for sent in seen[0]] == [3, 3], "the beginning, the placement, and in the end the end"


@pytest.mark.parametrize("seconds", [0.1, 2.8])
async def test_a_bot_that_thinks_longer_with_a_pair_is_not_seen_to(
    node: Node, people: list[Person], monkeypatch: pytest.MonkeyPatch, seconds: float
) -> None:
    """About every question that hides a choice it thinks for so long if it holds a pair, and not at all if it holds none."""
    seen: list[list[Sent]] = []
    jobs: list[list[str]] = []
    for hand in WORLDS:
        answers = iter([*DRAWING, "done"])
        jobs.append([])

        async def decide(job: BotJob, answers: Any = answers, hand: dict[str, int] = hand) -> Suggestion:
            answer = next(answers)
            jobs[-1].append(answer)
            await node.bots.sleep(seconds if answer == "done" and hand is WITH_A_PAIR else 0.4)
            return Suggestion(ACTIONS.parse(answer))

        with monkeypatch.context() as scripted:
            scripted.setattr(node.pool, "move", decide)
            table = await world(node, people, dealt(hand), "easy")
            seen.append(await table.later())
        assert table.session.table.to_act == (1,)
    assert jobs == [[*DRAWING, "done"]] * 2
    assert seen[0] == seen[1]


async def test_a_bot_s_placement_and_what_it_pays_are_seen_at_once(
    node: Node, people: list[Person], monkeypatch: pytest.MonkeyPatch
) -> None:
    answers = iter(["place(r3_1,1)", "pay_card(banner)", "done"])

    async def decide(job: BotJob) -> Suggestion:
        await node.bots.sleep(0.4)
        return Suggestion(ACTIONS.parse(next(answers)))

    monkeypatch.setattr(node.pool, "move", decide)
    table = await world(node, people, dealt(WITH_A_PAIR), "easy")
    await table.later()
    assert table.session.table.to_act == (1,)
    assert len(table.others[0].sent) == 2


async def test_a_pause_is_drawn_anew_each_time(node: Node, people: list[Person]) -> None:
    pauses = set()
    for seed in range(4):
        table = await world(node, people, dealt(WITHOUT), seed=seed)
        await table.act(*DRAWING)
        await table.later()
        pauses.add(table.others[0].moments[-1])
    assert len(pauses) == 4
    assert 3.0 <= min(pauses) <= max(pauses) <= 6.0
