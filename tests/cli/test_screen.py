"""The drawn table: it fits, and nothing in it needs colour."""

from __future__ import annotations

import io

import pytest
from rich.cells import cell_len
from rich.console import Console

import rivertable as rt
from rivertable.cli.answers import answers_of
from rivertable.cli.screen import Screen
from rivertable.engine.playing import play_out
from scripts.terminal_picture import PICTURE, picture, position
from tests.cli.conftest import sampled


def drawn(match: rt.Match, viewer: int | None, width: int) -> list[str]:
    console = Console(file=io.StringIO(), width=width, highlight=False)
    screen = Screen(console, match, {seat: f"Player {seat + 1}" for seat in range(match.players)})
    if viewer is not None and viewer in match.to_act:
        page = screen.page(viewer, answers_of(match, viewer))
        console.print(page.table, page.decision)
    else:
        screen.table(viewer)
    if match.is_over:
        screen.scores()
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue().splitlines()


def played(players: int, extension: bool, rounds: int) -> rt.Match:
    match, bot = rt.Match(rt.load("riverside", players=players, extension=extension), seed=7), rt.bot("random", seed=1)
    while not match.is_over and match.rounds < rounds:
        match.act(match.to_act[0], bot.choose(match, match.to_act[0]))
    return match


@pytest.mark.parametrize("extension", [False, True])
@pytest.mark.parametrize("players", [1, 2, 6])
@pytest.mark.parametrize("rounds", [1, 6, 99])
def test_the_table_fits_in_100_columns(players: int, extension: bool, rounds: int) -> None:
    match = played(players, extension, rounds)
    for viewer in (0, None):
        lines = drawn(match, viewer, 200)
        assert max(map(cell_len, drawn(match, viewer, 100))) <= 100
        drawing = [line for line in lines if line[:1] in ("☒", "□") or "○" in line or line.startswith("row")]
        assert max(cell_len(line.rstrip()) for line in drawing) <= 112


@pytest.mark.parametrize("width", [80, 100])
def test_nothing_of_the_sheet_or_the_map_wraps(width: int) -> None:
    """Wrapping would break the drawing: the lines of a table are as many in 80 columns as in 100."""
    for extension in (False, True):
        lines = drawn(played(2, extension, 6), None, width)
        river = [line for line in lines if line.startswith((" start", "anchor"))]
        assert len(river) == 2
        assert all(line.rstrip()[-1] in "╮╯" for line in river)
        assert sum(line.count("☾") + line.count("★") + line.count("✗") for line in lines) >= 10
        rows = [line for line in lines if line.startswith(("row 3", "3 "))]
        assert len(rows) == 2
        assert all(line.count("2") >= 3 for line in rows)


def test_everything_is_written_not_only_coloured() -> None:
    text = "\n".join(drawn(rt.Match("riverside(players=2)", seed=7), 0, 100))
    for words in ("N1  yellow 8", "pink 6", "S3  yellow 4", "[▶]", "start", "anchor", "┆", "│3"):
        assert words in text
    for words in ("hot, costs fire  blue 5   pink 5   green 6", "free  yellow 2   brown 1   white 3", "temperature 3"):
        assert words in text
    for words in ("□□□◇□□□  8 +2wh", "☾ Fan base", "__ __ __ __ __", "fire 20", "+1: 3", "Player 2"):
        assert words in text


def test_villages_in_range_are_marked() -> None:
    match = position()
    text = "\n".join(drawn(match, 0, 100))
    assert "2!" in text or "3!" in text or "1!" in text
    assert "too far" in text


def test_what_every_answer_changes_alike_is_left_out() -> None:
    match = rt.Match("riverside(players=1)", seed=7)
    match.act(0, "choose_die(white)")
    match.act(0, "green(no)")
    assert "crosses to make" not in "\n".join(drawn(match, 0, 100))


def test_the_picture_is_up_to_date_and_asks_no_other_host() -> None:
    svg = picture(position())
    assert PICTURE.read_text(encoding="utf-8") == svg, "run scripts/terminal_picture.py"
    assert "https:" not in svg
    assert "@font-face" not in svg


def test_news_take_the_room_there_is() -> None:
    match = play_out(rt.Match("twelve_rivers(players=2)", seed=7), rt.bot("random", seed=1).choose)
    told = {}
    for room in (0, 1, 5, 99):
        console = Console(file=io.StringIO(), width=100, highlight=False)
        screen = Screen(console, match, {0: "Ann", 1: "Ben"})
        screen.news(screen.event_lines(match.events(0)), room)
        assert isinstance(console.file, io.StringIO)
        told[room] = console.file.getvalue().splitlines()
    assert [len(told[room]) for room in (0, 1)] == [1, 1]
    assert 3 <= len(told[5]) <= 5 < len(told[99]) <= 12
    assert told[5][0].startswith("… (")
    assert told[5][1:] == told[99][1 - len(told[5]) :]


def test_a_sentence_of_the_news_that_has_no_room_is_shown_from_its_beginning() -> None:
    console = Console(file=io.StringIO(), width=20, highlight=False)
    screen = Screen(console, rt.Match("twelve_rivers(players=2)", seed=7), {0: "Ann", 1: "Ben"})
    screen.news(["Ben waits.", "Ben puts a token at the lake and pays for it."], 2)
    screen.news(["Ben puts a token at the lake and pays for it.", "Ann waits."], 2)
    assert isinstance(console.file, io.StringIO)
    assert [line.rstrip() for line in console.file.getvalue().splitlines()] == [
        "Ben puts a token at",
        "… (3 more lines:",
        "log)",
        "… (3 more lines:",
        "log)",
        "Ann waits.",
    ]


def test_turns_of_others_are_told_in_a_sentence_each_and_my_own_step_by_step() -> None:
    match, bot = rt.Match("the_river(players=3)", seed=7), rt.bot("random", seed=1)
    names = {0: "Ann", 1: "Ben", 2: "Cleo"}
    screen = Screen(Console(file=io.StringIO(), width=100), match, names)
    since, compared = 0, 0
    while not match.is_over:
        if match.to_act == (0,):
            turns = [turn for turn in match.turns(0, since) if turn.first >= since and turn.seat not in (0, None)]
            lines = screen.turn_lines(0, since)
            assert [line for line in lines if line in {match.say(turn.message, names) for turn in turns}] == [
                match.say(turn.message, names) for turn in turns
            ]
            compared += len(turns)
            since = len(match.events(0))
        match.act(match.to_act[0], bot.choose(match, match.to_act[0]))
    assert compared > 20


def test_what_was_told_of_a_turn_before_is_not_told_again() -> None:
    match = rt.Match("the_river(players=2)", seed=7)
    bot = rt.bot("random", seed=1)
    while match.turns(1)[-1].seat != 0 or len(match.events(1)) - match.turns(1)[-1].first < 2:
        match.act(match.to_act[0], bot.choose(match, match.to_act[0]))
    screen = Screen(Console(file=io.StringIO(), width=100), match, {0: "Ann", 1: "Ben"})
    since = match.turns(1)[-1].first + 1
    assert screen.turn_lines(1, since) == screen.event_lines(match.events(1, since))
    assert screen.turn_lines(1, since - 1) == [match.say(match.turns(1)[-1].message, screen.names)]
    assert screen.turn_lines(1, len(match.events(1))) == []


@pytest.mark.parametrize("game", rt.games())
def test_whatever_a_person_has_seen_so_far_the_rest_is_told(game: str) -> None:
    """Between any two events: nothing fails, and something is said wherever an event has words."""
    for match in sampled(game, 2, every=60):
        screen = Screen(Console(file=io.StringIO(), width=100), match, {0: "Ann", 1: "Ben"})
        events = match.events(0)
        for since in range(max(0, len(events) - 12), len(events)):
            lines = screen.turn_lines(0, since)
            assert all(lines)
            assert lines or not screen.event_lines(events[since:])
        assert screen.turn_lines(0, len(events)) == []
