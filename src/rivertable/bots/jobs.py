"""What a bot is asked in another process: a redacted state and which bot to play, nothing else."""

from __future__ import annotations

import struct
from typing import Any, BinaryIO

import msgspec

from rivertable.bots.base import TurnPlan
from rivertable.engine.components import Overlay, older_numbers
from rivertable.engine.game_config import GameConfig
from rivertable.engine.registry import folder_of

LENGTH = struct.Struct(">I")


class GameSpec(msgspec.Struct, frozen=True):
    """A loaded game, as another process can load it."""

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
        """What has to be compiled for it: the name, and what is laid over the printed components. One instance serves all
        player counts and options, and all versions of the rules that have the same numbers."""
        changes = (older_numbers(folder_of(self.name), self.rules), self.overlay)
        return self.name, "-".join(each.digest for each in changes if each is not None)


class BotJob(msgspec.Struct, frozen=True):
    """One decision. `state` is redacted for the seat; `known` is what everybody sees of the game's world; `seed` stays
    the same for a seat of a table, so that a bot can go on with the plan it has made for the turn."""

    game: GameSpec
    state: bytes
    seat: int
    bot: str
    level: str | None = None
    seed: str = "0"
    known: Any = None
    plan: TurnPlan | None = None


class PhysicsJob(msgspec.Struct, frozen=True):
    """Something the game's world is to settle; the task as msgpack."""

    game: GameSpec
    task: bytes


class Suggestion(msgspec.Struct, frozen=True):
    """An action a bot would take, the actions of the plan it begins, chance to win and points where the bot knows them, and the payload
    for the game's world."""

    action: int
    line: tuple[int, ...] = ()
    win_chance: float | None = None
    points: float | None = None
    payload: Any = None
    plan: TurnPlan | None = None


class Ask(msgspec.Struct, frozen=True):
    """Pool to worker: decide the job or advise (compiled if the code is there), settle what a world is asked, or load a
    game's compiled code."""

    job: BotJob | None = None
    suggest: bool = False
    prepare: GameSpec | None = None
    compiled: bool = False
    simulate: PhysicsJob | None = None


class Reply(msgspec.Struct, frozen=True):
    """Worker to pool: what a bot would do, best first; what a world has settled, as msgpack; the progress of a preparation
    (done of all); what went wrong."""

    suggestions: list[Suggestion] = []
    simulated: bytes | None = None
    done: int = 0
    of: int = 0
    error: str | None = None


def frame(message: msgspec.Struct) -> bytes:
    data = msgspec.msgpack.encode(message)
    return LENGTH.pack(len(data)) + data


def read_frame(stream: BinaryIO, kind: Any) -> Any:
    """The next message, or None when the other side has gone."""
    head = stream.read(LENGTH.size)
    if len(head) < LENGTH.size:
        return None
    data = stream.read(LENGTH.unpack(head)[0])
    return msgspec.msgpack.decode(data, type=kind)
