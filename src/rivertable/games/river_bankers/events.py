"""What happens in River Bankers, for the log and for animation."""

from __future__ import annotations

from rivertable.engine.domains import NUMBER, SEAT, names
from rivertable.engine.events import Audience, Begins, Events

from .actions import CARD, RIVER_CARD, SLOT_NUMBER, STRUCTURE
from .tables import SPECIES

AT_SYNC, ALONE = Audience.AT_SYNC, Audience.SEAT

EVENTS = Events()
STARTER_KEPT = EVENTS.add("starter_kept", audience=AT_SYNC, begins=Begins.TABLE, seat=SEAT, card=CARD)
SPECIES_TAKEN = EVENTS.add("species_taken", begins=Begins.TABLE, seat=SEAT, species=names("species", SPECIES))
TURN_BEGUN = EVENTS.add("turn_begun", begins=Begins.TURN, seat=SEAT, fish=NUMBER)
BONUS_TURN = EVENTS.add("bonus_turn", begins=Begins.OWN_PART, seat=SEAT)
PAWN_FORWARD = EVENTS.add("pawn_forward", seat=SEAT, fish=NUMBER, to=NUMBER)
PAWN_BACK = EVENTS.add("pawn_back", seat=SEAT, fish=NUMBER, to=NUMBER)
CARD_TURNED_UP = EVENTS.add("card_turned_up", card=RIVER_CARD, slot=SLOT_NUMBER)
HEADWATERS_FLUSHED = EVENTS.add("headwaters_flushed", seat=SEAT)
AUCTION_BEGUN = EVENTS.add("auction_begun", seat=SEAT, card=RIVER_CARD, rate=NUMBER)
COMBINED_BEGUN = EVENTS.add("combined_begun", seat=SEAT, card=RIVER_CARD, other=RIVER_CARD, rate=NUMBER)
RECALLED = EVENTS.add("recalled", seat=SEAT, card=RIVER_CARD)
BIDS_LAST = EVENTS.add("bids_last", seat=SEAT, card=CARD)
BID_MADE = EVENTS.add("bid_made", audience=AT_SYNC, seat=SEAT, workers=NUMBER)
LATE_BID_MADE = EVENTS.add("late_bid_made", seat=SEAT, workers=NUMBER)
RIVER_JAMS = EVENTS.add("river_jams", over=NUMBER)
WORKERS_PLACED = EVENTS.add("workers_placed", seat=SEAT, workers=NUMBER, card=RIVER_CARD)
CARD_DRIFTS = EVENTS.add("card_drifts", card=RIVER_CARD, space=NUMBER)
CARD_ASHORE = EVENTS.add("card_ashore", card=RIVER_CARD)
CARD_OUT = EVENTS.add("card_out", card=RIVER_CARD)
BLANK_PUT = EVENTS.add("blank_put", card=RIVER_CARD)
WORKER_HOME = EVENTS.add("worker_home", seat=SEAT, card=RIVER_CARD)
WORKERS_SWAPPED = EVENTS.add("workers_swapped", seat=SEAT, card=RIVER_CARD, other=SEAT, to=RIVER_CARD)
WORKER_MOVED = EVENTS.add("worker_moved", seat=SEAT, card=RIVER_CARD, to=RIVER_CARD)
INVENTS = EVENTS.add("invents", seat=SEAT, count=NUMBER)
CARD_DRAWN = EVENTS.add("card_drawn", audience=ALONE, seat=SEAT, structure=STRUCTURE)
CARDS_DRAWN = EVENTS.add("cards_drawn", seat=SEAT, count=NUMBER)
DECK_RENEWED = EVENTS.add("deck_renewed", count=NUMBER)
CARD_DISCARDED = EVENTS.add("card_discarded", seat=SEAT, structure=STRUCTURE)
CARD_TAKEN = EVENTS.add("card_taken", seat=SEAT, structure=STRUCTURE)
BUILDS = EVENTS.add("builds", begins=Begins.OWN_PART, seat=SEAT, structure=STRUCTURE)
BUILT_UP = EVENTS.add("built_up", seat=SEAT, structure=STRUCTURE)
ABILITY_USED = EVENTS.add("ability_used", seat=SEAT, card=CARD)
EFFECT_COPIED = EVENTS.add("effect_copied", seat=SEAT, structure=STRUCTURE)
CARD_READY = EVENTS.add("card_ready", seat=SEAT, card=CARD)
RIVER_SEEN = EVENTS.add("river_seen", audience=ALONE, seat=SEAT, card=RIVER_CARD)
STRUCTURE_SEEN = EVENTS.add("structure_seen", audience=ALONE, seat=SEAT, structure=STRUCTURE)
LOOKS = EVENTS.add("looks", seat=SEAT, count=NUMBER)
HAND_SEEN = EVENTS.add("hand_seen", seat=SEAT, other=SEAT)
PASSED = EVENTS.add("passed", seat=SEAT)
RETIRED = EVENTS.add("retired", seat=SEAT, fish=NUMBER)
FINAL_BUILDS = EVENTS.add("final_builds", begins=Begins.TABLE)
GAME_ENDED = EVENTS.add("game_ended", begins=Begins.TABLE)
