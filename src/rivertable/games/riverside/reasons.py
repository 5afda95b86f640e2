"""Why Riverside refuses an action: a code and the clause behind it."""

from __future__ import annotations

from rivertable.engine.reasons import ReasonCode


class Reason(ReasonCode):
    GAME_OVER = "RS-7.1"
    WAIT_FOR_OTHERS = "RS-4.2"
    NOT_ASKED_NOW = "RS-12.3"
    TOO_LITTLE_FIRE = "RS-5.8"
    POWER_NOT_USABLE = "RS-6.2"
    ROW_FULL = "RS-5.10"
    ROW_NOT_PENDING = "RS-5.12"
    SPEED_BOAT_USELESS = "RS-10.12"
    TOO_FEW_PLUS_ONES = "RS-6.8"
    PLUS_ONES_USELESS = "RS-10.12"
    NO_SUCH_COLUMN = "RS-3.1"
    ALREADY_VISITED = "RS-6.3"
    OUT_OF_RANGE = "RS-5.17"
    NOTHING_TO_SCORE = "RS-5.19"
    PRIZE_NEEDED = "RS-12.4"
    PRIZE_NOT_SCORABLE = "RS-6.5"
    MUST_SCORE_ONE = "RS-10.8"
