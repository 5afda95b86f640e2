"""The end of a match and the way back through it: turns, rounds, captions, all cards, the result and its picture."""

from __future__ import annotations

import json
import re
import struct
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from rivertable.engine.match import Match
from tests.web.accessibility import findings
from tests.web.conftest import NewPlayer
from tests.web.player import PHONE, Player, by_clicking
from tests.web.screens import SCREENS, outside, resize

GAMES = Path(__file__).parents[1] / "games"
RIVER = "the_river/records/rules_2_tokens_3_greedy.json"


def bring(player: Player, path: str) -> dict[str, Any]:
    return player.post("/api/records", json.loads((GAMES / path).read_text()))


def caption(player: Player) -> str:
    return player.page.locator(".decide .say h2").inner_text().strip()


CAPTION_IS_A_LINE = """() => {
  const lines = [...document.querySelectorAll(".log [aria-current]")].map((line) => line.innerText.trim());
  return lines.includes(document.querySelector(".decide .say h2").innerText.trim());
}"""


def current_line(player: Player) -> Locator:
    return player.page.locator(".log [aria-current]").first


@pytest.mark.parametrize("game", ["the_river", "riverside", "twelve_rivers", "river_bankers", "stone_layer"])
def test_a_step_is_a_turn_and_its_caption_is_the_line_of_the_log(player: Player, game: str) -> None:
    path = RIVER if game == "the_river" else f"{game}/records/two_players.json"
    page, id = player.page, bring(player, path)["id"]
    page.goto(f"{player.server}/replay/{id}")
    expect(page.locator(".decide")).to_contain_text("Turn 0 of")
    told = set()
    for turn in range(1, 12):
        page.keyboard.press("ArrowRight")
        expect(page.locator(".decide .where")).to_contain_text(re.compile(rf"^Turn {turn} of \d+"))
        expect(page.locator(".decide")).to_have_attribute("aria-busy", "false")
        if current_line(player).count():
            expect(current_line(player)).to_be_in_viewport()
            page.wait_for_function(CAPTION_IS_A_LINE)
            told.add(caption(player))
    assert len(told) >= 8
    page.keyboard.press("ArrowLeft")
    expect(page.locator(".decide .where")).to_contain_text("Turn 10 of")


def test_one_goes_by_round_by_line_by_move_and_to_the_ends(player: Player) -> None:
    page, info = player.page, bring(player, RIVER)
    page.goto(f"{player.server}/replay/{info['id']}?at=0")
    where = page.locator(".decide .where")
    page.get_by_role("button", name="To the next round").click()
    page.get_by_role("button", name="To the next round").click()
    expect(where).to_contain_text("round 1")
    page.keyboard.press("ArrowRight")
    expect(where).to_contain_text("round 2")
    page.keyboard.press("Shift+ArrowLeft")
    expect(where).to_contain_text("move 1 of 2")
    page.keyboard.press("PageUp")
    page.keyboard.press("PageUp")
    page.keyboard.press("ArrowRight")
    expect(where).to_contain_text("round 1")
    line = page.locator(".log button", has_text="built Smithy").first
    line.click()
    expect(current_line(player)).to_contain_text("built Smithy")
    expect(page.locator(".decide .say h2")).to_contain_text("built Smithy")
    page.wait_for_url("**at=21")
    page.get_by_role("button", name="To the end").click()
    expect(where).to_contain_text(f"Turn {info_turns(player)} of {info_turns(player)}")
    for seat, score in enumerate(info["outcome"]["scores"]):
        expect(page.locator(".now b").nth(seat)).to_have_text(str(score))
    page.keyboard.press("Home")
    expect(page.locator(".now b").first).to_have_text("0")
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Keys")).to_contain_text("One move back or on")


def info_turns(player: Player) -> int:
    return int(player.page.get_by_role("slider", name="Turn").get_attribute("max") or 0)


def test_the_curve_and_the_slider_lead_to_a_turn_and_a_link_to_a_move_is_kept(player: Player) -> None:
    page, id = player.page, bring(player, RIVER)["id"]
    page.goto(f"{player.server}/replay/{id}?move=21")
    expect(page.locator(".decide .where")).to_contain_text("Turn 16 of")
    curve = page.get_by_role("img", name="Points ahead of the best other").bounding_box()
    assert curve
    page.mouse.click(curve["x"] + curve["width"] / 2, curve["y"] + curve["height"] / 2)
    half = info_turns(player) // 2
    expect(page.locator(".decide .where")).to_contain_text(re.compile(rf"Turn ({half - 1}|{half}|{half + 1}) of"))
    page.get_by_role("slider", name="Turn").fill("5")
    expect(page.locator(".decide .where")).to_contain_text("Turn 5 of")


def test_playing_goes_on_by_itself_at_its_speed(player: Player) -> None:
    page, id = player.page, bring(player, RIVER)["id"]
    page.goto(f"{player.server}/replay/{id}")
    page.get_by_label("Speed").select_option("4×")
    page.get_by_role("button", name="Play", exact=True).click()
    later = re.compile(r"Turn ([3-9]|\d\d) of")  # a busy machine may not look in the moment of turn 3
    expect(page.locator(".decide .where")).to_contain_text(later)
    page.get_by_role("button", name="Pause").click()
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()


def test_pieces_move_over_the_old_position(new_player: NewPlayer) -> None:
    """Numbers change when they have arrived."""
    player = new_player(reduced_motion="no-preference")
    page, id = player.page, bring(player, RIVER)["id"]
    page.goto(f"{player.server}/replay/{id}?at=7")
    points = page.locator(".now b")
    expect(points.first).to_be_visible()
    page.get_by_role("slider", name="Turn").fill("13")
    expect(page.locator(".decide .where")).to_contain_text("Turn 13 of")
    # A step from a turn that is not drawn yet is drawn at once, like every jump.
    expect(page.locator(".decide")).to_have_attribute("aria-busy", "false")
    before = points.all_inner_texts()
    page.evaluate(
        """() => {
          window.underWay = [];
          const look = () => document.querySelector(".flying") &&
            underWay.push([...document.querySelectorAll('.now b')].map((each) => each.innerText));
          new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
        }"""
    )
    page.keyboard.press("ArrowRight")
    expect(points.nth(1)).not_to_have_text(before[1])
    under_way = page.evaluate("underWay")
    assert under_way, "no piece has moved"
    assert all(shown == before for shown in under_way), "the building is still on its way"


@pytest.mark.parametrize("game", ["twelve_rivers", "river_bankers"])
def test_all_cards_are_shown_after_the_end(player: Player, game: str) -> None:
    page, id = player.page, bring(player, f"{game}/records/two_players.json")["id"]
    page.goto(f"{player.server}/replay/{id}?at=12")
    hands = page.locator(".hands li")
    expect(page.get_by_role("button", name="All cards")).to_be_visible()
    expect(hands).to_have_count(0)
    page.get_by_label("See as").select_option("0")
    expect(hands).to_have_count(1)
    mine = hands.first.inner_text()
    page.get_by_role("button", name="All cards").click()
    expect(hands).to_have_count(2)
    expect(hands.first).to_have_text(mine, use_inner_text=True)
    expect(hands.nth(1)).not_to_contain_text("nothing")
    page.get_by_role("button", name="One view").click()
    expect(hands).to_have_count(1)


def test_stones_go_from_fall_to_fall(player: Player) -> None:
    page, id = player.page, bring(player, "stone_layer/records/two_players.json")["id"]
    page.goto(f"{player.server}/replay/{id}")
    page.get_by_role("button", name="To the next fall").click()
    expect(page.locator(".decide .say h2")).to_contain_text("toppled")
    expect(page.get_by_role("button", name="All cards")).to_have_count(0)


def test_a_record_that_was_saved_half_way_is_played_on(player: Player, tmp_path: Path) -> None:
    match = Match("the_river(players=2)", seed=3)
    for _ in range(20):
        match.act(match.to_act[0], match.legal(match.to_act[0])[0])
    match.record().save(tmp_path / "half.json")
    page = player.page
    page.goto(f"{player.server}/tables")
    page.locator("input[type=file]").set_input_files(tmp_path / "half.json")
    page.get_by_role("button", name="Play on from here").wait_for()
    page.keyboard.press("End")
    told = page.locator(".log li").count()
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url("**/table/**")
    assert player.settle() == "mine"
    expect(page.locator(".rail .log > li").nth(told - 2)).to_be_attached()  # the log begins with what led there


@pytest.mark.parametrize("path", [RIVER, "river_bankers/records/three_players_symmetric.json"])
def test_a_replay_fits_every_screen(player: Player, path: str) -> None:
    page, id = player.page, bring(player, path)["id"]
    page.goto(f"{player.server}/replay/{id}?at=40")
    page.get_by_role("button", name="Play on from here").wait_for()
    assert findings(page) == []
    for screen in SCREENS:
        resize(page, screen)
        width = page.evaluate("document.documentElement.scrollWidth")
        assert width <= screen["width"], screen
        assert outside(page, ".decide button, .decide select, .topbar button, .along input") == [], screen


def test_on_a_phone_log_and_views_are_behind_a_button(new_player: NewPlayer) -> None:
    player = new_player(viewport=PHONE, has_touch=True, is_mobile=True, device_scale_factor=1)
    page, id = player.page, bring(player, RIVER)["id"]
    page.goto(f"{player.server}/replay/{id}?at=40")
    expect(page.locator(".decide .where")).to_contain_text("Turn")
    small = page.locator(".decide button, .decide select, .along input, .topbar button").evaluate_all(
        "all => all.filter(one => one.checkVisibility() && one.getBoundingClientRect().height < 43.5).map(one => one.outerHTML)"
    )
    assert small == []
    expect(page.locator(".log")).to_be_hidden()
    page.get_by_role("button", name="Log").tap()
    page.locator(".log button", has_text="built Smithy").first.tap()
    expect(page.locator(".log [aria-current]").first).to_contain_text("built Smithy")
    page.get_by_role("button", name="Log").tap()
    expect(page.locator(".log")).to_be_hidden()
    expect(page.locator(".decide .say h2")).to_contain_text("built Smithy")
    assert findings(page) == []


def leads_into_the_replay(player: Player, line: Locator) -> None:
    """A click on a line of a finished match's log opens the replay at the turn it tells; then back to the table."""
    text = line.inner_text().strip()
    line.click()
    player.page.wait_for_url("**/replay/*")
    expect(player.page.locator(".decide .say h2")).to_have_text(text)
    expect(current_line(player)).to_contain_text(text)
    player.page.go_back()


def test_the_result_has_its_replay_a_picture_and_a_link(player: Player, tmp_path: Path) -> None:
    page = player.page
    table = player.open_table([{"kind": "me"}])
    player.play(by_clicking(10))
    leads_into_the_replay(player, page.locator(".rail .log a").nth(6))
    page.get_by_role("button", name="Log", exact=True).click()
    leads_into_the_replay(player, page.locator("dialog .log a").nth(2))
    expect(page.get_by_role("heading", name=re.compile(r"Against the target of \d+"))).to_be_visible()
    expect(page.get_by_role("cell").last).to_have_text("−15")
    small = page.locator(".small-replay")
    expect(small).to_contain_text("Turn")
    last = small.locator("h3 .small").inner_text()
    small.get_by_role("slider").fill("2")
    expect(small).to_contain_text("Turn 2 of")
    expect(small.locator("h3 .small")).not_to_have_text(last)
    with page.expect_download() as download:
        page.get_by_role("button", name="Share picture").click()
    download.value.save_as(tmp_path / "shared.png")
    picture = (tmp_path / "shared.png").read_bytes()
    assert picture[:8] == b"\x89PNG\r\n\x1a\n"
    assert struct.unpack(">II", picture[16:24]) == (1200, 630)
    assert len(picture) > 20_000, "it is not blank"
    assert download.value.suggested_filename == f"riverside-{table}.png"
    curve = page.get_by_role("img", name="Points above or below the target").bounding_box()
    assert curve
    page.mouse.click(curve["x"] + curve["width"] / 2, curve["y"] + curve["height"] / 2)
    page.wait_for_url(f"**/replay/{table}?at=*")
    expect(page.locator(".decide .where")).to_contain_text("Turn")
    expect(page.get_by_role("heading", name=re.compile("Against the target of"))).to_be_visible()
