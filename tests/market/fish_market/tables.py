"""The components as constants."""

from __future__ import annotations

import msgspec

from rivertable.engine.components import Header, components
from rivertable.engine.rule import constants


class Fish(msgspec.Struct, frozen=True):
    id: str
    count: int
    value: int


class Market(msgspec.Struct, frozen=True):
    stall: int
    start_cards: int
    start_coins: int
    days: int
    prize_points: int
    most_bid: int
    peek_cost: int


class Data(msgspec.Struct, frozen=True):
    game: Header
    market: Market
    fish: tuple[Fish, ...]


DATA = components(__name__, Data)
FISH = tuple(fish.id for fish in DATA.fish)
KINDS = len(FISH)
COUNT = constants([fish.count for fish in DATA.fish])
VALUE = constants([fish.value for fish in DATA.fish])
CARDS = sum(fish.count for fish in DATA.fish)
STALL = DATA.market.stall
START_CARDS = DATA.market.start_cards
START_COINS = DATA.market.start_coins
DAYS = DATA.market.days
PRIZE_POINTS = DATA.market.prize_points
MOST_BID = DATA.market.most_bid
PEEK_COST = DATA.market.peek_cost
