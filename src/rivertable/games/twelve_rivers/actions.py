"""The actions of 12 Rivers by the names of TW-12.10; ids 0 to 143 are the numbers of section 12."""

from __future__ import annotations

from itertools import groupby

from rivertable.engine.actions import Actions
from rivertable.engine.domains import names, numbers

from .tables import (
    CARDS,
    COLOURS,
    FACE_UP,
    FAIRIES,
    ICON_KINDS,
    ICONS_OF_A_KIND,
    MARKET,
    OWN_VILLAGERS,
    SECTION_IDS,
    SLOTS_IN,
    SPOTS,
    TOKENS,
)

COLOUR = names("colour", COLOURS)
CARD = names("card", CARDS)
FAIRY_TYPE = names("fairy", FAIRIES)
ICON = names("icon", ICON_KINDS)
ICON_NUMBER = numbers(1, ICONS_OF_A_KIND)
SECTION = names("place", SECTION_IDS)
POSITION = numbers(1, MARKET)

ACTIONS = Actions()  # texts as in TW-12.10


def _slots(name: str) -> int:
    """One action per slot: sections with equally many slots share a block, and blocks follow in the order of slots."""
    first = ACTIONS.count
    for count, ids in groupby(SECTION_IDS, key=lambda id: int(SLOTS_IN[SECTION_IDS.index(id)])):
        ACTIONS.block(name, section=names("place", [*ids]), slot=numbers(1, count))
    return first


PLACE = _slots("place")
PAY_CARD = ACTIONS.block("pay_card", card=CARD)
PAY_BONFIRE = ACTIONS.block("pay_bonfire")
PAY_CLOUD = ACTIONS.block("pay_cloud")
TAKE_MARKET = ACTIONS.block("take_market", position=POSITION)
DRAW_DECK = ACTIONS.block("draw_deck")
PAIR = ACTIONS.block("pair", card=CARD)
PAIR_BONFIRE = ACTIONS.block("pair_bonfire", card=CARD)
PAIR_TWO_BONFIRES = ACTIONS.block("pair_two_bonfires", card=CARD)
DONE = ACTIONS.block("done")
BANNER_TOKEN = ACTIONS.block("banner_token", token=numbers(1, TOKENS - 1))
MOVE_TOKEN = ACTIONS.block("move_token", token=numbers(1, TOKENS - 1))
LANTERN_ICON = ACTIONS.block("lantern_icon", icon=ICON, number=ICON_NUMBER)
FAIRY = ACTIONS.block("fairy_type", fairy=FAIRY_TYPE)
COLLECT = ACTIONS.block("collect", colour=COLOUR)
GIVE = ACTIONS.block("give", colour=COLOUR)
RIVER_FAIRY = ACTIONS.block("river_fairy")
BREEZE = ACTIONS.block("breeze")
MUSHROOM = ACTIONS.block("mushroom")
RECRUIT = ACTIONS.block("recruit", position=numbers(1, FACE_UP))
FROM_ALPACA = ACTIONS.block("from_alpaca", colour=COLOUR)
VILLAGER = ACTIONS.block("villager", villager=numbers(0, OWN_VILLAGERS - 1))
SPOT = ACTIONS.block("spot", spot=numbers(0, SPOTS - 1))
MOVE_TO = _slots("move_to")  # an action has one meaning, so these have ids of their own
