"""A few rules that do nothing but take chances, small enough to be compiled by a test."""

from typing import Any

from rivertable.engine.chance import (
    RNG_WORDS,
    draw,
    draw_kind,
    draw_kind_by_groups,
    next_word,
    pick,
    reveal,
    roll,
    seed_chance,
    seed_imagined_chance,
    seed_stream,
    shuffle,
    shuffle_with,
)
from rivertable.engine.events import emit, sync
from rivertable.engine.rule import constants, entry, rule
from rivertable.engine.state import NOBODY, ListState, i8, i32, i64, secret, state
from rivertable.engine.state_arrays import copy_state

CARDS = 10
BAG = constants([3, 0, 5, 2, 0])
PAIRS = constants([3, 7, 0])  # the sums of two kinds each
GRID = constants([[1, 2], [3, 4]])


@state
class State(ListState):
    rng: i64[RNG_WORDS] = secret(NOBODY)
    reveals: i32
    deck: i8[CARDS]


@rule
def twice(x: int) -> int:
    return 2 * x


@rule
def write_chances(s: Any, stream: Any, out: Any, at: int, n: int) -> int:
    """Results of every kind of chance into out from `at` on; returns where they end."""
    for i in range(CARDS):
        s.deck[i] = i
    for i in range(n):
        out[at] = next_word(s)
        out[at + 1] = roll(s, 6)
        out[at + 2] = draw(s, i + 1)
        out[at + 3] = draw_kind(s, BAG, 10) + 10 * draw_kind_by_groups(s, BAG, PAIRS, 2, 10)
        out[at + 4] = pick(stream, 1000)
        shuffle(s, s.deck, CARDS)
        out[at + 5] = s.deck[0]
        shuffle_with(stream, s.deck, CARDS)
        out[at + 6] = s.deck[0]
        out[at + 7] = draw(s, 1_431_655_766)  # one word in three is rejected
        at += 8
    return at


@entry
def chances(states: Any, stream: Any, out: Any, key: Any, n: int) -> int:
    """The same chances from a match's generator and then from an imagined one; states[1] is a copy in between."""
    s = states[0]
    seed_chance(s, key[0], key[1], key[2], key[3])
    seed_stream(stream, key[0], key[1], key[2], key[3])
    at = write_chances(s, stream, out, 0, n)
    emit(s, 0, at, n)
    reveal(s)
    sync(s)
    copy_state(states, 1, 0)
    seed_imagined_chance(s, stream)
    write_chances(s, stream, out, at, n)
    return twice(at)
