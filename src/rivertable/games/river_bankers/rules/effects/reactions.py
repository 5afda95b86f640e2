"""Reactions: when you build something that uses a material (RB-7.85 to RB-7.90), and Vine Curtain (RB-7.12)."""

from __future__ import annotations

from rivertable.engine.chance import reveal
from rivertable.engine.events import emit
from rivertable.engine.reasons import OK
from rivertable.engine.rule import rule

from ...events import LOOKS, STRUCTURE_SEEN, WORKER_MOVED
from ...reasons import Reason
from ...state import COVER, DISCARD, EXCHANGE, RIVER, TARGET, State
from ...tables import (
    BACK,
    BUILD_PEEK_MATERIAL,
    DRAWN,
    MATERIAL,
    MATERIAL_COUNT,
    MATERIAL_EFFECT,
    NONE,
    RIVER_CARDS,
    SPACE,
    TRIGGER_DRAW_DISCARD,
    TRIGGER_MOVE_WORKER,
    TRIGGER_PEEK_SWAP,
    TRIGGER_PLACE_RIVER1,
    TRIGGER_SLIDE_BACK,
    USES,
)
from ..cards import is_in_river, is_open_in_river, open_icons
from ..queue import ask
from ..structures import discard, draw_cards, draw_to, is_in_hand, renew_deck
from ..tableau import owned
from ..track import slide_pawn_back
from .when_built import look_and_order


@rule
def reaction(s: State, seat: int, effect: int) -> int:
    """RB-7.2, RB-2.9  The seat's card with this reaction, if the build uses its material by its printed cost, the own
    build included; else NONE."""
    card = owned(s, seat, effect)
    if card != NONE and (USES[s.building] >> MATERIAL[card]) & 1 == 1:
        return card
    return NONE


@rule
def react_with_slide(s: State, seat: int) -> None:
    """RB-7.85  Vine Trellis: back 1, by itself."""
    card = reaction(s, seat, TRIGGER_SLIDE_BACK)
    if card != NONE:
        slide_pawn_back(s, seat, BACK[card])


@rule
def react_with_draw(s: State, seat: int) -> None:
    """RB-7.86  Stone Causeway: draw 1, then discard 1; mandatory if a card can be drawn."""
    card = reaction(s, seat, TRIGGER_DRAW_DISCARD)
    if card != NONE and draw_cards(s, seat, DRAWN[card]) > 0:
        s.effect_card = card
        s.left = DRAWN[card]
        ask(s, DISCARD, seat)


@rule
def is_walkway_target(s: State, seat: int, source: int, card: int) -> bool:
    """RB-7.87  An open icon of a River 1 card, and a worker to place."""
    return s.supply[seat] > 0 and s.at[card] == RIVER + SPACE[source] - 1 and open_icons(s, card) > 0


@rule
def react_with_placement(s: State, seat: int) -> None:
    """RB-7.87  Reed Walkway: optionally a worker on River 1."""
    source = reaction(s, seat, TRIGGER_PLACE_RIVER1)
    if source != NONE:
        for card in range(RIVER_CARDS):
            if is_walkway_target(s, seat, source, card):
                s.effect_card = source
                s.stage = 0
                ask(s, TARGET, seat)
                return


@rule
def react_with_peek(s: State, seat: int) -> None:
    """RB-7.88, RB-9.3  Clay Vault: privately see the top structure card; optionally exchange a hand card for it."""
    card = reaction(s, seat, TRIGGER_PEEK_SWAP)
    if card == NONE:
        return
    renew_deck(s)
    if s.deck_count == 0:
        return
    top = s.deck_count - 1
    emit(s, LOOKS, seat, 1)
    if (s.deck_seen[top] >> seat) & 1 == 0:
        s.deck_seen[top] |= 1 << seat
        reveal(s)
    emit(s, STRUCTURE_SEEN, seat, s.deck[top])
    if s.hand_count[seat] > 0:
        s.effect_card = card
        ask(s, EXCHANGE, seat)


@rule
def may_exchange(s: State, seat: int, card: int) -> int:
    """RB-7.88  One of the cards that were in hand before."""
    return OK if is_in_hand(s, seat, card) else Reason.NOT_IN_HAND


@rule
def exchange(s: State, seat: int, card: int) -> None:
    """RB-7.88  The hand card goes face up on the discard pile, the top card into the hand."""
    discard(s, seat, card)
    draw_to(s, seat, seat)


# ---------------------------------------------------------------- Burrow Network


@rule
def is_network_target(s: State, seat: int, source: int, card: int) -> bool:
    """RB-7.89  Another river card with an own worker and an open icon or a blank."""
    if card == source or not is_in_river(s, card) or s.workers[card][seat] == 0:
        return False
    return open_icons(s, card) > 0 or s.blanks[card] > 0


@rule
def is_network_source(s: State, seat: int, card: int) -> bool:
    """RB-7.89  A river card with an own worker that has somewhere to go."""
    if not is_in_river(s, card) or s.workers[card][seat] == 0:
        return False
    for other in range(RIVER_CARDS):
        if is_network_target(s, seat, card, other):
            return True
    return False


@rule
def react_with_move(s: State, seat: int) -> None:
    """RB-7.89  Burrow Network: optionally move a worker to another river card."""
    source = reaction(s, seat, TRIGGER_MOVE_WORKER)
    if source != NONE:
        for card in range(RIVER_CARDS):
            if is_network_source(s, seat, card):
                s.effect_card = source
                s.stage = 0
                ask(s, TARGET, seat)
                return


@rule
def choose_network_card(s: State, seat: int, card: int) -> None:
    """RB-7.89  First the card to leave, then the one to go to, then what to cover if there is a choice."""
    if s.stage == 0:
        s.first = card
        s.stage = 1
        ask(s, TARGET, seat)
        return
    s.second = card
    if open_icons(s, card) > 0 and s.blanks[card] > 0:
        ask(s, COVER, seat)
    else:
        move_worker(s, seat, 0 if open_icons(s, card) > 0 else 1)


@rule
def move_worker(s: State, seat: int, on_blank: int) -> None:
    """RB-7.89  The icon left behind gets a blank; a blank that is covered goes back to the pool."""
    s.workers[s.first][seat] -= 1
    s.blanks[s.first] += 1
    s.workers[s.second][seat] += 1
    s.blanks[s.second] -= on_blank
    emit(s, WORKER_MOVED, seat, s.first, s.second)


# ---------------------------------------------------------------- Vine Curtain


@rule
def react_with_curtain(s: State, seat: int) -> None:
    """RB-7.12  Once per build, if a worker was spent from it: the next two material cards in the order you like."""
    if s.curtain == 1:
        for card in range(RIVER_CARDS):
            if MATERIAL_EFFECT[card] == BUILD_PEEK_MATERIAL:
                look_and_order(s, seat, MATERIAL_COUNT[card])
                return


@rule
def is_open_target(s: State, seat: int, card: int) -> bool:
    """RB-7.50  Sap Drip: a river card with open icons, and a worker to place."""
    return s.supply[seat] > 0 and is_open_in_river(s, card)
