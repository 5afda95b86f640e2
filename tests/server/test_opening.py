"""Overlays are code in memory: how many a server takes, that refused ones leave nothing behind, and hostile ones."""

from __future__ import annotations

import pytest

from rivertable.engine import components
from rivertable.engine.components import Overlay
from rivertable.engine.errors import ComponentError
from rivertable.server import opening
from rivertable.server.errors import Refusal
from rivertable.server.http_bodies import NewTable, OverlayText
from rivertable.server.opening import admit, checked_overlay
from rivertable.server.people import Person


@pytest.fixture(autouse=True)
def room_for_two(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(opening, "MAX_OVERLAYS", 2)
    monkeypatch.setattr(opening, "_admitted", {})


def fires(number: int) -> Overlay:
    """Good for Riverside, wrong for every other game."""
    return Overlay("mine.toml", f"[score_sheet]\nfire_symbols = {number}\n")


def take(game: str, overlay: Overlay, person: str = "mara") -> None:
    admit(game, overlay, Person(person, person, False, 0))


def test_a_server_takes_so_many_overlays_and_goes_on_with_those_it_has() -> None:
    take("riverside", fires(11))
    take("riverside", fires(12))
    take("riverside", fires(11))
    with pytest.raises(Refusal, match="takes no more"):
        take("riverside", fires(13))


def test_one_person_does_not_take_all_the_room(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(opening, "OVERLAYS_PER_PERSON", 1)
    take("riverside", fires(11))
    with pytest.raises(Refusal, match="you have brought 1"):
        take("riverside", fires(12))
    take("riverside", fires(12), "jonas")
    take("riverside", fires(12))


def test_a_refused_overlay_does_not_count_and_leaves_nothing_in_memory() -> None:
    before = dict(components._overlays)
    for number in range(5):
        with pytest.raises(ComponentError):
            take("the_river", fires(number))
    assert components._overlays == before
    take("riverside", fires(11))


def test_a_taken_overlay_is_not_given_back_by_trying_it_with_another_game() -> None:
    for number in (11, 12):
        take("riverside", fires(number))
        with pytest.raises((ComponentError, Refusal)):
            take("the_river", fires(number))
    with pytest.raises(Refusal, match="takes no more"):
        take("riverside", fires(13))


@pytest.mark.parametrize(
    "text",
    [
        "a = " + "[" * 5000,
        "a = " + "1" * 5000,
        ".".join("a" * 100_000) + " = 1",
        "a = {" + ".".join("a" * 100_000) + " = 1}",
        '"\u2028".' + "a.a\u2028." * 10_000 + "a = 1",
        "\n".join("[" + ".".join("abcd"[k % 4] for k in range(n)) + "]" for n in range(1, 150)),
    ],
    ids=["lists", "number", "keys", "keys in a table", "keys that look like lines", "tables"],
)
def test_a_text_that_would_keep_the_server_busy_is_refused_at_once(text: str) -> None:
    with pytest.raises(ComponentError):
        take("riverside", Overlay("mine.toml", text))


def test_a_file_with_nothing_in_it_is_refused_by_name() -> None:
    new = NewTable("the_river", [], overlay=OverlayText("mine.toml", "# nothing yet"))
    with pytest.raises(ComponentError, match=r"^mine\.toml: there is nothing in it"):
        checked_overlay(new)
