"""Stone Layer with real stones: a phone asks, and keeps score."""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.sync_api import Page, expect

from tests.web.accessibility import findings
from tests.web.conftest import NewPlayer
from tests.web.player import PHONE, Player
from tests.web.stones import SMALL, change_frames, refusal, stones
from tests.web.test_sizes import ENLARGED, FINGER, POINTED, TOUCHED, walk

MANY = 90


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
    page.keyboard.press("End")
    page.keyboard.press("Shift+ArrowLeft")
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url("**/table/**")
    assert player.settle() == "mine"
    expect(page.locator(".now .can-choose").first).to_be_visible()
    seats = page.locator(".seats")
    expect(seats).to_contain_text("Bea")
    expect(seats).not_to_contain_text("bot")


def test_the_questions_and_the_map_fit_every_screen(new_player: NewPlayer) -> None:
    desk = new_player()
    stones(desk, [{"kind": "me", "name": name} for name in ("Anna", "Bea", "Otto")], mode="companion")
    while not desk.page.locator(".usual").count():
        desk.page.locator(".now .can-choose").first.click()
        desk.settle()
    found = walk(desk.page, [*POINTED, *ENLARGED])
    mine = {"storage_state": desk.page.context.storage_state()}
    phone = new_player(has_touch=True, is_mobile=True, device_scale_factor=1, **mine)
    phone.page.goto(desk.page.url)
    phone.settle()
    found += walk(phone.page, TOUCHED, FINGER)
    assert not found, "\n".join(found)


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


def test_a_phone_says_what_went_wrong_and_why_something_may_not_be_chosen(new_player: NewPlayer) -> None:
    player = new_player(viewport=PHONE, has_touch=True, is_mobile=True, device_scale_factor=1)
    page = player.page

    def refuse(frame: dict[str, Any]) -> None:
        position = frame["position"]
        if position["legal"]:
            legal = [action for action in position["legal"] if action["text"] != "pick_tile(1)"]
            position |= {"legal": legal, "refused": [refusal("pick_tile(1)", "pick_tile", 1)]}

    lines = change_frames(page, refuse)
    people = [{"kind": "me", "name": name} for name in ("Anna", "Bea")]
    table = player.open_table(people, game="stone_layer", options={"mode": "companion"})
    said = page.locator(".decide .say p")
    expect(said).to_be_hidden()  # the question is above
    page.locator(".tilerow .cannot-choose").tap(force=True)
    expect(said).to_be_visible()
    expect(said).to_contain_text("Because it is so.")
    page.locator(".tilerow .can-choose").first.tap()
    expect(page.locator(".decide h2")).to_contain_text("Did a stack fall?")
    expect(said).to_be_hidden()
    error = {"type": "error", "code": "illegal", "message": "that was not to be", "clause": None, "request": None}
    (line,) = lines
    line.send(json.dumps({**error, "table": table, "seat": 0}))
    expect(page.get_by_role("alert")).to_be_visible()
    expect(page.get_by_role("alert")).to_have_text("That was not to be")


def test_at_the_alternative_start_somebody_says_that_every_real_stone_stands(new_player: NewPlayer) -> None:
    player = new_player(viewport=PHONE, has_touch=True, is_mobile=True, device_scale_factor=1)
    page = player.page
    people = [{"kind": "me", "name": name} for name in ("Anna", "Bea")]
    stones(player, people, mode="companion", alternative_start=True)
    for _ in range(4):
        while not page.locator(".usual").count():
            page.locator(".now .can-choose").first.click()
            player.settle()
        question = page.locator(".decide h2")
        expect(question).to_contain_text(re.compile(r"set a \w+ stone on stack \d\. Does every stone stand\?"))
        asked = question.inner_text()
        page.get_by_role("button", name="All stones stand").click()
        expect(question).not_to_have_text(asked)  # the marker is at another stack now
        player.settle()
    expect(page.locator(".tilerow")).to_be_visible()
    expect(page.locator(".tilerow .can-choose").first).to_be_visible()


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
    expect(page.locator(".log")).to_contain_text(re.compile(r"(Anna|Bea|Otto) toppled stack \d"))
