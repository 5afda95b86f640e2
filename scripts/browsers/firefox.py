"""Firefox by WebDriver BiDi, which it speaks itself: Debian has no geckodriver, and Playwright needs a newer Firefox than Debian's."""

from __future__ import annotations

import base64
import itertools
import json
import shutil
import subprocess
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from websockets.sync.client import connect

from scripts.browsers.page import PATIENCE_SECONDS, Page, ended, program, until

PREFERENCES = {
    "ui.prefersReducedMotion": 1,
    "webgl.force-enabled": True,  # without a graphics card too
    "datareporting.policy.dataSubmissionEnabled": False,
}
LARGEST_ANSWER = 64 * 2**20  # bytes: a picture of a large screen


class Firefox(Page):
    """A window of Firefox: without one it has no WebGL."""

    def start(self, until_closed: ExitStack, folder: Path) -> None:
        command = shutil.which("firefox") or program("firefox-esr", "firefox-esr", "Firefox")
        lines = (f"user_pref({json.dumps(name)}, {json.dumps(value)});" for name, value in PREFERENCES.items())
        (folder / "user.js").write_text("\n".join(lines))
        log = folder / "log"
        arguments = ["--no-remote", "--profile", str(folder), "--remote-debugging-port", "0"]
        with log.open("wb") as written:
            process = subprocess.Popen([command, *arguments], stdout=subprocess.DEVNULL, stderr=written)
        until_closed.enter_context(ended(process))
        self._errors: list[str] = []
        self._numbers = itertools.count(1)
        address = until(lambda: [each for each in log.read_text().split() if each.startswith("ws://")], "Firefox")[0]
        self._socket = until_closed.enter_context(connect(f"{address}/session", max_size=LARGEST_ANSWER))
        self._ask("session.new", capabilities={})
        self._ask("session.subscribe", events=["log.entryAdded"])
        self._context = self._ask("browsingContext.getTree")["contexts"][0]["context"]

    def _ask(self, method: str, **params: Any) -> dict[str, Any]:
        """Sends a command and waits for its answer; events that come before it are noted."""
        number = next(self._numbers)
        self._socket.send(json.dumps({"id": number, "method": method, "params": params}))
        while True:
            message = json.loads(self._socket.recv(PATIENCE_SECONDS))
            if message.get("method") == "log.entryAdded" and message["params"]["level"] in ("error", "warn"):
                self._errors.append(message["params"]["text"])
            if message.get("id") == number:
                assert message["type"] == "success", message
                answer: dict[str, Any] = message["result"]
                return answer

    def open(self, url: str) -> None:
        self._ask("browsingContext.navigate", context=self._context, url=url, wait="complete")

    def run(self, function: str, argument: Any = None) -> Any:
        called = f"async () => JSON.stringify(await ({_expression(function)})({json.dumps(argument)}) ?? null)"
        target = {"context": self._context}
        answer = self._ask("script.callFunction", functionDeclaration=called, awaitPromise=True, target=target)
        assert answer["type"] == "success", answer["exceptionDetails"]["text"]
        return json.loads(answer["result"]["value"])

    def act(self, actions: list[dict[str, Any]]) -> None:
        self._ask("input.performActions", context=self._context, actions=actions)

    def resize(self, width: int, height: int) -> None:
        self._ask("browsingContext.setViewport", context=self._context, viewport={"width": width, "height": height})

    def picture(self) -> bytes:
        return base64.b64decode(self._ask("browsingContext.captureScreenshot", context=self._context)["data"])

    def errors(self) -> list[str]:
        self.run("() => null")  # what was said before has come when this is answered
        return self._errors


def _expression(function: str) -> str:
    """A function as it can stand in parentheses."""
    return function.strip().rstrip(";")
