"""Material cards in play: icons, workers, blanks, the shoreline (RB-2.6, RB-5.52, RB-6.33)."""

from __future__ import annotations

from rivertable.engine.events import emit
from rivertable.engine.rule import rule

from ..events import BLANK_PUT, CARD_OUT, WORKERS_PLACED
from ..state import OUT, RIVER, SHORELINE, State
from ..tables import ICONS, RIVER_CARDS, SPACES, UNITS_AT, WORKERS
from .effects.effect import Effect, When


@rule
def workers_on(s: State, card: int) -> int:
    """Workers of all players on a card."""
    return s.workers[card][0] + s.workers[card][1] + s.workers[card][2] + s.workers[card][3]


@rule
def open_icons(s: State, card: int) -> int:
    """RB-2.6  Icons less workers and blanks; RB-2.7 the pool of blanks is endless."""
    return ICONS[card] - workers_on(s, card) - s.blanks[card]


@rule
def is_in_river(s: State, card: int) -> bool:
    return RIVER <= s.at[card] < RIVER + SPACES


@rule
def is_open_in_river(s: State, card: int) -> bool:
    """RB-5.57  A river card without open icons stays, but cannot be auctioned or receive workers."""
    return is_in_river(s, card) and open_icons(s, card) > 0


@rule
def is_on_board(s: State, card: int) -> bool:
    """River or shoreline: where workers can stand between auctions."""
    return RIVER <= s.at[card] <= SHORELINE


@rule
def units_per_worker(s: State, card: int) -> int:
    """RB-7.7  Old Growth on River 3 or 4 gives 2 units for a worker spent on a build, everything else 1."""
    return UNITS_AT[card][s.at[card] - RIVER] if is_in_river(s, card) else 1


@rule
def is_any_river_open(s: State) -> bool:
    for card in range(RIVER_CARDS):
        if is_open_in_river(s, card):
            return True
    return False


@rule
def has_workers_out(s: State, seat: int) -> bool:
    """RB-5.11  The seat has a worker on a river or shoreline card: workers not in supply are nowhere else."""
    return s.supply[seat] < WORKERS[s.players]


@rule
def put_blank(s: State, card: int) -> None:
    """RB-7.4  A blank on an open icon; it never moves the card."""
    s.blanks[card] += 1
    emit(s, BLANK_PUT, card)


@rule
def place_workers(s: State, seat: int, card: int, count: int) -> None:
    """RB-7.4  Workers from the supply onto open icons; that alone never moves the card."""
    s.supply[seat] -= count
    s.workers[card][seat] += count
    if count > 0:
        emit(s, WORKERS_PLACED, seat, count, card)


@rule
def take_off(s: State, seat: int, card: int, leaves_blank: bool) -> None:
    """RB-5.52  A worker goes home to its supply. A river card gets a blank in its place; a shoreline card gets none
    and goes out of the game with its last worker."""
    s.workers[card][seat] -= 1
    s.supply[seat] += 1
    if is_in_river(s, card):
        if leaves_blank:
            s.blanks[card] += 1
    elif workers_on(s, card) == 0:
        s.at[card] = OUT
        emit(s, CARD_OUT, card)


EFFECTS = (  # what they do stands in their numbers; RB-7.94 Granite Spire does nothing
    Effect("none", When.STANDING),
    Effect("wild", When.STANDING),
    Effect("old_growth", When.STANDING, do=units_per_worker),
)
