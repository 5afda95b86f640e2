"""Resources: islands and warehouses, produce, food, trade (TR-4.4, TR-5.4, TR-5.7 to TR-5.11)."""

from __future__ import annotations

from rivertable.engine.events import emit
from rivertable.engine.reasons import OK
from rivertable.engine.rule import rule

from ..events import GOODS_RETURNED, GOODS_TAKEN, GOODS_TRADED
from ..reasons import Reason
from ..state import RETURN_ONE, State
from ..tables import BASICS, FOOD, KINDS_OF_GOODS, TRADE_GIVE, WOOD

# ---------------------------------------------------------------- islands and warehouses


@rule
def take_goods(s: State, seat: int, resource: int, count: int) -> None:
    """TR-12.10  What was taken is held at once, above capacity if need be."""
    s.supply[resource] -= count
    s.goods[seat][resource] += count
    s.held[seat] += count


@rule
def return_goods(s: State, seat: int, resource: int, count: int) -> None:
    """TR-5.9, TR-5.22  Back to its island."""
    s.supply[resource] += count
    s.goods[seat][resource] -= count
    s.held[seat] -= count


@rule
def is_overflowing(s: State, seat: int) -> bool:
    """TR-5.4, TR-10.4  More is held than there are warehouses; which one holds what does not matter."""
    return s.held[seat] > s.capacity[seat]


@rule
def ask_return(s: State, seat: int, after: int) -> bool:
    """TR-5.9  Ask for returns as long as there are too many resources; False if all fit."""
    if not is_overflowing(s, seat):
        return False
    s.active = seat
    s.step = RETURN_ONE
    s.after = after
    return True


@rule
def may_return(s: State, seat: int, resource: int) -> int:
    """TR-5.4, TR-5.9  Any resource held, new or old."""
    return OK if s.goods[seat][resource] > 0 else Reason.NOT_HELD


@rule
def return_one(s: State, seat: int, resource: int) -> None:
    """TR-5.9, TR-12.10  Each return moves one resource."""
    return_goods(s, seat, resource, 1)
    emit(s, GOODS_RETURNED, seat, 1, resource)


# ---------------------------------------------------------------- produce


@rule
def production_amount(s: State, seat: int, resource: int) -> int:
    """TR-5.7  Visible symbols, one more for the first pioneer there this round, at most what the island holds."""
    return min(s.production[seat][resource] + s.first_bonus[WOOD + resource], s.supply[resource])


@rule
def may_produce(s: State, seat: int, resource: int) -> int:
    """TR-5.8, TR-10.7  At least one to take and one warehouse. TR-10.6  Full warehouses are no hindrance."""
    amount = production_amount(s, seat, resource)
    if s.capacity[seat] < 1:
        return Reason.NO_WAREHOUSE
    if s.supply[resource] < 1:
        return Reason.ISLAND_EMPTY
    return OK if amount >= 1 else Reason.NO_PRODUCTION


@rule
def produce(s: State, seat: int, resource: int, amount: int) -> None:
    """TR-5.9, TR-10.5  The whole amount is taken."""
    take_goods(s, seat, resource, amount)
    emit(s, GOODS_TAKEN, seat, amount, resource)


# ---------------------------------------------------------------- food


@rule
def may_take_food(s: State, seat: int) -> int:
    """TR-5.11, TR-10.7  One warehouse, and a resource of any kind on the islands."""
    if s.capacity[seat] < 1:
        return Reason.NO_WAREHOUSE
    left = 0
    for resource in range(KINDS_OF_GOODS):
        left += s.supply[resource]
    return OK if left > 0 else Reason.ISLANDS_EMPTY


@rule
def may_pick_substitute(s: State, resource: int) -> int:
    """TR-5.10  Without food: wood, stone or clay that is on its island."""
    return OK if s.supply[resource] > 0 else Reason.ISLAND_EMPTY


# ---------------------------------------------------------------- trade


@rule
def may_trade(s: State, seat: int) -> int:
    """TR-4.4, TR-10.8  Three resources, and food to take once they are returned. TR-10.9  Also before a pass."""
    food = s.supply[FOOD] + s.goods[seat][FOOD]
    if s.held[seat] < TRADE_GIVE:
        return Reason.TOO_FEW_GOODS
    return OK if food > 0 else Reason.NO_FOOD_TO_TAKE


@rule
def picked_count(s: State) -> int:
    """TR-12.1  Picks made in this trade."""
    count = 0
    for resource in range(KINDS_OF_GOODS):
        count += s.trade[resource]
    return count


@rule
def may_pick_for_trade(s: State, seat: int, resource: int) -> int:
    """TR-12.5  Ids do not fall, and the picks still open can be filled. TR-12.4  Food is among the three if the island
    has none."""
    left = s.goods[seat][resource] - s.trade[resource] - 1
    if left < 0:
        return Reason.NOT_HELD
    open_picks = TRADE_GIVE - picked_count(s) - 1
    for higher in range(resource + 1, KINDS_OF_GOODS):
        if s.trade[higher] > 0:
            return Reason.TRADE_ORDER
        left += s.goods[seat][higher]
    if left < open_picks:
        return Reason.TRADE_ORDER
    if s.supply[FOOD] == 0 and resource != FOOD and (open_picks == 0 or s.goods[seat][FOOD] == 0):
        return Reason.FOOD_NEEDED
    return OK


@rule
def trade_picks(s: State, seat: int) -> int:
    """TR-12.4, TR-12.5  All resources that may be picked next, as bits: the same, asked of all at once, the highest id
    first."""
    open_picks = TRADE_GIVE - picked_count(s) - 1
    picks, left, picked_higher = 0, 0, 0
    for lower in range(KINDS_OF_GOODS):
        resource = KINDS_OF_GOODS - 1 - lower
        own = s.goods[seat][resource] - s.trade[resource]
        left += own
        picks |= ((own > 0) & (left > open_picks) & (picked_higher == 0)) << resource
        picked_higher += s.trade[resource]
    if s.supply[FOOD] == 0 and (open_picks == 0 or s.goods[seat][FOOD] == 0):
        picks &= 1 << FOOD
    return picks


@rule
def trade(s: State, seat: int) -> None:
    """TR-4.4, TR-12.10  The three leave together, then one food is taken."""
    for resource in range(KINDS_OF_GOODS):
        return_goods(s, seat, resource, s.trade[resource])
    take_goods(s, seat, FOOD, 1)
    emit(s, GOODS_TRADED, seat, s.trade[0], s.trade[1], s.trade[2], s.trade[3])
    for resource in range(KINDS_OF_GOODS):
        s.trade[resource] = 0


# ---------------------------------------------------------------- paying


@rule
def food_in_payment(s: State) -> int:
    """TR-5.22  Units of the cost that food stands for."""
    count = 0
    for basic in range(BASICS):
        count += s.with_food[basic]
    return count
