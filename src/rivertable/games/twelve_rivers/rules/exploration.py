"""The Exploration phase: turn track, placing tokens, banner, lantern and provisions (TW-5.4 to TW-5.11, TW-6.1 to TW-6.3)."""

from __future__ import annotations

from rivertable.engine.events import emit
from rivertable.engine.reasons import OK
from rivertable.engine.rule import rule

from ..events import FAIRY_TAKEN, TOKEN_LIFTED, TOKEN_MOVED, TOKEN_PLACED, TOKEN_RETURNED
from ..reasons import Reason
from ..state import BANNER_TOKEN, FAIRY, LANTERN_ICON, MOVE_TO, MOVE_TOKEN, NONE, STEP, State
from ..tables import (
    BANNER,
    BONFIRE,
    CARD_TYPES,
    CLOUD,
    FAIRY_TYPES,
    FIRST_SLOT,
    FISHING_NET,
    ICON_OF,
    ICONS_OF_A_KIND,
    LAKE_SLOT,
    LANTERN,
    NOWHERE,
    OPEN_FROM,
    OPEN_SET,
    PROVISIONS,
    SECTION_OF,
    SLOT_CAMP,
    SLOTS,
    TOKENS,
    TRACK,
)
from .camp_cards import may_pair, play_pair
from .preparation import lay_fairies

MOST_CAMP = 99  # more than any slot costs

# ---------------------------------------------------------------- the turn track


@rule
def take_topmost(s: State) -> int:
    """TW-5.4  The topmost token leaves the track; it is its owner's turn."""
    seat = s.track[s.track_top]
    s.track[s.track_top] = NONE
    s.on_track[seat] -= 1
    s.track_count -= 1
    s.track_top = s.track_top + 1 if s.track_count > 0 else TRACK
    return seat


@rule
def return_token(s: State, slot: int) -> None:
    """TW-5.19, TW-10.24  A resolved token goes to the lowest empty space of the track."""
    seat = s.token_at[slot]
    empty_slot(s, slot)
    s.track_top -= 1
    s.track[s.track_top] = seat
    s.on_track[seat] += 1
    s.track_count += 1
    emit(s, TOKEN_RETURNED, seat, s.track_top)


@rule
def own_space(s: State, seat: int, number: int) -> int:
    """TW-12.2  The space of the player's token `number`, from 0, counted from the top of the track; NONE if there is none."""
    for space in range(s.track_top, s.track_top + s.track_count):
        if s.track[space] == seat:
            if number == 0:
                return space
            number -= 1
    return NONE


@rule
def may_lift(s: State, seat: int, number: int) -> int:
    """TW-6.1, TW-10.16  An own token on the track that is not already topmost."""
    space = own_space(s, seat, number)
    if space == NONE:
        return Reason.NO_SUCH_TOKEN
    return Reason.ALREADY_TOPMOST if space == s.track_top else OK


@rule
def has_token_to_lift(s: State, seat: int) -> bool:
    """TW-6.1, TW-10.16  Some own token on the track is not topmost."""
    topmost = s.track[min(s.track_top, TRACK - 1)]  # the last space, which is empty, if all are
    return s.on_track[seat] > (topmost == seat)


@rule
def lift_token(s: State, seat: int, number: int) -> None:
    """TW-6.1  It becomes topmost; the others keep their order."""
    start = own_space(s, seat, number)
    for space in range(start, s.track_top, -1):
        s.track[space] = s.track[space - 1]
    s.track[s.track_top] = seat
    emit(s, TOKEN_LIFTED, seat, start, s.track_top)


# ---------------------------------------------------------------- slots


@rule
def fill_slot(s: State, slot: int, seat: int) -> None:
    """A token comes into a slot."""
    s.token_at[slot] = seat
    s.taken_slots |= 1 << slot


@rule
def empty_slot(s: State, slot: int) -> None:
    """A slot's token leaves it."""
    s.token_at[slot] = NONE
    s.taken_slots &= ~(1 << slot)


@rule
def is_open(s: State, slot: int) -> bool:
    """TW-3.4, TW-10.7  In use with this number of players."""
    return OPEN_FROM[slot] <= s.players


@rule
def empty_slots(s: State) -> int:
    """TW-3.4, TW-5.5  The empty open slots, as bits."""
    return OPEN_SET[s.players] & ~s.taken_slots


@rule
def purse(s: State, seat: int) -> int:
    """TW-5.9  The highest cost the player can pay: by cards and bonfires, or any by a cloud."""
    if s.area[seat][FAIRY + CLOUD] > 0:
        return MOST_CAMP
    return s.hand_count[seat] + s.area[seat][FAIRY + BONFIRE]


@rule
def can_afford(s: State, seat: int, slot: int) -> bool:
    """TW-5.6, TW-10.8  The cost can be paid, counting fairies that will be taken there."""
    cost = -SLOT_CAMP[slot]
    if cost <= 0:
        return True
    bonfires, clouds = s.area[seat][FAIRY + BONFIRE], s.area[seat][FAIRY + CLOUD]
    icon = ICON_OF[SECTION_OF[slot]]
    if icon != NOWHERE:
        bonfires += s.fairies_at[icon][BONFIRE]
        clouds += s.fairies_at[icon][CLOUD]
    return clouds > 0 or s.hand_count[seat] + bonfires >= cost


@rule
def may_place(s: State, seat: int, slot: int) -> int:
    """TW-5.5, TW-5.6, TW-10.11  Any empty open slot whose cost can be paid."""
    if not is_open(s, slot):
        return Reason.SLOT_CLOSED
    if s.token_at[slot] != NONE:
        return Reason.SLOT_TAKEN
    return OK if can_afford(s, seat, slot) else Reason.TOO_DEAR


@rule
def take_fairies(s: State, seat: int, section: int) -> None:
    """TW-5.7, TW-2.7b  All fairy tokens at the section's icon, at once."""
    icon = ICON_OF[section]
    if icon != NOWHERE:
        for fairy in range(FAIRY_TYPES):
            take_fairies_of(s, seat, icon, fairy, s.fairies_at[icon][fairy])


@rule
def take_fairies_of(s: State, seat: int, icon: int, fairy: int, count: int) -> None:
    """TW-6.2, TW-5.7  So many fairy tokens of a type from an icon of the board."""
    lay_fairies(s, icon, fairy, -count)
    s.area[seat][FAIRY + fairy] += count
    for _ in range(count):
        emit(s, FAIRY_TAKEN, seat, fairy, icon // ICONS_OF_A_KIND, icon % ICONS_OF_A_KIND)


@rule
def take_fairy(s: State, seat: int, icon: int, fairy: int) -> None:
    """TW-6.2, TW-5.7  One fairy token from an icon of the board."""
    take_fairies_of(s, seat, icon, fairy, 1)


@rule
def place_token(s: State, seat: int, slot: int) -> None:
    """TW-5.5, TW-5.7, TW-5.8  Into the slot, take the fairies there, then what is to pay or to gain."""
    section = SECTION_OF[slot]
    fill_slot(s, slot, seat)
    s.placed = slot
    emit(s, TOKEN_PLACED, seat, section, slot - FIRST_SLOT[section])
    take_fairies(s, seat, section)
    s.owed = max(0, -SLOT_CAMP[slot])
    s.unpaid = 1 if s.owed > 0 else 0
    s.gains = max(0, SLOT_CAMP[slot])


# ---------------------------------------------------------------- pairs of the Exploration phase


@rule
def fairies_at_icon(s: State, icon: int) -> int:
    count = 0
    for fairy in range(FAIRY_TYPES):
        count += s.fairies_at[icon][fairy]
    return count


@rule
def may_play_effect(s: State, seat: int, card: int) -> int:
    """TW-5.10  Banner, lantern and provisions, each only if it can have its effect."""
    if card == BANNER:
        return OK if has_token_to_lift(s, seat) else Reason.NO_TOKEN_TO_LIFT
    if card == LANTERN:
        return OK if s.fairies_out > 0 else Reason.NO_FAIRY_ON_BOARD
    if card == PROVISIONS:
        return OK if has_other_token(s, seat) else Reason.NO_TOKEN_TO_MOVE
    return Reason.WRONG_TIME_FOR_PAIR


@rule
def may_play_pair(s: State, seat: int, pair: int) -> int:
    """TW-5.10  `pair` counts pairs of cards, then with a bonfire, then of two bonfires."""
    card = pair % CARD_TYPES
    if card >= FISHING_NET:
        return Reason.WRONG_TIME_FOR_PAIR
    held = may_pair(s, seat, card, pair // CARD_TYPES)
    return held if held != OK else may_play_effect(s, seat, card)


@rule
def play_for_effect(s: State, seat: int, pair: int) -> None:
    """TW-5.10, TW-12.2  The pair is played; then what its effect is for."""
    card = pair % CARD_TYPES
    play_pair(s, seat, card, pair // CARD_TYPES)
    if card == BANNER:
        s.now[0][STEP] = BANNER_TOKEN
    elif card == LANTERN:
        s.now[0][STEP] = LANTERN_ICON
    else:
        s.now[0][STEP] = MOVE_TOKEN


@rule
def has_other_token(s: State, seat: int) -> bool:
    """TW-6.3, TW-10.25  Besides the token placed this turn, not all others are still on the track or in the lake."""
    in_lake = (s.token_at[LAKE_SLOT] == seat) & (s.placed != LAKE_SLOT)
    return TOKENS - 1 - in_lake - s.on_track[seat] > 0


@rule
def own_slot(s: State, seat: int, number: int) -> int:
    """TW-6.3, TW-10.25  The slot of the player's token `number`, from 0, among those that were placed in rivers and village
    in earlier turns; NONE if none."""
    for slot in range(SLOTS):
        if s.token_at[slot] == seat and slot != s.placed and slot != LAKE_SLOT:
            if number == 0:
                return slot
            number -= 1
    return NONE


@rule
def may_move_token(s: State, seat: int, number: int) -> int:
    """TW-6.3  An own token in rivers or village, other than the one placed this turn."""
    return Reason.NO_SUCH_TOKEN if own_slot(s, seat, number) == NONE else OK


@rule
def choose_token(s: State, seat: int, number: int) -> None:
    """TW-6.3, TW-12.2  Where does it go?"""
    s.moved = own_slot(s, seat, number)
    s.now[0][STEP] = MOVE_TO


@rule
def may_move_to(s: State, slot: int) -> int:
    """TW-6.3, TW-10.7, TW-10.19, TW-10.25  An empty open slot of a different section; village and lake are one each."""
    if not is_open(s, slot):
        return Reason.SLOT_CLOSED
    if s.token_at[slot] != NONE:
        return Reason.SLOT_TAKEN
    return Reason.SAME_SECTION if SECTION_OF[slot] == SECTION_OF[s.moved] else OK


@rule
def move_token(s: State, seat: int, slot: int) -> None:
    """TW-6.3, TW-10.9  Without payment, gain or fairies."""
    start, end = SECTION_OF[s.moved], SECTION_OF[slot]
    empty_slot(s, s.moved)
    fill_slot(s, slot, seat)
    emit(s, TOKEN_MOVED, seat, start, s.moved - FIRST_SLOT[start], end, slot - FIRST_SLOT[end])
    s.moved = NONE


@rule
def may_take_from(s: State, icon: int) -> int:
    """TW-6.2, TW-10.22  An icon that holds a fairy, old or new."""
    return OK if fairies_at_icon(s, icon) > 0 else Reason.NO_FAIRY_THERE


@rule
def only_fairy(s: State, icon: int) -> int:
    """TW-12.1  The type that lies there, if it is the only one; otherwise NONE."""
    only = NONE
    for fairy in range(FAIRY_TYPES):
        if s.fairies_at[icon][fairy] > 0:
            if only != NONE:
                return NONE
            only = fairy
    return only


@rule
def may_take_type(s: State, fairy: int) -> int:
    """TW-10.22  A type that lies at the icon."""
    return OK if s.fairies_at[s.icon][fairy] > 0 else Reason.NO_FAIRY_THERE


@rule
def take_type(s: State, seat: int, fairy: int) -> None:
    """TW-6.2  One of several types at an icon."""
    take_fairy(s, seat, s.icon, fairy)
    s.icon = NONE
