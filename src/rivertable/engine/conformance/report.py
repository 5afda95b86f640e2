"""The results of the checks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

MOST_FAILURES = 20  # per check that are reported: one fault shows everywhere


class Broken(AssertionError):
    """Raised by a check that does not hold."""


class Report:
    """By check: how often it ran, and its first failures, each with what is needed to reproduce it."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.runs: dict[str, int] = {}
        self.failed: dict[str, list[str]] = {}

    @property
    def ok(self) -> bool:
        return not self.failed

    @property
    def failures(self) -> list[str]:
        return [f"{name}: {text}" for name, texts in self.failed.items() for text in texts]

    @property
    def checks(self) -> list[tuple[str, int, int]]:
        """(name, times run, failures reported) of every check, in the order in which they first ran."""
        return [(name, count, len(self.failed.get(name, []))) for name, count in self.runs.items()]

    def count(self, name: str) -> None:
        self.runs[name] = self.runs.get(name, 0) + 1

    def fail(self, name: str, text: str) -> None:
        failures = self.failed.setdefault(name, [])
        if len(failures) < MOST_FAILURES:
            failures.append(text)

    def run(self, check: Callable[[Any], None], subject: object) -> bool:
        """Run one check on one subject; True if it holds. A failure is reported under the name of the check's
        function."""
        name = check.__name__
        self.count(name)
        try:
            check(subject)
        except Exception as error:
            self.fail(name, f"{subject}: {what_went_wrong(error)}")
            return False
        return True


def what_went_wrong(error: Exception) -> str:
    return str(error) if isinstance(error, Broken) else f"{type(error).__name__}: {error}"


def require(holds: bool, text: str) -> None:
    if not holds:
        raise Broken(text)
