"""What a player is asked, and the words of each answer."""

from __future__ import annotations

from collections.abc import Sequence

from rivertable.engine.messages import Message, say
from rivertable.engine.reasons import OK

from . import actions
from .actions import ACTIONS
from .reasons import Reason
from .rules.buildings import building_at, due, may_build, shortage
from .rules.flow import DECISIONS, may, open_decision
from .rules.main_board import may_pass
from .rules.resources import food_in_payment, picked_count, production_amount
from .state import (
    NONE,
    OVER,
    PAY_WITH_FOOD,
    PICK_BUILDING,
    PICK_DISCOUNT,
    PICK_RESERVE,
    PICK_SETUP_TILE,
    PICK_TILE,
    RETURN_ONE,
    SWAP_FIRST,
    SWAP_SECOND,
    TRADE_PICK,
    TURN,
    State,
)
from .tables import (
    BASICS,
    BLANK,
    CLAY,
    COST,
    DISPLAY_SLOTS,
    FOOD,
    FOOD_ISLAND,
    FRAMED,
    MAX_RESERVED,
    PER_PLAYER,
    POINTS,
    PRINTED,
    TERRAIN,
    TRADE_GIVE,
    WOOD,
)
from .view import SYMBOLS
from .words import building_words, cost_words, goods_words, resource_name, tile_words

Args = dict[str, int | str | Message]


# ---------------------------------------------------------------- the question


def decision(s: State, seat: int) -> Message:
    """TR-12  What is open for the seat, in one sentence."""
    if s.step == OVER:
        return say("decide-over")
    if seat != s.active:
        return say("decide-wait", seat=say("seat", seat=s.active, number=s.active + 1))
    return say(f"decide-{DECISIONS.name(s.step)}", **_question(s, seat))


def _question(s: State, seat: int) -> Args:
    """The numbers a question shows."""
    if s.step == TURN:
        return {"boat": s.boat[seat]}
    if s.step in (PICK_TILE, PICK_SETUP_TILE):
        return {"place": _next_spot(s, seat)}
    if s.step == TRADE_PICK:
        return {"number": picked_count(s) + 1, "of": TRADE_GIVE}
    if s.step == RETURN_ONE:
        return {"held": s.held[seat], "warehouses": s.capacity[seat]}
    if s.step in (PICK_BUILDING, PICK_RESERVE):
        return {"goods": goods_words(s.goods[seat])}
    if s.step in (PICK_DISCOUNT, PAY_WITH_FOOD):
        building = building_at(s, seat, s.chosen)
        return {"building": building_words(building), "cost": cost_words(building), "food": s.goods[seat][FOOD]}
    if s.step == SWAP_FIRST:
        return {"left": s.swaps_left}
    if s.step == SWAP_SECOND:
        return {"spot": s.swap_spot + 1, "tile": tile_words(s.tile[seat][s.swap_spot])}
    return {}


def _next_spot(s: State, seat: int) -> Message:
    """`spot 5, framed, covers a warehouse`."""
    spot = s.tiles[seat]
    printed = PRINTED[0 if s.opt_preprint == 1 else seat][spot]
    covers = "nothing" if printed == BLANK else SYMBOLS[printed]
    return say("next_spot", spot=spot + 1, framed=FRAMED[spot], covers=say(f"covers-{covers}"))


# ---------------------------------------------------------------- the answers


def label(s: State, seat: int, action: int) -> Message:
    """An action in words, with what matters now: amounts, costs, points."""
    block = ACTIONS.block_of(action)
    choice = action - block.first
    args = ACTIONS.messages(action)
    if block.name in ("pick_tile", "pick_setup_tile"):
        kind = s.island[choice]
        return (
            say("action-no_tile", slot=choice + 1) if kind == NONE else say("action-pick_tile", tile=tile_words(kind))
        )
    if block.name in ("pick_reserve", "pick_building", "pick_reserved"):
        return _card_label(s, seat, block.name, choice + (DISPLAY_SLOTS if block.name == "pick_reserved" else 0))
    if block.name == "place":
        return say(f"action-place-{ACTIONS.args(action)[0]}", **_place_numbers(s, seat, choice))
    if block.name in ("trade_pick", "return_one", "pick_substitute"):
        picked = s.trade[choice] if block.name == "trade_pick" else 0
        return say(f"action-{block.name}", **args, held=s.goods[seat][choice] - picked)
    if block.name in ("pick_discount", "pay_with_food", "done"):
        return _payment_label(s, seat, block.name, choice)
    if block.name in ("swap_first", "swap_second"):
        kind = s.tile[seat][choice]
        tile = say("no_tile") if kind == NONE else tile_words(kind)
        return say(f"action-{block.name}", **args, tile=tile)
    return say(f"action-{block.name}", give=TRADE_GIVE)


def _place_numbers(s: State, seat: int, location: int) -> Args:
    if location == TERRAIN:
        return {"left": max(0, PER_PLAYER[TERRAIN] - s.placed[seat][TERRAIN])}
    if WOOD <= location <= CLAY:
        resource = location - WOOD
        return {"amount": production_amount(s, seat, resource), "resource": resource_name(resource)}
    if location == FOOD_ISLAND:
        return {"supply": s.supply[FOOD]}
    payable = sum(may_build(s, seat, choice) == OK for choice in range(DISPLAY_SLOTS + MAX_RESERVED))
    return {"payable": payable, "reserved": s.reserved_count[seat]}


def _card_label(s: State, seat: int, name: str, choice: int) -> Message:
    building = building_at(s, seat, choice)
    if building == NONE:
        return say("action-no_card", slot=choice % DISPLAY_SLOTS + 1)
    args: Args = {"building": building_words(building), "points": POINTS[building], "cost": cost_words(building)}
    return say(f"action-{name}", **args)


def _payment_label(s: State, seat: int, name: str, basic: int) -> Message:
    """What is paid in the end; asked at another time there is nothing to count."""
    if s.step not in (PICK_DISCOUNT, PAY_WITH_FOOD):
        resource = {} if name == "done" else {"resource": resource_name(basic)}
        return say(f"action-{name}-unasked", **resource)
    if name == "pick_discount":
        building = building_at(s, seat, s.chosen)
        left = [COST[building][kind] - (kind == basic) for kind in range(BASICS)]
        return say("action-pick_discount", resource=resource_name(basic), cost=goods_words(left))
    more = [int(kind == basic and name == "pay_with_food") for kind in range(BASICS)]
    own = [due(s, seat, kind) - s.with_food[kind] - more[kind] for kind in range(BASICS)]
    paid = goods_words([max(0, count) for count in own] + [food_in_payment(s) + sum(more)])
    if name == "done":
        return say("action-done", paid=paid)
    return say("action-pay_with_food", resource=resource_name(basic), paid=paid)


def candidates(s: State, seat: int) -> tuple[int, ...]:
    """Every answer to the open question for which there is a piece on the table."""
    asked = DECISIONS.answers(open_decision(s, seat))
    if s.step == TURN:
        return tuple(action for action in asked if action != actions.PASS or may_pass(s, seat) == OK)
    if s.step == PICK_BUILDING:
        return tuple(action for action in asked if building_at(s, seat, action - actions.BUILDING) != NONE)
    if s.step == PICK_DISCOUNT:
        return tuple(action for action in asked if _cost(s, seat)[action - actions.DISCOUNT] > 0)
    if s.step == PAY_WITH_FOOD:
        return tuple(action for action in asked if action == actions.PAID or _cost(s, seat)[action - actions.FOOD] > 0)
    if s.step in (TRADE_PICK, RETURN_ONE):
        return tuple(action for kind, action in enumerate(asked) if s.goods[seat][kind] > 0)
    return tuple(action for action in asked if may(s, seat, action) == OK)


def _cost(s: State, seat: int) -> Sequence[int]:
    """What the building that is being paid costs, by resource."""
    return COST[building_at(s, seat, s.chosen)]


# ---------------------------------------------------------------- why not


def explain(s: State, seat: int, action: int, reason: int) -> Args:
    """The numbers in the sentence of a refusal."""
    if reason == Reason.NOT_YOUR_TURN:
        return {"seat": say("seat", seat=s.active, number=s.active + 1)}
    if reason == Reason.NOT_ASKED_NOW:
        return {"question": decision(s, seat)}
    if reason == Reason.LIMIT_REACHED:
        return {"limit": PER_PLAYER[action - actions.PLACE]}
    if reason in (Reason.ISLAND_EMPTY, Reason.NO_PRODUCTION):
        resource = action - actions.SUBSTITUTE if action >= actions.SUBSTITUTE else action - actions.PLACE - WOOD
        return {"resource": resource_name(resource)}
    if reason == Reason.TOO_FEW_GOODS:
        return {"held": s.held[seat], "give": TRADE_GIVE}
    if reason == Reason.NOT_HELD:
        first = actions.RETURN if action >= actions.RETURN else actions.TRADE_GOODS
        return {"resource": resource_name(action - first)}
    if reason == Reason.CANNOT_PAY:
        return _explain_price(s, seat, action - actions.BUILDING)
    if reason in (Reason.NOT_IN_COST, Reason.NOTHING_TO_REPLACE):
        first = actions.DISCOUNT if reason == Reason.NOT_IN_COST else actions.FOOD
        return {"resource": resource_name(action - first)}
    return {}


def _explain_price(s: State, seat: int, choice: int) -> Args:
    building = building_at(s, seat, choice)
    return {
        "building": building_words(building),
        "cost": cost_words(building),
        "short": shortage(s, seat, building) - (1 if choice >= DISPLAY_SLOTS else 0),
        "food": s.goods[seat][FOOD],
    }
