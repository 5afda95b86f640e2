"""What meadow tiles do at once and in the cleanup (TR-5.5, TR-6.3, TR-6.6, TR-6.8)."""

from __future__ import annotations

from rivertable.engine.cells import lowest_bit
from rivertable.engine.events import emit
from rivertable.engine.rule import rule

from ..events import GOODS_TAKEN, INCOME_TAKEN
from ..state import AFTER_ACTION, AFTER_INCOME, DONE, SWAP_FIRST, State
from ..tables import GAIN, SPOTS, SWAPS, TILE_AMOUNT, TILE_EFFECT, TILE_RESOURCE
from .resources import ask_return, take_goods


@rule
def start_effect(s: State, seat: int) -> None:
    """TR-5.5, TR-10.3  The immediate effect of the tile just placed, in the preliminary turn too; then the action is
    done, or RETURN_ONE or a swap is asked."""
    s.step = DONE
    effect = TILE_EFFECT[s.placing]
    if effect == GAIN:
        gain(s, seat, s.placing)
    elif effect == SWAPS:
        offer_swaps(s, seat, TILE_AMOUNT[s.placing])


@rule
def gain(s: State, seat: int, kind: int) -> None:
    """TR-6.3  Four of the resource, or all the island holds; overflow is returned. Nothing to take: no effect."""
    resource = TILE_RESOURCE[kind]
    amount = min(TILE_AMOUNT[kind], s.supply[resource])
    if amount > 0:
        take_goods(s, seat, resource, amount)
        emit(s, GOODS_TAKEN, seat, amount, resource)
        ask_return(s, seat, AFTER_ACTION)


@rule
def offer_swaps(s: State, seat: int, swaps: int) -> None:
    """TR-6.6, TR-10.11  Up to two swaps, each may be declined; with fewer than two tiles nothing happens."""
    if s.tiles[seat] >= 2 and swaps > 0:
        s.swaps_left = swaps
        s.may_decline = 1
        s.step = SWAP_FIRST


@rule
def take_income(s: State, seat: int, spot: int) -> bool:
    """TR-6.8  One of the resource if the island has one; True if something must be returned first."""
    kind = s.tile[seat][spot]
    resource = TILE_RESOURCE[kind]
    amount = min(TILE_AMOUNT[kind], s.supply[resource])
    if amount == 0:
        return False
    take_goods(s, seat, resource, amount)
    emit(s, INCOME_TAKEN, seat, amount, resource, spot)
    return ask_return(s, seat, AFTER_INCOME)


@rule
def collect_income(s: State) -> bool:
    """TR-4.7, TR-10.21  Income of all, clockwise from the pawn holder, each in spot order. True if it is complete,
    False while somebody has to return something."""
    while s.income_at < s.players * SPOTS:
        seat = s.pawn + s.income_at // SPOTS
        seat -= s.players * (seat >= s.players)
        spot = s.income_at % SPOTS
        spots = s.income_spots[seat] >> spot
        if spots == 0:
            s.income_at += SPOTS - spot
            continue
        spot += lowest_bit(spots)
        s.income_at += lowest_bit(spots) + 1
        if take_income(s, seat, spot):
            return False
    return True
