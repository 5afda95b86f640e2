"""The River: a good moment of a four-player game, a planned pioneer, and a tile about to be claimed."""

from __future__ import annotations

from scripts.screens.common import come_to, take, with_bots
from tests.web.player import Player

STEP_BACK = ".decide .back:enabled"  # there is one while something is planned
TERRAIN = ".decide .act.can[data-act='place(terrain)']"


def desk(player: Player, theme: str) -> None:
    """The River: a good moment of a four-player game, a planned pioneer, and a tile about to be claimed."""
    page = player.page
    player.open_table(with_bots(3), game="the_river")
    come_to(player, "the_river", by_hints, in_full_swing)
    take(player, "the_river-turn", theme)
    page.locator(".decide .act.can:has(.gain)").first.click()
    while player.settle() != "planned":
        page.locator(".play .can-choose").first.click()
    take(player, "the_river-planned", theme)
    while page.locator(STEP_BACK).count():
        page.keyboard.press("Escape")
        player.settle()
    page.locator(TERRAIN).click()
    page.locator(".play [data-slot] .can-choose").nth(2).hover()
    take(player, "the_river-tile", theme)


def in_full_swing(player: Player) -> bool:
    """Not the first rounds, pioneers on the islands, tiles to claim and cards to choose from."""
    late = any(f"Round {number}" in player.round() for number in range(3, 9))
    taken = player.page.locator(".play [data-card]", has_text="taken").count()
    gains = player.page.locator(".decide .act.can:has(.gain)").count() > 0 and player.page.locator(TERRAIN).count() > 0
    return late and taken <= 1 and gains and any(f"{left} are on your boat" in player.says() for left in (2, 3))


def late_on_the_phone(player: Player) -> bool:
    return "Round 3" in player.round() and player.page.locator(TERRAIN).count() > 0


def phone(player: Player, theme: str) -> None:
    page = player.page
    player.open_table(with_bots(3), game="the_river")
    come_to(player, "the_river", by_hints, late_on_the_phone)
    take(player, "the_river-phone", theme)
    page.locator(TERRAIN).click()
    page.locator(".play [data-slot] .can-choose").first.click()
    player.settle()
    take(player, "the_river-phone-planned", theme)


def by_hints(player: Player) -> None:
    """Chooses as a hint advises, so that a game looks like one; a hint that is followed brings the next."""
    if not player.page.locator(STEP_BACK).count():
        player.page.keyboard.press("h")
    player.page.locator(".hint").wait_for()
    player.page.keyboard.press("Enter")
