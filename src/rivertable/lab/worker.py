"""A worker of the lab: reads calls from its standard input and writes results to its standard output, until the input
closes. Workers of other machines answer in the same way."""

from __future__ import annotations

import os
import pickle
import sys

from rivertable.engine.compile_watch import watching
from rivertable.engine.errors import RivertableError


def serve() -> None:
    """Answer until the standard input closes."""
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # a stray print does not disturb the answers
    while True:
        try:
            task = pickle.load(sys.stdin.buffer)
        except EOFError:
            return
        pickle.dump(answer(task), answers)
        answers.flush()


def answer(task: bytes) -> bytes:
    """Make a pickled call, and pickle its result. What the call raises is its result."""
    try:
        call, arguments = pickle.loads(task)
        with watching(lambda compiling: None):  # whoever asks tells what is compiled
            return pickle.dumps(call(*arguments))
    except RivertableError as error:
        return pickle.dumps(error)
    except Exception as error:
        return pickle.dumps(RuntimeError(f"{type(error).__name__}: {error}"))  # the error itself may not be picklable


if __name__ == "__main__":
    serve()
