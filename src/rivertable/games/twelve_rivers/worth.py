"""What pearls, villagers, cards and fairies are worth to a player, in hundredths of a point: rough and quick."""

from __future__ import annotations

from typing import Any

from rivertable.engine.cells import lowest_bit
from rivertable.engine.rule import constants, rule

from .rules.asked import room_of
from .rules.villagers import fitting_villagers, spots_of
from .state import ALPACA, CARRIED, FAIRY, NONE, PEARL, ROOM, SPOT, State
from .tables import (
    ABILITY,
    ABILITY_POINTS,
    CAMP,
    FAIRY_TYPES,
    FILLED_VILLAGERS,
    FIRST_OF_ONE,
    FIVE_DIFFERENT,
    FOUR_SAME,
    GOAL_POINTS,
    GOAL_REQUIRED,
    HAND_CARDS,
    INDICATED_FIVE,
    KINDS,
    PEARL_COLOURS,
    PEARL_VALUE,
    RAINBOW,
    ROUNDS,
    SAME_PEARLS,
    SPOT_KIND,
    SPOTS,
    SPOTS_IN,
    TRACK,
    UNUSED_FAIRIES,
    WHITE,
    WHITE_PEARLS,
)

POINT = 100  # worths are counted in hundredths of a point
PER_CENT = 100
MOST = 1 << 30  # more than anything is worth

# Weights, found by self-play (docs/games/twelve_rivers.md).
HOMELESS = 41  # per cent of its value that a pearl without a spot is worth, while rounds are left
STRANDED = 1  # per cent in the last round
GOAL_NEAR = 90  # a goal that is then one pearl away
SPOILS = 243  # taken off where a pearl spoils a bonus for equal or different colours
PROGRESS = 63  # per cent of a bonus that a step towards it counts
CARD_WORTH = 83
LATE_CARD = 17  # in the last round
FAIRY_WORTH = constants([85, 80, 196, 111, 160])  # by type, in the order of FAIRIES
SPOT_WORTH = 102  # an empty spot more, while there is hardly any other
CROWDED = 15  # less for each that is empty already
HOME = 49  # per cent of its value for a pearl that had no spot and finds one
FILLED_SHARE = 32  # per cent of the points for filling a new villager
BONUS_SHARE = constants([0, 0, 45, 38, 59, 0, 0, 45, 34, 45])  # per cent of it, in the order of ABILITIES
WHITE_WORTH = 250  # white pearls still to come, all rounds
HAND_WORTH = 250  # cards left at the end
FAIRIES_WORTH = 327  # fairies left at the end

ROUNDS_TO_FILL = 3  # so many rounds fill the spots of a villager
ROUNDS_TO_USE = 2  # and so many use an empty spot

LANE = 12  # bits of a colour where a number for each colour is kept in one
LARGEST = (1 << LANE) - 1


@rule
def lane(packed: int, colour: int) -> int:
    """The number of one colour, where a number for each colour is kept in one."""
    return packed >> (LANE * colour) & LARGEST


@rule
def in_lane(number: int, colour: int) -> int:
    """A number of one colour, to be added to those of other colours."""
    return number << (LANE * colour)


@rule
def is_last_round(s: State) -> bool:
    return s.rounds >= ROUNDS


@rule
def card_worth(s: State) -> int:
    return LATE_CARD if is_last_round(s) else CARD_WORTH


@rule
def tokens_to_come(s: State, seat: int) -> int:
    """Tokens of others that are still on the track."""
    count = 0
    for space in range(TRACK):
        count += (s.track[space] != NONE) & (s.track[space] != seat)
    return count


# What one step more towards the bonus of an ability counts, by the pearls it needs and those it has, by squares: the
# nearer, the more.
STEP_TOWARDS = constants(
    [
        [
            [int(points) * PROGRESS * (2 * has + 1) // max(1, needs * needs) for has in range(SPOTS + 1)]
            for needs in range(SPOTS + 1)
        ]
        for points in ABILITY_POINTS
    ]
)


@rule
def colours_on(area: Any, villager: int, spots: int) -> int:
    """The colours of the pearls on a villager, as bits."""
    colours = 0
    for cell in range(SPOT + villager * SPOTS, SPOT + villager * SPOTS + spots):
        colours |= 1 << (area[cell] & PEARL)
    return colours >> 1  # without the empty spots


@rule
def pearls_on(area: Any, villager: int, spots: int) -> int:
    count = 0
    for cell in range(SPOT + villager * SPOTS, SPOT + villager * SPOTS + spots):
        if area[cell] & PEARL:
            count += 1
    return count


@rule
def furthers(ability: int, pearls: int, spots: int, colours: int, colour: int) -> int:
    """What a pearl of the colour does for a villager's own bonus and for filling it."""
    total = STEP_TOWARDS[FILLED_VILLAGERS][spots][pearls]
    if ability == INDICATED_FIVE:
        total += STEP_TOWARDS[ability][spots][pearls]
    elif ability == FOUR_SAME:
        if colours == 0 or colours == 1 << colour:
            total += STEP_TOWARDS[ability][SAME_PEARLS][pearls]
        elif colours & (colours - 1) == 0:
            total -= SPOILS
    elif ability == FIVE_DIFFERENT:
        if colours >> colour & 1 == 0:
            total += STEP_TOWARDS[ability][spots][pearls]
        else:
            total -= SPOILS
    elif ability == WHITE_PEARLS and colour == WHITE:
        total += ABILITY_POINTS[ability] * POINT
    return total


@rule
def gains_of(s: State, seat: int, area: Any) -> int:
    """Per colour the most that storing a pearl furthers, over all own villagers; at least 0."""
    gains, open_to_any, room = 0, 0, room_of(s, seat)
    for kind in range(KINDS):
        open_to_any |= room[kind]
    while open_to_any != 0:
        villager = lowest_bit(open_to_any)
        open_to_any &= open_to_any - 1
        tile = s.villagers[seat][villager]
        spots = SPOTS_IN[tile]
        pearls, colours = pearls_on(area, villager, spots), colours_on(area, villager, spots)
        for colour in range(PEARL_COLOURS):
            if fitting_villagers(s, seat, colour) >> villager & 1:
                more = min(LARGEST, furthers(ABILITY[tile], pearls, spots, colours, colour)) - lane(gains, colour)
                gains += in_lane(max(0, more), colour)
    return gains


@rule
def gain_of(s: State, seat: int, area: Any, villager: int, colour: int) -> int:
    """What storing a pearl of the colour on a villager furthers."""
    spots = spots_of(s, seat, villager)
    ability = ABILITY[s.villagers[seat][villager]]
    pearls, colours = pearls_on(area, villager, spots), colours_on(area, villager, spots)
    return furthers(ability, pearls, spots, colours, colour)


@rule
def rainbow_left(area: Any) -> int:
    """Rainbow spots that carried pearls will not need."""
    left = area[ROOM + RAINBOW]
    for colour in range(PEARL_COLOURS):
        left -= max(0, area[ALPACA + colour] - area[ROOM + colour])
    return left


@rule
def goal_want(s: State, carried: int, colour: int) -> int:
    """What one more pearl does for the goal of its colour."""
    if s.goal[colour] != NONE or carried >= GOAL_REQUIRED[colour]:
        return 0
    if carried + 1 == GOAL_REQUIRED[colour]:
        return GOAL_POINTS[colour] * POINT
    return GOAL_NEAR if carried + 2 == GOAL_REQUIRED[colour] and not is_last_round(s) else 0


@rule
def wants_of(s: State, seat: int, area: Any) -> int:
    """Per colour what one more pearl on the alpaca is worth."""
    gains, rainbow, wants = gains_of(s, seat, area), rainbow_left(area), 0
    for colour in range(PEARL_COLOURS):
        carried, worth = area[ALPACA + colour], PEARL_VALUE[colour] * POINT
        if area[ROOM + colour] > carried or rainbow > 0:
            worth += lane(gains, colour)
        else:
            worth = worth * (STRANDED if is_last_round(s) else HOMELESS) // PER_CENT
        wants += in_lane(min(LARGEST, worth + goal_want(s, carried, colour)), colour)
    return wants


@rule
def least_wanted(area: Any, wants: int) -> int:
    """The carried pearl that is worth least."""
    least = NONE
    for colour in range(PEARL_COLOURS):
        if area[ALPACA + colour] > 0 and (least == NONE or lane(wants, colour) < lane(wants, least)):
            least = colour
    return least


# ---------------------------------------------------------------- villagers


@rule
def homeless_colours(area: Any) -> int:
    """Colours of carried pearls that have no spot to go to, as bits."""
    colours = 0
    if rainbow_left(area) < 0:
        for colour in range(PEARL_COLOURS):
            if area[ALPACA + colour] > area[ROOM + colour]:
                colours |= 1 << colour
    return colours


@rule
def spot_worth(s: State, area: Any) -> int:
    """What one more empty spot is worth: the less, the more of them there are already."""
    room = area[ROOM + RAINBOW] - area[CARRIED]
    for colour in range(PEARL_COLOURS):
        room += area[ROOM + colour]
    return max(0, SPOT_WORTH - CROWDED * max(0, room)) * min(ROUNDS_TO_USE, ROUNDS - s.rounds) // ROUNDS_TO_USE


@rule
def bonus_worth(s: State, area: Any, ability: int) -> int:
    """What the bonus of a new villager may bring, by the rounds that are left."""
    left = ROUNDS - s.rounds
    points = ABILITY_POINTS[ability]
    if ability == HAND_CARDS:
        return points * HAND_WORTH
    if ability == UNUSED_FAIRIES:
        held = 0
        for fairy in range(FAIRY_TYPES):
            held += area[FAIRY + fairy]
        return points * (FAIRIES_WORTH + held * POINT) // 2
    if ability == WHITE_PEARLS:
        return points * (WHITE_WORTH * left // ROUNDS + area[ALPACA + WHITE] * POINT)
    share = points * BONUS_SHARE[ability]
    return share if ability < FIRST_OF_ONE else share * min(ROUNDS_TO_FILL, left + 1) // ROUNDS_TO_FILL


@rule
def villager_worth(s: State, area: Any, tile: int, each: int, homeless: int) -> int:
    """What recruiting a villager would bring: cards, spots worth `each`, a home for pearls of `homeless` colours, its
    bonus."""
    total = CAMP[tile] * card_worth(s) + bonus_worth(s, area, ABILITY[tile])
    for spot in range(SPOTS_IN[tile]):
        kind = SPOT_KIND[tile][spot]
        total += each
        if kind == RAINBOW:
            total += each // 2 + (HOME if homeless != 0 else 0)
        elif homeless >> kind & 1:
            total += PEARL_VALUE[kind] * HOME
    filled = ABILITY_POINTS[FILLED_VILLAGERS] * FILLED_SHARE
    return total + filled * min(ROUNDS_TO_FILL, ROUNDS - s.rounds) // ROUNDS_TO_FILL
