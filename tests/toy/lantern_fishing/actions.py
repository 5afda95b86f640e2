"""What a player can do."""

from rivertable.engine.actions import Actions
from rivertable.engine.domains import names

from .tables import FISH

ACTIONS = Actions()
CATCH = ACTIONS.block("catch")
SELL = ACTIONS.block("sell", fish=names("fish", FISH))
