"""Hands tasks to processes on this machine. `Mapper` is what every way to distribute tasks does; `cluster.py` has another.

A worker is `python -m rivertable.lab.worker`: unlike the pools of the standard library it needs no guard around the
script that calls it. It ends when its input closes, so none outlives a run that was killed.
"""

from __future__ import annotations

import os
import pickle
import queue
import subprocess
import sys
import threading
from collections.abc import Callable, Generator, Sequence
from contextlib import suppress
from typing import Any, NamedTuple, Protocol

from rivertable.engine.errors import OptionError, RivertableError

TRIES = 3  # a worker that dies, as from lack of memory, is replaced so often before the run gives up
DIED = f"a process of the lab died {TRIES} times at the same matches; is there too little memory?"


class Task(NamedTuple):
    """A call whose result does not depend on where or when it is made."""

    call: Callable[..., Any]
    arguments: tuple[Any, ...]


class Mapper(Protocol):
    """Makes all calls, and yields the number of each with its result, in any order; closed, it ends what is not done."""

    def __call__(self, tasks: Sequence[Task]) -> Generator[tuple[int, Any], None, None]: ...


def here(tasks: Sequence[Task]) -> Generator[tuple[int, Any], None, None]:
    """Make the calls in this process, one after the other."""
    for number, task in enumerate(tasks):
        yield number, task.call(*task.arguments)


def check_jobs(jobs: int | None) -> int:
    """The number of processes that was asked for; None: as many as this machine has cores. OptionError if it is no such
    number."""
    if jobs is None:
        return available_cores()
    if isinstance(jobs, bool) or not isinstance(jobs, int) or jobs < 1:
        raise OptionError(f"the number of jobs is a whole number from 1, not {jobs!r}")
    return jobs


def result_of(answer: bytes) -> Any:
    """What a worker answered; what the call raised there is raised here."""
    result = pickle.loads(answer)
    if isinstance(result, BaseException):
        raise result
    return result


def available_cores() -> int:
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


class WorkerGone(Exception):
    """A worker ended before it had answered."""


class Processes:
    """A Mapper with a number of worker processes."""

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs

    def __call__(self, tasks: Sequence[Task]) -> Generator[tuple[int, Any], None, None]:
        if len(tasks) < 2:
            yield from here(tasks)
            return
        waiting: queue.SimpleQueue[int] = queue.SimpleQueue()
        for number in range(len(tasks)):
            waiting.put(number)
        results: queue.SimpleQueue[tuple[int, Any]] = queue.SimpleQueue()
        workers = [_Worker() for _ in range(min(self.jobs, len(tasks)))]
        threads = [
            threading.Thread(target=_work, args=(worker, tasks, waiting, results), daemon=True) for worker in workers
        ]
        try:
            for thread in threads:
                thread.start()
            for _ in tasks:
                number, result = results.get()
                if isinstance(result, BaseException):
                    raise result
                yield number, result
        finally:
            for worker in workers:
                worker.kill()
            for thread in threads:
                if thread.ident is not None:
                    thread.join()
            for worker in workers:
                worker.close()


def _work(
    worker: _Worker,
    tasks: Sequence[Task],
    waiting: queue.SimpleQueue[int],
    results: queue.SimpleQueue[tuple[int, Any]],
) -> None:
    """Let one worker make calls as long as there are any."""
    while not worker.is_ended:
        try:
            number = waiting.get_nowait()
        except queue.Empty:
            return
        try:
            results.put((number, worker.answer(tasks[number])))
        except BaseException as error:
            results.put((number, error))
            return


class _Worker:
    """A process that makes calls; if it dies it is started again."""

    def __init__(self) -> None:
        self.is_ended = False
        self._process: subprocess.Popen[bytes] | None = None

    def answer(self, task: Task) -> Any:
        """The result of a call; what the call raised is raised here."""
        for _ in range(TRIES):
            try:
                return result_of(self._asked(pickle.dumps(task)))
            except WorkerGone:
                if self.is_ended:
                    raise
        raise RivertableError(DIED)

    def _asked(self, task: bytes) -> bytes:
        process = self._process = self._process or _started()
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            pickle.dump(task, process.stdin)
            process.stdin.flush()
            answer: bytes = pickle.load(process.stdout)
            return answer
        except (OSError, EOFError, ValueError, pickle.UnpicklingError):
            self.close()
            raise WorkerGone from None

    def kill(self) -> None:
        """End the worker, also in the middle of a call; whoever waits for the answer learns that it is gone."""
        self.is_ended = True
        if self._process is not None:
            self._process.kill()

    def close(self) -> None:
        """End the process and close its pipes, when nobody waits for an answer."""
        process, self._process = self._process, None
        if process is not None:
            process.kill()
            with suppress(OSError), process:  # what was left to write has no reader any more
                pass


def _started() -> subprocess.Popen[bytes]:
    return subprocess.Popen(
        [sys.executable, "-m", "rivertable.lab.worker"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        start_new_session=True,  # Ctrl-C is for whoever asks, who then ends the workers
    )
