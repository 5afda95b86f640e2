"""Material cards in play: icons, workers, blanks, the shoreline (RB-2.6, RB-5.52, RB-6.33)."""

from __future__ import annotations

from rivertable.engine.events import emit
from rivertable.engine.rule import rule

from ..events import BLANK_PUT, CARD_OUT, WORKERS_PLACED
from ..state import OUT, RIVER, SEATS, SHORELINE, State
from ..tables import LANE, SPACES, STOCK_LANE, UNITS_AT, WORKERS
from .effects.effect import Effect, When


@rule
def workers_on(s: State, card: int) -> int:
    """Workers of all players on a card."""
    return s.workers[card][0] + s.workers[card][1] + s.workers[card][2] + s.workers[card][3]


@rule
def open_icons(s: State, card: int) -> int:
    """RB-2.6  Icons without worker or blank."""
    return s.open_icons[card]


@rule
def is_in_river(s: State, card: int) -> bool:
    return RIVER <= s.at[card] < RIVER + SPACES


@rule
def open_river_cards(s: State) -> int:
    """RB-5.57  The river cards with an open icon, as bits."""
    return s.in_river & s.open_cards


@rule
def is_open_in_river(s: State, card: int) -> bool:
    """RB-5.57  A river card without open icons stays, but cannot be auctioned or receive workers."""
    return (open_river_cards(s) >> card) & 1 == 1


@rule
def is_on_board(s: State, card: int) -> bool:
    """River or shoreline: where workers can stand between auctions."""
    return RIVER <= s.at[card] <= SHORELINE


@rule
def units_per_worker(s: State, card: int) -> int:
    """RB-7.7  Old Growth on River 3 or 4 gives 2 units for a worker spent on a build, everything else 1."""
    return UNITS_AT[card][s.at[card]]


@rule
def is_any_river_open(s: State) -> bool:
    return open_river_cards(s) != 0


@rule
def has_workers_out(s: State, seat: int) -> bool:
    """RB-5.11  The seat has a worker on a river or shoreline card: workers not in supply are nowhere else."""
    return s.supply[seat] < WORKERS[s.players]


@rule
def put_at(s: State, card: int, place: int) -> None:
    """A card goes to another place, where the workers on it may give other units (RB-7.7)."""
    more = UNITS_AT[card][place] - units_per_worker(s, card)
    s.at[card] = place
    if more != 0:
        for seat in range(SEATS):
            s.stock[seat] += (more * s.workers[card][seat]) << (LANE * STOCK_LANE[card])


@rule
def cover(s: State, card: int, icons: int) -> None:
    """RB-2.6  So many more icons of a card are not open."""
    s.open_icons[card] -= icons
    s.open_cards = (s.open_cards & ~(1 << card)) | ((s.open_icons[card] > 0) << card)


@rule
def add_workers(s: State, seat: int, card: int, count: int) -> None:
    """RB-2.6  So many more workers of a seat on a card."""
    s.workers[card][seat] += count
    s.stock[seat] += (count * units_per_worker(s, card)) << (LANE * STOCK_LANE[card])
    s.stands_on[seat] = (s.stands_on[seat] & ~(1 << card)) | ((s.workers[card][seat] > 0) << card)
    cover(s, card, count)


@rule
def add_blanks(s: State, card: int, count: int) -> None:
    """RB-2.6, RB-2.7  So many more blanks on a card."""
    s.blanks[card] += count
    cover(s, card, count)


@rule
def put_blank(s: State, card: int) -> None:
    """RB-7.4  A blank on an open icon; it never moves the card."""
    add_blanks(s, card, 1)
    emit(s, BLANK_PUT, card)


@rule
def place_workers(s: State, seat: int, card: int, count: int) -> None:
    """RB-7.4  Workers from the supply onto open icons; that alone never moves the card."""
    s.supply[seat] -= count
    add_workers(s, seat, card, count)
    if count > 0:
        emit(s, WORKERS_PLACED, seat, count, card)


@rule
def put_out(s: State, card: int) -> None:
    """RB-5.52, RB-7.11, RB-7.47  A card goes out of the game."""
    s.at[card] = OUT
    s.on_table &= ~(1 << card)


@rule
def take_off(s: State, seat: int, card: int, leaves_blank: bool) -> None:
    """RB-5.52  A worker goes home to its supply. A river card gets a blank in its place; a shoreline card gets none
    and goes out of the game with its last worker."""
    add_workers(s, seat, card, -1)
    s.supply[seat] += 1
    if is_in_river(s, card):
        if leaves_blank:
            add_blanks(s, card, 1)
    elif workers_on(s, card) == 0:
        put_out(s, card)
        emit(s, CARD_OUT, card)


EFFECTS = (  # what they do stands in their numbers; RB-7.94 Granite Spire does nothing
    Effect("none", When.STANDING),
    Effect("wild", When.STANDING),
    Effect("old_growth", When.STANDING, do=units_per_worker),
)
