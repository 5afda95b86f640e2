"""A page in a browser that is driven by its WebDriver: what a person does there, and what the page says in error."""

from __future__ import annotations

import shutil
import subprocess
import tempfile
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

PATIENCE_SECONDS = 60
# Scrolls to the n-th element of a selector and answers where its middle is.
MIDDLE = """async ({ selector, nth }) => {
  const element = document.querySelectorAll(selector)[nth];
  element.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
  await new Promise(requestAnimationFrame);
  const box = element.getBoundingClientRect();
  return [Math.round(box.left + box.width / 2), Math.round(box.top + box.height / 2)];
}"""


class NotInstalled(Exception):
    """A program is missing; the message names the package that has it."""


def program(name: str, package: str, browser: str) -> str:
    """Where a program is."""
    if found := shutil.which(name):
        return found
    raise NotInstalled(f"There is no {browser} here ({name} is missing). On Debian: apt-get install {package}")


def until(answer: Callable[[], Any], what: str) -> Any:
    """The first answer that is not empty; `what` is waited for."""
    deadline = time.monotonic() + PATIENCE_SECONDS
    while time.monotonic() < deadline:
        if found := answer():
            return found
        time.sleep(0.05)
    raise AssertionError(f"after {PATIENCE_SECONDS} seconds there is still no {what}")


@contextmanager
def ended(process: subprocess.Popen[bytes]) -> Iterator[None]:
    """Ends a program afterwards."""
    try:
        yield
    finally:
        process.terminate()
        process.wait()


class Page(ABC):
    """One page. Two browsers speak two dialects of WebDriver, so each has these few commands of its own."""

    def __init__(self) -> None:
        with ExitStack() as until_closed:
            folder = Path(until_closed.enter_context(tempfile.TemporaryDirectory(ignore_cleanup_errors=True)))
            self.start(until_closed, folder)
            self._until_closed = until_closed.pop_all()

    def close(self) -> None:
        """Ends the browser."""
        self._until_closed.close()

    @abstractmethod
    def start(self, until_closed: ExitStack, folder: Path) -> None:
        """Starts the browser, which may keep its files in the folder."""

    @abstractmethod
    def open(self, url: str) -> None:
        """Goes to an address."""

    @abstractmethod
    def run(self, function: str, argument: Any = None) -> Any:
        """Calls a JavaScript function, which may be async, in the page, and tells its answer."""

    @abstractmethod
    def act(self, actions: list[dict[str, Any]]) -> None:
        """Moves and presses: both dialects describe it in the same words."""

    @abstractmethod
    def resize(self, width: int, height: int) -> None:
        """Gives the page this much room."""

    @abstractmethod
    def picture(self) -> bytes:
        """What is on the screen, as PNG."""

    @abstractmethod
    def errors(self) -> list[str]:
        """What the page has said as an error or a warning, or thrown, so far."""

    def click(self, selector: str, nth: int = 0) -> None:
        """Presses the left button in the middle of an element."""
        x, y = self.run(MIDDLE, {"selector": selector, "nth": nth})
        press = [
            {"type": "pointerMove", "x": x, "y": y},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        ]
        self.act([{"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"}, "actions": press}])

    def count(self, selector: str) -> int:
        return int(self.run("selector => document.querySelectorAll(selector).length", selector))
