"""What is on the table, and who may see it."""

from rivertable.engine.chance import RNG_WORDS
from rivertable.engine.state import NOBODY, OWNER, Seats, i8, i16, i32, i64, secret, state

from .tables import KINDS

SEATS = Seats(4)
TURN, OVER = 0, 1  # what is asked


@state
class State:
    rng: i64[RNG_WORDS] = secret(NOBODY)
    reveals: i32
    players: i8
    opt_rules: i16
    current: i8  # the seat that is to act
    river: i8[KINDS] = secret(NOBODY)
    left: i16  # fish in the river
    basket: i8[SEATS, KINDS] = secret(OWNER)
    held: i8[SEATS]  # fish in the baskets
    sold: i8[KINDS]
    coins: i16[SEATS]
