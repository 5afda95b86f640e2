"""Why Stone Layer refuses an action or a report: a code and the clause behind it."""

from __future__ import annotations

from rivertable.engine.reasons import ReasonCode


class Reason(ReasonCode):
    GAME_OVER = "SL-7.1"
    NOT_YOUR_TURN = "SL-4.7"
    WAIT_FOR_REPORT = "SL-6.0"
    NOT_ASKED_NOW = "SL-12.4"

    NO_TILE = "SL-4.6"
    TILE_NOT_PLAYABLE = "SL-5.2"
    SIZE_NOT_ON_TILE = "SL-5.3"
    SIZE_NOT_IN_RIVER = "SL-10.14"
    SIZE_NOT_ON_TOP = "SL-5.2"
    STONE_OF_OTHER_SIZE = "SL-5.4"
    STONE_NOT_IN_RIVER = "SL-5.4"
    SOURCE_IS_TARGET = "SL-10.12"
    SOURCE_EMPTY = "SL-5.5"
    SOURCE_OF_OTHER_SIZE = "SL-5.5"

    STACK_CANNOT_FALL = "SL-6.4"
    STACK_NAMED_TWICE = "SL-6.4"
    NOTHING_LIFTED = "SL-6.4"
    LIFTING_IS_OVER = "SL-6.12"
    LIFTING_SAID = "SL-6.32"
    CAUSE_SAID = "SL-6.32"
    CAUSE_IN_TURN = "SL-6.30"
    NO_SUCH_PLAYER = "SL-6.1"
    NO_STACK_NAMED = "SL-6.32"
    EVENT_OPEN = "SL-6.32"
    FOUL_SAID = "SL-6.30"

    OTHER_REQUEST = "SL-6.4"
    PLACEMENT_DOES_NOT_FIT = "SL-6.4"
    LEANED_NOT_RELEASED = "SL-6.14"
    WHEN_DOES_NOT_FIT = "SL-6.4"
    EVENTS_AFTER_THE_END = "SL-6.14"
