"""A match in the terminal: several people at one keyboard with a cover between them, saving and leaving."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from random import Random

import pytest

import rivertable as rt
from rivertable.cli import screen as screen_module
from rivertable.cli import session as session_module
from tests.cli.conftest import ANY_ANSWERS, SOLO, Run, lines

TABLE = ("play", "riverside", "--seats", "Anna,Ben", "--seed", "7")
ANNAS_PHASE = ("white", "no", "1", "1", "1")  # three crosses in the first white row
PASS_TO_BEN = "Pass the keyboard to Ben."


def test_the_cover_comes_when_a_person_is_done_with_the_phase(run: Run) -> None:
    shown = run(*TABLE, typed=lines(*ANNAS_PHASE)).stdout
    assert shown.count(PASS_TO_BEN) == 1
    assert "Ben, press Enter: " in shown


def test_unshown_marks_stay_covered(run: Run) -> None:
    shown = run(*TABLE, typed=lines(*ANNAS_PHASE, "", "log")).stdout
    before, after = shown.split(PASS_TO_BEN)
    assert "Anna takes the white die (3)" in before
    assert "☒☒◈□□" not in after  # her white row
    assert "Anna takes" not in after
    assert "Anna         0    20   3  ✓0 –" in after


def test_marks_are_told_when_the_phase_is_over(run: Run) -> None:
    bens_phase = ("white", "no", "2", "2", "1")
    shown = run(*TABLE, typed=lines(*ANNAS_PHASE, "", *bens_phase)).stdout
    assert "Anna took the white 3, crossed 3 seats in white row 1." in shown.split(PASS_TO_BEN)[1]


def test_whoever_has_the_keyboard_goes_on_into_the_next_phase(run: Run) -> None:
    shown = run("play", "riverside", "--seats", "Anna,Ben,Cleo", "--seed", "7", typed=ANY_ANSWERS).stdout
    passes = [line for line in shown.splitlines() if line.startswith("Pass the keyboard")]
    assert passes[:2] == ["Pass the keyboard to Ben.", "Pass the keyboard to Cleo."]
    assert "share the victory" in shown or "wins." in shown
    assert not any(first == second for first, second in pairwise(passes))


def passes(shown: str) -> list[str]:
    """Who was given the keyboard, in order."""
    start = "Pass the keyboard to "
    return [line.removeprefix(start).rstrip(".") for line in shown.splitlines() if line.startswith(start)]


@pytest.fixture
def before_moving_pearls(tmp_path: Path) -> str:
    """A match of 12 Rivers one decision before all move pearls: Cleo (seat 2) takes it, and the turn track asks Ben
    (seat 1), Anna (seat 0), Cleo. Returns that decision; the match is in pearls.json."""
    match, chance = rt.Match("twelve_rivers(players=3, rules=1)", seed=344), Random(344)
    before = match.clone()
    while len(match.to_act) == 1:
        before = match.clone()
        seat = match.to_act[0]
        match.act(seat, chance.choice(match.legal(seat)))
    assert (before.to_act, match.to_act) == ((2,), (1, 0, 2))
    before.record().save(tmp_path / "pearls.json")
    return match.game.actions.text(match.moves[-1].action)


PEARLS = ("play", "--load", "pearls.json", "--seats", "Anna,Ben,Cleo")


def test_tw_10_18_moving_pearls_is_asked_by_the_turn_track_each_person_once(
    run: Run, before_moving_pearls: str
) -> None:
    """Cleo has the keyboard when it begins, and passes it on all the same. Ben decides several times in a row."""
    bens = ("from_alpaca(blue)", "spot(1)", "done")
    shown = run(*PEARLS, typed=lines("", before_moving_pearls, "", *bens, "", "done", "", "done", "")).stdout
    assert passes(shown) == ["Cleo", "Ben", "Anna", "Cleo", "Ben"]  # Ben's token is the topmost in the next round
    assert "Round 2" in shown.split("Pass the keyboard to Ben.")[2]


def test_tw_10_18_an_undo_on_the_cover_returns_the_keyboard_to_who_was_asked_before(
    run: Run, before_moving_pearls: str
) -> None:
    shown = run(*PEARLS, typed=lines("", before_moving_pearls, "", "done", "undo", "done", "", "done", "")).stdout
    assert passes(shown) == ["Cleo", "Ben", "Anna", "Anna", "Cleo"]


def test_tw_8_4_who_is_asked_later_does_not_see_what_the_others_moved(run: Run, before_moving_pearls: str) -> None:
    shown = run(
        *PEARLS, typed=lines("", before_moving_pearls, "", "from_alpaca(blue)", "spot(1)", "log", "done", "", "log")
    ).stdout
    bens, annas = shown.split("Pass the keyboard to Anna.")
    assert "Ben stores a blue pearl" in bens
    assert "Ben stores a blue pearl" not in annas


def test_undo_on_the_cover_returns_the_keyboard(run: Run) -> None:
    shown = run(*TABLE, typed=lines(*ANNAS_PHASE, "undo", "4", "")).stdout
    assert shown.count(PASS_TO_BEN) == 2
    assert "1 to go" in shown.split(PASS_TO_BEN)[1]


def test_a_refused_undo_is_told_on_the_next_cover(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """Otherwise it would be wiped before anybody can read it."""
    monkeypatch.setattr(screen_module, "is_interactive", lambda: True)
    table = ("play", "river_bankers", "--seats", "Anna,Ben", "--seed", "7")
    shown = run(*table, typed=lines("1", "", "1", "undo", "")).stdout
    *_, covered, after = shown.split("Pass the keyboard to Anna.")
    assert covered.endswith(screen_module.CLEAR_ALL)
    assert after.strip().startswith("There is nothing to take back: your last decisions were shown")
    assert shown.count("There is nothing to take back") == 1


def test_quit_on_the_cover_leaves(run: Run) -> None:
    shown = run(*TABLE, typed=lines(*ANNAS_PHASE, "quit", "n"))
    assert shown.exit_code == 0
    assert "Save the match first?" in shown.stdout


def test_a_saved_match_begins_with_the_cover(run: Run) -> None:
    run(*TABLE, typed=lines(*ANNAS_PHASE, "", "save half"))
    shown = run("play", "--load", "half.json", "--seats", "Anna,Ben", typed=lines("")).stdout
    assert shown.index(PASS_TO_BEN) < shown.index("Round 1")
    assert "Anna takes" not in shown


def test_the_cover_clears_what_could_be_scrolled_back_to(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(screen_module, "is_interactive", lambda: True)
    shown = run(*TABLE, typed=lines(*ANNAS_PHASE)).stdout
    assert screen_module.CLEAR_ALL in shown
    assert shown.index(screen_module.CLEAR_ALL) < shown.index(PASS_TO_BEN)


def test_a_narrow_terminal_gets_the_compact_drawing(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "○───○" in run(*SOLO).stdout
    monkeypatch.setenv("COLUMNS", "50")
    shown = run(*SOLO).stdout
    assert "○───○" not in shown
    assert max(map(len, shown.splitlines())) <= 50


def test_the_record_is_offered_at_the_end(run: Run) -> None:
    shown = run(*SOLO, typed=ANY_ANSWERS + lines("end.json"))
    assert "rivertable record replay end.json" in shown.stdout
    assert rt.Record.load("end.json").replay().is_over


def test_a_late_answer_is_not_taken_for_a_file_name(run: Run, tmp_path: Path) -> None:
    assert "Type y, a file name such as riverside-1.json" in run(*SOLO, typed=ANY_ANSWERS).stdout
    assert list(tmp_path.iterdir()) == []


def test_save_asks_before_it_replaces_a_file(run: Run, tmp_path: Path) -> None:
    (tmp_path / "mine.json").write_text("mine")
    run(*SOLO, typed=lines("1", "save mine.json", "n"))
    assert (tmp_path / "mine.json").read_text() == "mine"
    run(*SOLO, typed=lines("1", "save mine.json", "y"))
    assert rt.Record.load("mine.json").moves == [[0, 0, "choose_die(yellow)"]]


def test_quit_offers_to_save(run: Run, tmp_path: Path) -> None:
    run(*SOLO, typed=lines("1", "quit", "y"))
    assert [path.name for path in tmp_path.iterdir()] == ["riverside-1.json"]


def test_quit_at_the_beginning_asks_nothing(run: Run) -> None:
    assert "Save" not in run(*SOLO, typed=lines("quit")).stdout


def test_the_end_of_the_input_saves_nothing(run: Run, tmp_path: Path) -> None:
    shown = run(*SOLO, typed=lines("1"))
    assert shown.exit_code == 0
    assert "The input has ended." in shown.stdout
    assert list(tmp_path.iterdir()) == []


def typist(monkeypatch: pytest.MonkeyPatch, *typed: str | type[BaseException]) -> None:
    """Somebody who types these lines, or presses Ctrl-C."""
    coming = iter(typed)

    def read(prompt: str) -> str:
        said = next(coming)
        if isinstance(said, str):
            return said
        raise said

    monkeypatch.setattr(session_module, "read_line", read)


def test_ctrl_c_offers_to_save(run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    typist(monkeypatch, "1", KeyboardInterrupt, "kept.json")
    assert run(*SOLO).exit_code == 130
    assert (tmp_path / "kept.json").exists()


def test_ctrl_c_twice_leaves_at_once(run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    typist(monkeypatch, "1", KeyboardInterrupt, KeyboardInterrupt)
    assert run(*SOLO).exit_code == 130
    assert list(tmp_path.iterdir()) == []


# ---------------------------------------------------------------- questions that hide a choice

NO_PAIR = "You have no pair to play now."
PLACED_FIRST = ("place(r1_01,1)", "pay_card(lantern)", "pay_card(provisions)", "pay_card(provisions)")


@pytest.fixture
def before_a_lone_question(tmp_path: Path) -> None:
    """A match of 12 Rivers in which seat 0 is about to place a token, and will have no pair after it; in lone.json."""
    match, bot = rt.Match("twelve_rivers(players=2)", seed=7), rt.bot("random", seed=1)
    while match.to_act != (0,):
        match.act(match.to_act[0], bot.choose(match, match.to_act[0]))
    match.record().save(tmp_path / "lone.json")


@pytest.mark.usefixtures("before_a_lone_question")
def test_tw_12_1b_a_question_with_one_answer_is_not_asked_where_only_bots_could_tell(run: Run) -> None:
    shown = run("play", "--load", "lone.json", "--seats", "Anna,random", typed=lines(*PLACED_FIRST)).stdout
    assert NO_PAIR not in shown
    assert "Random placed a token" in shown.split(PLACED_FIRST[-1])[-1]


@pytest.mark.usefixtures("before_a_lone_question")
def test_tw_12_1b_among_people_it_is_asked(run: Run) -> None:
    """The keyboard would pass on at once, and the next person would know that there was no pair."""
    shown = run("play", "--load", "lone.json", "--seats", "Anna,Ben", typed=lines("", *PLACED_FIRST)).stdout
    assert NO_PAIR in shown
    assert passes(shown) == ["Anna"]


@pytest.mark.usefixtures("before_a_lone_question")
def test_an_undo_takes_back_what_was_decided_unasked_and_the_answer_before_it(run: Run) -> None:
    typed = lines(*PLACED_FIRST, "undo agreed")
    shown = run("play", "--load", "lone.json", "--seats", "Anna,random", typed=typed).stdout
    assert "Pay one camp card. You have 4." in shown.split("Random placed a token")[-1]
