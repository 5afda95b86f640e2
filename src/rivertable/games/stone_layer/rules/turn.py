"""The course of a turn, from one decision to the next (SL-3.6, SL-4)."""

from __future__ import annotations

from rivertable.engine.chance import reveal
from rivertable.engine.events import emit
from rivertable.engine.rule import rule

from ..events import (
    ATTEMPT_ENDED,
    ATTEMPT_REPEATED,
    MARKER_MOVED,
    NO_TOKENS,
    STONE_PLACED,
    STONE_SET,
    TILE_DRAWN,
    TURN_BEGUN,
    TURN_SKIPPED,
)
from ..state import (
    ALT_RELEASE,
    ALT_SIZE,
    ALT_STONE,
    AUTO,
    CHOSEN,
    COMPANION,
    EXCHANGE,
    IN_DECK,
    NONE,
    PICK_SIZE,
    PICK_SOURCE,
    PICK_STONE,
    PICK_TILE,
    RELEASE,
    REPORT_EVENT,
    REPORT_SET,
    RIVER,
    SHUFFLE_ALL,
    USED,
    State,
)
from ..tables import ALTERNATIVE_TILES, REPEATS, SIZE_OF, STACKS, TILE_SIZES, TILE_STEPS, TILES
from .stones import drop_stone, empty_hand, finish_lifting, first_of_size, put_on_stack, take_stone
from .tiles import available_sizes, draw_tile, is_any_playable, put_tile_away, reveal_tiles, set_aside
from .tokens import can_exchange, exchange, lay_tokens, tokens_for

# ---------------------------------------------------------------- turns


@rule
def move_marker(s: State, steps: int) -> None:
    """SL-4.4, SL-2.6  Clockwise along the base stones."""
    s.marker = (s.marker + steps) % STACKS
    emit(s, MARKER_MOVED, s.current, steps, s.marker)


@rule
def pass_turn(s: State) -> None:
    """SL-3.5, SL-4.7  The next player clockwise."""
    s.current = (s.current + 1) % s.players
    s.turns += 1


@rule
def open_step_one(s: State) -> None:
    """SL-4.1, SL-10.13  With no playable tile face up, five new ones, until one is playable. SL-10.15  If no tile of the
    box could be, the turn is skipped and the marker moves one step."""
    while available_sizes(s) == 0:
        emit(s, TURN_SKIPPED, s.current)
        move_marker(s, 1)
        pass_turn(s)
    while not is_any_playable(s):
        set_aside(s)
        reveal_tiles(s)
    s.step = PICK_TILE


@rule
def begin_turn(s: State) -> None:
    """SL-4.1  Step 1 is open."""
    s.barred = 0
    s.repeats = 0
    emit(s, TURN_BEGUN, s.current, s.turns)
    open_step_one(s)


@rule
def end_turn(s: State) -> None:
    """SL-4.5, SL-4.6  The tile is used; with no face-up tile left five are revealed; then it is the next one's turn."""
    put_tile_away(s)
    if s.face_up_count == 0:
        reveal_tiles(s)
    pass_turn(s)
    begin_turn(s)


@rule
def finish_turn(s: State) -> None:
    """SL-4.4  Step 3, after success, foul or collapse alike."""
    move_marker(s, TILE_STEPS[s.tile])
    end_turn(s)


# ---------------------------------------------------------------- step 1: tile, size, stone


@rule
def choose_size(s: State, size: int) -> None:
    """SL-4.2, SL-5.3  Then a stone from the river, or a source stack if the river is empty. SL-11.6  With real stones the
    size is all that is tracked."""
    s.wanted = size
    if s.river_count == 0:
        s.step = PICK_SOURCE
    elif s.opt_mode == COMPANION:
        take_stone(s, first_of_size(s, size))
        ask_attempt(s)
    else:
        s.step = PICK_STONE


@rule
def begin_record(s: State) -> None:
    """SL-6.0  The attempt is made; now it is reported."""
    s.named = 0
    s.placing = 0
    s.touched = 0
    s.leaned = 0
    clear_open_event(s)
    s.step = REPORT_EVENT


@rule
def clear_open_event(s: State) -> None:
    s.open_stacks = 0
    s.open_cause = NONE
    s.open_lifting = 0


@rule
def ask_attempt(s: State) -> None:
    """SL-4.3  In the simulation the player releases the stone; at a real table the referee tells what came of it."""
    if s.opt_mode == COMPANION:
        begin_record(s)
    else:
        s.step = RELEASE


# ---------------------------------------------------------------- step 2: what came of it


@rule
def stand(s: State) -> None:
    """SL-6.7, SL-6.8, SL-10.8  The stone stays and counts for the height, with a foul too; a proper placement lays tokens."""
    target = s.marker
    size = SIZE_OF[s.stone]
    put_on_stack(s, target)
    emit(s, STONE_PLACED, s.current, size, target, s.height[target])
    if s.barred == 1:
        emit(s, NO_TOKENS, s.current)
        finish_turn(s)
        return
    s.lay = tokens_for(s.height[target])
    if s.supply[s.current] < s.lay and can_exchange(s, s.current):
        if s.opt_exchange != AUTO:
            s.step = EXCHANGE
            return
        exchange(s, s.current)
    finish_laying(s)


@rule
def finish_laying(s: State) -> None:
    """SL-5.7, SL-10.24  All stones are at rest: lay the tokens, then step 3."""
    lay_tokens(s, s.current, s.marker, s.lay)
    s.lay = 0
    finish_turn(s)


@rule
def fail(s: State) -> None:
    """SL-6.8, SL-10.26  The attempt is over: the stone goes to the river; step 3 follows."""
    drop_stone(s)
    finish_turn(s)


@rule
def try_to_repeat(s: State) -> bool:
    """SL-6.16  A turn is repeated ten times at most; then, False, the attempt is over like a foul, without a fall."""
    s.repeats += 1
    if s.repeats <= REPEATS:
        emit(s, ATTEMPT_REPEATED, s.current)
        return True
    emit(s, ATTEMPT_ENDED, s.current)
    return False


@rule
def repeat_attempt(s: State) -> None:
    """SL-6.10, SL-6.14  Another player made the target fall: the same stone again, which now comes from the river."""
    finish_lifting(s)
    s.source = RIVER
    if try_to_repeat(s):
        ask_attempt(s)
    else:
        fail(s)


@rule
def repeat_choice(s: State) -> None:
    """SL-6.10, SL-6.14  Another player made the source fall: size and stone are chosen again, now from the river, where
    the lifted stone lies too: the tile is still playable."""
    empty_hand(s)
    if try_to_repeat(s):
        s.step = PICK_SIZE
    else:
        finish_turn(s)


# ---------------------------------------------------------------- alternative start


@rule
def draw_for_start(s: State) -> None:
    """SL-3.6, SL-10.7  The next of four tiles: the marker moves by its steps from where it is. SL-10.6  The first player
    chooses size and stone."""
    s.tile = draw_tile(s)
    s.tile_at[s.tile] = CHOSEN
    s.alternative += 1
    emit(s, TILE_DRAWN, TILE_SIZES[s.tile] - 1, TILE_STEPS[s.tile])
    reveal(s)
    move_marker(s, TILE_STEPS[s.tile])
    s.step = ALT_SIZE


@rule
def choose_start_size(s: State, size: int) -> None:
    """SL-3.6  A stone of a size the tile shows. SL-11.6  With real stones the size is enough; then somebody tells that all
    stand."""
    s.wanted = size
    if s.opt_mode == COMPANION:
        take_stone(s, first_of_size(s, size))
        s.step = REPORT_SET
    else:
        s.step = ALT_STONE


@rule
def choose_start_stone(s: State, stone: int) -> None:
    take_stone(s, stone)
    s.step = ALT_RELEASE


@rule
def set_stone(s: State) -> None:
    """SL-3.6  The stone stands, nobody lays tokens; then the next tile, or the game begins."""
    emit(s, STONE_SET, s.current, SIZE_OF[s.stone], s.marker)
    put_on_stack(s, s.marker)
    put_tile_away(s)
    if s.alternative < ALTERNATIVE_TILES:
        draw_for_start(s)
    else:
        finish_start(s)


@rule
def finish_start(s: State) -> None:
    """SL-3.6, SL-10.5  The other tiles are shuffled; SL-11.3 or all of them (Finnish). Five are revealed."""
    if s.opt_alt_start_shuffle == SHUFFLE_ALL:
        for tile in range(TILES):
            if s.tile_at[tile] == USED:
                s.tile_at[tile] = IN_DECK
                s.deck_count += 1
    reveal_tiles(s)
    begin_turn(s)
