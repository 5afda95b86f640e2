"""The cheap policy for playing a game on in imagination: every decision quickly, with some sense, varied by the stream."""

from __future__ import annotations

from typing import Any

from rivertable.engine.chance import pick
from rivertable.engine.rule import constants, rule

from . import actions
from .policy_moving import policy_in_moves
from .policy_placing import WORTH, foresee, note_fairies, placing_worth
from .rules.asked import open_decision
from .rules.exploration import own_slot
from .rules.moving import has_alpaca_move
from .rules.rivers import is_alpaca_full
from .state import (
    BANNER_TOKEN,
    COLLECT,
    EXTRA,
    EXTRA_COLLECT,
    GAIN,
    GIVE,
    LAKE_COLLECT,
    LANTERN_ICON,
    MOVE,
    MOVE_TO,
    MOVE_TOKEN,
    NONE,
    PAIRS,
    PAY,
    PLACE,
    RECRUIT,
    State,
)
from .tables import (
    BANNER,
    FACE_UP,
    FAIRY_TYPES,
    FISHING_NET,
    ICONS,
    LAKE_SLOT,
    LANTERN,
    PEARL_COLOURS,
    PROVISIONS,
    SECTION_OF,
    SHAMISEN,
    SLOTS,
)
from .worth import (
    FAIRY_WORTH,
    MOST,
    card_worth,
    homeless_colours,
    is_last_round,
    lane,
    least_wanted,
    spot_worth,
    villager_worth,
    wants_of,
)

VARIETY = 60  # so much chance is added to what a placement or a villager is worth
CARD_VARIETY = 20  # and to what a camp card is worth

# Weights, found by self-play (docs/games/twelve_rivers.md).
KEEP = constants([5, 25, 31, 25, 41])  # what a card is kept for, beyond paying, in the order of CARDS
BREAKS_PAIR = 49  # kept with its pair
DECK_KEEP = 40  # what a card from the deck is kept for
BANNER_GAIN = 54  # the next turn at once
LEAST_GAIN = 29  # what a pair must bring more than its cards would pay
EXTRA_LEAST = 183  # what an extra pearl must be worth
SWAP_LEAST = 41  # by how much a swap must be better
SHAMISEN_LEAST = 124  # what another villager must be worth


# ---------------------------------------------------------------- camp cards


@rule
def keep_worth(s: State, seat: int, card: int) -> int:
    """What a card in hand is kept for: alone little, more as half of a pair."""
    return KEEP[card] + (BREAKS_PAIR if s.hand[seat][card] % 2 == 0 else 0)


@rule
def choose_payment(s: State, seat: int, out: Any, n: int, stream: Any) -> int:
    """A cloud where much is owed, then the cards that are kept for least, bonfires last."""
    if out[n - 1] == actions.PAY_CLOUD and s.owed > 1:
        return actions.PAY_CLOUD
    best, action = MOST, out[0]
    for k in range(n):
        if out[k] < actions.PAY_BONFIRE:
            worth = keep_worth(s, seat, out[k] - actions.PAY_CARD) + pick(stream, CARD_VARIETY)
            if worth < best:
                best, action = worth, out[k]
    return action


@rule
def choose_gain(s: State, seat: int, out: Any, n: int, stream: Any) -> int:
    """A market card that makes a pair, or one that is good to keep; otherwise the deck."""
    best, action = DECK_KEEP, out[n - 1]
    for k in range(n):
        if out[k] < actions.DRAW_DECK:
            card = s.market[out[k] - actions.TAKE_MARKET]
            worth = KEEP[card] + (BREAKS_PAIR if s.hand[seat][card] % 2 == 1 else 0) + pick(stream, CARD_VARIETY)
            if worth > best:
                best, action = worth, out[k]
    return action


# ---------------------------------------------------------------- Exploration


@rule
def best_fairy(s: State, icon: int) -> int:
    """The fairy to take from an icon, NONE if it holds none."""
    best = NONE
    for fairy in range(FAIRY_TYPES):
        if s.fairies_at[icon][fairy] > 0 and (best == NONE or FAIRY_WORTH[fairy] > FAIRY_WORTH[best]):
            best = fairy
    return best


@rule
def icon_worth(s: State, icon: int) -> int:
    fairy = best_fairy(s, icon)
    return 0 if fairy == NONE else FAIRY_WORTH[fairy]


@rule
def lantern_gain(s: State) -> int:
    """The best fairy on the board."""
    best = 0
    for icon in range(ICONS):
        best = max(best, icon_worth(s, icon))
    return best


@rule
def worst_own_slot(s: State, seat: int, out: Any) -> int:
    """Of the tokens that provisions may move the one that brings least."""
    worst = NONE
    for slot in range(SLOTS):
        if s.token_at[slot] == seat and slot != s.placed and slot != LAKE_SLOT:
            if worst == NONE or out[WORTH + slot] < out[WORTH + worst]:
                worst = slot
    return worst


@rule
def provisions_gain(s: State, seat: int, out: Any) -> int:
    """From the worst own slot to the best free one, without cost."""
    foresee(s, seat, out)
    best = 0
    for slot in range(SLOTS):
        if s.token_at[slot] == NONE:
            best = max(best, out[WORTH + slot])
    return best - out[WORTH + worst_own_slot(s, seat, out)]


@rule
def choose_pair(s: State, seat: int, out: Any, n: int) -> int:
    """The pair that brings most, if that is more than its cards are worth; no bonfires for it."""
    best, action = 2 * card_worth(s) + LEAST_GAIN, actions.DONE
    for k in range(n):
        card = out[k] - actions.PAIR
        gain = 0
        if card == BANNER:
            gain = BANNER_GAIN
        elif card == LANTERN:
            gain = lantern_gain(s)
        elif card == PROVISIONS:
            gain = provisions_gain(s, seat, out)
        if gain > best:
            best, action = gain, actions.PAIR + card
    return action


@rule
def choose_place(s: State, seat: int, out: Any, n: int, stream: Any) -> int:
    """The slot worth most."""
    foresee(s, seat, out)
    note_fairies(s, out)
    card = card_worth(s)
    best, action = -MOST, out[0]
    for k in range(n):
        place = out[k]
        worth = placing_worth(place - actions.PLACE, card, out) + pick(stream, VARIETY)
        if worth > best:
            best, action = worth, place
    return action


@rule
def choose_move_to(s: State, seat: int, out: Any, n: int) -> int:
    """The free slot worth most, whatever it costs to others."""
    foresee(s, seat, out)
    action = out[0]
    for k in range(n):
        if out[WORTH + out[k] - actions.MOVE_TO] > out[WORTH + action - actions.MOVE_TO]:
            action = out[k]
    return action


@rule
def choose_token(s: State, seat: int, out: Any, n: int) -> int:
    """The own token that brings least is moved."""
    foresee(s, seat, out)
    action = out[0]
    for k in range(n):
        slot, chosen = own_slot(s, seat, out[k] - actions.MOVE_TOKEN), own_slot(s, seat, action - actions.MOVE_TOKEN)
        if out[WORTH + slot] < out[WORTH + chosen]:
            action = out[k]
    return action


@rule
def choose_icon(s: State, out: Any, n: int) -> int:
    """The icon with the best fairy."""
    action = out[0]
    for k in range(n):
        if icon_worth(s, out[k] - actions.LANTERN_ICON) > icon_worth(s, action - actions.LANTERN_ICON):
            action = out[k]
    return action


@rule
def policy_in_exploration(s: State, seat: int, step: int, out: Any, n: int, stream: Any) -> int:
    if step == PLACE:
        return choose_place(s, seat, out, n, stream)
    if step == PAY:
        return choose_payment(s, seat, out, n, stream)
    if step == GAIN:
        return choose_gain(s, seat, out, n, stream)
    if step == PAIRS:
        return choose_pair(s, seat, out, n)
    if step == BANNER_TOKEN:
        return out[n - 1]
    if step == MOVE_TOKEN:
        return choose_token(s, seat, out, n)
    if step == MOVE_TO:
        return choose_move_to(s, seat, out, n)
    if step == LANTERN_ICON:
        return choose_icon(s, out, n)
    return actions.FAIRY + best_fairy(s, s.icon)


# ---------------------------------------------------------------- Collection


@rule
def most_wanted_collect(wants: int, out: Any, n: int) -> int:
    """The legal `collect` of the pearl wanted most, NONE if there is none."""
    best = NONE
    for k in range(n):
        colour = out[k] - actions.COLLECT
        if 0 <= colour < PEARL_COLOURS and (best == NONE or lane(wants, colour) > lane(wants, best - actions.COLLECT)):
            best = out[k]
    return best


@rule
def choose_collect(s: State, seat: int, out: Any, n: int) -> int:
    """The pearl wanted most; a full alpaca swaps only for a better one, after a breeze has made room if there is one."""
    area = s.area[seat]
    wants = wants_of(s, seat, area)
    action = most_wanted_collect(wants, out, n)
    if not is_alpaca_full(s, seat) or out[0] != actions.DONE:
        return action
    if out[n - 1] == actions.BREEZE and has_alpaca_move(area):
        return actions.BREEZE
    better = lane(wants, action - actions.COLLECT) - lane(wants, least_wanted(area, wants))
    return action if better > SWAP_LEAST else actions.DONE


@rule
def choose_give(s: State, seat: int) -> int:
    """The carried pearl that is worth least."""
    return actions.GIVE + least_wanted(s.area[seat], wants_of(s, seat, s.area[seat]))


@rule
def best_trapped(s: State, section: int, wants: int) -> int:
    """What the most wanted trapped pearl is worth."""
    best = 0
    for colour in range(PEARL_COLOURS):
        if s.trapped[section][colour] > 0:
            best = max(best, lane(wants, colour))
    return best


@rule
def choose_extra(s: State, seat: int, out: Any, n: int) -> int:
    """A river fairy or a net pair, if an extra pearl is worth it and finds a place."""
    if is_alpaca_full(s, seat):
        return actions.DONE
    wants = wants_of(s, seat, s.area[seat])
    if best_trapped(s, SECTION_OF[s.cursor], wants) < (0 if is_last_round(s) else EXTRA_LEAST):
        return actions.DONE
    action = actions.DONE
    for k in range(n):
        if out[k] in (actions.RIVER_FAIRY, actions.PAIR + FISHING_NET):
            action = out[k]
    return action


@rule
def choose_recruit(s: State, seat: int, out: Any, n: int, stream: Any) -> int:
    """The villager worth most."""
    area = s.area[seat]
    each, homeless = spot_worth(s, area), homeless_colours(area)
    best, action = -MOST, out[0]
    for k in range(n):
        tile = s.face_up[out[k] - actions.RECRUIT]
        worth = villager_worth(s, area, tile, each, homeless) + pick(stream, VARIETY)
        if worth > best:
            best, action = worth, out[k]
    return action


@rule
def choose_shamisen(s: State, seat: int, out: Any) -> int:
    """Another villager, if one that is left is worth it; no bonfires for it."""
    if out[0] == actions.PAIR + SHAMISEN:
        area = s.area[seat]
        each, homeless = spot_worth(s, area), homeless_colours(area)
        for position in range(FACE_UP):
            tile = s.face_up[position]
            if tile != NONE and villager_worth(s, area, tile, each, homeless) > SHAMISEN_LEAST:
                return out[0]
    return actions.DONE


@rule
def policy_in_collection(s: State, seat: int, step: int, out: Any, n: int, stream: Any) -> int:
    if step in (COLLECT, EXTRA_COLLECT, LAKE_COLLECT):
        return choose_collect(s, seat, out, n)
    if step == EXTRA:
        return choose_extra(s, seat, out, n)
    if step == GIVE:
        return choose_give(s, seat)
    if step == RECRUIT:
        return choose_recruit(s, seat, out, n, stream)
    return choose_shamisen(s, seat, out)


@rule
def policy(s: State, seat: int, out: Any, n: int, stream: Any) -> int:
    """One of the n legal actions in `out`; what lies behind them is overwritten."""
    step = open_decision(s, seat)
    if step < COLLECT:
        return policy_in_exploration(s, seat, step, out, n, stream)
    if step < MOVE:
        return policy_in_collection(s, seat, step, out, n, stream)
    return policy_in_moves(s, seat, step, out, n)
