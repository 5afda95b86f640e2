"""Overlays are code in memory: how many a server takes, and that refused ones leave nothing behind."""

from __future__ import annotations

import pytest

from rivertable.engine import components
from rivertable.engine.components import Overlay
from rivertable.engine.errors import ComponentError
from rivertable.engine.loaded import load
from rivertable.server import opening
from rivertable.server.errors import Refusal
from rivertable.server.opening import admitted


@pytest.fixture(autouse=True)
def room_for_two(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(opening, "MAX_OVERLAYS", 2)
    monkeypatch.setattr(opening, "_admitted", set())


def fires(number: int) -> Overlay:
    """Good for Riverside, wrong for every other game."""
    return Overlay("mine.toml", f"[score_sheet]\nfire_symbols = {number}\n")


def take(game: str, overlay: Overlay) -> None:
    with admitted(game, overlay):
        load(game, components=overlay)


def test_a_server_takes_so_many_overlays_and_goes_on_with_those_it_has() -> None:
    take("riverside", fires(11))
    take("riverside", fires(12))
    take("riverside", fires(11))
    with pytest.raises(Refusal, match="takes no more"):
        take("riverside", fires(13))


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
