"""The actions of River Bankers, by rulebook name; the answers to one decision have neighbouring ids."""

from __future__ import annotations

from rivertable.engine.actions import Actions
from rivertable.engine.domains import Domain, names, numbers

from .state import SEATS
from .tables import (
    CARD_KEYS,
    INVENT_MAX,
    MATERIALS,
    MOST_RUN,
    MOST_WORKERS,
    RIVER_KEYS,
    SLOTS,
    STARTER_KEYS,
    STRUCTURE_KEYS,
)

NO_YES = names("answer", ["no", "yes"])
SLOT_NUMBER = numbers(1, SLOTS)
RIVER_CARD = names("card", RIVER_KEYS)
STRUCTURE = names("card", STRUCTURE_KEYS)
CARD = names("card", CARD_KEYS)
MATERIAL = names("material", MATERIALS)
MATERIAL_OR_NONE = names("material", [*MATERIALS, "none"])
SEAT_NUMBER = Domain(size=SEATS, first=1)
WORKERS = numbers(0, MOST_WORKERS)

ACTIONS = Actions()  # RB-13.5
KEEP_STARTER = ACTIONS.block("keep_starter", starter=names("card", STARTER_KEYS))
# turn
USE = ACTIONS.block("use", card=CARD)
PULL = ACTIONS.block("pull", slot=SLOT_NUMBER)
AUCTION = ACTIONS.block("auction", card=RIVER_CARD)
FLUSH = ACTIONS.block("flush")
INVENT = ACTIONS.block("invent", count=numbers(1, INVENT_MAX))
BUILD = ACTIONS.block("build", structure=STRUCTURE)
RETIRE = ACTIONS.block("retire")
PASS = ACTIONS.block("pass")
ASK_AGAIN = ACTIONS.block("ask_again")
# auctions
PICK_SLOT = ACTIONS.block("flush_pick", slot=SLOT_NUMBER)
FLOODGATE = ACTIONS.block("floodgate", answer=NO_YES)
RECALL = ACTIONS.block("recall", card=RIVER_CARD)
RECALL_DONE = ACTIONS.block("recall_done")
PASS_RECALLS = ACTIONS.block("pass_recalls")
BID_LAST = ACTIONS.block("bid_last", answer=NO_YES)
PASS_BID_LAST = ACTIONS.block("pass_bid_last")
BID = ACTIONS.block("bid", workers=WORKERS)
LATE_BID = ACTIONS.block("late_bid", workers=WORKERS)
# builds
CHARCOAL_PIT = ACTIONS.block("charcoal_pit", material=MATERIAL_OR_NONE)
STONE_TOOL = ACTIONS.block("stone_tool", material=MATERIAL_OR_NONE)
TREATY_STONE = ACTIONS.block("treaty_stone", material=MATERIAL, source=MATERIAL)
NO_TREATY = ACTIONS.block("treaty_stone", material=names("material", ["none"]))
GRANARY = ACTIONS.block("granary", material=MATERIAL_OR_NONE)
PAY = ACTIONS.block("pay", card=RIVER_CARD)
PAY_AUTO = ACTIONS.block("pay_auto")
# effects
SLOT = ACTIONS.block("slot", slot=SLOT_NUMBER)
VICTIM = ACTIONS.block("victim", player=SEAT_NUMBER)
HOW_MANY = ACTIONS.block("place", workers=numbers(1, MOST_RUN))
COVER = ACTIONS.block("cover", what=names("cover", ["open", "blank"]))
NEXT_CARD = ACTIONS.block("order_next", card=RIVER_CARD)
KEEP = ACTIONS.block("keep", structure=STRUCTURE)
TAKE = ACTIONS.block("take", structure=STRUCTURE)
READY = ACTIONS.block("ready", card=CARD)
COPY = ACTIONS.block("copy", structure=STRUCTURE)
DISCARD = ACTIONS.block("discard", structure=STRUCTURE)
TARGET = ACTIONS.block("target", card=RIVER_CARD)
DECLINE = ACTIONS.block("decline")  # beside `target` and `exchange`, which it answers with no
EXCHANGE = ACTIONS.block("exchange", structure=STRUCTURE)
SLIPSTREAM = ACTIONS.block("slipstream", answer=NO_YES)
FINAL_BUILD = ACTIONS.block("final_build", structure=STRUCTURE)
NO_FINAL_BUILD = ACTIONS.block("no_final_build")
