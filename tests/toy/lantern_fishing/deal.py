"""What a viewer cannot see, filled with a random world that fits."""

from typing import Any

from rivertable.engine.chance import pick_kind, seed_imagined_chance
from rivertable.engine.rule import rule
from rivertable.engine.secrecy import TABLE

from .state import SEATS, State
from .tables import COUNT, KINDS


@rule
def deal_unknown(s: State, viewer: int, stream: Any) -> None:
    """LF-2  A fish that the viewer has not seen may be in any other basket, or in the river."""
    seed_imagined_chance(s, stream)
    unseen = 0
    for kind in range(KINDS):
        s.river[kind] = COUNT[kind] - s.sold[kind]
        for seat in range(SEATS):
            s.basket[seat][kind] = max(0, s.basket[seat][kind])  # UNKNOWN is below 0
            s.river[kind] -= s.basket[seat][kind]
        unseen += s.river[kind]
    for seat in range(s.players):
        if viewer != seat and viewer != TABLE:
            for _ in range(s.held[seat]):
                kind = pick_kind(stream, s.river, unseen)
                s.river[kind] -= 1
                s.basket[seat][kind] += 1
                unseen -= 1
