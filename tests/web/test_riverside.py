"""Riverside in the browser: rows are filled by one tap, fast taps are all kept, and a reload keeps the plan."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator, expect

from tests.web.conftest import NewPlayer
from tests.web.player import PHONE, SETTLED, Player, by_clicking, by_wishes

WITH_A_BOT = [{"kind": "me"}, {"kind": "bot", "level": "easy"}]
TAP_MS = 80
MANY = 600  # looks at the pages

SLOW_SERVER = """() => {
  const { set } = Object.getOwnPropertyDescriptor(WebSocket.prototype, "onmessage");
  Object.defineProperty(WebSocket.prototype, "onmessage", {
    set(heard) { set.call(this, heard && ((event) => setTimeout(() => heard(event), 150))); },
  });
}"""


def seats(player: Player) -> Locator:
    """The boxes of the row that can be filled furthest; a die and no green are chosen first."""
    page = player.page
    player.settle()
    page.locator(".play [data-action='choose_die(brown)']").click()
    player.settle()
    page.locator(".decide [data-act='green(no)']").click()
    player.settle()
    row = page.locator(".seats.can-choose[data-action='seat_row(0)']")
    expect(row.locator("[data-box]")).to_have_count(7)
    return row


def crosses(row: Locator) -> Locator:
    return row.locator("[data-cross]")


def test_four_taps_make_four_crosses_however_slow_the_server_is(player: Player) -> None:
    page = player.page
    page.add_init_script(f"({SLOW_SERVER})()")
    player.open_table(WITH_A_BOT)
    box = seats(player).locator("[data-box]").first.bounding_box()
    assert box
    for _ in range(4):
        page.mouse.click(box["x"] + 5, box["y"] + 5)
        page.wait_for_timeout(TAP_MS)
    player.settle()
    expect(page.locator(".decide .say")).to_contain_text("1 to go")


def test_a_tap_on_a_box_fills_up_to_it_and_a_tap_on_the_label_the_row(new_player: NewPlayer) -> None:
    player = new_player(viewport=PHONE, has_touch=True, is_mobile=True, device_scale_factor=1)
    page = player.page
    player.open_table(WITH_A_BOT)
    row = seats(player)
    row.locator("[data-box]").nth(2).tap()
    player.settle()
    expect(crosses(row)).to_have_count(3)
    label = page.locator(".boat", has=page.get_by_text("Reindeer")).locator("[data-label='0']")
    box = label.bounding_box()
    assert box
    assert box["height"] >= 44
    label.tap()
    player.settle()
    label = page.locator("[data-label='0'].takes-back")
    expect(label).to_have_attribute("aria-label", "Row 1: take back 5 crosses")
    label.tap()
    player.settle()
    expect(crosses(row)).to_have_count(0)


def test_a_plan_survives_a_reload(player: Player) -> None:
    page = player.page
    player.open_table(WITH_A_BOT)
    row = seats(player)
    row.locator("[data-box]").nth(3).click()
    player.settle()
    said = player.says()
    page.reload()
    player.settle()
    expect(page.locator(".decide .say")).to_have_text(said)
    expect(crosses(row)).to_have_count(4)
    page.keyboard.press("Escape")
    player.settle()
    expect(crosses(row)).to_have_count(3)


def test_on_a_shared_screen_a_plan_waits_under_the_cover(player: Player) -> None:
    page = player.page
    player.open_table([{"kind": "me"}, {"kind": "me", "name": "Bea"}])
    page.locator(".cover button").click()
    row = seats(player)
    page.reload()
    page.locator(".cover button").wait_for()
    expect(page.locator(".decide")).to_have_count(0)
    page.locator(".cover button").click()
    player.settle()
    expect(row).to_be_visible()


def test_an_answer_is_given_always_until_the_settings_ask_again(player: Player) -> None:
    page = player.page
    player.open_table([{"kind": "me"}, {"kind": "bot", "level": "easy"}])
    always = page.get_by_label("Always answer like this")
    choose = by_clicking(1)
    player.play(choose, lambda _: always.count() > 0)
    title = page.inner_text(".decide h2")
    assert "green die" in title
    always.check()
    page.locator(".decide .act.can[data-act='green(no)']").click()
    expect(page.locator(".decide h2")).not_to_have_text(title)
    page.keyboard.press(",")
    answers = page.get_by_role("dialog").get_by_role("listitem")
    expect(answers).to_contain_text("Leave the green die")
    answers.get_by_role("button", name="Ask again").click()
    expect(answers).to_have_count(0)


# Keeps, for every change on the page, what stands in the seat of the other, what is under way, and what the bar says.
WATCH = """() => {
  const seen = window.seen = [];
  const look = () => {
    const now = {
      sheet: [document.querySelector('[data-rail-seat="1"]')?.innerText,
              document.querySelectorAll('.rail .seat .pts')[1]?.innerText,
              document.querySelectorAll('[data-rail-seat="1"] .crossed').length].join(),
      step: document.querySelector('.steps [aria-current]')?.innerText,
      space: document.querySelector('.ship')?.dataset.space,
      at: document.querySelector('.ship')?.getAttribute('transform'),
      flying: document.querySelectorAll('.flying').length,
      tumbling: document.querySelectorAll('.die.tumbles').length,
      temperature: document.querySelector('.dice')?.textContent.match(/Temperature (\\d)/)?.[1],
      state: document.querySelector('.decide')?.dataset.state,
      told: document.querySelector('[data-told]')?.innerText,
    };
    if (JSON.stringify(now) !== JSON.stringify(seen.at(-1))) seen.push(now);
  };
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
}"""


def round_two(player: Player) -> bool:
    return "Round 2" in player.round()


def checked(seen: list[dict[str, Any]]) -> None:
    """The marks of the other come before the numbers, then the dice, then the ship; nothing is asked meanwhile."""
    moving = [now for now in seen if now["flying"] or now["tumbling"]]
    assert {now["state"] for now in moving} == {"follow"}
    changes = [i for i in range(1, len(seen)) if seen[i]["sheet"] != seen[i - 1]["sheet"]]
    assert changes
    for i in changes:
        assert any(now["flying"] for now in seen[:i]), "marks come before the sheet and its numbers change"
        assert not seen[i]["flying"]
    rolled(seen)


def rolled(seen: list[dict[str, Any]]) -> None:
    tumbled = [i for i, now in enumerate(seen) if now["tumbling"]]
    sailed = [i for i in range(1, len(seen)) if seen[i]["at"] != seen[i - 1]["at"]]
    arrived = next(i for i in range(1, len(seen)) if seen[i]["space"] != seen[i - 1]["space"])
    assert seen[tumbled[-1]]["temperature"] == seen[0]["temperature"], "the old one while dice tumble"
    assert tumbled[-1] < sailed[0] < arrived, "dice first, then the ship, then the position after it"
    assert seen[arrived]["step"] == "Seats"


def test_marks_of_the_others_come_before_numbers_dice_before_the_ship(new_player: NewPlayer) -> None:
    player = new_player(reduced_motion="no-preference")
    page = player.page
    player.open_table(WITH_A_BOT)
    player.settle()
    page.evaluate(WATCH)
    player.play(by_wishes(4, "choose_die", "seat_row"), round_two)
    seen = page.evaluate("seen")
    checked(seen)
    sentence = page.locator(".since .tale button").last.get_attribute("title")
    page.wait_for_function("sentence => seen.some(now => now.told?.includes(sentence))", arg=sentence)  # it is spoken


def test_two_people_see_each_others_marks_when_both_are_ready(new_player: NewPlayer) -> None:
    """Whoever is ready first is shown the other's marks as soon as they may be seen; nothing of them before."""
    ann, ben = (new_player(reduced_motion="no-preference") for _ in range(2))
    table = ann.open_table([{"kind": "me"}, {"kind": "open"}])
    ben.page.goto(f"{ben.server}/table/{table}")
    ben.page.get_by_role("button", name="Sit here").click()
    choose = {ann: by_wishes(4, "choose_die", "seat_row"), ben: by_wishes(5, "choose_die", "seat_row")}
    for person in (ann, ben):
        person.settle()
        person.page.evaluate(WATCH)
    for _ in range(MANY):
        if all(round_two(person) for person in (ann, ben)):
            break
        for person in (ann, ben):
            state = person.page.locator(SETTLED).get_attribute("data-state")
            if state == "planned":
                person.page.click(".decide [data-main]")
                if person is ann and ben.page.locator(".decide[data-state=mine]").count():
                    ann.page.wait_for_selector(".decide[data-state=ready]")
                    assert ann.page.locator(".flying").count() == 0
            elif state == "mine" and person.page.locator(".decide .act.can, .play .can-choose").count():
                choose[person](person)
            else:
                person.page.wait_for_timeout(20)
    checked(ann.page.evaluate("seen"))
    assert {now["state"] for now in ben.page.evaluate("seen") if now["flying"]} == {"follow"}


def test_alone_dice_are_rolled_before_the_ship_sails(new_player: NewPlayer) -> None:
    player = new_player(reduced_motion="no-preference")
    page = player.page
    player.open_table([{"kind": "me"}])
    player.settle()
    page.evaluate(WATCH)
    player.play(by_wishes(4, "choose_die", "seat_row"), round_two)
    rolled(page.evaluate("seen"))
