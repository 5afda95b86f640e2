"""`make browsers`: what is said where a browser is missing; and, where it is there, that errors of a page are noticed."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import pytest

from scripts.browsers import __main__ as browsers
from scripts.browsers.page import NotInstalled, until
from scripts.browsers.screen import screen

FAULTY = b"""<!doctype html><script>
  console.log("all is well"); console.warn("a warning"); console.error("an error");
  setTimeout(() => { throw new Error("thrown"); });
  Promise.reject(new Error("rejected"));
</script>"""


@pytest.mark.parametrize(("name", "package"), [("webkit", "webkit2gtk-driver"), ("firefox", "firefox-esr")])
def test_a_missing_browser_is_named_with_its_package(monkeypatch: pytest.MonkeyPatch, name: str, package: str) -> None:
    monkeypatch.setenv("PATH", "")
    with pytest.raises(NotInstalled, match=rf"^There is no \w+ here .*: apt-get install {package}$"):
        browsers.BROWSERS[name]()


def test_a_missing_screen_is_named_with_its_package(monkeypatch: pytest.MonkeyPatch) -> None:
    for variable in ("DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setenv("PATH", "")
    with pytest.raises(NotInstalled, match="apt-get install xvfb"), screen():
        pass


@pytest.fixture
def faulty_site() -> Iterator[str]:
    class Site(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(200)
            self.send_header("Content-Type", "text/html")
            self.end_headers()
            self.wfile.write(b"" if self.path == "/api/me" else FAULTY)

        def log_message(self, format: str, *args: object) -> None:
            pass

    with ThreadingHTTPServer(("127.0.0.1", 0), Site) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}/"
        server.shutdown()


@pytest.mark.slow
@pytest.mark.parametrize("name", browsers.BROWSERS)
def test_what_a_page_says_in_error_is_noticed(faulty_site: str, name: str) -> None:
    try:
        with screen():
            page = browsers.BROWSERS[name]()
            try:
                page.open(faulty_site)
                until(lambda: len(page.errors()) >= 4, "errors")
                said = "\n".join(page.errors())
            finally:
                page.close()
    except NotInstalled as missing:
        pytest.skip(str(missing))
    assert "all is well" not in said
    for words in ("a warning", "an error", "thrown", "rejected"):
        assert words in said
