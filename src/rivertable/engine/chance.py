"""Chance: roll, draw, shuffle. Both modes give the same integers; nobody can predict them from those already seen.

`s.rng` holds a 128-bit key, a block counter and the unused words of the last block (Threefry-4x32, 20 rounds; Salmon et
al., SC 2011). Imagined worlds use a cheap mixing stream in the same field: their chance need not be unpredictable.
Everything is masked int64 arithmetic, exact in Python and in Numba.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from rivertable.engine.errors import OptionError, RivertableError
from rivertable.engine.rule import engine_function, engine_function_compiled_as
from rivertable.engine.whole_numbers import whole_number

RNG_WORDS = 10
KEY, COUNTER, LEFT, BUFFER = 0, 4, 5, 6  # where the parts of `s.rng` begin
CHEAP = -1  # in place of the counter: the cheap stream of imagined worlds
STREAM_WORDS = 2  # size of a cheap stream outside a state: for playouts and for dealing imagined worlds

MASK = 0xFFFFFFFF
PARITY = 0x1BD11BDA


# ---------------------------------------------------------------- the generator


@engine_function
def seed_chance(s: Any, key0: int, key1: int, key2: int, key3: int) -> None:
    """Start the chance of a match from four 32-bit words."""
    s.rng[KEY] = key0
    s.rng[KEY + 1] = key1
    s.rng[KEY + 2] = key2
    s.rng[KEY + 3] = key3
    s.rng[COUNTER] = 0
    s.rng[LEFT] = 0
    for i in range(4):
        s.rng[BUFFER + i] = 0


@engine_function
def seed_imagined_chance(s: Any, stream: Any) -> None:
    """Give an imagined world a cheap future of its own, drawn from `stream`."""
    for i in range(RNG_WORDS):
        s.rng[i] = 0
    s.rng[KEY] = stream_word(stream)
    s.rng[KEY + 1] = stream_word(stream)
    s.rng[COUNTER] = CHEAP


@engine_function
def mix(x: int) -> int:
    """A 32-bit finaliser (murmur3): every input bit reaches every output bit."""
    x = ((x ^ (x >> 16)) * 0x85EBCA6B) & MASK
    x = ((x ^ (x >> 13)) * 0xC2B2AE35) & MASK
    return x ^ (x >> 16)


@engine_function
def four_rounds(x0: int, x1: int, x2: int, x3: int) -> tuple[int, int, int, int]:
    """Four rounds of the generator. Rotations are written out as numbers: that is twice as quick, compiled."""
    x0 = (x0 + x1) & MASK
    x1 = (((x1 << 10) & MASK) | (x1 >> 22)) ^ x0
    x2 = (x2 + x3) & MASK
    x3 = (((x3 << 26) & MASK) | (x3 >> 6)) ^ x2
    x0 = (x0 + x3) & MASK
    x3 = (((x3 << 11) & MASK) | (x3 >> 21)) ^ x0
    x2 = (x2 + x1) & MASK
    x1 = (((x1 << 21) & MASK) | (x1 >> 11)) ^ x2
    x0 = (x0 + x1) & MASK
    x1 = (((x1 << 13) & MASK) | (x1 >> 19)) ^ x0
    x2 = (x2 + x3) & MASK
    x3 = (((x3 << 27) & MASK) | (x3 >> 5)) ^ x2
    x0 = (x0 + x3) & MASK
    x3 = (((x3 << 23) & MASK) | (x3 >> 9)) ^ x0
    x2 = (x2 + x1) & MASK
    x1 = (((x1 << 5) & MASK) | (x1 >> 27)) ^ x2
    return x0, x1, x2, x3


@engine_function
def four_other_rounds(x0: int, x1: int, x2: int, x3: int) -> tuple[int, int, int, int]:
    """Four rounds of the generator with its other rotations; they alternate with `four_rounds`."""
    x0 = (x0 + x1) & MASK
    x1 = (((x1 << 6) & MASK) | (x1 >> 26)) ^ x0
    x2 = (x2 + x3) & MASK
    x3 = (((x3 << 20) & MASK) | (x3 >> 12)) ^ x2
    x0 = (x0 + x3) & MASK
    x3 = (((x3 << 17) & MASK) | (x3 >> 15)) ^ x0
    x2 = (x2 + x1) & MASK
    x1 = (((x1 << 11) & MASK) | (x1 >> 21)) ^ x2
    x0 = (x0 + x1) & MASK
    x1 = (((x1 << 25) & MASK) | (x1 >> 7)) ^ x0
    x2 = (x2 + x3) & MASK
    x3 = (((x3 << 10) & MASK) | (x3 >> 22)) ^ x2
    x0 = (x0 + x3) & MASK
    x3 = (((x3 << 18) & MASK) | (x3 >> 14)) ^ x0
    x2 = (x2 + x1) & MASK
    x1 = (((x1 << 20) & MASK) | (x1 >> 12)) ^ x2
    return x0, x1, x2, x3


@engine_function
def threefry_block(s: Any) -> None:
    """Fill the buffer with the next block of four words."""
    k0, k1, k2, k3 = s.rng[KEY], s.rng[KEY + 1], s.rng[KEY + 2], s.rng[KEY + 3]
    k4 = PARITY ^ k0 ^ k1 ^ k2 ^ k3
    counter = s.rng[COUNTER]
    s.rng[COUNTER] = counter + 1
    x0 = ((counter & MASK) + k0) & MASK
    x1 = ((counter >> 32) + k1) & MASK
    x2, x3 = k2, k3
    for turn in range(1, 6):
        if turn & 1:
            x0, x1, x2, x3 = four_rounds(x0, x1, x2, x3)
        else:
            x0, x1, x2, x3 = four_other_rounds(x0, x1, x2, x3)
        k0, k1, k2, k3, k4 = k1, k2, k3, k4, k0
        x0 = (x0 + k0) & MASK
        x1 = (x1 + k1) & MASK
        x2 = (x2 + k2) & MASK
        x3 = (x3 + k3 + turn) & MASK
    s.rng[BUFFER] = x0
    s.rng[BUFFER + 1] = x1
    s.rng[BUFFER + 2] = x2
    s.rng[BUFFER + 3] = x3
    s.rng[LEFT] = 4


@engine_function
def next_word(s: Any) -> int:
    """The next 32 bits of this match's chance. A used word is wiped, so that equal futures have equal states."""
    if s.rng[COUNTER] == CHEAP:
        s.rng[KEY] = (s.rng[KEY] + 0x9E3779B9) & MASK
        return mix(s.rng[KEY] ^ s.rng[KEY + 1])
    if s.rng[LEFT] == 0:
        threefry_block(s)
    left = s.rng[LEFT]
    word = s.rng[BUFFER + 4 - left]
    s.rng[BUFFER + 4 - left] = 0
    s.rng[LEFT] = left - 1
    return word


@engine_function
def next_below(s: Any, n: int) -> int:
    """A fair integer in 0..n-1, n below 2**31 (Lemire's multiplication with rejection)."""
    product = next_word(s) * n
    if product & MASK < n:
        reject_below = (MASK + 1 - n) % n
        while product & MASK < reject_below:
            product = next_word(s) * n
    return product >> 32


# ---------------------------------------------------------------- what rules call


def _roll(s: Any, sides: int) -> int:
    return 1 + next_below(s, sides)


def _draw(s: Any, n: int) -> int:
    return next_below(s, n)


def _shuffle(s: Any, cards: Any, n: int) -> None:
    for i in range(n - 1, 0, -1):
        j = next_below(s, i + 1)
        card = cards[i]
        cards[i] = cards[j]
        cards[j] = card


@engine_function_compiled_as(_roll)
def roll(s: Any, sides: int) -> int:
    """A die: 1..sides."""
    return _script.face(sides) if _script is not None else _roll(s, sides)


@engine_function_compiled_as(_draw)
def draw(s: Any, n: int) -> int:
    """One of n equal things: 0..n-1."""
    return _script.index(n) if _script is not None else _draw(s, n)


@engine_function_compiled_as(_shuffle)
def shuffle(s: Any, cards: Any, n: int) -> None:
    """Put the first n cards into a random order."""
    if _script is not None:
        _script.order(cards, n)
    else:
        _shuffle(s, cards, n)


@engine_function
def draw_kind(s: Any, counts: Any, total: int) -> int:
    """One piece out of a bag that holds counts[kind] pieces of each kind, `total` in all; it stays in the bag."""
    k = draw(s, total)
    kind, before = 0, 0
    for each in range(len(counts) - 1):  # all kinds: a branch that nobody can foresee would take longer
        before += counts[each]
        kind += k >= before
    return kind


@engine_function
def draw_kind_by_groups(s: Any, counts: Any, groups: Any, size: int, total: int) -> int:
    """Like `draw_kind`, and quicker where there are many kinds: groups[g] is the sum of the g-th `size` counts, those of the
    last group being what is left."""
    k = draw(s, total)
    group, before, after = 0, 0, 0
    for each in range(len(groups) - 1):
        after += groups[each]
        group += k >= after
        before += groups[each] * (k >= after)
    kind = group * size
    for each in range(group * size, group * size + size - 1):
        before += counts[min(each, len(counts) - 1)]  # beyond the last kind: it is found by then
        kind += k >= before
    return kind


@engine_function
def reveal(s: Any) -> None:
    """Count that somebody has just learned something hidden: moves before it cannot be taken back freely, and plans end
    here."""
    s.reveals += 1


# ---------------------------------------------------------------- cheap streams


@engine_function
def seed_stream(stream: Any, key0: int, key1: int, key2: int, key3: int) -> None:
    """Start a cheap stream from four 32-bit words."""
    stream[0] = mix(key0 ^ mix(key2 ^ 0x5BD1E995))
    stream[1] = mix(key1 ^ mix(key3 ^ 0x1B873593))


@engine_function
def word_ahead(stream: Any) -> int:
    """The word that comes next from a cheap stream; it stays there."""
    return mix(((stream[0] + 0x9E3779B9) & MASK) ^ stream[1])


@engine_function
def stream_word(stream: Any) -> int:
    """32 bits of a cheap stream: for playout choices and imagined worlds, never for a match."""
    word = word_ahead(stream)
    stream[0] = (stream[0] + 0x9E3779B9) & MASK
    return word


@engine_function
def below(word: int, n: int) -> int:
    """0..n-1 from a word of a cheap stream."""
    return (word * n) >> 32


@engine_function
def pick(stream: Any, n: int) -> int:
    """0..n-1 from a cheap stream."""
    return below(stream_word(stream), n)


@engine_function
def pick_kind(stream: Any, counts: Any, total: int) -> int:
    """Like `draw_kind`, from a cheap stream."""
    k = pick(stream, total)
    kind, before = 0, 0
    for each in range(len(counts) - 1):  # all kinds: a branch that nobody can foresee would take longer
        before += counts[each]
        kind += k >= before
    return kind


@engine_function
def shuffle_with(stream: Any, cards: Any, n: int) -> None:
    """Shuffle the first n cards with a cheap stream."""
    for i in range(n - 1, 0, -1):
        j = pick(stream, i + 1)
        card = cards[i]
        cards[i] = cards[j]
        cards[j] = card


# ---------------------------------------------------------------- scripted chance, for tests


class Script:
    """Chance results given in advance: numbers for roll and draw, lists for shuffle."""

    def __init__(self, results: Sequence[int | Sequence[int]]) -> None:
        self.left = list(results)

    def _next(self, what: str) -> int | Sequence[int]:
        if not self.left:
            raise RivertableError(f"the chance script has run out: {what} was asked")
        return self.left.pop(0)

    def face(self, sides: int) -> int:
        result = self._next(f"roll({sides})")
        if not isinstance(result, int) or not 1 <= result <= sides:
            raise RivertableError(f"the chance script says {result!r} for a die of {sides} sides")
        return result

    def index(self, n: int) -> int:
        result = self._next(f"draw({n})")
        if not isinstance(result, int) or not 0 <= result < n:
            raise RivertableError(f"the chance script says {result!r} for one of {n}")
        return result

    def order(self, cards: Any, n: int) -> None:
        result = self._next(f"shuffle of {n}")
        if isinstance(result, int) or sorted(result) != sorted(cards[:n]):
            raise RivertableError(f"the chance script says {result!r} for a shuffle of {cards[:n]}")
        cards[:n] = result


_script: Script | None = None


@contextmanager
def scripted(*results: int | Sequence[int]) -> Iterator[Script]:
    """Interpreted rules take these results, in order, instead of chance; all must be used."""
    global _script
    outer, _script = _script, Script(results)
    try:
        yield _script
        if _script.left:
            raise RivertableError(f"the chance script was not used up: {_script.left} left")
    finally:
        _script = outer


# ---------------------------------------------------------------- seeds


def seed_hex(seed: int | str) -> str:
    """A seed as 32 hex digits: an int from 0 below 2**128, or a hex string of at most 32 digits. OptionError
    otherwise."""
    is_hex = isinstance(seed, str) and re.fullmatch(r"[0-9a-fA-F]{1,32}", seed)
    number = int(seed, 16) if is_hex else whole_number(seed)  # type: ignore[arg-type]  # a text, if it is hex
    if number is None or not 0 <= number < 1 << 128:
        raise OptionError(f"a seed is a whole number from 0 below 2**128, or up to 32 hex digits, not {seed!r}")
    return f"{number:032x}"


def seed_words(seed: int | str) -> tuple[int, int, int, int]:
    """The four 32-bit words of a seed, lowest first."""
    number = int(seed_hex(seed), 16)
    return number & MASK, number >> 32 & MASK, number >> 64 & MASK, number >> 96 & MASK


def stream_from(seed: int | str) -> list[int]:
    """A new cheap stream for interpreted code; equal seeds give equal streams."""
    stream = [0] * STREAM_WORDS
    seed_stream(stream, *seed_words(seed))
    return stream
