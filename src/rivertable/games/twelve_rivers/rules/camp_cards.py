"""Camp cards: gaining, the market, paying and pairs (TW-5.9, TW-5.12 to TW-5.14, section 6)."""

from __future__ import annotations

from rivertable.engine.chance import draw_kind, reveal
from rivertable.engine.events import emit
from rivertable.engine.reasons import OK
from rivertable.engine.rule import rule

from ..events import (
    CARD_DISCARDED,
    CARD_SEEN,
    CARD_TAKEN,
    DECK_DRAWN,
    DISCARDS_SHUFFLED,
    FAIRY_USED,
    GAIN_LOST,
    MARKET_FILLED,
    MARKET_SHUFFLED,
    PAIR_PLAYED,
)
from ..reasons import Reason
from ..state import FAIRY, NONE, State
from ..tables import BONFIRE, CARD_TYPES, CLOUD, MARKET

WAYS = 3  # to make up a pair: of two cards, with one bonfire, of two bonfires

# ---------------------------------------------------------------- deck and market


@rule
def discard_count(s: State) -> int:
    count = 0
    for card in range(CARD_TYPES):
        count += s.discard[card]
    return count


@rule
def shuffle_discards(s: State) -> None:
    """TW-5.13  The discard pile becomes the deck, or is shuffled into it. The order is drawn when it is needed."""
    for card in range(CARD_TYPES):
        s.deck[card] += s.discard[card]
        s.deck_count += s.discard[card]
        s.discard[card] = 0


@rule
def draw_card(s: State) -> int:
    """TW-5.13, TW-10.2, TW-8.3  The top card of the deck; an empty deck is made from the discard pile first."""
    if s.deck_count == 0:
        shuffle_discards(s)
        emit(s, DISCARDS_SHUFFLED)
    card = draw_kind(s, s.deck, s.deck_count)
    s.deck[card] -= 1
    s.deck_count -= 1
    reveal(s)
    return card


@rule
def has_deck(s: State) -> bool:
    """TW-5.13  Deck or discard pile holds a card."""
    return s.deck_count > 0 or discard_count(s) > 0


@rule
def fill_market(s: State) -> None:
    """TW-5.13  Gaps are filled from left to right as long as there are cards."""
    for position in range(MARKET):
        if s.market[position] == NONE and has_deck(s):
            s.market[position] = draw_card(s)
            emit(s, MARKET_FILLED, position, s.market[position])


@rule
def is_market_equal(s: State) -> bool:
    """TW-5.14  The market is full and shows one type only."""
    equal = s.market[0] != NONE
    for position in range(1, MARKET):
        equal &= s.market[position] == s.market[0]
    return equal


@rule
def is_one_type_left(s: State) -> bool:
    """TW-10.1  Deck and discard pile hold no other type than the equal market: shuffling would never end."""
    for card in range(CARD_TYPES):
        if card != s.market[0] and s.deck[card] + s.discard[card] > 0:
            return False
    return True


@rule
def refresh_market(s: State) -> None:
    """TW-5.14, TW-10.1  Equal cards and the discard pile are shuffled into the deck, new ones revealed, until they
    differ."""
    while is_market_equal(s) and not is_one_type_left(s):
        for position in range(MARKET):
            s.discard[s.market[position]] += 1
            s.market[position] = NONE
        shuffle_discards(s)
        emit(s, MARKET_SHUFFLED)
        fill_market(s)


# ---------------------------------------------------------------- gaining


@rule
def offer_gain(s: State) -> bool:
    """TW-5.12  True if a card is to be gained and one is available. TW-5.13, TW-10.2  The market is filled and checked right
    before the choice; without any card the gain is lost."""
    if s.gains == 0:
        return False
    fill_market(s)
    refresh_market(s)
    for position in range(MARKET):
        if s.market[position] != NONE:
            return True
    emit(s, GAIN_LOST, s.actor, s.gains)
    s.gains = 0
    return False


@rule
def may_take_market(s: State, position: int) -> int:
    """TW-5.12  One of the market cards."""
    return Reason.MARKET_GAP if s.market[position] == NONE else OK


@rule
def take_market(s: State, seat: int, position: int) -> None:
    """TW-5.12, TW-8.2b  A market card is taken, replaced at once, and stays known to all."""
    card = s.market[position]
    s.hand[seat][card] += 1
    s.hand_known[seat][card] += 1
    s.known_count[seat] += 1
    s.hand_count[seat] += 1
    s.gains -= 1
    s.market[position] = NONE
    emit(s, CARD_TAKEN, seat, position, card)
    fill_market(s)
    refresh_market(s)


@rule
def may_draw_deck(s: State) -> int:
    """TW-5.13  Drawing is offered as long as deck or discard pile holds a card."""
    return OK if has_deck(s) else Reason.DECK_EMPTY


@rule
def draw_deck(s: State, seat: int) -> None:
    """TW-5.12, TW-8.2  The top card, seen by its owner only."""
    s.gains -= 1
    emit(s, DECK_DRAWN, seat)
    card = draw_card(s)
    s.hand[seat][card] += 1
    s.hand_count[seat] += 1
    emit(s, CARD_SEEN, seat, card)


# ---------------------------------------------------------------- discarding


@rule
def discard_card(s: State, seat: int, card: int) -> None:
    """TW-8.2, TW-8.2b  Shown and put on the discard pile; of equal cards the one known to all goes."""
    s.hand[seat][card] -= 1
    s.hand_count[seat] -= 1
    s.discard[card] += 1
    if s.hand_known[seat][card] > 0:
        s.hand_known[seat][card] -= 1
        s.known_count[seat] -= 1
    emit(s, CARD_DISCARDED, seat, card)


@rule
def use_fairy(s: State, seat: int, fairy: int) -> None:
    """TW-2.3  Used once, then removed from the game."""
    s.area[seat][FAIRY + fairy] -= 1
    emit(s, FAIRY_USED, seat, fairy)


# ---------------------------------------------------------------- paying


@rule
def can_pay_with_cards(s: State, seat: int) -> bool:
    """TW-5.9, TW-12.6  Cards and bonfires together cover what is owed."""
    return s.hand_count[seat] + s.area[seat][FAIRY + BONFIRE] >= s.owed


@rule
def may_pay_card(s: State, seat: int, card: int) -> int:
    """TW-5.9  Any card of the hand, if the whole cost can be paid that way."""
    if s.hand[seat][card] == 0:
        return Reason.NO_SUCH_CARD
    return OK if can_pay_with_cards(s, seat) else Reason.CARDS_TOO_FEW


@rule
def may_pay_bonfire(s: State, seat: int) -> int:
    """TW-5.9, TW-6.6  A bonfire replaces one card."""
    if s.area[seat][FAIRY + BONFIRE] == 0:
        return Reason.NO_BONFIRE
    return OK if can_pay_with_cards(s, seat) else Reason.CARDS_TOO_FEW


@rule
def may_pay_cloud(s: State, seat: int) -> int:
    """TW-5.9, TW-6.7  A cloud replaces the whole cost, so only as the first payment."""
    if s.area[seat][FAIRY + CLOUD] == 0:
        return Reason.NO_CLOUD
    return OK if s.unpaid == 1 else Reason.CLOUD_PAYS_ALL


@rule
def pay_card(s: State, seat: int, card: int) -> None:
    """TW-5.9, TW-12.9  One card of what is owed."""
    discard_card(s, seat, card)
    s.owed -= 1
    s.unpaid = 0


@rule
def pay_bonfire(s: State, seat: int) -> None:
    """TW-6.6  One bonfire for one card of what is owed."""
    use_fairy(s, seat, BONFIRE)
    s.owed -= 1
    s.unpaid = 0


@rule
def pay_cloud(s: State, seat: int) -> None:
    """TW-6.7  The whole cost is ignored."""
    use_fairy(s, seat, CLOUD)
    s.owed = 0
    s.unpaid = 0


# ---------------------------------------------------------------- pairs


@rule
def may_pair(s: State, seat: int, card: int, how: int) -> int:
    """TW-2.2, TW-6.6, TW-10.13  Two cards of the type, or one and a bonfire, or two bonfires."""
    if s.area[seat][FAIRY + BONFIRE] < how:
        return Reason.NO_BONFIRE
    return OK if s.hand[seat][card] >= 2 - how else Reason.NO_PAIR


@rule
def has_pair(s: State, seat: int, card: int) -> bool:
    """TW-6.6, TW-10.13  Some pair of the type, with bonfires or without."""
    return s.hand[seat][card] >= 2 or s.hand[seat][card] + s.area[seat][FAIRY + BONFIRE] >= 2


@rule
def hidden_cards(s: State, seat: int) -> int:
    """TW-8.1, TW-8.2b  Cards of the hand that the others do not know; TW-11.1 none with open hands."""
    if s.opt_open_hands == 1:
        return 0
    return s.hand_count[seat] - s.known_count[seat]


@rule
def may_have_pair(s: State, seat: int, card: int, hidden: int) -> bool:
    """TW-12.1b  Whether a pair is asked for goes by what all know: the others must not learn that there is none."""
    if hidden == 0:
        return has_pair(s, seat, card)
    return s.hand_known[seat][card] + hidden + s.area[seat][FAIRY + BONFIRE] >= 2


@rule
def play_pair(s: State, seat: int, card: int, how: int) -> None:
    """TW-2.2, TW-2.3  Cards go to the discard pile, bonfires leave the game."""
    emit(s, PAIR_PLAYED, seat, card)
    for _ in range(2 - how):
        discard_card(s, seat, card)
    for _ in range(how):
        use_fairy(s, seat, BONFIRE)
