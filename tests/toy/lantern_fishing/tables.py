"""The components as constants."""

import msgspec

from rivertable.engine.components import Header, components
from rivertable.engine.rule import constants


class Fish(msgspec.Struct):
    id: str
    count: int
    price: int


class Data(msgspec.Struct):
    game: Header
    fish: tuple[Fish, ...]


DATA = components(__name__, Data)
FISH = tuple(fish.id for fish in DATA.fish)
KINDS = len(FISH)
COUNT = constants([fish.count for fish in DATA.fish])
PRICE = constants([fish.price for fish in DATA.fish])
