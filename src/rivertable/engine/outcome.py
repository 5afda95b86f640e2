"""How a match ended."""

from __future__ import annotations

import msgspec


class Outcome(msgspec.Struct, frozen=True):
    """The reason by name, total points by seat, points by category per seat, and everybody who won: nobody where a lone
    player falls short of the game's victory."""

    reason: str
    scores: tuple[int, ...]
    breakdown: tuple[dict[str, int], ...]
    winners: tuple[int, ...]

    def __hash__(self) -> int:
        return hash((self.reason, self.scores, self.winners))
