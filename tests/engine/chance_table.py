"""A state with nothing in it but chance."""

from rivertable.engine.chance import RNG_WORDS, seed_chance, seed_words
from rivertable.engine.state import NOBODY, ListState, i32, i64, secret, state


@state
class Table(ListState):
    rng: i64[RNG_WORDS] = secret(NOBODY)
    reveals: i32


def a_table(seed: int | str = 1) -> Table:
    table = Table()
    seed_chance(table, *seed_words(seed))
    return table
