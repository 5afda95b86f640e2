"""The worker pool: real processes, real crashes."""

from __future__ import annotations

import asyncio
import os
import resource
import signal
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
import uvloop

from rivertable.bots import compile_progress as progress_module
from rivertable.bots.compile_progress import AS_PRINTED, Code, CompileProgress
from rivertable.bots.jobs import Ask, BotJob, GameSpec, Reply
from rivertable.bots.pool import Pending, Pool, PoolClosed, Worker
from rivertable.bots.worker import decide
from rivertable.engine.game_config import load
from rivertable.engine.match import Match
from tests.children import children_running


def job(match: Match, seat: int = 0, bot: str = "greedy", seed: str = "7") -> BotJob:
    return BotJob(GameSpec.of(match.config), match.redacted(seat).to_bytes(), seat, bot, seed=seed)


async def submit(pool: Pool, job: BotJob) -> int:
    """The action alone."""
    return (await pool.move(job)).action


def workers() -> list[int]:
    return children_running("rivertable.bots.worker")


@pytest.fixture
def match() -> Match:
    return Match("riverside(players=2)", seed=4)


async def test_a_job_is_answered_from_the_redacted_state_as_the_bot_itself_would(match: Match) -> None:
    async with Pool(1, compiles=False) as pool:
        answers = [await submit(pool, job(match, seat)) for seat in (0, 1)]
    assert answers == [decide(job(match, seat), compiled=False).action for seat in (0, 1)]
    assert all(answer in [action.id for action in match.legal(seat)] for seat, answer in enumerate(answers))


async def test_a_killed_worker_is_replaced_and_its_decision_asked_again(match: Match) -> None:
    async with Pool(1, compiles=False) as pool:
        await submit(pool, job(match))
        (worker,) = workers()
        os.kill(worker, signal.SIGSTOP)
        answer = asyncio.create_task(submit(pool, job(match)))
        await asyncio.sleep(0.1)
        os.kill(worker, signal.SIGKILL)
        assert await answer == decide(job(match), compiled=False).action
        assert pool.restarts == 1


@pytest.mark.parametrize("loop", [asyncio.new_event_loop, uvloop.new_event_loop], ids=["asyncio", "uvloop"])
def test_a_worker_that_died_while_nothing_was_asked_is_replaced(
    match: Match, loop: Callable[[], asyncio.AbstractEventLoop]
) -> None:
    """The server runs on uvloop, which takes writing to a dead process for a fault of the program."""

    async def ask_before_and_after() -> None:
        async with asyncio.timeout(60), Pool(1, compiles=False) as pool:
            await submit(pool, job(match))
            os.kill(workers()[0], signal.SIGKILL)
            await asyncio.sleep(0.2)
            assert await submit(pool, job(match)) == decide(job(match), compiled=False).action
            assert pool.restarts == 1

    with asyncio.Runner(loop_factory=loop) as runner:
        runner.run(ask_before_and_after())


async def test_a_fault_of_our_own_costs_a_worker_and_no_answer(
    match: Match, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    ask, faults = Worker.ask, iter([KeyError("of our own")])

    async def fail_once(worker: Worker, asked: Ask, seconds: float) -> Reply:
        for fault in faults:
            raise fault
        return await ask(worker, asked, seconds)

    monkeypatch.setattr(Worker, "ask", fail_once)
    async with asyncio.timeout(60), Pool(1, compiles=False) as pool:
        assert await submit(pool, job(match)) == decide(job(match), compiled=False).action
        assert pool.restarts == 1
    assert "KeyError" in caplog.text


async def test_when_workers_keep_dying_greedy_answers_here(match: Match) -> None:
    async with Pool(1, compiles=False) as pool:
        answer = asyncio.create_task(submit(pool, job(match)))
        while not answer.done():
            for worker in workers():
                os.kill(worker, signal.SIGKILL)
            await asyncio.sleep(0.01)
        assert answer.result() == decide(job(match), compiled=False).action


async def test_a_worker_that_hangs_is_given_up(match: Match) -> None:
    async with Pool(1, compiles=False) as pool:
        await submit(pool, job(match))
        pool._seconds = 1
        os.kill(workers()[0], signal.SIGSTOP)
        assert await submit(pool, job(match)) == decide(job(match), compiled=False).action


async def test_a_bot_that_fails_is_replaced_by_greedy(match: Match) -> None:
    async with Pool(1, compiles=False) as pool:
        assert await submit(pool, job(match, bot="nobody")) in [action.id for action in match.legal(0)]


async def test_a_cancelled_search_ends_and_others_go_on(match: Match) -> None:
    async with Pool(1, compiles=False) as pool:
        await submit(pool, job(match))
        (first,) = workers()
        os.kill(first, signal.SIGSTOP)  # it would never answer
        cancelled, other = (asyncio.create_task(submit(pool, job(match, seat))) for seat in (0, 1))
        await asyncio.sleep(0.1)
        cancelled.cancel()
        assert await other == decide(job(match, 1), compiled=False).action
        assert first not in workers()


async def test_a_worker_beyond_its_memory_is_replaced(match: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is measured, and said to be too much."""
    measured, measure = [], Worker.memory_mb

    def too_much(worker: Worker) -> int:
        measured.append(measure(worker))
        return 1_000_000

    monkeypatch.setattr(Worker, "memory_mb", too_much)
    async with Pool(1, compiles=False) as pool:
        answers, seen = [], set()
        for _ in range(3):
            answers.append(await submit(pool, job(match)))
            seen |= set(workers())
            await asyncio.sleep(0.1)
    assert len(set(answers)) == 1
    assert len(seen) == 3
    assert min(measured) > 10


def test_memory_is_counted_in_the_pages_of_this_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    here: Any = SimpleNamespace(pid=os.getpid())
    measured, page = Worker(here).memory_mb(), resource.getpagesize()
    monkeypatch.setattr(resource, "getpagesize", lambda: 16 * page)
    assert Worker(here).memory_mb() == pytest.approx(16 * measured, rel=0.2)


async def test_closing_leaves_no_process_and_nobody_waiting(match: Match) -> None:
    async with Pool(2, compiles=False) as pool:
        waiting = [asyncio.create_task(submit(pool, job(match))) for _ in range(30)]
        await asyncio.sleep(0)
    results = await asyncio.gather(*waiting, return_exceptions=True)
    assert all(isinstance(result, int | PoolClosed | asyncio.CancelledError) for result in results)
    assert workers() == []


async def test_closing_does_not_forget_what_is_being_thought_about(match: Match) -> None:
    async with Pool(1, compiles=False) as pool:
        await submit(pool, job(match))
        os.kill(workers()[0], signal.SIGSTOP)
        answer = asyncio.create_task(submit(pool, job(match)))
        await asyncio.sleep(0.1)
    with pytest.raises(PoolClosed):
        async with asyncio.timeout(10):
            await answer


async def test_an_answer_does_not_wait_for_the_compiler(match: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    """As if it never came to an end."""
    monkeypatch.setattr(Pool, "_compile", lambda _: asyncio.Event().wait())
    async with Pool(1) as pool:
        assert await submit(pool, job(match, bot="ismcts")) == decide(job(match, bot="ismcts"), compiled=False).action
        assert pool.warming(("riverside", AS_PRINTED))


async def test_where_no_process_can_be_started_greedy_answers_and_nothing_is_warming(
    match: Match, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def full(_: Pool) -> None:
        raise OSError("too many processes")

    monkeypatch.setattr(Pool, "_start", full)
    monkeypatch.setattr(progress_module, "PAUSES", (0.01, 0.02))
    async with Pool(1) as pool:
        assert await submit(pool, job(match, bot="ismcts")) == decide(job(match), compiled=False).action
        while pool.warming(("riverside", AS_PRINTED)):
            await asyncio.sleep(0.01)
        assert pool.progress["riverside", ""].failed


async def test_compiled_code_is_used_once_it_is_there_and_answers_the_same(match: Match) -> None:
    async with Pool(1) as pool:
        first = await submit(pool, job(match))
        while pool.ready(("riverside", AS_PRINTED)) < 1:
            assert not pool.progress["riverside", ""].failed
            await asyncio.sleep(0.05)
        assert await submit(pool, job(match)) == first == decide(job(match), compiled=False).action


class Compiling:
    """A pool that has begun to compile Riverside, and a hand that kills whoever does it."""

    def __init__(self, pool: Pool) -> None:
        self.pool, self.killed = pool, set[int]()

    async def begin(self) -> CompileProgress:
        """Its one worker is there; what starts from now on compiles, or loads what was compiled."""
        while not (first := workers()):
            await asyncio.sleep(0.01)
        self.first = set(first)
        self.pool.want(GameSpec.of(load("riverside")))
        return self.pool.progress["riverside", ""]

    async def begins(self, game: str) -> None:
        """Another game is being compiled as well."""
        self.pool.want(GameSpec.of(load(game)))
        progress = self.pool.progress[game, ""]
        while (
            progress.share < 1 and progress.of == CompileProgress(progress.game).of
        ):  # its process has not told yet how much there is to do
            await asyncio.sleep(0.01)

    async def kill(self, deaths: int) -> None:
        """The process that compiles, as often as it is started, until so many have died."""
        while len(self.killed) < deaths:
            for process in set(workers()) - self.first - self.killed:
                self.killed.add(process)
                os.kill(process, signal.SIGKILL)
            await asyncio.sleep(0.001)


async def test_a_killed_compiler_is_started_again_and_comes_to_its_end(
    match: Match, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(progress_module, "PAUSES", (0.01, 0.02, 0.03))
    async with asyncio.timeout(300), Pool(1) as pool:
        compiling = Compiling(pool)
        progress = await compiling.begin()
        await compiling.kill(deaths=3)
        assert pool.warming(("riverside", AS_PRINTED))
        while pool.ready(("riverside", AS_PRINTED)) < 1:
            assert not progress.failed
            await asyncio.sleep(0.05)
        assert progress.deaths == 0
        assert await submit(pool, job(match)) == decide(job(match), compiled=False).action
    assert caplog.text.count("compiling the code of riverside broke off") == 3


async def test_a_compiler_that_is_killed_again_and_again_is_given_up_and_costs_no_other_game_its_own(
    match: Match, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(progress_module, "PAUSES", (0.01, 0.02, 0.03))
    async with asyncio.timeout(60), Pool(1) as pool:
        compiling = Compiling(pool)
        progress = await compiling.begin()
        await compiling.kill(deaths=4)
        while not progress.failed:
            await asyncio.sleep(0.01)
        assert (pool.ready(("riverside", AS_PRINTED)), pool.warming(("riverside", AS_PRINTED))) == (0.0, False)
        assert await submit(pool, job(match, bot="ismcts")) in [action.id for action in match.legal(0)]
        await compiling.begins("stone_layer")
    assert caplog.text.count("the code of riverside could not be compiled; its bots play interpreted") == 1


async def test_a_game_in_its_pause_does_not_hold_up_the_next(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(progress_module, "PAUSES", (10_000.0,))
    async with asyncio.timeout(60), Pool(1) as pool:
        compiling = Compiling(pool)
        progress = await compiling.begin()
        await compiling.kill(deaths=1)
        await compiling.begins("stone_layer")
        assert (progress.deaths, progress.failed) == (1, False)


def as_compiled(*names: str) -> dict[Code, CompileProgress]:
    """As if the code of these games were compiled; whoever loads it does that for real."""
    return {(name, ""): CompileProgress(GameSpec(name, 2, {}, None, 1), done=1) for name in names}


async def test_a_game_whose_code_workers_die_of_costs_no_other_game_its_own(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Each dies while it loads the first of two games, until that is given up; the next begins with the second."""
    monkeypatch.setattr(progress_module, "PAUSES", (0.01, 0.02))
    async with asyncio.timeout(60), Pool(1) as pool:
        while not (first := workers()):
            await asyncio.sleep(0.01)
        pool.progress |= as_compiled("riverside", "the_river")
        pool._wake.set()
        killed: set[int] = set()
        while not pool.progress["riverside", ""].failed:
            for successor in set(workers()) - {*first, *killed}:
                killed.add(successor)
                os.kill(successor, signal.SIGKILL)
            await asyncio.sleep(0.001)
        assert len(killed) == 3
        assert pool.ready(("riverside", AS_PRINTED)) == 0.0
        assert pool.ready(("the_river", AS_PRINTED)) == 1.0
        while not set(workers()) - {*first, *killed}:
            await asyncio.sleep(0.01)
    assert "of riverside is given up" in caplog.text


async def test_where_no_further_process_can_be_started_the_old_one_goes_on(
    match: Match, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    start, started = Pool._start, []

    async def full(pool: Pool) -> Worker:
        started.append(pool)
        if len(started) > 1:
            raise OSError("too many processes")
        return await start(pool)

    monkeypatch.setattr(Pool, "_start", full)
    async with asyncio.timeout(60), Pool(1) as pool:
        pool.progress |= as_compiled("riverside")
        assert await submit(pool, job(match)) == decide(job(match), compiled=False).action
        while len(started) < 3:
            await asyncio.sleep(0.01)
        assert await submit(pool, job(match)) == decide(job(match), compiled=False).action
        assert len(started) < 5, "there is a pause between two tries"
        assert pool.ready(("riverside", AS_PRINTED)) == 1.0
    assert "no bot worker could be started to load compiled code: too many processes" in caplog.text


async def test_advice_comes_from_what_the_seat_knows(match: Match) -> None:
    legal = [action.id for action in match.legal(0)]
    async with Pool(1, compiles=False) as pool:
        there = await pool.suggest(job(match))
    async with Pool(0) as pool:
        here = await pool.suggest(job(match))
    assert there == here, "greedy play is explained the same way in a worker and without one"
    assert all(suggestion.action in legal and suggestion.reasoning is not None for suggestion in here)


async def test_a_plan_is_judged_when_nothing_else_waits(match: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    order: list[bool] = []
    think = Pool._think

    async def noted(pool: Pool, worker: Worker, pending: Pending) -> None:
        order.append(pending.later)
        await think(pool, worker, pending)

    monkeypatch.setattr(Pool, "_think", noted)
    line = msgspec.structs.replace(job(match, bot="ismcts"), judged=(match.legal(0)[0].id,))
    async with Pool(1, compiles=False, lazy=True) as pool:
        judged = asyncio.ensure_future(pool.judge(line))
        await asyncio.sleep(0)
        await asyncio.gather(submit(pool, job(match)), submit(pool, job(match)), judged)
    assert order == [False, False, True]
    assert judged.result() == [], "nobody can tell before the search is compiled"


async def test_a_compiled_search_advises_with_chances_and_plans_a_turn_once(match: Match) -> None:
    async with Pool(1) as pool:
        await submit(pool, job(match, bot="ismcts"))
        while pool.ready(("riverside", AS_PRINTED)) < 1:
            assert not pool.progress["riverside", ""].failed
            await asyncio.sleep(0.1)
        suggestions = await pool.suggest(job(match, bot="ismcts"))
        while suggestions[0].win_chance is None:  # the worker has not loaded the code yet
            await asyncio.sleep(0.2)
            suggestions = await pool.suggest(job(match, bot="ismcts"))
        assert all(suggestion.line and suggestion.points is not None for suggestion in suggestions)
        assert await submit(pool, job(match, bot="ismcts")) in [action.id for action in match.legal(0)]


async def test_what_no_table_waits_for_gives_way_to_the_next_game() -> None:
    pool = Pool(1)
    worker = await pool._start()  # it is asked for nothing, so it would never be done
    try:
        rest = asyncio.create_task(pool._rest_of(worker))
        await asyncio.sleep(0)
        assert not rest.done()
        pool.want(GameSpec.of(load("riverside")))
        async with asyncio.timeout(30):
            await rest
    finally:
        await worker.end()
