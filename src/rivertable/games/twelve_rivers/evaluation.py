"""A quick estimate of the final score, in hundredths of a point, from what the seat knows.

Points there already, what pearls on the alpaca and half-filled villagers are likely to become, cards and fairies, and
what the tokens on the board will probably bring.
"""

from __future__ import annotations

from typing import Any

from rivertable.engine.rule import rule

from .rules.rivers import next_stop
from .rules.villagers import pearl_on, spots_of
from .scoring import goal_points, pearl_points, pearls_of_colour, villager_points
from .state import ALPACA, CARRIED, EXPLORATION, FAIRY, MOVING, NONE, OVER, ROOM, State
from .tables import (
    ABILITY,
    ABILITY_POINTS,
    ALPACA_SPOTS,
    COLOURS,
    DOWN,
    FAIRIES,
    FILLED_VILLAGERS,
    FIVE_DIFFERENT,
    FOUR_SAME,
    GOAL_POINTS,
    GOAL_REQUIRED,
    INDICATED_FIVE,
    LAKE,
    LAKE_SLOT,
    MOST_CARDS,
    MOST_FAIRIES,
    PEARL_VALUE,
    RAINBOW,
    RIVERS_PER_PLAYER,
    ROUNDS,
    SECTION_OF,
    SECTIONS,
    SLOTS,
    TOP_DOWN,
    VILLAGE_SLOT,
)

POINT = 100
FITTING = 88  # per cent of its value that a carried pearl with a spot waiting for it is worth
HOMELESS = 38  # per cent without a spot, while rounds are left
ROOM_VALUE = 62  # an empty spot, as long as pearls will come for it
CARD_VALUE = 55
PAIR_VALUE = 45
FAIRY_VALUE = 110
VILLAGER_VALUE = 620  # a token in the village
SLOT_VALUE = 25  # less per village slot further right
GOAL_SHARE = 45  # per cent of a goal's points for being near it
MOST_SHARE = 45  # per cent of a bonus for the most that lasts to the end
DOUBT = 7  # per cent of a pearl lost per row, while tokens are still to be placed


@rule
def rounds_left(s: State) -> int:
    """Rounds after this one."""
    return ROUNDS - s.rounds


@rule
def pearl_worth(s: State, area: Any, colour: int) -> int:
    """What one more pearl of the colour would be worth on the alpaca: by the spots that wait for it."""
    value = PEARL_VALUE[colour] * POINT
    if area[ROOM + colour] > area[ALPACA + colour] or area[ROOM + RAINBOW] > 0:
        value = value * FITTING // 100
    else:
        value = value * HOMELESS // 100
    if s.goal[colour] == NONE:
        value += near_goal(area[ALPACA + colour] + 1, colour) - near_goal(area[ALPACA + colour], colour)
    return value


@rule
def near_goal(count: int, colour: int) -> int:
    """Part of a goal's points for a number of pearls carried."""
    required = GOAL_REQUIRED[colour]
    if count >= required:
        return GOAL_POINTS[colour] * POINT
    return GOAL_POINTS[colour] * GOAL_SHARE * count * count // (required * required)


@rule
def carried_worth(s: State, area: Any) -> int:
    """Pearls on the alpaca, the most valuable first to the rainbow spots; and the goals they are near to."""
    rainbow = area[ROOM + RAINBOW]
    homeless = HOMELESS if rounds_left(s) > 0 else 0
    if rounds_left(s) == 0 and s.phase < MOVING:
        homeless = HOMELESS // 2  # a villager may still come
    total = 0
    for k in range(len(COLOURS)):
        colour = len(COLOURS) - 1 - k
        carried, value = area[ALPACA + colour], PEARL_VALUE[colour]
        fitting = min(carried, area[ROOM + colour])
        wild = min(carried - fitting, rainbow)
        rainbow -= wild
        total += value * (fitting * FITTING + wild * (FITTING - 4) + (carried - fitting - wild) * homeless)
        if s.goal[colour] == NONE and rounds_left(s) > 0:
            total += near_goal(carried, colour)
    return total


@rule
def room_worth(s: State, area: Any) -> int:
    """Empty spots for pearls still to come."""
    room = area[ROOM + RAINBOW] * 3 // 2
    for colour in range(len(COLOURS)):
        room += area[ROOM + colour]
    room -= area[CARRIED]
    coming = 3 * rounds_left(s) + (2 if s.phase == EXPLORATION else 0)
    return max(0, min(room, coming)) * ROOM_VALUE


@rule
def progress(s: State, seat: int, area: Any, villager: int) -> int:
    """A villager on the way to its own bonus and to being filled; nothing once it is there."""
    spots = spots_of(s, seat, villager)
    filled, most, different = 0, 0, 0
    for spot in range(spots):
        if pearl_on(area, villager, spot) != NONE:
            filled += 1
    for colour in range(len(COLOURS)):
        count = pearls_of_colour(area, s, seat, villager, colour)
        most = max(most, count)
        different += 1 if count > 0 else 0
    total = 0
    if filled < spots:
        total += ABILITY_POINTS[FILLED_VILLAGERS] * POINT * filled * filled // (spots * spots)
    ability = ABILITY[s.villagers[seat][villager]]
    reached, needed = 0, 5
    if ability == FOUR_SAME:
        reached, needed = most, 4
        if filled - most > spots - 4:
            reached = 0
    elif ability == INDICATED_FIVE:
        reached = filled
    elif ability == FIVE_DIFFERENT and different == filled:
        reached = different
    if reached < needed:
        total += ABILITY_POINTS[ability] * 80 * reached * reached // (needed * needed)
    return total


@rule
def villagers_worth(s: State, seat: int, area: Any) -> int:
    """Bonuses as they stand, those for the most only in part, and progress towards others."""
    total = 0
    for villager in range(s.villager_count[seat]):
        ability = ABILITY[s.villagers[seat][villager]]
        points = villager_points(s, seat, area, villager)
        if MOST_FAIRIES <= ability <= MOST_CARDS:
            total += points * (MOST_SHARE if s.phase != OVER else POINT)
        else:
            total += points * POINT
        if s.phase != OVER:
            total += progress(s, seat, area, villager)
    return total


@rule
def supplies_worth(s: State, seat: int, area: Any) -> int:
    """Camp cards, more in pairs, and fairies, as far as there is time to use them."""
    left = rounds_left(s) * 3 + (2 if s.phase == EXPLORATION else 0)
    cards = s.hand_count[seat] - (s.owed - s.gains if s.actor == seat else 0)
    total = min(cards, 3 * left) * CARD_VALUE
    if left > 0:
        for card in range(5):
            total += s.hand[seat][card] // 2 * PAIR_VALUE
    fairies = 0
    for fairy in range(len(FAIRIES)):
        fairies += area[FAIRY + fairy]
    return total + min(fairies, left) * FAIRY_VALUE


# ---------------------------------------------------------------- what tokens on the board will bring


@rule
def wanted(s: State, seat: int, owner: int, section: int, area: Any) -> int:
    """The trapped pearl the owner of a token will probably take; NONE if there is none."""
    best, worth = NONE, -1
    for colour in range(len(COLOURS)):
        if s.trapped[section][colour] > 0:
            value = pearl_worth(s, area, colour) if owner == seat else PEARL_VALUE[colour]
            if value > worth:
                best, worth = colour, value
    return best


@rule
def let_roll(s: State, section: int) -> None:
    """What is left at a resolved section goes to the next token, or out of sight into the lake."""
    stop = next_stop(s, DOWN[section])
    for colour in range(len(COLOURS)):
        if stop != LAKE:
            s.trapped[stop][colour] += s.trapped[section][colour]
        else:
            s.lake_left[colour] += s.trapped[section][colour]
        s.trapped[section][colour] = 0


@rule
def release_in_mind(s: State) -> None:
    """The pearls as they would roll now; `trapped` and `lake_left` are empty in the Exploration, and are put back."""
    for river in range(RIVERS_PER_PLAYER * s.players):
        stop = next_stop(s, TOP_DOWN[river])
        if stop != LAKE:
            s.trapped[stop][s.tops[river]] += 1
        else:
            s.lake_left[s.tops[river]] += 1


@rule
def forget_release(s: State) -> None:
    for section in range(SECTIONS):
        for colour in range(len(COLOURS)):
            s.trapped[section][colour] = 0
    for colour in range(len(COLOURS)):
        s.lake_left[colour] = 0


@rule
def river_tokens_worth(s: State, seat: int, area: Any) -> int:
    """One pearl for each own token, as if no more tokens came; the lower, the more doubtful."""
    release_in_mind(s)
    total, space, last = 0, ALPACA_SPOTS - area[CARRIED], NONE
    for slot in range(LAKE_SLOT):
        owner = s.token_at[slot]
        if owner != NONE:
            section = SECTION_OF[slot]
            if last != NONE and last != section:
                let_roll(s, last)
            last = section
            colour = wanted(s, seat, owner, section, area)
            if colour != NONE:
                s.trapped[section][colour] -= 1
                if owner == seat:
                    worth = pearl_worth(s, area, colour) * (100 - DOUBT * doubt(s, section)) // 100
                    total += worth if space > 0 else worth // 4
                    space -= 1
    if last != NONE:
        let_roll(s, last)
    if s.token_at[LAKE_SLOT] == seat:
        total += lake_worth(s, area, space)
    forget_release(s)
    return total


@rule
def doubt(s: State, section: int) -> int:
    """How many rows a pearl passes where somebody may still step in."""
    rows = 0
    while section != LAKE:
        section = DOWN[section]
        rows += 1
    return max(0, 5 - rows) * min(s.track_count, 4) // 4


@rule
def lake_worth(s: State, area: Any, space: int) -> int:
    """The best pearls of the lake, as many as there is space for."""
    total = 0
    for k in range(len(COLOURS)):
        colour = len(COLOURS) - 1 - k
        taken = max(0, min(space, s.lake[colour] + s.lake_left[colour]))
        space -= taken
        total += taken * pearl_worth(s, area, colour) * (100 - DOUBT * min(s.track_count, 6)) // 100
    return total


@rule
def village_tokens_worth(s: State, seat: int, area: Any) -> int:
    """A villager for each own token in the village; the first choice is the best, and room is needed less and less."""
    room = area[ROOM + RAINBOW]
    for colour in range(len(COLOURS)):
        room += area[ROOM + colour]
    total, value = 0, VILLAGER_VALUE - 45 * max(0, room - area[CARRIED])
    for slot in range(VILLAGE_SLOT, SLOTS):
        if s.token_at[slot] == seat:
            total += max(120, value - SLOT_VALUE * (slot - VILLAGE_SLOT))
            value -= 130
    return total * (2 + min(2, rounds_left(s))) // 4


@rule
def evaluate(s: State, seat: int) -> int:
    """The estimate; at the end of the game simply the points."""
    area = s.plan[seat] if s.phase == MOVING else s.area[seat]
    total = (pearl_points(s, seat, area) + goal_points(s, seat)) * POINT + villagers_worth(s, seat, area)
    if s.phase == OVER:
        return total
    total += carried_worth(s, area) + room_worth(s, area) + supplies_worth(s, seat, area)
    if s.phase == EXPLORATION:
        total += river_tokens_worth(s, seat, area) + village_tokens_worth(s, seat, area)
    elif s.phase != MOVING:
        total += village_tokens_worth(s, seat, area)
    return total
