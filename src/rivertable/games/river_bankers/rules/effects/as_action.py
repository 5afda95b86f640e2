"""As an action: abilities that take the place of the action (RB-7.75 to RB-7.81, RB-12.3)."""

from __future__ import annotations

from rivertable.engine.decisions import Answer, Decision
from rivertable.engine.events import emit
from rivertable.engine.reasons import OK
from rivertable.engine.rule import rule

from ... import actions
from ...events import CARD_DRIFTS, RECALLED
from ...reasons import Reason
from ...state import HEADWATERS, HOW_MANY, RIVER, SLOT, TARGET, VICTIM, State
from ...tables import (
    AUCTION_COST,
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
from ..cards import (
    is_any_river_open,
    is_in_river,
    is_on_board,
    is_open_in_river,
    open_icons,
    place_workers,
    put_at,
    put_blank,
    take_off,
)
from ..headwaters import is_any_in_headwaters, put_into_deck, show_top, shuffle_river_deck, turn_up
from ..queue import ask
from ..track import pay_fish
from .effect import Ask, Effect, When
from .once import is_swap_partner, is_swap_source, swap_workers
from .steps import ask_victim, choose_first, stands_on_chosen
from .when_built import is_open_target, place_up_to


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
    put_at(s, card, s.at[card] - 1)
    emit(s, CARD_DRIFTS, card, s.at[card] - RIVER + 1)


@rule
def can_swap_headwaters(s: State) -> bool:
    """RB-7.75  A card in the Headwaters, and one in the deck."""
    return s.river_deck_count > 0 and is_any_in_headwaters(s)


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
def recall_for_trade(s: State, seat: int, card: int) -> None:
    """RB-7.80  Recall one worker from each of three cards of different materials."""
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
def combine(s: State, seat: int, card: int) -> None:
    """RB-12.3  Two cards; the lower of their starting costs is paid, then one auction over both."""
    pay_fish(s, seat, min(starting_cost(s, s.first), starting_cost(s, card)))
    begin_auction(s, seat, s.first, card)


PLACING = Decision(HOW_MANY, "how_many", Answer(actions.HOW_MANY, may=may_place_many, do=place_many))

EFFECTS = (
    Effect("swap_headwaters", When.ACTION, Ask(SLOT, do=swap_headwaters), can=can_swap_headwaters, copied=True),
    Effect("add_blank", When.ACTION, Ask(TARGET, may=is_open_anywhere, do=put_blank), copied=True),
    Effect("tow_upstream", When.ACTION, Ask(TARGET, may=is_towable, do=tow_upstream), copied=True),
    Effect(
        "place_paid",
        When.ACTION,
        Ask(TARGET, may=is_open_target, do=choose_run_card),
        PLACING,
        copied=True,
        pays_later=True,
    ),
    Effect(
        "swap_workers",
        When.ACTION,
        Ask(TARGET, may=is_swap_source, do=choose_first, same_space=False),
        Ask(TARGET, may=is_swap_partner, do=ask_victim, same_space=False),
        Ask(VICTIM, may=stands_on_chosen, do=portage),
        copied=True,
        pays_later=True,
    ),
    Effect(
        "recall_three_place_two",
        When.ACTION,
        Ask(TARGET, may=is_tradable, do=recall_for_trade),
        Ask(TARGET, may=is_open_in_river, do=place_up_to, count=PLACED),
        can=can_trade_workers,
        times=RECALLS,
        copied=True,
    ),
    Effect(
        "combined_auction",
        When.ACTION,
        Ask(TARGET, may=is_combination, do=choose_first),
        Ask(TARGET, may=is_partner, do=combine),
        pays_later=True,
    ),
)
