"""Where the cheap policy places tokens: pearls are let roll in mind, and every slot is given its worth."""

from __future__ import annotations

from typing import Any

from rivertable.engine.rule import constants, rule

from .rules.preparation import rivers_in_use
from .state import CARRIED, NONE, State
from .tables import (
    ALPACA_SPOTS,
    DOWN,
    FACE_UP,
    FAIRY_TYPES,
    FIRST_SLOT,
    ICON_OF,
    ICONS,
    LAKE,
    LAKE_SLOT,
    NOWHERE,
    PEARL_COLOURS,
    SECTION_OF,
    SECTION_ROW,
    SECTIONS,
    SLOT_CAMP,
    SLOTS,
    SLOTS_IN,
    TOP_DOWN,
    VILLAGE_SLOT,
)
from .worth import (
    FAIRY_WORTH,
    PER_CENT,
    homeless_colours,
    lane,
    spot_worth,
    tokens_to_come,
    villager_worth,
    wants_of,
)

# Weights, found by self-play (docs/games/twelve_rivers.md).
DOUBT = 6  # per cent that the best pearl is lost, per row above and token of others still to come
MOST_DOUBT = 90  # and no more than that
SLOT_DOUBT = 12  # taken off a village slot for each empty one before it

DEPTH = constants([row - min(SECTION_ROW) for row in SECTION_ROW])

# The policy's notes lie in `out` behind the legal actions: pearls rolling through each section and the lake, four bits
# a colour; the worth of each slot; the worths of the face-up villagers, best first; the worth of the fairies at each icon.
FLOW = SLOTS
WORTH = FLOW + SECTIONS + 1
BEST = WORTH + SLOTS
FAIRIES = BEST + FACE_UP
BITS = 4
MANY = (1 << BITS) - 1  # the most pearls of a colour that are told apart


@rule
def rolling(pearls: int, colour: int) -> int:
    """How many pearls of a colour roll through a section."""
    return pearls >> (BITS * colour) & MANY


@rule
def one_rolling(colour: int) -> int:
    """A pearl of the colour, to be added to those that roll through a section."""
    return 1 << (BITS * colour)


@rule
def dearest(pearls: int) -> int:
    """The most valuable colour of those that roll, NONE if there are none."""
    for k in range(PEARL_COLOURS):
        colour = PEARL_COLOURS - 1 - k
        if rolling(pearls, colour) > 0:
            return colour
    return NONE


@rule
def most_wanted(pearls: int, wants: int) -> int:
    """The colour the player wants most of those that roll, NONE if there are none."""
    best, most = NONE, -1
    for colour in range(PEARL_COLOURS):
        want = lane(wants, colour) if rolling(pearls, colour) > 0 else -1
        best = colour if want > most else best
        most = max(most, want)
    return best


@rule
def catch_worth(pearls: int, wants: int, doubt: int) -> int:
    """The most wanted pearl, or with some doubt the next one, which may be of the same colour; 0 if none rolls."""
    most, second = 0, 0
    for colour in range(PEARL_COLOURS):
        count, want = rolling(pearls, colour), lane(wants, colour)
        one, another = want if count > 0 else 0, want if count > 1 else 0
        second = max(second, another, min(most, one))
        most = max(most, one)
    return (most * (PER_CENT - doubt) + second * doubt) // PER_CENT


@rule
def foresee_section(s: State, seat: int, section: int, wants: int, doubt: int, out: Any) -> None:
    """The worth of a section's slots, and what its tokens leave rolls on."""
    pearls = out[FLOW + section]
    worth = catch_worth(pearls, wants, doubt)
    for slot in range(FIRST_SLOT[section], FIRST_SLOT[section] + SLOTS_IN[section]):
        out[WORTH + slot] = worth
        if pearls and s.token_at[slot] != NONE:
            taken = most_wanted(pearls, wants) if s.token_at[slot] == seat else dearest(pearls)
            pearls -= one_rolling(taken)
            worth = catch_worth(pearls, wants, doubt)
    out[FLOW + DOWN[section]] += pearls


@rule
def lake_catch(s: State, area: Any, wants: int, out: Any) -> int:
    """The pearls of the lake that would find a place on the alpaca."""
    total, space = 0, ALPACA_SPOTS - area[CARRIED]
    for k in range(PEARL_COLOURS):
        colour = PEARL_COLOURS - 1 - k
        taken = min(space, s.lake[colour] + rolling(out[FLOW + LAKE], colour))
        space -= taken
        total += taken * lane(wants, colour)
    return total


@rule
def note_villagers(s: State, area: Any, out: Any) -> None:
    """The worths of the face-up villagers, best first; 0 for a gap."""
    each, homeless = spot_worth(s, area), homeless_colours(area)
    for position in range(FACE_UP):
        tile = s.face_up[position]
        worth = 0 if tile == NONE else villager_worth(s, area, tile, each, homeless)
        place = position
        while place > 0 and out[BEST + place - 1] < worth:
            out[BEST + place] = out[BEST + place - 1]
            place -= 1
        out[BEST + place] = worth


@rule
def foresee_village(s: State, area: Any, out: Any) -> None:
    """Each token takes the best villager that those before it leave."""
    note_villagers(s, area, out)
    before, empty = 0, 0
    for slot in range(VILLAGE_SLOT, SLOTS):
        out[WORTH + slot] = (out[BEST + before] if before < FACE_UP else 0) - SLOT_DOUBT * empty
        if s.token_at[slot] == NONE:
            empty += 1
        else:
            before += 1


@rule
def foresee(s: State, seat: int, out: Any) -> None:
    """Notes the worth of every slot, without its cost: what a token there would bring as things stand."""
    area = s.area[seat]
    wants = wants_of(s, seat, area)
    others = tokens_to_come(s, seat)
    for section in range(SECTIONS + 1):
        out[FLOW + section] = 0
    for river in range(rivers_in_use(s)):
        if s.tops[river] != NONE:
            out[FLOW + TOP_DOWN[river]] += one_rolling(s.tops[river])
    for section in range(SECTIONS):
        foresee_section(s, seat, section, wants, min(MOST_DOUBT, DOUBT * DEPTH[section] * others), out)
    out[WORTH + LAKE_SLOT] = lake_catch(s, area, wants, out)
    foresee_village(s, area, out)


@rule
def note_fairies(s: State, out: Any) -> None:
    """What the fairies are worth that a token placed at an icon takes."""
    for icon in range(ICONS):
        total = 0
        for fairy in range(FAIRY_TYPES):
            total += s.fairies_at[icon][fairy] * FAIRY_WORTH[fairy]
        out[FAIRIES + icon] = total


@rule
def placing_worth(slot: int, card: int, out: Any) -> int:
    """The worth of a slot with its fairies, less its cost, with cards worth so much."""
    icon = ICON_OF[SECTION_OF[slot]]
    fairies = out[FAIRIES + icon] if icon != NOWHERE else 0
    return out[WORTH + slot] + fairies + SLOT_CAMP[slot] * card
