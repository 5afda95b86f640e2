"""The table on every screen: what has to be at hand is, and nothing moves that one points at."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, ViewportSize, expect

from tests.web.accessibility import findings
from tests.web.conftest import NewPlayer
from tests.web.player import DESKTOP, PHONE, Player, by_clicking
from tests.web.screens import SCREENS, box, cut, outside, resize

WITH_BOTS = [{"kind": "me"}, {"kind": "bot", "level": "easy"}, {"kind": "bot", "level": "easy"}]
CLOCK = {"bank_seconds": 600, "increment_seconds": 10}
TABLET: ViewportSize = {"width": 1024, "height": 768}
ON_ITS_SIDE: ViewportSize = {"width": 844, "height": 390}


def test_every_part_of_the_shell_is_reachable_on_every_screen(player: Player) -> None:
    page = player.page
    player.open_table(WITH_BOTS, game="river_bankers", clock=CLOCK)
    player.settle()
    for screen in SCREENS:
        resize(page, screen)
        expect(page.locator(".topbar .clock")).to_be_in_viewport(ratio=1)
        assert outside(page, ".topbar *, .decide, .decide .say, .decide .end *") == [], screen
        assert cut(page, ".seat .called") == [], screen
        assert box(page, ".play")["height"] >= 180, screen
        for name in ("Rules", "Hint", "Undo", "Settings"):
            button = page.get_by_role("button", name=name, exact=True)
            if not button.is_visible():
                page.get_by_role("button", name="More").click()
            expect(button).to_be_in_viewport(ratio=1)
        page.mouse.click(5, box(page, ".play")["y"] + 1)


def test_what_a_narrow_top_bar_has_no_room_for_is_one_tap_away(new_player: NewPlayer) -> None:
    player = new_player(viewport=PHONE, has_touch=True, is_mobile=True)
    page = player.page
    player.open_table(WITH_BOTS, clock=CLOCK)
    player.settle()
    more = page.get_by_role("button", name="More")
    more.tap()
    assert findings(page) == []
    page.get_by_role("button", name="Settings").tap()
    page.get_by_role("button", name="Let a bot play for me").wait_for()
    page.keyboard.press("Escape")
    expect(more).to_be_focused()
    more.tap()
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Settings")).to_have_count(0)
    expect(more).to_be_focused()


@pytest.mark.parametrize("screen", [DESKTOP, PHONE, ON_ITS_SIDE])
@pytest.mark.parametrize("game", ["riverside", "river_bankers"])
def test_the_board_keeps_its_place_whatever_the_bar_says(
    new_player: NewPlayer, game: str, screen: ViewportSize
) -> None:
    player = new_player(viewport=screen)
    player.open_table(WITH_BOTS, game=game)
    player.settle()
    place, choose, seen = box(player.page, ".play"), by_clicking(6), set[str]()
    while len(seen) < 2 or "planned" not in seen:
        seen.add(state := player.settle())
        assert box(player.page, ".play") == place, player.says()
        if state == "planned":
            player.confirm()
        else:
            choose(player)
    player.settle()
    assert box(player.page, ".play") == place


def test_an_action_that_is_not_legal_now_keeps_its_place_and_key(player: Player) -> None:
    """The keys of the actions are in the order in which they stand."""
    player.open_table(WITH_BOTS, game="the_river")
    player.settle()
    acts = player.page.locator(".decide .act")
    player.play(by_clicking(3), until=lambda _: acts.locator(".why").count() > 0 and acts.count() > 8)
    keys = acts.evaluate_all("acts => acts.map(act => act.dataset.key)")
    assert keys == [*"1234567890qwe"][: len(keys)]
    assert acts.evaluate_all("acts => acts.findIndex(act => act.ariaDisabled)") < acts.count() - 1


@pytest.mark.parametrize("screen", [DESKTOP, TABLET, PHONE, ON_ITS_SIDE])
def test_a_step_back_leaves_every_action_in_its_place(new_player: NewPlayer, screen: ViewportSize) -> None:
    """Where the button was there is nothing to press by mistake."""
    player = new_player(viewport=screen)
    page = player.page
    player.open_table(WITH_BOTS)
    player.settle()
    page.evaluate("document.fonts.ready.then(() => true)")
    boxes = "acts => acts.map(act => [act.dataset.act, act.offsetLeft, act.offsetTop])"
    places = page.locator(".decide .act").evaluate_all(boxes)
    page.locator(".decide .act.can").first.click()
    back = page.get_by_role("button", name="One step back")
    expect(back).to_be_in_viewport(ratio=1)
    place = box(page, ".decide .back")
    back.click()
    expect(back).not_to_be_visible()
    page.mouse.move(0, 0)  # nothing is pointed at
    player.settle()
    same = f"places => JSON.stringify(({boxes})([...document.querySelectorAll('.decide .act')])) === JSON.stringify(places)"
    page.wait_for_function(same, arg=places)
    under = "([x, y]) => document.elementFromPoint(x, y)?.closest('button')?.textContent ?? null"
    assert page.evaluate(under, [place["x"] + place["width"] / 2, place["y"] + place["height"] / 2]) is None


def test_the_bar_tells_when_there_are_more_actions_below(new_player: NewPlayer) -> None:
    player = new_player(viewport=ON_ITS_SIDE)
    player.open_table(WITH_BOTS, game="river_bankers")
    acts = player.page.locator(".decide .acts")
    player.play(by_clicking(3), until=lambda _: acts.locator(".kind").count() > 0)
    acts.evaluate("acts => acts.scrollTo(0, 0)")
    expect(acts).to_have_attribute("data-more-below", "")
    acts.evaluate("acts => acts.scrollTo(0, acts.scrollHeight)")
    expect(acts).not_to_have_attribute("data-more-below", "")


def test_a_phone_on_its_side_has_the_bar_beside_the_board(new_player: NewPlayer) -> None:
    player = new_player(viewport=ON_ITS_SIDE)
    for game in ("the_river", "riverside", "twelve_rivers", "river_bankers", "stone_layer"):
        player.open_table(WITH_BOTS, game=game)
        player.settle()
        play, bar = box(player.page, ".play"), box(player.page, ".decide")
        assert bar["x"] >= play["x"] + play["width"], game
        assert play["width"] >= 500, game
        assert play["height"] >= 330, game
        assert bar["height"] >= 200, game


def test_the_sheet_folds_away_in_every_game(new_player: NewPlayer) -> None:
    player = new_player(viewport=PHONE)
    for game in ("the_river", "riverside", "river_bankers"):
        player.open_table(WITH_BOTS, game=game)
        player.settle()
        before = box(player.page, ".play")["height"]
        player.page.get_by_role("button", name="Actions").click()
        expect(player.page.locator(".decide .acts")).not_to_be_visible()
        taller = "least => document.querySelector('.play').getBoundingClientRect().height > least"
        player.page.wait_for_function(taller, arg=before + 100)


def test_log_and_chat_close_on_a_phone(new_player: NewPlayer) -> None:
    player = new_player(viewport=PHONE)
    page = player.page
    player.open_table(WITH_BOTS)
    player.settle()
    opened, talk = page.get_by_role("button", name="Log and chat"), page.locator(".talk")
    for way in ("button", "key"):
        opened.click()
        expect(talk).to_be_visible()
        if way == "button":
            page.get_by_role("button", name="Close").click()
        else:
            page.keyboard.press("Escape")
        expect(talk).not_to_be_visible()
        expect(opened).to_be_focused()


def test_long_words_wrap_in_the_chat_and_lines_have_their_time(player: Player) -> None:
    page = player.page
    player.open_table(WITH_BOTS)
    player.settle()
    page.keyboard.press("c")
    page.locator("#say").fill("Donaudampfschifffahrt" * 20)
    page.keyboard.press("Enter")
    expect(page.locator(".chat time")).to_have_text(re.compile(r"^\d\d:\d\d$"))
    assert page.locator(".chat").evaluate("chat => chat.scrollWidth <= chat.clientWidth")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_seat_of_somebody_who_is_away_can_be_read(new_player: NewPlayer, theme: str) -> None:
    ann, ben = new_player(color_scheme=theme), new_player()
    table = ann.open_table([{"kind": "me"}, {"kind": "open"}], game="river_bankers")
    ben.post(f"/api/tables/{table}/sit", {})
    ann.settle()
    expect(ann.page.locator(".seat.gone")).to_contain_text("away")
    expect(ann.page.locator(".seat.gone")).to_have_css("opacity", "1")
    assert findings(ann.page) == []


def test_a_large_screen_has_large_letters(new_player: NewPlayer) -> None:
    laptop, screen = new_player(), new_player(viewport={"width": 2560, "height": 1440})
    sizes = []
    for player in (laptop, screen):
        player.open_table(WITH_BOTS)
        player.settle()
        sizes.append((box(player.page, ".rail")["width"], box(player.page, ".decide")["height"]))
    (rail, bar), (wide_rail, high_bar) = sizes
    assert wide_rail > 1.3 * rail
    assert high_bar > 1.3 * bar


def test_letters_of_twice_the_size_leave_the_board_and_the_bar_in_sight(
    new_player: NewPlayer, large_letters: Browser
) -> None:
    """Wide screens have the bar beside the board; where that is too narrow, the page scrolls."""
    player = new_player(own_browser=large_letters)
    player.open_table(WITH_BOTS, clock=CLOCK)
    player.settle()
    screens: list[ViewportSize] = [DESKTOP, {"width": 1280, "height": 800}, {"width": 1024, "height": 768}]
    for screen in screens:
        resize(player.page, screen)
        assert outside(player.page, ".topbar *, .decide, .decide .say") == [], screen
        play, bar = box(player.page, ".play"), box(player.page, ".decide")
        assert min(play["height"], bar["y"] - play["y"] if bar["x"] < 10 else play["height"]) >= 200, screen
        assert bar["y"] + bar["height"] <= screen["height"], screen
        assert bar["height"] >= 200, screen
