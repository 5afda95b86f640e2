"""Worker processes that answer messages over their standard input and output: the asking side and the answering side.

A worker ends when its input closes, so that none outlives a server that was killed.
"""

from __future__ import annotations

import asyncio
import os
import resource
import sys
from collections.abc import Callable, Coroutine
from contextlib import suppress
from pathlib import Path
from typing import Any, ClassVar, Generic, TypeVar

import msgspec

from rivertable.bots.jobs import LENGTH, frame

Answer = TypeVar("Answer", bound=msgspec.Struct)


class WorkerGone(Exception):
    """A worker died, did not answer in time, or sent something that cannot be read."""


class WorkerProcess(Generic[Answer]):
    """The asking side of one process. A subclass sets `answers` to the type of its answers."""

    answers: ClassVar[Any]

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process = process

    async def ask(self, ask: msgspec.Struct, seconds: float) -> Answer:
        """Send a message and return the answer; WorkerGone if there is none in time."""
        try:
            assert self.process.stdin is not None
            self.process.stdin.write(frame(ask))
            await self.process.stdin.drain()
        except (OSError, RuntimeError) as error:  # uvloop raises the latter if the process is gone
            raise WorkerGone(type(error).__name__) from None
        return await self.reply_within(seconds)

    async def reply_within(self, seconds: float) -> Answer:
        """The next answer without sending anything; WorkerGone if there is none in time."""
        try:
            async with asyncio.timeout(seconds):
                return await self._reply()
        except (OSError, EOFError, asyncio.IncompleteReadError, msgspec.MsgspecError, TimeoutError) as error:
            raise WorkerGone(type(error).__name__) from None

    async def _reply(self) -> Answer:
        assert self.process.stdout is not None
        head = await self.process.stdout.readexactly(LENGTH.size)
        data = await self.process.stdout.readexactly(LENGTH.unpack(head)[0])
        answer: Answer = msgspec.msgpack.decode(data, type=self.answers)
        return answer

    async def exit_code(self, seconds: float = 5.0) -> int | None:
        """The exit code if the process ends by itself within this time, else None. Call it before `end`: a signal to a
        process that has just ended can make its exit code unavailable."""
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                return await self.process.wait()
        return None

    async def end(self) -> None:
        """Kill the process and wait until it has ended. A caller who is cancelled waits all the same, which is not for long,
        so that no process outlives the event loop."""
        with suppress(ProcessLookupError):
            self.process.kill()
        if self.process.stdin is not None:
            self.process.stdin.close()
        await finished(self.process.wait())

    def memory_mb(self) -> int:
        try:
            resident = int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1])
        except (OSError, IndexError):
            return 0
        return resident * resource.getpagesize() >> 20


async def finished(work: Coroutine[Any, Any, Any]) -> None:
    """Do some work to its end, even if the caller is cancelled meanwhile; CancelledError comes afterwards then."""
    task, cancelled = asyncio.ensure_future(work), False
    while not task.done():
        try:
            await asyncio.wait([task])
        except asyncio.CancelledError:
            cancelled = True
    if cancelled:
        raise asyncio.CancelledError
    task.result()


async def started(module: str, *arguments: str) -> asyncio.subprocess.Process:
    """Start a module of this package as a process with its standard input and output connected."""
    return await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        module,
        *arguments,
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        start_new_session=True,  # Ctrl-C is for the server, which then ends its workers
    )


def answering(memory_mb: int) -> Callable[[msgspec.Struct], None]:
    """The answering side, called once in the worker: limits its memory (0: no limit) and returns the function that
    sends an answer."""
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # a stray print does not disturb the answers
    if memory_mb:
        resource.setrlimit(resource.RLIMIT_DATA, (memory_mb << 20, memory_mb << 20))

    def tell(answer: msgspec.Struct) -> None:
        answers.write(frame(answer))
        answers.flush()

    return tell
