"""What happens, and who is told."""

from rivertable.engine.domains import NUMBER, SEAT, names
from rivertable.engine.events import Audience, Events

from .tables import FISH

EVENTS = Events()
CAST = EVENTS.add("cast", seat=SEAT)
CAUGHT = EVENTS.add("caught", audience=Audience.SEAT, seat=SEAT, fish=names("fish", FISH))
SOLD = EVENTS.add("sold", seat=SEAT, count=NUMBER, fish=names("fish", FISH))
