"""Points by category and the winner (TW-7)."""

from __future__ import annotations

from typing import Any

from rivertable.engine.rule import rule

from .rules.villagers import is_filled, pearl_on
from .state import FAIRY, PEARL, SPOT, State
from .tables import (
    ABILITIES,
    ABILITY,
    ABILITY_POINTS,
    FAIRY_TYPES,
    FILLED_VILLAGERS,
    FIVE_DIFFERENT,
    FOUR_SAME,
    GOAL_POINTS,
    HAND_CARDS,
    INDICATED_FIVE,
    MOST_CARDS,
    MOST_FAIRIES,
    MOST_PINK,
    PEARL_COLOURS,
    PINK,
    SAME_PEARLS,
    SPOTS,
    UNUSED_FAIRIES,
    VALUE_ON_SPOT,
    WHITE,
    WHITE_PEARLS,
)

CATEGORIES = ("pearls", *ABILITIES, "goals")
PEARLS, BONUS, GOALS = 0, 1, 1 + len(ABILITIES)  # places among the categories
END_REASONS = ("rounds",)  # TW-7.1  There is one way to end: the last round is over.


# ---------------------------------------------------------------- what is counted


@rule
def pearls_on_villager(area: Any, villager: int, colour: int) -> int:
    """Pearls of a colour on one villager."""
    count = 0
    for spot in range(SPOTS):
        count += pearl_on(area, villager, spot) == colour
    return count


@rule
def pearls_on_villagers(s: State, seat: int, area: Any, colour: int) -> int:
    """TW-6.11  Pearls of a colour on all own villagers; those on the alpaca never count."""
    count = 0
    for villager in range(s.villager_count[seat]):
        count += pearls_on_villager(area, villager, colour)
    return count


@rule
def pearl_points(s: State, seat: int, area: Any) -> int:
    """TW-7.2, TW-1.3  Values of all pearls on own villagers."""
    points = 0
    for cell in range(SPOT, SPOT + SPOTS * s.villager_count[seat]):
        points += VALUE_ON_SPOT[area[cell] & PEARL]
    return points


@rule
def filled_villagers(s: State, seat: int, area: Any) -> int:
    """TW-6.11  Own villagers with all spots filled."""
    count = 0
    for villager in range(s.villager_count[seat]):
        if is_filled(s, seat, area, villager):
            count += 1
    return count


@rule
def unused_fairies(area: Any) -> int:
    """TW-6.11  Fairy tokens not used; a bonfire is one of them, not a card."""
    count = 0
    for fairy in range(FAIRY_TYPES):
        count += area[FAIRY + fairy]
    return count


@rule
def has_four_same(area: Any, villager: int) -> bool:
    """TW-6.11, TW-10.10  Four pearls of one colour on this tile, by their real colours."""
    for colour in range(PEARL_COLOURS):
        if pearls_on_villager(area, villager, colour) >= SAME_PEARLS:
            return True
    return False


@rule
def has_five_different(area: Any, villager: int) -> bool:
    """TW-6.11, TW-10.10  A pearl of each of the five colours on this tile, by their real colours."""
    for colour in range(PEARL_COLOURS):
        if pearls_on_villager(area, villager, colour) == 0:
            return False
    return True


# ---------------------------------------------------------------- the absolute most


@rule
def has_most_fairies(s: State, seat: int, area: Any) -> bool:
    """TW-7.3  Strictly more unused fairies than every other player."""
    mine = unused_fairies(area)
    for other in range(s.players):
        if other != seat and unused_fairies(s.area[other]) >= mine:
            return False
    return True


@rule
def has_most_pink(s: State, seat: int, area: Any) -> bool:
    """TW-7.3  Strictly more pink pearls on villagers than every other player."""
    mine = pearls_on_villagers(s, seat, area, PINK)
    for other in range(s.players):
        if other != seat and pearls_on_villagers(s, other, s.area[other], PINK) >= mine:
            return False
    return True


@rule
def has_most_cards(s: State, seat: int) -> bool:
    """TW-7.3  Strictly more camp cards in hand than every other player."""
    for other in range(s.players):
        if other != seat and s.hand_count[other] >= s.hand_count[seat]:
            return False
    return True


# ---------------------------------------------------------------- villager bonuses


@rule
def times_scored(s: State, seat: int, area: Any, villager: int, ability: int) -> int:
    """TW-6.11  How often a villager's bonus points count: per piece, or once if its condition holds."""
    if ability == FILLED_VILLAGERS:
        return filled_villagers(s, seat, area)
    if ability == WHITE_PEARLS:
        return pearls_on_villagers(s, seat, area, WHITE)
    if ability == HAND_CARDS:
        return s.hand_count[seat]
    if ability == UNUSED_FAIRIES:
        return unused_fairies(area)
    holds = False
    if ability == MOST_FAIRIES:
        holds = has_most_fairies(s, seat, area)
    elif ability == MOST_PINK:
        holds = has_most_pink(s, seat, area)
    elif ability == MOST_CARDS:
        holds = has_most_cards(s, seat)
    elif ability == FOUR_SAME:
        holds = has_four_same(area, villager)
    elif ability == INDICATED_FIVE:
        holds = is_filled(s, seat, area, villager)
    elif ability == FIVE_DIFFERENT:
        holds = has_five_different(area, villager)
    return 1 if holds else 0


@rule
def goal_points(s: State, seat: int) -> int:
    """TW-7.2  4 for each goal claimed."""
    points = 0
    for colour in range(PEARL_COLOURS):
        if s.goal[colour] == seat:
            points += GOAL_POINTS[colour]
    return points


@rule
def villager_points(s: State, seat: int, area: Any, villager: int) -> int:
    """TW-6.11  The bonus of one villager; two tiles with the same bonus both score."""
    ability = ABILITY[s.villagers[seat][villager]]
    return ABILITY_POINTS[ability] * times_scored(s, seat, area, villager, ability)


# ---------------------------------------------------------------- the total


@rule
def score(s: State, seat: int, out: Any) -> int:
    """TW-7.2  Pearls, villager bonuses by ability, goals."""
    for category in range(GOALS + 1):
        out[category] = 0
    out[PEARLS] = pearl_points(s, seat, s.area[seat])
    out[GOALS] = goal_points(s, seat)
    total = out[PEARLS] + out[GOALS]
    for villager in range(s.villager_count[seat]):
        points = villager_points(s, seat, s.area[seat], villager)
        out[BONUS + ABILITY[s.villagers[seat][villager]]] += points
        total += points
    return total


@rule
def standing(s: State, seat: int) -> int:
    """TW-7.4, TW-7.2  The highest score wins; ties share the victory."""
    total = pearl_points(s, seat, s.area[seat]) + goal_points(s, seat)
    for villager in range(s.villager_count[seat]):
        total += villager_points(s, seat, s.area[seat], villager)
    return total
