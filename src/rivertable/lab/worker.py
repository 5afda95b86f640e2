"""A worker of the lab: reads calls from its standard input and writes results to its standard output, until the input
closes."""

from __future__ import annotations

import os
import pickle
import sys
from collections.abc import Callable
from typing import IO, Any

from rivertable.engine.compile_watch import watching
from rivertable.engine.errors import RivertableError


def serve() -> None:
    """Answer until the standard input closes; what a call raises is its result."""
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # a stray print does not disturb the answers
    with watching(lambda compiling: None):  # whoever asks tells what is compiled
        while _answered(answers):
            pass


def _answered(answers: IO[bytes]) -> bool:
    """Answer one call; False if there is none any more."""
    try:
        call, arguments = pickle.load(sys.stdin.buffer)
    except EOFError:
        return False
    answers.write(_answer(call, arguments))
    answers.flush()
    return True


def _answer(call: Callable[..., Any], arguments: tuple[Any, ...]) -> bytes:
    try:
        return pickle.dumps(call(*arguments))
    except RivertableError as error:
        return pickle.dumps(error)
    except Exception as error:
        return pickle.dumps(RuntimeError(f"{type(error).__name__}: {error}"))  # the error itself may not be picklable


if __name__ == "__main__":
    serve()
