"""The seat_states of a table, and what those who sit there are called."""

from __future__ import annotations

import msgspec

from rivertable.server.table.entries import SeatSpec


class SeatState(msgspec.Struct, frozen=True):
    """Who sits here now. A person's seat_state may be played by a bot, for good or for one turn."""

    person: str | None = None
    name: str = ""
    level: str | None = None
    nonce: str = ""
    bot_plays: bool = False
    bot_turn: bool = False
    spec: SeatSpec = SeatSpec()

    @property
    def is_open(self) -> bool:
        return self.person is None and self.level is None

    @property
    def is_bot(self) -> bool:
        """A bot decides for this seat_state now."""
        return self.level is not None or self.bot_plays or self.bot_turn


def first_state(spec: SeatSpec) -> SeatState:
    """A seat_state as the table is opened: a bot's, or open."""
    return SeatState(level=spec.level, name=spec.reserved_name or "" if spec.level else "", spec=spec)


def bot_name(level: str, taken: list[str]) -> str:
    """`Normal bot`, `Normal bot 2`: bots are called by their level."""
    name, number = f"{level.capitalize()} bot", 1
    while name in taken:
        number += 1
        name = f"{level.capitalize()} bot {number}"
    return name
