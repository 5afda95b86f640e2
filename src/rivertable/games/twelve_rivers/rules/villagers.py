"""Villagers and their spots (TW-2.4, TW-5.25, TW-6.10, TW-6.11)."""

from __future__ import annotations

from typing import Any

from rivertable.engine.rule import rule

from ..state import NONE, PEARL, ROOM, SPOT, WILD, State
from ..tables import PEARL_COLOURS, RAINBOW, SPOT_KIND, SPOTS, SPOTS_IN
from .asked import room_of


@rule
def kind_of(s: State, seat: int, area: Any, villager: int, spot: int) -> int:
    """TW-6.10  A colour, or RAINBOW: printed, or made wild by a mushroom."""
    if area[SPOT + villager * SPOTS + spot] & WILD:
        return RAINBOW
    return SPOT_KIND[s.villagers[seat][villager]][spot]


@rule
def pearl_on(area: Any, villager: int, spot: int) -> int:
    """The colour of the pearl on a spot, NONE if it is empty."""
    return (area[SPOT + villager * SPOTS + spot] & PEARL) - 1


@rule
def spots_of(s: State, seat: int, villager: int) -> int:
    return SPOTS_IN[s.villagers[seat][villager]]


@rule
def is_fitting(s: State, seat: int, area: Any, villager: int, spot: int, colour: int) -> bool:
    """TW-5.25  Empty, and of the pearl's colour or for any colour."""
    if pearl_on(area, villager, spot) != NONE:
        return False
    kind = kind_of(s, seat, area, villager, spot)
    if kind == RAINBOW:
        return True
    return kind == colour


@rule
def fitting_villagers(s: State, seat: int, colour: int) -> int:
    """TW-5.25  The own villagers with a spot for a pearl of the colour, as bits."""
    room = room_of(s, seat)
    return room[colour] | room[RAINBOW]


@rule
def has_fitting_spot(s: State, seat: int, villager: int, colour: int) -> bool:
    """TW-5.25  Some spot of this villager takes a pearl of the colour."""
    return fitting_villagers(s, seat, colour) >> villager & 1 == 1


@rule
def is_empty_coloured(s: State, seat: int, area: Any, villager: int, spot: int) -> bool:
    """TW-6.10  A spot for a mushroom."""
    return pearl_on(area, villager, spot) == NONE and kind_of(s, seat, area, villager, spot) != RAINBOW


@rule
def has_coloured_spot(s: State, seat: int, villager: int) -> bool:
    """TW-6.10  Some spot of this villager is empty and coloured."""
    room, villagers = room_of(s, seat), 0
    for colour in range(PEARL_COLOURS):
        villagers |= room[colour]
    return villagers >> villager & 1 == 1


@rule
def has_pearl(s: State, seat: int, area: Any, villager: int) -> bool:
    for spot in range(spots_of(s, seat, villager)):
        if pearl_on(area, villager, spot) != NONE:
            return True
    return False


@rule
def lowest_empty(s: State, seat: int, area: Any, villager: int, kind: int) -> int:
    """TW-12.1  The lowest empty spot of a kind on this villager, NONE if there is none."""
    lowest = NONE
    for k in range(SPOTS):
        spot = SPOTS - 1 - k
        is_one = (pearl_on(area, villager, spot) == NONE) & (kind_of(s, seat, area, villager, spot) == kind)
        lowest = spot if is_one else lowest
    return lowest


@rule
def note_room(s: State, seat: int, area: Any, villager: int, kind: int) -> None:
    """TW-5.25  A spot of the kind has changed: is one of this villager still empty?"""
    room, is_left = room_of(s, seat), lowest_empty(s, seat, area, villager, kind) != NONE
    room[kind] = room[kind] & ~(1 << villager) | is_left << villager


@rule
def has_room(area: Any, colour: int) -> bool:
    """TW-5.25  Some villager has a spot for a pearl of the colour."""
    return area[ROOM + colour] + area[ROOM + RAINBOW] > 0


@rule
def coloured_room(area: Any) -> int:
    """TW-6.10  Empty coloured spots on all villagers."""
    room = 0
    for colour in range(PEARL_COLOURS):
        room += area[ROOM + colour]
    return room


@rule
def is_filled(s: State, seat: int, area: Any, villager: int) -> bool:
    """TW-6.11  All spots of the villager hold a pearl."""
    pearls = 0
    for spot in range(SPOTS):
        pearls += pearl_on(area, villager, spot) != NONE
    return pearls == spots_of(s, seat, villager)


@rule
def add_villager(s: State, seat: int, tile: int) -> None:
    """TW-3.1, TW-5.23  A villager comes into the player's area, with empty spots."""
    villager = s.villager_count[seat]
    s.villagers[seat][villager] = tile
    s.villager_count[seat] += 1
    for spot in range(SPOTS_IN[tile]):
        s.area[seat][ROOM + SPOT_KIND[tile][spot]] += 1
        s.with_room[seat][SPOT_KIND[tile][spot]] |= 1 << villager
