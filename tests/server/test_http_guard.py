"""Connections that send nothing, too slowly or too much, and too many of them: cut off, while others are served."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import suppress

import pytest

from rivertable.server.http_guard import WARNINGS_BURST
from tests.server.client import Visitor
from tests.server.process import ServerProcess, running

MOST = 5  # connections of an address
SLOW_SECONDS = 20  # far more than the half second that is given here


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server that waits half a second for a head and as long for a body."""
    folder = tmp_path_factory.mktemp("strict")
    limits = {"header_seconds": 0.5, "body_seconds": 0.5, "connections_per_address": MOST, "bot_workers": 0}
    with running(f"sqlite:///{folder}/t.db", folder / "log", **limits) as server:
        yield server


@pytest.fixture
async def mara(strict: ServerProcess) -> AsyncIterator[Visitor]:
    async with Visitor(strict.url) as visitor:
        yield visitor


async def knock(server: ServerProcess, address: str = "127.0.0.1") -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    return await asyncio.open_connection("127.0.0.1", server.port, local_addr=(address, 0))


async def cut_off(reader: asyncio.StreamReader) -> bytes:
    """What still comes before the other end closes the connection."""
    async with asyncio.timeout(SLOW_SECONDS):
        with suppress(ConnectionError):
            return await reader.read()
        return b""


@pytest.mark.parametrize(
    "sent",
    [
        b"",
        b"GET /api/games HTTP/1.1\r\nHost: here\r\n",
        b"POST /api/me HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\nContent-Length: 20\r\n\r\n{",
    ],
    ids=["nothing", "half a head", "half a body"],
)
async def test_a_request_that_does_not_arrive_is_given_up(strict: ServerProcess, sent: bytes) -> None:
    reader, writer = await knock(strict)
    writer.write(sent)
    assert await cut_off(reader) == b""
    writer.close()


async def test_a_byte_now_and_then_does_not_keep_a_connection(strict: ServerProcess) -> None:
    reader, writer = await knock(strict)
    waiting = asyncio.create_task(cut_off(reader))
    writer.write(b"GET /api/games HTTP/1.1\r\nX-Slow: ")
    while not waiting.done():
        writer.write(b"x")
        await asyncio.wait([waiting], timeout=0.1)
    assert await waiting == b""
    writer.close()


@pytest.mark.parametrize(
    ("head", "more"),
    [
        (b"GET /api/games HTTP/1.1\r\nX-Long: ", b"x" * 1000),
        (b"GET /", b"x" * 1000),
        (b"GET /api/games HTTP/1.1\r\nHost: here\r\nContent-Length: 100000000\r\n\r\n", b"x" * 100_000),
    ],
    ids=["head", "address", "body nobody asked for"],
)
async def test_a_request_that_does_not_end_is_cut_off(strict: ServerProcess, head: bytes, more: bytes) -> None:
    reader, writer = await knock(strict)
    waiting, sent = asyncio.create_task(cut_off(reader)), 0
    writer.write(head)
    while not waiting.done() and not writer.is_closing():
        writer.write(more)
        sent += len(more)
        with suppress(ConnectionError):
            await writer.drain()
        await asyncio.sleep(0)
    await waiting
    assert sent < 100_000_000
    writer.close()


async def test_an_address_has_so_many_connections_and_others_have_theirs(strict: ServerProcess) -> None:
    lines = [await knock(strict, "127.0.0.2") for _ in range(10)]
    for _, writer in lines:
        writer.write(b"GET /api/games HTTP/1.1\r\nHost: here\r\n\r\n")
    answers = await asyncio.gather(*[_first(reader) for reader, _ in lines])
    assert sum(answer.startswith(b"HTTP/1.1 200") for answer in answers) == MOST
    reader, writer = await knock(strict, "127.0.0.3")
    writer.write(b"GET /api/games HTTP/1.1\r\nHost: here\r\n\r\n")
    assert (await _first(reader)).startswith(b"HTTP/1.1 200")
    for _, each in [*lines, (reader, writer)]:
        each.close()


async def _first(reader: asyncio.StreamReader) -> bytes:
    with suppress(ConnectionError):
        return await reader.read(100)
    return b""


async def test_idle_sockets_and_connections_that_were_used_stay(strict: ServerProcess, mara: Visitor) -> None:
    await mara.dial()
    reader, writer = await knock(strict)
    for _ in range(2):
        writer.write(b"GET /api/health HTTP/1.1\r\nHost: here\r\n\r\n")
        assert (await reader.readuntil(b"\r\n\r\n")).startswith(b"HTTP/1.1 200")
        await asyncio.sleep(0.6)  # longer than a request may take
        while not reader.at_eof() and reader._buffer:  # type: ignore[attr-defined]
            await reader.read(10_000)
    await mara.send("leave", table="x")
    await mara.send("chat", table="x", text="hello")
    assert (await mara.receive())["code"] == "forbidden"
    writer.close()


async def test_what_is_no_request_does_not_fill_the_log(strict: ServerProcess) -> None:
    before = len(strict.logged().splitlines())
    for _ in range(60):
        reader, writer = await knock(strict)
        writer.write(b"not a request\r\n\r\n")
        assert (await reader.read(100)).startswith(b"HTTP/1.1 400")
        writer.close()
    told = strict.logged().splitlines()[before:]
    assert 0 < len(told) <= WARNINGS_BURST
