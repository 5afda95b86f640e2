"""WebKitGTK by its own WebDriver."""

from __future__ import annotations

import base64
import json
import os
import socket
import subprocess
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx

from scripts.browsers.page import PATIENCE_SECONDS, NotInstalled, Page, ended, program, until

PACKAGE = "webkit2gtk-driver"
MINI_BROWSERS = "webkit2gtk-4.*/MiniBrowser"
EMPTY = "/api/me"  # an address without scripts
BLANK = 10_000  # bytes: a picture of a game has far more
# This WebDriver does not tell what a page says in error. So a page is written into an empty window that notes it.
OPEN = """async url => {
  const source = await (await fetch(url)).text();
  history.replaceState(null, "", url);
  document.open();
  const said = (window.saidInError = []);
  for (const level of ["error", "warn"]) console[level] = (...words) => said.push(words.map(String).join(" "));
  addEventListener("error", event => said.push(event.message));
  addEventListener("unhandledrejection", event => said.push(String(event.reason)));
  document.write(source);
  document.close();
}"""


class WebKit(Page):
    """A window of WebKitGTK's small browser."""

    def start(self, until_closed: ExitStack, folder: Path) -> None:
        driver, browser = program("WebKitWebDriver", PACKAGE, "WebKit"), _mini_browser()
        settings = folder / "gtk-3.0" / "settings.ini"
        settings.parent.mkdir()
        settings.write_text("[Settings]\ngtk-enable-animations=0\n")  # pages are told: reduced motion
        environment = {**os.environ, "XDG_CONFIG_HOME": str(folder), "XDG_CACHE_HOME": str(folder)}
        port = _free_port()
        until_closed.enter_context(ended(subprocess.Popen([driver, f"--port={port}"], env=environment)))
        self._http = until_closed.enter_context(
            httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE_SECONDS)
        )
        until(lambda: _listens(port), "WebKitWebDriver")
        options = {"binary": browser, "args": ["--automation"]}
        self._session = ""
        capabilities = {"alwaysMatch": {"webkitgtk:browserOptions": options}}
        self._session = f"/session/{self._ask('POST', '/session', capabilities=capabilities)['sessionId']}"
        until_closed.callback(self._ask, "DELETE", "")
        self._ask("POST", "/timeouts", script=PATIENCE_SECONDS * 1000)

    def _ask(self, method: str, path: str, **body: Any) -> Any:
        content = json.dumps(body) if method == "POST" else None
        answer = self._http.request(method, f"{self._session}{path}", content=content).json()["value"]
        assert not (isinstance(answer, dict) and "error" in answer), answer
        return answer

    def open(self, url: str) -> None:
        self._ask("POST", "/url", url=str(httpx.URL(url).join(EMPTY)))
        self.run(OPEN, url)

    def run(self, function: str, argument: Any = None) -> Any:
        script = f"""const done = arguments[1];
            Promise.resolve(arguments[0]).then({function.strip().rstrip(";")})
              .then(answer => done({{ answer }}), error => done({{ failed: String(error) }}));"""
        told = self._ask("POST", "/execute/async", script=script, args=[argument])
        assert "failed" not in told, told["failed"]
        return told.get("answer")

    def act(self, actions: list[dict[str, Any]]) -> None:
        self._ask("POST", "/actions", actions=actions)

    def resize(self, width: int, height: int) -> None:
        """The window is larger than the page by its frame, which is measured."""
        frame = self.run("() => [outerWidth - innerWidth, outerHeight - innerHeight]")
        self._ask("POST", "/window/rect", x=0, y=0, width=width + frame[0], height=height + frame[1])
        until(lambda: self.run("() => [innerWidth, innerHeight]") == [width, height], f"page of {width}x{height}")

    def picture(self) -> bytes:
        """Some windows stay black until their size changes, once or a few times."""
        shot: bytes = until(self._drawn, "picture that is not blank")
        return shot

    def _drawn(self) -> bytes | None:
        """What is on the screen; nothing if it is blank, and then the size has been another for a moment."""
        shot = base64.b64decode(self._ask("GET", "/screenshot"))
        if len(shot) > BLANK:
            return shot
        width, height = self.run("() => [innerWidth, innerHeight]")
        self.resize(width + 1, height)
        self.resize(width, height)
        return None

    def errors(self) -> list[str]:
        said: list[str] = self.run("() => window.saidInError ?? []")
        return said


def _mini_browser() -> str:
    for folder in (Path("/usr/lib"), *Path("/usr/lib").glob("*-linux-gnu*"), Path("/usr/libexec")):
        if found := sorted(folder.glob(MINI_BROWSERS)):
            return str(found[-1])
    raise NotInstalled(f"There is no WebKit here (MiniBrowser is missing). On Debian: apt-get install {PACKAGE}")


def _free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])


def _listens(port: int) -> bool:
    with socket.socket() as line:
        return line.connect_ex(("127.0.0.1", port)) == 0
