"""The pages around the tables."""

from __future__ import annotations

from scripts.screens.common import take
from tests.web.player import Player


def desk(player: Player, theme: str) -> None:
    page = player.page
    for name, path, ready in (
        ("new-table", "/new/riverside", "form"),
        ("rules", "/rules/riverside?clause=RS-5.8", ".clause.marked"),
        ("tables", "/tables", "main h1"),
        ("people", "/people", "tbody td b"),
        ("me", "/me", "main h1"),
    ):
        page.goto(player.server + path)
        page.locator(ready).first.wait_for()
        take(player, name, theme)
    player.open_table([{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "hard"}])
    page.get_by_role("button", name="Copy link").wait_for()
    take(player, "open-table", theme)
    page.goto(player.server)
    page.locator(".game").first.wait_for()
    take(player, "lobby", theme)


def phone(player: Player, theme: str) -> None:
    player.page.goto(player.server)
    player.page.locator(".game").first.wait_for()
    take(player, "lobby-phone", theme)
