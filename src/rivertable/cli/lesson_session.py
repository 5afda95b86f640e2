"""A lesson in the terminal: the table, what the coach says, and the one answer that is taught."""

from __future__ import annotations

import re
import textwrap
from itertools import takewhile
from typing import TYPE_CHECKING

from rivertable.bots.base import Bot
from rivertable.bots.greedy import GreedyBot
from rivertable.cli.answers import Answers, answers_of
from rivertable.cli.console import INTERRUPTED, is_interactive, read_line
from rivertable.cli.prompt import LOOKING
from rivertable.cli.screen import Screen
from rivertable.engine.chance import stream_from
from rivertable.engine.contract import REFEREE_SEAT
from rivertable.engine.errors import ActionTextError, RivertableError
from rivertable.engine.lessons.course import Course, rewound, seat_of
from rivertable.engine.lessons.lesson import LEARNER, Lesson, lesson_catalogue
from rivertable.engine.lessons.telling import Told, tell
from rivertable.engine.match import Match

if TYPE_CHECKING:
    from rich.console import Console

    from rivertable.engine.messages import Message
    from rivertable.engine.turns import Turn

HELP = "Type the number. Also: show (what comes of it), back, skip (leave), legend, view"
READ_HELP = "Enter: go on. Also: back, skip (leave), legend (what the signs mean), view"
FREE_HELP = "Type a number. Also: back, skip (leave), legend, view, why, card"
MOST_NEWS = 3  # lines


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
        self._told = {turn.first for turn in self._turns_of_others()}
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

    def _times(self) -> int:
        """How often the taught answer is given one after the other: it is typed once."""
        first, *later = self.course.open or ("",)
        return 1 + len(list(takewhile(lambda action: action == first, later)))

    def _read(self) -> None:
        self._page(tell(self.course, self.match), None, READ_HELP)
        course = self.course
        while self.course is course:
            typed = read_line("> ").lower()
            if typed == "":
                self.course = course.after_reading(len(self.match.moves))
            elif not self._is_command(typed, Answers([], [], [])):
                self.screen.say("Press Enter to go on.", "yellow")

    def _ask(self, seat: int, answers: Answers) -> None:
        told = tell(self.course, self.match)
        self._page(told, answers, HELP)
        course = self.course
        while self.course is course:
            typed = read_line("> ")
            if self._is_command(typed.lower(), answers):
                continue
            if (action := self._found(answers, typed)) is not None:
                times = self._times() if course.is_taught else 1
                self._act(seat, [action] * times, course.payload_at(times))
                return
            self.screen.say(self._words(told.otherwise) if course.is_taught else "Type one of the numbers.", "yellow")

    def _found(self, answers: Answers, typed: str) -> str | None:
        """The action that was meant, if it is one of the answers."""
        try:
            found = self.match.action_id(answers.find(self.match, typed))
        except (ActionTextError, RivertableError):
            return None
        return next((str(action) for action in answers.legal if action.id == found), None)

    def _is_command(self, typed: str, answers: Answers) -> bool:
        """Carry out back, show, skip, and what only looks something up; False for anything else."""
        word, _, rest = typed.partition(" ")
        if word in ("skip", "quit", "exit"):
            raise LeftLesson
        if word == "back":
            self._back()
        elif word == "show" and self.course.open:
            self._show_answer()
        elif word in ("help", "?"):
            self.screen.say(HELP)
        elif word in LOOKING:
            self._look_up(word, answers, rest.strip())
        else:
            return False
        return True

    def _look_up(self, word: str, answers: Answers, rest: str) -> None:
        try:
            if LOOKING[word](self, LEARNER, answers, rest):
                self.screen.say("Drawn so from the next step on.")
        except RivertableError as error:
            self.screen.say(str(error), "yellow")

    def _show_answer(self) -> None:
        """What to type, and what comes of it."""
        taught, then = self._taught(), tell(self.course, self.match).then
        numbers, labels = ", ".join(map(str, taught.numbers)), ", ".join(action.label for action in taught.legal)
        self.screen.say(f"Type {numbers}: {labels}", "green")
        if then is not None:
            self.screen.say(self._words(then), "green")

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
        """The table with what happened and the coach's words below it, on one screen."""
        words, news = self._coach(told), self._news()
        self.screen.clear()
        if answers is not None and not self.course.is_taught:
            self._free_page(words, news, answers)
            return
        lines = self._answer_lines(answers) if answers is not None else []
        room = self.console.height - len(words) - len(news) - len(lines) - 2
        self.console.print(self.screen.maker.fitting(LEARNER, room if is_interactive() else None))
        for line in news:
            self.screen.say(line, "italic")
        self.screen.say(words[0], "bold")
        self.screen.say("\n".join(words[1:]))
        for line in lines:
            self.screen.say(line, "bold")
        if help:
            self.screen.say(help, "bright_black")

    def _answer_lines(self, answers: Answers) -> list[str]:
        times = f" ({self._times()} times)" if self._times() > 1 else ""
        return [f"  {answers.number_of(each)}  {each.label}{times}" for each in answers.legal]

    def _free_page(self, words: list[str], news: list[str], answers: Answers) -> None:
        """The table with all answers there are, as in a match."""
        page = self.screen.page(LEARNER, answers, spare=len(words) + len(news) + 2)
        self.console.print(page.table)
        for line in news:
            self.screen.say(line, "italic")
        self.screen.say(words[0], "bold")
        self.screen.say("\n".join(words[1:]))
        self.console.print(page.decision)
        self.screen.say(FREE_HELP, "bright_black")

    def _turns_of_others(self) -> list[Turn]:
        return [turn for turn in self.match.turns(LEARNER) if turn.seat not in (None, LEARNER) and turn.has_acted]

    def _news(self) -> list[str]:
        """What the others have done since the last screen, in a few lines."""
        turns = [turn for turn in self._turns_of_others() if turn.first not in self._told]
        self._told |= {turn.first for turn in turns}
        told = " ".join(self.match.say(turn.message, self.names) for turn in turns)
        return textwrap.wrap(told, self.console.width - 1, max_lines=MOST_NEWS, placeholder=" …")

    def _coach(self, told: Told) -> list[str]:
        """The words of a step, broken into lines; the first is its heading."""
        of, title = len(self.lesson.steps), self._words(told.title)
        lines = [f"Step {self.course.number} of {of} · {title}" if self.course.step else title]
        for message in (told.said, told.text, told.sum, told.act):
            if message is not None:
                words = re.sub(r" ?\[\d\]", "", self._words(message))  # marks are on drawn boards only
                lines += textwrap.wrap(words, self.console.width - 1)
        return lines
