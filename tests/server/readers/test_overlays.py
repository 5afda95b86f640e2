"""Overlays are code in memory: how many a server takes, that refused ones leave nothing behind, and hostile ones."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import pytest

from rivertable.engine import components, instance
from rivertable.engine.components import MAX_TEXT, Overlay
from rivertable.engine.game_config import load
from rivertable.engine.registry import folder_of, games
from rivertable.server.errors import Refusal
from rivertable.server.limits import Allowances, Sender
from rivertable.server.readers import overlays
from rivertable.server.readers.overlays import Overlays, make_ready
from rivertable.server.readers.pool import Readers
from tests.server.stretches import counted


@pytest.fixture(autouse=True)
def room_for_two(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(overlays, "MAX_OVERLAYS", 2)


@pytest.fixture
async def readers() -> AsyncIterator[Readers]:
    async with Readers(1, memory_mb=512, seconds=8, allowances=Allowances(1000)) as readers:
        yield readers


@pytest.fixture
def taken(readers: Readers) -> Overlays:
    return Overlays(readers)


def fires(number: int) -> Overlay:
    """Good for Riverside, wrong for every other game."""
    return Overlay("mine.toml", f"[score_sheet]\nfire_symbols = {number}\n")


async def take(taken: Overlays, game: str, overlay: Overlay, person: str = "mara") -> None:
    await taken.take(game, overlay, Sender(person, "here"))


WRONG = {
    "a = " + "[" * 5000: "too deep",
    "a = " + "1" * 5000: "too long",
    ".".join("a" * 40_000) + " = 1": "200 dots",
    "a = {" + ".".join("a" * 40_000) + " = 1}": "200 dots",
    '"\u2028".' + "a.a\u2028." * 10_000 + "a = 1": "200 dots",
    "\n".join("[" + ".".join("abcd"[k % 4] for k in range(n)) + "]" for n in range(1, 150)): "no such key",
    "[[tile]]\n" * 5000: "at most 4,000 are read",
    "#" * 100_001: "at most 100,000 are read",
    "[score_sheet]\nfire_symbols = 10001": "key 'fire_symbols': numbers are at most 10,000, not 10,001",
    "# nothing yet": "there is nothing in it",
}


async def test_a_server_takes_so_many_overlays_and_goes_on_with_those_it_has(taken: Overlays) -> None:
    await take(taken, "riverside", fires(11))
    await take(taken, "riverside", fires(12))
    await take(taken, "riverside", fires(11))
    with pytest.raises(Refusal, match="takes no more"):
        await take(taken, "riverside", fires(13))


async def test_one_person_does_not_take_all_the_room(taken: Overlays, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(overlays, "OVERLAYS_PER_PERSON", 1)
    await take(taken, "riverside", fires(11))
    with pytest.raises(Refusal, match="you have brought 1"):
        await take(taken, "riverside", fires(12))
    await take(taken, "riverside", fires(12), "jonas")
    await take(taken, "riverside", fires(12))


async def test_a_refused_overlay_does_not_count_and_leaves_nothing_in_memory(taken: Overlays) -> None:
    before = dict(components._changes), dict(instance._packages)
    for number in range(5):
        with pytest.raises(Refusal, match="there is no such key"):
            await take(taken, "the_river", fires(number))
    assert before == (components._changes, instance._packages)
    await take(taken, "riverside", fires(11))


async def test_a_taken_overlay_is_not_given_back_by_trying_it_with_another_game(taken: Overlays) -> None:
    for number in (11, 12):
        await take(taken, "riverside", fires(number))
        with pytest.raises(Refusal):
            await take(taken, "the_river", fires(number))
    with pytest.raises(Refusal, match="takes no more"):
        await take(taken, "riverside", fires(13))


async def test_the_same_overlay_with_other_remarks_is_the_same_code(taken: Overlays) -> None:
    await take(taken, "riverside", fires(14))
    before = dict(instance._packages)
    for remark in range(4):
        await take(taken, "riverside", Overlay("mine.toml", f"# {remark}\n{fires(14).text}"))
    assert instance._packages == before
    await take(taken, "riverside", fires(15))


async def test_a_wrong_text_is_refused_in_words(taken: Overlays) -> None:
    for text, sentence in WRONG.items():
        with pytest.raises(Refusal, match=f"^mine.toml: .*{sentence}"):
            await take(taken, "riverside", Overlay("mine.toml", text))


@pytest.mark.parametrize("game", games())
async def test_an_overlay_is_loaded_beside_the_event_loop(game: str) -> None:
    """As large as the game itself: meanwhile the loop works at no stretch for long, and afterwards a match begins at once."""
    own = (folder_of(game) / "components.toml").read_text(encoding="utf-8")
    overlay, turns = Overlay("large.toml", f"{own}\n{'#' * (MAX_TEXT - len(own) - 1)}"), 0
    load(game)
    told: list[tuple[float, str]] = []
    with counted(lambda seconds, what: told.append((seconds, what)), 0.02):
        loading = asyncio.create_task(make_ready(game, overlay))
        while not loading.done():
            await asyncio.sleep(0)
            turns += 1
        await loading
        assert load(game, components=overlay).instance() is not load(game).instance()
    assert told == []
    assert turns > 1
