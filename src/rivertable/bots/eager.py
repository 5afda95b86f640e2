"""The bot that searches, for people who do not want to wait for the compiler: until its search is compiled a quick bot stands
in, then it gets stronger by itself."""

from __future__ import annotations

from typing import Any

from rivertable.bots.compile_progress import Code
from rivertable.bots.greedy import near_best
from rivertable.bots.ismcts import IsmctsBot
from rivertable.bots.jobs import GameSpec
from rivertable.bots.readiness import BackgroundCompile, search_part
from rivertable.engine.game_config import GameConfig
from rivertable.engine.rule import Mode
from rivertable.engine.state import ListState


class EagerBot(IsmctsBot):
    """Decides at once, also while its search is compiled in the background. Which of its decisions are searched depends on the
    machine: where equal seeds must give equal moves, `wait` first. Analyses and explanations always wait."""

    def __init__(self, seed: int = 0, mode: Mode = Mode.COMPILED, **settings: Any) -> None:
        super().__init__(seed, mode, **settings)
        self._seed, self._is_patient = seed, not mode.compiles
        self._ready: set[Code] = set()
        self._background: dict[Code, BackgroundCompile] = {}

    def wait(self) -> EagerBot:
        """From now on wait for the compiler. Returns the bot."""
        self._is_patient = True
        return self

    def is_ready(self, config: GameConfig) -> bool:
        """True if it would search for its next decision in this game; otherwise its search is being compiled from now on."""
        code = GameSpec.of(config).code
        if self._is_patient or code in self._ready:
            return True
        if search_part(config).is_ready:
            self._ready.add(code)
            return True
        if code not in self._background:
            self._background[code] = BackgroundCompile(config)
        return self._background[code].is_over  # and if nothing came of it, this process compiles

    def decide(self, config: GameConfig, redacted: ListState, seat: int) -> int:
        if self.is_ready(config):
            return super().decide(config, redacted, seat)
        self.turn_plan = None
        return near_best(config, self._seed, Mode.INTERPRETED, self.character).decide(config, redacted, seat)
