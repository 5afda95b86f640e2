"""River Bankers: a turn in the middle of the game, and a secret bid."""

from __future__ import annotations

from scripts.screens.common import reach, take, with_bots
from tests.web.player import Player
from tests.web.test_river_bankers import by_clicking


def let_a_bot_play(player: Player, rounds: int) -> None:
    """A bot plays for the person up to that round, so that there is something to see."""
    page = player.page
    page.keyboard.press(",")
    page.get_by_role("button", name="Let a bot play for me").click()
    page.keyboard.press("Escape")
    while int(player.round().split()[-1]) < rounds:
        page.wait_for_timeout(200)
    page.keyboard.press(",")
    page.get_by_role("button", name="Play myself again").click()
    page.keyboard.press("Escape")


def desk(player: Player, theme: str) -> None:
    page, choose = player.page, by_clicking(23)
    player.open_table(with_bots(3), game="river_bankers")
    player.settle()
    let_a_bot_play(player, 26)
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
    let_a_bot_play(player, 12)
    reach(player, by_clicking(23), "Your turn")
    player.page.locator(".board").scroll_into_view_if_needed()
    take(player, "river_bankers-phone", theme)
