"""Riverside: dice, a planned turn, an excursion; the result and the replay."""

from __future__ import annotations

from scripts.screens.common import is_over, let_a_bot_play, reach, take, with_bots
from tests.web.player import Player, by_clicking


def desk(player: Player, theme: str) -> None:
    page, choose = player.page, by_clicking(21)
    table = player.open_table(with_bots(2))
    player.settle()
    let_a_bot_play(player, lambda each: "Round 5" in each.round())
    player.play(choose, lambda each: "base die" in each.says())
    take(player, "riverside-dice", theme)
    page.locator(".play [data-action^=choose_die]").first.click()
    while player.settle() != "planned":
        choose(player)
    take(player, "riverside-planned", theme)
    reach(player, choose, "Visit a village")
    page.locator(".play .can-choose").first.hover()
    take(player, "riverside-excursion", theme)
    let_a_bot_play(player, is_over)
    page.click(".decide[data-state=over] [data-main]")
    page.get_by_role("img", name="Points ahead").wait_for()
    take(player, "result", theme)
    page.goto(f"{player.server}/replay/{table}?at=60")
    page.get_by_role("img", name="Points ahead").wait_for()
    take(player, "replay", theme)


def phone(player: Player, theme: str) -> None:
    player.open_table(with_bots(2))
    choose = by_clicking(22)
    player.settle()
    take(player, "riverside-phone-dice", theme)
    while player.settle() != "planned":
        choose(player)
    take(player, "riverside-phone-planned", theme)
