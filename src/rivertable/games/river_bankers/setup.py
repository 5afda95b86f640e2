"""From options and chance to the first decision (RB-3)."""

from __future__ import annotations

from typing import Any

from rivertable.engine.chance import shuffle
from rivertable.engine.events import emit
from rivertable.engine.rule import rule

from .events import SPECIES_TAKEN
from .rules.cards import open_icons
from .rules.draft import begin_play
from .rules.queue import ask
from .state import DECK, NOT_CHOSEN, SEATS, STARTER, State
from .tables import CARDS, NONE, RIVER_CARDS, SLOTS, STRUCTURES, WORKERS


@rule
def prepare_table(s: State) -> None:
    """Nothing built, nothing in the Headwaters, no auction, no bonus turn."""
    for card in range(CARDS):
        s.owner[card] = NONE
    for seat in range(SEATS):
        s.tableau[seat] = 0
        s.unspent[seat] = 0
        s.printed[seat] = 0
        s.uses[seat] = 0
    for slot in range(SLOTS):
        s.headwaters[slot] = NONE
    s.lot = NONE
    s.lot2 = NONE
    s.bonus = NONE
    s.building = NONE
    s.effect_card = NONE
    s.asked = NONE


@rule
def seat_players(s: State, players: int) -> None:
    """RB-3.1, RB-2.5, RB-12.2  Different species, drawn at random; workers by player count; all pawns at 0, seat 0 on
    top of the stack."""
    for seat in range(SEATS):
        s.species[seat] = seat
    shuffle(s, s.species, SEATS)
    for seat in range(players, SEATS):
        s.species[seat] = 0
    for seat in range(players):
        s.supply[seat] = WORKERS[players]
        s.moved[seat] = players - seat
        emit(s, SPECIES_TAKEN, seat, s.species[seat])
    s.moves = players


@rule
def first_seat(s: State) -> int:
    """RB-3.1  Seat 0 is the first player; in the starter draft before all choose at the same time."""
    return 0


@rule
def setup(s: State, players: int) -> None:
    """RB-3.1, RB-3.2, RB-12.1  Seats, then the starter draft, or at once to the first turn."""
    prepare_table(s)
    seat_players(s, players)
    if s.opt_starters == 1:
        for seat in range(players):
            s.draft[seat] = NOT_CHOSEN
        ask(s, STARTER, NONE)
    else:
        begin_play(s)


@rule
def misplaced_structures(s: State) -> int:
    """RB-2.3  How many structures are in no place, or counted in two: 0 once they are dealt."""
    if s.turns == 0:
        return 0
    count = s.deck_count + s.discard_count
    for holder in range(SEATS + 1):
        count += s.hand_count[holder]
    for card in range(STRUCTURES):
        if s.owner[card] != NONE:
            count += 1
    return count - STRUCTURES + 1 - s.opt_confluence


IMPOSSIBLE = 100  # more than there are cards


@rule
def misplaced_material_cards(s: State) -> int:
    """RB-2.6  Cards that lie in the deck but are not counted there, or have more on them than icons: 0."""
    wrong = s.river_deck_count if s.turns > 0 else 0
    for card in range(RIVER_CARDS):
        if s.at[card] == DECK and s.turns > 0:
            wrong -= 1
        if s.blanks[card] < 0 or open_icons(s, card) < 0:
            wrong += IMPOSSIBLE
    return wrong


@rule
def conserved(s: State, out: Any) -> int:
    """RB-2.5  Workers of each player, and nothing misplaced."""
    for seat in range(SEATS):
        out[seat] = s.supply[seat]
        for card in range(RIVER_CARDS):
            out[seat] += s.workers[card][seat]
    out[SEATS] = misplaced_structures(s)
    out[SEATS + 1] = misplaced_material_cards(s)
    return SEATS + 2
