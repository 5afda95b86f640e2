"""What a player is asked, and the words of each answer."""

from __future__ import annotations

from rivertable.engine.domains import seat_message
from rivertable.engine.messages import Message, say
from rivertable.engine.reasons import OK

from . import actions
from . import state as at
from .actions import ACTIONS
from .reasons import Reason
from .rules.auction import discounted, late_fish, lot_icons, most_bid, own_rate, rate_at
from .rules.cards import open_icons
from .rules.cost import build_fish, lane
from .rules.effects.abilities import IS_ABILITY, PAYS_LATER
from .rules.flow import DECISIONS, is_asked, may, open_decision
from .rules.structures import structures_left
from .state import HEADWATERS, OVER, RIVER, SHORELINE, State
from .tables import (
    AUCTION_COST,
    CARD_KEYS,
    COST,
    EFFECT,
    EFFECTS,
    FLUSH_COST,
    INVENT_COST,
    KINDS,
    LANE,
    MATERIALS,
    NONE,
    PULL_COST,
    RIVER_KEYS,
    RUN_FISH,
    STRUCTURES,
    USE_FISH,
    VP,
)

Args = dict[str, int | str | Message]


def river_name(card: int) -> Message:
    return say("none") if card == NONE else say(f"card-{RIVER_KEYS[card]}")


def card_name(card: int) -> Message:
    return say("none") if card == NONE else say(f"card-{CARD_KEYS[card]}")


def amounts(packed: int) -> Message:
    """Counts of materials as people say them: `4 logs, 2 mud`."""
    listed = [(lane(packed, m), say(f"material-{MATERIALS[m]}")) for m in range(KINDS) if lane(packed, m) > 0]
    args: Args = {}
    for k, (count, material) in enumerate(listed):
        args[f"count{k}"], args[f"material{k}"] = count, material
    return say(f"amounts-{len(listed)}", **args)


def cost_of(structure: int) -> Message:
    return amounts(sum(COST[structure][m] << (LANE * m) for m in range(KINDS)))


# ---------------------------------------------------------------- the question


def decision(s: State, seat: int) -> Message:
    """RB-13.2  What is open for the seat, in one sentence."""
    if s.decision == OVER:
        return say("decide-over")
    if not is_asked(s, seat):
        return say("decide-wait_all") if s.asked == NONE else say("decide-wait", seat=seat_message(s.asked))
    name = DECISIONS.name(s.decision)
    if s.decision in (at.TARGET, at.SLOT, at.VICTIM, at.COPY):
        name = f"{name}-{EFFECTS[EFFECT[s.effect_card]]}" if s.decision != at.COPY else f"copy-{s.stage}"
        if s.decision == at.TARGET and s.stage == 1:
            name += "-then"
    return say(f"decide-{name}", **_question_numbers(s, seat))


def _question_numbers(s: State, seat: int) -> Args:
    if s.decision == at.TURN:
        return {"fish": s.fish[seat]}
    if s.decision in (at.FLOODGATE, at.RECALL, at.BID_LAST_Q, at.BID, at.LATE_BID):
        icons = lot_icons(s)
        rate = own_rate(s, seat)
        return {"card": river_name(s.lot), "icons": icons, "rate": rate, "supply": s.supply[seat]}
    if s.decision == at.DISCARD:
        return {"left": s.left}
    if s.decision in (at.CHARCOAL, at.STONE_TOOL, at.TREATY, at.GRANARY):
        return {"card": card_name(s.building), "need": amounts(s.need)}
    if s.decision == at.PAY:
        material = say(f"material-{MATERIALS[s.paying]}")
        return {"card": card_name(s.building), "material": material, "count": lane(s.need, s.paying)}
    if s.decision in (at.TARGET, at.SLOT, at.VICTIM, at.READY):
        return {"card": card_name(s.effect_card), "left": s.left}
    if s.decision == at.HOW_MANY:
        return {"card": river_name(s.first)}
    if s.decision == at.COVER:
        return {"card": river_name(s.second)}
    if s.decision == at.EXCHANGE:
        return {"card": card_name(s.deck[s.deck_count - 1])}
    return {}


# ---------------------------------------------------------------- the answers


def label(s: State, seat: int, action: int) -> Message:
    """An action in words, with what matters now: fish, rates, open icons, costs."""
    block = ACTIONS.block_of(action)
    said = ACTIONS.messages(action)
    id = f"action-{block.name}"
    args = ACTIONS.args(action)
    if args and args[0] in ("no", "yes", "none", "open", "blank"):
        id += f"-{args[0]}"
    elif block.name == "use" and PAYS_LATER[action - block.first] == 1:
        id += "-paid_later"
    elif block.name == "target" and not _has_icons(s, action - block.first):
        id += "-ashore"
    return say(id, **{**said, **_numbers(s, seat, action, block.name)})


def _numbers(s: State, seat: int, action: int, name: str) -> Args:
    if name in ("pull", "flush_pick", "slot"):
        slot = (action - {"pull": actions.PULL, "flush_pick": actions.PICK_SLOT, "slot": actions.SLOT}[name]) % 3
        card = s.headwaters[slot]
        return {"card": river_name(card), "icons": 0 if card == NONE else open_icons(s, card), "fish": PULL_COST[slot]}
    if name in ("auction", "recall", "pay", "target", "order_next"):
        first = {"auction": actions.AUCTION, "recall": actions.RECALL, "pay": actions.PAY}
        card = action - {**first, "target": actions.TARGET, "order_next": actions.NEXT_CARD}[name]
        return _card_numbers(s, seat, card)
    if name == "keep_starter":
        starter = STRUCTURES + action - actions.KEEP_STARTER
        return {"points": VP[starter], "text": say(f"text-{CARD_KEYS[starter]}")}
    if name == "use":
        return {"fish": USE_FISH[action - actions.USE]}
    if name == "copy":
        return {"fish": USE_FISH[action - actions.COPY] if s.stage == 1 else 0}
    if name == "flush":
        return {"fish": FLUSH_COST}
    if name == "invent":
        return {"fish": INVENT_COST * (action - actions.INVENT + 1)}
    if name in ("build", "final_build"):
        structure = action - (actions.BUILD if name == "build" else actions.FINAL_BUILD)
        return {"fish": build_fish(s, seat, structure)}
    if name in ("bid", "late_bid") and s.lot == NONE:
        return {"fish": 0}
    if name == "bid":
        return {"fish": (action - actions.BID) * own_rate(s, seat)}
    if name == "late_bid":
        return {"fish": late_fish(s, seat, action - actions.LATE_BID)}
    if name == "place":
        return {"fish": RUN_FISH[action - actions.HOW_MANY + 1]}
    if name == "victim":
        return {"player": seat_message(action - actions.VICTIM)}
    if name == "exchange" or name == "decline":
        return {"top": _top_structure(s)}
    return {}


def _top_structure(s: State) -> Message:
    asked = s.decision == at.EXCHANGE and s.deck_count > 0 and s.deck[s.deck_count - 1] >= 0
    return card_name(s.deck[s.deck_count - 1]) if asked else say("none")


def _has_icons(s: State, card: int) -> bool:
    """RB-6.34  In the Headwaters and in the river the icons of a card matter, nowhere else."""
    return HEADWATERS <= s.at[card] < SHORELINE


def _card_numbers(s: State, seat: int, card: int) -> Args:
    """Where a material card is, what is open on it, the workers of the seat there, and what it would pay for more."""
    return {
        "where": where(s, card),
        "icons": open_icons(s, card) if _has_icons(s, card) else 0,
        "own": s.workers[card][seat],
        "rate": discounted(s, seat, card, rate_at(s, card)),
        "fish": AUCTION_COST,
    }


def where(s: State, card: int) -> Message:
    place = s.at[card]
    if place == at.DECK:
        return say("where-deck")
    if place < RIVER:
        return say("where-headwaters", slot=place)
    if place < SHORELINE:
        return say("where-river", space=place - RIVER + 1)
    return say("where-shoreline") if place == SHORELINE else say("where-out")


# ---------------------------------------------------------------- what to show


def candidates(s: State, seat: int) -> tuple[int, ...]:
    """The answers to the open decision: legal, or near enough to be shown with the reason against them."""
    asked = DECISIONS.answers(open_decision(s, seat))
    return tuple(a for a in asked if (reason := may(s, seat, a)) == OK or _is_near(s, seat, a, reason))


def _is_near(s: State, seat: int, action: int, reason: int) -> bool:
    """Refused, but worth showing: own cards that cannot be built or used now, and what the board does not allow."""
    if reason == Reason.CANNOT_PAY:
        return True
    if reason in (Reason.SPENT, Reason.USED_THIS_TURN, Reason.NO_EFFECT_NOW):
        return s.decision == at.TURN and IS_ABILITY[action - actions.USE] == 1
    if reason in (Reason.MUST_RECALL, Reason.MUST_BID):
        return True
    return reason == Reason.NO_OPEN_ICON and s.decision == at.TURN


# ---------------------------------------------------------------- why not


def explain(s: State, seat: int, action: int, reason: int) -> Args:
    """What the sentence of a refusal needs."""
    if reason in (Reason.NOT_ASKED_NOW, Reason.NOT_YOUR_DECISION):
        return {"question": decision(s, seat)}
    if reason == Reason.BID_TOO_HIGH:
        return {"most": most_bid(s, seat)}
    if reason == Reason.TOO_FEW_STRUCTURES:
        return {"left": structures_left(s)}
    if reason == Reason.CANNOT_PAY:
        block = ACTIONS.block_of(action)
        return {"cost": cost_of(action - block.first)}
    return {}
