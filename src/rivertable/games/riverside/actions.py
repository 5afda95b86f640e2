"""The actions of Riverside by the names of RS-12.9; their ids are the numbers of section 12."""

from __future__ import annotations

from rivertable.engine.actions import Actions
from rivertable.engine.domains import names, numbers

from .tables import COLOURS, COLUMNS, PLUS_ONES, ROWS

NO_YES = names("answer", ["no", "yes"])
COLOUR = names("colour", COLOURS)
ROW = numbers(0, ROWS - 1)
BANK = names("bank", ["north", "south"])

ACTIONS = Actions()  # texts and ids as in RS-12.9
DIE = ACTIONS.block("choose_die", colour=COLOUR)
GREEN = ACTIONS.block("green", how=names("green", ["no", "add", "warm_night"]))
FAN_BASE = ACTIONS.block("fan_base", answer=NO_YES)
SEAT_ROW = ACTIONS.block("seat_row", row=ROW)
RESOLVE = ACTIONS.block("resolve_row", colour=COLOUR, row=ROW)
SPEED_BOAT = ACTIONS.block("speed_boat", answer=NO_YES)
PLUS_ONE = ACTIONS.block("plus_one", count=numbers(0, PLUS_ONES))
VILLAGE = ACTIONS.block("village", bank=BANK, column=numbers(1, COLUMNS))
STAY = ACTIONS.block("village", which=names("village", ["none"]))
PRIZE = ACTIONS.block("prize_ticket", item=names("prize", ["none", *COLOURS, "stave"]))
SCORE = ACTIONS.block("score_colour", answer=NO_YES)
EARLY_BIRDS = ACTIONS.block("early_birds", answer=NO_YES)
