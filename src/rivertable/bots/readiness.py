"""What has to be compiled before a game's bots, and built-in play, run at full speed: all of it by one process, so that each
rule is read once. It goes to the disk, where every other process finds it.

As a program it compiles the game whose description comes over standard input: so a bot gets stronger while it
plays (`BackgroundCompile`).
"""

from __future__ import annotations

import logging
import subprocess
import sys
from collections.abc import Callable
from typing import Any, NamedTuple

import msgspec

from rivertable.bots.greedy import QUICK_LEVEL, greedy_call
from rivertable.bots.jobs import GameSpec
from rivertable.bots.levels import settings_of
from rivertable.bots.search_runner import Search
from rivertable.engine.batch import batch_calls
from rivertable.engine.compile_watch import Compiling, watching
from rivertable.engine.game_config import GameConfig
from rivertable.engine.rule import CompiledEntry, Mode
from rivertable.engine.simulation import BUILT_IN, CompiledSeries

log = logging.getLogger(__name__)

MACHINE_CODE = 4  # after all functions are read, making the code takes about a quarter as long again

_started: list[subprocess.Popen[bytes]] = []  # kept, since Python warns of a process that goes on when nobody knows it


class Part(NamedTuple):
    """An entry that is compiled, as people call it, and the arguments of a call."""

    name: str
    entry: CompiledEntry
    arguments: tuple[Any, ...]

    @property
    def is_ready(self) -> bool:
        """True if it need not be compiled."""
        return self.entry.is_ready(*self.arguments)


def parts_of(config: GameConfig) -> list[Part]:
    """What is compiled for bots and series of matches of a game, what people wait for first."""
    series = {name: CompiledSeries(config, module, 0, Mode.COMPILED) for name, module in BUILT_IN.items()}
    calls = {
        "search": search_part(config)[1:],
        "greedy bot": greedy_part(config)[1:],
        **{f"{name} play": each.call(0, each.empty) for name, each in series.items()},
    }
    return [Part(name, *call) for name, call in calls.items()]


def batch_parts(config: GameConfig) -> list[Part]:
    """What `rt.batch` needs: nobody at a table waits for it."""
    return [Part(name, *call) for name, call in batch_calls(config).items()]


def greedy_part(config: GameConfig) -> Part:
    """The bot that looks to the end of its own turn."""
    return Part("greedy bot", *greedy_call(config, config.blank_state(), 0, Mode.COMPILED))


def search_part(config: GameConfig) -> Part:
    """The search of the bots, which serves all levels."""
    return Part("search", *Search(config, settings_of(config.name, QUICK_LEVEL), Mode.COMPILED).call)


def prepare(parts: list[Part], tell: Callable[[int, int], None]) -> None:
    """Compile parts of one game, or load them, telling how far it is: so many of so many."""
    done = 0
    for part in parts:
        if not part.is_ready:
            done = _prepared(part, done, tell)
        part.entry.prepare(*part.arguments)
    tell(max(1, done), max(1, done))


def _prepared(part: Part, done: int, tell: Callable[[int, int], None]) -> int:
    """Compile a part; the number of steps that are done then."""
    of = done

    def told(now: Compiling) -> None:
        nonlocal of
        of = done + now.of + now.of // MACHINE_CODE + 1
        if now.done < now.of:
            tell(done + now.done, of)

    with watching(told):
        part.entry.prepare(*part.arguments)
    return of


class BackgroundCompile:
    """A process that compiles everything of a game. It goes on to its end even if this process ends before it."""

    def __init__(self, config: GameConfig) -> None:
        self._game = config.name
        command = [sys.executable, "-m", __name__]
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, start_new_session=True)
        _started.append(self._process)
        assert self._process.stdin is not None
        self._process.stdin.write(msgspec.msgpack.encode(GameSpec.of(config)))
        self._process.stdin.close()
        log.info("compiling %s in the background; until it is done a quick bot stands in", config.name)

    @property
    def is_over(self) -> bool:
        """True once it has ended, well or not."""
        if self._process.poll() is None:
            return False
        if self._process.returncode:
            log.warning("compiling %s in the background failed", self._game)
        return True


def main() -> None:
    game = msgspec.msgpack.decode(sys.stdin.buffer.read(), type=GameSpec)
    prepare(parts_of(game.config()), lambda done, of: None)


if __name__ == "__main__":
    main()
