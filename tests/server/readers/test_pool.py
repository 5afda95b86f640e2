"""Readers: real processes that answer, are given up, die; people who take turns; what is refused counts."""

from __future__ import annotations

import asyncio
import os
import signal
from collections import Counter

import msgspec
import pytest

from rivertable.engine.components import Overlay
from rivertable.server.errors import Refusal
from rivertable.server.limits import Sender
from rivertable.server.protocol.bodies import ReplayPosition
from rivertable.server.readers import pool as readers_module
from rivertable.server.readers.pool import AT_ONCE, WAITING, Answers, Readers
from rivertable.server.readers.questions import ReadRecord, ShowRecord, SoundRecord, TryOverlay
from tests.children import children_running
from tests.server.readers.some_readers import MARA, RECORD, position, shown, some_readers

JONAS, NOBODY = Sender("jonas", "here"), Sender(None, "there")
GOOD = TryOverlay("riverside", Overlay("mine.toml", "[score_sheet]\nfire_symbols = 11\n"))
WRONG = TryOverlay("riverside", Overlay("mine.toml", "[score_sheet]\nwater_symbols = 11\n"))


def running() -> list[int]:
    return children_running("rivertable.server.readers.process")


async def test_questions_are_answered_and_the_process_ends_with_the_server() -> None:
    async with some_readers() as readers:
        assert running() == []
        assert (await readers.ask(MARA, GOOD)).decode() == GOOD.overlay.digest
        brought = msgspec.msgpack.decode(await readers.ask(MARA, ReadRecord(RECORD)), type=SoundRecord)
        assert brought.info.moves == 150
        last = msgspec.json.decode(await shown(readers, 150), type=ReplayPosition)
        assert last.shown.outcome is not None
        assert len(running()) == 1
    assert running() == []


async def test_a_match_is_told_once_and_asked_about_again_and_again(readers: Readers) -> None:
    told = 0

    def source() -> bytes:
        nonlocal told
        told += 1
        return RECORD

    for number in range(5):
        await readers.ask(MARA, position(number), source)
    await readers.ask(MARA, ShowRecord("a"), source)
    assert told == 1


async def test_the_same_question_is_worked_at_once(readers: Readers) -> None:
    one, two = await asyncio.gather(shown(readers, 9), shown(readers, 9, JONAS))
    assert one is two
    assert await shown(readers, 9, NOBODY) is one


async def test_people_take_turns_however_much_one_of_them_asks(readers: Readers) -> None:
    answered: list[str] = []

    async def ask(sender: Sender, number: int) -> None:
        await shown(readers, number, sender)
        answered.append(sender.key)

    async with asyncio.TaskGroup() as people:
        for number in range(15):
            people.create_task(ask(MARA, number))
        await asyncio.sleep(0)
        people.create_task(ask(JONAS, 100))
        people.create_task(ask(NOBODY, 101))
    assert set(answered[1:4]) >= {"jonas", "there"}


async def test_so_many_questions_of_one_person_wait(readers: Readers) -> None:
    asked = [asyncio.create_task(shown(readers, number)) for number in range(WAITING)]
    await asyncio.sleep(0)
    with pytest.raises(Refusal, match="20 of your questions are still waiting") as refused:
        await shown(readers, 100)
    assert refused.value.code == "too_fast"
    assert await shown(readers, 101, JONAS)
    assert all(await asyncio.gather(*asked))


async def test_two_questions_of_one_person_are_worked_at() -> None:
    async with some_readers(3) as readers:
        asked = [asyncio.create_task(shown(readers, number)) for number in range(12)]
        most: Counter[str] = Counter()
        while not all(task.done() for task in asked):
            most |= readers._at_work
            await asyncio.sleep(0)
        assert most == {"mara": AT_ONCE}
        assert not readers._at_work


async def test_what_takes_too_long_is_given_up_and_counts_against_the_sender() -> None:
    async with some_readers(seconds=0.02, refused_seconds=0.03) as readers:
        for _ in range(2):
            with pytest.raises(Refusal, match=r"gave up on it after 0\.02 seconds of work") as refused:
                await readers.ask(MARA, ReadRecord(RECORD))
            assert refused.value.code == "too_large"
        assert readers.restarts == 2
        with pytest.raises(Refusal, match="could not be used; try again in") as refused:
            await readers.ask(MARA, GOOD)
        assert refused.value.code == "too_fast"
        assert await readers.ask(JONAS, GOOD)


async def test_what_is_refused_counts_however_quick_it_was() -> None:
    async with some_readers(refused_seconds=1) as readers:
        for _ in range(5):
            with pytest.raises(Refusal, match="no such key"):
                await readers.ask(MARA, WRONG)
        with pytest.raises(Refusal, match="too much of what you sent"):
            await readers.ask(MARA, WRONG)
        for number in range(6):
            assert await shown(readers, number, JONAS)


async def test_a_position_that_is_not_there_counts_against_nobody() -> None:
    async with some_readers(refused_seconds=0.1) as readers:
        for number in range(3):
            with pytest.raises(Refusal, match="the match has the moves 0 to 150"):
                await shown(readers, 200 + number)
        assert await shown(readers, 3)


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGSTOP])
async def test_a_reader_that_dies_or_hangs_is_replaced_and_nobody_is_blamed(
    readers: Readers, how: signal.Signals, monkeypatch: pytest.MonkeyPatch
) -> None:
    await shown(readers, 1)
    (reader,) = running()
    os.kill(reader, how)
    monkeypatch.setattr(readers_module, "HANGING_SECONDS", 0.5)
    with pytest.raises(Refusal, match="could not finish this; try again") as refused:
        await shown(readers, 2)
    assert refused.value.code == "unavailable"
    monkeypatch.setattr(readers_module, "HANGING_SECONDS", 60.0)
    assert await shown(readers, 2)
    assert reader not in running()


async def test_a_reader_that_grew_too_large_is_replaced(readers: Readers) -> None:
    await shown(readers, 1)
    (first,) = running()
    readers._memory_mb = 1
    await shown(readers, 2)
    readers._memory_mb = 512
    await shown(readers, 3)
    assert first not in running()


def test_answers_take_so_many_bytes_and_the_last_asked_for_stay() -> None:
    answers = Answers(30)
    for key in (b"a", b"b"):
        answers.add(key, b"x" * 10)
    assert answers.get(b"a")
    answers.add(b"c", b"x" * 10)
    assert [key for key in (b"a", b"b", b"c") if answers.get(key)] == [b"a", b"c"]
    answers.add(b"d", b"x" * 100)
    assert answers.get(b"d") is None
