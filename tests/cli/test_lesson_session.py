"""Every lesson, typed at the terminal to its end."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

from rivertable.cli import lesson_session, screen
from rivertable.cli.lesson_session import LessonSession
from rivertable.engine.lessons.lesson import read_lesson, taught_games

LINES, COLUMNS = 24, 80


class Typist:
    """Types what is taught, or the first answer; and sees that each screen is no longer than a terminal."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, game: str) -> None:
        self.console = Console(width=COLUMNS, height=LINES, record=True, file=StringIO())
        self.session = LessonSession(read_lesson(game), self.console)
        self.longest, self.steps = 0, set[int]()
        for module in (lesson_session, screen):
            monkeypatch.setattr(module, "is_interactive", lambda: True)
        monkeypatch.setattr(lesson_session, "read_line", self.type)

    def type(self, prompt: str) -> str:
        shown = self.console.export_text().splitlines()
        self.longest = max(self.longest, len(shown) + 1)
        self.steps.add(self.session.course.number)
        phase = self.session.course.phase
        if phase == "read":
            return ""
        if phase == "do":
            return str(self.session._taught().numbers[0])
        return str(self.session.match.legal(0)[0])


@pytest.mark.parametrize("game", taught_games())
def test_a_lesson_is_typed_to_its_end_on_a_small_screen(monkeypatch: pytest.MonkeyPatch, game: str) -> None:
    typist = Typist(monkeypatch, game)
    assert typist.session.run() == 0
    assert typist.steps == set(range(1, len(read_lesson(game).steps) + 1))
    assert "rivertable play" in typist.console.export_text()
    assert typist.longest <= LINES


class Reader(Typist):
    """Types what is given for a step, once, before what is taught; keeps the screens."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, game: str, asks: dict[int, str], last: int) -> None:
        super().__init__(monkeypatch, game)
        self.asks, self.last, self.screens = dict(asks), last, list[tuple[int, str]]()

    def type(self, prompt: str) -> str:
        number = self.session.course.number
        self.screens.append((number, self.console.export_text()))
        if number > self.last:
            return "skip"
        return self.asks.pop(number, None) or super().type(prompt)

    def shown(self, number: int) -> str:
        return "\n".join(text for step, text in self.screens if step == number)


def test_what_the_others_did_is_told_and_things_are_looked_up(monkeypatch: pytest.MonkeyPatch) -> None:
    asks = {1: "legend", 2: "show", 4: "view the others", 5: "why nonsense", 6: "what", 8: "show"}
    reader = Reader(monkeypatch, "the_river", asks, last=8)
    assert reader.session.run() == 0
    assert "Neighbour 1 fetched 3 stone as the first one there." in reader.shown(4)
    assert "Type 1: badlands" in reader.shown(2)
    assert "Neighbour 2" in reader.shown(4)
    assert "Press Enter to go on." in reader.shown(6)
    assert "All boats are empty then" in reader.shown(8), "what cannot be shown is said"
    assert "[1]" not in "".join(text for _, text in reader.screens)
    assert reader.shown(1).count("wood") > 1, "the legend explains the letters"


def test_the_same_answer_is_typed_once(monkeypatch: pytest.MonkeyPatch) -> None:
    reader = Reader(monkeypatch, "riverside", {}, last=5)
    reader.session.run()
    assert "(3 times)" in reader.shown(4)
    assert reader.shown(4).count("Step 4 of 12") == 1
