"""At the table: plans, refusals, undo, hints, rules, settings."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.conftest import NewPlayer
from tests.web.player import Player, by_clicking

WITH_A_BOT = [{"kind": "me"}, {"kind": "bot", "level": "easy"}]


@pytest.fixture
def page_of(player: Player) -> Player:
    player.open_table(WITH_A_BOT)
    player.settle()
    return player


def test_a_plan_is_shown_and_taken_back_with_escape(page_of: Player) -> None:
    page = page_of.page
    question = page.inner_text(".decide h2")
    page.locator(".play [data-action^=choose_die]").first.click()
    page_of.settle()
    expect(page.locator(".decide h2")).not_to_have_text(question)
    expect(page.locator(".play .chosen-ring")).to_have_count(1)
    page.keyboard.press("Escape")
    page_of.settle()
    expect(page.locator(".decide h2")).to_have_text(question)
    expect(page.locator(".play .chosen-ring")).to_have_count(0)


def test_what_is_not_legal_is_shown_with_its_reason_and_not_taken(page_of: Player) -> None:
    page = page_of.page
    page.locator(".play [data-action^=choose_die]").first.click()
    page_of.settle()
    refused = page.locator(".decide .act[aria-disabled=true]", has_text="Warm night")
    expect(refused).to_contain_text("power not ready")
    question = page.inner_text(".decide h2")
    refused.hover()
    expect(page.locator(".decide .say")).to_contain_text("That royal power is not activated, or has been used.")
    refused.click(force=True)
    page_of.settle()
    expect(page.locator(".decide h2")).to_have_text(question)
    page.locator(".decide .say .link").click()
    page.locator(".drawer").get_by_role("button", name="Exact wording: RS-").click()
    expect(page.locator(".drawer .clause.marked")).to_be_visible()


def test_several_people_at_one_screen_are_covered_from_each_other(player: Player) -> None:
    page = player.page
    player.open_table([{"kind": "me", "name": "Ann"}, {"kind": "me", "name": "Ben"}])
    page.get_by_role("button", name="I am Ann").click()
    choose = by_clicking(4)
    while player.settle() != "planned":
        choose(player)
    page.click(".decide [data-main]")
    page.get_by_role("button", name="I am Ben").wait_for()
    assert "Sheet of" not in page.content()
    page.get_by_role("button", name="I am Ben").click()
    assert player.settle() == "mine"
    expect(page.locator(".rail .seat.me .who")).to_have_text("Ben your move", use_inner_text=True)


def test_a_sent_turn_is_undone_while_the_others_still_choose(new_player: NewPlayer) -> None:
    player, other = new_player(), new_player()
    page = player.page
    table = player.open_table([{"kind": "me"}, {"kind": "open"}])
    other.post(f"/api/tables/{table}/sit", {})
    player.settle()
    choose = by_clicking(5)
    while player.settle() != "planned":
        choose(player)
    page.click(".decide [data-main]")
    page.locator(".decide[data-state=ready]").wait_for()
    page.get_by_role("button", name="Change my mind").click()
    assert player.settle() == "mine"
    expect(page.locator(".decide .say")).to_contain_text("Choose a base die")


def test_a_hint_marks_what_is_best_and_does_not_play_it(page_of: Player) -> None:
    page = page_of.page
    question = page.inner_text(".decide h2")
    page.keyboard.press("h")
    expect(page.locator(".hint h2")).to_be_visible(timeout=60_000)
    expect(page.locator(".decide .act.hinted").first).to_be_visible()
    assert page.locator(".decide .act.hinted").count() in (1, 2), "two where another is about as good"
    expect(page.locator(".decide h2")).to_have_text(question)


def test_rules_are_at_hand_with_search_and_clause_links(page_of: Player) -> None:
    page = page_of.page
    page.keyboard.press("r")
    drawer = page.locator(".drawer")
    page.fill("#look-up", "solo victory")
    expect(drawer.locator(".clause.hit")).to_contain_text("solo victory")
    link = drawer.locator(".clause.hit .link").first
    named = link.inner_text()
    link.click()
    expect(drawer.locator(".clause.marked .id")).to_have_text(named)
    expect(drawer.locator(".clause.marked")).to_be_in_viewport()


def test_settings_last_and_the_night_is_dark(page_of: Player) -> None:
    page = page_of.page
    page.keyboard.press(",")
    page.get_by_role("radio", name="Night").click()
    page.get_by_role("radio", name="At once").click()
    page.get_by_role("button", name="Close").click()
    expect(page.locator("body")).to_have_css("background-color", "rgb(16, 32, 42)")
    page.reload()
    page_of.settle()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")


def test_the_table_is_read_aloud(page_of: Player) -> None:
    page = page_of.page
    page.keyboard.press("b")
    dialog = page.get_by_role("dialog", name="Read the table")
    expect(dialog).to_contain_text("The ship is on space")
    assert dialog.locator("p").count() > 15


def test_six_seats_leave_room_for_the_log(new_player: NewPlayer) -> None:
    player = new_player(viewport={"width": 1280, "height": 800})
    player.open_table([{"kind": "me"}, *[{"kind": "bot", "level": "easy"}] * 5], options={"extension": True})
    player.settle()
    expect(player.page.locator(".rail .seat").last).to_be_in_viewport(ratio=1)
    expect(player.page.locator(".rail .talk")).to_be_in_viewport(ratio=1)


def test_every_game_is_playable(player: Player) -> None:
    """Without a drawn board the decision bar offers all actions; with one, what glows there may wait behind a button."""
    games = player.page.request.get(f"{player.server}/api/games").json()["games"]
    for game in games:
        seats = [{"kind": "me"}] + [{"kind": "bot", "level": "easy"}] * (max(2, game["players_min"]) - 1)
        player.open_table(seats, game=game["name"])
        player.settle()
        sent = 0
        while sent < 2:
            if player.settle() == "planned":
                player.confirm()
                sent += 1
            else:
                action = player.page.locator(".decide .act.can:visible, .play .can-choose").first
                sent += action.get_attribute("data-act") == "release"  # a stone let go is sent at once
                action.click()


def test_a_language_is_chosen_at_the_table(player: Player) -> None:
    """Settings stay open, and the table is not built anew."""
    player.open_table(WITH_A_BOT, game="stone_layer")
    player.settle()
    page, question = player.page, player.says()
    page.evaluate("document.querySelector('.play').dataset.old = 'true'")
    page.keyboard.press(",")
    page.get_by_label("Language of the games").select_option("fi")
    expect(page.locator(".decide .say")).not_to_have_text(question, use_inner_text=True)
    expect(page.get_by_role("dialog", name="Settings")).to_be_visible()
    assert page.get_attribute(".play", "data-old") == "true"


def test_every_seat_has_a_clock_that_goes(player: Player) -> None:
    player.open_table(WITH_A_BOT, clock={"bank_seconds": 300})
    player.settle()
    mine = player.page.locator(".rail .seat.me .badge")
    before = mine.inner_text()
    expect(mine).not_to_have_text(before)


def test_a_hint_is_not_offered_when_the_turn_is_planned(page_of: Player) -> None:
    hint = page_of.page.get_by_role("button", name="Hint")
    expect(hint).to_be_enabled()
    choose = by_clicking(21)
    while page_of.settle() != "planned":
        choose(page_of)
    expect(hint).to_be_disabled()


def test_the_log_stays_where_it_is_read(player: Player) -> None:
    page = player.page
    player.open_table(WITH_A_BOT, game="the_river")
    log = page.locator(".rail .log")
    choose, at = by_clicking(22), "log => log.scrollTop"
    player.play(choose, until=lambda _: log.evaluate("log => log.scrollHeight > 2 * log.clientHeight"))
    log.evaluate("log => log.scrollTo({ top: log.clientHeight })")
    first = page.locator(".rail .log li").first.inner_text()
    player.play(choose, until=lambda _: page.locator(".rail .log li").first.inner_text() != first)
    assert log.evaluate(at) > 0
    log.evaluate("log => log.scrollTo({ top: 0 })")
    first = page.locator(".rail .log li").first.inner_text()
    player.play(choose, until=lambda _: page.locator(".rail .log li").first.inner_text() != first)
    assert log.evaluate(at) == 0
