"""What a viewer cannot see, filled with a random world that fits (RB-9)."""

from __future__ import annotations

from typing import Any

from rivertable.engine.chance import pick, seed_imagined_chance, shuffle_with
from rivertable.engine.rule import rule
from rivertable.engine.secrecy import SPECTATOR, TABLE
from rivertable.engine.state import SPECTATOR_BIT, UNKNOWN_I8

from .rules.structures import sort_hand
from .state import BID, DECK, HIDDEN, NOT_CHOSEN, SEATS, STARTER, State
from .tables import RIVER_CARDS, ROOM, STRUCTURES


@rule
def has_seen(mask: int, viewer: int) -> bool:
    """Does the viewer know a cell with this `seen` mask?"""
    if viewer == TABLE:
        return mask != 0
    if viewer == SPECTATOR:
        return mask & SPECTATOR_BIT != 0
    return (mask >> viewer) & 1 == 1


@rule
def mix_unseen(cells: Any, seen: Any, count: int, viewer: int, stream: Any) -> None:
    """Shuffle the cells the viewer has not seen among themselves."""
    left = 0
    for place in range(count):
        if not has_seen(seen[place], viewer):
            left += 1
    for place in range(count - 1, 0, -1):
        if has_seen(seen[place], viewer):
            continue
        k = pick(stream, left)
        other = 0
        while k > 0 or has_seen(seen[other], viewer):
            if not has_seen(seen[other], viewer):
                k -= 1
            other += 1
        card = cells[place]
        cells[place] = cells[other]
        cells[other] = card
        left -= 1


@rule
def known_in(cells: Any, seen: Any, count: int, viewer: int) -> int:
    """The cards in these cells that the viewer knows, as bits."""
    known = 0
    for place in range(count):
        if has_seen(seen[place], viewer):
            known |= 1 << cells[place]
    return known


@rule
def next_unseen(seen: Any, place: int, viewer: int) -> int:
    while has_seen(seen[place], viewer):
        place += 1
    return place


@rule
def deal_river_deck(s: State, viewer: int, stream: Any) -> None:
    """RB-9.4  The cards of the material deck are known, their order is not, but for what was peeked at."""
    known = known_in(s.river_deck, s.river_deck_seen, s.river_deck_count, viewer)
    place = 0
    for card in range(RIVER_CARDS):
        if s.at[card] == DECK and s.river_deck_count > 0 and (known >> card) & 1 == 0:
            place = next_unseen(s.river_deck_seen, place, viewer)
            s.river_deck[place] = card
            place += 1
    for place in range(s.river_deck_count, RIVER_CARDS):
        s.river_deck[place] = 0
    if known == 0:
        shuffle_with(stream, s.river_deck, s.river_deck_count)
    else:
        mix_unseen(s.river_deck, s.river_deck_seen, s.river_deck_count, viewer, stream)


@rule
def put_into_unknown(s: State, generation: int, k: int, card: int) -> None:
    """Fill the k-th cell that is still unknown among those of a generation: hands, aside, then the deck."""
    for holder in range(SEATS + 1):
        for slot in range(s.hand_count[holder]):
            if s.hand[holder][slot] == UNKNOWN_I8 and s.hand_made[holder][slot] == generation:
                if k == 0:
                    s.hand[holder][slot] = card
                    return
                k -= 1
    for place in range(s.deck_count):
        if s.deck[place] == UNKNOWN_I8:
            if k == 0:
                s.deck[place] = card
                return
            k -= 1


@rule
def is_unseen(s: State, card: int, generation: int, known: int) -> bool:
    """A card shuffled into the deck of this generation that the viewer has not seen since."""
    return s.place[card] == HIDDEN and s.made_in[card] == generation and (known >> card) & 1 == 0


@rule
def deal_around_known(s: State, generation: int, known: int, stream: Any) -> None:
    """RB-9.4  The unseen cards that were shuffled together lie in the hands that drew from that deck, or in the deck if
    it is still the same, where some places are known: any distribution is as likely as another."""
    left = 0
    for card in range(STRUCTURES):
        if is_unseen(s, card, generation, known):
            left += 1
    for card in range(STRUCTURES):
        if is_unseen(s, card, generation, known):
            put_into_unknown(s, generation, pick(stream, left), card)
            left -= 1


@rule
def deal_generation(s: State, generation: int, known: int, stream: Any) -> None:
    """RB-9.4  The same where no place in the deck is known: the cards are laid out there, hands take any of them, and
    what is left is the deck."""
    left = 0
    for card in range(STRUCTURES):
        if is_unseen(s, card, generation, known):
            s.deck[left] = card
            left += 1
    for holder in range(SEATS + 1):
        for slot in range(s.hand_count[holder]):
            if s.hand[holder][slot] == UNKNOWN_I8 and s.hand_made[holder][slot] == generation:
                taken = pick(stream, left)
                left -= 1
                s.hand[holder][slot] = s.deck[taken]
                s.deck[taken] = s.deck[left]
    shuffle_with(stream, s.deck, left)


@rule
def deal_structures(s: State, viewer: int, stream: Any) -> None:
    """RB-9.2, RB-9.4  Hands and deck, generation by generation; unused cells are blank."""
    known_deck = known_in(s.deck, s.deck_seen, s.deck_count, viewer)
    known = known_deck
    for holder in range(SEATS + 1):
        known |= known_in(s.hand[holder], s.hand_seen[holder], s.hand_count[holder], viewer)
        for slot in range(s.hand_count[holder], ROOM):
            s.hand[holder][slot] = 0
    if s.turns > 0:
        for generation in range(s.generation + 1):
            if known_deck == 0:
                deal_generation(s, generation, known, stream)
            else:
                deal_around_known(s, generation, known, stream)
        for holder in range(SEATS + 1):
            sort_hand(s, holder)
    for place in range(s.deck_count, STRUCTURES):
        s.deck[place] = 0


@rule
def reopen_choices(s: State, viewer: int) -> None:
    """RB-9.6  Hidden choices of others are left open: they are asked again."""
    for seat in range(SEATS):
        if seat != viewer:
            s.bid[seat] = NOT_CHOSEN if s.decision == BID and (s.sealed >> seat) & 1 == 1 else 0
            s.draft[seat] = NOT_CHOSEN if s.decision == STARTER and seat < s.players else 0


@rule
def deal_unknown(s: State, viewer: int, stream: Any) -> None:
    """RB-9.1 to RB-9.4  Fill what the viewer cannot know."""
    seed_imagined_chance(s, stream)
    if viewer != TABLE:
        reopen_choices(s, viewer)
    deal_river_deck(s, viewer, stream)
    deal_structures(s, viewer, stream)
