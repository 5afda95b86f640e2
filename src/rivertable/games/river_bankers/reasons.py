"""Why River Bankers refuses an action: a code and the clause behind it."""

from __future__ import annotations

from rivertable.engine.reasons import ReasonCode


class Reason(ReasonCode):
    GAME_OVER = "RB-8.7"
    NOT_YOUR_DECISION = "RB-1.3"
    NOT_ASKED_NOW = "RB-13.2"
    NOT_OFFERED = "RB-3.2"
    NO_SUCH_ABILITY = "RB-5.60"
    NOT_YOURS = "RB-7.2"
    SPENT = "RB-7.3"
    USED_THIS_TURN = "RB-5.1"
    NO_EFFECT_NOW = "RB-5.2"
    EMPTY_SLOT = "RB-5.10"
    NO_OPEN_ICON = "RB-5.20"
    NOT_IN_RIVER = "RB-5.20"
    DECK_EMPTY = "RB-5.30"
    TOO_FEW_STRUCTURES = "RB-5.40"
    NOT_IN_HAND = "RB-5.50"
    CANNOT_PAY = "RB-5.50"
    NOBODY_RETIRED = "RB-8.3"
    OTHER_ACTIONS_LEFT = "RB-5.62"
    NO_STANDING_ANSWER = "RB-13.6"
    NO_WORKER_THERE = "RB-6.10"
    MUST_RECALL = "RB-6.12"
    MUST_BID = "RB-6.20"
    BID_TOO_HIGH = "RB-6.20"
    MODIFIER_USELESS = "RB-13.4"
    NOT_PAYABLE_SO = "RB-13.4"
    NO_TARGET = "RB-7.1"
    NOT_OPTIONAL = "RB-7.1"
    NOT_COPYABLE = "RB-7.45"
    NOT_ON_DISCARD_PILE = "RB-7.67"
