"""What is heard at the table: each sound is noted as the browser plays it, and rendered once more to be measured."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect

from tests.web.conftest import NewPlayer
from tests.web.player import Player, by_clicking

# Notes every sound that is played, and renders it as loud as it is played.
LISTEN = """
window.heard = [];
const connect = AudioNode.prototype.connect;
AudioNode.prototype.connect = function (to, ...more) { this.next = to; return connect.call(this, to, ...more); };
const start = AudioBufferSourceNode.prototype.start;
AudioBufferSourceNode.prototype.start = function (...more) {
  const { buffer, next } = this;
  if (this.context instanceof AudioContext)
    window.heard.push({ buffer, gain: next.gain.value, state: this.context.state });
  return start.call(this, ...more);
};
window.measure = async ({ buffer, gain }) => {
  const offline = new OfflineAudioContext(1, 48000, 48000);
  const source = offline.createBufferSource(), volume = offline.createGain();
  source.buffer = buffer;
  volume.gain.value = gain;
  source.connect(volume).connect(offline.destination);
  source.start();
  const samples = (await offline.startRendering()).getChannelData(0);
  const squares = samples.reduce((sum, sample) => sum + sample * sample, 0);
  const peak = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  return { seconds: buffer.duration, peak, rms: Math.sqrt(squares / buffer.duration / 48000) };
};
"""
SECONDS = {"my_turn": 0.85, "chat": 0.34, "low_time": 0.62, "wood": 0.32}


def listening(player: Player) -> Player:
    player.page.add_init_script(LISTEN)
    return player


def count(page: Page, name: str) -> int:
    heard: list[float] = page.evaluate("heard.map(({ buffer }) => buffer.duration)")
    return sum(abs(seconds - SECONDS[name]) < 0.005 for seconds in heard)


def wait_for(page: Page, name: str) -> None:
    page.wait_for_function(
        "seconds => heard.some(({ buffer }) => Math.abs(buffer.duration - seconds) < 0.005)", arg=SECONDS[name]
    )


def measured(page: Page) -> list[dict[str, Any]]:
    sounds: list[dict[str, Any]] = page.evaluate("Promise.all(heard.map(measure))")
    return sounds


def test_my_turn_and_what_others_say_is_heard_softly_until_m_is_pressed(new_player: NewPlayer) -> None:
    ann, ben = listening(new_player()), new_player()
    table = ann.open_table([{"kind": "me"}, {"kind": "open"}])
    ann.page.get_by_role("heading").first.click()  # a browser is silent until its page is touched
    ben.page.goto(f"{ben.server}/table/{table}")
    ben.page.get_by_role("button", name="Sit here").click()
    assert ann.settle() == ben.settle() == "mine"
    wait_for(ann.page, "my_turn")

    def talk(player: Player, text: str) -> None:
        player.page.keyboard.press("c")
        player.page.keyboard.type(text)
        player.page.keyboard.press("Enter")
        player.page.keyboard.press("Escape")
        ann.page.get_by_role("tab", name="Chat").click()
        expect(ann.page.get_by_text(text)).to_be_visible()

    talk(ben, "Good wind")
    wait_for(ann.page, "chat")
    talk(ann, "And to you")
    assert count(ann.page, "chat") == 1
    for sound in measured(ann.page):
        assert sound["seconds"] < 1
        assert 0.001 < sound["rms"] < sound["peak"] < 0.25, "heard, and soft at first"

    played = ann.page.evaluate("heard.length")
    ann.page.keyboard.press("m")
    talk(ben, "Are you there?")
    assert ann.page.evaluate("heard.length") == played
    ann.page.keyboard.press("m")
    wait_for(ann.page, "wood")
    ann.page.keyboard.press(",")
    played = ann.page.evaluate("heard.length")
    ann.page.get_by_role("slider", name="Volume").fill("100")
    ann.page.wait_for_function("played => heard.length > played", arg=played)
    loudest = max(sound["peak"] for sound in measured(ann.page))
    assert 0.25 < loudest < 0.9


def test_the_last_ten_seconds_of_my_clock_are_heard_once(new_player: NewPlayer) -> None:
    player = listening(new_player())
    clock = {"bank_seconds": 12, "at_zero": "show"}
    player.open_table([{"kind": "me"}, {"kind": "bot", "level": "easy"}], clock=clock)
    player.settle()
    player.page.keyboard.press("Shift")  # a key that does nothing at the table
    wait_for(player.page, "low_time")
    choose = by_clicking(3)
    while player.settle() != "planned":
        choose(player)
    assert count(player.page, "low_time") == 1


def test_a_move_sounds_of_what_is_moved(new_player: NewPlayer) -> None:
    """With motion and without."""
    for motion in ("reduce", "no-preference"):
        player = listening(new_player(reduced_motion=motion))
        player.open_table([{"kind": "me"}, {"kind": "bot", "level": "easy"}], "the_river")
        choose = by_clicking(5)
        while player.settle() != "planned":
            choose(player)
        player.confirm()
        wait_for(player.page, "wood")
