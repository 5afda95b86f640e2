"""12 Rivers: a token about to be placed, pearls to collect, pearls to store."""

from __future__ import annotations

from scripts.screens.common import come_to, take, with_bots
from tests.web.player import Player, by_wishes

TOKENS = ("place(village,3", "place(r4_a", "place(r4_b", "place(village", "pay", "recruit", "take_market", "collect")
STORE = ("from_alpaca", "villager", "spot")


def desk(player: Player, theme: str) -> None:
    page, choose = player.page, by_wishes(7, *TOKENS, *STORE)
    player.open_table(with_bots(3), game="twelve_rivers")
    place = page.locator(".rivers [data-action^='place(r3']")
    come_to(player, "twelve_rivers", choose, lambda each: "Round 1" not in each.round() and place.count() > 0)
    place.last.hover()
    take(player, "twelve_rivers-place", theme)
    pearl = page.locator(".rivers [data-action^=collect]")
    come_to(player, "twelve_rivers", choose, lambda each: "Round 1" not in each.round() and pearl.count() > 2)
    pearl.first.hover()
    take(player, "twelve_rivers-collect", theme)
    carried = page.locator(".alpaca .can-choose")
    come_to(player, "twelve_rivers", choose, lambda each: "Store pearls" in each.says() and carried.count() > 0)
    carried.last.click()
    player.settle()
    take(player, "twelve_rivers-store", theme)


def phone(player: Player, theme: str) -> None:
    player.open_table(with_bots(3), game="twelve_rivers")
    come_to(player, "twelve_rivers", by_wishes(9, *TOKENS, *STORE), lambda each: "wait at your token" in each.says())
    take(player, "twelve_rivers-phone", theme)
