"""From options and chance to the first decision (TW-3)."""

from __future__ import annotations

from typing import Any

from rivertable.engine.chance import shuffle
from rivertable.engine.rule import rule
from rivertable.engine.state import SEEN_BY_ALL

from .rules.asked import area_of, clear_turn
from .rules.camp_cards import draw_card, fill_market, refresh_market
from .rules.rounds import begin_round
from .rules.villagers import add_villager
from .state import ALPACA, EXPLORATION, NONE, PEARL, PLACE, SPOT, STEP, State
from .tables import (
    CARD_COUNT,
    CARD_TOTAL,
    CARD_TYPES,
    DECK_VILLAGERS,
    FACE_UP,
    FAIRY_COUNT,
    FAIRY_TYPES,
    MARKET,
    PEARL_COLOURS,
    PEARL_COUNT,
    RIVERS,
    ROUNDS,
    SEATS,
    SECTIONS,
    SLOTS,
    SPOTS,
    STARTING_HAND,
    TOKENS,
    TRACK,
)


@rule
def lay_out(s: State) -> None:
    """TW-3.3, TW-2.1 to TW-2.5  Pearls in the bag, fairies and villagers face down, goals face up, nothing on the board."""
    for slot in range(SLOTS):
        s.token_at[slot] = NONE
    s.taken_slots = 0
    for river in range(RIVERS):
        s.tops[river] = NONE
    for colour in range(PEARL_COLOURS):
        s.goal[colour] = NONE
        s.bag[colour] = PEARL_COUNT[colour]
    for fairy in range(FAIRY_TYPES):
        s.fairy_pile[fairy] = FAIRY_COUNT[fairy]
    for position in range(FACE_UP):
        s.face_up[position] = NONE
    for position in range(MARKET):
        s.market[position] = NONE
    for villager in range(DECK_VILLAGERS):
        s.villager_group[villager] = 0
    for group in range(ROUNDS):
        s.in_group[group] = (1 << DECK_VILLAGERS) - 1 if group == 0 else 0
    s.placed = NONE
    s.moved = NONE
    s.icon = NONE


@rule
def deal_starting_villagers(s: State, players: int) -> None:
    """TW-3.1  Starting villagers 1 to P, one at random to each player; TW-11.1 by seat if the order is fixed.
    TW-10.23  They give no camp cards."""
    for number in range(players):  # the turn track is still empty, and has room to shuffle in
        s.track[number] = number
    if s.opt_fixed_order == 0:
        shuffle(s, s.track, players)
    for seat in range(players):
        add_villager(s, seat, s.track[seat])


@rule
def fill_track(s: State, players: int) -> None:
    """TW-3.2  From the top: one token of each player in play order, and again for each further token."""
    for space in range(TRACK):
        s.track[space] = NONE
    for seat in range(players):
        for again in range(TOKENS):
            s.track[again * players + s.villagers[seat][0]] = seat
        s.on_track[seat] = TOKENS
    s.track_top = 0
    s.track_count = TOKENS * players


@rule
def deal_camp_cards(s: State, players: int) -> None:
    """TW-3.3  Six cards each, then the market, checked for equal cards. TW-11.1  Open hands are seen by all."""
    for card in range(CARD_TYPES):
        s.deck[card] = CARD_COUNT[card]
    s.deck_count = CARD_TOTAL
    for seat in range(players):
        for _ in range(STARTING_HAND):
            s.hand[seat][draw_card(s)] += 1
        s.hand_count[seat] = STARTING_HAND
    if s.opt_open_hands == 1:
        for seat in range(SEATS):
            for card in range(CARD_TYPES):
                s.hand_seen[seat][card] = SEEN_BY_ALL
    fill_market(s)
    refresh_market(s)


@rule
def setup(s: State, players: int) -> None:
    """TW-3.1 to TW-3.4  Villagers, track, cards; then the first round."""
    lay_out(s)
    deal_starting_villagers(s, players)
    fill_track(s, players)
    deal_camp_cards(s, players)
    clear_turn(s.now[0])
    for seat in range(players):
        clear_turn(s.turn[seat])
    s.reveals = 0
    begin_round(s)


@rule
def conserved(s: State, out: Any) -> int:
    """TW-2.1, TW-2.2, TW-2.6  Pearls by colour, cards by type and tokens in all are the same throughout.
    TW-2.3  Fairies only ever become fewer, so they are not counted here."""
    for colour in range(PEARL_COLOURS):
        out[colour] = count_pearls(s, colour)
    for card in range(CARD_TYPES):
        out[PEARL_COLOURS + card] = count_cards(s, card)
    out[PEARL_COLOURS + CARD_TYPES] = count_tokens(s)
    return PEARL_COLOURS + CARD_TYPES + 1


@rule
def count_tokens(s: State) -> int:
    """TW-2.6  Tokens on track and board. TW-5.4  The token in hand is on neither."""
    count = s.track_count
    if s.phase == EXPLORATION and s.now[0][STEP] == PLACE:
        count += 1
    for slot in range(SLOTS):
        if s.token_at[slot] != NONE:
            count += 1
    return count


@rule
def count_pearls(s: State, colour: int) -> int:
    """TW-2.1  Pearls of one colour in the bag, on the board and with the players."""
    count = s.bag[colour] + s.lake[colour]
    for river in range(RIVERS):
        if s.tops[river] == colour:
            count += 1
    for section in range(SECTIONS):
        count += s.trapped[section][colour]
    for seat in range(s.players):
        area = area_of(s, seat)
        count += area[ALPACA + colour]
        for cell in range(SPOT, SPOT + SPOTS * s.villager_count[seat]):
            if area[cell] & PEARL == colour + 1:
                count += 1
    return count


@rule
def count_cards(s: State, card: int) -> int:
    """TW-2.2  Cards of one type in deck, discard pile, market and hands."""
    count = s.deck[card] + s.discard[card]
    for position in range(MARKET):
        if s.market[position] == card:
            count += 1
    for seat in range(s.players):
        count += s.hand[seat][card]
    return count
