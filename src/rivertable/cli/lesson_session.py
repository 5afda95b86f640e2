"""A lesson in the terminal: the table, what the coach says, and the one answer that is taught."""

from __future__ import annotations

import re
import textwrap
from typing import TYPE_CHECKING

from rivertable.bots.base import Bot
from rivertable.bots.greedy import GreedyBot
from rivertable.cli.answers import Answers, answers_of
from rivertable.cli.console import INTERRUPTED, is_interactive, read_line
from rivertable.cli.screen import Screen
from rivertable.engine.chance import stream_from
from rivertable.engine.contract import REFEREE_SEAT
from rivertable.engine.errors import ActionTextError, RivertableError
from rivertable.engine.lessons.course import Course, rewound, seat_of
from rivertable.engine.lessons.lesson import LEARNER, Lesson, lesson_catalogue
from rivertable.engine.lessons.telling import Told, parts, tell
from rivertable.engine.match import Match

if TYPE_CHECKING:
    from rich.console import Console

    from rivertable.engine.messages import Message

HELP = "Type the number to do it. back: one step back · show: what to type · skip: leave"
READ_HELP = "Enter: go on · back: one step back · skip: leave"


class LeftLesson(Exception):
    """The learner does not want to go on."""


class LessonSession:
    """One lesson, from its first step to its end or until it is left."""

    def __init__(self, lesson: Lesson, console: Console) -> None:
        self.lesson, self.console = lesson, console
        self.course = Course(lesson)
        self.names = {LEARNER: "You"} | {seat: f"Neighbour {seat}" for seat in range(1, lesson.players)}
        self.bots: dict[int, Bot] = {seat: GreedyBot(seed=seat) for seat in range(1, lesson.players)}
        self._show(Match(lesson.config(), lesson.seed))

    def _show(self, match: Match) -> None:
        match.names = self.names
        self.match = match
        self.screen = Screen(self.console, match, self.names)

    def run(self) -> int:
        """Teach to the end. Returns the exit code."""
        try:
            while self.course.phase != "end":
                self._step()
            self._page(tell(self.course, self.match), None, "")
            self.screen.say(f"A whole game: rivertable play {self.lesson.game} --bots easy", "bold")
        except (LeftLesson, EOFError):
            self.screen.say("You have left the lesson.")
        except KeyboardInterrupt:
            return INTERRUPTED
        return 0

    def _step(self) -> None:
        if self.course.phase == "others":
            self._let_others_move()
        elif self.course.phase == "read":
            self._read()
        elif self.course.phase == "do":
            self._ask(self._asked_seat(), self._taught())
        else:
            self._play_freely()

    # ------------------------------------------------------------ the others

    def _let_others_move(self) -> None:
        due = self.course.due
        if due is None:
            self._report()
            return
        self._act(seat_of(due), list(due.do), due.payload)

    def _report(self) -> None:
        """What happened outside the rules, where the script says nothing: by the game's statistics."""
        report = self.match.likely_report(stream_from(len(self.match.moves)))
        self._act(REFEREE_SEAT, [self.match.game.actions.text(report)])

    def _act(self, seat: int, actions: list[str], payload: object = None) -> None:
        for place, action in enumerate(actions, 1):
            self.match.act(seat, action, payload if place == len(actions) else None)
        if self.course.phase != "free":
            self.course = self.course.after_move(seat, len(actions), len(self.match.moves))

    def _play_freely(self) -> None:
        """The learner decides until their turn is over; the others answer as they like."""
        while LEARNER not in self.match.to_act and not self.match.is_over:
            self._let_a_bot_decide()
        course = self.course
        while LEARNER in self.match.to_act and self.course is course:
            self._ask(LEARNER, answers_of(self.match, LEARNER))
        if self.course is course:
            self.course = course.after_move(LEARNER, 1, len(self.match.moves))

    def _let_a_bot_decide(self) -> None:
        seat = self.match.to_act[0]
        if seat == REFEREE_SEAT:
            self.match.act(seat, self.match.likely_report(stream_from(len(self.match.moves))))
        else:
            self.match.act(seat, self.bots[seat].choose(self.match, seat))

    # ------------------------------------------------------------ the learner

    def _asked_seat(self) -> int:
        return REFEREE_SEAT if REFEREE_SEAT in self.match.to_act else LEARNER

    def _taught(self) -> Answers:
        """The one answer that is taught, with the number it has among all."""
        every = answers_of(self.match, self._asked_seat())
        taught = [action for action in every.legal if str(action) == self.course.open[0]]
        return Answers(taught, [], [every.number_of(action) for action in taught])

    def _read(self) -> None:
        self._page(tell(self.course, self.match), None, READ_HELP)
        typed = read_line("> ").lower()
        if typed == "":
            self.course = self.course.after_reading(len(self.match.moves))
        elif not self._is_command(typed):
            self.screen.say("Press Enter to go on.", "yellow")

    def _ask(self, seat: int, answers: Answers) -> None:
        told = tell(self.course, self.match)
        self._page(told, answers, HELP if self.course.is_taught else READ_HELP)
        while True:
            typed = read_line("> ")
            if self._is_command(typed.lower()):
                return
            if (action := self._found(answers, typed)) is not None:
                self._act(seat, [action], self.course.payload_at(1))
                return
            self.screen.say(self._words(told.otherwise), "yellow")

    def _found(self, answers: Answers, typed: str) -> str | None:
        """The action that was meant, if it is one of the answers."""
        try:
            found = self.match.action_id(answers.find(self.match, typed))
        except (ActionTextError, RivertableError):
            return None
        return next((str(action) for action in answers.legal if action.id == found), None)

    def _is_command(self, typed: str) -> bool:
        """Carry out back, show and skip; False for anything else."""
        if typed in ("skip", "quit", "exit"):
            raise LeftLesson
        if typed == "back":
            self._back()
            return True
        if typed == "show" and self.course.open:
            labels = [action.label for action in self._taught().legal]
            numbers = ", ".join(map(str, self._taught().numbers))
            self.screen.say(f"Type {numbers}: {', '.join(labels)}", "green")
            read_line("Enter: ")
            return True
        return False

    def _back(self) -> None:
        back = self.course.after_back()
        if back is None:
            self.screen.say("This is the first step.", "yellow")
            return
        self.course, moves = back
        self._show(rewound(self.match, moves))

    # ------------------------------------------------------------ the screen

    def _words(self, message: Message) -> str:
        return lesson_catalogue(self.lesson.game).render(message, self.names)

    def _page(self, told: Told, answers: Answers | None, help: str) -> None:
        """The table with the coach's words below it, on one screen."""
        words = self._coach(told)
        self.screen.clear()
        if answers is not None and not self.course.is_taught:
            self._free_page(words, answers)
            return
        lines = [f"  {answers.number_of(each)}  {each.label}" for each in answers.legal] if answers is not None else []
        room = self.console.height - words.count("\n") - len(lines) - 3
        self.console.print(self.screen.maker.fitting(LEARNER, room if is_interactive() else None))
        self.screen.say(words)
        for line in lines:
            self.screen.say(line, "bold")
        if help:
            self.screen.say(help, "bright_black")

    def _free_page(self, words: str, answers: Answers) -> None:
        """The table with all answers there are, as in a match."""
        page = self.screen.page(LEARNER, answers, spare=words.count("\n") + 2)
        self.console.print(page.table)
        self.screen.say(words)
        self.console.print(page.decision)

    def _coach(self, told: Told) -> str:
        """The words of a step, broken into lines."""
        of = len(self.lesson.steps)
        names = [self._words(part) for part in parts(self.lesson)]
        where = f"Step {self.course.number} of {of} · {names[self.course.number - 1]}" if self.course.step else ""
        said = [told.said, told.text, told.sum, told.act]
        lines = [where, self._words(told.title).upper()]
        for message in said:
            if message is not None:
                words = re.sub(r" ?\[\d\]", "", self._words(message))  # marks are on drawn boards only
                lines += textwrap.wrap(words, self.console.width - 1)
        return "\n".join(line for line in lines if line)
