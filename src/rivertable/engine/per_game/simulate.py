"""Many random matches in one call, in this instance's mode."""

from __future__ import annotations

from typing import Any

from rivertable.engine.cells import lowest_bit
from rivertable.engine.chance import MASK, below, seed_chance, seed_stream, stream_word, word_ahead
from rivertable.engine.contract import REFEREE, REFEREE_SEAT
from rivertable.engine.instance import Instance
from rivertable.engine.rule import entry, rule
from rivertable.engine.simulation import END, FIRST, FIRST_TOTAL, LENGTH, ROUNDS
from rivertable.engine.state_arrays import Memory, copy_state

INSTANCE: Instance = globals()["INSTANCE"]
GAME = INSTANCE.game
setup, to_act, legal, apply, referee = GAME.setup, GAME.to_act, GAME.legal, GAME.apply, GAME.referee
ask_even_if_single, end_reason, rounds = GAME.ask_even_if_single, GAME.end_reason, GAME.rounds
score, standing, first_seat = GAME.score, GAME.standing, GAME.first_seat

BLANK, WORK, STATES = 0, 1, 2  # rows of the array of states
CATEGORIES = len(GAME.score_categories)
OUT = max(GAME.actions.count, CATEGORIES)


@rule
def begin_numbered(s: Any, stream: Any, players: int, key: Any, number: int) -> int:
    """Set up match `number` of a series: its seed is the series' seed plus that number. Returns the seat that goes
    first."""
    word0 = key[0] + number
    word1 = key[1] + (word0 >> 32)
    word2 = key[2] + (word1 >> 32)
    word3 = key[3] + (word2 >> 32)
    seed_chance(s, word0 & MASK, word1 & MASK, word2 & MASK, word3 & MASK)
    seed_stream(stream, word0 & MASK, word1 & MASK, word2 & MASK, word3 & MASK)
    s.players = players
    setup(s, players)
    return first_seat(s)


@rule
def lowest_seat(mask: int) -> int:
    return lowest_bit(mask)


@rule
def play_randomly(s: Any, out: Any, stream: Any) -> int:
    """Play the match in s to its end, each decision uniform over its legal actions; returns the number of real
    decisions. The word for the next choice is taken from the stream's future while an action is carried out, so that the
    choice need not wait for it."""
    decisions = 0
    word = word_ahead(stream)
    mask = to_act(s)
    while mask != 0:
        if mask & REFEREE:
            apply(s, REFEREE_SEAT, referee(s, stream))
            word = word_ahead(stream)
        else:
            seat = lowest_seat(mask)
            n = legal(s, seat, out)
            if n > 1:
                decisions += 1
                action = out[below(word, n)]
                stream_word(stream)
                word = word_ahead(stream)
                apply(s, seat, action)
            else:
                if ask_even_if_single(s, seat):
                    decisions += 1
                apply(s, seat, out[0])
        mask = to_act(s)
    return decisions


@rule
def write_result(s: Any, out: Any, result: Any, decisions: int, first: int) -> None:
    result[FIRST] = first
    result[LENGTH] = decisions
    result[ROUNDS] = rounds(s)
    result[END] = end_reason(s)
    for seat in range(s.players):
        result[FIRST_TOTAL + seat] = score(s, seat, out)
        result[FIRST_TOTAL + s.players + seat] = standing(s, seat)
        categories = FIRST_TOTAL + 2 * s.players + seat * CATEGORIES
        for category in range(CATEGORIES):
            result[categories + category] = out[category]


@entry
def simulate(memory: Memory, players: int, key: Any, first: int, results: Any) -> int:
    """Play matches first, first + 1, … of a series randomly, one per row of results; returns the number of decisions."""
    decisions = 0
    for row in range(len(results)):
        copy_state(memory.states, WORK, BLANK)
        s = memory.states[WORK]
        begun = begin_numbered(s, memory.stream, players, key, first + row)
        length = play_randomly(s, memory.out, memory.stream)
        decisions += length
        write_result(s, memory.out, results[row], length, begun)
    return decisions
