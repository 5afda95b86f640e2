"""The actions of Stone Layer. The players' come first; those of the referee report what happened (SL-12)."""

from __future__ import annotations

from rivertable.engine.actions import Actions
from rivertable.engine.domains import Domain, names, numbers

from .tables import SEATS, SIZE_NAMES, SLOTS, STACKS, STONE_IDS

SIZE = names("size", SIZE_NAMES)
STONE = names("stone", STONE_IDS)
STACK = numbers(1, STACKS)  # people count stacks from 1

ACTIONS = Actions()
TILE = ACTIONS.block("pick_tile", slot=numbers(1, SLOTS))
SIZE_CHOICE = ACTIONS.block("pick_size", size=SIZE)
STONE_CHOICE = ACTIONS.block("pick_stone", stone=STONE)
SOURCE = ACTIONS.block("pick_source", stack=STACK)
RELEASED = ACTIONS.block("release")  # its payload says how: face, yaw, tilt, x, y; the rules do not read it
SWAP = ACTIONS.block("exchange", answer=names("answer", ["no", "yes"]))

SET = ACTIONS.block("report_set")
FELL = ACTIONS.block("report_fell", stack=STACK)
CAUSE = ACTIONS.block("report_cause", seat=Domain(size=SEATS, word="seat"))
LIFTING = ACTIONS.block("report_lifting")
EVENT = ACTIONS.block("report_event")
NO_FALL = ACTIONS.block("report_no_fall")
TOUCHED = ACTIONS.block("report_touched")
LEANED = ACTIONS.block("report_leaned")
DONE = ACTIONS.block("report_done")
ON_TOP = ACTIONS.block("report_on_top")
SLIPPED = ACTIONS.block("report_slipped")
