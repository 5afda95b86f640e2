"""Why Fish Market refuses an action."""

from __future__ import annotations

from rivertable.engine.reasons import ReasonCode


class Reason(ReasonCode):
    GAME_OVER = "FM-7"
    NOT_YOUR_TURN = "FM-2"
    NOT_ASKED_NOW = "FM-2"
    NO_CARD = "FM-3"
    TOO_DEAR = "FM-4"
    STALL_FULL = "FM-4"
    NOTHING_LEFT = "FM-5"
    STORM = "FM-9"
    NO_REST = "FM-2"
