"""Once-per-game abilities and turn-start starters, used before the action (RB-7.65 to RB-7.73)."""

from __future__ import annotations

from rivertable.engine.decisions import Answer, Decision
from rivertable.engine.events import emit
from rivertable.engine.reasons import OK
from rivertable.engine.rule import rule
from rivertable.engine.state import SEEN_BY_ALL

from ... import actions
from ...events import CARD_READY, CARD_TAKEN, WORKER_HOME, WORKERS_SWAPPED
from ...reasons import Reason
from ...state import DISCARD, DISCARDED, HIDDEN, READY, RIVER, TAKE, TARGET, VICTIM, State
from ...tables import BACK, CARDS, IS_ONCE, IS_WILD, MATERIAL, PRIMARY, RIVER_CARDS, SPACE
from ..cards import (
    add_workers,
    is_in_river,
    is_open_in_river,
    open_icons,
    place_workers,
    put_blank,
    take_off,
    workers_on,
)
from ..queue import ask
from ..structures import join_hand
from ..tableau import unspend
from ..track import slide_pawn_back
from .effect import Ask, Effect, When
from .steps import ask_victim, choose_first, stands_on_chosen


@rule
def others_on(s: State, seat: int, card: int) -> int:
    """RB-7.5  Workers of opponents on a card, retired ones too."""
    return workers_on(s, card) - s.workers[card][seat]


@rule
def is_own_in_river(s: State, seat: int, card: int) -> bool:
    """RB-7.65  A river card with a worker of the seat."""
    return s.workers[card][seat] > 0 and is_in_river(s, card)


@rule
def recall_no_blank(s: State, seat: int, card: int) -> None:
    """RB-7.65  Hollowed-out Log: no blank, so the icon is open again."""
    take_off(s, seat, card, False)
    emit(s, WORKER_HOME, seat, card)


@rule
def is_claimable(s: State, seat: int, source: int, card: int) -> bool:
    """RB-7.66, RB-7.6  Wood Pile: a worker in supply, and a plain logs card in the river with an open icon."""
    return s.supply[seat] > 0 and IS_WILD[card] == 0 and PRIMARY[card] == MATERIAL[source] and is_open_in_river(s, card)


@rule
def can_swap_with_discard(s: State, seat: int) -> bool:
    """RB-7.67  Pack Rat Burrow needs a hand card and a card in the discard pile."""
    return s.hand_count[seat] > 0 and s.discard_count > 0


@rule
def choose_to_take(s: State, seat: int, card: int) -> None:
    """RB-7.67  After the discard a card is taken, another one."""
    s.first = card
    ask(s, TAKE, seat)


@rule
def may_take(s: State, card: int) -> int:
    """RB-7.67  A card of the discard pile other than the one just discarded."""
    return OK if s.place[card] == DISCARDED and card != s.first else Reason.NOT_ON_DISCARD_PILE


@rule
def take_from_discard(s: State, seat: int, card: int) -> None:
    """RB-7.67, RB-9.2  It joins the hand, and all know it as long as it stays there."""
    s.place[card] = HIDDEN
    s.discard_count -= 1
    join_hand(s, seat, card, SEEN_BY_ALL)
    emit(s, CARD_TAKEN, seat, card)


@rule
def has_opponent_in_river(s: State, seat: int, card: int) -> bool:
    """RB-7.68  Tribute Stone, Snare Set: a river card with a worker of an opponent."""
    return is_in_river(s, card) and others_on(s, seat, card) > 0


@rule
def force_recall(s: State, source: int, victim: int) -> None:
    """RB-7.68  The worker goes home and leaves a blank; that pawn goes back 3."""
    take_off(s, victim, s.second, True)
    emit(s, WORKER_HOME, victim, s.second)
    slide_pawn_back(s, victim, BACK[source])


@rule
def may_make_ready(s: State, seat: int, card: int) -> int:
    """RB-7.69, RB-7.3  Spring Cascade: another spent once card of the seat."""
    fits = s.owner[card] == seat and IS_ONCE[card] == 1 and s.spent[card] == 1 and card != s.effect_card
    return OK if fits else Reason.NO_TARGET


@rule
def has_spent_card(s: State, seat: int, source: int) -> bool:
    for card in range(CARDS):
        if s.owner[card] == seat and s.spent[card] == 1 and IS_ONCE[card] == 1 and card != source:
            return True
    return False


@rule
def make_ready(s: State, seat: int, card: int) -> None:
    """RB-7.69  It may be used again, in the same turn too."""
    unspend(s, card)
    emit(s, CARD_READY, seat, card)


# ---------------------------------------------------------------- Rolling Float, and Portage (RB-7.79)


@rule
def is_swap_partner(s: State, seat: int, first: int, card: int, same_space: bool) -> bool:
    """RB-7.79  Another river card with an opponent's worker; RB-7.70 in the same space for Rolling Float."""
    if card == first or not has_opponent_in_river(s, seat, card):
        return False
    return not same_space or s.at[card] == s.at[first]


@rule
def is_swap_source(s: State, seat: int, card: int, same_space: bool) -> bool:
    """RB-7.70, RB-7.79  An own river worker that has a partner to change places with."""
    if not is_own_in_river(s, seat, card):
        return False
    for other in range(RIVER_CARDS):
        if is_swap_partner(s, seat, card, other, same_space):
            return True
    return False


@rule
def swap_workers(s: State, seat: int, victim: int) -> None:
    """RB-7.70, RB-7.79  The two change places; no blanks."""
    add_workers(s, seat, s.first, -1)
    add_workers(s, victim, s.first, 1)
    add_workers(s, victim, s.second, -1)
    add_workers(s, seat, s.second, 1)
    emit(s, WORKERS_SWAPPED, seat, s.first, victim, s.second)


# ---------------------------------------------------------------- turn-start starters


@rule
def is_slap_target(s: State, source: int, card: int) -> bool:
    """RB-7.72  Tail Slap: an open icon of a River 1 card."""
    return s.at[card] == RIVER + SPACE[source] - 1 and open_icons(s, card) > 0


@rule
def is_clearable(s: State, seat: int, source: int, card: int) -> bool:
    """RB-7.73, RB-7.6  Channel Clearer: a plain reeds card in the river with a worker of an opponent."""
    return IS_WILD[card] == 0 and PRIMARY[card] == MATERIAL[source] and has_opponent_in_river(s, seat, card)


@rule
def clear_channel(s: State, victim: int) -> None:
    """RB-7.73  The worker goes to its owner's supply; no blank."""
    take_off(s, victim, s.second, False)
    emit(s, WORKER_HOME, victim, s.second)


TAKING = Decision(TAKE, "take", Answer(actions.TAKE, may=may_take, do=take_from_discard))
MAKING_READY = Decision(READY, "ready", Answer(actions.READY, may=may_make_ready, do=make_ready))

EFFECTS = (
    Effect("recall_no_blank", When.FREE, Ask(TARGET, may=is_own_in_river, do=recall_no_blank)),
    Effect("claim_icon", When.FREE, Ask(TARGET, may=is_claimable, do=place_workers, count=1)),
    Effect("swap_with_discard", When.FREE, Ask(DISCARD, do=choose_to_take), TAKING, can=can_swap_with_discard),
    Effect(
        "force_recall",
        When.FREE,
        Ask(TARGET, may=has_opponent_in_river, do=ask_victim),
        Ask(VICTIM, may=stands_on_chosen, do=force_recall),
    ),
    Effect("ready_one", When.FREE, MAKING_READY, can=has_spent_card),
    Effect(
        "swap_same_space",
        When.FREE,
        Ask(TARGET, may=is_swap_source, do=choose_first, same_space=True),
        Ask(TARGET, may=is_swap_partner, do=ask_victim, same_space=True),
        Ask(VICTIM, may=stands_on_chosen, do=swap_workers),
    ),
    Effect("turn_blank", When.TURN_START, Ask(TARGET, may=is_slap_target, do=put_blank)),
    Effect(
        "turn_clear_reeds",
        When.TURN_START,
        Ask(TARGET, may=is_clearable, do=ask_victim),
        Ask(VICTIM, may=stands_on_chosen, do=clear_channel),
    ),
)
