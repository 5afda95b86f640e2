"""Several people: two browsers, somebody who watches, lost connections and a server that comes back."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import expect

from tests.server.process import ServerProcess
from tests.web.accessibility import findings
from tests.web.conftest import NewPlayer
from tests.web.player import DESKTOP, PHONE, SETTLED, Player, by_clicking
from tests.web.screens import resize

PHASE = ".steps [aria-current]"
MANY = 600  # looks at the pages


def finish_seats(choosers: dict[Player, Callable[[Player], None]]) -> None:
    """All decide until the phase is over; a bonus may ask once more."""
    for _ in range(MANY):
        busy = [player for player in choosers if player.page.inner_text(PHASE).strip() == "Seats"]
        if not busy:
            return
        for player in busy:
            state = player.page.locator(SETTLED).get_attribute("data-state")
            if state == "planned":
                player.confirm()
            elif state == "mine" and player.page.locator(".decide .act.can, .play .can-choose").count():
                choosers[player](player)
            else:
                player.page.wait_for_timeout(100)
    raise AssertionError([player.says() for player in choosers])


def test_two_people_play_a_round_and_talk(new_player: NewPlayer) -> None:
    ann, ben = new_player(), new_player()
    table = ann.open_table([{"kind": "me"}, {"kind": "open"}])
    expect(ann.page.get_by_text("1 of 2 seats are taken. Waiting for one more.")).to_be_visible()
    ben.page.goto(f"{ben.server}/table/{table}")
    ben.page.get_by_role("button", name="Sit here").click()
    for player in (ann, ben):
        assert player.settle() == "mine"
    ann.page.keyboard.press("c")
    ann.page.keyboard.type("Good <b>wind</b> to you")
    ann.page.keyboard.press("Enter")
    ann.page.keyboard.press("Escape")
    expect(ann.page.locator("#say")).not_to_be_focused()  # keys are the game's again
    ben.page.get_by_role("tab", name="Chat").click()
    expect(ben.page.get_by_text("Good <b>wind</b> to you")).to_be_visible()
    choosers = {ann: by_clicking(6), ben: by_clicking(7)}
    finish_seats(choosers)
    for player in (ann, ben):
        expect(player.page.locator(PHASE)).to_have_text("Excursion")


def test_a_watcher_sees_no_secrets(new_player: NewPlayer) -> None:
    """Marks of the present phase are hidden until all are done: neither page nor frames may tell them."""
    ann, watcher = new_player(), new_player()
    table = ann.open_table([{"kind": "me"}, {"kind": "me"}])
    ann.page.get_by_role("button", name="I am").click()
    watcher.page.goto(f"{watcher.server}/table/{table}")
    expect(watcher.page.locator(".decide[data-state=watch]")).to_be_visible()
    expect(watcher.page.locator(".play .map")).to_be_visible()
    before = watcher.page.inner_html(".play")
    choose = by_clicking(8)
    while ann.settle() != "planned":
        choose(ann)
    ann.page.click(".decide [data-main]")
    ann.page.get_by_role("button", name="I am").wait_for()
    watcher.page.wait_for_timeout(500)
    assert watcher.page.locator(".can-choose").count() == 0
    assert watcher.page.inner_html(".play") == before
    for frame in map(json.loads, watcher.frames):
        position = frame.get("position") or {}
        assert not position.get("legal")
        assert not position.get("decision")
        assert all(name not in json.dumps(frame) for name in ("die_chosen", "seat_crossed", "fire_paid"))
        for sheet in (position.get("view") or {}).get("sheets", []):
            assert sheet["fire"] == 20
            assert all(row["crossed"] == 0 for boat in sheet["boats"] for row in boat["rows"])


def test_who_gives_a_seat_back_watches_those_who_play(new_player: NewPlayer) -> None:
    ann, ben = new_player(), new_player()
    table = ann.open_table([{"kind": "me"}, {"kind": "open"}])
    ann.page.get_by_role("button", name="Stand up").click()
    expect(ann.page.get_by_role("button", name="Sit here")).to_have_count(2)
    for seat in (0, 1):
        ben.post(f"/api/tables/{table}/sit", {"seat": seat, "name": f"Ben {seat}"})
    expect(ann.page.locator(".decide[data-state=watch]")).to_be_visible()
    assert ann.page.locator(".can-choose").count() == 0
    views = [json.loads(frame) for frame in ann.frames if '"type":"view"' in frame]
    assert all(view["seat"] is None or view["status"] == "open" for view in views)


def test_a_family_shares_a_phone(new_player: NewPlayer) -> None:
    """Whoever is next takes the phone first, and sees the own name and what can be chosen without looking for it."""
    family = new_player(viewport=PHONE, has_touch=True, is_mobile=True)
    page = family.page
    names = ("Grandmother Wilhelmina-Charlotte", "Papa", "Lotta")
    family.open_table([*({"kind": "me", "name": name} for name in names), {"kind": "bot", "level": "easy"}])
    choose = by_clicking(11)
    for name in names:
        lift = page.get_by_role("button", name=f"I am {name}")
        expect(lift).to_be_in_viewport(ratio=1)
        lift.click()
        expect(page.locator(".rail .seat.me")).to_contain_text(name)
        expect(page.locator(".topbar")).to_contain_text("Round 1")
        expect(page.locator(".rail .seat.me")).to_be_in_viewport(ratio=1)
        expect(page.locator(".decide")).to_contain_text("Tap what glows.")
        dice = page.locator(".decide .act")
        assert len(set(dice.evaluate_all("acts => acts.map(act => act.getBoundingClientRect().top)"))) == 1
        while family.settle() != "planned":
            expect(page.locator(".play .can-choose").first).to_be_in_viewport()
            choose(family)
        if name == "Papa":
            page.reload()
            page.get_by_role("button", name="I am Papa").click()
            while family.settle() != "planned":
                choose(family)
        page.click(".decide [data-main]")


def test_what_is_said_or_asked_on_a_lost_line_is_not_lost(new_player: NewPlayer) -> None:
    ann, ben = new_player(), new_player(viewport=PHONE, has_touch=True, is_mobile=True)
    table = ann.open_table([{"kind": "me"}, {"kind": "open"}])
    ben.page.goto(f"{ben.server}/table/{table}")
    ben.page.get_by_label("Name").fill("Ben")
    ben.page.get_by_role("button", name="Sit here").click()
    choose = by_clicking(12)
    while ben.settle() != "planned":
        choose(ben)
    plan = ben.says()
    ben.page.context.set_offline(True)
    expect(ben.page.locator(".decide[data-state=lost]")).to_contain_text("Your plan is kept.")
    expect(ben.page.locator(".play")).to_have_css("opacity", "0.6")
    expect(ann.page.locator(".rail .seat", has_text="Ben")).to_contain_text("away")
    expect(
        ann.page.get_by_role("button", name="Let a bot play on")
    ).to_be_visible()  # at once: `away_seconds` is 0 here
    ben.page.get_by_role("button", name="Log and chat").click()
    ben.page.get_by_role("tab", name="Chat").click()
    ben.page.fill("#say", "In a tunnel")
    expect(ben.page.get_by_role("button", name="Send")).to_be_disabled()
    ben.page.keyboard.press("Enter")
    expect(ben.page.locator("#say")).to_have_value("In a tunnel")
    ben.page.context.set_offline(False)
    assert ben.settle() == "planned"
    ben.page.get_by_role("button", name="Send").click()
    expect(ben.page.locator(".chat")).to_contain_text("In a tunnel")
    ben.page.get_by_role("button", name="Log and chat").click()
    expect(ben.page.locator(".decide .say")).to_have_text(plan, use_inner_text=True)
    ann.page.keyboard.press("c")
    ann.page.fill("#say", "Welcome back")
    ann.page.keyboard.press("Enter")
    expect(ben.page.get_by_role("button", name="Log and chat")).to_contain_text("1")  # unread
    ben.page.reload()
    expect(ben.page.get_by_role("button", name="Log and chat")).to_contain_text("1")  # what was read stays read


def test_plain_http_in_the_home_is_enough(new_player: NewPlayer) -> None:
    """Away from localhost, browsers keep some of their abilities for https."""
    ann = new_player(permissions=["clipboard-read"])
    page = ann.page
    page.add_init_script("delete Crypto.prototype.randomUUID")
    page.add_init_script("Object.defineProperty(navigator, 'clipboard', { value: undefined })")
    ann.open_table([{"kind": "me"}, {"kind": "open"}])
    page.get_by_role("button", name="Copy link").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    page.get_by_role("button", name="Seat a bot").click()
    page.locator("dialog[open] .btn.go").click()
    choose = by_clicking(13)
    while ann.settle() != "planned":
        choose(ann)
    ann.confirm()


def test_reload_and_a_restarted_server_lose_nothing(new_player: NewPlayer, tmp_path: Path) -> None:
    db = f"sqlite:///{tmp_path}/tables.db"
    server = ServerProcess(db, tmp_path / "log", same_deal=True)
    try:
        player = new_player(server.url)
        page = player.page
        player.open_table([{"kind": "me"}, {"kind": "bot", "level": "easy"}])
        choose = by_clicking(9)
        sent = 0
        while sent < 2:
            if player.settle() == "planned":
                player.confirm()
                sent += 1
            else:
                choose(player)
        player.settle()
        board, question = page.inner_html(".boats"), page.inner_text(".decide h2")
        page.reload()
        player.settle()
        expect(page.locator(".decide h2")).to_have_text(question)
        page.wait_for_function("board => document.querySelector('.boats')?.innerHTML === board", arg=board)
        while player.settle() != "planned":
            choose(player)
        port = server.port
        server.kill()
        expect(page.locator(".decide[data-state=lost]")).to_be_visible()
        expect(page.locator(".decide")).to_contain_text("Your plan is kept.")
        server = ServerProcess(db, tmp_path / "log", port=port, same_deal=True)
        assert player.settle() == "planned"
        player.confirm()
        assert player.settle() == "mine"
    finally:
        server.stop()


def test_a_finished_game_is_replayed_and_played_on(player: Player) -> None:
    page = player.page
    table = player.open_table([{"kind": "me"}])
    player.play(by_clicking(10))
    page.get_by_role("button", name="See the result").click()
    page.keyboard.press("b")
    expect(page.get_by_role("dialog", name="Read the table")).to_contain_text("The ship is on space")
    page.keyboard.press("Escape")
    page.keyboard.press("c")
    page.keyboard.type("Well played")
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog", name="Log and chat").locator(".chat")).to_contain_text("Well played")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog", name="Log and chat")).to_have_count(0)
    assert findings(page) == []
    for width in (1440, 1100, 900, PHONE["width"]):
        resize(page, {"width": width, "height": 844})
        words, picture = page.locator(".won h2").bounding_box(), page.locator(".won img").bounding_box()
        assert words
        assert picture
        beside = words["x"] + words["width"] <= picture["x"] + picture["width"] / 3
        assert beside or words["y"] >= picture["y"] + picture["height"], f"words over the picture at {width}"
    page.set_viewport_size(DESKTOP)
    page.goto(f"{player.server}/replay/{table}?at=3")
    expect(page.locator(".decide")).to_contain_text(re.compile(r"Turn 1 of \d+, round 1, move 3 of"))
    page.keyboard.press("Shift+ArrowRight")
    expect(page.locator(".decide")).to_contain_text("move 4 of")
    page.wait_for_url("**at=4")
    page.get_by_label("Single moves").check()
    page.get_by_role("button", name="One move back").focus()
    page.keyboard.press("Space")
    expect(page.locator(".decide")).to_contain_text("move 3 of")
    page.get_by_label("Single moves").uncheck()
    slider = page.get_by_role("slider", name="Turn")
    page.context.set_offline(True)
    slider.fill("8")
    expect(page.get_by_role("alert")).to_contain_text("The server cannot be reached.")
    page.context.set_offline(False)
    slider.fill("9")
    slider.fill("4")
    expect(page.get_by_role("alert")).to_have_count(0)
    expect(page.locator(".decide")).to_contain_text("Turn 4 of")
    expect(page.locator(".ship")).to_be_visible()
    refused: list[str] = []
    page.on("response", lambda response: refused.append(response.url) if not response.ok else None)
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url("**/table/**")
    assert player.settle() == "mine"
    assert refused == [], "no page asks for what belongs to the next"
    expect(page.locator(".rail .log")).to_contain_text("Round 1")
    page.get_by_role("link", name="What-if game").click()
    expect(page.locator(".decide")).to_contain_text("Turn 4 of")
