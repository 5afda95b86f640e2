"""What happens in 12 Rivers, for the log and for animation. Others see what happens in step 5 when all are done.

`pearl_rolled` tells every step of every pearl, from the top of its river through each section to where it stops.
"""

from __future__ import annotations

from rivertable.engine.domains import NUMBER, SEAT, names, numbers
from rivertable.engine.events import Audience, Begins, Events

from .actions import CARD, COLOUR, FAIRY_TYPE, ICON, ICON_NUMBER, POSITION, SECTION
from .tables import FACE_UP, OWN_VILLAGERS, RIVERS, SECTION_IDS, SPOTS, TRACK, VILLAGE_SLOTS, VILLAGER_IDS

TOPS = tuple(f"top{river:02}" for river in range(1, RIVERS + 1))
PLACE = names("place", (*SECTION_IDS, *TOPS))  # sections by number, then the tops
SLOT = numbers(1, VILLAGE_SLOTS)
SPACE = numbers(1, TRACK)
VILLAGER = names("villager", VILLAGER_IDS)
OWN = numbers(0, OWN_VILLAGERS - 1)
SOURCE = numbers(-1, OWN_VILLAGERS - 1)  # -1: the alpaca
SPOT = numbers(0, SPOTS - 1)

EVENTS = Events()
ROUND_BEGUN = EVENTS.add("round_begun", begins=Begins.ROUND, round=NUMBER)
PEARL_SET = EVENTS.add("pearl_set", river=numbers(1, RIVERS), colour=COLOUR)
FAIRY_PLACED = EVENTS.add("fairy_placed", icon=ICON, number=ICON_NUMBER, fairy=FAIRY_TYPE)
VILLAGERS_PUT_BACK = EVENTS.add("villagers_put_back", count=NUMBER)
VILLAGER_REVEALED = EVENTS.add("villager_revealed", position=numbers(1, FACE_UP), villager=VILLAGER)

TOKEN_PLACED = EVENTS.add("token_placed", begins=Begins.TURN, seat=SEAT, section=SECTION, slot=SLOT)
FAIRY_TAKEN = EVENTS.add("fairy_taken", seat=SEAT, fairy=FAIRY_TYPE, icon=ICON, number=ICON_NUMBER)
CARD_DISCARDED = EVENTS.add("card_discarded", seat=SEAT, card=CARD)
FAIRY_USED = EVENTS.add("fairy_used", begins=Begins.OWN_PART, seat=SEAT, fairy=FAIRY_TYPE)
CARD_TAKEN = EVENTS.add("card_taken", seat=SEAT, position=POSITION, card=CARD)
DECK_DRAWN = EVENTS.add("deck_drawn", seat=SEAT)
CARD_SEEN = EVENTS.add("card_seen", audience=Audience.SEAT, seat=SEAT, card=CARD)
GAIN_LOST = EVENTS.add("gain_lost", seat=SEAT, count=NUMBER)
MARKET_FILLED = EVENTS.add("market_filled", position=POSITION, card=CARD)
MARKET_SHUFFLED = EVENTS.add("market_shuffled")
DISCARDS_SHUFFLED = EVENTS.add("discards_shuffled")
PAIR_PLAYED = EVENTS.add("pair_played", begins=Begins.OWN_PART, seat=SEAT, card=CARD)
TOKEN_LIFTED = EVENTS.add("token_lifted", seat=SEAT, start=SPACE, space=SPACE)
TOKEN_MOVED = EVENTS.add("token_moved", seat=SEAT, start=SECTION, start_slot=SLOT, section=SECTION, slot=SLOT)

PEARLS_RELEASED = EVENTS.add("pearls_released", begins=Begins.TABLE)
PEARL_ROLLED = EVENTS.add("pearl_rolled", colour=COLOUR, start=PLACE, end=PLACE)
PEARL_TRAPPED = EVENTS.add("pearl_trapped", colour=COLOUR, section=SECTION, slot=SLOT)
PEARL_IN_LAKE = EVENTS.add("pearl_in_lake", colour=COLOUR)
PEARL_COLLECTED = EVENTS.add("pearl_collected", begins=Begins.OWN_PART, seat=SEAT, colour=COLOUR, section=SECTION)
PEARL_GIVEN = EVENTS.add("pearl_given", begins=Begins.OWN_PART, seat=SEAT, colour=COLOUR, section=SECTION)
SWAP_DECLINED = EVENTS.add("swap_declined", begins=Begins.OWN_PART, seat=SEAT)
GOAL_CLAIMED = EVENTS.add("goal_claimed", seat=SEAT, colour=COLOUR)
TOKEN_RETURNED = EVENTS.add("token_returned", seat=SEAT, space=SPACE)
VILLAGER_RECRUITED = EVENTS.add(
    "villager_recruited", begins=Begins.TURN, seat=SEAT, position=numbers(1, FACE_UP), villager=VILLAGER
)

BREEZE_USED = EVENTS.add("breeze_used", begins=Begins.OWN_PART, seat=SEAT)
PEARL_BLOWN = EVENTS.add("pearl_blown", seat=SEAT, colour=COLOUR, source=SOURCE, villager=OWN, spot=SPOT)
MUSHROOM_USED = EVENTS.add("mushroom_used", begins=Begins.OWN_PART, seat=SEAT, villager=OWN, spot=SPOT)
# the same in step 5, hidden until all are done
AT_SYNC = Audience.AT_SYNC
MOVING_BREEZE_USED = EVENTS.add("moving_breeze_used", audience=AT_SYNC, begins=Begins.OWN_PART, seat=SEAT)
PEARL_MOVED = EVENTS.add(
    "pearl_moved",
    audience=AT_SYNC,
    begins=Begins.OWN_PART,
    seat=SEAT,
    colour=COLOUR,
    source=SOURCE,
    villager=OWN,
    spot=SPOT,
)
MOVING_MUSHROOM_USED = EVENTS.add(
    "moving_mushroom_used", audience=AT_SYNC, begins=Begins.OWN_PART, seat=SEAT, villager=OWN, spot=SPOT
)

GAME_ENDED = EVENTS.add("game_ended", begins=Begins.TABLE)
