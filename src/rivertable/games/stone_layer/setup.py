"""From options and chance to the first decision (SL-3), and what never changes (SL-9.17)."""

from __future__ import annotations

from typing import Any

from rivertable.engine.chance import draw
from rivertable.engine.events import emit
from rivertable.engine.rule import rule

from .events import FIRST_PLAYER, MARKER_PUT
from .rules.stones import lay_out_stones
from .rules.tiles import lay_out_deck, reveal_tiles
from .rules.tokens import lay_out_tokens, tokens_at_stacks
from .rules.turn import begin_turn, draw_for_start
from .state import CHOSEN, FACE_UP, IN_DECK, NONE, USED, State
from .tables import SIZES, STACKS, STONES, TILES


@rule
def first_seat(s: State) -> int:
    """SL-3.5  Whoever was drawn."""
    return s.first


@rule
def setup(s: State, players: int) -> None:
    """SL-3.1  In the rulebook's order: stones, SL-3.2 marker, tiles, tokens, SL-3.5 first player; then SL-3.6 or the first
    turn. SL-1.1  The same for two, three and four players."""
    lay_out_stones(s)
    s.marker = draw(s, STACKS)
    emit(s, MARKER_PUT, s.marker)
    lay_out_deck(s)
    lay_out_tokens(s, players)
    s.first = draw(s, players)
    s.current = s.first
    emit(s, FIRST_PLAYER, s.first)
    s.tile = NONE
    s.wanted = NONE
    s.open_cause = NONE
    s.turns = 1
    if s.opt_alternative_start == 1:
        draw_for_start(s)
    else:
        reveal_tiles(s)
        begin_turn(s)


# ---------------------------------------------------------------- what never changes


@rule
def count_tiles(s: State, where: int) -> int:
    count = 0
    for tile in range(TILES):
        if s.tile_at[tile] == where:
            count += 1
    return count


@rule
def stones_sum(s: State) -> int:
    """SL-9.17  Every stone once: in the river, on a stack or in the hand; as a mask."""
    mask = 0
    for stone in range(STONES):
        if s.in_river[stone] == 1:
            mask ^= 1 << stone
    for stack in range(STACKS):
        for place in range(s.height[stack]):
            mask ^= 1 << s.stack[stack][place]
    if s.stone != NONE and s.lifted == 1:
        mask ^= 1 << s.stone
    return mask


# Places among what never changes.
STONES_AT, RIVER_AT, TILES_AT, DECK_AT, FACE_UP_AT, FIVES_AT, TOKENS_AT = range(7)


@rule
def conserved(s: State, out: Any) -> int:
    """SL-9.17  Stones, tiles, each player's score tokens, five-point tokens; and counts that must fit what they count."""
    out[STONES_AT] = stones_sum(s)
    out[RIVER_AT] = s.river_count
    for size in range(SIZES):
        out[RIVER_AT] -= s.river[size]
    in_deck, face_up = count_tiles(s, IN_DECK), count_tiles(s, FACE_UP)
    out[TILES_AT] = in_deck + face_up + count_tiles(s, USED) + count_tiles(s, CHOSEN)
    out[DECK_AT] = in_deck - s.deck_count
    out[FACE_UP_AT] = face_up - s.face_up_count
    out[FIVES_AT] = s.bank
    for seat in range(s.players):
        out[FIVES_AT] += s.fives[seat]
        out[TOKENS_AT + seat] = s.supply[seat] + tokens_at_stacks(s, seat) + s.golden[seat]
    return TOKENS_AT + s.players
