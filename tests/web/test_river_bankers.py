"""River Bankers in the browser: a whole game by clicking, the phone, watchers, previews and standing answers."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from playwright.sync_api import ViewportSize, WebSocketRoute, expect

from rivertable.games.river_bankers.tables import STRUCTURES
from rivertable.games.river_bankers.view_cards import structure_view
from tests.games.river_bankers.builder import bankers
from tests.web.accessibility import findings
from tests.web.conftest import NewPlayer
from tests.web.player import DESKTOP, PHONE, Player

GAME = "river_bankers"
RECORDS = Path(__file__).parents[1] / "games" / GAME / "records"
WITH_A_BOT = [{"kind": "me"}, {"kind": "bot", "level": "easy"}]
TELL_TALES = ("card_drawn", "river_seen", "structure_seen")  # events for one seat alone


def by_clicking(seed: int) -> Callable[[Player], None]:
    """Builds when something can be built, keeps the workers out, and otherwise clicks anything that glows."""
    chance = random.Random(seed)

    def choose(player: Player) -> None:
        assert not without_a_place(player), "all that may be done has its place on the board"
        for wanted in ("[data-action^=build]", "[data-action^=final_build]", ".choice[data-action=recall_done]"):
            sure = player.page.locator(f".play .can-choose{wanted}")
            if sure.count():
                sure.first.click()
                return
        glowing = player.page.locator(".play .can-choose:not([role=switch])")
        assert glowing.count(), f"nothing to click: {player.says()}"
        glowing.nth(chance.randrange(glowing.count())).click()

    return choose


def without_a_place(player: Player) -> list[str]:
    """Legal actions of the decision bar that nothing on the board or beside it offers."""
    look = """table => {
        const glowing = new Set([...table.querySelectorAll(".play .can-choose")].map(one => one.dataset.action));
        return [...table.querySelectorAll(".decide .act.can")].map(act => act.dataset.act).filter(act => !glowing.has(act));
    }"""
    missing: list[str] = player.page.locator(".table").evaluate(look)
    return missing


def begin(player: Player, seed: int = 1, starters: str = "none") -> Callable[[Player], None]:
    """A game against a bot, up to the first turn; without starters everybody pays the printed rates."""
    choose = by_clicking(seed)
    player.open_table(WITH_A_BOT, game=GAME, options={"starters": starters})
    until(player, choose, "Your turn")
    return choose


def until(player: Player, choose: Callable[[Player], None], words: str) -> None:
    player.play(choose, lambda each: words in each.page.inner_text(".decide h2"))


def views(player: Player) -> Iterator[dict[str, Any]]:
    for frame in map(json.loads, player.frames):
        if view := (frame.get("position") or {}).get("view"):
            yield view


def test_a_game_is_finished_by_clicking_what_glows(player: Player) -> None:
    page = player.page
    player.open_table(WITH_A_BOT, game=GAME)
    assert player.play(by_clicking(1)) >= 10
    page.click(".decide [data-main]")
    expect(page.get_by_role("heading", name="Where the points came from")).to_be_visible()
    assert page.locator("table tbody tr").count() == 4  # structures, variable, starter, pairs
    expect(page.get_by_role("img", name="Points ahead of the best other")).to_be_visible()


def test_ten_turns_on_a_phone(new_player: NewPlayer) -> None:
    player = new_player(viewport=PHONE, has_touch=True, is_mobile=True, device_scale_factor=1)
    choose = begin(player, 2, starters="draft")
    assert player.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    assert findings(player.page) == []
    small = "els => els.map(el => el.getBoundingClientRect()).filter(r => Math.min(r.width, r.height) < 43.5).length"
    assert player.page.locator(".play .can-choose").evaluate_all(small) == 0, "targets are at least 44 px"
    turns: set[str] = set()
    look = """board => {
        const sight = board.getBoundingClientRect();
        const boxes = [...board.querySelectorAll(".can-choose")].map(one => one.getBoundingClientRect());
        return !boxes.length || boxes.some(box => box.left >= sight.left && box.right <= sight.right);
    }"""

    def ten_turns(each: Player) -> bool:
        turns.add(each.round())
        if "Your turn" in each.page.inner_text(".decide h2") and not each.page.locator(".decide [data-main]").count():
            # what glows on the board is in sight, wherever it was moved to before
            assert each.page.locator(".board").evaluate(look), each.says()
        return len(turns) > 10

    player.play(choose, ten_turns)


def test_hands_starters_and_bids_stay_covered(new_player: NewPlayer) -> None:
    """A watcher and the other player learn a sealed bid when all are shown, a hand never."""
    ann, ben, watcher = new_player(), new_player(), new_player()
    table = ann.open_table([{"kind": "me", "name": "Ann"}, {"kind": "open"}], game=GAME)
    ben.page.goto(f"{ben.server}/table/{table}")
    ben.page.get_by_role("button", name="Sit here").click()
    watcher.page.goto(f"{watcher.server}/table/{table}")
    expect(watcher.page.locator(".decide[data-state=watch]")).to_be_visible()
    ann.settle()
    ann.page.locator(".play [data-action^=keep_starter]").first.click()
    ann.settle()
    ann.confirm()
    assert "starter_kept" not in json.dumps(watcher.frames + ben.frames)
    ben.settle()
    ben.page.locator(".play [data-action^=keep_starter]").first.click()
    ben.settle()
    ben.confirm()
    ann.settle()
    ann.page.locator(".play [data-action^=pull]").first.click()
    ann.settle()
    ann.page.locator(".play [data-action='bid(3)']").click()
    ann.settle()
    ann.confirm()
    ben.settle()
    hand = [card["card"] for card in [*views(ann)][-1]["players"][0]["hand"]]
    assert len(hand) in (3, 4)
    names = [name.replace("_", " ").title() for name in hand]
    for other in (ben, watcher):
        text = other.page.inner_text(".table").title()
        assert not [name for name in names if name in text]
        assert '"bid_made"' not in json.dumps([json.loads(frame) for frame in other.frames])
        expect(other.page.locator(".track .ghost")).to_have_count(0)
        for view in views(other):
            assert view["players"][0]["hand"] == []
            assert all(bid is None for bid in (view["auction"] or {"bids": []})["bids"])
    assert watcher.page.locator(".hand [data-covered]").count() == len(hand)
    expect(watcher.page.locator(".side").get_by_text("covered")).to_have_count(2)
    assert watcher.page.locator(".can-choose").count() == 0
    ben.page.locator(".play [data-action='bid(0)']").click()
    ben.settle()
    ben.confirm()
    expect(watcher.page.locator(".last")).to_contain_text("bid 3")
    told = [name for frame in map(json.loads, watcher.frames) for name in _events(frame)]
    assert "bid_made" in told
    assert not [name for name in told if name in TELL_TALES]


def test_who_wants_a_rematch_is_told_to_the_other(new_player: NewPlayer) -> None:
    ann, ben = new_player(), new_player()
    table = ann.open_table([{"kind": "me", "name": "Ann"}, {"kind": "open"}], game=GAME)
    ben.page.goto(f"{ben.server}/table/{table}")
    ben.page.get_by_label("Name").fill("Ben")
    ben.page.get_by_role("button", name="Sit here").click()
    ann.settle()
    ann.page.keyboard.press(",")
    ann.page.get_by_role("button", name="Propose to end the game here").click()
    ann.page.get_by_role("button", name="Press again to propose the end").click()
    ben.page.get_by_role("button", name="Agree").click()
    for player in (ann, ben):
        player.page.get_by_role("button", name="See the result").click()
    expect(ben.page.get_by_role("button", name="Rematch")).to_be_visible()
    ann.page.get_by_role("button", name="Rematch").click()
    expect(ann.page.get_by_text("Kept for Ben")).to_be_visible()
    ben.page.get_by_role("button", name="Join the rematch").click()
    for player in (ann, ben):
        assert player.settle() == "mine"


def _events(frame: dict[str, Any]) -> list[str]:
    return [event["name"] for event in frame.get("events") or []]


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_no_serious_accessibility_findings(new_player: NewPlayer, theme: str) -> None:
    player = new_player(color_scheme=theme)
    choose = begin(player)
    assert findings(player.page) == []
    player.page.locator(".play [data-action^=pull]").first.click()
    player.settle()
    assert contrast(player, ".seat.me .to", ".seat.me") >= 4.5  # "→ 2" is too short for axe
    until(player, choose, "secret bid")
    player.page.locator(".play [data-action^=bid]").last.hover()
    assert findings(player.page) == []


def contrast(player: Player, text: str, ground: str) -> float:
    """Of a text's ink on the colour it stands on."""
    ink = player.page.locator(text).evaluate("one => getComputedStyle(one).color")
    paper = player.page.locator(ground).evaluate("one => getComputedStyle(one).backgroundColor")
    low, high = sorted(luminance(colour) for colour in (ink, paper))
    return (high + 0.05) / (low + 0.05)


def luminance(colour: str) -> float:
    """Of `rgb(…)`, as WCAG reckons it."""
    parts = [int(part) / 255 for part in re.findall(r"\d+", colour)]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def test_consequences_are_shown_before_a_choice(player: Player) -> None:
    """The pawn's ghost on the track, the totals, what a bid would place, and what a card in hand lacks."""
    page = player.page
    choose = begin(player)
    page.locator(".play [data-action='pull(2)']").hover()
    expect(page.locator(".track [data-ghost='3']")).to_be_visible()
    expect(page.locator(".decide .say")).to_contain_text("Fish 0 → 3")
    lacking = page.locator(".hand .structure", has=page.locator(".cannot-choose"))
    expect(lacking.first).to_contain_text("short")
    before = page.inner_text(".decide h2")
    lacking.first.locator(".cannot-choose").click(force=True)
    assert page.inner_text(".decide h2") == before, "what cannot be paid is not built"
    page.locator(".play [data-action='pull(1)']").click()
    until(player, choose, "secret bid")
    refused = page.locator(".dial .cannot-choose")
    expect(refused).to_have_count(1)
    assert "bids at least 1" in (refused.get_attribute("aria-label") or "")
    page.locator(".dial [data-action='bid(4)']").hover()
    expect(page.locator(".side")).to_contain_text("your pawn 2 → 6")
    expect(page.locator(".side table td.lost")).to_have_text("0")
    page.locator(".dial [data-action='bid(4)']").click()
    assert player.settle() == "planned"
    expect(page.locator(".decide h2")).to_contain_text("Seal a bid of 4")
    page.keyboard.press("Escape")
    assert player.settle() == "mine"


def test_a_hint_is_marked_on_the_board(player: Player) -> None:
    page = player.page
    choose = begin(player)
    for question in ("Your turn", "secret bid"):
        until(player, choose, question)
        page.keyboard.press("h")
        marked = page.locator(".play .hinted")
        expect(marked).to_have_count(1)
        ring = "one => getComputedStyle(one.querySelector('.target-ring') ?? one)"
        marks = marked.evaluate(f"one => {{ const is = ({ring})(one); return is.stroke + is.boxShadow; }}")
        assert GOLD in marks, marked.get_attribute("data-action")
        marked.click()


def test_another_hand_stays_in_front_while_one_points_at_things_with_a_plan(player: Player) -> None:
    page = player.page
    begin(player)
    page.locator(".play [data-action='pull(1)']").click()
    player.settle()
    page.locator(".hand").get_by_role("button").nth(1).click()
    covered = page.locator(".hand [data-covered]")
    expect(covered.first).to_be_visible()
    page.locator(".dial [data-action^=bid]").first.hover()
    expect(page.locator(".decide .say")).to_contain_text("Fish 2 → 3")
    expect(covered.first).to_be_visible()
    page.locator(".dial [data-action^=bid]").first.click()
    assert player.settle() == "planned"
    expect(covered).to_have_count(0)  # planning happens at my own place


def test_pawns_move_once_however_one_points_at_things(new_player: NewPlayer) -> None:
    player = new_player(reduced_motion="no-preference")
    page = player.page
    choose = begin(player)
    page.evaluate(FOLLOW)
    page.locator(".play [data-action='pull(3)']").click()
    until(player, choose, "secret bid")
    until(player, choose, "Your turn")
    page.wait_for_function("() => window.moved.size > 0 && performance.now() - window.last > 600")
    page.evaluate("() => window.moved.clear()")
    for target in page.locator(".play [data-action^=pull]").all():
        target.hover()
        page.wait_for_timeout(100)
    assert page.evaluate("() => [...window.moved]") == []


GOLD = "rgb(217, 166, 56)"

FOLLOW = """() => {
  [window.moved, window.last] = [new Set(), performance.now()];
  const look = (changes) => {
    const pawns = changes.map(({ target }) => target.closest("[data-pawn]")).filter((pawn) => pawn);
    for (const pawn of pawns) {
      window.moved.add(pawn.dataset.pawn);
      window.last = performance.now();
    }
  };
  const watched = { subtree: true, attributes: true, attributeFilter: ["cx", "cy"] };
  new MutationObserver(look).observe(document.querySelector(".track"), watched);
}"""


def test_cards_tell_their_effect(player: Player) -> None:
    page = player.page
    begin(player)
    card = page.locator(".river [data-card]").first
    card.hover()
    name = card.get_attribute("data-card")
    about = page.locator(f"[data-about={name}]")
    expect(about).to_be_in_viewport(ratio=1)
    assert about.locator("p").inner_text()
    page.mouse.move(2, 2)
    expect(about).to_have_count(0)
    for text in page.locator(".hand .text").all_inner_texts():
        assert len(text) > 10
    page.keyboard.press("b")
    dialog = page.get_by_role("dialog", name="Read the table")
    expect(dialog).to_contain_text("The finish line is at 59 fish.")
    assert dialog.locator("p").count() >= 9  # turn, three cards, two players, three cards in hand


@pytest.mark.parametrize("size", [DESKTOP, {"width": 1280, "height": 800}, PHONE], ids=["desk", "laptop", "phone"])
def test_every_structure_in_hand_is_read_in_full(new_player: NewPlayer, size: ViewportSize) -> None:
    player = new_player(viewport=size)
    page = player.page
    cards = [msgspec.to_builtins(structure_view(bankers(2).s, card, 0)) for card in range(STRUCTURES)]
    hand: list[dict[str, Any]] = []

    def deal(message: str | bytes) -> str:
        frame = json.loads(message)
        if view := (frame.get("position") or {}).get("view"):
            view["players"][0]["hand"] = hand
        return json.dumps(frame)

    def between(client: WebSocketRoute) -> None:
        client.connect_to_server().on_message(lambda message: client.send(deal(message)))

    page.route_web_socket("**/ws", between)
    begin(player)
    cut: list[str] = []
    for first in range(0, STRUCTURES, 3):
        hand[:] = cards[first : first + 3]
        page.evaluate("for (const line of ['offline', 'online']) window.dispatchEvent(new Event(line))")
        names = [card["card"].replace("_", "[ -]") for card in hand]
        expect(page.locator(".hand h4")).to_have_text([re.compile(name, re.IGNORECASE) for name in names])
        page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
        look = "texts => texts.filter(text => text.scrollHeight > text.clientHeight).map(text => text.innerText)"
        cut += page.locator(".hand .text").evaluate_all(look)
    assert cut == []


def test_standing_answers_are_set_and_taken_back(player: Player) -> None:
    page = player.page
    choose = begin(player, 4)
    switch = page.get_by_role("switch", name="ask me about recalls")
    expect(switch).to_have_attribute("aria-checked", "true")
    expect(switch).to_have_attribute("aria-disabled", "true")
    until(player, choose, "Call workers home")
    switch.click()
    player.settle()
    expect(page.locator(".seat.me")).to_contain_text("never recalls")
    until(player, choose, "Your turn")
    expect(switch).to_have_attribute("aria-checked", "false")
    switch.click()
    player.settle()
    expect(page.locator(".seat.me")).not_to_contain_text("never recalls")
    expect(switch).to_have_attribute("aria-checked", "true")


def test_rb_8_2_pawns_that_crossed_onto_one_space_lie_on_each_other(player: Player) -> None:
    """All three have retired on 92, seat 1 first and seat 2 last; each pawn is to be seen above the one below."""
    record = json.loads((RECORDS / "three_crossers_on_one_space.json").read_text())
    id = player.post("/api/records", record)["id"]
    player.page.goto(f"{player.server}/replay/{id}?at={len(record['moves']) - 3}")
    pawns = [player.page.locator(f"[data-pawn='{seat}'][data-fish='92']") for seat in (1, 0, 2)]
    boxes = []
    for pawn in pawns:
        expect(pawn).to_be_visible()
        boxes.append(pawn.locator("circle").first.bounding_box())
    bottom, middle, top = (box["y"] for box in boxes if box)
    assert bottom > middle > top
    drawn = player.page.locator("[data-pawn]").evaluate_all("pawns => pawns.map(pawn => pawn.dataset.pawn)")
    assert drawn == ["1", "0", "2"]


def test_the_bar_groups_a_turn_by_kind_and_keeps_every_place(player: Player) -> None:
    """Kinds have letters, the open one digits; what is taken back lies where it lay before."""
    page = player.page
    begin(player)
    kinds = page.locator(".decide [data-kind]")
    assert kinds.evaluate_all("all => all.map(one => one.dataset.kind)") == ["build", "pull", "invent"]
    expect(page.locator(".decide .of-kind [data-act]")).to_have_count(3)  # nothing can be built: Pull is open
    page.keyboard.press("t")
    draw = page.locator(".decide [data-act='invent(2)']")
    expect(draw).to_have_attribute("data-key", "2")
    laid_out = (
        "act => [act.offsetLeft, act.offsetTop, act.offsetWidth, act.offsetHeight]"  # without the lift of a pointer
    )
    place, lies = draw.bounding_box(), draw.evaluate(laid_out)
    draw.click()
    assert player.settle() == "planned"
    page.keyboard.press("Escape")
    assert player.settle() == "mine"
    expect(draw).to_be_visible()
    assert draw.evaluate(laid_out) == lies
    under = "at => document.elementFromPoint(at.x + 9, at.y + 9).closest('[data-act]').dataset.act"
    assert page.evaluate(under, place) == "invent(2)"


def test_the_key_of_a_bid_is_its_number(player: Player) -> None:
    page = player.page
    choose = begin(player)
    until(player, choose, "secret bid")
    keys = page.locator(".decide .act").evaluate_all("acts => acts.map(act => [act.dataset.act, act.dataset.key])")
    assert keys == [[f"bid({workers})", str(workers)] for workers in range(len(keys))]
    page.keyboard.press("3")
    assert player.settle() == "planned"
    expect(page.locator(".decide h2")).to_contain_text("Seal a bid of 3")


@pytest.mark.parametrize("size", [DESKTOP, {"width": 1280, "height": 800}, {"width": 1024, "height": 768}])
def test_all_cards_are_seen_after_an_invention_and_new_ones_are_marked(
    new_player: NewPlayer, size: ViewportSize
) -> None:
    player = new_player(viewport=size)
    page = player.page
    begin(player)
    page.locator(".play [data-action='invent(5)']").click()
    assert player.settle() == "planned"
    player.confirm()
    assert player.settle() == "mine"
    cards = page.locator(".hand .structure")
    expect(cards).to_have_count(8)
    expect(page.locator(".hand .structure.fresh .new")).to_have_count(5)
    for card in cards.all():
        expect(card).to_be_in_viewport(ratio=1)
    cut = "all => all.filter(one => one.scrollWidth > one.clientWidth + 1).map(one => one.innerText)"
    assert page.locator(".hand .structure header").evaluate_all(cut) == []
    page.reload()
    expect(page.locator(".hand .structure.fresh .new")).to_have_count(5)


def test_what_others_have_built_is_read_one_tap_away(player: Player) -> None:
    page = player.page
    begin(player, starters="draft")
    page.locator(".hand").get_by_role("button").nth(1).click()
    built = page.locator(".hand .built-text")
    expect(built).to_have_count(1)
    assert len(built.locator("p").inner_text()) > 10
    expect(page.locator("[data-finish]")).to_contain_text("finish 59, lap 1")
