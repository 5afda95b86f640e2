"""Overlays are code in memory: how many a server takes, that refused ones leave nothing behind, and hostile ones."""

from __future__ import annotations

import asyncio
import gc
import sys
import weakref
from collections.abc import AsyncIterator

import pytest

from rivertable.engine import components, instance, secrecy
from rivertable.engine.components import MAX_TEXT, Overlay
from rivertable.engine.game_config import load
from rivertable.engine.match import Match
from rivertable.engine.registry import folder_of, games
from rivertable.server.errors import Refusal
from rivertable.server.limits import Allowances, Sender
from rivertable.server.readers import overlays
from rivertable.server.readers.overlays import Overlays, Used, make_ready
from rivertable.server.readers.pool import Readers
from rivertable.server.readers.process import tried
from rivertable.server.readers.questions import TryOverlay
from tests.server.stretches import counted


@pytest.fixture(autouse=True)
def room_for_two(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(overlays, "MAX_OVERLAYS", 2)


@pytest.fixture
async def readers() -> AsyncIterator[Readers]:
    async with Readers(1, memory_mb=512, seconds=8, allowances=Allowances(1000)) as readers:
        yield readers


@pytest.fixture
def tables() -> set[Used]:
    """The games and overlays that tables use."""
    return set()


@pytest.fixture
def taken(readers: Readers, tables: set[Used]) -> Overlays:
    return Overlays(readers, lambda: tables)


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
    with pytest.raises(Refusal, match="no room for more"):
        await take(taken, "riverside", fires(13))


async def test_one_person_does_not_take_all_the_room(taken: Overlays, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(overlays, "OVERLAYS_PER_PERSON", 1)
    await take(taken, "riverside", fires(11))
    with pytest.raises(Refusal, match="1 of your component overlays are in use"):
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
    with pytest.raises(Refusal, match="no room for more"):
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


async def test_overlays_that_no_table_uses_make_room(
    taken: Overlays, tables: set[Used], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(overlays, "UNUSED_SECONDS", 0)
    loaded = set(instance._packages)
    tables.add(("riverside", fires(21).digest))
    for number in range(21, 31):
        await take(taken, "riverside", fires(number), f"guest {number}")
    left = {each[2] for each in instance._packages.keys() - loaded}
    assert left == {fires(21).digest, fires(30).digest}
    tables.add(("riverside", fires(30).digest))
    with pytest.raises(Refusal, match="2 component overlays are in use"):
        await take(taken, "riverside", fires(31))
    tables.clear()
    await take(taken, "riverside", fires(31))


async def test_what_was_forgotten_is_no_longer_in_memory(taken: Overlays, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(overlays, "UNUSED_SECONDS", 0)
    monkeypatch.setattr(overlays, "MAX_OVERLAYS", 1)
    await take(taken, "riverside", fires(41))
    config = load("riverside", components=fires(41))
    match = Match(config, 1)
    match.act(0, match.legal(0)[0])
    gone = weakref.ref(config.game.state)
    package = config.instance().package
    del config, match
    await take(taken, "riverside", fires(42))
    secrecy._redaction.cache_clear()
    gc.collect()
    assert gone() is None
    assert not any(name.startswith(package) for name in sys.modules)


async def test_an_address_does_not_take_all_the_room(taken: Overlays, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(overlays, "OVERLAYS_PER_ADDRESS", 1)
    await take(taken, "riverside", fires(51), "one")
    with pytest.raises(Refusal, match="from where you are"):
        await take(taken, "riverside", fires(52), "another")
    await taken.take("riverside", fires(52), Sender("another", "elsewhere"))


def test_a_reader_forgets_what_it_has_tried() -> None:
    before = dict(instance._packages)
    for number in range(61, 64):
        tried(TryOverlay("riverside", fires(number)))
    assert instance._packages == before
    load("riverside", components=fires(64))
    tried(TryOverlay("riverside", fires(64)))
    assert instance.is_loaded("riverside", fires(64).digest), "a match may use it"


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
