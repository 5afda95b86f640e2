"""Work in the background: what fails is logged, or tried again."""

from __future__ import annotations

import asyncio

import pytest

from rivertable.server import background
from rivertable.server.errors import Refusal
from rivertable.server.node import Node
from tests.server.nodes import until

pytestmark = pytest.mark.usefixtures("fish_market")


async def test_what_fails_in_the_background_is_logged_at_once(node: Node, caplog: pytest.LogCaptureFixture) -> None:
    async def fail() -> None:
        raise KeyError("a fault of our own")

    node.background.spawn(fail())
    await until(lambda: "something in the background failed" in caplog.text)
    assert "a fault of our own" in caplog.text


async def test_what_fails_is_tried_again_but_not_an_error_of_ours(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(background, "RETRY_PAUSES", (0, 0))
    tried: list[int] = []

    async def fail(error: Exception, times: int) -> None:
        tried.append(1)
        if len(tried) <= times:
            raise error

    await background.retry("reading", lambda: fail(OSError(), 2))
    assert len(tried) == 3
    tried.clear()
    with pytest.raises(ConnectionError):
        await background.retry("reading", lambda: fail(ConnectionError(), 9))
    assert len(tried) == 3
    tried.clear()
    with pytest.raises(Refusal):
        await background.retry("reading", lambda: fail(Refusal("conflict", "no"), 9))
    assert len(tried) == 1


async def test_work_ends_when_the_background_is_closed() -> None:
    work, is_cancelled = background.Background(), asyncio.Event()

    async def wait() -> None:
        try:
            await asyncio.Event().wait()
        finally:
            is_cancelled.set()

    work.spawn(wait())
    await asyncio.sleep(0)
    await work.close()
    assert is_cancelled.is_set()
