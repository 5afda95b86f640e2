"""The chairs of a table, and what those who sit there are called."""

from __future__ import annotations

import msgspec

from rivertable.server.journal import ChairSpec


class Chair(msgspec.Struct, frozen=True):
    """Who sits here now. A person's chair may be played by a bot, for good or for one turn."""

    person: str | None = None
    name: str = ""
    level: str | None = None
    nonce: str = ""
    bot_plays: bool = False
    bot_turn: bool = False
    spec: ChairSpec = ChairSpec()

    @property
    def is_open(self) -> bool:
        return self.person is None and self.level is None

    @property
    def is_bot(self) -> bool:
        """A bot decides for this chair now."""
        return self.level is not None or self.bot_plays or self.bot_turn


def first_chair(spec: ChairSpec) -> Chair:
    """A chair as the table is opened: a bot's, or open."""
    return Chair(level=spec.level, name=spec.reserved_name or "" if spec.level else "", spec=spec)


def bot_name(level: str, taken: list[str]) -> str:
    """`Normal bot`, `Normal bot 2`: bots are called by their level."""
    name, number = f"{level.capitalize()} bot", 1
    while name in taken:
        number += 1
        name = f"{level.capitalize()} bot {number}"
    return name
