"""The reader processes: overlays and records are read, and matches replayed, outside the event loop (`process.py`).

People take turns; each has few questions at work at a time. A question that takes too long ends its process, and another
process takes its place. Work on refused questions counts against the sender.
"""

from __future__ import annotations

import asyncio
import logging
import signal
from collections import Counter, OrderedDict, deque
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass

import msgspec

from rivertable.bots.process import WorkerGone, WorkerProcess, started
from rivertable.server.errors import Refusal
from rivertable.server.limits import Allowances, Sender
from rivertable.server.readers.questions import (
    Answer,
    Ask,
    Imagine,
    ReadRecord,
    ShowPosition,
    ShowRecord,
    ShowStory,
    Source,
    TryOverlay,
)

log = logging.getLogger(__name__)

AT_ONCE = 2  # questions of one sender that readers work on
WAITING = 20  # further questions of one sender that wait
WAITING_IN_ALL = 500
OVERLAY_SECONDS = 2.0  # of work for an overlay; a game as it is takes a tenth of one
HANGING_SECONDS = 60.0  # after which a reader counts as dead, however busy the machine is
LEAST_CHARGE = 0.25  # seconds, for something refused
ANSWERS_BYTES = 16 << 20  # of answers, stored for the same question

AnyQuestion = TryOverlay | ReadRecord | ShowRecord | ShowPosition | ShowStory | Imagine


class Reader(WorkerProcess[Answer]):
    """The server's end of one reader process."""

    answers = Answer


@dataclass
class Pending:
    """A question that waits for its turn or its answer."""

    sender: Sender
    question: AnyQuestion
    source: Callable[[], Source] | None
    answer: asyncio.Future[bytes]


class Readers:
    """Reader processes behind a queue: `ask` returns the answer or raises the refusal. They start with the first question."""

    def __init__(self, size: int, *, memory_mb: int, seconds: float, allowances: Allowances) -> None:
        self.restarts = 0
        self._size, self._memory_mb, self._seconds, self._allowances = size, memory_mb, seconds, allowances
        self._waiting: dict[str, deque[Pending]] = {}  # by sender, whose turn is next first
        self._at_work: Counter[str] = Counter()
        self._asked: dict[bytes, asyncio.Future[bytes]] = {}
        self._answers = Answers(ANSWERS_BYTES)
        self._wake = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    async def __aenter__(self) -> Readers:
        self._tasks = [asyncio.create_task(self._work(), name=f"reader {n}") for n in range(self._size)]
        return self

    async def __aexit__(self, *_: object) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for queue in self._waiting.values():
            for pending in queue:
                _refuse(pending, Refusal("unavailable", "the server is closing; try again"))

    async def ask(self, sender: Sender, question: AnyQuestion, source: Callable[[], Source] | None = None) -> bytes:
        """The answer to a question; Refusal says why there is none. `source` gives the match, if the reader does not remember it."""
        self._allowances.check(sender)
        if not isinstance(question, ShowRecord | ShowPosition | ShowStory):
            return await self._queued(sender, question, source)
        key = msgspec.msgpack.encode(question)
        if (stored := self._answers.get(key)) is not None:
            return stored
        if key not in self._asked:  # otherwise somebody waits for the same answer
            self._asked[key] = self._queued(sender, question, source)
            self._asked[key].add_done_callback(lambda _: self._asked.pop(key, None))
        answer = await asyncio.shield(self._asked[key])
        self._answers.add(key, answer)
        return answer

    def _queued(
        self, sender: Sender, question: AnyQuestion, source: Callable[[], Source] | None
    ) -> asyncio.Future[bytes]:
        queue = self._waiting.get(sender.key, ())
        if len(queue) >= WAITING:
            raise Refusal(
                "too_fast", f"{WAITING} of your questions are still waiting; ask again when they are answered"
            )
        if self.busy >= WAITING_IN_ALL:
            raise Refusal("unavailable", "too many people look at records at the moment; try again in a minute")
        pending = Pending(sender, question, source, asyncio.get_running_loop().create_future())
        pending.answer.add_done_callback(_retrieve)
        self._waiting.setdefault(sender.key, deque()).append(pending)
        self._wake.set()
        return pending.answer

    @property
    def busy(self) -> int:
        """How many questions wait for a reader."""
        return sum(map(len, self._waiting.values()))

    def _next(self) -> Pending | None:
        """The next question. Senders take turns: after one question the others of its sender wait behind everybody else's."""
        for key, queue in self._waiting.items():
            if self._at_work[key] < AT_ONCE:
                del self._waiting[key]
                pending = queue.popleft()
                if queue:
                    self._waiting[key] = queue
                return pending
        return None

    # ------------------------------------------------------------ the processes

    async def _work(self) -> None:
        """Answer questions with one process at a time; a process that ends is replaced at the next question."""
        reader: Reader | None = None
        try:
            while True:
                if (pending := self._next()) is None:
                    self._wake.clear()
                    await self._wake.wait()
                    continue
                if pending.answer.done():  # the sender has left
                    continue
                self._at_work[pending.sender.key] += 1
                try:
                    reader = reader or Reader(await started("rivertable.server.readers.process", str(self._memory_mb)))
                    reader = await self._answer(reader, pending)
                except Exception:
                    log.exception("a question could not be put to a reader")
                    if reader is not None:
                        await reader.end()
                        reader = None
                finally:
                    _refuse(pending, Refusal("unavailable", "something went wrong here; try again"))  # if it is open
                    self._at_work -= Counter([pending.sender.key])
                    self._wake.set()
        finally:
            if reader is not None:
                await reader.end()

    async def _answer(self, reader: Reader, pending: Pending) -> Reader | None:
        """Put a question to a reader; returns the reader if it can answer another."""
        seconds = OVERLAY_SECONDS if isinstance(pending.question, TryOverlay) else self._seconds
        try:
            answer = await reader.ask(Ask(pending.question, seconds), HANGING_SECONDS)
            if answer.unknown and pending.source is not None:
                answer = await reader.ask(Ask(pending.question, seconds, pending.source()), HANGING_SECONDS)
        except Refusal as refusal:  # there is no source
            _refuse(pending, refusal)
            return reader
        except WorkerGone:
            code = await reader.exit_code()
            await reader.end()
            self.restarts += 1
            self._gave_up(pending, seconds, code)
            return None
        self._answered(pending, answer)
        if answer.code == "too_large" or reader.memory_mb() > self._memory_mb:
            await reader.end()
            return None
        return reader

    def _gave_up(self, pending: Pending, seconds: float, code: int | None) -> None:
        if code == -signal.SIGPROF:
            self._allowances.charge(pending.sender, seconds)
            _refuse(pending, Refusal("too_large", f"the server gave up on it after {seconds:g} seconds of work"))
        else:
            log.warning("a reader is gone (%s) and is replaced", code)
            _refuse(pending, Refusal("unavailable", "the server could not finish this; try again"))

    def _answered(self, pending: Pending, answer: Answer) -> None:
        if answer.code is None:
            if not pending.answer.done():
                pending.answer.set_result(answer.data)
            return
        if answer.fault:
            log.error("a reader failed: %s", answer.fault)
        elif isinstance(pending.question, TryOverlay | ReadRecord) or answer.code == "too_large":
            self._allowances.charge(pending.sender, max(LEAST_CHARGE, answer.seconds))
        _refuse(pending, Refusal(answer.code, answer.message))


def _refuse(pending: Pending, refusal: Refusal) -> None:
    if not pending.answer.done():
        pending.answer.set_exception(refusal)


def _retrieve(answer: asyncio.Future[bytes]) -> None:
    """Take the exception of an answer, so that a refusal that nobody waits for is not logged as an error."""
    if not answer.cancelled():
        answer.exception()


class Answers:
    """The last answers, up to so many bytes of them."""

    def __init__(self, most_bytes: int) -> None:
        self._most, self._bytes = most_bytes, 0
        self._stored: OrderedDict[bytes, bytes] = OrderedDict()

    def get(self, key: bytes) -> bytes | None:
        with suppress(KeyError):
            self._stored.move_to_end(key)
        return self._stored.get(key)

    def add(self, key: bytes, answer: bytes) -> None:
        """Store an answer, and forget the oldest beyond the limit."""
        if key not in self._stored:
            self._stored[key] = answer
            self._bytes += len(key) + len(answer)
        while self._bytes > self._most:
            gone, data = self._stored.popitem(last=False)
            self._bytes -= len(gone) + len(data)
