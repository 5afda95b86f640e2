"""Tasks in processes: the same results, errors that arrive, workers that die."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from rivertable.engine.errors import OptionError, RivertableError
from rivertable.lab.processes import Processes, Task, available_cores, check_jobs, here

SQUARES = [Task(pow, (number, 2)) for number in range(6)]


def test_processes_and_this_process_give_the_same() -> None:
    assert sorted(Processes(2)(SQUARES)) == sorted(here(SQUARES)) == [(n, n * n) for n in range(6)]


def test_the_number_of_jobs_is_checked() -> None:
    assert check_jobs(3) == 3
    assert check_jobs(None) == available_cores() >= 1
    for jobs in (0, -1, True, "2"):
        with pytest.raises(OptionError, match="the number of jobs is a whole number from 1"):
            check_jobs(jobs)  # type: ignore[arg-type]


def test_what_a_task_raises_is_raised_here() -> None:
    from rivertable.engine.game_config import load

    with pytest.raises(OptionError, match="there is no game 'chess'"):
        list(Processes(2)([Task(load, ("chess",)), SQUARES[0]]))
    with pytest.raises(RuntimeError, match="ZeroDivisionError"):
        list(Processes(2)([Task(divmod, (1, 0)), SQUARES[0]]))


def test_a_worker_that_dies_is_replaced(tmp_path: Path) -> None:
    mark = tmp_path / "died"
    once = (
        f"import os, pathlib\np = pathlib.Path({str(mark)!r})\nif not p.exists():\n p.touch()\n os.kill(os.getpid(), 9)"
    )
    assert [number for number, _ in Processes(2)([Task(exec, (once,)), Task(exec, ("",))])] != []
    assert mark.exists()


def test_a_worker_that_always_dies_ends_the_run_with_a_sentence() -> None:
    dies = Task(exec, ("import os; os.kill(os.getpid(), 9)",))
    with pytest.raises(RivertableError, match="a process of the lab died 3 times"):
        list(Processes(2)([dies, dies]))


def test_no_worker_outlives_a_run_that_was_killed(tmp_path: Path) -> None:
    """A run of two endless tasks is killed: its workers close their end of a pipe when they are gone."""
    reading, writing = os.pipe()
    os.set_inheritable(writing, True)
    script = (
        "from rivertable.lab import processes as p\n"
        "import subprocess\n"
        "started = subprocess.Popen\n"
        f"p.subprocess.Popen = lambda *a, **k: started(*a, **k, pass_fds=({writing},))\n"
        "next(iter(p.Processes(2)([p.Task(pow, (2, 2)), p.Task(exec, ('import sys; sys.stdin.buffer.read()',))])))\n"
        "print('ready', flush=True)\n"
        "import time; time.sleep(600)\n"
    )
    with subprocess.Popen([sys.executable, "-c", script], stdout=subprocess.PIPE, pass_fds=(writing,)) as run:
        os.close(writing)
        assert run.stdout is not None
        assert run.stdout.readline() == b"ready\n"
        run.send_signal(signal.SIGKILL)
    assert os.read(reading, 1) == b""  # comes only when nobody holds the other end
    os.close(reading)
