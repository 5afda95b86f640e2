"""Every table at every size of screen, measured from the layout: what is cut, covered, out of reach or too small."""

from __future__ import annotations

from itertools import count

import pytest
from playwright.sync_api import Browser, Page

from tests.web.conftest import NewPlayer
from tests.web.player import by_clicking
from tests.web.screens import flaws, resize

GAMES = ("the_river", "riverside", "twelve_rivers", "river_bankers", "stone_layer")
SEATS = [{"kind": "me"}, {"kind": "bot", "level": "easy"}, {"kind": "bot", "level": "easy"}]
CLOCK = {"bank_seconds": 600, "increment_seconds": 10}
STEPS = 12  # choices and confirmations until the middle of a game
FEW_STEPS = {"stone_layer": 3}  # to the stone in hand: the others' stones take long to come to rest

FINGER = 44
TOUCHED = [(360, 740), (390, 844), (844, 390), (1024, 768)]
POINTED = [(1024, 768), (1280, 800), (1440, 900), (2560, 1440)]
ENLARGED = [
    (512, 384),
    (640, 400),
    (720, 450),
    (1280, 720),
]  # what is left of a screen when a page is enlarged to 200 %
WITH_LARGE_LETTERS = [(390, 844), *POINTED]


@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_cut_covered_or_out_of_reach(new_player: NewPlayer, large_letters: Browser, game: str) -> None:
    """One table in the middle of a game: at a desk with a mouse, enlarged, with large letters, with a finger."""
    desk = new_player()
    table = desk.open_table(SEATS, game, clock=CLOCK)
    steps = count()
    desk.play(by_clicking(3), until=lambda _: next(steps) == FEW_STEPS.get(game, STEPS))
    found = walk(desk.page, [*POINTED, *ENLARGED])
    mine = {"storage_state": desk.page.context.storage_state()}
    touch = {"has_touch": True, "is_mobile": True, "device_scale_factor": 1}
    for browser, settings, sizes, smallest in (
        (None, touch, TOUCHED, FINGER),
        (large_letters, {}, WITH_LARGE_LETTERS, None),
    ):
        again = new_player(own_browser=browser, **mine, **settings)
        again.page.goto(f"{again.server}/table/{table}")
        again.settle()
        found += [f"{'letters of 200 %, ' if browser else ''}{each}" for each in walk(again.page, sizes, smallest)]
    assert not found, "\n".join(found)


def walk(page: Page, sizes: list[tuple[int, int]], smallest: int | None = None) -> list[str]:
    """What is wrong at these sizes of the screen, on every side of the table that is one tap away."""
    found: list[str] = []
    for width, height in sizes:
        resize(page, {"width": width, "height": height})
        sides = page.locator(".play [role=tab]")
        for i in range(max(1, sides.count())):
            if sides.count():
                sides.nth(i).click()
            found += [f"{width}x{height} {each}" for each in flaws(page, smallest)]
    return found
