"""What a viewer cannot see, filled with a random world that fits (TW-8)."""

from __future__ import annotations

from typing import Any

from rivertable.engine.chance import pick_kind, seed_imagined_chance
from rivertable.engine.rule import rule
from rivertable.engine.secrecy import TABLE

from .rules.asked import clear_turn
from .rules.camp_cards import hidden_cards
from .rules.rounds import clear_plan, plan_moves
from .state import MOVING, NONE, TURN, State
from .tables import CARD_COUNT, CARD_TYPES, MARKET, SEATS


@rule
def restart_moving(s: State, seat: int) -> None:
    """TW-8.4  What a player has moved in this step is their hidden choice: they are asked again from its beginning."""
    clear_plan(s, seat)
    clear_turn(s.turn[seat])
    if s.phase == MOVING:
        plan_moves(s, seat)


@rule
def leave_empty(s: State, seat: int) -> None:
    """A chair without a player has no hand, no plan and no turn, known to all."""
    clear_plan(s, seat)
    for cell in range(TURN):
        s.turn[seat][cell] = 0
    for card in range(CARD_TYPES):
        s.hand[seat][card] = 0


@rule
def is_hand_known(s: State, seat: int, viewer: int) -> bool:
    """TW-8.1  The own hand; all of them for all seats together or with open hands."""
    return viewer == TABLE or seat == viewer or s.opt_open_hands == 1


@rule
def gather_unseen(s: State, viewer: int) -> None:
    """TW-8.2, TW-8.2b  Into the deck: all cards that are neither face up nor in a hand the viewer knows."""
    for card in range(CARD_TYPES):
        s.deck[card] = CARD_COUNT[card] - s.discard[card]
    for position in range(MARKET):
        if s.market[position] != NONE:
            s.deck[s.market[position]] -= 1
    for seat in range(s.players):
        for card in range(CARD_TYPES):
            if not is_hand_known(s, seat, viewer):
                s.hand[seat][card] = s.hand_known[seat][card]
            s.deck[card] -= s.hand[seat][card]


@rule
def draw_unseen(s: State, left: int, stream: Any) -> int:
    """One of the `left` unseen cards, each as likely."""
    card = pick_kind(stream, s.deck, left)
    s.deck[card] -= 1
    return card


@rule
def deal_hands(s: State, viewer: int, stream: Any) -> None:
    """TW-8.1, TW-8.2, TW-10.21  Hidden cards of the others come from the unseen ones, the rest is the deck."""
    left = 0
    for card in range(CARD_TYPES):
        left += s.deck[card]
    for seat in range(s.players):
        if not is_hand_known(s, seat, viewer):
            for _ in range(hidden_cards(s, seat)):
                s.hand[seat][draw_unseen(s, left, stream)] += 1
                left -= 1


@rule
def deal_unknown(s: State, viewer: int, stream: Any) -> None:
    """TW-8.2  Hands and deck are unknown, TW-8.4 and what others have done in step 5. Bag, fairy pile and villager deck
    hold what all know; only their future draws are new."""
    seed_imagined_chance(s, stream)
    gather_unseen(s, viewer)
    deal_hands(s, viewer, stream)
    if viewer != TABLE:
        for seat in range(s.players):
            if seat != viewer:
                restart_moving(s, seat)
        for seat in range(s.players, SEATS):
            leave_empty(s, seat)
