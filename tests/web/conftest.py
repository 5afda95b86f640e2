"""A real browser and a real server with quick bots."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, expect

from tests.server.process import ServerProcess, running
from tests.web.chromium import chromium, launch
from tests.web.player import DESKTOP, Player

NewPlayer = Callable[..., Player]
PATIENCE_MS = 30_000  # far more than a page takes on a busy machine

expect.set_options(timeout=PATIENCE_MS)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """A page that failed is opened a second time, in a browser window of its own; the run counts such tests as `rerun`.
    With `-p no:rerunfailures` a page has one try."""
    if not config.pluginmanager.hasplugin("rerunfailures"):
        return
    here = Path(__file__).parent
    for item in items:
        if item.path.is_relative_to(here):
            item.add_marker(pytest.mark.flaky(reruns=1))


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with chromium() as browser:
        yield browser


@pytest.fixture(scope="session")
def large_letters(browser: Browser) -> Iterator[Browser]:
    """A browser whose owner has set letters of twice the usual size."""
    larger = launch(browser.browser_type, "--blink-settings=defaultFontSize=32")
    yield larger
    larger.close()


@pytest.fixture(scope="session")
def web_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """Tables opened by `Player.open_table` have the same cards, dice and stones every time."""
    folder = tmp_path_factory.mktemp("web")
    with running(f"sqlite:///{folder}/tables.db", folder / "log", same_deal=True) as server:
        yield server


@pytest.fixture
def new_player(browser: Browser, web_server: ServerProcess) -> Iterator[NewPlayer]:
    """Makes people, each with a browser of their own; in the end none of their pages has failed."""
    contexts: list[BrowserContext] = []
    players: list[Player] = []

    def make(
        server: str | None = None, own_browser: Browser | None = None, newcomer: bool = False, **settings: Any
    ) -> Player:
        given = {"viewport": DESKTOP, "reduced_motion": "reduce", **settings}
        context = (own_browser or browser).new_context(**given)
        context.set_default_timeout(PATIENCE_MS)
        contexts.append(context)
        players.append(Player(context, server or web_server.url, newcomer))
        return players[-1]

    yield make
    for player in players:
        assert player.errors == []
    for context in contexts:
        context.close()


@pytest.fixture
def player(new_player: NewPlayer) -> Player:
    return new_player()
