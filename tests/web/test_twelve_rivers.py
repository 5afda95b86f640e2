"""12 Rivers in the browser: whole games, what a choice would bring, pearls that roll, and what a watcher sees."""

from __future__ import annotations

import json
import math
import re
from collections.abc import Callable
from itertools import groupby
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.accessibility import findings
from tests.web.conftest import NewPlayer
from tests.web.player import PHONE, SETTLED, Player, by_clicking, by_wishes

GAME = "twelve_rivers"
RECORDS = Path(__file__).parents[1] / "games" / GAME / "records"
WITH_A_BOT = [{"kind": "me"}, {"kind": "bot", "level": "easy"}]
UNTOLD = re.compile(r"\b(?:ask|read|button|plan|change|slot|section|spot|icon|fairy|card|ability)-[a-z_]+")
SLOT = ".rivers [data-action='place({})']"


def asked(*words: str) -> Callable[[Player], bool]:
    return lambda player: any(word in player.page.inner_text(".decide h2") for word in words)


def test_a_game_is_finished_by_clicking_what_glows(player: Player) -> None:
    page = player.page
    player.open_table(WITH_A_BOT, GAME)
    assert player.play(by_wishes(1, "place(r4", "place(village", "from_alpaca", "recruit")) >= 15
    expect(page.locator(".decide")).to_have_attribute("data-state", "over")
    page.click(".decide [data-main]")
    expect(page.get_by_role("heading", name="Where the points came from")).to_be_visible()
    assert page.locator("table tbody tr").count() == 12  # the categories of the rulebook


def test_ten_turns_on_a_phone(new_player: NewPlayer) -> None:
    player = new_player(viewport=PHONE, has_touch=True, is_mobile=True, device_scale_factor=1)
    page = player.page
    player.open_table(WITH_A_BOT, GAME)
    player.settle()
    sent, choose = 0, by_clicking(2)
    assert findings(page) == []
    smallest = page.locator(".rivers .can-choose").evaluate_all(
        "slots => Math.min(...slots.map(slot => slot.getBoundingClientRect().width))"
    )
    assert smallest >= 44, "a slot must be large enough for a finger"
    while sent < 10:
        if player.settle() == "planned":
            player.confirm()
            sent += 1
        else:
            choose(player)
        width = page.evaluate("document.documentElement.scrollWidth")
        assert width <= PHONE["width"], "the page must not be wider than the phone"
    player.settle()
    page.get_by_role("button", name="Whole board").click()
    wait_for_width(page, 0, PHONE["width"])
    page.get_by_role("button", name="Look closer").click()
    wait_for_width(page, 2 * PHONE["width"], math.inf)


def wait_for_width(page: Page, least: float, most: float) -> None:
    """Until the board is drawn so wide."""
    look = """([least, most]) => {
        const { width } = document.querySelector(".rivers").getBoundingClientRect();
        return least <= width && width <= most;
    }"""
    page.wait_for_function(look, arg=[least, min(most, 1e9)])


def test_a_tap_on_the_middle_of_any_glowing_slot_chooses_it(new_player: NewPlayer) -> None:
    """The token that appears under the finger, and pearls that lie there, do not take the tap."""
    player = new_player(viewport=PHONE, has_touch=True, is_mobile=True, device_scale_factor=1)
    page = player.page
    player.open_table(WITH_A_BOT, GAME)
    player.settle()
    slots = page.locator(".rivers .can-choose")
    expect(slots.nth(10)).to_be_attached()
    lost = slots.evaluate_all(
        """slots => slots.flatMap(slot => {
            slot.scrollIntoView({block: "center", inline: "center"});
            const box = slot.getBoundingClientRect();
            const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
            return slot.contains(hit) && hit.classList.contains("touched") ? [] : [slot.dataset.action];
        })"""
    )
    assert lost == []
    for i in range(0, slots.count(), 5):
        slot = slots.nth(i)
        action = slot.get_attribute("data-action")
        slot.scroll_into_view_if_needed()
        box = slot.bounding_box()
        assert box
        page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        expect(page.locator(".rivers .chosen-ring").first).to_be_visible()
        page.get_by_role("button", name="One step back").click()
        expect(page.locator(f".rivers .can-choose[data-action='{action}']")).to_be_visible()


def test_the_board_is_enlarged_and_panned_on_a_phone(new_player: NewPlayer) -> None:
    player = new_player(viewport=PHONE, has_touch=True, is_mobile=True, device_scale_factor=1)
    page = player.page
    player.open_table(WITH_A_BOT, GAME)
    player.settle()
    wait_for_width(page, 2 * PHONE["width"], math.inf)
    close = float(page.locator(".rivers").evaluate("board => board.getBoundingClientRect().width"))
    page.get_by_role("button", name="Larger").click()
    wait_for_width(page, 1.3 * close, math.inf)
    page.get_by_role("button", name="Smaller").click()
    wait_for_width(page, 0.99 * close, 1.01 * close)
    pinch(page, apart=(80, 160))
    wait_for_width(page, 1.9 * close, 2.1 * close)  # two fingers twice as far apart
    page.get_by_role("button", name="Whole board").click()
    wait_for_width(page, 0, PHONE["width"])
    expect(page.get_by_role("button", name="Smaller")).to_be_disabled()
    page.locator(".rivers text", has_text="Lake").dblclick()
    wait_for_width(page, 0.99 * close, 1.01 * close)  # a double tap goes back


def pinch(page: Page, apart: tuple[int, int]) -> None:
    """Two fingers on the board that move apart, or together."""
    box = page.locator(".pan-zoom").bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    session = page.context.new_cdp_session(page)
    between = range(apart[0], apart[1] + 1, (apart[1] - apart[0]) // 4)
    for kind, distance in [("touchStart", apart[0]), *(("touchMove", each) for each in between)]:
        points = [{"x": x - distance / 2, "y": y, "id": 0}, {"x": x + distance / 2, "y": y, "id": 1}]
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_pearls_to_choose_from_come_into_sight_on_a_phone(new_player: NewPlayer) -> None:
    """They roll a while before they can be chosen, and one may be looking at the cards meanwhile."""
    player = new_player(viewport=PHONE, has_touch=True, is_mobile=True, reduced_motion="no-preference")
    page = player.page
    player.open_table(WITH_A_BOT, GAME)

    def collects(player: Player) -> bool:
        found = asked("wait at your token", "waits at your token")(player)
        if not found:
            page.evaluate("() => { document.querySelector('.play').scrollTop = 10_000; }")
        return found

    player.play(by_wishes(6, "place(r5", "place(r4"), collects)
    expect(page.locator(".rivers .can-choose").first).to_be_in_viewport()


def test_many_villagers_are_all_in_sight(player: Player) -> None:
    page = player.page
    record = json.loads((RECORDS / "four_players.json").read_text())
    id = player.post("/api/records", record)["id"]
    page.set_viewport_size({"width": 1280, "height": 800})
    page.goto(f"{player.server}/replay/{id}?at={len(record['moves'])}")
    for seat in range(4):
        whose = page.locator(".people .whose").get_by_role("button").nth(seat)
        whose.click()
        expect(whose).to_have_attribute("aria-pressed", "true")
        tiles = page.locator(".people .tile")
        expect(tiles.first).to_be_visible()
        panel = page.locator(".people").bounding_box()
        assert panel
        for tile in tiles.all():
            box, spots = tile.bounding_box(), tile.locator("> svg").bounding_box()
            assert box
            assert spots
            assert box["y"] + box["height"] <= panel["y"] + panel["height"]
            assert spots["y"] + spots["height"] <= box["y"] + box["height"]
        assert "You hold" not in page.inner_text(".hand"), "a watcher holds nothing"


def test_tw_10_18_at_one_screen_moving_pearls_goes_by_the_turn_track(player: Player) -> None:
    """Each person is asked once, and only then the next one; whoever had the screen hands it over first."""
    page = player.page
    player.open_table([{"kind": "me", "name": name} for name in ("Ann", "Ben", "Cleo")], GAME)
    choose = by_wishes(SHARED, "place(r4", "place(village", "from_alpaca")
    lift, bar = page.get_by_role("button", name=re.compile("^I am ")), page.locator(SETTLED)
    expect(lift).to_be_visible()
    while position(player)["round"] == 1:
        expect(lift.or_(bar)).to_be_visible()
        if lift.count():
            lift.click()
        elif bar.get_attribute("data-state") == "planned":
            page.click(".decide [data-main]")
            expect(page.locator(f"{SETTLED}[data-state=planned]")).to_have_count(0)
        elif page.locator(".decide .act.can, .play .can-choose").count():
            choose(player)
    moving, asked = moving_pearls(player)
    assert asked == moving != sorted(moving)


SHARED = 1  # a choice of chances with which the turn track does not go by seat


def moving_pearls(player: Player) -> tuple[list[int], list[int]]:
    """Who was to move pearls in round 1 in the order of the turn track, and who decided then, one after another."""
    frames = [json.loads(frame) for frame in player.frames]
    positions = [(frame["type"] == "view" and frame["position"]) or {} for frame in frames]  # drafts are of the future
    first = next(i for i, position in enumerate(positions) if len(position.get("to_act", ())) > 1)
    last = next(i for i, position in enumerate(positions) if position.get("round") == 2)
    track = [seat for seat in positions[first]["view"]["track"] if seat is not None]
    moving = [seat for seat in dict.fromkeys(track) if seat in positions[first]["to_act"]]
    decided = [frame["seat"] for frame in frames[first:last] if frame["type"] == "drafted"]
    return moving, [seat for seat, _ in groupby(decided)]


def test_a_watcher_sees_no_hands(new_player: NewPlayer) -> None:
    ann, watcher = new_player(), new_player()
    table = ann.open_table(WITH_A_BOT, GAME)
    watcher.page.goto(f"{watcher.server}/table/{table}")
    expect(watcher.page.locator(".decide[data-state=watch]")).to_be_visible()
    ann.settle()
    watcher.wait_until(lambda: position(watcher)["to_act"] == position(ann)["to_act"])
    expect(watcher.page.locator(".rivers")).to_be_visible()
    before = watcher.page.inner_html(".play")
    choose = by_wishes(5, "place(r5", "draw_deck")
    while ann.settle() != "planned":
        choose(ann)
    watcher.page.wait_for_timeout(300)
    assert watcher.page.inner_html(".play") == before, "what is planned is nobody else's business"
    ann.confirm()
    ann.play(choose, lambda each: "Gain" in each.says() or asked("Take one camp card")(each))
    drawn = [frame for frame in ann.frames if '"card_seen"' in frame]
    assert drawn, "who draws a card sees it"
    assert watcher.page.locator(".can-choose").count() == 0
    assert watcher.page.locator(".hand .pile:not(.lacking):has(b:text-matches('.'))").count() <= known(watcher)
    for frame in map(json.loads, watcher.frames):
        if frame["type"] != "view" or frame["position"] is None:
            continue
        assert all(event["name"] != "card_seen" for event in frame["events"])
        for area in frame["position"]["view"]["areas"]:
            assert sum(area["hand"].values()) + area["hidden_cards"] == area["cards"]
        assert frame["position"]["legal"] == []
    first = next(json.loads(frame) for frame in watcher.frames if '"type":"view"' in frame)
    assert all(area["hidden_cards"] == area["cards"] for area in first["position"]["view"]["areas"])


def known(watcher: Player) -> int:
    """Types of cards that all have seen somebody take."""
    views = [json.loads(frame) for frame in watcher.frames if '"type":"view"' in frame]
    hand = views[-1]["position"]["view"]["areas"][0]["hand"]
    return sum(count > 0 for count in hand.values())


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_table_has_no_serious_accessibility_findings(new_player: NewPlayer, theme: str) -> None:
    player = new_player(color_scheme=theme)
    player.open_table(WITH_A_BOT, GAME)
    player.settle()
    assert findings(player.page) == []
    choose = by_wishes(3, "place(r4")
    while player.settle() != "planned":
        choose(player)
    assert findings(player.page) == []
    player.confirm()
    player.play(choose, asked("waits at your token", "wait at your token", "Recruit"))
    assert findings(player.page) == []
    player.page.keyboard.press("b")
    read = player.page.locator("dialog[open]").inner_text()
    assert "Turn track from the top" in read
    assert UNTOLD.findall(read + player.page.inner_text(".table")) == []


def test_pointing_at_a_slot_shows_what_may_come(player: Player) -> None:
    page = player.page
    player.open_table(WITH_A_BOT, GAME)
    player.settle()
    view = position(player)["view"]
    assert page.locator(".decide .act:visible").count() < 9, "slots are chosen on the board"
    page.locator(SLOT.format("r3_2,1")).hover()
    coming = page.locator(".coming")
    springs = sorted(river["pearl"] for river in view["rivers"] if 4 <= river["river"] <= 6)
    expect(page.locator(".coming [data-pearl]")).to_have_count(len(springs))
    assert sorted(pearls(page, ".coming")) == springs
    expect(coming).to_contain_text("Cards 6 → 5")
    page.locator(SLOT.format("r3_2,1")).click()
    player.settle()
    expect(page.locator(".rivers .chosen-ring")).to_have_count(1)
    expect(page.locator(".decide h2")).to_contain_text("Pay one camp card")
    page.keyboard.press("Escape")
    expect(page.locator(".decide h2")).to_contain_text("Place your token")
    expect(page.locator(".rivers .chosen-ring")).to_have_count(0)


def test_a_hint_is_marked_in_the_hand_too(player: Player) -> None:
    page = player.page
    player.open_table(WITH_A_BOT, GAME)
    player.settle()
    page.locator(SLOT.format("r3_2,1")).click()
    player.settle()
    expect(page.locator(".decide h2")).to_contain_text("Pay one camp card")
    page.keyboard.press("h")
    marked = page.locator(".hand .hinted").first
    expect(marked).to_have_css("box-shadow", re.compile(r"rgb\(217, 166, 56\)"))
    marked.hover()
    expect(marked).to_have_class(re.compile("pointed"))


def test_a_slot_that_is_too_dear_is_not_offered(player: Player) -> None:
    page = player.page
    player.open_table(WITH_A_BOT, GAME)
    dear = page.locator(".rivers .cannot-choose")
    player.play(by_wishes(8, "place(r1", "place(r2"), lambda _: asked("Place")(player) and dear.count() > 0)
    refused = position(player)["refused"]
    assert {action["reason"]["id"] for action in refused} == {"reason-too_dear"}
    expect(dear).to_have_count(len(refused))
    for action in refused:
        assert page.locator(f"[data-action='{action['text']}']").count() == 0
    dear.first.hover()
    expect(page.locator(".decide .say")).to_contain_text("TW-5.6")
    expect(page.locator(".coming")).to_contain_text("too dear")


def test_pearls_roll_down_the_drawn_rivers(new_player: NewPlayer) -> None:
    player = new_player(reduced_motion="no-preference")
    page = player.page
    player.open_table(WITH_A_BOT, GAME)
    player.settle()
    page.evaluate(FOLLOW)
    player.play(
        by_wishes(4, "place(village", "place(r5"), lambda _: page.inner_text(".steps [aria-current]") != "Explore"
    )
    page.wait_for_function("() => window.rolled.length > 0 && !document.querySelector('.movers > g')")
    rolled: list[list[list[float]]] = page.evaluate("window.rolled")
    longest = max(rolled, key=lambda path: path[-1][1] - path[0][1])
    heights = [y for _, y in longest]
    assert len(longest) > 2
    lowest = [max(heights[: i + 1]) for i in range(len(heights))]
    assert all(y > deepest - JAM for y, deepest in zip(heights, lowest, strict=True)), "water runs downhill"
    assert heights[-1] > heights[0]
    assert any(len({round(x) for x, _ in path}) > 1 for path in rolled), "and in bends"


# Keeps, for every change on the page, what stands in the seat of the bot, what is under way, and what the bar says.
WATCH = """() => {
  const seen = window.seen = [];
  const look = () => {
    const now = {
      seat: document.querySelector('[data-rail-seat="1"] .stats')?.innerText,
      step: document.querySelector('.steps [aria-current]')?.innerText,
      flying: document.querySelectorAll('.flying').length,
      rolling: document.querySelectorAll('.movers > [data-pearl]').length,
      state: document.querySelector('.decide')?.dataset.state,
    };
    if (JSON.stringify(now) !== JSON.stringify(seen.at(-1))) seen.push(now);
  };
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
}"""


def test_what_others_do_is_played_over_the_old_position_before_i_am_asked(new_player: NewPlayer) -> None:
    player = new_player(reduced_motion="no-preference")
    page = player.page
    player.open_table(WITH_A_BOT, GAME)
    player.settle()
    page.evaluate(WATCH)
    player.play(by_wishes(4, "place(r4", "collect"), asked("Store pearls"))
    seen = page.evaluate("seen")
    under_way = [now for now in seen if now["flying"] or now["rolling"]]
    assert {now["state"] for now in under_way} == {"follow"}, "nothing is asked while a piece moves"
    changed = [i for i in range(1, len(seen)) if seen[i]["seat"] != seen[i - 1]["seat"]]
    assert changed
    for i in changed:
        assert not seen[i]["flying"], "numbers change when pieces have arrived"
        assert seen[i - 1]["state"] == "follow"
    assert any(seen[i - 1]["flying"] or seen[i - 2]["flying"] for i in changed)
    rolls = [i for i, now in enumerate(seen) if now["rolling"] > 2]
    released = next(i for i, now in enumerate(seen) if now["step"] != "Explore")
    assert rolls[0] < released, "the next step begins when the pearls have stopped"
    expect(page.locator(".rivers [data-spring] [data-pearl]")).to_have_count(0)
    tales = [tale.removesuffix("…") for tale in page.locator(".since .tale button").evaluate_all(TITLES)]
    spoken = "tale => document.querySelector('[data-told]')?.innerText.includes(tale)"
    page.wait_for_function(spoken, arg=tales[-1])  # the same sentences


TITLES = "tales => tales.map(tale => tale.title)"


def test_pearls_stay_in_their_springs_until_the_last_token_is_sent(new_player: NewPlayer) -> None:
    """What my plan would set rolling is not shown before, though the server tells it with the plan."""
    player = new_player(reduced_motion="no-preference")
    page = player.page
    player.open_table(WITH_A_BOT, GAME)
    choose = by_wishes(4, "place(village", "place(r5")
    while player.settle() != "planned" or not releases(player):
        if page.get_attribute(".decide", "data-state") == "planned":
            player.confirm()
        else:
            choose(player)
    springs = page.locator(".rivers [data-spring] [data-pearl]")
    filled = springs.count()
    assert filled == sum(river["pearl"] is not None for river in position(player)["view"]["rivers"]) > 0
    page.click(".decide [data-main]")
    page.wait_for_function(ROLLING, arg=0)
    expect(springs).to_have_count(0)
    player.settle()
    expect(page.locator(".movers > [data-pearl]")).to_have_count(0)
    page.keyboard.press("w")
    page.wait_for_function(ROLLING, arg=filled)  # watched again from the start


# Pearls roll while nothing is asked; together with those that are still in their springs they are so many, if that is asked.
ROLLING = """all => {
  const rolling = document.querySelectorAll(".movers > [data-pearl]").length;
  const waiting = document.querySelectorAll(".rivers [data-spring] [data-pearl]").length;
  const state = document.querySelector(".decide").dataset.state;
  return rolling && state === "follow" && (!all || rolling + waiting === all);
}"""


def releases(player: Player) -> bool:
    drafts = [json.loads(frame) for frame in player.frames if '"type":"drafted"' in frame]
    return any(event["name"] == "pearls_released" for event in drafts[-1]["events"])


JAM = 12  # a pearl may find its place beside others a little higher

FOLLOW = """() => {
  window.rolled = [];
  const pearls = new Map();
  const look = () => {
    const moving = [...document.querySelectorAll(".movers > [data-pearl]")];
    if (moving.length > 2) {
      moving.forEach((pearl, i) => {
        const [x, y] = pearl.getAttribute("transform").match(/[-\\d.]+/g).map(Number);
        pearls.set(i, [...(pearls.get(i) ?? []), [x, y]]);
      });
    } else if (pearls.size) {
      window.rolled.push(...pearls.values());
      pearls.clear();
    }
    requestAnimationFrame(look);
  };
  look();
}"""


def position(player: Player) -> dict[str, Any]:
    """The last position this player was sent."""
    views = [json.loads(frame) for frame in player.frames if '"type":"view"' in frame]
    last: dict[str, Any] = views[-1]["position"]
    return last


def pearls(page: Page, where: str) -> list[str]:
    found: list[str] = page.locator(f"{where} [data-pearl]").evaluate_all("all => all.map(each => each.dataset.pearl)")
    return found
