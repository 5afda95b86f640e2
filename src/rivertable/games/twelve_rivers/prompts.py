"""What a player is asked, and the words of each answer."""

from __future__ import annotations

from typing import Any

from rivertable.engine.domains import seat_message
from rivertable.engine.messages import Message, say
from rivertable.engine.reasons import OK

from . import actions
from . import state as at
from .actions import ACTIONS
from .reasons import Reason
from .rules.answers import DECISIONS, may
from .rules.asked import area_of, open_decision, turn_of
from .rules.exploration import own_slot, own_space
from .rules.villagers import kind_of, pearl_on, spots_of
from .state import MOVING, NONE, OVER, State
from .tables import (
    ABILITIES,
    ABILITY,
    ABILITY_POINTS,
    ALPACA_SPOTS,
    CAMP,
    CARD_TYPES,
    CARDS,
    COLOURS,
    DOWN,
    FIRST_SLOT,
    LAKE,
    OPEN_FROM,
    RIVERS_PER_PLAYER,
    SECTION_IDS,
    SECTION_OF,
    SLOT_CAMP,
    SLOTS_IN,
    SPOT_KIND,
    SPOTS_IN,
    TOP_DOWN,
    VILLAGER_IDS,
)
from .view import KINDS

Args = dict[str, int | str | Message]


def colour_name(colour: int) -> Message:
    return say(f"colour-{COLOURS[colour]}")


def villager_name(tile: int) -> Message:
    return say(f"villager-{VILLAGER_IDS[tile]}")


def pearls(counts: Any) -> Message:
    """Pearls in short: how many of each colour."""
    return say("pearls", **{name: counts[i] for i, name in enumerate(COLOURS)})


def place_name(section: int) -> Message:
    return say(f"place-{SECTION_IDS[section]}")


# ---------------------------------------------------------------- the question


def asked_order(s: State) -> tuple[int, ...]:
    """TW-10.18  One screen asks by the turn track, topmost first, each player once."""
    return tuple(dict.fromkeys(s.track[s.track_top : s.track_top + s.track_count]))


def decision(s: State, seat: int) -> Message:
    """TW-12  What is open for the seat, in one sentence."""
    if s.phase == OVER:
        return say("decide-over")
    if s.phase != MOVING and s.actor != seat:
        return say("decide-wait", player=seat_message(s.actor))
    turn, area = turn_of(s, seat), area_of(s, seat)
    step = turn[at.STEP]
    return say(f"decide-{DECISIONS.name(step)}", **_question_numbers(s, seat, step, turn, area))


def _question_numbers(s: State, seat: int, step: int, turn: Any, area: Any) -> Args:
    if step == at.PAY:
        return {"owed": s.owed, "cards": s.hand_count[seat]}
    if step in (at.PAIRS, at.SHAMISEN_PAIR):
        return {"playable": _playable(s, seat)}
    if step == at.GAIN:
        return {"gains": s.gains}
    if step in (at.COLLECT, at.EXTRA, at.EXTRA_COLLECT):
        section = SECTION_OF[s.cursor]
        shown: Args = {"section": place_name(section), "pearls": pearls(s.trapped[section]), "full": _fullness(area)}
        return {**shown, "playable": _playable(s, seat)} if step == at.EXTRA else shown
    if step == at.LAKE_COLLECT:
        return {"pearls": pearls(s.lake_left), "full": _fullness(area)}
    if step in (at.GIVE, at.TARGETS):
        return {"colour": colour_name(turn[at.COLOUR])}
    if step == at.TARGET_SPOTS:
        name = villager_name(s.villagers[seat][turn[at.TARGET]])
        return {"colour": colour_name(turn[at.COLOUR]), "name": name}
    if step in (at.SOURCE_SPOTS, at.MUSHROOM_SPOTS):
        index = turn[at.SOURCE] if step == at.SOURCE_SPOTS else turn[at.TARGET]
        return {"name": villager_name(s.villagers[seat][index])}
    if step == at.MOVE:
        return {"pearls": pearls(area[at.ALPACA : at.CARRIED])}
    if step == at.BREEZE_MOVE:
        return {"left": turn[at.BREEZES]}
    return {}


def _playable(s: State, seat: int) -> int:
    """Pairs and river fairies that may be used now."""
    pairs = [*range(actions.PAIR, actions.DONE), actions.RIVER_FAIRY]
    return sum(may(s, seat, action) == OK for action in pairs)


def _fullness(area: Any) -> str:
    return "full" if area[at.CARRIED] >= ALPACA_SPOTS else "free"


# ---------------------------------------------------------------- the answers


def label(s: State, seat: int, action: int) -> Message:
    """An action in words, with what matters now: pearls above a slot, spots of a villager, what a pair does."""
    name, args = ACTIONS.block_of(action).name, ACTIONS.messages(action)
    if name == "done":
        return say(f"action-done-{_done_meaning(s, seat)}")
    if name in ("place", "move_to"):
        slot = action - (actions.PLACE if name == "place" else actions.MOVE_TO)
        return say(f"action-{name}", **args, **_slot_numbers(s, slot))
    return say(f"action-{name}", **{**args, **_numbers(s, seat, name, action)})


def _done_meaning(s: State, seat: int) -> str:
    """What `done` ends: the open decision, if it is one of its answers."""
    step = open_decision(s, seat)
    return DECISIONS.name(step) if actions.DONE in DECISIONS.answers(step) else "other"


def _slot_numbers(s: State, slot: int) -> Args:
    """TW-5.15  The pearls above this slot, and how many tokens take one of them before."""
    section = SECTION_OF[slot]
    if section > LAKE:
        return {"kind": "village", "above": "", "slots": 1}
    counts, upstream = list(s.lake) if section == LAKE else [0] * len(COLOURS), set[int]()
    for river in range(RIVERS_PER_PLAYER * s.players):
        passed, here = [], TOP_DOWN[river]
        while here not in (section, LAKE):
            passed.append(here)
            here = DOWN[here]
        if here == section:
            upstream.update(passed)
            if s.tops[river] != NONE:
                counts[s.tops[river]] += 1
    slots = SLOTS_IN[section]
    above = [*range(FIRST_SLOT[section], slot)]
    above += [FIRST_SLOT[place] + i for place in upstream for i in range(SLOTS_IN[place])]
    before = sum(s.token_at[other] != NONE and other != s.moved for other in above)  # TW-6.3 not the token that moves
    kind = "lake" if section == LAKE else "river"
    return {"kind": kind, "above": say("above", pearls=pearls(counts), before=before), "slots": slots}


def _numbers(s: State, seat: int, name: str, action: int) -> Args:
    if name == "take_market":
        card = s.market[action - actions.TAKE_MARKET]
        return {"card": say("card-none") if card == NONE else say(f"card-{CARDS[card]}")}
    if name in ("pair", "pair_bonfire", "pair_two_bonfires"):
        card = (action - actions.PAIR) % CARD_TYPES
        return {"effect": say(f"effect-{CARDS[card]}")}
    if name == "banner_token":
        return {"space": own_space(s, seat, action - actions.BANNER_TOKEN) + 1}
    if name == "move_token":
        return _token_numbers(s, seat, action - actions.MOVE_TOKEN)
    if name == "recruit":
        tile = s.face_up[action - actions.RECRUIT]
        return {"what": say("tile-none") if tile == NONE else tile_message(tile)}
    if name == "villager":
        return _villager_numbers(s, seat, action - actions.VILLAGER)
    if name == "spot":
        return _spot_numbers(s, seat, action - actions.SPOT)
    return {}


def _token_numbers(s: State, seat: int, number: int) -> Args:
    slot = own_slot(s, seat, number)
    if slot == NONE:
        return {"section": say("place-none"), "slot": 0}
    section = SECTION_OF[slot]
    return {"section": place_name(section), "slot": slot - FIRST_SLOT[section] + 1}


def spots_message(kinds: list[Message]) -> Message:
    """A row of spots in short."""
    return say(f"spots-{len(kinds)}", **{f"spot{i}": kind for i, kind in enumerate(kinds)})


def tile_message(tile: int) -> Message:
    """TW-2.4  A villager: spots, cards gained and bonus."""
    ability = ABILITY[tile]
    return say(
        "tile",
        name=villager_name(tile),
        spots=spots_message([say(f"kind-{KINDS[SPOT_KIND[tile][i]]}") for i in range(SPOTS_IN[tile])]),
        camp=CAMP[tile],
        bonus=say(f"ability-{ABILITIES[ability]}", points=ABILITY_POINTS[ability]),
    )


def _spot_message(s: State, seat: int, area: Any, villager: int, spot: int) -> Message:
    pearl = pearl_on(area, villager, spot)
    if pearl != NONE:
        return say("spot-filled", colour=say(f"kind-{COLOURS[pearl]}"))
    return say("spot-empty", kind=say(f"kind-{KINDS[kind_of(s, seat, area, villager, spot)]}"))


def _villager_numbers(s: State, seat: int, villager: int) -> Args:
    if villager >= s.villager_count[seat]:
        return {"villager": villager + 1, "name": say("tile-none"), "spots": ""}
    area = area_of(s, seat)
    shown = [_spot_message(s, seat, area, villager, spot) for spot in range(spots_of(s, seat, villager))]
    return {"villager": villager + 1, "name": villager_name(s.villagers[seat][villager]), "spots": spots_message(shown)}


def _spot_numbers(s: State, seat: int, spot: int) -> Args:
    step = open_decision(s, seat)
    if step not in (at.SOURCE_SPOTS, at.TARGET_SPOTS, at.MUSHROOM_SPOTS):
        return {"spot": spot + 1, "what": ""}
    turn, area = turn_of(s, seat), area_of(s, seat)
    villager = turn[at.SOURCE] if step == at.SOURCE_SPOTS else turn[at.TARGET]
    if spot >= spots_of(s, seat, villager):
        return {"spot": spot + 1, "what": ""}
    return {"spot": spot + 1, "what": _spot_in_words(s, seat, area, villager, spot)}


def _spot_in_words(s: State, seat: int, area: Any, villager: int, spot: int) -> Message:
    pearl, kind = pearl_on(area, villager, spot), kind_of(s, seat, area, villager, spot)
    if pearl != NONE:
        return say("spot-holds", colour=colour_name(pearl))
    return say("spot-takes", colour=colour_name(kind)) if kind < len(COLOURS) else say("spot-takes_any")


def candidates(s: State, seat: int) -> tuple[int, ...]:
    """What may be done, and what a player might miss: dear or taken slots, pairs that are held but useless now."""
    asked = DECISIONS.answers(open_decision(s, seat))
    return tuple(action for action in asked if may(s, seat, action) in WORTH_SHOWING)


WORTH_SHOWING = (
    OK,
    Reason.TOO_DEAR,
    Reason.NO_TOKEN_TO_LIFT,
    Reason.NO_FAIRY_ON_BOARD,
    Reason.NO_TOKEN_TO_MOVE,
    Reason.CARDS_TOO_FEW,
    Reason.CLOUD_PAYS_ALL,
    Reason.ALREADY_TOPMOST,
    Reason.BREEZE_USELESS,
    Reason.NO_COLOURED_SPOT,
    Reason.NO_FITTING_SPOT,
    Reason.DECK_EMPTY,
)


# ---------------------------------------------------------------- why not


def explain(s: State, seat: int, action: int, reason: int) -> Args:
    """The numbers in the sentence of a refusal."""
    if reason == Reason.NOT_YOUR_TURN:
        return {"player": seat_message(s.actor)}
    if reason == Reason.NOT_ASKED_NOW:
        return {"question": decision(s, seat)}
    if reason == Reason.TOO_DEAR:
        return {"cost": -SLOT_CAMP[action - actions.PLACE], "cards": s.hand_count[seat]}
    if reason == Reason.SLOT_CLOSED:
        slot = action - (actions.PLACE if action < actions.PAY_CARD else actions.MOVE_TO)
        return {"players": OPEN_FROM[slot]}
    if reason == Reason.CARDS_TOO_FEW:
        return {"owed": s.owed}
    return {}
