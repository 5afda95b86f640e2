"""Previews in the browser: before a turn is sent, the decision bar tells everything it changes."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.conftest import NewPlayer
from tests.web.player import PHONE, Player, by_clicking, by_wishes
from tests.web.test_river_bankers import by_clicking as building

WITH_A_BOT = [{"kind": "me"}, {"kind": "bot", "level": "easy"}]
PLANS = 8


def last_drafted(player: Player) -> dict[str, Any]:
    """The server's last answer to a plan."""
    answers = (json.loads(frame) for frame in reversed(player.frames) if '"type":"drafted"' in frame)
    drafted: dict[str, Any] = next(answers)
    return drafted


def told(player: Player) -> str:
    """What the bar says of the plan, beside its title."""
    return " ".join(player.page.inner_text(".decide .say p").split())


@pytest.mark.parametrize("game", ["the_river", "riverside", "twelve_rivers", "river_bankers"])
def test_every_change_of_a_plan_is_told_in_the_bar(player: Player, game: str) -> None:
    player.open_table(WITH_A_BOT, game)
    choose, plans, lines = building(1) if game == "river_bankers" else by_clicking(1), 0, 0
    while plans < PLANS:
        if player.settle() != "planned":
            choose(player)
            continue
        said, changes = told(player), last_drafted(player)["changes"]
        for change in changes:
            line = f"{change['what']['text']} {change['before']} → {change['after']}"
            assert line.lower() in said.lower()
        assert changes or said, "a plan that changes nothing says so"
        plans, lines = plans + 1, lines + len(changes)
        player.confirm()
    assert lines >= PLANS / 2


def test_a_build_tells_fish_workers_and_points(player: Player) -> None:
    player.open_table(WITH_A_BOT, "river_bankers", options={"starters": "none"})
    wishes = ("build", "recall_done", "bid(2)", "bid(1)", "bid(0)", "pull(1)", "auction", "discard")
    choose = by_wishes(2, *wishes)
    player.play(choose, lambda each: each.page.inner_text(".decide h2").startswith("Build"))
    assert player.settle() == "planned"
    changed = {change["what"]["id"]: change for change in last_drafted(player)["changes"]}
    assert changed.keys() >= {"preview-fish", "preview-supply", "preview-structures"}
    assert "Workers in supply" in told(player)
    after = changed["preview-fish"]["after"]
    expect(player.page.locator(f".track [data-ghost='{after}']")).to_be_visible()
    expect(player.page.locator(".rail .seat.me span.fish")).to_contain_text(f"→ {after}")


def test_beginning_an_auction_tells_the_least_bid(player: Player) -> None:
    player.open_table(WITH_A_BOT, "river_bankers", options={"starters": "none"})
    choose = building(1)
    player.play(choose, lambda each: "Your turn" in each.page.inner_text(".decide h2"))
    player.page.locator(".play [data-action='pull(2)']").hover()
    expect(player.page.locator(".decide .say")).to_contain_text("Fish 0 → 3 · Fish for your least bid 0 → 1")


@pytest.mark.parametrize("phone", [False, True])
def test_a_chosen_starter_stays_in_sight_marked(new_player: NewPlayer, phone: bool) -> None:
    """With the two that leave the game, before it is sent and until all have chosen."""
    player, other = new_player(**({"viewport": PHONE, "has_touch": True} if phone else {})), new_player()
    table = player.open_table([{"kind": "me"}, {"kind": "open"}], "river_bankers")
    other.page.goto(f"{other.server}/table/{table}")
    other.page.get_by_role("button", name="Sit here").click()
    player.settle()
    cards, kept = player.page.locator(".hand .offer"), player.page.locator(".hand .offer.kept")
    expect(cards).to_have_count(3)
    expect(kept).to_have_count(0)
    player.page.locator(".play [data-action^=keep_starter]").nth(1).click()
    assert player.settle() == "planned"
    for _ in ("planned", "sent"):
        expect(cards).to_have_count(3)
        expect(kept).to_have_count(1)
        expect(cards.nth(1)).to_contain_text("You keep this one")
        if player.page.locator(".decide[data-state=planned]").count():
            player.confirm()
    other.settle()
    expect(other.page.locator(".hand .offer.kept")).to_have_count(0)


def test_a_card_gained_from_the_deck_is_counted(player: Player) -> None:
    """12 Rivers: row 5 gains a card; which one is not known before."""
    player.open_table(WITH_A_BOT, "twelve_rivers")
    choose = by_wishes(5, "place(r5", "draw_deck")
    while player.settle() != "planned":
        choose(player)
    drafted = last_drafted(player)
    assert "draw_deck" in [action["text"] for action in drafted["actions"]]
    (cards,) = drafted["changes"]
    assert cards["after"] == cards["before"] + 1
    assert told(player) == f"Cards {cards['before']} → {cards['after']}"


def test_a_tile_tells_where_the_marker_goes(player: Player) -> None:
    player.open_table(WITH_A_BOT, "stone_layer")
    player.settle()
    player.page.locator(".decide .act.can").first.hover()
    expect(player.page.locator(".decide .say")).to_contain_text("Marker 5 → 3")
