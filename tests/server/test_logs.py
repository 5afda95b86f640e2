"""Logs: one JSON object per line."""

from __future__ import annotations

import json
import logging
import sys

from rivertable.server.logs import JsonLines


def record(text: str, *args: object, failed: bool = False) -> logging.LogRecord:
    error = None
    if failed:
        try:
            raise KeyError("gone")
        except KeyError:
            error = sys.exc_info()
    return logging.LogRecord("rivertable.server.node", logging.WARNING, __file__, 1, text, args, error)


def test_a_line_says_when_where_and_what() -> None:
    line = json.loads(JsonLines("alpha").format(record("table %s:\n%d moves", "x", 3)))
    assert line.pop("time").endswith("Z")
    assert line == {"level": "warning", "node": "alpha", "from": "rivertable.server.node", "text": "table x:\n3 moves"}


def test_an_error_is_on_the_same_line() -> None:
    text = JsonLines("alpha").format(record("it failed", failed=True))
    assert "\n" not in text
    assert "KeyError: 'gone'" in json.loads(text)["error"]
