"""Stone Layer in the browser: a person places stones by mouse and by key, and a phone keeps score of real ones."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect

from tests.web.accessibility import findings
from tests.web.conftest import NewPlayer
from tests.web.player import PHONE, Player

WITH_A_BOT = [{"kind": "me"}, {"kind": "bot", "level": "easy"}]
SMALL = {"width": 1000, "height": 640}
RELEASE = "[data-release]"
MANY = 90


def stones(player: Player, seats: list[dict[str, Any]] = WITH_A_BOT, **options: str) -> None:
    player.open_table(seats, game="stone_layer", options=options)
    player.settle()


def hold_a_stone(player: Player) -> str:
    """Chooses tile, size and stone, the first of each; `over` if the game ends meanwhile."""
    for _ in range(8):
        if player.settle() == "over":
            return "over"
        if player.page.locator(RELEASE).count():
            return "held"
        player.page.locator(".play .can-choose").first.click()
    raise AssertionError(player.says())


def attempts_seen(player: Player) -> int:
    """The number of the last attempt that came over the socket."""
    views = [json.loads(frame) for frame in player.frames if '"scene":{' in frame]
    lasts = [view["position"]["scene"]["last"] for view in views]
    return max((last["number"] for last in lasts if last), default=0)


def let_go(page: Page) -> None:
    page.locator(RELEASE).click()
    page.locator(RELEASE).wait_for(state="detached")


def drag_to_the_edge(page: Page) -> None:
    """In the view from above: out of the middle, as far as the hand reaches."""
    box = page.locator(".placing .pane svg").bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down()
    page.mouse.move(box["x"] + box["width"] * 0.97, box["y"] + box["height"] / 2, steps=3)
    page.mouse.up()


def test_a_person_places_stones_and_finishes_a_game_against_a_bot(new_player: NewPlayer) -> None:
    """First with care, then carelessly: what falls pays the bot, and it wins."""
    player = new_player(viewport=SMALL)
    page = player.page
    stones(player, points_to_win="5")
    assert hold_a_stone(player) == "held"
    expect(page.locator(".stakes")).to_contain_text("you lay 1 token")
    let_go(page)
    assert hold_a_stone(player) == "held"
    assert attempts_seen(player) >= 2  # mine, and the bot's
    drag_to_the_edge(page)
    expect(page.locator(".placing .pane svg")).to_have_attribute("aria-label", re.compile(r"[3-6]\d mm to the right"))
    let_go(page)
    for _ in range(MANY):
        if hold_a_stone(player) == "over":
            break
        drag_to_the_edge(page)
        let_go(page)
    page.click(".decide [data-main]")
    expect(page.get_by_role("heading", name="Where the points came from")).to_be_visible()
    assert attempts_seen(player) > 4


def test_a_stone_is_placed_by_keyboard_and_a_watcher_sees_the_same_film(new_player: NewPlayer) -> None:
    player, watcher = new_player(viewport=SMALL), new_player(viewport=SMALL)
    stones(player)
    watcher.page.goto(player.page.url)
    watcher.page.locator(".scene").wait_for()
    page = player.page
    for _ in range(8):
        if page.locator(RELEASE).count():
            break
        page.keyboard.press(page.locator(".decide .act.can").first.get_attribute("data-key") or "")
        player.settle()
    above = page.locator(".placing .pane svg")
    expect(page.locator(".placing")).to_be_focused()
    expect(above).to_have_attribute(
        "aria-label",
        "The stack from above with the shadow of the stone, 0 mm to the right "
        "and 0 mm away from the middle. Drag to move it.",
    )
    for key in ("ArrowRight", "ArrowRight", "ArrowUp", "q", "f", "d", " "):
        page.keyboard.press(key)
    expect(above).to_have_attribute(
        "aria-label",
        "The stack from above with the shadow of the stone, 2 mm to the right "
        "and 1 mm away from the middle. Drag to move it.",
    )
    expect(page.locator(".hand")).to_contain_text("Turn 5°")
    expect(page.locator(".gap")).to_contain_text("24 mm")
    before = attempts_seen(player)
    page.keyboard.press("Enter")
    page.locator(RELEASE).wait_for(state="detached")
    player.settle()
    assert attempts_seen(player) > before
    sent = [json.loads(frame) for frame in watcher.frames if '"film":{' in frame]
    assert any(view["position"]["scene"]["last"]["number"] == before + 1 for view in sent)
    page.keyboard.press("b")
    expect(page.get_by_role("dialog")).to_contain_text("Stones from below")


def test_only_stones_of_the_chosen_size_are_offered_and_escape_puts_one_back(new_player: NewPlayer) -> None:
    player = new_player(viewport=SMALL)
    page = player.page
    stones(player)
    while not page.locator(".tray").count():
        page.locator(".play .can-choose").first.click()
        player.settle()
    offered = page.locator(".tray [data-action]").evaluate_all("all => all.map(each => each.dataset.action)")
    assert len({action.split("(")[1][0] for action in offered}) == 1
    assert len(offered) >= 11
    page.locator(".tray [data-action]").first.click()
    page.locator(RELEASE).wait_for()
    assert findings(page) == []
    page.keyboard.press("Escape")
    page.locator(".tray").wait_for()


def test_labels_stay_inside_the_picture_and_a_phone_covers_no_button_of_the_hand(new_player: NewPlayer) -> None:
    player = new_player(viewport=SMALL)
    page = player.page
    stones(player)
    page.add_style_tag(content=".chip { padding: 0 90px !important }")  # as wide as with tokens of everybody
    page.wait_for_function("""() => {
        const [chips, scene] = [[...document.querySelectorAll(".chip")], document.querySelector(".scene")];
        if (!scene) return false;
        const { left, right } = scene.getBoundingClientRect();
        const inside = ({ x, width }) => width > 180 && x >= left && x + width <= right;
        return chips.length === 6 && chips.every((chip) => inside(chip.getBoundingClientRect()));
    }""")
    assert hold_a_stone(player) == "held"
    expect(page.locator(".decide .acts")).to_be_visible()
    page.set_viewport_size(PHONE)
    expect(page.locator(".decide .acts")).to_be_hidden()


def test_a_stone_is_let_go_where_it_is_held_when_the_time_is_up(new_player: NewPlayer) -> None:
    """SL-10.28"""
    player = new_player(viewport=SMALL)
    sent: list[str] = []
    player.page.on("websocket", lambda socket: socket.on("framesent", lambda frame: sent.append(str(frame))))
    clock = {"bank_seconds": 3600, "refill": True, "at_zero": "pass"}
    player.open_table([{"kind": "me"}, {"kind": "me", "name": "Bea"}], game="stone_layer", clock=clock)
    assert hold_a_stone(player) == "held"
    drag_to_the_edge(player.page)
    player.page.evaluate("() => { const now = Date.now; Date.now = () => now() + 3_599_500; }")  # an hour later
    player.page.locator(RELEASE).wait_for(state="detached")
    (act,) = [json.loads(frame) for frame in sent if '"type":"act"' in frame]
    assert act["actions"][-1]["payload"]["x"] != 0  # mine, as far out as I held it, not a pose a bot would choose
    player.page.wait_for_function("() => document.querySelector('.log')?.innerText.includes('lets go')")


def test_the_game_speaks_finnish(new_player: NewPlayer) -> None:
    player = new_player(viewport=SMALL, locale="fi-FI")
    stones(player)
    assert "Valitse kivilaatta" in player.says()
    expect(player.page.locator(".tilerow")).to_contain_text("Laatat: kiven koko")
    expect(player.page.locator(".log")).to_contain_text("Paikkamerkki asetetaan pinon")
    player.page.keyboard.press(",")
    player.page.get_by_label("Language of the games").select_option("sv")
    player.page.keyboard.press("Escape")
    expect(player.page.locator(".decide")).to_contain_text("Välj en stenbricka")


def test_a_replay_speaks_the_language_of_the_browser(new_player: NewPlayer) -> None:
    """Also what people told for the world, which is nobody's move."""
    player = new_player(viewport=SMALL, locale="fi-FI")
    record = min((Path(__file__).parents[1] / "games" / "stone_layer" / "records").glob("*.json"))
    id = player.post("/api/records", json.loads(record.read_text()))["id"]
    player.page.goto(f"{player.server}/replay/{id}?at=2")
    said = player.page.locator(".decide .say p")
    expect(said).to_contain_text(": Pieni kivi")
    player.page.get_by_role("button", name="One move on").click()
    expect(said).to_contain_text(re.compile(r"^\s*Pino 6 kaatui"))
    expect(player.page.locator(".log")).to_contain_text("Paikkamerkki")


# ---------------------------------------------------------------- real stones


def report_a_fall_that_pays(page: Page) -> bool:
    """Says that the marker's stack fell, if tokens of others lie there."""
    if page.locator(".companion .map g:has([data-action^=report_fell]) foreignObject").count() < 2:
        return False
    page.locator(".answers [data-action^=report_fell]").first.click()
    return True


def test_a_companion_game_is_scored_to_the_end_on_a_phone(new_player: NewPlayer) -> None:
    player = new_player(viewport=PHONE, has_touch=True, is_mobile=True, device_scale_factor=1)
    page = player.page
    people = [{"kind": "me", "name": name} for name in ("Anna", "Bea", "Otto")]
    stones(player, people, mode="companion", points_to_win="5")
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    assert page.locator("canvas").count() == 0  # no picture of stones that lie on the real table
    asked: set[str] = set()
    sizes: set[int] = set()
    for step in range(400):
        if player.settle() == "over":
            break
        asked.add(page.inner_text(".decide h2").split("?")[0][-24:])
        target = page.locator(".now .can-choose")
        sizes.update(round(box["height"]) for box in [target.first.bounding_box()] if box)
        if not page.locator(".usual").count():
            target.nth(step % target.count()).click()
        elif step % 3 or not report_a_fall_that_pays(page):
            page.locator(".usual").click()
        page.wait_for_timeout(30)
    assert player.settle() == "over"
    assert min(sizes) >= 44
    assert len(asked) >= 5
    page.click(".decide [data-main]")
    expect(page.get_by_role("heading", name="Where the points came from")).to_be_visible()
    go_on_before_the_last_report(player)


def go_on_before_the_last_report(player: Player) -> None:
    """It was not so: the same people go on from where they told it."""
    page = player.page
    page.get_by_role("link", name="Replay").click()
    expect(page.get_by_role("button", name="Play on from here")).to_be_visible()
    page.keyboard.press("ArrowLeft")
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url("**/table/**")
    assert player.settle() == "mine"
    assert page.locator(".now .can-choose").count()
    seats = page.locator(".seats")
    expect(seats).to_contain_text("Bea")
    expect(seats).not_to_contain_text("bot")


def test_an_answer_is_taken_back_and_the_questions_are_accessible(new_player: NewPlayer) -> None:
    player = new_player(viewport=PHONE, has_touch=True, is_mobile=True, device_scale_factor=1)
    page = player.page
    stones(player, [{"kind": "me", "name": name} for name in ("Anna", "Bea")], mode="companion")
    while not page.locator(".usual").count():
        page.locator(".now .can-choose").first.click()
        player.settle()
    assert findings(page) == []
    for words in ("Did a stack fall?", "Does the stone stay on top"):
        expect(page.locator(".decide h2")).to_contain_text(words)
        page.locator(".usual").click()
    expect(page.locator(".decide h2")).to_contain_text("Does it lean")
    page.get_by_role("button", name="It leans").click()
    expect(page.locator(".said")).to_contain_text("leans")
    page.get_by_role("button", name="Take back").click()
    expect(page.locator(".said")).to_have_count(0)
    page.get_by_role("button", name="Take back").click()
    expect(page.locator(".decide h2")).to_contain_text("Does the stone stay on top")
    page.locator(".usual").click()
    expect(page.locator(".decide h2")).to_contain_text("Does it lean")
    page.locator(".usual").click()
    expect(page.locator(".seats")).to_contain_text("1 at stacks")


def test_at_a_desk_an_answer_stands_once_with_its_key_and_names_who_scores(new_player: NewPlayer) -> None:
    player = new_player(viewport=SMALL)
    page = player.page
    stones(player, [{"kind": "me", "name": name} for name in ("Anna", "Bea", "Otto")], mode="companion")
    shared = page.locator(".map g:has(foreignObject ~ foreignObject) [data-action^=report_fell]")
    for _ in range(2 * MANY):  # until one stack has tokens of two
        player.settle()
        if shared.count():
            break
        page.locator(".usual, .tilerow .can-choose, .answers .can-choose").last.click()
    shared.first.click()
    usual = page.locator(".usual[data-action=report_event]")
    expect(usual).to_have_attribute("aria-label", re.compile(r"That is all that fell\. (Anna|Bea|Otto): points 0 → \d"))
    expect(page.locator(".decide .acts")).to_be_hidden()
    page.keyboard.press(page.locator(".usual kbd").inner_text())
    expect(usual).to_have_count(0)
    expect(page.locator(".log")).to_contain_text(re.compile(r"(Anna|Bea|Otto) topples stack \d"))
