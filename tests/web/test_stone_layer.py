"""Stone Layer in the browser: a person places stones by mouse and by key."""

from __future__ import annotations

import json
import math
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Page, expect

from rivertable.games.stone_layer.physics.release import MOST_TILT
from rivertable.games.stone_layer.view import build
from tests.games.stone_layer.builder import A, B, C, stone_layer
from tests.web.accessibility import findings
from tests.web.conftest import NewPlayer
from tests.web.player import PHONE, Player
from tests.web.stones import SMALL, change_frames, refusal, stones
from tests.web.test_replay import CAPTION_IS_A_LINE

RELEASE = "[data-release]"
MANY = 90


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


def films_seen(player: Player) -> set[int]:
    """The numbers of the attempts whose films came over the socket."""
    views = [json.loads(frame) for frame in player.frames if '"film":{' in frame]
    return {view["position"]["scene"]["last"]["number"] for view in views}


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
    player.wait_until(lambda: attempts_seen(player) >= 2)  # mine, and the bot's
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


# Keeps, for every change on the page, whether a film is shown, how long the log is and what is told of the attempt.
WATCH = """() => {
  const seen = window.seen = [];
  const look = () => {
    const playing = document.querySelector('.table')?.dataset.playing !== undefined;
    const told = document.querySelector('.scene .told.shown')?.innerText ?? '';
    const now = { playing, lines: document.querySelector('.log')?.innerText, told };
    if (JSON.stringify(now) !== JSON.stringify(seen.at(-1))) seen.push(now);
  };
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
}"""


def test_what_became_of_a_stone_is_told_after_its_film(new_player: NewPlayer) -> None:
    player = new_player(viewport=SMALL, reduced_motion="no-preference")
    page = player.page
    stones(player)
    assert hold_a_stone(player) == "held"
    expect(page.locator(".scene .told.shown")).to_have_count(0)  # what a bot did before is no longer told
    page.evaluate(WATCH)
    let_go(page)
    page.wait_for_selector(".scene .told.shown")
    seen = page.evaluate("seen")
    told = next(i for i, now in enumerate(seen) if now["told"])
    film = [i for i, now in enumerate(seen) if now["playing"]]
    assert film, "a film is shown"
    assert film[0] < told
    assert not any(seen[i]["told"] for i in film if i < told), "nothing is told while it is shown"
    before, after = seen[film[0]]["lines"], seen[told]["lines"]
    assert "set a" not in before.splitlines()[0]
    assert after != before, "the log tells it then"


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
    player.wait_until(lambda: attempts_seen(player) > before)
    watcher.wait_until(lambda: before + 1 in films_seen(watcher))
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


def test_a_stone_is_pointed_at_only_while_the_mouse_is_on_it_and_a_turned_table_stays_turned(
    new_player: NewPlayer,
) -> None:
    player = new_player(viewport=SMALL)
    page = player.page
    stones(player)
    while not page.locator(".tray").count():
        page.locator(".play .can-choose").first.click()
        player.settle()
    scene = page.locator(".scene canvas").bounding_box()
    assert scene is not None
    for part in range(30, 70, 2):  # across the river
        page.mouse.move(scene["x"] + scene["width"] * part / 100, scene["y"] + scene["height"] * 0.5)
        page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        if page.locator(".tray .pointed").count():
            break
    expect(page.locator(".tray .pointed")).to_have_count(1)
    page.locator(".topbar").hover()
    expect(page.locator(".tray .pointed")).to_have_count(0)
    seen = page.locator(".cameras [aria-pressed=true]")
    expect(seen).to_have_text("Table")
    page.mouse.move(scene["x"] + 300, scene["y"] + 90)
    page.mouse.down()
    page.mouse.move(scene["x"] + 200, scene["y"] + 100, steps=4)
    page.mouse.up()
    expect(seen).to_have_count(0)
    place = page.locator(".chip").first.get_attribute("style")
    page.set_viewport_size({"width": 1100, "height": 700})
    expect(page.locator(".chip").first).not_to_have_attribute("style", place or "")  # drawn anew
    expect(seen).to_have_count(0)


def test_both_tilts_together_go_no_further_than_the_stone_is_tilted(new_player: NewPlayer) -> None:
    player = new_player(viewport=SMALL)
    stones(player)
    assert hold_a_stone(player) == "held"
    sliders = player.page.locator(".tilts input")
    for slider in sliders.all():
        slider.press("End")
    forward, sideways = (int(slider.input_value()) for slider in sliders.all())
    assert math.hypot(forward, sideways) == pytest.approx(math.degrees(MOST_TILT), abs=1)
    expect(player.page.locator(".tilts")).to_have_text(re.compile(rf"forward {forward}°\s+Tilt sideways {sideways}°"))


def test_the_table_is_drawn_again_when_the_browser_gives_its_graphics_back(new_player: NewPlayer) -> None:
    player = new_player(viewport=SMALL)
    page = player.page
    page.add_init_script(KEEP_CONTEXTS)
    stones(player)
    page.wait_for_function(f"() => ({COLOURS})() > 20")
    page.evaluate("() => window.contexts.forEach((each) => (each.lost = each.getExtension('WEBGL_lose_context')))")
    page.evaluate("() => window.contexts.forEach((each) => each.lost.loseContext())")
    page.get_by_role("button", name="Above").click()
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    assert page.evaluate(f"({COLOURS})()") > 20  # the last picture stays
    page.evaluate("() => document.querySelector('.scene canvas').getContext('2d').clearRect(0, 0, 5000, 5000)")
    page.evaluate("() => window.contexts.forEach((each) => each.lost.restoreContext())")
    page.wait_for_function(f"() => ({COLOURS})() > 20")


def test_a_scene_that_could_not_be_loaded_can_be_asked_for_again(new_player: NewPlayer) -> None:
    player = new_player(viewport=SMALL)
    page, scene = player.page, "**/Simulated-*.js"
    page.route(scene, lambda route: route.abort())
    stones(player)
    expect(page.get_by_role("alert")).to_contain_text("could not be loaded")
    page.unroute(scene)
    page.get_by_role("button", name="Try again").click()
    page.wait_for_function(f"() => ({COLOURS})() > 20")


KEEP_CONTEXTS = """(() => {
  window.contexts = [];
  const given = HTMLCanvasElement.prototype.getContext;
  HTMLCanvasElement.prototype.getContext = function (kind, ...rest) {
    const context = given.call(this, kind, ...rest);
    if (kind.startsWith("webgl") && context && !window.contexts.includes(context)) window.contexts.push(context);
    return context;
  };
})()"""

COLOURS = """() => {
  const canvas = document.querySelector(".scene canvas");
  if (!canvas?.width) return 0;
  const row = new OffscreenCanvas(canvas.width, 1).getContext("2d", { willReadFrequently: true });
  row.drawImage(canvas, 0, canvas.height >> 1, canvas.width, 1, 0, 0, canvas.width, 1);
  const { data } = row.getImageData(0, 0, canvas.width, 1);
  return new Set(new Uint32Array(data.buffer)).size;
}"""


def test_what_is_at_stake_names_who_would_win(new_player: NewPlayer) -> None:
    """SL-9.4, SL-9.5: whoever reaches the points with most of them, and of equals who has more tokens at stacks."""
    most, tie, shared = (
        msgspec.to_builtins(build(position.turn(B).attempt("t_s_1"), None))
        for position in (
            stone_layer(3).golden(A, 8).golden(C, 9).height(0, 2).tokens(0, 3, 0, 1),
            stone_layer(3).golden(A, 8).golden(C, 9).height(0, 2).tokens(0, 2, 0, 1).tokens(1, 4, 0, 5),
            stone_layer(3).golden(A, 8).golden(C, 9).height(0, 2).tokens(0, 2, 0, 1).tokens(1, 5, 0, 5),
        )
    )
    assert [view["stakes"]["winners"] for view in (most, tie, shared)] == [(A,), (C,), (A, C)]
    player = new_player(viewport=SMALL)

    def deal(frame: dict[str, Any]) -> None:
        frame["position"]["view"] |= {name: most[name] for name in ("stakes", "players")}

    change_frames(player.page, deal)
    stones(player, [{"kind": "me", "name": name} for name in ("Anna", "Bea", "Otto")])
    assert hold_a_stone(player) == "held"
    expect(player.page.locator(".stakes dd").last).to_have_text(
        re.compile(r"^\s*Anna\s*\+3 = 11, wins\s*Otto\s*\+1\s*$")
    )


def test_why_a_stack_may_not_be_taken_from_is_told_at_its_label(new_player: NewPlayer) -> None:
    player = new_player(viewport=SMALL)

    def refuse(frame: dict[str, Any]) -> None:
        frame["position"]["refused"] += [refusal("pick_source(2)", "pick_source", 2)]

    change_frames(player.page, refuse)
    stones(player)
    player.page.locator(".chip.cannot-choose").click(force=True)
    expect(player.page.locator(".decide .say")).to_contain_text("Because it is so. SL-5.3")


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
    player.wait_until(lambda: any('"type":"act"' in frame for frame in sent))
    (act,) = [json.loads(frame) for frame in sent if '"type":"act"' in frame]
    assert act["actions"][-1]["payload"]["x"] != 0  # mine, as far out as I held it, not a pose a bot would choose
    expect(player.page.locator(".log")).to_contain_text(re.compile("set a|slip|toppled"))


def test_the_game_speaks_finnish(new_player: NewPlayer) -> None:
    player = new_player(viewport=SMALL, locale="fi-FI")
    stones(player)
    expect(player.page.locator(".decide .say")).to_contain_text("Valitse kivilaatta")
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
    said = player.page.locator(".decide .say h2")
    expect(said).to_contain_text(": Pieni kivi")
    player.page.keyboard.press("Shift+ArrowRight")
    expect(said).to_contain_text(re.compile(r"^\s*Pino 6 kaatui"))
    player.page.keyboard.press("ArrowRight")
    told = player.page.locator(".log [aria-current]").first
    expect(told).to_contain_text("pino")
    player.page.wait_for_function(CAPTION_IS_A_LINE)


# ---------------------------------------------------------------- real stones
