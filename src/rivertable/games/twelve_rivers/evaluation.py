"""A quick estimate of the final score, in hundredths of a point, from what the seat knows.

Points there already, what pearls on the alpaca and half-filled villagers are likely to become, cards and fairies, and
what the tokens on the board will probably bring.
"""

from __future__ import annotations

from typing import Any

from rivertable.engine.rule import rule

from .rules.asked import area_of
from .rules.preparation import rivers_in_use
from .rules.rivers import next_stop
from .scoring import goal_points, has_most_cards, has_most_fairies, has_most_pink, standing, unused_fairies
from .state import (
    ALPACA,
    CARRIED,
    EXPLORATION,
    FAIRY,
    MOVING,
    NONE,
    OVER,
    PEARL,
    RECRUIT_STEP,
    ROOM,
    SPOT,
    State,
)
from .tables import (
    ABILITY,
    ABILITY_POINTS,
    ALPACA_SPOTS,
    CARD_TYPES,
    DATA,
    DOWN,
    FACE_UP,
    FAIRY_TYPES,
    FILLED_VILLAGERS,
    FIRST_OF_ONE,
    FIRST_SLOT,
    FIVE_DIFFERENT,
    FOUR_SAME,
    GOAL_POINTS,
    GOAL_REQUIRED,
    HAND_CARDS,
    INDICATED_FIVE,
    LAKE,
    LAKE_SLOT,
    MOST_CARDS,
    MOST_FAIRIES,
    MOST_PINK,
    OPEN_COUNT,
    OPEN_SLOTS,
    PEARL_COLOURS,
    PEARL_VALUE,
    RAINBOW,
    ROUNDS,
    SAME_PEARLS,
    SECTION_OF,
    SLOTS,
    SLOTS_IN,
    SPOTS,
    SPOTS_IN,
    TOP_DOWN,
    UNUSED_FAIRIES,
    VILLAGE_SLOT,
    WHITE,
    WHITE_PEARLS,
)
from .worth import (
    FAIRY_WORTH,
    PER_CENT,
    POINT,
    homeless_colours,
    lane,
    spot_worth,
    tokens_to_come,
    villager_worth,
    wants_of,
)

# Weights, set by hand beside those of worth.py; how to look for better ones: docs/games/twelve_rivers.md.
STEPS_SHARE = 70  # per cent of a bonus, by the square of what is reached
FITTING = 100  # per cent of its value that a carried pearl with a spot waiting for it is worth
WILD_FITTING = 94  # the same for a rainbow spot
LEFT_OVER = 41  # per cent without a spot, while rounds are left
NEAR_GOAL = 45  # per cent of a goal's points for being near it
RAINBOW_ROOM = 150  # per cent of a coloured spot that a rainbow spot counts as
PEARLS_A_ROUND = 3  # pearls still to come
PEARLS_NOW = 2  # of them in a round whose Exploration is not over
EMPTY_SPOT = 62  # an empty spot, as long as pearls will come for it
CARD = 70
LAST_CARD = 17  # in the last round
PAIR = 40  # two equal cards more than two others
FAIRY_SHARE = 90  # per cent of what fairies are worth
LAST_FAIRY = 30  # in the last round
MOST_HOLDS = 45  # per cent of a bonus for the most that lasts to the end
KEPT = 50  # per cent of a bonus for cards or fairies that are kept to the end
DOUBT = 6  # per cent that the best pearl is lost, per row above and token of others still to come
LEAST_HOPE = 10  # per cent that it is there, at least
NO_SPACE = 25  # per cent of a pearl when the alpaca is full
LAKE_SHARE = 90  # per cent of what the lake promises
VILLAGER_SHARE = 100  # per cent of what a villager is worth to a token in the village
SECOND_SHARE = 80  # and to each further token of the same player

BITS = 5  # of a river where the sections that pearls have come to are kept in one number
GONE = (1 << BITS) - 1  # in place of the section of a pearl that is taken
ROWS = len(DATA.board.row)


@rule
def towards(points: int, reached: int, needed: int) -> int:
    """Part of a bonus, by the square of what is reached."""
    if reached >= needed:
        return points * POINT
    return points * STEPS_SHARE * reached * reached // (needed * needed)


# ---------------------------------------------------------------- what is on villagers


@rule
def own_bonus(ability: int, pearls: int, spots: int, colours: int) -> int:
    """The bonus of a villager for its own pearls, or the part of it that is reached."""
    points = ABILITY_POINTS[ability]
    if ability == INDICATED_FIVE:
        return towards(points, pearls, spots)
    if ability == FOUR_SAME:
        return towards(points, pearls, SAME_PEARLS) if colours & (colours - 1) == 0 else 0
    if ability == FIVE_DIFFERENT:
        different = 0
        for colour in range(PEARL_COLOURS):
            different += colours >> colour & 1
        return towards(points, pearls, PEARL_COLOURS) if different == pearls else 0
    return 0


@rule
def kept_bonus(s: State, seat: int, area: Any, ability: int) -> int:
    """The bonus for cards and fairies, as far as they will be kept to the end, and for the most of something."""
    points = ABILITY_POINTS[ability]
    if ability == HAND_CARDS:
        return points * s.hand_count[seat] * KEPT
    if ability == UNUSED_FAIRIES:
        return points * unused_fairies(area) * KEPT
    if ability == MOST_CARDS:
        return points * MOST_HOLDS if has_most_cards(s, seat) else 0
    if ability == MOST_FAIRIES:
        return points * MOST_HOLDS if has_most_fairies(s, seat, area) else 0
    if ability == MOST_PINK:
        return points * MOST_HOLDS if has_most_pink(s, seat, area) else 0
    return 0


@rule
def villagers_worth(s: State, seat: int, area: Any) -> int:
    """Pearls on villagers and their bonuses, in one pass."""
    total, filled, white, per_filled, per_white = 0, 0, 0, 0, 0
    for villager in range(s.villager_count[seat]):
        tile = s.villagers[seat][villager]
        ability, spots, pearls, colours = ABILITY[tile], SPOTS_IN[tile], 0, 0
        for cell in range(SPOT + villager * SPOTS, SPOT + villager * SPOTS + spots):
            pearl = area[cell] & PEARL
            if pearl:
                pearls += 1
                colours |= 1 << (pearl - 1)
                total += PEARL_VALUE[pearl - 1] * POINT
                white += 1 if pearl - 1 == WHITE else 0
        if pearls == spots:
            filled += 1
        else:
            total += towards(ABILITY_POINTS[FILLED_VILLAGERS], pearls, spots)
        if ability == FILLED_VILLAGERS:
            per_filled += ABILITY_POINTS[ability]
        elif ability == WHITE_PEARLS:
            per_white += ABILITY_POINTS[ability]
        elif ability >= FIRST_OF_ONE:
            total += own_bonus(ability, pearls, spots, colours)
        else:
            total += kept_bonus(s, seat, area, ability)
    return total + (filled * per_filled + white * per_white) * POINT


# ---------------------------------------------------------------- what is at hand


@rule
def near_goal(count: int, colour: int) -> int:
    """Part of a goal's points for a number of pearls carried."""
    required = GOAL_REQUIRED[colour]
    return GOAL_POINTS[colour] * NEAR_GOAL * count * count // (required * required)


@rule
def carried_worth(s: State, area: Any) -> int:
    """Pearls on the alpaca, the most valuable first to the rainbow spots; and the goals they are near to."""
    rainbow, is_last = area[ROOM + RAINBOW], s.rounds >= ROUNDS
    left_over = LEFT_OVER
    if is_last:
        left_over = 0 if s.phase == MOVING else LEFT_OVER // 2  # a villager may still come
    total = 0
    for k in range(PEARL_COLOURS):
        colour = PEARL_COLOURS - 1 - k
        carried, value = area[ALPACA + colour], PEARL_VALUE[colour]
        fitting = min(carried, area[ROOM + colour])
        wild = min(carried - fitting, rainbow)
        rainbow -= wild
        total += value * (fitting * FITTING + wild * WILD_FITTING + (carried - fitting - wild) * left_over)
        if s.goal[colour] == NONE and not is_last:
            total += near_goal(carried, colour)
    return total


@rule
def room_worth(s: State, area: Any) -> int:
    """Empty spots for pearls still to come."""
    room = area[ROOM + RAINBOW] * RAINBOW_ROOM // PER_CENT - area[CARRIED]
    for colour in range(PEARL_COLOURS):
        room += area[ROOM + colour]
    coming = PEARLS_A_ROUND * (ROUNDS - s.rounds) + (PEARLS_NOW if s.phase == EXPLORATION else 0)
    return max(0, min(room, coming)) * EMPTY_SPOT


@rule
def supplies_worth(s: State, seat: int, area: Any) -> int:
    """Camp cards, more in pairs, and fairies, as far as there is time to use them."""
    is_last = s.rounds >= ROUNDS
    if is_last and s.phase == MOVING:
        return 0
    cards = s.hand_count[seat] - (s.owed - s.gains if s.actor == seat else 0)
    total = cards * (LAST_CARD if is_last else CARD)
    if not is_last:
        for card in range(CARD_TYPES):
            total += s.hand[seat][card] // 2 * PAIR
    fairies = 0
    for fairy in range(FAIRY_TYPES):
        fairies += area[FAIRY + fairy] * FAIRY_WORTH[fairy]
    return total + fairies * (LAST_FAIRY if is_last else FAIRY_SHARE) // PER_CENT


# ---------------------------------------------------------------- what tokens in the rivers will bring


@rule
def place_of(places: int, river: int) -> int:
    """The section that a river's pearl has come to; GONE if it is taken."""
    return places >> (BITS * river) & GONE


@rule
def at_river(place: int, river: int) -> int:
    """A section that a river's pearl has come to, to be added to those of other rivers."""
    return place << (BITS * river)


@rule
def released(s: State) -> int:
    """Where each pearl would stop if all were released now."""
    places = 0
    for river in range(rivers_in_use(s)):
        stop = GONE if s.tops[river] == NONE else next_stop(s, TOP_DOWN[river])
        places |= at_river(stop, river)
    return places


@rule
def rolled_on(s: State, places: int, section: int) -> int:
    """Where the pearls are after those of a section have rolled on."""
    stop = next_stop(s, DOWN[section])
    for river in range(rivers_in_use(s)):
        if place_of(places, river) == section:
            places += at_river(stop - section, river)
    return places


@rule
def wanted_river(s: State, places: int, section: int, wants: int, is_own: bool) -> int:
    """The river whose pearl the owner of a token will probably take; NONE if nothing is trapped."""
    best, worth = NONE, -1
    for river in range(rivers_in_use(s)):
        if place_of(places, river) == section:
            value = lane(wants, s.tops[river]) if is_own else PEARL_VALUE[s.tops[river]]
            if value > worth:
                best, worth = river, value
    return best


@rule
def is_last_token(s: State, slot: int) -> bool:
    """No token lies below in the same section."""
    section = SECTION_OF[slot]
    for lower in range(slot + 1, FIRST_SLOT[section] + SLOTS_IN[section]):
        if s.token_at[lower] != NONE:
            return False
    return True


@rule
def rows_above(section: int) -> int:
    """How many rows a pearl passes where somebody may still step in."""
    rows = 0
    while section != LAKE:
        section = DOWN[section]
        rows += 1
    return max(0, ROWS - rows)


@rule
def hope(section: int, others: int) -> int:
    """Per cent that the best pearl is still there when a token of this section is resolved."""
    return max(LEAST_HOPE, PER_CENT - DOUBT * rows_above(section) * others)


@rule
def river_tokens_worth(s: State, seat: int, area: Any) -> int:
    """One pearl for each own token, as if no more tokens came; the lower, the more doubtful."""
    wants, places, others = wants_of(s, seat, area), released(s), tokens_to_come(s, seat)
    total, space = 0, ALPACA_SPOTS - area[CARRIED]
    for k in range(OPEN_COUNT[s.players]):
        slot = OPEN_SLOTS[s.players][k]
        if slot >= LAKE_SLOT:
            break
        if s.token_at[slot] != NONE:
            section, is_own = SECTION_OF[slot], s.token_at[slot] == seat
            river = wanted_river(s, places, section, wants, is_own)
            if river != NONE:
                places |= at_river(GONE, river)
                if is_own:
                    worth = lane(wants, s.tops[river]) * hope(section, others) // PER_CENT
                    total += worth if space > 0 else worth * NO_SPACE // PER_CENT
                    space -= 1
            if is_last_token(s, slot):
                places = rolled_on(s, places, section)
    if s.token_at[LAKE_SLOT] == seat:
        total += lake_worth(s, places, wants, space)
    return total


@rule
def lake_worth(s: State, places: int, wants: int, space: int) -> int:
    """The best pearls of the lake, as many as there is space for."""
    total = 0
    for k in range(PEARL_COLOURS):
        colour = PEARL_COLOURS - 1 - k
        there = s.lake[colour]
        for river in range(rivers_in_use(s)):
            if place_of(places, river) == LAKE and s.tops[river] == colour:
                there += 1
        taken = max(0, min(space, there))
        space -= taken
        total += taken * lane(wants, colour)
    return total * LAKE_SHARE // PER_CENT


# ---------------------------------------------------------------- and those in the village


@rule
def nth_villager_worth(s: State, area: Any, before: int) -> int:
    """What the best face-up villager is worth after others have taken as many as `before`, up to two."""
    each, homeless = spot_worth(s, area), homeless_colours(area)
    first, second, third = 0, 0, 0
    for position in range(FACE_UP):
        if s.face_up[position] != NONE:
            worth = villager_worth(s, area, s.face_up[position], each, homeless)
            if worth > first:
                first, second, third = worth, first, second
            elif worth > second:
                second, third = worth, second
            elif worth > third:
                third = worth
    if before == 0:
        return first
    return second if before == 1 else third


@rule
def village_tokens_worth(s: State, seat: int, area: Any) -> int:
    """A villager for each own token in the village; the first choice is the best, and room is needed less and less."""
    total, before, share = 0, 0, VILLAGER_SHARE
    for slot in range(VILLAGE_SLOT, SLOTS):
        if s.token_at[slot] == seat:
            total += nth_villager_worth(s, area, before) * share // PER_CENT
            share = share * SECOND_SHARE // PER_CENT
        before += 1 if s.token_at[slot] != NONE else 0
    return total


@rule
def evaluate(s: State, seat: int) -> int:
    """The estimate; at the end of the game simply the points."""
    if s.phase == OVER:
        return standing(s, seat) * POINT
    area = area_of(s, seat)
    total = goal_points(s, seat) * POINT + villagers_worth(s, seat, area)
    total += carried_worth(s, area) + room_worth(s, area) + supplies_worth(s, seat, area)
    if s.phase == EXPLORATION:
        total += river_tokens_worth(s, seat, area)
    if s.phase <= RECRUIT_STEP:
        total += village_tokens_worth(s, seat, area)
    return total
