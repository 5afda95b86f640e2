"""Every table at every size of screen, measured from the layout: what is cut, covered, out of reach or too small."""

from __future__ import annotations

from itertools import count
from pathlib import Path

import pytest
from playwright.sync_api import Page

from tests.web.conftest import NewPlayer
from tests.web.player import by_clicking

LAYOUT = (Path(__file__).parent / "layout.js").read_text(encoding="utf-8")
GAMES = ("the_river", "riverside", "twelve_rivers", "river_bankers", "stone_layer")
SEATS = [{"kind": "me"}, {"kind": "bot", "level": "easy"}, {"kind": "bot", "level": "easy"}]
CLOCK = {"bank_seconds": 600, "increment_seconds": 10}
STEPS = 12  # choices and confirmations until the middle of a game
FEW_STEPS = {"stone_layer": 3}  # to the stone in hand: the others' stones take long to come to rest

FINGER = 44
TOUCHED = [(360, 740), (390, 844), (844, 390), (1024, 768)]
POINTED = [(1024, 768), (1280, 800), (1440, 900), (2560, 1440)]
SHORTENED = [".seat .called"]  # may end in an ellipsis, for their title says it in full


@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_cut_covered_or_out_of_reach(new_player: NewPlayer, game: str) -> None:
    """One table in the middle of a game, at a desk with a mouse, then with a finger on a phone and on a tablet."""
    desk = new_player()
    table = desk.open_table(SEATS, game, clock=CLOCK)
    steps = count()
    desk.play(by_clicking(3), until=lambda _: next(steps) == FEW_STEPS.get(game, STEPS))
    found = walk(desk.page, POINTED)
    touch = {"has_touch": True, "is_mobile": True, "device_scale_factor": 1}
    phone = new_player(storage_state=desk.page.context.storage_state(), **touch)
    phone.page.goto(f"{phone.server}/table/{table}")
    phone.settle()
    found += walk(phone.page, TOUCHED, FINGER)
    assert not found, "\n".join(found)


def walk(page: Page, sizes: list[tuple[int, int]], smallest: int | None = None) -> list[str]:
    """What is wrong at these sizes of the screen, on every side of the table that is one tap away."""
    found: list[str] = []
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        sides = page.locator(".play [role=tab]")
        for i in range(max(1, sides.count())):
            if sides.count():
                sides.nth(i).click()
            measured = page.evaluate(LAYOUT, {"smallest": smallest, "shortened": SHORTENED})
            found += [f"{width}x{height} {each}" for each in measured]
    return found
