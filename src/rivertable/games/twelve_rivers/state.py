"""The state of 12 Rivers: board, track, cards and each player's area; hands, deck and step 5 are hidden."""

from typing import Any

from rivertable.engine.chance import RNG_WORDS
from rivertable.engine.encoding import columns, number, one_hot, seat, seat_bits
from rivertable.engine.kept import kept
from rivertable.engine.rule import rule
from rivertable.engine.state import NOBODY, OWNER, i8, i16, i32, i64, public, secret, state

from .tables import (
    BONFIRE,
    CARD_TYPES,
    CLOUD,
    DECK_VILLAGERS,
    FACE_UP,
    FAIRY_TYPES,
    ICONS,
    KINDS,
    MARKET,
    OWN_VILLAGERS,
    PEARL_COLOURS,
    RAINBOW,
    RIVERS,
    ROUNDS,
    SEATS,
    SECTIONS,
    SLOTS,
    SLOTS_AT,
    SPOT_KIND,
    SPOTS,
    SPOTS_IN,
    STARTING,
    TRACK,
)

NONE = -1  # no token, no pearl, no card, no villager

# Phases: Exploration, then the steps of the Collection that have decisions (TW-4.1).
EXPLORATION, RIVERS_STEP, LAKE_STEP, RECRUIT_STEP, MOVING, OVER = range(1, 7)

# Cells of a player's area: one flat row, so that step 5 can plan on a copy of it (TW-8.4).
ALPACA = 0  # pearls on the alpaca, per colour
CARRIED = ALPACA + PEARL_COLOURS  # pearls on the alpaca in all
FAIRY = CARRIED + 1  # unused fairy tokens, per type
ROOM = FAIRY + FAIRY_TYPES  # empty spots on all villagers, per kind, rainbow last
SPOT = ROOM + PEARL_COLOURS + 1  # spots, villager by villager: 0 empty, colour + 1; plus WILD after a mushroom
AREA = SPOT + OWN_VILLAGERS * SPOTS
PEARL, WILD = 7, 8  # the bits of a spot's cell for its pearl and for a mushroom

# Cells of the decision that is open: `now` for all to see, or a row of `turn` in step 5.
STEP = 0  # what is asked
BACK = 1  # what is asked again after a breeze
BREEZES = 2  # moves left of a breeze
COLOUR = 3  # pearl that is being moved or swapped
SOURCE = 4  # own villager it comes from, NONE is the alpaca
SOURCE_SPOT = 5
TARGET = 6  # own villager it goes to
TURN = 7

# Decisions (TW-12).
PLACE, PAY, GAIN, PAIRS, BANNER_TOKEN, MOVE_TOKEN, MOVE_TO, LANTERN_ICON, FAIRY_TYPE = range(1, 10)
COLLECT, EXTRA, EXTRA_COLLECT, GIVE, LAKE_COLLECT = range(10, 15)
RECRUIT, SHAMISEN_PAIR = range(15, 17)
MOVE, BREEZE_MOVE, SOURCE_SPOTS, TARGETS, TARGET_SPOTS, MUSHROOMS, MUSHROOM_SPOTS, DONE = range(17, 25)


# What follows from the rest and is kept in the state: counts, and sets as bits.


@rule
def taken_slots_of(s: "State") -> int:
    """The slots that hold a token."""
    slots = 0
    for slot in range(SLOTS):
        if s.token_at[slot] != NONE:
            slots |= 1 << slot
    return slots


@rule
def on_track_of(s: "State", seat: int) -> int:
    """TW-2.6  A player's tokens on the turn track."""
    tokens = 0
    for space in range(TRACK):
        tokens += s.track[space] == seat
    return tokens


@rule
def with_means_of(s: "State") -> int:
    """TW-10.8  The slots at icons where a bonfire or a cloud lies, which may help to pay for them."""
    slots = 0
    for icon in range(ICONS):
        if s.fairies_at[icon][BONFIRE] + s.fairies_at[icon][CLOUD] > 0:
            slots |= SLOTS_AT[icon]
    return slots


@rule
def in_group_of(s: "State", group: int) -> int:
    """TW-8.2c  The villagers of a group of the villager deck."""
    villagers = 0
    for villager in range(DECK_VILLAGERS):
        if s.villager_group[villager] == group:
            villagers |= 1 << villager
    return villagers


@rule
def trapped_in_of(s: "State", section: int) -> int:
    """TW-5.15  The pearls trapped in a section, of all colours."""
    count = 0
    for colour in range(PEARL_COLOURS):
        count += s.trapped[section][colour]
    return count


@rule
def known_count_of(s: "State", seat: int) -> int:
    """TW-8.2b  The cards of a hand that came from the market, of all types."""
    count = 0
    for card in range(CARD_TYPES):
        count += s.hand_known[seat][card]
    return count


@rule
def with_empty_spot(s: "State", seat: int, area: Any, kind: int) -> int:
    """TW-5.25  The own villagers with an empty spot of a kind in an area."""
    villagers = 0
    for villager in range(s.villager_count[seat]):
        tile = s.villagers[seat][villager]
        for spot in range(SPOTS_IN[tile]):
            cell = area[SPOT + villager * SPOTS + spot]
            if cell & PEARL == 0 and (RAINBOW if cell & WILD else SPOT_KIND[tile][spot]) == kind:
                villagers |= 1 << villager
    return villagers


@rule
def with_room_of(s: "State", seat: int, kind: int) -> int:
    """TW-5.25  The own villagers with an empty spot of a kind."""
    return with_empty_spot(s, seat, s.area[seat], kind)


@rule
def with_planned_room_of(s: "State", seat: int, kind: int) -> int:
    """TW-8.4  The same as planned in step 5; none at other times."""
    return with_empty_spot(s, seat, s.plan[seat], kind) if s.phase == MOVING else 0


@state
class State:
    """TW-8.1  Public but the hands, TW-8.2 the camp deck and future chance, TW-8.4 and what is done in step 5.

    Bag, fairy pile and villager deck are counts and groups that follow from what all have seen; their order is
    drawn when it is needed.
    """

    rng: i64[RNG_WORDS] = secret(NOBODY)
    reveals: i32
    players: i8
    opt_rules: i16
    opt_fixed_order: i8
    opt_open_hands: i8

    rounds: i8  # rounds begun
    phase: i8 = public(encode=one_hot(OVER + 1))
    actor: i8 = public(encode=seat())  # who decides, outside step 5
    now: i8[1, TURN] = public(
        encode=columns({STEP: one_hot(DONE + 1)})
    )  # one row, so that rules may be given it or a row of `turn`
    turn: i8[SEATS, TURN] = secret(OWNER, encode=columns({STEP: one_hot(DONE + 1)}))  # only in step 5
    plan: i8[SEATS, AREA] = secret(OWNER)  # the own area as it becomes in step 5

    track: i8[TRACK] = public(encode=seat())  # seat of the token on each space, topmost first
    track_count: i8
    track_top: i8  # the topmost space that holds a token
    token_at: i8[SLOTS] = public(encode=seat())  # seat of the token in each slot
    cursor: i8 = public(encode=one_hot(SLOTS))  # slot that is being resolved
    placed: i8 = public(encode=one_hot(SLOTS))  # slot of the token placed this turn
    moved: i8 = public(encode=one_hot(SLOTS))  # slot of the token that provisions move
    icon: i8 = public(encode=one_hot(ICONS))  # icon a lantern takes from
    owed: i8  # camp cards still to pay
    unpaid: i8  # 1 until the first payment
    gains: i8  # camp cards still to gain

    tops: i8[RIVERS] = public(encode=one_hot(PEARL_COLOURS))  # pearl at the top of each river
    trapped: i8[SECTIONS, PEARL_COLOURS]  # pearls in each section, per colour
    lake: i8[PEARL_COLOURS]
    lake_left: i8[PEARL_COLOURS]  # of them those the token there may still take
    bag: i8[PEARL_COLOURS]
    fairies_at: i8[ICONS, FAIRY_TYPES]
    fairies_out: i8  # on the board in all
    fairy_pile: i8[FAIRY_TYPES]
    goal: i8[PEARL_COLOURS] = public(encode=seat())  # seat that claimed it

    deck: i8[CARD_TYPES] = secret(NOBODY)
    deck_count: i8
    discard: i8[CARD_TYPES]
    market: i8[MARKET] = public(encode=one_hot(CARD_TYPES))
    hand: i8[SEATS, CARD_TYPES] = secret(OWNER, seen="hand_seen")
    hand_seen: i16[SEATS, CARD_TYPES] = public(encode=seat_bits())
    hand_known: i8[SEATS, CARD_TYPES]  # cards of the hand that came from the market
    hand_count: i8[SEATS]

    villager_group: i8[DECK_VILLAGERS]  # in the deck: 0 never seen, k put back after round k; NONE outside
    face_up: i8[FACE_UP] = public(encode=one_hot(STARTING + DECK_VILLAGERS))
    villagers: i8[SEATS, OWN_VILLAGERS] = public(encode=number(32))
    villager_count: i8[SEATS]
    area: i8[SEATS, AREA]

    on_track: i8[SEATS] = kept(on_track_of, "track")
    taken_slots: i64 = kept(taken_slots_of, "token_at")
    with_means: i64 = kept(with_means_of, "fairies_at")
    trapped_in: i8[SECTIONS] = kept(trapped_in_of, "trapped")
    known_count: i8[SEATS] = kept(known_count_of, "hand_known")
    in_group: i32[ROUNDS] = kept(in_group_of, "villager_group")
    with_room: i32[SEATS, KINDS] = kept(with_room_of, "area", "villagers", "villager_count")
    with_planned_room: i32[SEATS, KINDS] = kept(with_planned_room_of, "plan", "villagers", "villager_count", "phase")
