"""The material deck and the Headwaters (RB-3.4, RB-5.31, RB-6.32, RB-7.62)."""

from __future__ import annotations

from rivertable.engine.cells import lowest_bit
from rivertable.engine.chance import reveal, shuffle
from rivertable.engine.events import emit
from rivertable.engine.rule import rule

from ..events import CARD_TURNED_UP, RIVER_SEEN
from ..state import DECK, HEADWATERS, State
from ..tables import NONE, RIVER_CARDS, SLOTS, cards_with
from .cards import add_blanks, open_icons
from .effects.effect import Effect, When

SEE_MATERIAL_TOP = cards_with("see_material_top")


@rule
def see_river_card(s: State, seat: int, place: int) -> None:
    """RB-9.3  A seat sees a card of the material deck, and remembers where it lies until the deck is shuffled."""
    bit = 1 << seat
    if s.river_deck_seen[place] & bit == 0:
        s.river_deck_seen[place] |= bit
        reveal(s)
        emit(s, RIVER_SEEN, seat, s.river_deck[place])


@rule
def show_top(s: State) -> None:
    """RB-7.62  Lookout Tree and Marsh Lookout: their owners always know the top material card."""
    if s.river_deck_count > 0:
        left = SEE_MATERIAL_TOP
        while left != 0:
            card = lowest_bit(left)
            left &= left - 1
            if s.owner[card] != NONE:
                see_river_card(s, s.owner[card], s.river_deck_count - 1)


@rule
def turn_up(s: State, slot: int) -> None:
    """RB-6.32  The top card of the deck, if any, enters a slot."""
    if s.river_deck_count == 0:
        s.headwaters[slot] = NONE
        return
    s.river_deck_count -= 1
    top = s.river_deck_count
    card = s.river_deck[top]
    s.river_deck[top] = 0
    s.river_deck_seen[top] = 0
    s.headwaters[slot] = card
    s.at[card] = HEADWATERS + slot
    s.on_table |= 1 << card
    reveal(s)
    emit(s, CARD_TURNED_UP, card, slot)


@rule
def put_into_deck(s: State, card: int) -> None:
    """RB-5.32  A card goes back to the deck without its blanks; the deck must be shuffled then."""
    add_blanks(s, card, -s.blanks[card])
    s.at[card] = DECK
    s.on_table &= ~(1 << card)
    s.river_deck[s.river_deck_count] = card
    s.river_deck_count += 1


@rule
def shuffle_river_deck(s: State) -> None:
    """RB-9.5  What was known of the order is void."""
    for place in range(RIVER_CARDS):
        s.river_deck_seen[place] = 0
    shuffle(s, s.river_deck, s.river_deck_count)


@rule
def close_gap(s: State, slot: int) -> None:
    """RB-6.32  Cards in slots above the one left move down one, gaps with them, and the top card enters the last."""
    for k in range(slot, SLOTS - 1):
        s.headwaters[k] = s.headwaters[k + 1]
        if s.headwaters[k] != NONE:
            s.at[s.headwaters[k]] = HEADWATERS + k
    turn_up(s, SLOTS - 1)
    show_top(s)


@rule
def flush_headwaters(s: State) -> None:
    """RB-5.31, RB-5.32  Old cards are set aside, new ones turned up as far as the deck goes, and only then the old ones
    are shuffled with what is left of it."""
    old0, old1, old2 = s.headwaters[0], s.headwaters[1], s.headwaters[2]
    for slot in range(SLOTS):
        turn_up(s, slot)
    if old0 != NONE:
        put_into_deck(s, old0)
    if old1 != NONE:
        put_into_deck(s, old1)
    if old2 != NONE:
        put_into_deck(s, old2)
    shuffle_river_deck(s)
    show_top(s)


@rule
def is_open_slot(s: State, slot: int) -> bool:
    """RB-5.10  A card with an open icon lies in the slot."""
    card = s.headwaters[slot]
    return (card != NONE) & (open_icons(s, max(card, 0)) > 0)


@rule
def is_any_in_headwaters(s: State) -> bool:
    return s.headwaters[0] != NONE or s.headwaters[1] != NONE or s.headwaters[2] != NONE


@rule
def is_any_slot_open(s: State) -> bool:
    return is_open_slot(s, 0) or is_open_slot(s, 1) or is_open_slot(s, 2)


EFFECTS = (Effect("see_material_top", When.STANDING, do=show_top),)
