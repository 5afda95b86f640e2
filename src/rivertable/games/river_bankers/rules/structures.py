"""Structure cards: deck, hands and discard pile, and who knows which card (RB-5.41, RB-5.56, RB-9).

Cards in a hand lie in a fixed order: by the generation of the deck they were drawn from, then by who has seen them,
then by card. Generation and who has seen a card are no secrets, so where a card lies tells nothing of what it is.
"""

from __future__ import annotations

from rivertable.engine.cells import lowest_bit
from rivertable.engine.chance import reveal, shuffle
from rivertable.engine.events import emit
from rivertable.engine.reasons import OK
from rivertable.engine.rule import rule
from rivertable.engine.state import SEEN_BY_ALL

from ..events import CARD_DISCARDED, CARD_DRAWN, CARDS_DRAWN, DECK_RENEWED
from ..reasons import Reason
from ..state import DISCARDED, GENERATIONS, HIDDEN, State
from ..tables import AMOUNT, HAND, NONE, STRUCTURES, cards_with
from .effects.effect import Effect, When

HAND_SIZE = cards_with("hand_size")

# ---------------------------------------------------------------- hands


@rule
def slot_of(s: State, holder: int, card: int) -> int:
    """Where a card lies in a hand, or NONE."""
    for slot in range(s.hand_count[holder]):
        if s.hand[holder][slot] == card:
            return slot
    return NONE


@rule
def is_in_hand(s: State, seat: int, card: int) -> bool:
    return slot_of(s, seat, card) != NONE


@rule
def may_discard(s: State, seat: int, card: int) -> int:
    """RB-5.40, RB-7.86, RB-7.88  A card of the own hand."""
    return OK if is_in_hand(s, seat, card) else Reason.NOT_IN_HAND


BY_GENERATION, BY_SEEN = 1 << 32, 1 << 8  # an order in one number: each part has room for those that follow


@rule
def order_key(s: State, holder: int, slot: int) -> int:
    """RB-9.2  Generation, who has seen it, card."""
    return s.hand_made[holder][slot] * BY_GENERATION + s.hand_seen[holder][slot] * BY_SEEN + s.hand[holder][slot]


@rule
def copy_slot(s: State, holder: int, to: int, slot: int) -> None:
    s.hand[holder][to] = s.hand[holder][slot]
    s.hand_seen[holder][to] = s.hand_seen[holder][slot]
    s.hand_made[holder][to] = s.hand_made[holder][slot]


@rule
def sort_card(s: State, holder: int, slot: int) -> None:
    """RB-9.2  Put a card into its order among those before it."""
    key = order_key(s, holder, slot)
    card, seen, made = s.hand[holder][slot], s.hand_seen[holder][slot], s.hand_made[holder][slot]
    while slot > 0 and key < order_key(s, holder, slot - 1):
        copy_slot(s, holder, slot, slot - 1)
        slot -= 1
    s.hand[holder][slot] = card
    s.hand_seen[holder][slot] = seen
    s.hand_made[holder][slot] = made


@rule
def sort_hand(s: State, holder: int) -> None:
    """RB-9.2  Put a hand back into its order."""
    for slot in range(1, s.hand_count[holder]):
        sort_card(s, holder, slot)


@rule
def join_hand(s: State, holder: int, card: int, seen: int) -> None:
    """A card joins a hand (or those set aside), seen by these seats."""
    slot = s.hand_count[holder]
    s.hand[holder][slot] = card
    s.hand_seen[holder][slot] = seen
    s.hand_made[holder][slot] = s.made_in[card]
    s.hand_count[holder] += 1
    sort_card(s, holder, slot)


@rule
def leave_hand(s: State, holder: int, card: int) -> None:
    """A card leaves a hand."""
    last, left = s.hand_count[holder] - 1, 0
    for slot in range(last):  # without a search before: a second loop whose end nobody can foresee would take longer
        left |= s.hand[holder][slot] == card
        copy_slot(s, holder, slot, slot + left)
    s.hand[holder][last] = 0
    s.hand_seen[holder][last] = 0
    s.hand_made[holder][last] = 0
    s.hand_count[holder] = last


@rule
def show_card(s: State, seat: int, card: int) -> None:
    """Everybody sees this card of a hand."""
    s.hand_seen[seat][slot_of(s, seat, card)] = SEEN_BY_ALL
    sort_hand(s, seat)


@rule
def hand_size(s: State, seat: int) -> int:
    """RB-5.56, RB-7.43  3, and 1 more for each of Cache Burrow and Beaver Cache."""
    size = HAND
    left = s.tableau[seat] & HAND_SIZE
    while left != 0:
        size += AMOUNT[lowest_bit(left)]
        left &= left - 1
    return size


# ---------------------------------------------------------------- the deck


@rule
def structures_left(s: State) -> int:
    """RB-5.40  Deck and discard pile together."""
    return s.deck_count + s.discard_count


@rule
def shuffle_structures(s: State) -> None:
    """RB-3.3, RB-9.4  The cards of the discard pile become the deck: all know which they are, nobody in what order."""
    for card in range(STRUCTURES):
        if s.place[card] == DISCARDED:
            s.place[card] = HIDDEN
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
def draw_to(s: State, seat: int, holder: int) -> int:
    """RB-5.41  Draw one card, into the hand or aside to choose from; the drawer sees it, and whoever had peeked at it
    still knows it. NONE if there is none."""
    renew_deck(s)
    if s.deck_count == 0:
        return NONE
    s.deck_count -= 1
    top = s.deck_count
    card = s.deck[top]
    join_hand(s, holder, card, s.deck_seen[top] | (1 << seat))
    s.deck[top] = 0
    s.deck_seen[top] = 0
    reveal(s)
    emit(s, CARD_DRAWN, seat, card)
    return card


@rule
def draw_cards(s: State, seat: int, count: int) -> int:
    """RB-5.41  Draw one at a time into the hand; how many there were."""
    drawn = 0
    while drawn < count and draw_to(s, seat, seat) != NONE:
        drawn += 1
    if drawn > 0:
        emit(s, CARDS_DRAWN, seat, drawn)
    return drawn


@rule
def put_on_discard_pile(s: State, seat: int, card: int) -> None:
    """RB-5.41  Face up on the discard pile."""
    s.place[card] = DISCARDED
    s.discard_count += 1
    emit(s, CARD_DISCARDED, seat, card)


@rule
def discard(s: State, seat: int, card: int) -> None:
    """RB-5.41  A hand card goes face up on the discard pile."""
    leave_hand(s, seat, card)
    put_on_discard_pile(s, seat, card)


@rule
def refill_hand(s: State, seat: int) -> None:
    """RB-5.56  Draw up to the hand size, never discard down; with no structure left anywhere, stop."""
    draw_cards(s, seat, hand_size(s, seat) - s.hand_count[seat])


EFFECTS = (Effect("hand_size", When.STANDING, do=hand_size),)
