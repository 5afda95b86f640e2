"""Stone tiles: the deck, the five face-up tiles and the used pile (SL-3.3, SL-4.1, SL-4.5, SL-5.1 to SL-5.3)."""

from __future__ import annotations

from rivertable.engine.chance import draw, reveal
from rivertable.engine.events import emit
from rivertable.engine.reasons import OK
from rivertable.engine.rule import rule

from ..events import DECK_SHUFFLED, TILES_REVEALED, TILES_SET_ASIDE
from ..reasons import Reason
from ..state import CHOSEN, FACE_UP, IN_DECK, NONE, USED, State
from ..tables import SIZE_OF, SIZES, SLOTS, STACKS, TILE_SIZES, TILES


@rule
def lay_out_deck(s: State) -> None:
    """SL-3.3  All tiles lie face down."""
    for tile in range(TILES):
        s.tile_at[tile] = IN_DECK
    s.deck_count = TILES
    for slot in range(SLOTS):
        s.face_up[slot] = NONE
    s.face_up_count = 0


@rule
def shuffle_used(s: State) -> None:
    """SL-4.5, SL-10.25  The used pile becomes the deck."""
    count = 0
    for tile in range(TILES):
        if s.tile_at[tile] == USED:
            s.tile_at[tile] = IN_DECK
            count += 1
    s.deck_count += count
    emit(s, DECK_SHUFFLED, count)


@rule
def draw_tile(s: State) -> int:
    """SL-8.1  The top tile of a deck whose order nobody knows: any tile in it, each as likely."""
    if s.deck_count == 0:
        shuffle_used(s)
    left = draw(s, s.deck_count)
    tile = 0
    while s.tile_at[tile] != IN_DECK or left > 0:
        if s.tile_at[tile] == IN_DECK:
            left -= 1
        tile += 1
    s.deck_count -= 1
    return tile


@rule
def reveal_tiles(s: State) -> None:
    """SL-3.3, SL-4.5, SL-4.6  Five new tiles; a deck with fewer is dealt out first, then the used pile is shuffled."""
    for slot in range(SLOTS):
        tile = draw_tile(s)
        s.tile_at[tile] = FACE_UP
        s.face_up[slot] = tile
    s.face_up_count = SLOTS
    emit(s, TILES_REVEALED, SLOTS)
    reveal(s)


@rule
def set_aside(s: State) -> None:
    """SL-4.1  All face-up tiles to the used pile."""
    emit(s, TILES_SET_ASIDE, s.face_up_count)
    for slot in range(SLOTS):
        if s.face_up[slot] != NONE:
            s.tile_at[s.face_up[slot]] = USED
            s.face_up[slot] = NONE
    s.face_up_count = 0


@rule
def take_tile(s: State, slot: int) -> None:
    """SL-5.1, SL-4.6  The tile is chosen; its place stays empty."""
    s.tile = s.face_up[slot]
    s.tile_at[s.tile] = CHOSEN
    s.face_up[slot] = NONE
    s.face_up_count -= 1


@rule
def put_tile_away(s: State) -> None:
    """SL-4.4  The chosen tile to the used pile."""
    s.tile_at[s.tile] = USED
    s.tile = NONE


@rule
def available_sizes(s: State) -> int:
    """SL-5.2, SL-10.14  Sizes in the river, as a mask; SL-5.5, SL-10.12 if it is empty, those on top of other stacks."""
    mask = 0
    if s.river_count > 0:
        for size in range(SIZES):
            if s.river[size] > 0:
                mask |= 1 << size
        return mask
    for stack in range(STACKS):
        if stack != s.marker and s.height[stack] > 0:
            mask |= 1 << SIZE_OF[s.stack[stack][s.height[stack] - 1]]
    return mask


@rule
def is_any_playable(s: State) -> bool:
    """SL-5.2  At least one face-up tile can be played."""
    sizes = available_sizes(s)
    for slot in range(SLOTS):
        if s.face_up[slot] != NONE and TILE_SIZES[s.face_up[slot]] & sizes != 0:
            return True
    return False


@rule
def may_pick_tile(s: State, slot: int) -> int:
    """SL-5.1, SL-5.2  A face-up tile that is playable."""
    if s.face_up[slot] == NONE:
        return Reason.NO_TILE
    if TILE_SIZES[s.face_up[slot]] & available_sizes(s) == 0:
        return Reason.TILE_NOT_PLAYABLE
    return OK


@rule
def may_pick_size(s: State, size: int) -> int:
    """SL-5.3  A size of the tile that is available."""
    if (TILE_SIZES[s.tile] >> size) & 1 == 0:
        return Reason.SIZE_NOT_ON_TILE
    if (available_sizes(s) >> size) & 1 == 1:
        return OK
    return Reason.SIZE_NOT_IN_RIVER if s.river_count > 0 else Reason.SIZE_NOT_ON_TOP
