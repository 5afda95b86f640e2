"""The table as a viewer sees it."""

from __future__ import annotations

import msgspec

from rivertable.engine.secrecy import Viewer
from rivertable.engine.state import UNKNOWN_I8

from .rules import DECISIONS
from .state import State
from .tables import FISH


class PlayerView(msgspec.Struct, frozen=True):
    coins: int
    prizes: int
    hand: tuple[str | None, ...]  # None: not known
    bid: int


class TableView(msgspec.Struct, frozen=True):
    phase: str
    day: int
    current: int
    market: tuple[str | None, ...]
    deck_count: int
    top: str | None
    discards: tuple[str | None, ...]
    players: tuple[PlayerView, ...]
    own_bid: int | None


def fish(card: int) -> str | None:
    return None if card < 0 else FISH[card]


def build(s: State, viewer: Viewer) -> TableView:
    return TableView(
        phase=DECISIONS.name(s.phase, "over"),
        day=s.day,
        current=s.current,
        market=tuple(fish(card) for card in s.market),
        deck_count=s.deck_count,
        top=fish(s.deck[s.deck_count - 1]) if s.deck_count else None,
        discards=tuple(fish(card) for card in s.discards[: s.discard_count]),
        players=tuple(_player(s, seat) for seat in range(s.players)),
        own_bid=None if viewer is None or s.bids[viewer] == UNKNOWN_I8 else s.bids[viewer],
    )


def _player(s: State, seat: int) -> PlayerView:
    hand = tuple(fish(card) for card in s.hand[seat][: s.hand_count[seat]])
    return PlayerView(s.coins[seat], s.prizes[seat], hand, s.shown_bids[seat])
