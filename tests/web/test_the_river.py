"""The River in the browser: whole games by clicking, on a table and on a phone, what is shown before a choice, and what is not."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.web.accessibility import findings
from tests.web.conftest import NewPlayer
from tests.web.player import PHONE, Player, by_clicking

WITH_A_BOT = [{"kind": "me"}, {"kind": "bot", "level": "easy"}]
RECORDS = Path(__file__).parents[1] / "games" / "the_river" / "records"
MEDIUM = {"width": 1100, "height": 700}
FINGER = 44
"""Pixels a touch target needs."""


def sit_down(player: Player, seats: list[dict[str, Any]] = WITH_A_BOT, **settings: Any) -> str:
    table = player.open_table(seats, game="the_river", **settings)
    player.settle()
    return table


def first_turn(player: Player, seed: int = 1) -> None:
    """Past the preliminary turn, to the first pioneer."""
    player.play(by_clicking(seed), lambda each: asks(each, "Send"))


def asks(player: Player, words: str) -> bool:
    return player.settle() == "mine" and player.page.inner_text(".decide h2").startswith(words)


def place(player: Player, location: str) -> Locator:
    return player.page.locator(f".play [data-place={location}]")


def open_resource(player: Player) -> str:
    """Wood, or stone where the bot has begun and gone to wood."""
    wood = player.page.locator(".decide .act.can[data-act='place(wood)']").count()
    return "wood" if wood else "stone"


def positions(frames: list[str]) -> Iterator[dict[str, Any]]:
    for frame in map(json.loads, frames):
        if position := frame.get("position"):
            yield position


# ---------------------------------------------------------------- whole games


def test_a_game_is_finished_by_clicking_what_glows(player: Player) -> None:
    page = player.page
    sit_down(player)
    assert player.play(by_clicking(1)) >= 15
    page.click(".decide [data-main]")
    expect(page.get_by_role("heading", name="Where the points came from")).to_be_visible()
    assert page.locator("table tbody tr").count() == 5  # the categories of TR-7.2


def test_a_game_is_finished_on_a_phone(new_player: NewPlayer) -> None:
    player = new_player(viewport=PHONE, has_touch=True, is_mobile=True, device_scale_factor=1)
    page = player.page
    sit_down(player)
    choose = by_clicking(2)
    too_small: list[str] = []

    def on_a_phone(player: Player) -> None:
        for target in page.locator(".play .can-choose").all():
            box = target.bounding_box()
            if box and min(box["width"], box["height"]) < FINGER - 0.5:
                too_small.append(f"{target.get_attribute('data-action')} {box['width']:.0f} x {box['height']:.0f}")
        choose(player)

    def few_turns(player: Player) -> bool:
        return "Round 2" in player.round()

    player.play(on_a_phone, few_turns)
    assert too_small == []
    assert findings(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"], "not wider than the phone"
    assert player.play(choose) >= 8
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"], "not wider than the phone"
    page.click(".decide [data-main]")
    expect(page.get_by_role("heading", name="Where the points came from")).to_be_visible()


def test_my_goods_are_in_sight_while_i_choose_on_a_phone(new_player: NewPlayer) -> None:
    player = new_player(viewport=PHONE, has_touch=True, is_mobile=True, device_scale_factor=1)
    page = player.page
    sit_down(player)
    first_turn(player)
    goods = page.get_by_role("group", name="My goods")
    expect(goods).to_be_in_viewport(ratio=1)
    good = open_resource(player)
    page.locator(f".decide [data-act='place({good})']").click()
    page.wait_for_selector(".decide[data-state=planned]")
    expect(goods).to_contain_text(re.compile(r"0→ \d"))
    seat = page.locator(".rail .seat.me")
    expect(seat.get_by_role("img", name=re.compile("^Boat: "))).to_be_visible()
    expect(seat.get_by_role("img", name="Points so far")).to_be_visible()


def test_a_phone_on_its_side_shows_board_and_river(new_player: NewPlayer) -> None:
    player = new_player(viewport={"width": 844, "height": 390}, has_touch=True, is_mobile=True)
    page = player.page
    sit_down(player)
    first_turn(player)
    expect(page.get_by_role("group", name="My goods")).to_be_attached()
    page.get_by_role("tab", name="My river").click()
    expect(page.locator("[data-river='0']")).to_be_visible()
    stores = page.locator("[data-store='0']")
    stores.scroll_into_view_if_needed()
    expect(stores).to_be_in_viewport()


# ---------------------------------------------------------------- what a choice gives


def test_resources_are_shown_before_and_after_the_choice(player: Player) -> None:
    page = player.page
    sit_down(player)
    first_turn(player)
    good = open_resource(player)
    island = place(player, good)
    gain = int((island.locator("text", has_text=good).last.text_content() or "").split()[0])  # the pill: "+1 wood"
    island.hover()
    slots = page.locator("[data-store='0'] .slot.full.will")
    expect(slots, "the goods pointed at are drawn as ghosts").to_have_count(gain)
    island.click()
    player.settle()
    expect(slots).to_have_count(gain)
    expect(island.locator(".chosen-ring")).to_be_visible()
    expect(page.locator(".decide h2")).to_have_text(f"Send a pioneer: {good}")
    expect(page.locator(".decide .say")).to_contain_text(f"{good.capitalize()} 0 → {gain}")
    page.mouse.move(2, 2)
    page.keyboard.press("Escape")
    expect(slots).to_have_count(0)
    assert asks(player, "Send")


def test_a_tile_on_the_island_is_taken_with_one_click_and_lies_on_the_river(player: Player) -> None:
    page = player.page
    sit_down(player)
    first_turn(player)
    river = page.locator("[data-river='0']")
    covered = river.locator("[data-spot][aria-label*=empty]").count()
    tile = place(player, "terrain").locator("[data-slot]").first
    name = tile.get_attribute("aria-label") or ""
    box = tile.bounding_box()
    assert box
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.wait_for_selector(".decide[data-state=planned]")
    expect(river.locator("[data-spot][aria-label*=empty]")).to_have_count(covered - 1)
    expect(river.locator(f"[data-spot='2'][aria-label*='{name}']")).to_have_count(1)
    player.confirm()
    player.settle()
    expect(river.locator(f"[data-spot='2'][aria-label*='{name}']")).to_have_count(1)


def test_what_is_not_allowed_is_not_offered_and_says_why(player: Player) -> None:
    page = player.page
    sit_down(player)
    first_turn(player)
    construct = place(player, "construct").get_by_role("button")
    expect(construct).to_have_attribute("aria-disabled", "true")
    expect(construct).to_have_attribute("aria-label", re.compile("cannot pay"))
    expect(place(player, "construct")).to_contain_text("nothing you can pay")
    swap = place(player, "swap").get_by_role("button")
    expect(swap).to_have_attribute("aria-disabled", "true")
    swap.click(force=True)
    assert asks(player, "Send"), "a click on what cannot be chosen does nothing"
    assert place(player, "swap").locator(".can-choose").count() == 0
    assert page.locator("[data-card]", has_text="short").count() >= 1, "cards say what is missing"


# Keeps, for every change on the page, what stands in the seat of the first bot, what flies, and what the bar says.
WATCH = """() => {
  const seen = window.seen = [];
  const look = () => {
    const flying = [...document.querySelectorAll('.flying')].map((each) => each.dataset.seat);
    const state = document.querySelector('.decide')?.dataset.state;
    const now = { seat: document.querySelector('[data-rail-seat="1"]')?.innerText, flying, state };
    if (JSON.stringify(now) !== JSON.stringify(seen.at(-1))) seen.push(now);
  };
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
}"""


def test_what_others_do_is_played_over_the_old_position_before_i_am_asked(new_player: NewPlayer) -> None:
    player = new_player(reduced_motion="no-preference")
    page = player.page
    sit_down(player)
    first_turn(player)
    place(player, open_resource(player)).get_by_role("button").click()
    page.wait_for_selector(".decide[data-state=planned]")
    page.evaluate(WATCH)
    page.click(".decide [data-main]")
    page.wait_for_function("() => seen.some(now => now.state === 'follow') && seen.at(-1).state === 'mine'")
    seen = page.evaluate("seen")
    flights = [i for i, now in enumerate(seen) if "1" in now["flying"]]
    assert flights, "the bot's pieces fly"
    before = seen[0]["seat"]
    changed = next(i for i, now in enumerate(seen) if now["seat"] != before)
    assert flights[0] < changed, "its numbers change when they have arrived"
    assert all(now["state"] == "follow" for now in seen if now["flying"]), "nothing is asked under a flying piece"
    sentence = page.inner_text(".since .tale")
    spoken = "sentence => document.querySelector('[data-told]')?.innerText.startsWith(sentence)"
    page.wait_for_function(spoken, arg=sentence)  # the same sentence


def test_a_key_of_an_action_skips_what_is_played_and_is_taken(new_player: NewPlayer) -> None:
    player = new_player(reduced_motion="no-preference")
    page = player.page
    sit_down(player)
    first_turn(player)
    place(player, open_resource(player)).get_by_role("button").click()
    page.wait_for_selector(".decide[data-state=planned]")
    page.click(".decide [data-main]")
    page.wait_for_selector(".decide[data-state=follow]")
    chosen = page.locator(".decide .back:not(.idle)")
    while not chosen.count():
        page.keyboard.press("1")
        page.wait_for_timeout(50)
    expect(chosen).to_be_visible()


def test_what_others_did_is_watched_again(new_player: NewPlayer) -> None:
    player = new_player(reduced_motion="no-preference")
    page = player.page
    sit_down(player)
    first_turn(player)
    page.wait_for_selector(".since .tale")
    page.wait_for_selector(".decide[data-state=mine]")
    page.keyboard.press("w")
    page.wait_for_selector(".flying")
    page.keyboard.press("Space")
    expect(page.locator(".flying")).to_have_count(0)
    page.wait_for_selector(".decide[data-state=mine]")


# ---------------------------------------------------------------- who sees what


def test_a_watcher_sees_no_covered_cards_or_tokens(new_player: NewPlayer) -> None:
    """TR-8.4: reserved and built cards and bonus tokens lie face down for all but their owner."""
    ann, watcher = new_player(), new_player()
    table = sit_down(ann, [{"kind": "me"}, {"kind": "bot", "level": "easy"}, {"kind": "bot", "level": "easy"}])
    watcher.page.goto(f"{watcher.server}/table/{table}")
    expect(watcher.page.locator(".decide[data-state=watch]")).to_be_visible()
    ann.play(by_clicking(4), lambda _: any(held(position) for position in positions(ann.frames)))
    watcher.wait_until(lambda: any(held(position) for position in positions(watcher.frames)))  # something face down
    seen = list(positions(watcher.frames))
    for position in seen:
        assert not position.get("legal")
        assert position["view"]["prices"] == []
        for seat in position["view"]["seats"]:
            assert all(covered is None for covered in [*seat["reserved"], *seat["buildings"], *seat["tokens"]])
            assert seat["points"]["total"] is None
    assert watcher.page.locator(".can-choose").count() == 0
    for look in watcher.page.locator(".whose button").all():
        look.click()
        expect(look).to_have_attribute("aria-pressed", "true")
        assert watcher.page.locator(".mine .cards image, .mine .cards text.name").count() == 0, "cards are face down"


def held(position: dict[str, Any]) -> int:
    seats = position["view"]["seats"]
    return sum(len(seat["reserved"]) + len(seat["buildings"]) for seat in seats)


# ---------------------------------------------------------------- everybody can play


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_table_has_no_serious_accessibility_findings(new_player: NewPlayer, theme: str) -> None:
    player = new_player(color_scheme=theme, viewport=MEDIUM)
    page = player.page
    sit_down(player)
    assert findings(page) == []
    first_turn(player)
    assert findings(page) == []
    assert page.evaluate("[document.documentElement.scrollHeight, document.documentElement.scrollWidth]") == [700, 1100]
    play = page.locator(".play").bounding_box()
    for part in (".main", ".river", ".stores", ".cards"):
        box = page.locator(f".play {part}").first.bounding_box()
        assert play
        assert box
        assert box["y"] + box["height"] <= play["y"] + play["height"] + 1, f"{part} fits without scrolling"
    page.keyboard.press("b")
    expect(page.get_by_role("dialog")).to_contain_text("Terrain tiles:")


def test_a_turn_is_taken_by_keyboard_alone(player: Player) -> None:
    page = player.page
    sit_down(player)
    first_turn(player)
    where = open_resource(player)
    page.keyboard.press({"wood": "2", "stone": "3"}[where])
    expect(page.locator(".decide h2")).to_have_text(f"Send a pioneer: {where}")
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("Enter")
    page.wait_for_selector(".decide[aria-busy=false]:not([data-state=planned])")
    expect(place(player, where).locator("[data-stands] [data-seat='0']")).to_have_count(1)


# ---------------------------------------------------------------- asking


def test_a_refused_place_is_explained_and_the_rules_open_beside_the_board(player: Player) -> None:
    page = player.page
    sit_down(player)
    first_turn(player)
    refused = page.locator(".play .cannot-choose").first
    refused.click(force=True)
    page.mouse.move(640, 5)
    clause = page.locator(".decide .say .link")
    expect(clause).to_be_visible()
    page.keyboard.press("r")
    expect(page.get_by_role("tab", name="Guide")).to_have_attribute("aria-selected", "true")
    page.get_by_role("button", name=f"Exact wording: {clause.inner_text()}").click()
    expect(page.locator(".drawer .clause.marked .id")).to_have_text(clause.inner_text())
    rules, bar = page.locator(".drawer").bounding_box(), page.locator(".decide").bounding_box()
    assert rules
    assert bar
    assert rules["y"] + rules["height"] <= bar["y"], "what can be chosen is not covered"
    page.keyboard.press("Escape")
    page.keyboard.press("1")
    player.settle()
    expect(clause).to_have_count(0)


def test_a_hint_that_is_followed_goes_on_to_the_end_of_the_turn(player: Player) -> None:
    page = player.page
    sit_down(player)
    first_turn(player)
    page.keyboard.press("1")
    player.settle()
    assert asks(player, "Take a terrain tile")
    page.keyboard.press("h")
    page.get_by_role("button", name="Choose").click()
    assert player.settle() == "planned"
    expect(page.locator(".hint")).to_have_count(0)


def test_a_turn_that_bots_have_answered_is_taken_back_whole(player: Player) -> None:
    page = player.page
    sit_down(player)
    first_turn(player)
    question = player.says()
    for _ in range(2):
        page.keyboard.press("1")
        player.settle()
    player.confirm()
    assert player.settle() == "mine"
    page.keyboard.press("u")
    expect(page.locator(".decide .say")).to_have_text(question, use_inner_text=True)


def test_the_board_stays_where_it_is_while_one_points(new_player: NewPlayer) -> None:
    player = new_player(viewport={"width": 1280, "height": 800})
    page = player.page
    sit_down(player)
    first_turn(player)
    before = page.locator(".decide").bounding_box()
    glowing = page.locator(".play .can-choose")
    for i in range(glowing.count()):
        glowing.nth(i).hover()
        assert page.locator(".decide").bounding_box() == before


def test_what_the_keyboard_stands_on_is_framed_along_its_shore(player: Player) -> None:
    page = player.page
    sit_down(player)
    first_turn(player)
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    focused = page.locator(".play g.can-choose:focus-visible")
    expect(focused).to_have_css("outline-style", "none")
    expect(focused.locator(".halo").first).to_have_css("stroke", "rgb(11, 99, 206)")


def test_what_went_wrong_is_said_until_something_else_is_looked_at(player: Player) -> None:
    page = player.page
    sit_down(player)
    tile = page.locator(".play .can-choose").first
    wrong = page.locator(".decide .minus")
    page.keyboard.press("u")
    expect(wrong).to_contain_text("no move yet that could be taken back")
    tile.hover()
    expect(wrong).to_have_count(0)
    page.keyboard.press("h")
    expect(page.locator(".hint")).to_be_visible()


def test_the_rules_are_read_with_the_keyboard(player: Player) -> None:
    page = player.page
    sit_down(player)
    page.keyboard.press("r")
    text, field = page.locator(".drawer .text"), page.get_by_role("searchbox")
    expect(text).to_be_focused()
    page.keyboard.press("Shift+Tab")
    expect(field).to_be_focused()
    page.keyboard.type("no such word")
    expect(text).to_contain_text("a clause such as TR-1.1")
    page.keyboard.press("Escape")
    expect(field).to_have_value("")
    page.keyboard.press("Escape")
    expect(text).to_have_count(0)


# ---------------------------------------------------------------- looking back


def test_a_replay_tells_whose_move_comes_next_and_who_looks(player: Player) -> None:
    page = player.page
    info = player.post("/api/records", json.loads(min(RECORDS.glob("*.json")).read_text()))
    id, names = info["id"], info["names"]
    page.goto(f"{player.server}/replay/{id}?at=0")
    expect(page.locator(".topbar .where")).not_to_contain_text("Round 0")
    for _ in range(3):
        mover = page.locator(".seat.turn .called").inner_text()
        page.keyboard.press("ArrowRight")
        expect(page.locator(".decide .say h2")).to_contain_text(mover)
    page.get_by_label("See as").select_option("1")
    expect(page.locator(".seat.me")).to_have_count(1)
    expect(page.locator(".seats")).not_to_contain_text("(you)")
    page.keyboard.press("End")
    expect(page.locator(".seat.turn")).to_have_count(0)
    expect(page.get_by_role("button", name="Play on from here")).to_be_disabled()
    page.keyboard.press("Home")
    page.get_by_role("button", name="Play on from here").click()
    player.settle()
    expect(page.locator(".seat.me")).to_contain_text(names[1])


def test_a_replay_that_cannot_be_shown_says_why(player: Player) -> None:
    page = player.page
    table = sit_down(player)
    page.goto(f"{player.server}/replay/{table}")
    expect(page.get_by_role("heading", name="This game is not over yet")).to_be_visible()
    page.get_by_role("link", name="To the table").click()
    player.settle()
    page.goto(f"{player.server}/replay/{table[:-1]}")
    expect(page.get_by_text("Perhaps the link was cut off")).to_be_visible()
