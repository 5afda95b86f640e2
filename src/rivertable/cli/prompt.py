"""Carries out what a person types at a decision: an answer, or one of the commands below."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Protocol

from rich.table import Table
from rich.text import Text

from rivertable.cli.answers import Answers, refusals
from rivertable.cli.compact import lines_of
from rivertable.cli.hints import explained_answer
from rivertable.cli.lookup import looked_up
from rivertable.cli.page import LAYOUTS
from rivertable.cli.suggestions import nearest
from rivertable.engine.contract import REFEREE_SEAT
from rivertable.engine.errors import ActionTextError, OptionError, UndoRefused
from rivertable.engine.messages import say

if TYPE_CHECKING:
    from rivertable.cli.screen import Screen
    from rivertable.cli.session import Session
    from rivertable.engine.match import Match


class Leave(Exception):
    """Somebody typed quit."""


class AtTable(Protocol):
    """What is needed to look something up: a match, and where it is shown to whom."""

    @property
    def match(self) -> Match: ...
    @property
    def screen(self) -> Screen: ...
    @property
    def names(self) -> Mapping[int, str]: ...


NO_LEGEND = "The drawing has no signs of its own: names and numbers stand for themselves, – for nothing or hidden."

Command = Callable[["Session", int, Answers, str], bool]


def answer(session: Session, seat: int, answers: Answers, text: str) -> bool:
    """Carry out a typed text. True if the table should be shown again; RivertableError says what is wrong with the
    text."""
    word, _, rest = text.partition(" ")
    if not text:
        return True
    if word.lower() in COMMANDS and not rest.startswith("("):
        return COMMANDS[word.lower()][0](session, seat, answers, rest.strip())
    numbers = text.split()
    if len(numbers) > 1 and all(number.isdecimal() for number in numbers):
        return _answer_many(session, seat, answers, numbers)
    try:
        action = answers.find(session.match, text)
    except ActionTextError as error:
        command = nearest(word, [name for name in COMMANDS if len(name) > 1])
        if command is None or "did you mean" in str(error):
            raise
        raise ActionTextError(f"{error}; did you mean {command}?") from None
    session.match.act(seat, action)
    return True


def _answer_many(session: Session, seat: int, answers: Answers, numbers: list[str]) -> bool:
    """Answer a question that is asked several times with one line, such as `4 4 2`. A different question ends it."""
    from rivertable.cli.answers import answers_of

    match, asked = session.match, answers.legal[0].name
    for number in numbers:
        now = answers_of(match, seat)
        if not now.legal or now.legal[0].name != asked:
            break
        match.act(seat, now.find(match, number))
    return True


# ---------------------------------------------------------------- commands


def _why(session: Session, seat: int, answers: Answers, rest: str) -> bool:
    """Why an answer is refused, or what speaks for or against one that is offered; without an answer, why the best is best."""
    if not rest:
        return _hint(session, seat, answers, rest)
    action = answers.find(session.match, rest)
    if session.match.why_not(seat, action) is not None or seat == REFEREE_SEAT or len(answers.legal) < 2:
        return _why_not(session, seat, answers, rest)
    session.screen.say(explained_answer(session.match, seat, answers, action))
    return False


def _why_not(session: AtTable, seat: int, answers: Answers, rest: str) -> bool:
    """Why an answer is refused."""
    if not rest:
        refused = [name for group in refusals(session.match, answers.refused).values() for name in group]
        session.screen.say(f"Why what? Name what is not possible, for example: why {(refused or ['2'])[0]}")
        return False
    reason = session.match.why_not(seat, answers.find(session.match, rest))
    session.screen.say("Nothing is against it: you may." if reason is None else str(reason))
    return False


def _rules(session: AtTable, seat: int, answers: Answers, rest: str) -> bool:
    from rivertable.cli.rules import print_clauses, print_contents

    if rest:
        print_clauses(session.screen.console, session.match.config.name, rest)
    else:
        print_contents(session.screen.console, session.match.config.name)
    return False


def _undo(session: Session, seat: int, answers: Answers, rest: str) -> bool:
    seat = _whose_undo(session, seat)
    if rest == "agreed":
        session.match.undo(seat, session.moves_back(seat), agreed=True)
        return True
    if rest not in ("", "all"):
        session.screen.say("Type undo for your last decision, undo all, or undo agreed.")
        return False
    try:
        session.match.undo(seat, None if rest else session.moves_back(seat))
    except UndoRefused as refused:
        agreed = " If all agree, type: undo agreed (what is still unknown will be dealt anew)."
        decided = seat != REFEREE_SEAT and any(move.seat == seat for move in session.match.log)
        session.screen.say(f"{refused}{agreed if decided else ''}")
        return False
    return True


def _whose_undo(session: Session, seat: int) -> int:
    """The seat whose move `undo` takes back: the seat that is asked. Where a person reports, it is the seat of the last
    move, unless that was a bot's."""
    match = session.match
    if not match.moves or not match.game.people_report(match.redacted(None)):
        return seat
    last = match.moves[-1].seat
    return last if last == REFEREE_SEAT or last in session.people else seat


def _log(session: AtTable, seat: int, answers: Answers, rest: str) -> bool:
    viewer = None if seat == REFEREE_SEAT else seat
    for line in session.screen.event_lines(session.match.events(viewer)):
        session.screen.say(line)
    return False


def _hint(session: Session, seat: int, answers: Answers, rest: str) -> bool:
    if seat == REFEREE_SEAT:
        session.screen.say("There is no hint: tell what you saw.")
    else:
        session.screen.say(session.hint(seat, answers))
    return False


def _card(session: AtTable, seat: int, answers: Answers, rest: str) -> bool:
    pieces = session.screen.maker.artist.pieces(seat, session.names)
    for line in looked_up(pieces, rest) if rest or not pieces else [f"card and a name: {' · '.join(pieces)}"]:
        session.screen.say(line)
    return False


def _legend(session: AtTable, seat: int, answers: Answers, rest: str) -> bool:
    there_is_one = "legend" in session.match.config.catalogue
    session.screen.say(session.match.say(say("legend")) if there_is_one else NO_LEGEND)
    return False


def _goal(session: AtTable, seat: int, answers: Answers, rest: str) -> bool:
    session.screen.goal()
    return False


def _view(session: AtTable, seat: int, answers: Answers, rest: str) -> bool:
    """Switch between the drawings, or print a section of the compact one."""
    maker, wanted = session.screen.maker, rest.lower()
    if wanted in LAYOUTS:
        maker.layout = wanted
        return True
    sections = {maker.artist.title_of(name): (name, rows) for name, rows in maker.sections(seat)}
    if not wanted:
        session.screen.say("view compact, view wide, view auto: how the table is drawn.")
        session.screen.say(f"view and a part of the table shows it: {', '.join(sections)}.")
        return False
    found = sections.get(wanted) or sections.get(nearest(wanted, sections) or "")
    if found is None:
        raise OptionError(f"there is no part {rest!r} of the table; the parts are {', '.join(sections)}")
    for line in lines_of([found], (), session.screen.console.width):
        session.screen.console.print(line)
    return False


def _more(session: Session, seat: int, answers: Answers, rest: str) -> bool:
    session.show_more()
    return True


def _save(session: Session, seat: int, answers: Answers, rest: str) -> bool:
    session.save(rest)
    return False


def _quit(session: Session, seat: int, answers: Answers, rest: str) -> bool:
    raise Leave


def _help(session: Session, seat: int, answers: Answers, rest: str) -> bool:
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_row(Text("3", style="cyan"), "the third answer; 4 4 2 answers the same question three times")
    table.add_row(Text(str(answers.legal[0]), style="cyan"), "the same by its text")
    for name, (_, usage, what) in COMMANDS.items():
        if usage:
            table.add_row(Text(f"{name} {usage}".replace("-", "").rstrip(), style="cyan"), what)
    session.screen.console.print(table)
    return False


# Commands that decide nothing.
LOOKING: dict[str, Callable[[AtTable, int, Answers, str], bool]] = {
    "why": _why_not,
    "rules": _rules,
    "log": _log,
    "card": _card,
    "legend": _legend,
    "goal": _goal,
    "view": _view,
}

COMMANDS: dict[str, tuple[Command, str, str]] = {
    "why": (_why, "[answer]", "what speaks for it or against it, or why it is not possible now, with the clause"),
    "rules": (_rules, "<word or clause>", "look it up: rules points, rules 5.1"),
    "undo": (_undo, "[all]", "take back your last decision, or all that is free to take back"),
    "log": (_log, "-", "everything that happened, as you know it"),
    "hint": (_hint, "-", "what a bot would do, and why"),
    "card": (_card, "<name>", "a card, tile, villager or place in full; a part of its name will do"),
    "legend": (_legend, "-", "what the signs and letters of the drawing mean"),
    "goal": (_goal, "-", "what the game is about, how it ends, where points come from"),
    "view": (_view, "[compact | wide | auto | part]", "how the table is drawn, or a part that was left out"),
    "more": (_more, "-", "the next answers, where they do not fit on one screen"),
    "save": (_save, "[file]", "write the match to a file"),
    "quit": (_quit, "-", "leave; asks whether to save"),
    "help": (_help, "-", "this list; just Enter draws the table again"),
    "exit": (_quit, "", ""),
    "?": (_help, "", ""),
}
