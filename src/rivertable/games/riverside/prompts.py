"""What a player is asked, and the words of each answer."""

from __future__ import annotations

from rivertable.engine.messages import Message, say
from rivertable.engine.reasons import OK

from . import actions
from . import state as at
from .actions import ACTIONS
from .reasons import Reason
from .rules.dice import dice_value, die_cost, fire_cost
from .rules.excursions import can_score_with_prize, is_scorable, item_points
from .rules.flow import DECISIONS, may, open_decision
from .state import ADD_GREEN, NO_GREEN, NONE, OVER, State
from .tables import (
    BOAT_NAMES,
    BONUS_BOAT,
    BONUS_SEATS,
    COLOURS,
    ITEM_BOAT,
    ITEM_VALUE,
    ITEMS,
    PRIZE_TICKETS,
    RANGE,
    ROWS,
    SEATS_IN,
    SPEED_BOAT_RANGE,
    TICKET_POINTS,
)

Args = dict[str, int | str | Message]


def boat_name(boat: int) -> Message:
    return say(f"prize-{BOAT_NAMES[boat]}")


def colour_name(boat: int) -> Message:
    return say(f"colour-{COLOURS[boat]}")


# ---------------------------------------------------------------- the question


def decision(s: State, seat: int) -> Message:
    """RS-12  What is open for the seat, in one sentence."""
    if s.phase == OVER:
        return say("decide-over")
    turn = s.turn[seat]
    step = turn[at.STEP]
    if step == at.CHOOSE_DIE:
        return say("decide-choose_die", fire=s.sheet[seat][at.FIRE])
    if step == at.CHOOSE_GREEN:
        return say("decide-green", colour=colour_name(turn[at.DIE]), value=s.green)
    if step == at.CHOOSE_ROW:
        return say("decide-seat_row", colour=colour_name(turn[at.BOAT]), left=turn[at.LEFT])
    if step in (at.CHOOSE_SPEED_BOAT, at.CHOOSE_PLUS_ONE, at.CHOOSE_VILLAGE):
        return say(f"decide-{DECISIONS.name(step)}", range=turn[at.REACH])
    if step == at.SCORE_COLOUR:
        return _decide_colour(s, seat)
    return say(f"decide-{DECISIONS.name(step)}")


def _decide_colour(s: State, seat: int) -> Message:
    slot, item = s.turn[seat][at.VILLAGE], s.turn[seat][at.ITEM]
    boat = ITEM_BOAT[s.tile_at[slot]][item]
    points = item_points(s, seat, slot, item)
    return say("decide-score_colour", item=boat_name(boat), points=points, last=s.to_beat[seat][boat])


# ---------------------------------------------------------------- the answers


def label(s: State, seat: int, action: int) -> Message:
    """An action in words, with what matters now: dice, costs, points, distances."""
    block, args = ACTIONS.block_of(action), ACTIONS.args(action)
    if block.name == "seat_row" and not _is_asked(s, seat, action):
        return say("action-seat_row-unasked", number=int(args[0]) + 1)
    is_answer = args[0] in ("no", "yes", "none", "add", "warm_night")  # each answer has a message of its own
    id = f"action-{block.name}-{args[0]}" if is_answer else f"action-{block.name}"
    return say(id, **ACTIONS.messages(action), **_numbers(s, seat, action))


def _numbers(s: State, seat: int, action: int) -> Args:
    """The numbers a label shows. An action of another decision shows those that can be told without it."""
    asked = _is_asked(s, seat, action)
    turn = s.turn[seat]
    if actions.DIE <= action < actions.GREEN:
        colour = action - actions.DIE
        return {"value": s.dice[colour], "cost": die_cost(s, colour)}
    if actions.GREEN <= action < actions.FAN_BASE:
        how = action - actions.GREEN
        cost = fire_cost(s, turn[at.DIE], how) if asked else (s.green if how == ADD_GREEN else 0)
        total = dice_value(s, turn[at.DIE], how, 0) if asked else (0 if how == NO_GREEN else s.green)
        return {"value": s.green, "cost": cost, "total": total}
    if actions.SEAT_ROW <= action < actions.RESOLVE:
        return _row_numbers(s, seat, turn[at.BOAT] * ROWS + action - actions.SEAT_ROW)
    if actions.RESOLVE <= action < actions.SPEED_BOAT:
        return _row_numbers(s, seat, action - actions.RESOLVE)
    if actions.SPEED_BOAT <= action < actions.PLUS_ONE:
        return {"range": (turn[at.REACH] if asked else RANGE) + SPEED_BOAT_RANGE - RANGE}
    if actions.PLUS_ONE <= action < actions.VILLAGE:
        return {"range": (turn[at.REACH] if asked else RANGE) + action - actions.PLUS_ONE}
    if actions.VILLAGE <= action < actions.STAY:
        return _village_numbers(s, seat, action - actions.VILLAGE)
    return {}


def _is_asked(s: State, seat: int, action: int) -> bool:
    return action in DECISIONS.answers(open_decision(s, seat))


def _row_numbers(s: State, seat: int, cell: int) -> Args:
    return {
        "boat": colour_name(cell // ROWS),
        "number": cell % ROWS + 1,
        "crossed": s.sheet[seat][at.CROSSED + cell],
        "seats": SEATS_IN[cell],
        "points": TICKET_POINTS[cell],
        "bonus": BONUS_SEATS[cell],
        "gives": colour_name(BONUS_BOAT[cell]),
    }


def _village_numbers(s: State, seat: int, slot: int) -> Args:
    tile = s.tile_at[slot]
    if tile == NONE:
        return {"distance": 0, "offers": say("offers-none")}
    return {"distance": s.distance[slot], "offers": _offers(s, seat, slot)}


def _offers(s: State, seat: int, slot: int) -> Message:
    """RS-5.18, RS-5.19  What the village offers: each colour that can be scored there now, with its points."""
    tile = s.tile_at[slot]
    args: Args = {}
    count = 0
    for item in range(ITEMS[tile]):
        boat = ITEM_BOAT[tile][item]
        prize = PRIZE_TICKETS if s.phase == at.EXCURSIONS and s.turn[seat][at.PRIZE] == boat else 0
        points = ITEM_VALUE[tile][item] * (s.tickets[seat][boat] + prize)
        if is_scorable(s, seat, boat, points):
            args |= {f"item{count}": boat_name(boat), f"points{count}": points}
            count += 1
    if count == 0:
        return say("offers-prize" if can_score_with_prize(s, seat, slot) else "offers-none")
    return say(f"offers-{count}", **args)


def candidates(s: State, seat: int) -> tuple[int, ...]:
    """Every answer to the open question that exists on this map and sheet."""
    step = open_decision(s, seat)
    asked = DECISIONS.answers(step)
    if step == at.RESOLVE_ROW:
        return tuple(action for action in asked if may(s, seat, action) == OK)
    if step == at.CHOOSE_VILLAGE:
        return tuple(
            action for action in asked if action == actions.STAY or s.tile_at[action - actions.VILLAGE] != NONE
        )
    if step == at.GIVE_PRIZE:
        tile = s.tile_at[s.turn[seat][at.VILLAGE]]
        return (actions.PRIZE, *(actions.PRIZE + 1 + ITEM_BOAT[tile][item] for item in range(ITEMS[tile])))
    return asked


# ---------------------------------------------------------------- why not


def explain(s: State, seat: int, action: int, reason: int) -> Args:
    """The numbers in the sentence of a refusal."""
    sheet, turn = s.sheet[seat], s.turn[seat]
    if reason == Reason.TOO_LITTLE_FIRE:
        cost = die_cost(s, action) if action < actions.GREEN else fire_cost(s, turn[at.DIE], action - actions.GREEN)
        return {"cost": cost, "fire": sheet[at.FIRE]}
    if reason == Reason.TOO_FEW_PLUS_ONES:
        return {"left": sheet[at.PLUS_ONE]}
    if reason == Reason.OUT_OF_RANGE:
        return {"distance": s.distance[action - actions.VILLAGE], "range": turn[at.REACH]}
    if reason == Reason.NOT_ASKED_NOW:
        return {"question": decision(s, seat)}
    return {}
