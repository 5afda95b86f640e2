"""Stone Layer: a stone in the hand over a grown stack, and the companion to real stones."""

from __future__ import annotations

from scripts.screens.common import take, with_bots
from tests.web.player import Player


def hold_a_stone(player: Player) -> None:
    """Tile, size and stone are chosen: now it is in the hand."""
    while not player.page.locator("[data-release]").count():
        player.settle()
        player.page.locator(".play .can-choose").last.click()
        player.settle()


def desk(player: Player, theme: str) -> None:
    """A stone in the hand over a grown stack."""
    page = player.page
    player.open_table(with_bots(3), game="stone_layer", options={"alternative_start": True, "tremor": "easy"})
    for _ in range(5):
        hold_a_stone(player)
        page.keyboard.press("Enter")
        page.locator("[data-release]").wait_for(state="detached")
    hold_a_stone(player)
    for key in ("ArrowRight", "ArrowUp", "q", "q", "q", " ", " ", " "):
        page.keyboard.press(key)
    take(player, "stone_layer-place", theme)
    companion(player, theme, "stone_layer-companion")


def companion(player: Player, theme: str, name: str) -> None:
    page = player.page
    people = [{"kind": "me", "name": each} for each in ("Mara", "Bea", "Otto", "Lin")]
    player.open_table(people, game="stone_layer", options={"mode": "companion"})
    asked = 0
    while asked < 40:
        player.settle()
        usual = page.locator(".usual")
        asked += usual.count()
        if usual.count():
            usual.click()
        else:
            page.locator(".now .can-choose").first.click()
    while not page.locator(".six").count():
        page.locator(".now .can-choose").last.click()
        page.wait_for_timeout(200)
        player.settle()
    page.locator(".six .can-choose").first.click()
    page.locator(".said").wait_for()
    take(player, name, theme)


def phone(player: Player, theme: str) -> None:
    companion(player, theme, "stone_layer-phone-companion")
    player.open_table(with_bots(2), game="stone_layer")
    hold_a_stone(player)
    take(player, "stone_layer-phone", theme)
