"""What happens in Fish Market, and who is told."""

from __future__ import annotations

from rivertable.engine.domains import NUMBER, SEAT, names
from rivertable.engine.events import Audience, Events

from .tables import FISH

KIND = names("fish", FISH)

EVENTS = Events()
SOLD = EVENTS.add("sold", seat=SEAT, fish=KIND)
TAKEN = EVENTS.add("taken", seat=SEAT, fish=KIND)
DREW = EVENTS.add("drew", seat=SEAT)
CARD_DRAWN = EVENTS.add("card_drawn", audience=Audience.SEAT, seat=SEAT, fish=KIND)
CARD_PEEKED = EVENTS.add("card_peeked", audience=Audience.SEAT, seat=SEAT, fish=KIND)
RESHUFFLED = EVENTS.add("reshuffled", cards=NUMBER)
BID_MADE = EVENTS.add("bid_made", audience=Audience.AT_SYNC, seat=SEAT, coins=NUMBER)
PRIZE_WON = EVENTS.add("prize_won", seat=SEAT)
REPORTED = EVENTS.add("reported", weather=names("weather", ["calm", "storm"]))
