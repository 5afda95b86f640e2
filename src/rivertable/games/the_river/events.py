"""What happens in The River, for the log and for animation. All of it is seen by everybody."""

from __future__ import annotations

from rivertable.engine.domains import NUMBER, SEAT, names, numbers
from rivertable.engine.events import Begins, Events

from .actions import LOCATION, RESOURCE
from .tables import DISPLAY_SLOTS, SLOTS, SPOTS
from .words import BUILDING, TILE

SPOT = numbers(1, SPOTS)
SLOT = numbers(0, SLOTS - 1)
DISPLAY_SLOT = numbers(0, DISPLAY_SLOTS - 1)
TRIGGER = names("trigger", ["tokens", "tiles"])
ENDING = names("end", ["tokens", "tiles", "no_pioneers", "round_cap"])


EVENTS = Events()
ROUND_BEGUN = EVENTS.add("round_begun", begins=Begins.ROUND, round=NUMBER, starter=SEAT)
PAWN_DRAWN = EVENTS.add("pawn_drawn", begins=Begins.TABLE, player=SEAT)
TILE_REVEALED = EVENTS.add("tile_revealed", begins=Begins.TABLE, slot=SLOT, tile=TILE)
TILES_DISCARDED = EVENTS.add("tiles_discarded", begins=Begins.TABLE, count=NUMBER)
DISCARDS_SHUFFLED = EVENTS.add("discards_shuffled", begins=Begins.TABLE, count=NUMBER)
BUILDING_REVEALED = EVENTS.add("building_revealed", begins=Begins.TABLE, slot=DISPLAY_SLOT, building=BUILDING)
TILE_BOXED = EVENTS.add("tile_boxed", begins=Begins.TABLE, tile=TILE)
PIONEER_PLACED = EVENTS.add("pioneer_placed", begins=Begins.TURN, seat=SEAT, location=LOCATION, spot=NUMBER)
PIONEER_IDLE = EVENTS.add("pioneer_idle", begins=Begins.TURN, seat=SEAT)
TILE_PLACED = EVENTS.add("tile_placed", seat=SEAT, tile=TILE, spot=SPOT, slot=SLOT)
GOODS_TAKEN = EVENTS.add("goods_taken", seat=SEAT, count=NUMBER, resource=RESOURCE)
GOODS_RETURNED = EVENTS.add("goods_returned", seat=SEAT, count=NUMBER, resource=RESOURCE)
INCOME_TAKEN = EVENTS.add("income_taken", begins=Begins.TABLE, seat=SEAT, count=NUMBER, resource=RESOURCE, spot=SPOT)
GOODS_TRADED = EVENTS.add(
    "goods_traded", begins=Begins.OWN_PART, seat=SEAT, wood=NUMBER, stone=NUMBER, clay=NUMBER, food=NUMBER
)
BUILDING_RESERVED = EVENTS.add("building_reserved", seat=SEAT, building=BUILDING, slot=DISPLAY_SLOT)
COST_PAID = EVENTS.add("cost_paid", seat=SEAT, wood=NUMBER, stone=NUMBER, clay=NUMBER, food=NUMBER)
BUILDING_BUILT = EVENTS.add("building_built", seat=SEAT, building=BUILDING, points=NUMBER, place=NUMBER)
TOKEN_TAKEN = EVENTS.add("token_taken", seat=SEAT, value=NUMBER)
PIONEER_JOINED = EVENTS.add("pioneer_joined", seat=SEAT)
PAWN_TAKEN = EVENTS.add("pawn_taken", seat=SEAT)
TILES_SWAPPED = EVENTS.add("tiles_swapped", seat=SEAT, first=SPOT, second=SPOT)
PIONEER_SETTLED = EVENTS.add("pioneer_settled", begins=Begins.TABLE, seat=SEAT, spot=SPOT)
END_TRIGGERED = EVENTS.add("end_triggered", player=SEAT, why=TRIGGER)
GAME_ENDED = EVENTS.add("game_ended", begins=Begins.TABLE, why=ENDING)
