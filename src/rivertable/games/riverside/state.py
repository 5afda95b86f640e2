"""The state of Riverside: what is on the table, and what each player has marked but not yet shown."""

from rivertable.engine.chance import RNG_WORDS
from rivertable.engine.encoding import columns, number, one_hot
from rivertable.engine.state import NOBODY, OWNER, Seats, i8, i16, i32, i64, public, secret, state

from .tables import BOATS, BOXES, ROUTE, ROWS, SLOTS

SEATS = Seats(6)  # RS-1.1, RS-11.2
NONE = -1  # no tile, no village, no colour

# Phases (RS-4.1); phase 1 has no decisions and is over as soon as it begins.
FILLING, EXCURSIONS, OVER = 2, 3, 4

# Cells of a sheet (RS-2.5): one flat row per player, so that showing it is one copy.
CROSSED = 0  # seats crossed, per row of seats (boat * ROWS + row)
TICKET = CROSSED + BOATS * ROWS  # 1 when the row's ticket is crossed
SCORE = TICKET + BOATS * ROWS  # excursion scores, per scoring box (boat * BOXES + box), stave church last
WRITTEN = SCORE + (BOATS + 1) * BOXES  # boxes written, per boat
TICKETS = WRITTEN + BOATS + 1  # tickets crossed, per boat
ACTIVE = TICKETS + BOATS  # royal powers activated
USED = ACTIVE + BOATS  # royal powers used
FIRE = USED + BOATS  # fire symbols left
PLUS_ONE = FIRE + 1  # "+1" symbols left
SHEET = PLUS_ONE + 1

# Cells of the turn a player is taking, as hidden as the marks it makes.
STEP = 0  # the decision that is open
DIE = 1  # colour of the chosen base die
GREEN = 2  # NO_GREEN, ADD_GREEN or ADD_WARM
BOAT = 3  # boat being filled
LEFT = 4  # crosses still to make there
REACH = 5  # range this round
FIRST = 6  # slot of the first village visited this round
VILLAGE = 7  # slot of the village being scored
ITEM = 8  # colour of that village asked about
TAKEN = 9  # colours scored there
PRIZE = 10  # boat that has the prize ticket this round
TURN = 11

NO_GREEN, ADD_GREEN, ADD_WARM = 0, 1, 2

# Decisions, in the order of RS-12.3.
CHOOSE_DIE, CHOOSE_GREEN, CHOOSE_FAN_BASE, CHOOSE_ROW, RESOLVE_ROW = 0, 1, 2, 3, 4
CHOOSE_SPEED_BOAT, CHOOSE_PLUS_ONE, CHOOSE_VILLAGE, GIVE_PRIZE, SCORE_COLOUR, CHOOSE_EARLY_BIRDS = 5, 6, 7, 8, 9, 10
DONE = 11


@state
class State:
    """RS-8.1 Everything is public but future dice, and RS-8.2 the marks of the phase that is going on."""

    rng: i64[RNG_WORDS] = secret(NOBODY)
    reveals: i32
    players: i8
    opt_rules: i16
    opt_extension: i8

    phase: i8 = public(encode=one_hot(OVER + 1))
    rounds: i16 = public(encode=number(16))  # rounds begun
    columns: i8
    tile_at: i8[SLOTS] = public(encode=one_hot(SLOTS))  # north row, then south row; NONE beyond the last column
    first_space: i8[SLOTS]  # route index of each tile's first space
    anchor: i8 = public(encode=one_hot(ROUTE))  # route index of the anchor
    ship: i8 = public(encode=one_hot(ROUTE))  # route index of the ship
    steps: i8[ROUTE]  # from the ship to each space of the route
    distance: i8[SLOTS]  # from the ship into each village

    dice: i8[BOATS]
    green: i8
    temperature: i8

    sheet: i16[SEATS, SHEET] = secret(OWNER)
    shown: i16[SEATS, SHEET]  # catches up with `sheet` when a phase ends for all
    turn: i16[SEATS, TURN] = secret(
        OWNER,
        encode=columns({STEP: one_hot(DONE + 1), GREEN: one_hot(3), FIRST: one_hot(SLOTS), VILLAGE: one_hot(SLOTS)}),
    )
