"""The Preparation phase: pearls, fairies, villagers (TW-5.1 to TW-5.3)."""

from __future__ import annotations

from rivertable.engine.cells import lowest_bit
from rivertable.engine.chance import draw, draw_kind
from rivertable.engine.events import emit
from rivertable.engine.rule import rule

from ..events import FAIRY_PLACED, PEARL_SET, VILLAGER_REVEALED, VILLAGERS_PUT_BACK
from ..state import NONE, State
from ..tables import (
    BONFIRE,
    CLOUD,
    DECK_VILLAGERS,
    FACE_UP,
    FAIRY_TYPES,
    ICONS_OF_A_KIND,
    PEARL_COLOURS,
    RIVERS_PER_PLAYER,
    ROUNDS,
    SLOTS_AT,
    STARTING,
)


@rule
def rivers_in_use(s: State) -> int:
    """TW-3.4  Three rivers per player, from the left."""
    return RIVERS_PER_PLAYER * s.players


@rule
def fill_rivers(s: State) -> None:
    """TW-5.1  One pearl from the bag at the top of each river in use, left to right."""
    left = 0
    for colour in range(PEARL_COLOURS):
        left += s.bag[colour]
    for river in range(rivers_in_use(s)):
        colour = draw_kind(s, s.bag, left)
        s.bag[colour] -= 1
        left -= 1
        s.tops[river] = colour
        emit(s, PEARL_SET, river, colour)


@rule
def lay_fairies(s: State, icon: int, fairy: int, count: int) -> None:
    """TW-2.7b  So many more fairy tokens lie at an icon, or fewer if `count` is below 0."""
    s.fairies_at[icon][fairy] += count
    s.fairies_out += count
    if s.fairies_at[icon][BONFIRE] + s.fairies_at[icon][CLOUD] > 0:
        s.with_means |= SLOTS_AT[icon]
    else:
        s.with_means &= ~SLOTS_AT[icon]


@rule
def place_fairies(s: State) -> None:
    """TW-5.2  One token per player, on stumps in odd rounds, on statues in even ones; older tokens stay."""
    first = 0 if s.rounds % 2 == 1 else ICONS_OF_A_KIND
    left = 0
    for fairy in range(FAIRY_TYPES):
        left += s.fairy_pile[fairy]
    for number in range(s.players):
        fairy = draw_kind(s, s.fairy_pile, left)
        s.fairy_pile[fairy] -= 1
        left -= 1
        lay_fairies(s, first + number, fairy, 1)
        emit(s, FAIRY_PLACED, first // ICONS_OF_A_KIND, number, fairy)


@rule
def put_villagers_back(s: State) -> None:
    """TW-5.3, TW-8.2c, TW-10.27  What is left lies under the deck, as a group whose order nobody knows."""
    count = 0
    for position in range(FACE_UP):
        if s.face_up[position] != NONE:
            s.villager_group[s.face_up[position] - STARTING] = s.rounds - 1
            s.in_group[s.rounds - 1] |= 1 << (s.face_up[position] - STARTING)
            s.face_up[position] = NONE
            count += 1
    if count > 0:
        emit(s, VILLAGERS_PUT_BACK, count)


@rule
def top_group(s: State) -> int:
    """TW-8.2c  The group on top of the deck: never seen before put back, earlier rounds before later ones."""
    for group in range(ROUNDS):
        if s.in_group[group] != 0:
            return group
    return NONE


@rule
def group_size(s: State, group: int) -> int:
    count = 0
    for villager in range(DECK_VILLAGERS):
        if s.villager_group[villager] == group:
            count += 1
    return count


@rule
def draw_villager(s: State, group: int, count: int) -> int:
    """TW-5.3  The top tile of the deck: one of the `count` tiles of its top group, each as likely."""
    villagers = s.in_group[group]
    for _ in range(draw(s, count)):
        villagers &= villagers - 1
    villager = lowest_bit(villagers)
    s.villager_group[villager] = NONE
    s.in_group[group] &= ~(1 << villager)
    return STARTING + villager


@rule
def reveal_villagers(s: State) -> None:
    """TW-5.3, TW-10.14  Six from the top, or as many as the deck has."""
    put_villagers_back(s)
    group = top_group(s)
    count = group_size(s, group)
    for position in range(FACE_UP):
        if group != NONE:
            s.face_up[position] = draw_villager(s, group, count)
            emit(s, VILLAGER_REVEALED, position, s.face_up[position])
            count -= 1
            if count == 0:
                group = top_group(s)
                count = group_size(s, group)
