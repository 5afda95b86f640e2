"""Why an action is refused, with its clause."""

from rivertable.engine.reasons import ReasonCode


class Reason(ReasonCode):
    GAME_OVER = "LF-4"
    NOT_YOUR_TURN = "LF-2"
    NOT_ASKED_NOW = "LF-2"
    NO_SUCH_FISH = "LF-3"
