"""River Bankers: a turn in the middle of the game, and a secret bid."""

from __future__ import annotations

from collections.abc import Callable

from scripts.screens.common import let_a_bot_play, reach, take, with_bots
from tests.web.player import Player
from tests.web.test_river_bankers import by_clicking


def in_round(number: int) -> Callable[[Player], bool]:
    return lambda player: int((player.round().split() or ["0"])[-1]) >= number


def desk(player: Player, theme: str) -> None:
    page, choose = player.page, by_clicking(23)
    player.open_table(with_bots(3), game="river_bankers")
    player.settle()
    let_a_bot_play(player, in_round(26))
    reach(player, choose, "Your turn")
    page.locator(".river .can-choose").last.hover()
    take(player, "river_bankers-turn", theme)
    page.locator(".play [data-action^=pull]").first.click()
    player.play(choose, lambda each: each.page.locator(".dial .can-choose").count() > 1)
    page.locator(".dial .can-choose").last.hover()
    take(player, "river_bankers-bid", theme)


def phone(player: Player, theme: str) -> None:
    player.open_table(with_bots(3), game="river_bankers")
    player.settle()
    let_a_bot_play(player, in_round(12))
    reach(player, by_clicking(23), "Your turn")
    player.page.locator(".board").scroll_into_view_if_needed()
    take(player, "river_bankers-phone", theme)
