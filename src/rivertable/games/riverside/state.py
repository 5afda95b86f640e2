"""The state of Riverside: what is on the table, and what each player has marked but not yet shown."""

from rivertable.engine.chance import RNG_WORDS
from rivertable.engine.encoding import columns, number, one_hot
from rivertable.engine.kept import kept
from rivertable.engine.rule import rule
from rivertable.engine.state import NOBODY, OWNER, Seats, i8, i16, i32, i64, public, secret, state

from .tables import BOATS, BOXES, BOXES_OF, FARTHEST, ROUTE, ROWS, SEATS_IN, SLOTS, STAVE

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

NO_BOX = 32767  # what no score can beat

# What the state keeps of the sheets and the map, so that rules need not count it at every decision.


@rule
def open_rows_of(s: "State", seat: int) -> int:
    """The rows with an open seat, as bits."""
    rows = 0
    for row in range(BOATS * ROWS):
        if s.sheet[seat][CROSSED + row] < SEATS_IN[row]:
            rows |= 1 << row
    return rows


@rule
def pending_rows_of(s: "State", seat: int) -> int:
    """RS-5.12  The completed rows whose tickets are not crossed yet, as bits."""
    rows = 0
    for row in range(BOATS * ROWS):
        if s.sheet[seat][CROSSED + row] == SEATS_IN[row] and s.sheet[seat][TICKET + row] == 0:
            rows |= 1 << row
    return rows


@rule
def tickets_of(s: "State", seat: int, boat: int) -> int:
    """RS-5.18  Tickets of the boat; for the stave church those of all five boats together."""
    if boat != STAVE:
        return s.sheet[seat][TICKETS + boat]
    total = 0
    for guide_boat in range(BOATS):
        total += s.sheet[seat][TICKETS + guide_boat]
    return total


@rule
def to_beat_of(s: "State", seat: int, boat: int) -> int:
    """RS-5.19b, RS-5.19c  The last score written on the boat, 0 if there is none; without a vacant box NO_BOX."""
    written = s.sheet[seat][WRITTEN + boat]
    if written == BOXES_OF[boat]:
        return NO_BOX
    return s.sheet[seat][SCORE + boat * BOXES + written - 1] if written > 0 else 0


@rule
def within_of(s: "State", distance: int) -> int:
    """RS-5.16  The villages at most so far from the ship, as bits."""
    villages = 0
    for slot in range(SLOTS):
        if s.tile_at[slot] != NONE and s.distance[slot] <= distance:
            villages |= 1 << slot
    return villages


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

    within: i16[FARTHEST + 1] = kept(within_of, "tile_at", "distance")
    open_rows: i32[SEATS] = kept(open_rows_of, "sheet")
    pending_rows: i32[SEATS] = kept(pending_rows_of, "sheet")
    tickets: i16[SEATS, BOATS + 1] = kept(tickets_of, "sheet")
    to_beat: i16[SEATS, BOATS + 1] = kept(to_beat_of, "sheet")
