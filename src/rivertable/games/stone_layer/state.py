"""The state of Stone Layer. SL-8.1: only the future is hidden; the tiles in the deck are known, their order is drawn."""

from rivertable.engine.chance import RNG_WORDS
from rivertable.engine.encoding import bits, number, one_hot, seat
from rivertable.engine.state import NOBODY, i8, i16, i32, i64, public, secret, state

from .tables import SEATS, SIZES, SLOTS, STACKS, STONES, TILES

NONE = -1
RIVER = -1  # where the stone comes from, if not from a source stack

# What is asked now. From REPORT_SET on it is the referee who is asked.
(
    PICK_TILE,
    PICK_SIZE,
    PICK_STONE,
    PICK_SOURCE,
    RELEASE,
    EXCHANGE,
    ALT_SIZE,
    ALT_STONE,
    ALT_RELEASE,
    REPORT_SET,
    REPORT_EVENT,
    REPORT_PLACEMENT,
    REPORT_FOULS,
    OVER,
) = range(14)

# Where a tile is.
IN_DECK, FACE_UP, USED, CHOSEN = range(4)

# Options by their codes.
SIMULATION, COMPANION = 0, 1
TOKENS_RETURN, TOKENS_STAY = 0, 1
SHUFFLE_REMAINING, SHUFFLE_ALL = 0, 1
PARTIAL_FALL, HARMLESS = 0, 1
AUTO, MANUAL = 0, 1


@state
class State:
    rng: i64[RNG_WORDS] = secret(NOBODY)
    reveals: i32
    players: i8
    opt_rules: i16
    opt_turn_clock: i8
    opt_points_to_win: i8
    opt_tremor: i8
    opt_alt_start_shuffle: i8
    opt_toppler_tokens: i8
    opt_slip: i8
    opt_exchange: i8
    opt_mode: i8
    opt_alternative_start: i8

    step: i8 = public(encode=one_hot(OVER + 1))  # what is asked
    current: i8 = public(encode=seat())  # the player in turn
    first: i8 = public(encode=seat())  # the first player
    turns: i16  # begun so far
    marker: i8 = public(encode=one_hot(STACKS))  # the stack of the location marker

    tile_at: i8[TILES] = public(encode=one_hot(CHOSEN + 1))  # IN_DECK, FACE_UP, USED or CHOSEN
    face_up: i8[SLOTS] = public(encode=one_hot(TILES))
    face_up_count: i8
    deck_count: i8

    stack: i8[STACKS, STONES] = public(encode=number(64))  # stones from bottom to top, base stone not counted
    height: i8[STACKS]
    in_river: i8[STONES] = public(encode=number(1))
    river: i8[SIZES]  # stones there, by size
    river_count: i8

    tokens: i8[STACKS, SEATS]  # score tokens beside the stacks
    supply: i8[SEATS]
    golden: i8[SEATS]  # single golden tokens
    fives: i8[SEATS]
    bank: i8  # five-point tokens

    # the turn
    tile: i8 = public(encode=one_hot(TILES))
    wanted: i8 = public(encode=one_hot(SIZES))  # the chosen size
    stone: i8 = public(encode=one_hot(STONES))
    source: i8 = public(encode=one_hot(STACKS))  # RIVER or a stack
    lifted: i8  # 1: the stone is in the hand, 0: it still lies on its source stack
    lay: i8  # tokens to lay, while an exchange is asked
    barred: i8  # no tokens this turn
    repeats: i8
    alternative: i8  # tiles of the alternative start drawn so far

    # the record of the attempt, as far as it is reported
    named: i16 = public(encode=bits(STACKS))  # stacks of its events, as a mask
    placing: i8  # 1: the lifting is over
    touched: i8
    leaned: i8
    open_stacks: i16 = public(encode=bits(STACKS))  # the event that is being reported
    open_cause: i8
    open_lifting: i8
