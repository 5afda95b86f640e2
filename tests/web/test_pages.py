"""Every page: no serious finding of axe-core by day and night, and small; `benchmarks/pages.py` says how quickly they show."""

from __future__ import annotations

import gzip
import re
from pathlib import Path

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.web.accessibility import findings
from tests.web.conftest import NewPlayer
from tests.web.player import DESKTOP, PHONE, Player, by_clicking

LOBBY_BYTES = 150_000
WITH_A_BOT = [{"kind": "me"}, {"kind": "bot", "level": "easy"}]


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_pages_have_no_serious_accessibility_findings(new_player: NewPlayer, theme: str) -> None:
    player = new_player(color_scheme=theme)
    for path in (
        "/",
        "/new/riverside",
        "/rules/riverside",
        "/rules/riverside?clause=RS-5.8",
        "/rules",
        "/tables",
        "/people",
        "/me",
        "/nowhere",
    ):
        player.page.goto(player.server + path)
        player.page.wait_for_load_state("networkidle")
        assert findings(player.page) == [], path


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_table_has_no_serious_accessibility_findings(new_player: NewPlayer, theme: str) -> None:
    player = new_player(color_scheme=theme)
    player.open_table(WITH_A_BOT)
    player.settle()
    assert findings(player.page) == []
    choose = by_clicking(11)
    while player.settle() != "planned":
        choose(player)
    assert findings(player.page) == []


def test_the_phone_has_no_serious_accessibility_findings(new_player: NewPlayer) -> None:
    player = new_player(viewport=PHONE, has_touch=True, is_mobile=True)
    player.open_table(WITH_A_BOT)
    player.settle()
    assert findings(player.page) == []


def test_the_lobby_is_small(player: Player) -> None:
    page = player.page
    scripts: list[bytes] = []
    page.on("response", lambda answer: scripts.append(answer.body()) if answer.url.endswith(".js") else None)
    page.goto(player.server)
    page.locator(".game").first.wait_for()
    assert 0 < sum(len(gzip.compress(script)) for script in scripts) < LOBBY_BYTES


def test_the_way_back_is_marked_below_a_page(player: Player) -> None:
    player.page.goto(f"{player.server}/rules/riverside")
    expect(player.page.locator(".head [aria-current]")).to_have_text("Rules")


def test_tables_that_cannot_be_had_are_not_called_none(player: Player) -> None:
    player.page.route("**/api/tables?**", lambda route: route.abort())
    player.page.goto(f"{player.server}/tables")
    expect(player.page.get_by_role("alert")).to_contain_text("The server cannot be reached.")
    expect(player.page.get_by_text("No open table now.")).to_have_count(0)


def test_a_leaderboard_that_cannot_be_had_is_not_called_empty(player: Player) -> None:
    player.page.route("**/api/leaderboard/**", lambda route: route.abort())
    player.page.goto(f"{player.server}/people/riverside")
    expect(player.page.get_by_role("alert")).to_contain_text("The server cannot be reached.")
    expect(player.page.get_by_text("Nobody has finished")).to_have_count(0)


@pytest.mark.parametrize("path", ["/me", "/people", "/rules", "/rules/riverside", "/replay/some"])
def test_a_page_without_a_server_says_so(player: Player, path: str) -> None:
    page = player.page
    page.route("**/api/**", lambda route: route.abort())
    page.goto(player.server + path)
    if path == "/rules/riverside":  # the book itself is there
        expect(page.get_by_role("heading", name="Goal")).to_be_visible()
        page.get_by_role("tab", name="Reference").click()
        expect(page.locator(".book .clause").first).to_be_visible()
    elif path == "/replay/some":
        expect(page.get_by_role("heading", name="No connection.")).to_be_visible()
    else:
        expect(page.get_by_role("alert")).to_contain_text("The server cannot be reached.")


def test_a_page_has_its_own_title(player: Player) -> None:
    page = player.page
    player.open_table(WITH_A_BOT)
    player.settle()
    expect(page).to_have_title("● your move · Riverside · rivertable")
    page.locator("a.brand").click()
    expect(page).to_have_title("(1) rivertable")
    page.goto(f"{player.server}/replay/nosuchtable")
    expect(page).to_have_title("Replay · rivertable")


def test_digits_start_a_game_unless_settings_are_open_or_keys_are_off(player: Player) -> None:
    page = player.page
    opened: list[str] = []
    page.on("request", lambda asked: opened.append(asked.url) if asked.method == "POST" else None)
    page.goto(player.server)
    page.locator(".game").first.wait_for()
    page.get_by_role("button", name="Settings").click()
    page.keyboard.press("2")
    page.get_by_label("Keys on the keyboard").uncheck()
    page.keyboard.press("Escape")
    page.keyboard.press("2")
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Keys on the keyboard").check()
    assert opened == []
    page.keyboard.press("Escape")
    page.keyboard.press("2")
    player.settle()
    expect(page.get_by_label("minnow, easy bot")).to_have_count(2)


def test_opponents_are_chosen_at_a_tile_for_good_and_by_keys_for_one_table(player: Player) -> None:
    """At the tile Mags as a trout; at a new table, by arrows alone, the next one after her as a pike."""
    page = player.page
    opened: list[str] = []
    page.on("request", lambda asked: opened.append(asked.url) if asked.method == "POST" else None)
    page.goto(player.server)
    tile = page.locator("[data-game=riverside]")
    tile.get_by_role("button", name=re.compile("Otis and 1 more.*minnow.*Choose opponents for Riverside")).click()
    assert findings(page) == []
    page.get_by_text("the miser").click()
    page.get_by_text("trout", exact=True).click()
    page.get_by_role("button", name="Seat Mags").click()
    expect(tile.locator(".opponents")).to_contain_text("Mags and 1 more")
    tile.get_by_role("button", name="Play now").click()
    player.settle()
    mags = page.locator(".seat", has_text="Mags")
    expect(mags.get_by_label("trout, hard bot").locator("img")).to_be_visible()
    expect(page.get_by_label("trout, hard bot")).to_have_count(2)
    assert len(opened) == 1

    page.goto(f"{player.server}/new/riverside")
    page.get_by_role("radio", name="2", exact=True).click()
    page.get_by_label("Seat 2").select_option("bot")
    chosen = page.locator(".chooser [role=status]")
    expect(chosen).to_have_text("Mags, the miser, trout, hard")
    expect(page.get_by_role("radio", name="Mags, the miser")).to_be_focused()
    assert findings(page) == []
    for arrow in ("ArrowLeft", "ArrowRight", "ArrowRight", "ArrowRight"):  # to Fritz, back, on to the fish, to the pike
        page.keyboard.press(arrow)
    expect(chosen).to_have_text("Mags, the miser, pike, expert")
    page.keyboard.press("Enter")
    sits = page.get_by_role("button", name=re.compile("Mags.*the miser.*pike.*Change"))
    expect(sits).to_be_focused()
    page.get_by_role("button", name="Open the table").dblclick()
    player.settle()
    expect(page.get_by_label("pike, expert bot")).to_have_count(1)
    assert len(opened) == 2
    page.goto(player.server)
    expect(tile.locator(".opponents")).to_contain_text("trout")


def test_only_the_host_seats_bots(new_player: NewPlayer) -> None:
    ann, ben = new_player(), new_player()
    table = ann.open_table([{"kind": "me"}, {"kind": "open"}, {"kind": "open"}])
    ben.page.goto(f"{ben.server}/table/{table}")
    ben.page.get_by_role("button", name="Sit here").first.click()
    expect(ben.page.get_by_role("button", name="Stand up")).to_be_visible()
    expect(ann.page.get_by_role("button", name="Seat a bot")).to_have_count(1)
    expect(ben.page.get_by_role("button", name="Seat a bot")).to_have_count(0)


def test_a_record_that_was_none_can_be_chosen_again(player: Player, tmp_path: Path) -> None:
    page, file = player.page, tmp_path / "game.json"
    page.goto(f"{player.server}/tables")
    for text in ("not a record", "{}"):
        file.write_text(text)
        page.get_by_label("Look at a record file").set_input_files(file)
        expect(page.get_by_role("alert")).to_be_visible()
        expect(page.get_by_label("Look at a record file")).to_have_value("")


def test_files_travel_compressed_and_are_kept(player: Player) -> None:
    with player.page.expect_response(lambda answer: answer.url.endswith(".js")) as script:
        player.page.goto(player.server)
    headers = script.value.headers
    assert headers["content-encoding"] == "gzip"
    assert "immutable" in headers["cache-control"]
    assert player.page.request.get(f"{player.server}/assets/nothing.js").status == 404


def test_play_now_seats_me_with_bots(player: Player) -> None:
    player.page.goto(player.server)
    player.page.locator("[data-game=riverside]").get_by_role("button", name="Play now").click()
    player.settle()
    expect(player.page.locator(".seat")).to_have_count(3)
    player.page.goto(player.server)
    expect(player.page.locator(".continue .next")).to_contain_text("your move")


def test_my_move_comes_first_in_the_lobby_with_the_time_left(new_player: NewPlayer) -> None:
    player = new_player(viewport=PHONE, has_touch=True, is_mobile=True)
    page = player.page
    for bank in (None, 3 * 24 * 3600, 600):
        clock = {"bank_seconds": bank} if bank else None
        player.open_table(WITH_A_BOT, game="stone_layer" if bank else "riverside", clock=clock)
        player.settle()
    page.goto(player.server)
    following = page.locator(".continue .next")
    expect(following).to_contain_text(re.compile(r"\d:\d\d left"))
    expect(following.get_by_role("link", name="Continue")).to_be_in_viewport(ratio=1)
    rows = page.locator(".continue .li")
    expect(rows.first).to_contain_text(re.compile(r"2 d 23 h left"))
    expect(rows.last).to_contain_text("Riverside")
    expect(page).to_have_title("(3) rivertable")
    assert findings(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.keyboard.press("Enter")
    player.settle()
    expect(page.locator(".topbar .clock")).to_contain_text(re.compile(r"^\s*\d+:\d\d$"))
    expect(page).to_have_title("(3) ● your move · Stone Layer · rivertable")


def test_after_my_move_the_next_game_that_waits_for_me_is_one_click_away(new_player: NewPlayer) -> None:
    ann, ben = new_player(), new_player()
    waiting = ann.open_table(WITH_A_BOT, game="stone_layer")
    ann.settle()
    table = ann.open_table([{"kind": "me"}, {"kind": "open"}])
    ben.post(f"/api/tables/{table}/sit", {})
    choose = by_clicking(5)
    while ann.settle() != "planned":
        expect(ann.page.locator(".decide .end a")).to_have_count(0)
        choose(ann)
    ann.page.click(".decide [data-main]")
    ann.page.get_by_role("link", name="Next game: Stone Layer").wait_for()
    expect(ann.page).to_have_title("(1) Riverside · rivertable")
    ann.page.keyboard.press("n")
    ann.page.wait_for_url(f"**/table/{waiting}")
    assert ann.settle() == "mine"


def test_a_table_is_opened_with_options_and_joined_by_link(new_player: NewPlayer) -> None:
    ann, ben = new_player(), new_player()
    ann.page.goto(f"{ann.server}/new/riverside")
    ann.page.get_by_role("radio", name="2", exact=True).click()
    ann.page.get_by_role("radio", name="yes").click()
    ann.page.get_by_role("button", name="Open the table").click()
    link = ann.page.get_by_label("Link to this table").input_value()
    ben.page.goto(ben.server)
    ben.page.fill("#code", "two words")
    ben.page.get_by_role("button", name="Join").first.click()
    expect(ben.page.get_by_role("alert")).to_contain_text("no code or link")
    ben.page.fill("#code", link)
    ben.page.get_by_role("button", name="Join").first.click()
    ben.page.get_by_role("button", name="Sit here").click()
    ann.settle()
    expect(ann.page.locator(".play .map")).to_have_count(1)
    expect(ann.page.locator(".map [data-village]").nth(11)).to_be_attached()  # six columns, two villages each


def test_a_table_is_played_with_the_owners_own_components(player: Player) -> None:
    """First with a mistake in the file: the form says where it is, and nothing else is lost."""
    page = player.page
    page.goto(f"{player.server}/new/the_river")
    page.get_by_role("radio", name="2", exact=True).click()
    page.get_by_label("Seat 2").select_option("bot")
    for points in ('"many"', "5"):
        text = f'[[building]]\nid = "b01"\nname = "Otter Lodge"\npoints = {points}\n'
        page.get_by_label("Your own components").set_input_files(
            {"name": "my box.toml", "mimeType": "application/toml", "buffer": text.encode()}
        )
        page.get_by_role("button", name="Open the table").click()
        if points == '"many"':
            expect(page.get_by_role("alert")).to_contain_text("my box.toml: table [[building]] b01, key 'points'")
    player.settle()
    expect(page.locator(".topbar")).to_contain_text("Components: my box.toml")


def test_a_file_that_is_no_overlay_is_named(player: Player, tmp_path: Path) -> None:
    """And one that was mended after it was chosen has to be chosen again: browsers do not read it otherwise."""
    page, own = player.page, tmp_path / "mine.toml"
    page.goto(f"{player.server}/new/the_river")

    def told(sentence: str) -> None:
        page.get_by_role("button", name="Open the table").click()
        expect(page.get_by_role("alert")).to_contain_text(sentence)

    def chosen(data: bytes) -> None:
        own.write_bytes(data)
        page.get_by_label("Your own components").set_input_files(own)

    chosen(b"#" * 200_001)
    told("mine.toml: a file with what differs has at most 200 kB.")
    chosen(b"\x89PNG\r\n")
    told("mine.toml: this is not a text file in UTF-8.")
    chosen(b"[[building]")
    told("mine.toml: not valid TOML")
    own.write_bytes(b"[supply.p2]\nwood = 8\n")
    told("mine.toml has changed since you chose it. Choose it once more.")
    page.get_by_label("Your own components").set_input_files(own)
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_text("Components: mine.toml")).to_be_visible()


def test_what_is_wrong_with_a_name_is_a_sentence(player: Player) -> None:
    player.page.goto(f"{player.server}/me")
    name = player.page.get_by_label("Name", exact=True)
    expect(name).not_to_have_value("")
    name.fill("")
    player.page.get_by_role("button", name="Save the name").click()
    expect(player.page.get_by_role("alert")).to_have_text("The name needs at least 1 character")


def test_a_kept_name_is_had_back_with_its_key(new_player: NewPlayer) -> None:
    ann, ben = new_player(), new_player()
    for person in (ann, ben):
        person.page.goto(f"{person.server}/me")
        name = person.page.get_by_label("Name", exact=True)
        expect(name).not_to_have_value("")
        name.fill("Ann of the Reeds")
    # nothing would bring a guest back
    expect(ann.page.get_by_role("button", name="Sign out", exact=True)).to_have_count(0)
    ann.page.get_by_role("button", name="Save").click()
    expect(ann.page.get_by_role("status")).to_be_visible()
    expect(ann.page.locator(".head .me")).to_have_text("Ann of the Reeds")
    ann.page.get_by_label("Passphrase").fill("a long river in the north")
    ann.page.get_by_role("button", name="Keep", exact=True).click()
    key = ann.page.locator("code").inner_text()
    ann.page.evaluate("navigator.clipboard.writeText = text => { window.copied = text }")
    ann.page.get_by_role("button", name="Copy the key").click()
    ann.page.get_by_role("button", name="Copied").wait_for()
    assert ann.page.evaluate("window.copied") == key
    ann.page.get_by_role("button", name="Sign out", exact=True).click()
    expect(ann.page.get_by_label("Passphrase")).to_have_value("")  # whoever comes next does not find it there
    ben.page.get_by_text("Passphrase forgotten?").click()
    ben.page.get_by_label("Passphrase").fill("another river, in the south")
    ben.page.get_by_label("Recovery key").fill("not the key")
    ben.page.get_by_role("button", name="Get my name back").click()
    expect(ben.page.get_by_role("alert")).to_be_visible()
    ben.page.get_by_label("Recovery key").fill(key)
    ben.page.get_by_role("button", name="Get my name back").click()
    expect(ben.page.get_by_text("Welcome back.")).to_be_visible()
    ben.page.reload()
    expect(ben.page.get_by_label("Name", exact=True)).to_have_value("Ann of the Reeds")
    assert findings(ben.page) == []


def test_the_licences_of_what_is_bundled_are_a_file_beside_it(player: Player) -> None:
    page = player.page
    page.goto(player.server)
    page.get_by_role("button", name="Settings").click()
    link = page.get_by_role("link", name="Licences of fonts and other parts")
    text = page.request.get(f"{player.server}{link.get_attribute('href')}").text()
    for part in (
        "@fontsource-variable/fraunces",
        "@fontsource-variable/inter",
        "three 0",
        "SIL OPEN FONT LICENSE",
        "MIT",
    ):
        assert part in text


def test_a_problem_is_reported_from_the_settings(player: Player) -> None:
    page = player.page
    page.goto(player.server)
    page.get_by_role("button", name="Settings").click()
    page.get_by_text("Report a problem").click()
    page.get_by_label("What does not work?").fill("the picture is upside down")
    page.get_by_role("button", name="Send").click()
    expect(page.get_by_role("status").filter(has_text="Thank you.")).to_be_visible()


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_person_takes_their_data_along_and_deletes_themselves(player: Player, size: ViewportSize) -> None:
    page = player.page
    page.set_viewport_size(size)
    page.goto(f"{player.server}/me")
    name = page.get_by_label("Name", exact=True)
    expect(name).not_to_have_value("")
    called = name.input_value()
    with page.expect_download() as download:
        page.get_by_role("link", name="Download all of it").click()
    assert called in download.value.path().read_text(encoding="utf-8")
    page.get_by_text("Delete me", exact=True).click()
    page.get_by_label("Type your name").fill(called)
    assert findings(page) == []
    page.get_by_role("button", name="Delete me for good").click()
    expect(page.get_by_role("status")).to_have_text("You have been deleted. You are a new guest now.")
    expect(name).not_to_have_value(called)
