"""What happens in Riverside, for the log and for animation. Others see the marks of a phase when it ends for all."""

from __future__ import annotations

from rivertable.engine.domains import NUMBER, SEAT, names, numbers
from rivertable.engine.events import Audience, Begins, Events

from .actions import BANK, COLOUR
from .tables import BOAT_NAMES, COLUMNS, POWERS, ROWS

AT_SYNC = Audience.AT_SYNC
ROW = numbers(1, ROWS)
POWER = names("power", POWERS)
ITEM = names("prize", BOAT_NAMES)

EVENTS = Events()
ROUND_BEGUN = EVENTS.add("round_begun", begins=Begins.ROUND, round=NUMBER)
DICE_ROLLED = EVENTS.add(
    "dice_rolled", die0=NUMBER, die1=NUMBER, die2=NUMBER, die3=NUMBER, die4=NUMBER, green=NUMBER, temperature=NUMBER
)
SHIP_SAILED = EVENTS.add("ship_sailed", space=NUMBER, to=NUMBER, steps=NUMBER)
GAME_ENDED = EVENTS.add("game_ended", begins=Begins.TABLE)
DIE_CHOSEN = EVENTS.add("die_chosen", audience=AT_SYNC, begins=Begins.TURN, seat=SEAT, colour=COLOUR, value=NUMBER)
GREEN_ADDED = EVENTS.add("green_added", audience=AT_SYNC, seat=SEAT, value=NUMBER)
FIRE_PAID = EVENTS.add("fire_paid", audience=AT_SYNC, seat=SEAT, count=NUMBER)
POWER_USED = EVENTS.add("power_used", audience=AT_SYNC, begins=Begins.OWN_PART, seat=SEAT, power=POWER)
POWER_ACTIVATED = EVENTS.add("power_activated", audience=AT_SYNC, seat=SEAT, power=POWER)
SEAT_CROSSED = EVENTS.add("seat_crossed", audience=AT_SYNC, seat=SEAT, colour=COLOUR, row=ROW)
CROSSES_LOST = EVENTS.add("crosses_lost", audience=AT_SYNC, seat=SEAT, colour=COLOUR, count=NUMBER)
TICKET_CROSSED = EVENTS.add("ticket_crossed", audience=AT_SYNC, seat=SEAT, colour=COLOUR, row=ROW, points=NUMBER)
RANGE_EXTENDED = EVENTS.add(
    "range_extended", audience=AT_SYNC, begins=Begins.OWN_PART, seat=SEAT, count=NUMBER, range=NUMBER
)
VILLAGE_VISITED = EVENTS.add(
    "village_visited", audience=AT_SYNC, begins=Begins.TURN, seat=SEAT, bank=BANK, column=numbers(1, COLUMNS)
)
SCORE_WRITTEN = EVENTS.add("score_written", audience=AT_SYNC, seat=SEAT, item=ITEM, points=NUMBER)
