"""The messages between a pool and its worker processes. A job holds a redacted state, never the real one."""

from __future__ import annotations

import struct
from typing import Any, BinaryIO

import msgspec

from rivertable.bots.base import TurnPlan
from rivertable.bots.explaining import Reasoning
from rivertable.engine.components import Overlay, older_numbers
from rivertable.engine.game_config import GameConfig
from rivertable.engine.registry import folder_of

LENGTH = struct.Struct(">I")


class GameSpec(msgspec.Struct, frozen=True):
    """What another process needs to load the same game."""

    name: str
    players: int
    options: dict[str, bool | str]
    overlay: Overlay | None
    rules: int

    @classmethod
    def of(cls, config: GameConfig) -> GameSpec:
        return cls(config.name, config.players, config.options, config.overlay, config.rules)

    def config(self) -> GameConfig:
        return GameConfig(self.name, self.players, self.options, self.overlay, rules=self.rules)

    @property
    def code(self) -> tuple[str, str]:
        """Identifies the code to be compiled: the name of the game, and a digest of the changes to its components. One
        code serves all player counts and options, and all versions of the rules that have the same numbers."""
        changes = (older_numbers(folder_of(self.name), self.rules), self.overlay)
        return self.name, "-".join(each.digest for each in changes if each is not None)


class BotJob(msgspec.Struct, frozen=True):
    """A decision to be made by a bot. `state` is redacted for the seat; `known` comes from `Physics.known`; `seed` is
    the same for all decisions of a seat at a table, so that the bot can go on with its plan for the turn."""

    game: GameSpec
    state: bytes
    seat: int
    bot: str
    level: str | None = None
    seed: str = "0"
    known: Any = None
    plan: TurnPlan | None = None
    character: str | None = None
    about: int | None = None  # for a suggestion: only why not this action?
    judged: tuple[int, ...] = ()  # for a suggestion: how far is this line behind the best one?


class PhysicsJob(msgspec.Struct, frozen=True):
    """A task for `Physics.simulate` of a game, as msgpack."""

    game: GameSpec
    task: bytes


class Suggestion(msgspec.Struct, frozen=True):
    """An action a bot would take, and if the bot can tell: the plan that begins with it, its chance to win, its
    expected points, the payload for the game's physics, and why. For a judged line the action is the best one, and
    `points` is how far the line is behind it, give or take `noise`."""

    action: int
    line: tuple[int, ...] = ()
    win_chance: float | None = None
    points: float | None = None
    payload: Any = None
    plan: TurnPlan | None = None
    reasoning: Reasoning | None = None
    noise: float = 0.0


class Ask(msgspec.Struct, frozen=True):
    """Pool to worker: exactly one of a bot's job (with `suggest`, several suggestions for it), a physics task to
    simulate, a game whose code is to be compiled, or one whose search is to be loaded. `compiled`: the worker has loaded
    the game's search."""

    job: BotJob | None = None
    suggest: bool = False
    compile: GameSpec | None = None
    load: GameSpec | None = None
    compiled: bool = False
    simulate: PhysicsJob | None = None


class Reply(msgspec.Struct, frozen=True):
    """Worker to pool: suggestions, best first; the result of a physics task, as msgpack; how far the search of a game is
    compiled (`done` of `of` steps); that all that was asked is `finished`; or an error."""

    suggestions: list[Suggestion] = []
    simulated: bytes | None = None
    done: int = 0
    of: int = 0
    finished: bool = False
    error: str | None = None


def frame(message: msgspec.Struct) -> bytes:
    """A message as bytes: its length, then msgpack."""
    data = msgspec.msgpack.encode(message)
    return LENGTH.pack(len(data)) + data


def read_frame(stream: BinaryIO, kind: Any) -> Any:
    """The next message of this type from the stream, or None at its end."""
    head = stream.read(LENGTH.size)
    if len(head) < LENGTH.size:
        return None
    data = stream.read(LENGTH.unpack(head)[0])
    return msgspec.msgpack.decode(data, type=kind)
