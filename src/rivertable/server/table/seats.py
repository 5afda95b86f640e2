"""The seats of a table: who sits where, and what bots are called."""

from __future__ import annotations

import msgspec

from rivertable.bots.levels import LEVELS
from rivertable.server.errors import Refusal
from rivertable.server.names import unlike
from rivertable.server.table.entries import SeatSpec


class SeatState(msgspec.Struct, frozen=True):
    """Who sits on a seat now. For a person a bot may play, for good (`bot_plays`) or for one turn (`bot_turn`)."""

    person: str | None = None
    name: str = ""
    level: str | None = None
    nonce: str = ""
    bot_plays: bool = False
    bot_turn: bool = False
    spec: SeatSpec = SeatSpec()

    @property
    def is_open(self) -> bool:
        """Neither a person nor a bot sits here."""
        return self.person is None and self.level is None

    @property
    def is_bot(self) -> bool:
        """A bot decides for this seat now."""
        return self.level is not None or self.bot_plays or self.bot_turn


def first_state(spec: SeatSpec) -> SeatState:
    """The state of a seat when the table is opened: a bot sits there, or it is open."""
    return SeatState(level=spec.level, name=spec.reserved_name or "" if spec.level else "", spec=spec)


def bot_name(level: str, taken: list[str]) -> str:
    """The name of a bot, after its level and unlike the names that are taken: `Normal bot`, `Normal bot 2`."""
    return unlike(f"{level.capitalize()} bot", taken)


def checked_level(level: str | None) -> str:
    """The level of a bot; Refusal if there is no such level."""
    if level not in LEVELS:
        raise Refusal("bad_message", f"there is no level {level!r}; the levels are {', '.join(LEVELS)}")
    return level
