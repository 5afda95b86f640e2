"""What previews tell: cards, fairies, pearls, villagers and points of the own area."""

from __future__ import annotations

from rivertable.engine.messages import say

from . import state as at
from .prompts import colour_name
from .rules.asked import area_of
from .scoring import goal_points, pearl_points, villager_points
from .state import State
from .tables import CARDS, COLOURS, FAIRIES

QUANTITIES = (
    say("preview-cards"),
    say("preview-gains"),
    *(say("preview-card", card=say(f"card-{card}")) for card in CARDS),
    *(say("preview-fairy", fairy=say(f"fairy-{fairy}")) for fairy in FAIRIES),
    *(say("preview-alpaca", colour=colour_name(colour)) for colour in range(len(COLOURS))),
    say("preview-points"),
    say("preview-goals"),
    say("preview-pearls"),
    say("preview-bonus"),
    say("preview-villagers"),
)


def measure(s: State, seat: int) -> list[int]:
    """TW-5.8, TW-5.17, TW-5.22, TW-5.25  Cards in hand and still to be taken, fairies, pearls, points, villagers. What a
    placement costs counts as paid with cards."""
    area = area_of(s, seat)
    owed, gains = (s.owed, s.gains) if s.actor == seat else (0, 0)
    goals, pearls = goal_points(s, seat), pearl_points(s, seat, area)
    bonus = sum(villager_points(s, seat, area, villager) for villager in range(s.villager_count[seat]))
    return [
        max(0, s.hand_count[seat] - owed),
        gains,
        *s.hand[seat][: len(CARDS)],
        *area[at.FAIRY : at.ROOM],
        *area[at.ALPACA : at.CARRIED],
        goals + pearls + bonus,
        goals,
        pearls,
        bonus,
        s.villager_count[seat],
    ]


def unforeseen(before: State, after: State, seat: int) -> frozenset[str]:
    """TW-8.2  Which card comes from the deck; how many is known."""
    return frozenset({"preview-card"} if _from_deck(after, seat) > _from_deck(before, seat) else ())


def _from_deck(s: State, seat: int) -> int:
    return int(s.hand_count[seat]) - sum(s.hand_known[seat])
