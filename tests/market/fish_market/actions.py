"""The actions of Fish Market."""

from __future__ import annotations

from rivertable.engine.actions import Actions
from rivertable.engine.domains import names, numbers

from .state import SLOTS
from .tables import MOST_BID, STALL

ACTIONS = Actions()
SELL = ACTIONS.block("sell", slot=numbers(1, STALL))
TAKE = ACTIONS.block("take", slot=numbers(1, SLOTS))
DRAW = ACTIONS.block("draw")
PEEK = ACTIONS.block("peek")
LEAVE = ACTIONS.block("leave")
REST = ACTIONS.block("rest")
BID = ACTIONS.block("bid", coins=numbers(0, MOST_BID))
REPORT = ACTIONS.block("report", weather=names("weather", ["calm", "storm"]))
