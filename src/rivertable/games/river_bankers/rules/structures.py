"""Structure cards: deck, hands and discard pile, and who knows which card (RB-5.41, RB-5.56, RB-9)."""

from __future__ import annotations

from rivertable.engine.chance import reveal, shuffle
from rivertable.engine.events import emit
from rivertable.engine.rule import rule
from rivertable.engine.state import SEEN_BY_ALL

from ..events import CARD_DISCARDED, CARD_DRAWN, CARDS_DRAWN, DECK_RENEWED
from ..state import ASIDE, DISCARDED, GENERATIONS, IN_DECK, IN_HAND, SEATS, State
from ..tables import AMOUNT, CARDS_WITH, HAND, HAND_SIZE, MOST_OF_AN_EFFECT, NONE, STRUCTURES


@rule
def is_in_hand(s: State, seat: int, card: int) -> bool:
    return s.place[card] == IN_HAND + seat


@rule
def hand_size(s: State, seat: int) -> int:
    """RB-5.56, RB-7.43  3, and 1 more for each of Cache Burrow and Beaver Cache."""
    size = HAND
    for k in range(MOST_OF_AN_EFFECT):
        card = CARDS_WITH[HAND_SIZE][k]
        if card != NONE and s.owner[card] == seat:
            size += AMOUNT[card]
    return size


@rule
def structures_left(s: State) -> int:
    """RB-5.40  Deck and discard pile together."""
    return s.deck_count + s.discard_count


@rule
def shuffle_structures(s: State) -> None:
    """RB-3.3  The structures that are neither out nor held become the deck."""
    for card in range(STRUCTURES):
        if s.place[card] == DISCARDED:
            s.place[card] = IN_DECK
            s.place_seen[card] = 0
            s.made_in[card] = s.generation
            s.deck[s.deck_count] = card
            s.deck_count += 1
    s.discard_count = 0
    shuffle(s, s.deck, s.deck_count)


@rule
def renew_deck(s: State) -> None:
    """RB-5.41  An empty deck is made anew from the shuffled discard pile when a card is needed."""
    if s.deck_count == 0 and s.discard_count > 0:
        emit(s, DECK_RENEWED, s.discard_count)
        s.generation = min(s.generation + 1, GENERATIONS - 1)
        shuffle_structures(s)


@rule
def see_structure(s: State, seat: int, card: int) -> None:
    """RB-9.3  A seat learns where a structure card is."""
    bit = 1 << seat
    if s.place_seen[card] & bit == 0:
        s.place_seen[card] |= bit
        reveal(s)


@rule
def draw_to(s: State, seat: int, aside: bool) -> int:
    """RB-5.41  Draw one card, into the hand or aside to choose from, seen by the drawer alone; NONE if there is none."""
    renew_deck(s)
    if s.deck_count == 0:
        return NONE
    s.deck_count -= 1
    top = s.deck_count
    card = s.deck[top]
    s.deck[top] = 0
    s.deck_seen[top] = 0
    s.place[card] = ASIDE if aside else IN_HAND + seat
    see_structure(s, seat, card)
    reveal(s)
    s.held_from[SEATS if aside else seat][s.made_in[card]] += 1
    if not aside:
        s.hand_count[seat] += 1
    emit(s, CARD_DRAWN, seat, card)
    return card


@rule
def draw_cards(s: State, seat: int, count: int) -> int:
    """RB-5.41  Draw one at a time into the hand; how many there were."""
    drawn = 0
    while drawn < count and draw_to(s, seat, False) != NONE:
        drawn += 1
    if drawn > 0:
        emit(s, CARDS_DRAWN, seat, drawn)
    return drawn


@rule
def leave_hand(s: State, seat: int, card: int, place: int) -> None:
    """A card goes from a hand to where everybody sees it."""
    s.hand_count[seat] -= 1
    s.held_from[seat][s.made_in[card]] -= 1
    s.place[card] = place
    s.place_seen[card] = SEEN_BY_ALL


@rule
def discard(s: State, seat: int, card: int) -> None:
    """RB-5.41  A hand card goes face up on the discard pile."""
    leave_hand(s, seat, card, DISCARDED)
    s.discard_count += 1
    emit(s, CARD_DISCARDED, seat, card)


@rule
def refill_hand(s: State, seat: int) -> None:
    """RB-5.56  Draw up to the hand size, never discard down; with no structure left anywhere, stop."""
    draw_cards(s, seat, hand_size(s, seat) - s.hand_count[seat])
