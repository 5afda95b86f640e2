"""Lantern Fishing: at night you see only your own basket. For 2 to 4 players."""

from rivertable.engine.contract import Game

from .actions import ACTIONS
from .deal import deal_unknown
from .events import EVENTS
from .reasons import Reason
from .rules import DECISIONS, POINTS, setup
from .state import State

GAME = Game(
    state=State,  # type: ignore[arg-type]  # @state makes it a ListState
    actions=ACTIONS,
    reasons=Reason,
    events=EVENTS,
    decisions=DECISIONS,
    setup=setup,
    points=POINTS,
    deal_unknown=deal_unknown,
)
