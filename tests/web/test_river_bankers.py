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


def test_pulls_and_bids_all_have_room_in_the_bar(player: Player) -> None:
    """What all of them change alike is not told of each, and nothing has to be scrolled to."""
    hidden = "bar => [bar.scrollHeight - bar.clientHeight, bar.scrollWidth - bar.clientWidth]"
    begin(player)
    answers = player.page.locator(".decide .acts")
    assert answers.locator(".act[data-act^=pull]").count() == 3
    assert answers.evaluate(hidden) == [0, 0]
    player.page.locator(".play [data-action='pull(3)']").click()
    expect(answers.locator(".act[data-act='bid(7)']")).to_be_visible()
    assert answers.evaluate(hidden) == [0, 0]


def test_ten_turns_on_a_phone(new_player: NewPlayer) -> None:
    player = new_player(viewport=PHONE, has_touch=True, is_mobile=True, device_scale_factor=1)
    choose = begin(player, 2, starters="draft")
    assert player.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    assert findings(player.page) == []
    small = "els => els.map(el => el.getBoundingClientRect()).filter(r => Math.min(r.width, r.height) < 43.5).length"
    assert player.page.locator(".play .can-choose").evaluate_all(small) == 0, "targets are at least 44 px"
    turns: set[str] = set()
    look = """() => {
        const board = document.querySelector(".board");
        const sight = board.getBoundingClientRect();
        const boxes = [...board.querySelectorAll(".can-choose")].map(one => one.getBoundingClientRect());
        return !boxes.length || boxes.some(box => box.left >= sight.left && box.right <= sight.right);
    }"""

    def ten_turns(each: Player) -> bool:
        turns.add(each.round())
        if "Your turn" in each.page.inner_text(".decide h2") and not each.page.locator(".decide [data-main]").count():
            # what glows on the board is in sight, wherever it was moved to before
            each.page.wait_for_function(look)
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
    expect(watcher.page.locator(".hand [data-covered]")).to_have_count(len(hand))
    expect(watcher.page.locator(".side").get_by_text("covered")).to_have_count(2)
    assert watcher.page.locator(".can-choose").count() == 0
    ben.page.locator(".play [data-action='bid(0)']").click()
    ben.settle()
    ben.confirm()
    expect(watcher.page.locator("[data-bid-of='0'] [aria-label='bid 3']")).to_be_visible()
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
    expect(refused).to_have_attribute("aria-label", re.compile("bids at least 1"))
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
        marked = page.locator(".play .hinted").first
        expect(marked).to_be_visible()
        ring = "one => getComputedStyle(one.querySelector('.target-ring') ?? one)"
        marks = marked.evaluate(f"one => {{ const is = ({ring})(one); return is.stroke + is.boxShadow; }}")
        assert GOLD in marks, marked.get_attribute("data-action")
        page.keyboard.press("Enter")


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
    about = page.locator(".fact")
    expect(about).to_be_in_viewport(ratio=1)
    expect(about.locator("p")).to_have_count(2)
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
    """A switch is there when it can be switched off, and as long as it is off."""
    page = player.page
    choose = begin(player, 4)
    switch = page.get_by_role("switch", name="Ask me about calling workers home")
    expect(page.get_by_role("switch")).to_have_count(0)
    until(player, choose, "Call workers home")
    expect(switch).to_have_attribute("aria-checked", "true")
    expect(page.locator(".standing")).to_contain_text("leave your workers where they are")
    switch.click()
    player.settle()
    expect(page.locator(".seat.me")).to_contain_text("never recalls")
    expect(page.locator(".standing")).to_contain_text("You are not asked now.")
    until(player, choose, "Your turn")
    expect(switch).to_have_attribute("aria-checked", "false")
    switch.click()
    player.settle()
    expect(page.locator(".seat.me")).not_to_contain_text("never recalls")
    expect(page.get_by_role("switch")).to_have_count(0)


# ---------------------------------------------------------------- what happens is played


WATCH = """() => {
  const seen = window.seen = [];
  const look = () => {
    const bids = [...document.querySelectorAll('[data-bid-of]')];
    const now = {
      fish: [...document.querySelectorAll('[data-rail-seat] .fish b')].map((each) => each.innerText).join(),
      pawns: [0, 1].map((seat) => document.querySelector(`[data-pawn="${seat}"] ellipse`)?.getAttribute('cx')).join(),
      flying: document.querySelectorAll('.flying').length,
      state: document.querySelector('.decide')?.dataset.state,
      open: bids.filter((each) => each.dataset.open === 'true').map((each) => each.dataset.bidOf),
      step: document.querySelector('[data-reveal] [aria-current]')?.innerText.trim(),
    };
    if (JSON.stringify(now) !== JSON.stringify(seen.at(-1))) seen.push(now);
  };
  look();
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
}"""


def two_at_a_table(new_player: NewPlayer, **settings: Any) -> tuple[Player, Player]:
    """Ann, whose page is as given, and Ben, for whom nothing moves, before the first turn, which is Ann's."""
    ann, ben = new_player(**settings), new_player()
    ann.page.clock.install()
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "open"}]
    table = ann.open_table(seats, game=GAME, options={"starters": "none"})
    ben.page.goto(f"{ben.server}/table/{table}")
    ben.page.get_by_label("Name").fill("Ben")
    ben.page.get_by_role("button", name="Sit here").click()
    ann.settle()
    return ann, ben


def pull_and_bid(ann: Player, ben: Player, bids: tuple[int, int]) -> str:
    """Ann pulls the last card of the Headwaters, and both bid; Ann's page is left while the bids are shown. Returns where the
    card is found, wherever it drifts."""
    lot = ann.page.locator(".river [data-where=headwaters3]").get_attribute("data-card")
    ann.page.locator(".play [data-action='pull(3)']").click()
    ann.settle()
    ann.page.locator(f".dial [data-action='bid({bids[0]})']").click()
    assert ann.settle() == "planned"
    ann.page.click(".decide [data-main]")
    ben.settle()
    ben.page.locator(f".dial [data-action='bid({bids[1]})']").click()
    assert ben.settle() == "planned"
    ben.confirm()
    return f".river [data-card='{lot}']"


def test_bids_turn_over_one_by_one_and_everything_follows_in_its_order(new_player: NewPlayer) -> None:
    ann, ben = two_at_a_table(new_player, reduced_motion="no-preference")
    ann.page.evaluate(WATCH)
    lot = pull_and_bid(ann, ben, (4, 5))
    ann.page.wait_for_selector("[data-reveal]")
    ann.page.wait_for_selector(".decide[data-state=waiting]")
    seen = ann.page.evaluate("seen")
    opened = [now["open"] for now in seen if now["open"]]
    assert opened[0] == ["0"], "whoever began the auction comes first"
    assert opened[-1] == ["0", "1"]
    steps = [now["step"] for now in seen if now["step"]]
    assert sorted(set(steps), key=steps.index) == ["bids", "pay", "place", "drift"]
    shown = next(i for i, now in enumerate(seen) if now["open"] == ["0", "1"])
    moved = next(i for i, now in enumerate(seen) if i > shown and now["pawns"] != seen[shown]["pawns"])
    flew = next(i for i, now in enumerate(seen) if now["flying"])
    paid = next(i for i, now in enumerate(seen) if i > shown and now["fish"] != seen[shown]["fish"])
    assert shown < moved < flew < paid, "bids, pawns, workers, and the numbers when everything has arrived"
    assert all(now["state"] == "follow" for now in seen if now["flying"] or now["step"]), "nothing is asked meanwhile"
    panel = ann.page.locator("[data-reveal]")
    expect(panel).to_contain_text("9 workers bid")
    expect(panel.locator("[data-over]")).to_have_attribute("data-over", re.compile(r"[1-9]"))
    wait_until_apart(ann, "[data-reveal]", lot)  # it never covers the lot
    assert findings(ann.page) == []


def wait_until_apart(player: Player, one: str, other: str) -> None:
    look = """([one, other]) => {
        const [a, b] = [one, other].map((each) => document.querySelector(each).getBoundingClientRect());
        return a.left >= b.right || b.left >= a.right || a.top >= b.bottom || b.top >= a.bottom;
    }"""
    player.page.wait_for_function(look, arg=[one, other])


def test_the_story_of_an_auction_stays_then_folds_to_its_card_and_opens_again(new_player: NewPlayer) -> None:
    ann, ben = two_at_a_table(new_player, reduced_motion="no-preference")
    pull_and_bid(ann, ben, (3, 0))
    panel = ann.page.locator("[data-reveal]")
    panel.wait_for()
    ann.page.wait_for_selector(".decide[data-state=waiting]")
    expect(panel.locator("[data-bid-of='0']")).to_contain_text("places all 3")
    ann.page.clock.fast_forward(3000)  # of six seconds, and some pass while the page is looked at
    expect(panel).to_be_visible()
    ann.page.clock.fast_forward(3100)
    expect(panel).to_have_count(0)
    ann.page.locator("[data-folded]").click()
    expect(panel).to_be_visible()
    ann.page.clock.fast_forward(60_000)
    expect(panel).to_be_visible()  # somebody wants to see it
    ann.page.get_by_role("button", name="Go on").click()
    expect(panel).to_have_count(0)
    ann.page.locator(".side .last").click()
    expect(panel).to_be_visible()
    ann.page.keyboard.press("w")
    ann.page.wait_for_selector(".decide[data-state=follow]")
    ann.page.wait_for_selector(".decide[data-state=waiting]")
    ben.page.locator(".play [data-action='pull(1)']").click()
    ben.settle()
    ben.confirm()
    ann.settle()  # she is asked whether to call workers home
    ann.page.clock.fast_forward(6100)
    expect(panel).to_have_count(0)
    expect(ann.page.locator(".side .last, [data-folded]")).to_have_count(0)  # the next auction has begun


def test_going_on_by_enter_sends_nothing_and_nothing_asked_is_covered(new_player: NewPlayer) -> None:
    """For Ben nothing moves: the bids lie open at once. It is his turn next, so the story makes room."""
    ann, ben = two_at_a_table(new_player)
    pull_and_bid(ann, ben, (3, 1))
    page = ben.page
    assert ben.settle() == "mine"
    question = page.inner_text(".decide h2")
    panel = page.locator("[data-reveal]")
    expect(panel).to_be_visible()
    expect(panel.locator("[data-open=false]")).to_have_count(0)
    covered = """targets => targets.filter(one => {
        const box = one.getBoundingClientRect();
        const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
        return top?.closest("[data-reveal]");
    }).map(one => one.dataset.action)"""
    assert page.locator(".play .can-choose").evaluate_all(covered) == []
    assert findings(page) == []
    page.keyboard.press("Enter")
    expect(panel).to_have_count(0)
    assert ben.settle() == "mine"
    expect(page.locator(".decide h2")).to_have_text(question)
    page.keyboard.press("Enter")
    assert ben.settle() == "mine", "nothing is planned, so nothing is sent"
    page.locator(".side .last").click()
    expect(panel).to_be_visible()
    assert page.locator(".play .can-choose").evaluate_all(covered) == []
    page.locator(".play [data-action='pull(1)']").click()
    expect(panel).to_have_count(0)  # whoever chooses something has gone on


def test_on_a_phone_the_story_lies_above_the_bar_and_the_card_above_it(new_player: NewPlayer) -> None:
    phone = {"viewport": PHONE, "has_touch": True, "is_mobile": True, "device_scale_factor": 1}
    ann, ben = two_at_a_table(new_player, reduced_motion="no-preference", **phone)
    lot = pull_and_bid(ann, ben, (3, 2))
    ann.page.wait_for_selector("[data-reveal]")
    ann.page.wait_for_selector(".decide[data-state=waiting]")
    wait_until_apart(ann, "[data-reveal]", ".decide")
    expect(ann.page.locator(lot)).to_be_in_viewport()
    wait_until_apart(ann, "[data-reveal]", lot)
    for button in ann.page.locator("[data-reveal] button").all():
        box = button.bounding_box()
        assert box
        assert min(box["width"], box["height"]) >= 43.5
    ann.page.get_by_role("button", name="Go on").tap()
    expect(ann.page.locator("[data-reveal]")).to_have_count(0)


def test_what_others_do_is_played_over_the_old_position_and_spoken(new_player: NewPlayer) -> None:
    player = new_player(reduced_motion="no-preference")
    page = player.page
    choose = begin(player)
    page.locator(".play [data-action='pull(1)']").click()
    until(player, choose, "secret bid")
    page.locator(".dial .can-choose").first.click()
    page.wait_for_selector(".decide[data-state=planned]")
    page.evaluate(WATCH)
    page.click(".decide [data-main]")
    page.wait_for_function("() => seen.some(now => now.state === 'follow') && seen.at(-1).state === 'mine'")
    seen = page.evaluate("seen")
    theirs = [(now["pawns"].split(",")[-1], now["fish"].split(",")[1]) for now in seen]
    moved = next(i for i, (pawn, _) in enumerate(theirs) if pawn != theirs[0][0])
    paid = next(i for i, (_, fish) in enumerate(theirs) if fish != theirs[0][1])
    assert moved < paid, "numbers change when the pawns have arrived"
    assert all(now["state"] != "mine" for now in seen[moved:paid]), "nothing is asked while pawns move"
    sentence = page.locator(".since .tale").last.inner_text()
    spoken = "sentence => document.querySelector('[data-told]')?.innerText.endsWith(sentence)"
    page.wait_for_function(spoken, arg=sentence)  # the same sentence


# ---------------------------------------------------------------- bidding last


def test_who_bids_last_sees_every_bid_and_what_is_true(new_player: NewPlayer) -> None:
    """Quick Strike lets the Mink bid after the others, in the auctions it begins."""
    player = new_player()
    page = player.page
    bot = {"kind": "bot", "level": "easy"}
    player.open_table([bot, {"kind": "me"}, bot, bot], game=GAME)
    player.settle()
    page.locator(".play [data-action='keep_starter(quick_strike)']").click()
    player.settle()
    player.confirm()
    choose = by_clicking(1)
    until(player, choose, "Your turn")
    expect(page.locator(".topbar")).not_to_contain_text("Late bids")
    page.locator(".play [data-action^=pull]").first.click()
    until(player, choose, "after the others have shown")
    expect(page.get_by_role("switch", name="Ask me about bidding last")).to_be_visible()
    page.locator(".choice[data-action='bid_last(yes)']").click()
    player.settle()
    player.confirm()
    until(player, choose, "The bids are shown")
    expect(page.locator(".topbar")).to_contain_text("Late bids")
    side = page.locator(".side")
    expect(side).not_to_contain_text("All bids are shown together")
    shown = side.locator("[data-shown-bid]")
    expect(shown).to_have_count(4)
    view = [*views(player)][-1]
    for seat in (0, 2, 3):
        expect(side.locator(f"[data-shown-bid='{seat}'] b")).to_have_text(str(view["auction"]["bids"][seat]))
    expect(side.locator("[data-shown-bid='1']")).to_contain_text("your bid now")
    cut = "all => all.filter(one => one.scrollWidth > one.clientWidth + 1).map(one => one.innerText)"
    assert shown.locator("span").evaluate_all(cut) == []
    for each in shown.all():
        expect(each).to_be_in_viewport(ratio=1)
    most = page.locator(".dial .can-choose").last
    most.hover()
    workers = int(most.get_attribute("data-action").removeprefix("late_bid(").rstrip(")"))  # type: ignore[union-attr]
    known = sum(bid or 0 for bid in view["auction"]["bids"])
    row = view["auction"]["outcomes"][workers]
    expect(side.locator("td.chosen").last).to_have_text(str(row[min(known, len(row) - 1)]))


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
    page.keyboard.press("y")
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
