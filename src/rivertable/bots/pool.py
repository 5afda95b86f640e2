"""Worker processes that make the decisions of bots, so that a server's event loop never waits for a search or a
compiler.

Workers start at once. Until a game's code is compiled, bots decide interpreted, without a search. One more process
compiles in the background; then a new worker loads the compiled code and replaces an old one. A process that dies while
it compiles is started again, a few times. A job whose worker dies is given to another worker, and if that fails too,
interpreted `greedy` decides in this process.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

import msgspec

from rivertable.bots import PHYSICS_BOTS
from rivertable.bots.compile_progress import Code, CompileProgress, make_room, pause_after
from rivertable.bots.jobs import Ask, BotJob, GameSpec, PhysicsJob, Reply, Suggestion
from rivertable.bots.process import WorkerGone, WorkerProcess, finished, started
from rivertable.bots.worker import FALLBACK, decide, suggestions_for
from rivertable.engine.errors import RivertableError

log = logging.getLogger(__name__)

COMPILE_SECONDS = 900  # at most for one part of compiling: it takes long on a busy machine
LOOK_SECONDS = 0.5  # between two looks whether another game is to be compiled
ATTEMPTS = 2  # by workers, before a job is done in this process


class PoolClosed(RivertableError):
    """The pool was closed before the decision was made."""


@dataclass
class Pending:
    """A job whose answer somebody awaits."""

    job: BotJob | PhysicsJob
    answer: asyncio.Future[Reply]
    suggest: bool = False
    attempts: int = 0
    later: bool = False  # any other job goes first

    def ask(self, compiled: bool) -> Ask:
        if isinstance(self.job, PhysicsJob):
            return Ask(simulate=self.job)
        return Ask(job=self.job, suggest=self.suggest, compiled=compiled)


class Worker(WorkerProcess[Reply]):
    """One process, and the games whose compiled code it has loaded."""

    answers = Reply

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        super().__init__(process)
        self.loaded: set[Code] = set()


@dataclass
class Place:
    """A place in the pool: the present worker, and a successor that is loading newly compiled code."""

    worker: Worker | None = None
    successor: asyncio.Task[Worker] | None = None

    async def hand_over(self) -> None:
        """Replace the worker by its successor. Before: the successor's task is done; if it failed the worker stays."""
        assert self.successor is not None
        done, self.successor = self.successor, None
        with suppress(Exception):
            new = done.result()
            old, self.worker = self.worker, new
            if old is not None:
                await old.end()

    async def end(self) -> None:
        if self.successor is not None:
            self.successor.cancel()
            with suppress(asyncio.CancelledError, Exception):
                await (await self.successor).end()
        if self.worker is not None:
            await self.worker.end()


class Pool:
    """`move` gives a job to a worker and awaits its action. `progress` holds how much of each game's code is compiled.

    A pool of size 0 has no processes: bots decide interpreted in this process. A lazy pool starts its processes with
    the first job or call of `rouse`.
    """

    def __init__(
        self,
        size: int = 1,
        *,
        memory_mb: int = 2048,
        seconds: float = 60.0,
        compiles: bool = True,
        lazy: bool = False,
    ) -> None:
        self.progress: dict[Code, CompileProgress] = {}
        self.restarts = 0
        self._size, self._memory_mb, self._seconds, self._compiles = size, memory_mb, seconds, compiles
        self._waiting: deque[Pending] = deque()
        self._later: deque[Pending] = deque()  # done when nothing else waits
        self._wake = asyncio.Event()
        self._roused = asyncio.Event()
        if not lazy:
            self._roused.set()
        self._tasks: list[asyncio.Task[None]] = []
        self._to_compile: asyncio.Queue[GameSpec] = asyncio.Queue()

    async def __aenter__(self) -> Pool:
        self._tasks = [asyncio.create_task(self._work(), name=f"bot worker {n}") for n in range(self._size)]
        if self._compiles and self._size:
            self._tasks.append(asyncio.create_task(self._compile(), name="bot compiler"))
        return self

    async def __aexit__(self, *_: object) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for pending in (*self._waiting, *self._later):
            if not pending.answer.done():
                pending.answer.set_exception(PoolClosed("the bots are gone"))

    async def move(self, job: BotJob) -> Suggestion:
        """The action that the job's bot decides on, with its payload for the game's physics. Cancelling ends the
        search."""
        return (await self._ask(Pending(job, _future()))).suggestions[0]

    async def suggest(self, job: BotJob) -> list[Suggestion]:
        """What the job's bot would do, best first, with what it expects of each. Cancelling this call ends the
        search."""
        return (await self._ask(Pending(job, _future(), suggest=True))).suggestions

    async def judge(self, job: BotJob) -> list[Suggestion]:
        """How far a line is behind the best one, once no other job waits. Cancelling this call ends the search."""
        return (await self._ask(Pending(job, _future(), suggest=True, later=True))).suggestions

    async def simulate(self, job: PhysicsJob) -> bytes:
        """The result of a physics task, as msgpack. RivertableError if no worker could simulate it."""
        simulated = (await self._ask(Pending(job, _future()))).simulated
        assert simulated is not None
        return simulated

    def _ask(self, pending: Pending) -> asyncio.Future[Reply]:
        self.rouse()
        if self._size == 0:
            asyncio.get_running_loop().call_soon(_answer_here, pending)
            return pending.answer
        if isinstance(pending.job, BotJob) and pending.job.bot not in PHYSICS_BOTS:
            self.want(pending.job.game)
        (self._later if pending.later else self._waiting).append(pending)
        self._wake.set()
        return pending.answer

    def rouse(self) -> None:
        """Start the processes of a lazy pool, because there will be a job soon."""
        self._roused.set()

    def want(self, game: GameSpec) -> None:
        """Compile the game's code in the background, if that has not begun and there is room for it."""
        if self._compiles and game.code not in self.progress and make_room(self.progress, game):
            self.progress[game.code] = CompileProgress(game)
            self._to_compile.put_nowait(game)
        if game.code in self.progress:
            self.progress[game.code].asked = time.monotonic()

    def ready(self, code: Code) -> float:
        """How far this code of a game is compiled, 0 to 1, estimated between parts; 1 if it is ready, 0 if it could not be
        compiled or nobody wanted it yet."""
        progress = self.progress.get(code)
        return progress.estimate(time.monotonic()) if progress and not progress.failed else 0.0

    def warming(self, code: Code) -> bool:
        """True while this code of a game is being compiled; until then its bots look less far ahead."""
        progress = self.progress.get(code)
        return progress is not None and progress.share < 1 and not progress.failed

    @property
    def busy(self) -> int:
        """How many jobs wait for a worker."""
        return len(self._waiting)

    # ------------------------------------------------------------ the workers

    async def _start(self) -> Worker:
        return Worker(await started("rivertable.bots.worker", str(self._memory_mb)))

    async def _work(self) -> None:
        """Run one place of the pool: start a worker, give it jobs, and start another when it ends."""
        await self._roused.wait()
        while True:
            place = Place()
            try:
                try:
                    place.worker = await self._start()
                    await self._serve(place)
                finally:
                    await finished(place.end())
            except WorkerGone:
                self.restarts += 1
            except Exception as error:
                if place.worker is None:
                    log.warning("no bot worker could be started: %s", error)
                    await self._answer_waiting_here()
                else:
                    log.exception("a bot worker failed and is replaced")
                    self.restarts += 1
                await asyncio.sleep(1)

    async def _serve(self, place: Place) -> None:
        """Give jobs to the worker of a place, and replace it when a successor has loaded newly compiled code. Returns
        when the worker uses too much memory; WorkerGone if it dies."""
        while True:
            assert place.worker is not None
            compiled = {code: p for code, p in self.progress.items() if p.share == 1 and not p.failed}
            if compiled.keys() - place.worker.loaded and place.successor is None:
                place.successor = asyncio.create_task(self._prepared([compiled[code] for code in sorted(compiled)]))
                place.successor.add_done_callback(lambda _: self._wake.set())
            if place.successor is not None and place.successor.done():
                await place.hand_over()
                continue
            if not self._waiting and not self._later:
                self._wake.clear()
                await self._wake.wait()
                continue
            pending = (self._waiting or self._later).popleft()
            if not pending.answer.done():
                await self._think(place.worker, pending)
            if place.worker.memory_mb() > self._memory_mb:
                log.info("a bot worker used %d MB and is replaced", place.worker.memory_mb())
                return

    async def _prepared(self, compiled: list[CompileProgress]) -> Worker:
        """A new worker that has loaded the compiled code of these games. If it dies, its error is raised after a
        pause."""
        worker = loading = None
        try:
            worker = await self._start()
            for loading in compiled:
                await self._load(worker, loading)
        except BaseException as error:
            if worker is not None:
                await worker.end()
            if isinstance(error, Exception):
                await pause_after(error, loading)
            raise
        return worker

    async def _load(self, worker: Worker, progress: CompileProgress) -> None:
        reply = await worker.ask(Ask(load=progress.game), COMPILE_SECONDS)
        if reply.error is None:
            worker.loaded.add(progress.game.code)
            progress.deaths = 0
        else:
            log.warning("compiled code of %s cannot be loaded: %s", progress.game.name, reply.error)
            progress.failed = True

    async def _think(self, worker: Worker, pending: Pending) -> None:
        """Let a worker do a job. If it fails, or the worker dies (WorkerGone), the job is tried again."""
        code = pending.job.game.code
        asked = asyncio.create_task(worker.ask(pending.ask(code in worker.loaded), self._seconds))
        try:
            both: set[asyncio.Future[Any]] = {asked, pending.answer}
            await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
            if not asked.done():  # cancelled: a running search cannot be stopped, so its process is ended
                raise WorkerGone("cancelled")
            reply = asked.result()
        except BaseException:  # also when the pool is closed: nobody may wait for ever
            self._again(pending)
            raise
        finally:
            asked.cancel()
        if pending.answer.done():
            return
        if reply.error is not None:
            log.warning("a job of %s failed: %s", code[0], reply.error)
            self._again(pending)
        else:
            pending.answer.set_result(reply)

    def _again(self, pending: Pending) -> None:
        """Queue a failed job for another worker, or do it in this process if it has failed ATTEMPTS times."""
        pending.attempts += 1
        if pending.answer.done():
            return
        if pending.attempts < ATTEMPTS:
            self._waiting.appendleft(pending)
            self._wake.set()
        else:
            _answer_greedily(pending)

    async def _answer_waiting_here(self) -> None:
        while self._waiting or self._later:
            pending = (self._waiting or self._later).popleft()
            if not pending.answer.done():
                _answer_greedily(pending)
            await asyncio.sleep(0)

    # ------------------------------------------------------------ compiling

    async def _compile(self) -> None:
        """Compile one game after the other, in the order in which people opened them, each in a new process; the code goes to the cache on disk. If the process
        dies, the game is queued again after a pause, a few times, while other games are compiled."""
        while True:
            game = await self._to_compile.get()
            progress = self.progress.get(game.code)
            if progress is None or progress.share == 1:  # removed to make room for another overlay, or compiled already
                continue
            try:
                await self._compile_in(await self._start(), game, progress)
            except Exception as error:
                log.warning("compiling the code of %s broke off: %s", game.name, error)
                progress.died(now := time.monotonic())
                if not progress.failed:
                    pause = progress.again_at - now
                    asyncio.get_running_loop().call_later(pause, self._to_compile.put_nowait, game)
            if progress.failed:
                log.warning("the code of %s could not be compiled; its bots play interpreted", game.name)

    async def _compile_in(self, worker: Worker, game: GameSpec, progress: CompileProgress) -> None:
        """Compile one game in this worker, then end it. WorkerGone if it dies or runs out of memory before the search is there, so that
        it is worth another attempt; after other errors the game has failed."""
        try:
            reply = await worker.ask(Ask(compile=game), COMPILE_SECONDS)
            while reply.error is None and reply.done < reply.of:
                progress.reached(reply.done, reply.of, time.monotonic())
                reply = await worker.reply_within(COMPILE_SECONDS)
            if reply.error is None:
                progress.done, progress.of, progress.deaths = reply.of, reply.of, 0
                self._wake.set()
                await self._rest_of(worker)
            elif reply.error.startswith(MemoryError.__name__):
                raise WorkerGone(reply.error)
            else:
                log.warning("the compiler cannot compile %s: %s", game.name, reply.error)
                progress.failed = True
        finally:
            await worker.end()

    async def _rest_of(self, worker: Worker) -> None:
        """Let a worker go on to what no table waits for, until it is done or another game is to be compiled."""
        rest = asyncio.create_task(worker.reply_within(COMPILE_SECONDS))
        try:
            while not rest.done() and self._to_compile.empty():
                await asyncio.wait([rest], timeout=LOOK_SECONDS)
            if rest.done() and (error := rest.exception() or rest.result().error):
                log.info("what no table waits for was not compiled: %s", error)
        finally:
            rest.cancel()


def _future() -> asyncio.Future[Reply]:
    return asyncio.get_running_loop().create_future()


def _answer_here(pending: Pending) -> None:
    """Do a job without workers: the bot decides interpreted. `greedy` decides for bots with physics, because a
    simulation would block this process."""
    if isinstance(pending.job, BotJob) and pending.job.bot not in PHYSICS_BOTS:
        _answer(pending, pending.job)
    else:
        _answer_greedily(pending)


def _answer_greedily(pending: Pending) -> None:
    """Do a job that workers failed to do: `greedy` decides. Physics tasks get an error, because a simulation would
    block this process."""
    if isinstance(pending.job, BotJob):
        _answer(pending, msgspec.structs.replace(pending.job, bot=FALLBACK, level=None))
    elif not pending.answer.done():
        pending.answer.set_exception(RivertableError(f"the world of {pending.job.game.name} could not be simulated"))


def _answer(pending: Pending, job: BotJob) -> None:
    if pending.answer.done():
        return
    try:
        suggestions = suggestions_for(job, False) if pending.suggest else [decide(job, compiled=False)]
        pending.answer.set_result(Reply(suggestions=suggestions))
    except Exception as error:
        pending.answer.set_exception(error)
