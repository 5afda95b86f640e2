"""Why The River refuses an action: a code and the clause behind it."""

from __future__ import annotations

from rivertable.engine.reasons import ReasonCode


class Reason(ReasonCode):
    GAME_OVER = "TR-7.1"
    NOT_YOUR_TURN = "TR-4.1"
    NOT_ASKED_NOW = "TR-12.8"
    SLOT_EMPTY = "TR-12.6"
    SPOTS_TAKEN = "TR-4.5"
    LIMIT_REACHED = "TR-5.1"
    BOARD_FULL = "TR-5.1"
    NO_TILES_LEFT = "TR-5.1"
    ISLAND_EMPTY = "TR-5.7"
    NO_PRODUCTION = "TR-5.8"
    NO_WAREHOUSE = "TR-10.7"
    ISLANDS_EMPTY = "TR-5.11"
    TWO_RESERVED = "TR-5.12"
    NOTHING_ON_DISPLAY = "TR-10.27"
    NOTHING_TO_BUILD = "TR-5.20"
    TOO_FEW_TILES = "TR-5.31"
    MUST_PLACE = "TR-4.6"
    TOO_FEW_GOODS = "TR-4.4"
    NO_FOOD_TO_TAKE = "TR-4.4"
    NOT_HELD = "TR-5.9"
    TRADE_ORDER = "TR-12.5"
    FOOD_NEEDED = "TR-12.4"
    CANNOT_PAY = "TR-5.23"
    NOT_IN_COST = "TR-5.21"
    STILL_TOO_DEAR = "TR-12.3"
    NO_FOOD_HELD = "TR-5.22"
    NOTHING_TO_REPLACE = "TR-5.22"
    NO_TILE_THERE = "TR-5.32"
    LOWER_SPOT_FIRST = "TR-12.7"
    SWAP_IS_DUE = "TR-5.32"
