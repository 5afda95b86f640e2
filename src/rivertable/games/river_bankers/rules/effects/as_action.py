"""As an action: abilities that take the place of the action (RB-7.75 to RB-7.81, RB-12.3)."""

from __future__ import annotations

from rivertable.engine.events import emit
from rivertable.engine.reasons import OK
from rivertable.engine.rule import rule

from ...events import CARD_DRIFTS, RECALLED
from ...reasons import Reason
from ...state import HEADWATERS, HOW_MANY, RIVER, TARGET, State
from ...tables import (
    AUCTION_COST,
    IS_COPIED_ACTION,
    IS_WILD,
    KINDS,
    MAX_PLACED,
    PLACED,
    PRIMARY,
    PULL_COST,
    RIVER_CARDS,
    RUN_FISH,
    SPACE,
    SPACES,
)
from ...tables import (
    RECALLED as RECALLS,
)
from ..auction import begin_auction, rate_at
from ..cards import is_any_river_open, is_in_river, is_on_board, is_open_in_river, open_icons, place_workers, take_off
from ..headwaters import put_into_deck, show_top, shuffle_river_deck, turn_up
from ..queue import ask
from ..track import pay_fish
from .once import swap_workers
from .when_built import is_neighbour, place_free


@rule
def swap_headwaters(s: State, slot: int) -> None:
    """RB-7.75, RB-9.5  Heron Roost: the top deck card takes the slot; then the old card is shuffled into the deck."""
    old = s.headwaters[slot]
    turn_up(s, slot)
    put_into_deck(s, old)
    shuffle_river_deck(s)
    show_top(s)


@rule
def is_open_anywhere(s: State, card: int) -> bool:
    """RB-7.76  Driftwood Snag: an open icon of a river or Headwaters card."""
    return HEADWATERS <= s.at[card] < RIVER + SPACES and open_icons(s, card) > 0


@rule
def is_towable(s: State, source: int, card: int) -> bool:
    """RB-7.77  Tow Line: a card on River 2, 3 or 4."""
    return is_in_river(s, card) and s.at[card] >= RIVER + SPACE[source] - 1


@rule
def tow_upstream(s: State, card: int) -> None:
    """RB-7.77  One space upstream, no auction."""
    s.at[card] -= 1
    emit(s, CARD_DRIFTS, card, s.at[card] - RIVER + 1)


@rule
def may_place_many(s: State, seat: int, choice: int) -> int:
    """RB-7.78  Salmon Run: 1 to 5, as supply and open icons allow. The first choice is 1."""
    most = min(MAX_PLACED[s.effect_card], min(s.supply[seat], open_icons(s, s.first)))
    return OK if choice < most else Reason.NO_TARGET


@rule
def choose_run_card(s: State, seat: int, card: int) -> None:
    """RB-7.78  The river card first, then how many."""
    s.first = card
    ask(s, HOW_MANY, seat)


@rule
def place_many(s: State, seat: int, choice: int) -> None:
    """RB-7.78  1, 3, 6, 11 or 19 fish in all; the card does not move."""
    count = choice + 1
    pay_fish(s, seat, RUN_FISH[count])
    place_workers(s, seat, s.first, count)


@rule
def portage(s: State, seat: int, victim: int) -> None:
    """RB-7.79  Pay the plain rate of the card left; the workers change places."""
    pay_fish(s, seat, rate_at(s, s.first))
    swap_workers(s, seat, victim)


# ---------------------------------------------------------------- Trading Post


@rule
def is_tradable(s: State, seat: int, card: int) -> bool:
    """RB-7.80, RB-7.6  An own worker on a river or shoreline card whose primary material has not been used yet."""
    return s.workers[card][seat] > 0 and is_on_board(s, card) and (s.chosen >> PRIMARY[card]) & 1 == 0


@rule
def can_trade_workers(s: State, seat: int, source: int) -> bool:
    """RB-7.80  Workers on cards of 3 different primary materials, and a river card with an open icon."""
    if not is_any_river_open(s):
        return False
    found = 0
    for card in range(RIVER_CARDS):
        if s.workers[card][seat] > 0:
            found |= 1 << PRIMARY[card]
    kinds = 0
    for material in range(KINDS):
        kinds += (found >> material) & 1
    return kinds >= RECALLS[source]


@rule
def choose_trading_card(s: State, seat: int, card: int) -> None:
    """RB-7.80  Recall one worker from each of three cards of different materials; then place two on one river card."""
    if s.stage == 1:
        place_free(s, seat, card, PLACED[s.effect_card])
        return
    take_off(s, seat, card, True)
    emit(s, RECALLED, seat, card)
    s.chosen |= 1 << PRIMARY[card]
    s.left -= 1
    if s.left == 0:
        s.stage = 1
    ask(s, TARGET, seat)


# ---------------------------------------------------------------- Confluence


@rule
def starting_cost(s: State, card: int) -> int:
    """RB-12.3  1 in the river, 2, 3 or 4 in the Headwaters."""
    return AUCTION_COST if is_in_river(s, card) else PULL_COST[s.at[card] - HEADWATERS]


@rule
def is_combinable(s: State, card: int) -> bool:
    """RB-12.3  A non-wild card, river or Headwaters, with an open icon."""
    return IS_WILD[card] == 0 and is_open_anywhere(s, card)


@rule
def is_partner(s: State, first: int, card: int) -> bool:
    """RB-12.3  Another such card of the same material."""
    return card != first and is_combinable(s, card) and PRIMARY[card] == PRIMARY[first]


@rule
def is_combination(s: State, card: int) -> bool:
    """RB-12.3  A card that has a partner."""
    if not is_combinable(s, card):
        return False
    for other in range(RIVER_CARDS):
        if is_partner(s, card, other):
            return True
    return False


@rule
def choose_combined_card(s: State, seat: int, card: int) -> None:
    """RB-12.3  Two cards; the lower of their starting costs is paid, then one auction over both."""
    if s.stage == 0:
        s.first = card
        s.stage = 1
        ask(s, TARGET, seat)
        return
    pay_fish(s, seat, min(starting_cost(s, s.first), starting_cost(s, card)))
    begin_auction(s, seat, s.first, card)


# ---------------------------------------------------------------- Mill Wheel


@rule
def is_copied_action(s: State, seat: int, card: int) -> bool:
    """RB-7.81  An as-an-action ability of a structure beside the seat: no once card, no other Mill Wheel."""
    return IS_COPIED_ACTION[card] == 1 and is_neighbour(s, seat, s.owner[card])


@rule
def is_run_target(s: State, seat: int, card: int) -> bool:
    """RB-7.78  A river card with open icons, and a worker to place."""
    return s.supply[seat] > 0 and is_open_in_river(s, card)
