"""The state of River Bankers: what lies on the table, what each player knows, and what is still to be done."""

from rivertable.engine.chance import RNG_WORDS
from rivertable.engine.encoding import bits, number, one_hot, seat, seat_bits
from rivertable.engine.kept import kept
from rivertable.engine.rule import rule
from rivertable.engine.state import NOBODY, OWNER, Seats, i8, i16, i32, i64, public, secret, state

from .tables import (
    CARDS,
    FIRST_SPACE,
    ICONS,
    LANE,
    PLACES,
    RIVER_CARDS,
    ROOM,
    SLOTS,
    SPACES,
    STOCK_LANE,
    STRUCTURES,
    UNITS_AT,
    USES_PACKED,
    VP,
)

SEATS = Seats(4)  # RB-1.1

# Where a material card is (RB-2.6).
DECK, HEADWATERS, RIVER, SHORELINE, OUT = 0, 1, 4, 8, 9  # slots 1..3 are 1..3, spaces River 1..4 are 4..7

assert (FIRST_SPACE, PLACES) == (RIVER, OUT + 1)

# Where a structure card is, as everybody knows: in the deck or a hand, on the discard pile, built, out of the game.
HIDDEN, DISCARDED, BUILT, NOT_USED = 0, 1, 2, 3
ASIDE = 4  # the row after the hands: cards drawn to choose from
HANDS = Seats(SEATS, more=1)
GENERATIONS = 16  # times the structure deck was made from the discard pile, at most that are counted apart

# Decisions (section 13 of the rules).
(
    NOTHING, STARTER, TURN, FLUSH_PICK, DISCARD, FLOODGATE, RECALL, BID_LAST_Q, BID, LATE_BID,
    CHARCOAL, STONE_TOOL, TREATY, GRANARY, PAY, TARGET, SLOT, VICTIM, HOW_MANY, COVER, ORDER, KEEP, EXCHANGE,
    TAKE, READY, COPY, SLIPSTREAM, FINAL_BUILD, OVER,
) = range(29)  # fmt: skip

# What is to be done next: the queue is worked off from its end. Matches in progress hold these numbers, so they stay.
(
    DO_FLOODGATE, DO_RECALL, DO_DECLARE, DO_SEALED, DO_LATE, DO_RESOLVE, DO_DISCARD,
    DO_CHARCOAL, DO_STONE_TOOL, DO_TREATY, DO_GRANARY, DO_FISH, DO_PAY, DO_RAISE, DO_WHEN_BUILT, DO_VINE_CURTAIN,
    DO_REFILL, DO_REACTION,
) = range(18)  # fmt: skip
MOST_REACTIONS = 5  # DO_REACTION is the first of them; the others follow it in the order of RB-7.85
DO_TURN, DO_END_TURN = DO_REACTION + MOST_REACTIONS, DO_REACTION + MOST_REACTIONS + 1
QUEUE = 32

NOT_CHOSEN = -1  # a hidden choice that is still open
PASSES_RECALL, PASSES_BID_LAST = 1, 2  # standing answers
STONE_TOOL_USED, GRANARY_USED = 1, 2  # once cards that pay for the build in progress

# What the state keeps of tableaus and material cards, so that rules need not look for it at every decision.


@rule
def tableau_of(s: "State", seat: int) -> int:
    """RB-7.2  The cards in a tableau, as bits."""
    cards = 0
    for card in range(CARDS):
        cards |= (s.owner[card] == seat) << card
    return cards


@rule
def unspent_of(s: "State", seat: int) -> int:
    """RB-7.3  Those that are not spent, as bits."""
    cards = 0
    for card in range(CARDS):
        cards |= ((s.owner[card] == seat) & (s.spent[card] == 0)) << card
    return cards


@rule
def printed_of(s: "State", seat: int) -> int:
    """RB-8.7  The printed points of a tableau."""
    points = 0
    for card in range(CARDS):
        points += VP[card] * (s.owner[card] == seat)
    return points


@rule
def uses_of_tableau(s: "State", seat: int) -> int:
    """RB-7.92, RB-2.9  How many own structures list each material in their printed cost, packed as in rules/cost.py; in
    the lane after the last material, how many have a ? value."""
    uses = 0
    for card in range(STRUCTURES):
        uses += USES_PACKED[card] * (s.owner[card] == seat)
    return uses


@rule
def stock_of(s: "State", seat: int) -> int:
    """RB-7.30, RB-7.6, RB-7.7  Units of a seat on plain cards by material, then workers on each wild card, packed."""
    stock = 0
    for card in range(RIVER_CARDS):
        stock += (s.workers[card][seat] * UNITS_AT[card][s.at[card]]) << (LANE * STOCK_LANE[card])
    return stock


@rule
def stands_on_of(s: "State", seat: int) -> int:
    """The material cards with workers of a seat, as bits."""
    cards = 0
    for card in range(RIVER_CARDS):
        cards |= (s.workers[card][seat] > 0) << card
    return cards


@rule
def open_icons_of(s: "State", card: int) -> int:
    """RB-2.6  Icons less workers and blanks; RB-2.7 the pool of blanks is endless."""
    workers = s.workers[card][0] + s.workers[card][1] + s.workers[card][2] + s.workers[card][3]
    return ICONS[card] - workers - s.blanks[card]


@rule
def open_cards_of(s: "State") -> int:
    """RB-2.6  The material cards with an open icon, wherever they lie, as bits."""
    cards = 0
    for card in range(RIVER_CARDS):
        cards |= (open_icons_of(s, card) > 0) << card
    return cards


@rule
def in_river_of(s: "State") -> int:
    """The material cards in the river, as bits."""
    cards = 0
    for card in range(RIVER_CARDS):
        cards |= (RIVER <= s.at[card] < RIVER + SPACES) << card
    return cards


@rule
def on_table_of(s: "State") -> int:
    """The material cards in the Headwaters, in the river and on the shoreline, as bits."""
    cards = 0
    for card in range(RIVER_CARDS):
        cards |= (HEADWATERS <= s.at[card] <= SHORELINE) << card
    return cards


@state
class State:
    """RB-9.1 Public unless said otherwise."""

    rng: i64[RNG_WORDS] = secret(NOBODY)  # RB-9.4
    reveals: i32
    players: i8
    opt_rules: i16
    opt_starters: i8  # RB-12.1 0 none, 1 draft
    opt_confluence: i8  # RB-12.3

    # players
    species: i8[SEATS]
    fish: i16[SEATS]  # RB-2.8
    moved: i32[SEATS]  # when the pawn last moved: higher = higher in a stack
    moves: i32
    retired: i8[SEATS]
    supply: i8[SEATS]  # workers
    standing: i8[SEATS]  # standing answers
    draft: i8[SEATS] = secret(OWNER, choice=True)  # RB-9.2 the starter kept, by its place in the offer
    bid: i8[SEATS] = secret(OWNER, choice=True)  # RB-9.2
    shown_bid: i8[SEATS] = public(encode=number(8))

    # material cards
    at: i8[RIVER_CARDS] = public(encode=one_hot(OUT + 1))
    workers: i8[RIVER_CARDS, SEATS]
    blanks: i8[RIVER_CARDS]
    headwaters: i8[SLOTS] = public(encode=one_hot(RIVER_CARDS))
    river_deck: i8[RIVER_CARDS] = secret(
        NOBODY, seen="river_deck_seen", encode=number(32)
    )  # RB-9.3; the top is the last
    river_deck_seen: i16[RIVER_CARDS] = public(encode=seat_bits())
    river_deck_count: i8

    # structures and starters
    owner: i8[CARDS] = public(encode=seat())  # whose tableau a card is in
    spent: i8[CARDS]  # RB-7.3
    place: i8[STRUCTURES] = public(encode=one_hot(NOT_USED + 1))
    hand: i8[HANDS, ROOM] = secret(
        NOBODY, seen="hand_seen", encode=number(64)
    )  # RB-9.2, in the order of rules/structures.py
    hand_seen: i16[HANDS, ROOM] = public(encode=seat_bits())
    hand_made: i8[HANDS, ROOM]  # the generation of the deck each card was drawn from
    hand_count: i8[HANDS]
    deck: i8[STRUCTURES] = secret(NOBODY, seen="deck_seen", encode=number(64))  # the top is the last
    deck_seen: i16[STRUCTURES] = public(encode=seat_bits())
    deck_count: i8
    discard_count: i8
    generation: i8  # how often the discard pile became the deck
    made_in: i8[STRUCTURES]  # the generation of the deck a card was last shuffled into

    # the turn
    decision: i8 = public(encode=one_hot(OVER + 1))
    asked: i8 = public(encode=seat())  # seat, where only one is asked
    active: i8 = public(encode=seat())
    turns: i16
    bonus: i8 = public(encode=seat())  # RB-7.48 who has a bonus turn pending
    used_this_turn: i16 = public(encode=bits(15))  # turn-start starters, bit by starter
    queue: i8[QUEUE]
    queued: i8
    final_order: i8[SEATS] = public(encode=seat())  # RB-8.6
    final_next: i8
    is_final: i8
    limit_reached: i8

    # the effect being carried out
    effect_card: i8 = public(encode=one_hot(CARDS))
    stage: i8
    first: i8  # material card chosen first
    second: i8
    left: i8  # how often still
    chosen: i16 = public(encode=bits(15))  # materials or other things chosen so far, as bits

    # the auction
    lot: i8 = public(encode=one_hot(RIVER_CARDS))
    lot2: i8 = public(encode=one_hot(RIVER_CARDS))  # RB-12.3
    trigger: i8
    rate: i8
    recall_step: i8
    declare_step: i8
    sealed: i8 = public(encode=seat_bits())  # seats asked for a sealed bid, as bits
    late: i8 = public(encode=seat_bits())  # seats that bid late, as bits

    # the build
    building: i8 = public(encode=one_hot(STRUCTURES))
    need: i64 = public(encode=bits(48))  # six counts, 8 bits each (rules/cost.py)
    paid_rank: i16  # payment goes on from this place in the order of RB-5.53
    paying: i8  # material being paid
    modifiers: i8
    pays_alone: i8  # the rest is paid automatically
    curtain: i8  # a worker came from Vine Curtain

    tableau: i64[SEATS] = kept(tableau_of, "owner")
    unspent: i64[SEATS] = kept(unspent_of, "owner", "spent")
    printed: i16[SEATS] = kept(printed_of, "owner")
    uses: i64[SEATS] = kept(uses_of_tableau, "owner")
    stock: i64[SEATS] = kept(stock_of, "at", "workers")
    stands_on: i32[SEATS] = kept(stands_on_of, "workers")
    open_icons: i8[RIVER_CARDS] = kept(open_icons_of, "workers", "blanks")
    open_cards: i32 = kept(open_cards_of, "workers", "blanks")
    in_river: i32 = kept(in_river_of, "at")
    on_table: i32 = kept(on_table_of, "at")
