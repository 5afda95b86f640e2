"""A whole lesson in a real browser: by mouse on a desk, by tap on a phone, a picture of every step on request."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from rivertable.engine.lessons.lesson import read_lesson, taught_games
from tests.web.accessibility import findings
from tests.web.conftest import NewPlayer
from tests.web.player import DESKTOP, PHONE, Player, by_clicking

ON_SCREEN = ".bubble:not(.hidden)"
IS_NEWS = "(heard) => document.querySelector('[data-lesson-spoken]')?.textContent !== heard"
LET_GO = ".decide [data-act=release]:visible, [data-release]:visible"  # a stone is let go at once


def number_of(page: Page) -> int:
    """The number of the step that is shown."""
    return int(page.locator("[role=progressbar]").get_attribute("aria-valuenow") or 0) + 1


def picture(page: Page, game: str, step: int, size: ViewportSize, more: str = "") -> None:
    """A picture of a step, where the environment names a folder for them."""
    if folder := os.environ.get("RIVERTABLE_LESSON_PICTURES"):
        page.wait_for_timeout(700)  # only for pictures: what comes into view has come to rest
        Path(folder).mkdir(parents=True, exist_ok=True)
        page.screenshot(path=f"{folder}/{game}_{size['width']}_{step:02}{more}.png")


def steps(player: Player, game: str, size: ViewportSize) -> Iterator[int]:
    """Every step of a lesson as it comes up, until the free turns."""
    page, lesson = player.page, read_lesson(game)
    for number, step in enumerate(lesson.steps, 1):
        if step.free:
            return
        page.locator(f"[role=progressbar][aria-valuenow='{number - 1}']").wait_for()
        page.locator(ON_SCREEN).wait_for()
        picture(page, game, number, size)
        yield number


def do_on_screen(page: Page, actions: tuple[str, ...]) -> None:
    """Do a step with the buttons of the decision bar: they offer what is taught, one after the other."""
    for action in actions:
        if page.locator(".decide[data-state=planned]").count():
            break
        if action == "release":
            page.locator(LET_GO).first.click()
            return
        page.locator(".decide .acts button:not([aria-disabled=true])[data-key]").first.click()
        page.locator(".decide[aria-busy=false]").wait_for()
    page.locator("[data-main]").click()


def check_place(page: Page, name: str | None) -> None:
    """The place is in the light: it is on the screen, and the bubble does not hide it."""
    if name is not None:
        expect(page.locator(".shade .edge"), f"{name} is not to be seen").not_to_have_count(0)


def walk(player: Player, game: str, size: ViewportSize) -> None:
    page = player.page
    page.goto(f"{player.server}/learn/{game}")
    lesson = read_lesson(game)
    for number in steps(player, game, size):
        step = lesson.steps[number - 1]
        check_place(page, step.at)
        if number == 2:
            assert findings(page) == []
        if step.do:
            do_on_screen(page, step.do)
        else:
            page.locator("[data-main]").click()
    page.locator(f"[role=progressbar][aria-valuenow='{len(lesson.steps) - 1}']").wait_for()
    page.locator(".coach-line").wait_for()
    picture(page, game, len(lesson.steps), size)
    for _ in range(lesson.steps[-1].free):
        play_freely(player)
    page.locator(f"[role=progressbar][aria-valuenow='{len(lesson.steps)}']").wait_for()
    page.locator(ON_SCREEN).wait_for()
    picture(page, game, len(lesson.steps) + 1, size)


def play_freely(player: Player) -> None:
    """One turn of one's own: something that is offered, until it can be sent."""
    page, choose = player.page, by_clicking(1)
    for _ in range(40):
        if player.settle() == "planned":
            return player.confirm()
        if page.locator(LET_GO).count():
            return page.locator(LET_GO).first.click()
        choose(player)
        page.locator(".decide[aria-busy=false]").wait_for()
    raise AssertionError(f"nothing to send: {player.says()}")


@pytest.mark.parametrize("game", taught_games())
def test_a_lesson_is_walked_from_the_lobby_to_its_end(new_player: NewPlayer, game: str) -> None:
    player = new_player(viewport=DESKTOP)
    player.page.goto(player.server)
    expect(player.page.locator(f"[data-game={game}] a[href='/learn/{game}']")).to_be_visible()
    walk(player, game, DESKTOP)
    player.page.get_by_role("button", name="Play a whole game").click()
    player.page.wait_for_url("**/table/*")
    player.settle()


@pytest.mark.slow
@pytest.mark.parametrize("game", taught_games())
def test_a_lesson_is_walked_on_a_phone(new_player: NewPlayer, game: str) -> None:
    walk(new_player(viewport=PHONE, has_touch=True), game, PHONE)


@pytest.mark.slow
@pytest.mark.parametrize("game", ["twelve_rivers", "stone_layer"])  # a drawn board, and stones in space
def test_a_lesson_is_walked_by_ear_and_keyboard_alone(new_player: NewPlayer, game: str) -> None:
    """Each step is announced; whoever presses the key that was named last comes to the free turns."""
    player = new_player(viewport=DESKTOP)
    page, lesson = player.page, read_lesson(game)
    page.goto(f"{player.server}/learn/{game}")
    spoken = page.locator("[data-lesson-spoken]")
    for number in steps(player, game, DESKTOP):
        expect(spoken).to_contain_text(f"Step {number} of {len(lesson.steps)}, ")
        heard = ""
        while number_of(page) == number:
            expect(spoken).not_to_have_text(heard)
            heard = spoken.inner_text()
            assert "[" not in heard
            assert "→" not in heard
            page.locator(".decide[aria-busy=false]").wait_for()
            page.keyboard.press(re.findall(r"Press (\w+)", heard)[0].lower().replace("enter", "Enter"))
            page.wait_for_function(IS_NEWS, arg=heard)
    expect(spoken).to_contain_text(f"Step {len(lesson.steps)} of {len(lesson.steps)}, ")


def test_a_step_is_shown_refused_taken_back_left_and_gone_on_with(new_player: NewPlayer) -> None:
    player = new_player(viewport=DESKTOP)
    page = player.page
    page.goto(f"{player.server}/learn/the_river")
    page.locator(ON_SCREEN).wait_for()
    expect(page.locator("[data-lesson-spoken]")).to_contain_text("Step 1 of 12, Your river.")
    page.keyboard.press("Enter")
    page.locator("[role=progressbar][aria-valuenow='1']").wait_for()
    page.keyboard.press("3")
    expect(page.locator(".bubble .tried")).to_have_text("Those tiles are good too. For this lesson, take the badlands.")
    page.keyboard.press("s")
    page.locator(".decide[data-state=planned]").wait_for()
    page.locator(".decide[data-state=mine]").wait_for()  # it was only shown
    page.keyboard.press("Enter")
    page.locator(".decide[data-state=planned]").wait_for()
    page.keyboard.press("Enter")
    page.locator("[role=progressbar][aria-valuenow='2']").wait_for()
    page.reload()
    page.locator("[role=progressbar][aria-valuenow='2']").wait_for()
    page.locator(ON_SCREEN).wait_for()
    page.keyboard.press("Backspace")
    page.locator("[role=progressbar][aria-valuenow='1']").wait_for()
    page.keyboard.press("Shift+Escape")
    page.get_by_role("button", name="Leave it").click()
    page.wait_for_url(f"{player.server}/")
    page.goto(f"{player.server}/learn/the_river")
    page.locator("[role=progressbar][aria-valuenow='0']").wait_for()
