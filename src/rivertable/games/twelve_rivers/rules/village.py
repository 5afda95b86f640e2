"""Recruiting villagers and the shamisen (TW-5.23, TW-5.24, TW-6.5)."""

from __future__ import annotations

from rivertable.engine.events import emit
from rivertable.engine.reasons import OK
from rivertable.engine.rule import rule

from ..events import TOKEN_MOVED, VILLAGER_RECRUITED
from ..reasons import Reason
from ..state import NONE, State
from ..tables import CAMP, FACE_UP, SHAMISEN, SLOTS, VILLAGE, VILLAGE_SLOT
from .camp_cards import hidden_cards, may_have_pair, may_pair
from .exploration import empty_slot, fill_slot
from .villagers import add_villager


@rule
def has_villager(s: State) -> bool:
    """TW-5.23, TW-10.14  Some villager is still face up."""
    for position in range(FACE_UP):
        if s.face_up[position] != NONE:
            return True
    return False


@rule
def may_recruit(s: State, position: int) -> int:
    """TW-12.8  A taken villager leaves a gap."""
    return Reason.NO_VILLAGER_THERE if s.face_up[position] == NONE else OK


@rule
def recruit(s: State, seat: int, position: int) -> None:
    """TW-5.23  Take one face-up villager; its camp cards are to be gained. It is not replaced this round."""
    tile = s.face_up[position]
    s.face_up[position] = NONE
    emit(s, VILLAGER_RECRUITED, seat, position, tile)
    add_villager(s, seat, tile)
    s.gains = CAMP[tile]


@rule
def slot_to_the_right(s: State, slot: int) -> int:
    """TW-6.5, TW-10.15  The nearest empty village slot to the right, NONE if there is none."""
    for other in range(slot + 1, SLOTS):
        if s.token_at[other] == NONE:
            return other
    return NONE


@rule
def may_play_shamisen(s: State) -> int:
    """TW-6.5  Not playable without an empty slot to the right."""
    return Reason.NO_VILLAGE_SLOT if slot_to_the_right(s, s.cursor) == NONE else OK


@rule
def may_play_shamisen_pair(s: State, seat: int, how: int) -> int:
    """TW-5.24  A shamisen pair, of cards or with bonfires, and a slot for the token."""
    held = may_pair(s, seat, SHAMISEN, how)
    return held if held != OK else may_play_shamisen(s)


@rule
def asks_shamisen(s: State, seat: int) -> bool:
    """TW-5.24, TW-12.1b  A pair as far as all know, and a slot for the token."""
    return may_have_pair(s, seat, SHAMISEN, hidden_cards(s, seat)) and may_play_shamisen(s) == OK


@rule
def move_right(s: State, seat: int) -> None:
    """TW-6.5  The token recruits again when its new slot is reached."""
    slot = slot_to_the_right(s, s.cursor)
    empty_slot(s, s.cursor)
    fill_slot(s, slot, seat)
    emit(s, TOKEN_MOVED, seat, VILLAGE, s.cursor - VILLAGE_SLOT, VILLAGE, slot - VILLAGE_SLOT)
