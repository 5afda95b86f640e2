"""Chance: the published generator, fair results, seeds."""

import itertools
from types import ModuleType
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rivertable.engine import chance
from rivertable.engine.chance import (
    BUFFER,
    COUNTER,
    KEY,
    LEFT,
    MASK,
    draw,
    draw_kind,
    draw_kind_by_groups,
    next_below,
    next_word,
    pick,
    reveal,
    roll,
    seed_chance,
    seed_hex,
    seed_imagined_chance,
    seed_words,
    shuffle,
    shuffle_with,
    stream_from,
    stream_word,
    threefry_block,
    word_ahead,
)
from rivertable.engine.errors import OptionError
from rivertable.engine.rule import Mode
from rivertable.engine.state_arrays import ints, state_array, take
from tests.engine.chance_table import a_table

# ---------------------------------------------------------------- Threefry-4x32, 20 rounds

ROTATIONS = [(10, 26), (11, 21), (13, 27), (23, 5), (6, 20), (17, 11), (25, 10), (18, 20)]


def threefry(counter: list[int], key: list[int]) -> list[int]:
    """The generator once more, straight from the paper, with all four counter words."""
    keys = [*key, 0x1BD11BDA ^ key[0] ^ key[1] ^ key[2] ^ key[3]]
    x = [(c + k) & MASK for c, k in zip(counter, key, strict=True)]
    for turn in range(20):
        for a, b, by in zip((0, 2), (1, 3) if turn % 2 == 0 else (3, 1), ROTATIONS[turn % 8], strict=True):
            x[a] = (x[a] + x[b]) & MASK
            x[b] = ((x[b] << by | x[b] >> 32 - by) & MASK) ^ x[a]
        if turn % 4 == 3:
            step = turn // 4 + 1
            x = [(word + keys[(step + i) % 5]) & MASK for i, word in enumerate(x)]
            x[3] = (x[3] + step) & MASK
    return x


def words(text: str) -> list[int]:
    return [int(word, 16) for word in text.split()]


ZEROS = "00000000 00000000 00000000 00000000"
ONES = "ffffffff ffffffff ffffffff ffffffff"


@pytest.mark.parametrize(
    ("counter", "key", "block"),
    [
        (ZEROS, ZEROS, "9c6ca96a e17eae66 fc10ecd4 5256a7d8"),
        (ONES, ONES, "2a881696 57012287 f6c7446e a16a6732"),
        (
            "243f6a88 85a308d3 13198a2e 03707344",
            "a4093822 299f31d0 082efa98 ec4e6c89",
            "59cd1dbb b8879579 86b5d00c ac8b6d84",
        ),
    ],
)
def test_the_paper_version_gives_the_published_known_answers(counter: str, key: str, block: str) -> None:
    assert threefry(words(counter), words(key)) == words(block)


def test_the_first_block_of_seed_0_is_the_published_known_answer() -> None:
    table = a_table(0)
    assert [next_word(table) for _ in range(4)] == words("9c6ca96a e17eae66 fc10ecd4 5256a7d8")


@settings(deadline=None)
@given(st.integers(0, (1 << 63) - 1), st.integers(0, (1 << 128) - 1))
def test_every_block_is_that_of_the_paper_version(counter: int, seed: int) -> None:
    table = a_table(seed)
    table.rng[COUNTER] = counter
    threefry_block(table)
    assert table.rng[BUFFER:] == threefry([counter & MASK, counter >> 32, 0, 0], list(seed_words(seed)))


def test_the_fifth_word_comes_from_the_second_block() -> None:
    table = a_table(0)
    fifth = [next_word(table) for _ in range(5)][4]
    assert fifth == threefry([1, 0, 0, 0], [0, 0, 0, 0])[0]


def test_a_used_word_is_wiped_from_the_state() -> None:
    table = a_table(0)
    next_word(table)
    assert table.rng[BUFFER] == 0


def test_seeding_forgets_the_words_of_the_chance_before() -> None:
    table = a_table(0)
    next_word(table)
    seed_chance(table, *seed_words(5))
    assert table == a_table(5)


def test_a_block_counts_its_four_words() -> None:
    table = a_table()
    threefry_block(table)
    assert table.rng[LEFT] == 4


def test_neighbouring_seeds_give_different_words() -> None:
    assert len({next_word(a_table(seed)) for seed in range(100)}) == 100


# ---------------------------------------------------------------- fair results

# Chi-square at one in a thousand, for 5, 7, 23 and 2 degrees of freedom. The seeds are fixed: no test is flaky.
CRITICAL = {5: 20.52, 7: 24.32, 23: 49.73, 2: 13.82}


def chi_square(observed: list[int], expected: list[float]) -> float:
    return sum((o - e) ** 2 / e for o, e in zip(observed, expected, strict=True))


def test_a_die_shows_every_face_and_no_other() -> None:
    table = a_table()
    assert {roll(table, 6) for _ in range(200)} == {1, 2, 3, 4, 5, 6}


def test_a_draw_gives_every_index_and_no_other() -> None:
    table = a_table()
    assert {draw(table, 5) for _ in range(200)} == {0, 1, 2, 3, 4}


def test_drawing_one_of_one_gives_it() -> None:
    assert draw(a_table(), 1) == 0


def test_a_die_is_fair() -> None:
    table = a_table(2024)
    faces = [roll(table, 6) for _ in range(6000)]
    assert chi_square([faces.count(face) for face in range(1, 7)], [1000] * 6) < CRITICAL[5]


def test_an_imagined_die_is_fair() -> None:
    table = a_table()
    seed_imagined_chance(table, stream_from(7))
    faces = [roll(table, 6) for _ in range(6000)]
    assert chi_square([faces.count(face) for face in range(1, 7)], [1000] * 6) < CRITICAL[5]


def test_a_cheap_pick_is_fair() -> None:
    stream = stream_from(3)
    picks = [pick(stream, 8) for _ in range(8000)]
    assert chi_square([picks.count(i) for i in range(8)], [1000] * 8) < CRITICAL[7]


WORDS = 1 << 32


def is_passed_over(word: int, n: int, monkeypatch: pytest.MonkeyPatch) -> bool:
    """Whether next_below takes another word after this one."""
    left = [word, WORDS - 1]
    monkeypatch.setattr(chance, "next_word", lambda s: left.pop(0))
    next_below(None, n)
    return not left


@pytest.mark.parametrize("n", [2, 3, 6, 7, 10, 64, 1000])
def test_every_result_has_exactly_as_many_words(n: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """The words of result r are first[r]..first[r + 1] - 1, and only the first of them may be one too many."""
    first = [-(-r * WORDS // n) for r in range(n + 1)]
    kept = [first[r + 1] - first[r] - is_passed_over(first[r], n, monkeypatch) for r in range(n)]
    assert set(kept) == {WORDS // n}


@pytest.mark.parametrize("n", [2, 3, 6, 7, 10, 64, 1000])
def test_no_other_word_is_passed_over(n: int, monkeypatch: pytest.MonkeyPatch) -> None:
    first = [-(-r * WORDS // n) for r in range(n + 1)]
    others = [word for r in range(n) for word in (first[r] + 1, first[r + 1] - 1)]
    assert not any(is_passed_over(word, n, monkeypatch) for word in others)


def test_a_shuffle_keeps_every_card() -> None:
    cards = list(range(20))
    shuffle(a_table(), cards, 20)
    assert sorted(cards) == list(range(20))


def test_a_shuffle_leaves_cards_beyond_n_in_place() -> None:
    cards = list(range(20))
    shuffle(a_table(), cards, 5)
    assert cards[5:] == list(range(5, 20))


@pytest.mark.parametrize("n", [0, 1])
def test_a_shuffle_of_less_than_two_cards_takes_no_chance(n: int) -> None:
    table = a_table()
    shuffle(table, [1, 2, 3], n)
    assert table == a_table()


def test_every_order_of_four_cards_is_equally_likely() -> None:
    table = a_table(11)
    counts = dict.fromkeys(itertools.permutations(range(4)), 0)
    for _ in range(2400):
        cards = [0, 1, 2, 3]
        shuffle(table, cards, 4)
        counts[tuple(cards)] += 1
    assert chi_square(list(counts.values()), [100] * 24) < CRITICAL[23]


def test_every_order_of_a_cheap_shuffle_is_equally_likely() -> None:
    stream = stream_from(12)
    counts = dict.fromkeys(itertools.permutations(range(4)), 0)
    for _ in range(2400):
        cards = [0, 1, 2, 3]
        shuffle_with(stream, cards, 4)
        counts[tuple(cards)] += 1
    assert chi_square(list(counts.values()), [100] * 24) < CRITICAL[23]


def test_kinds_are_drawn_in_proportion_to_their_pieces() -> None:
    table = a_table(13)
    kinds = [draw_kind(table, [5, 0, 3, 2], 10) for _ in range(3000)]
    assert chi_square([kinds.count(kind) for kind in (0, 2, 3)], [1500, 900, 600]) < CRITICAL[2]


def test_a_kind_without_pieces_is_never_drawn() -> None:
    table = a_table(13)
    assert 1 not in {draw_kind(table, [5, 0, 3, 2], 10) for _ in range(500)}


def test_a_piece_that_is_drawn_stays_in_the_bag() -> None:
    bag = [5, 0, 3, 2]
    draw_kind(a_table(), bag, 10)
    assert bag == [5, 0, 3, 2]


@pytest.mark.parametrize("size", [1, 2, 3, 5, 11])
def test_kinds_drawn_by_groups_are_those_drawn_without(size: int) -> None:
    bag = [5, 0, 3, 2, 0, 0, 1, 4, 0, 2, 3]
    groups = [sum(bag[first : first + size]) for first in range(0, len(bag), size)]
    plain, grouped = a_table(13), a_table(13)
    for _ in range(300):
        assert draw_kind_by_groups(grouped, bag, groups, size, 20) == draw_kind(plain, bag, 20)


def test_a_reveal_is_counted() -> None:
    table = a_table()
    reveal(table)
    assert table.reveals == 1


# ---------------------------------------------------------------- cheap streams and imagined futures


def test_a_stream_repeats_itself_from_the_same_seed() -> None:
    first, second = stream_from(9), stream_from(9)
    assert [stream_word(first) for _ in range(5)] == [stream_word(second) for _ in range(5)]


def test_the_word_ahead_is_the_next_one() -> None:
    stream = stream_from(9)
    for _ in range(5):
        ahead = word_ahead(stream)
        assert word_ahead(stream) == ahead == stream_word(stream)


@pytest.mark.parametrize("bit", [0, 31, 32, 64, 96, 127])
def test_every_part_of_a_seed_changes_its_stream(bit: int) -> None:
    assert stream_from(1 << bit) != stream_from(0)


def test_an_imagined_future_does_not_depend_on_the_real_one() -> None:
    first, second = a_table(1), a_table(2)
    seed_imagined_chance(first, stream_from(5))
    seed_imagined_chance(second, stream_from(5))
    assert first == second


def test_an_imagined_future_keeps_nothing_of_the_real_key() -> None:
    table = a_table("0123456789abcdef0123456789abcdef")
    seed_imagined_chance(table, stream_from(5))
    assert not set(table.rng[KEY:COUNTER]) & set(seed_words("0123456789abcdef0123456789abcdef"))


def test_imagined_futures_from_one_stream_differ() -> None:
    stream, first, second = stream_from(5), a_table(), a_table()
    seed_imagined_chance(first, stream)
    seed_imagined_chance(second, stream)
    assert first != second


# ---------------------------------------------------------------- both modes

DRAWS = 40


def chances(module: ModuleType, mode: Mode, seed: int | str) -> tuple[list[int], bytes]:
    """All results of the tiny rules, and the state after the first half of them."""
    states, out, key = state_array(module.State, 2, mode), ints(2 * 8 * DRAWS, mode), ints(4, mode)
    for i, word in enumerate(seed_words(seed)):
        key[i] = word
    module.chances(states, ints(chance.STREAM_WORDS, mode), out, key, DRAWS)
    return [int(result) for result in out], take(states, 1, module.State).to_bytes()


@pytest.mark.parametrize("seed", [0, 7, "ffffffffffffffffffffffffffffffff", "80000000000000007fffffff80000000"])
def test_every_kind_of_chance_gives_the_same_results_compiled(
    seed: int | str, tiny_interpreted: ModuleType, tiny_compiled: ModuleType
) -> None:
    plain, _ = chances(tiny_interpreted, Mode.INTERPRETED, seed)
    assert chances(tiny_compiled, Mode.COMPILED, seed)[0] == plain


def test_chance_leaves_the_same_state_compiled(tiny_interpreted: ModuleType, tiny_compiled: ModuleType) -> None:
    _, plain = chances(tiny_interpreted, Mode.INTERPRETED, 3)
    assert chances(tiny_compiled, Mode.COMPILED, 3)[1] == plain


# ---------------------------------------------------------------- seeds


@pytest.mark.parametrize(
    ("seed", "digits"),
    [
        (0, "0" * 32),
        (7, "0" * 31 + "7"),
        (255, "0" * 30 + "ff"),
        ((1 << 128) - 1, "f" * 32),
        ("7", "0" * 31 + "7"),
        ("10", "0" * 30 + "10"),
        ("FF", "0" * 30 + "ff"),
        ("0123456789abcdef0123456789abcdef", "0123456789abcdef0123456789abcdef"),
    ],
)
def test_a_seed_is_written_as_32_hex_digits(seed: int | str, digits: str) -> None:
    assert seed_hex(seed) == digits


@pytest.mark.parametrize("seed", [-1, 1 << 128, "", "xyz", "-1", "1" + "0" * 32, True, False])
def test_a_bad_seed_is_refused_by_its_value(seed: int | str) -> None:
    with pytest.raises(OptionError, match=f"a seed is a whole number .* not {seed!r}"):
        seed_hex(seed)


@pytest.mark.parametrize("seed", [1.5, None, float("inf")])
def test_a_seed_that_is_neither_number_nor_text_is_refused(seed: Any) -> None:
    with pytest.raises(OptionError, match="a seed is a whole number"):
        seed_hex(seed)


@pytest.mark.parametrize("seed", ["0x10", "1_0", " 7 ", "+7"])
def test_a_seed_text_holds_nothing_but_hex_digits(seed: str) -> None:
    with pytest.raises(OptionError, match="a seed is a whole number"):
        seed_hex(seed)


def test_the_words_of_a_seed_begin_with_the_lowest() -> None:
    assert seed_words("00000004000000030000000200000001") == (1, 2, 3, 4)
