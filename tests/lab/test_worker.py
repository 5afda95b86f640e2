"""A worker by itself: it answers calls one after the other, and ends with its input."""

from __future__ import annotations

import pickle
import subprocess
import sys
from typing import Any


def answers(*calls: tuple[Any, tuple[Any, ...]]) -> list[Any]:
    asked = b"".join(pickle.dumps(pickle.dumps(call)) for call in calls)
    done = subprocess.run([sys.executable, "-m", "rivertable.lab.worker"], input=asked, capture_output=True, check=True)
    found, rest = [], done.stdout
    while rest:
        answer = pickle.loads(rest)
        found.append(pickle.loads(answer))
        rest = rest[len(pickle.dumps(answer)) :]
    return found


def test_calls_are_answered_in_order_and_prints_do_not_disturb() -> None:
    assert answers((pow, (2, 3)), (print, ("hello",)), (len, ("four",))) == [8, None, 4]


def test_an_error_is_an_answer() -> None:
    [error, after] = answers((int, ("x",)), (pow, (2, 2)))
    assert isinstance(error, RuntimeError)
    assert "ValueError" in str(error)
    assert after == 4
