"""Reactions: when you build something that uses a material (RB-7.85 to RB-7.90)."""

from __future__ import annotations

from rivertable.engine.chance import reveal
from rivertable.engine.decisions import Answer, Decision
from rivertable.engine.events import emit
from rivertable.engine.rule import rule

from ... import actions
from ...events import LOOKS, STRUCTURE_SEEN, WORKER_MOVED
from ...state import COVER, DISCARD, EXCHANGE, RIVER, TARGET, State
from ...tables import BACK, DRAWN, RIVER_CARDS, SPACE
from ..cards import add_blanks, add_workers, is_in_river, open_icons, place_workers
from ..queue import ask, leave_it
from ..structures import discard, draw_cards, draw_to, may_discard, renew_deck
from ..track import slide_pawn_back
from .effect import Ask, Effect, When
from .steps import choose_first


@rule
def draw_and_discard(s: State, seat: int, source: int) -> None:
    """RB-7.86  Stone Causeway: draw 1, then discard 1; mandatory if a card can be drawn."""
    if draw_cards(s, seat, DRAWN[source]) > 0:
        s.left = DRAWN[source]
        ask(s, DISCARD, seat)


@rule
def is_walkway_target(s: State, seat: int, source: int, card: int) -> bool:
    """RB-7.87  An open icon of a River 1 card, and a worker to place."""
    return s.supply[seat] > 0 and s.at[card] == RIVER + SPACE[source] - 1 and open_icons(s, card) > 0


@rule
def peek(s: State, seat: int) -> None:
    """RB-7.88, RB-9.3  Clay Vault: privately see the top structure card; optionally exchange a hand card for it."""
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
        ask(s, EXCHANGE, seat)


@rule
def exchange(s: State, seat: int, card: int) -> None:
    """RB-7.88  A card that was in hand before goes face up on the discard pile, the top card into the hand."""
    discard(s, seat, card)
    draw_to(s, seat, seat)


# ---------------------------------------------------------------- Burrow Network


@rule
def is_network_target(s: State, seat: int, first: int, card: int) -> bool:
    """RB-7.89  Another river card with an own worker and an open icon or a blank."""
    if card == first or not is_in_river(s, card) or s.workers[card][seat] == 0:
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
def choose_where_to_go(s: State, seat: int, card: int) -> None:
    """RB-7.89  After the card to leave, the one to go to; then what to cover if there is a choice."""
    s.second = card
    if open_icons(s, card) > 0 and s.blanks[card] > 0:
        ask(s, COVER, seat)
    else:
        move_worker(s, seat, 0 if open_icons(s, card) > 0 else 1)


@rule
def move_worker(s: State, seat: int, on_blank: int) -> None:
    """RB-7.89  The icon left behind gets a blank; a blank that is covered goes back to the pool."""
    add_workers(s, seat, s.first, -1)
    add_blanks(s, s.first, 1)
    add_workers(s, seat, s.second, 1)
    add_blanks(s, s.second, -on_blank)
    emit(s, WORKER_MOVED, seat, s.first, s.second)


EXCHANGING = Decision(
    EXCHANGE,
    "exchange",
    Answer(actions.DECLINE, do=leave_it),
    Answer(actions.EXCHANGE, may=may_discard, do=exchange),
)
COVERING = Decision(COVER, "cover", Answer(actions.COVER, do=move_worker))

EFFECTS = (  # reactions in the order in which they happen
    Effect("trigger_slide_back", When.REACTION, do=slide_pawn_back, spaces=BACK),
    Effect("trigger_draw_discard", When.REACTION, do=draw_and_discard),
    Effect(
        "trigger_place_river1",
        When.REACTION,
        Ask(TARGET, may=is_walkway_target, do=place_workers, optional=True, count=1),
    ),
    Effect("trigger_peek_swap", When.REACTION, EXCHANGING, do=peek),
    Effect(
        "trigger_move_worker",
        When.REACTION,
        Ask(TARGET, may=is_network_source, do=choose_first, optional=True),
        Ask(TARGET, may=is_network_target, do=choose_where_to_go),
        COVERING,
    ),
)
