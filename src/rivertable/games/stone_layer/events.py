"""What happens in Stone Layer; everybody sees every event."""

from __future__ import annotations

from rivertable.engine.domains import NUMBER, SEAT, names, numbers
from rivertable.engine.events import Begins, Events

from .actions import SIZE, STACK, STONE
from .tables import STACKS

FOUL = names("foul", ["leaned", "touched"])
SIZE_SET = names("sizes", ["s", "m", "sm", "l", "sl", "ml", "sml"])  # a tile's sizes as a mask, less 1
WHERE = numbers(1, STACKS)

EVENTS = Events()
FIRST_PLAYER = EVENTS.add("first_player", begins=Begins.TABLE, seat=SEAT)
MARKER_PUT = EVENTS.add("marker_put", begins=Begins.TABLE, stack=WHERE)
TILES_REVEALED = EVENTS.add("tiles_revealed", count=NUMBER)
DECK_SHUFFLED = EVENTS.add("deck_shuffled", count=NUMBER)
TILES_SET_ASIDE = EVENTS.add("tiles_set_aside", count=NUMBER)
TURN_BEGUN = EVENTS.add("turn_begun", begins=Begins.TURN, seat=SEAT, turn=NUMBER)
TURN_SKIPPED = EVENTS.add("turn_skipped", begins=Begins.OWN_PART, seat=SEAT)
TILE_DRAWN = EVENTS.add("tile_drawn", begins=Begins.TABLE, sizes=SIZE_SET, steps=NUMBER)
TILE_TAKEN = EVENTS.add("tile_taken", begins=Begins.OWN_PART, seat=SEAT, sizes=SIZE_SET, steps=NUMBER)
STONE_TAKEN = EVENTS.add("stone_taken", seat=SEAT, stone=STONE, size=SIZE)
SOURCE_TAKEN = EVENTS.add("source_taken", seat=SEAT, stone=STONE, size=SIZE, stack=STACK)
STONE_RELEASED = EVENTS.add("stone_released", seat=SEAT, stone=STONE, stack=STACK)
STONE_SET = EVENTS.add("stone_set", seat=SEAT, size=SIZE, stack=STACK)
STACK_FELL = EVENTS.add("stack_fell", stack=STACK, seat=SEAT)
STONE_SLIPPED = EVENTS.add("stone_slipped", seat=SEAT, stack=STACK)
POINTS_SCORED = EVENTS.add("points_scored", seat=SEAT, points=NUMBER)
TOKENS_RETURNED = EVENTS.add("tokens_returned", seat=SEAT, count=NUMBER)
FOUL_MADE = EVENTS.add("foul_made", seat=SEAT, foul=FOUL)
STONE_PLACED = EVENTS.add("stone_placed", seat=SEAT, size=SIZE, stack=STACK, height=NUMBER)
TOKENS_LAID = EVENTS.add("tokens_laid", seat=SEAT, stack=STACK, count=NUMBER)
NO_TOKENS = EVENTS.add("no_tokens", seat=SEAT)
EXCHANGED = EVENTS.add("exchanged", seat=SEAT)
ATTEMPT_REPEATED = EVENTS.add("attempt_repeated", seat=SEAT)
ATTEMPT_ENDED = EVENTS.add("attempt_ended", seat=SEAT)
MARKER_MOVED = EVENTS.add("marker_moved", seat=SEAT, steps=NUMBER, stack=WHERE)
GAME_ENDED = EVENTS.add("game_ended", begins=Begins.TABLE)
