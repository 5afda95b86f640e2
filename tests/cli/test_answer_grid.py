"""The question with its answers, set in columns."""

from __future__ import annotations

import io

from rich.console import Console, RenderableType
from rich.text import Text

import rivertable as rt
from rivertable.cli.answer_grid import MANY_ANSWERS, answer_grid, decision, pages_of
from rivertable.cli.answers import answers_of


def printed(drawn: RenderableType, width: int) -> str:
    console = Console(file=io.StringIO(), width=width, highlight=False)
    console.print(drawn)
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def many_answers() -> rt.Match:
    match, bot = rt.Match("river_bankers(players=2, starters=none)", seed=7), rt.bot("greedy", seed=1)
    while len(match.legal(match.to_act[0])) <= MANY_ANSWERS:
        match.act(match.to_act[0], bot.choose(match, match.to_act[0]))
    return match


def test_many_short_answers_stand_in_two_columns() -> None:
    rows = [(Text(str(number)), Text("row 1"), Text("")) for number in range(1, MANY_ANSWERS + 4)]
    assert [answer_grid(some, 80).row_count for some in (rows, rows[:MANY_ANSWERS])] == [
        -(-len(rows) // 2),
        MANY_ANSWERS,
    ]
    assert answer_grid(rows, 16).row_count == len(rows)


def test_columns_part_where_both_fit() -> None:
    """The long answers stand in one column, if that makes two columns possible."""
    long = ["long " * 6 if 4 <= number <= 9 else "short" for number in range(MANY_ANSWERS + 3)]
    rows = [(Text(str(number)), Text(label), Text("")) for number, label in enumerate(long, 1)]
    assert (answer_grid(rows, 50).row_count, answer_grid(rows, 80).row_count) == (10, 8)


def test_a_short_decision_leaves_out_what_answers_change() -> None:
    match = many_answers()
    seat = match.to_act[0]
    full, short = (
        printed(decision(match, seat, answers_of(match, seat), 80, short=short), 80) for short in (False, True)
    )
    assert "→" in full
    assert "→" not in short
    assert short.count("\n") <= full.count("\n") - 3


def test_numbers_that_count_up_together_share_a_line() -> None:
    match = many_answers()
    seat = match.to_act[0]
    short = printed(decision(match, seat, answers_of(match, seat), 80, short=True), 80)
    assert "Invent: draw 1–5, discard 1–5, for 1–5 fish" in short


def test_what_is_not_possible_stands_on_one_line() -> None:
    match = rt.Match("riverside(players=1)", seed=7)
    match.act(0, "choose_die(white)")
    short = printed(decision(match, 0, answers_of(match, 0), 60, short=True), 60)
    assert [line for line in short.splitlines() if line.startswith("✗")] == [
        "✗ not now (type why and its name): Warm night"
    ]


def test_pages_of_answers_show_every_answer_once() -> None:
    match = many_answers()
    seat = match.to_act[0]
    answers = answers_of(match, seat)
    pages = [printed(page, 60) for page in pages_of(match, seat, answers, 60, 6)]
    assert len(pages) > 1
    assert all(page.count("\n") <= 6 for page in pages)
    assert all(
        page.splitlines()[-1].startswith(f"Page {number} of {len(pages)}") for number, page in enumerate(pages, 1)
    )
    assert "".join(pages).count("Flush the Headwaters") == 1
