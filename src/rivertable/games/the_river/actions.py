"""The actions of The River by the names of TR-12.9, a block for each meaning; blocks of one decision stand together."""

from __future__ import annotations

from rivertable.engine.actions import Actions
from rivertable.engine.domains import names, numbers

from .tables import BASICS, DISPLAY_SLOTS, LOCATIONS, MAX_RESERVED, RESOURCES, SETUP_SLOTS, SLOTS, SPOTS

LOCATION = names("location", LOCATIONS)
RESOURCE = names("resource", RESOURCES)
BASIC = names("resource", RESOURCES[:BASICS])
SPOT = numbers(1, SPOTS)

ACTIONS = Actions()  # texts as in TR-12.9
SETUP_TILE = ACTIONS.block("pick_setup_tile", slot=numbers(0, SETUP_SLOTS - 1))
PLACE = ACTIONS.block("place", location=LOCATION)
PASS = ACTIONS.block("pass")
TRADE = ACTIONS.block("trade")
TRADE_GOODS = ACTIONS.block("trade_pick", resource=RESOURCE)
TILE = ACTIONS.block("pick_tile", slot=numbers(0, SLOTS - 1))
RETURN = ACTIONS.block("return_one", resource=RESOURCE)
SUBSTITUTE = ACTIONS.block("pick_substitute", resource=BASIC)
RESERVE = ACTIONS.block("pick_reserve", slot=numbers(0, DISPLAY_SLOTS - 1))
BUILDING = ACTIONS.block("pick_building", slot=numbers(0, DISPLAY_SLOTS - 1))
RESERVED = ACTIONS.block("pick_reserved", card=numbers(0, MAX_RESERVED - 1))
DISCOUNT = ACTIONS.block("pick_discount", resource=BASIC)
FOOD = ACTIONS.block("pay_with_food", resource=BASIC)
PAID = ACTIONS.block("done")
FIRST = ACTIONS.block("swap_first", spot=SPOT)
DECLINE = ACTIONS.block("decline")
SECOND = ACTIONS.block("swap_second", spot=SPOT)
