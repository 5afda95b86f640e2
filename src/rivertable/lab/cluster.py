"""Hands tasks to many machines by Ray: the extra `rivertable[ray]`.

Ray plays a task again elsewhere when the machine that had it is gone. Tasks and results travel as bytes in the form of
`worker.py`, and a task refuses a machine whose sources differ (`Series`), so that a result is the same wherever it is made.
"""

from __future__ import annotations

import logging
import os
import pickle
import secrets
import socket
import subprocess
import sys
from collections.abc import Generator, Iterator, Sequence
from contextlib import contextmanager
from importlib.util import find_spec
from typing import Any

from rivertable.engine.errors import OptionError, RivertableError
from rivertable.lab.processes import DIED, TRIES, Task, check_jobs, result_of
from rivertable.lab.worker import answer

LOCAL = "local"
ANSWER_SECONDS = 3.0  # for a machine to accept a connection
GREETING_SECONDS = 15.0  # for a cluster to let us in; some of it Ray takes to be loaded
NO_ENTRY = ("InvalidAuthToken", "AuthenticationError")  # what Ray says of a token that is wrong or missing
GREETING = "import sys; from rivertable.lab.cluster import greet; greet(sys.argv[1])"


@contextmanager
def cluster(address: str, jobs: int | None = None) -> Iterator[Cluster]:
    """A Mapper on the cluster at an address such as 10.0.0.1:6379, or on one of this machine, `local`, with so many processes.
    A program that is connected to a cluster already uses that one. OptionError if there is no way in."""
    if find_spec("ray") is None:
        raise OptionError('many machines need Ray: pip install "rivertable[ray]"')
    if address == LOCAL:
        settings: dict[str, Any] = {"num_cpus": check_jobs(jobs), "include_dashboard": False}
    elif jobs is not None:
        raise OptionError(
            f"the number of jobs is for processes of this machine; {address} has as many as its machines have cores"
        )
    else:
        check_answers(address)
        settings = {}
    _prepare_environment(address)
    import ray

    if ray.is_initialized():
        yield Cluster()
        return
    try:
        _connect(address, **settings)
        yield Cluster()
    finally:
        ray.shutdown()


def _prepare_environment(address: str) -> None:
    """What Ray reads from the environment when it is loaded. A cluster of this machine begins with a token that nobody
    else knows, so Ray does not write one into the home folder."""
    if address == LOCAL and "RAY_AUTH_TOKEN_PATH" not in os.environ:
        os.environ.setdefault("RAY_AUTH_TOKEN", secrets.token_hex(32))


def _connect(address: str, **settings: Any) -> None:
    import ray

    ray.init(address, logging_level=logging.ERROR, log_to_driver=False, **settings)


# ---------------------------------------------------------------- is anybody there


def check_answers(address: str) -> None:
    """Raise OptionError if there is no cluster at this address that lets us in: Ray itself would try for minutes. So another
    process tries, which is ended when it takes too long."""
    host, colon, port = address.rpartition(":")
    if not (host and colon and port.isdecimal() and 0 < int(port) < 65536):
        raise OptionError(f"{address!r} is no address of a cluster; write host:port, such as 10.0.0.1:6379, or local")
    nobody = f"no Ray cluster answers at {address}; `ray start --head` begins one, and prints its address"
    try:
        socket.create_connection((host, int(port)), ANSWER_SECONDS).close()
    except OSError:
        raise OptionError(nobody) from None
    command, hasty = [sys.executable, "-c", GREETING, address], {"RAY_gcs_server_port_wait_time_s": "1"}
    try:
        greeting = subprocess.run(
            command, env={**os.environ, **hasty}, capture_output=True, text=True, timeout=GREETING_SECONDS, check=False
        )
    except subprocess.TimeoutExpired:
        raise OptionError(nobody) from None
    if greeting.returncode:
        raise OptionError(_refusal(address, greeting.stderr))


def greet(address: str) -> None:
    """Connect and leave: what the other process does."""
    _connect(address)


def _refusal(address: str, said: str) -> str:
    if any(word in said for word in NO_ENTRY):
        return (
            f"the Ray cluster at {address} refuses the token of this machine; "
            "set RAY_AUTH_MODE=token, and RAY_AUTH_TOKEN to the token with which the cluster was started"
        )
    last = (said.strip().splitlines() or ["no reason given"])[-1]
    return f"the Ray cluster at {address} cannot be used from here; this machine must be a part of it ({last})"


# ---------------------------------------------------------------- tasks


class Cluster:
    """A Mapper with the processes of the cluster that this process is connected to."""

    def __call__(self, tasks: Sequence[Task]) -> Generator[tuple[int, Any], None, None]:
        import ray
        from ray.exceptions import RayError
        from ray.util import as_completed

        ask = ray.remote(num_cpus=1, max_retries=TRIES)(_numbered)
        asked = [ask.remote(number, pickle.dumps(task)) for number, task in enumerate(tasks)]
        try:
            for number, answered in as_completed(asked, chunk_size=1):
                yield number, result_of(answered)
        except RayError as error:
            raise RivertableError(_failure(error)) from None


def _numbered(number: int, task: bytes) -> tuple[int, bytes]:
    """A result says of itself which it is, for they come in any order."""
    return number, answer(task)


def _failure(error: Exception) -> str:
    from ray.exceptions import NodeDiedError, ObjectLostError, OutOfMemoryError, WorkerCrashedError

    if isinstance(error, NodeDiedError | ObjectLostError | OutOfMemoryError | WorkerCrashedError):
        return DIED
    last = str(error).strip().splitlines()[-1]
    return f"a machine of the cluster cannot play; is the same rivertable installed on all of them? ({last})"
