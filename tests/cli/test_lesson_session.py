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
