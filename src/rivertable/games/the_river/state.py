"""The state of The River: main board, river boards, and the questions of the action that is going on."""

from rivertable.engine.chance import RNG_WORDS
from rivertable.engine.encoding import bits, number, one_hot, seat
from rivertable.engine.kept import kept
from rivertable.engine.rule import rule
from rivertable.engine.state import NOBODY, i8, i16, i32, i64, public, secret, state

from .tables import (
    BASICS,
    BUILDING_GROUPS,
    BUILDINGS,
    DISPLAY_SLOTS,
    FIRST_BONUS,
    GROUP,
    INCOME,
    KINDS_OF_GOODS,
    LOCATION_COUNT,
    MAX_RESERVED,
    PER_PLAYER,
    SEATS,
    SLOTS,
    SPOTS,
    SPOTS_AT,
    TILE_EFFECT,
    TILE_GROUPS,
    TILES,
    TRACK,
)

NONE = -1  # no tile, no card, no spot

# Decisions, in the order of section 12. DONE: the action is complete and the turn passes on.
PICK_SETUP_TILE, TURN, TRADE_PICK, PICK_TILE, RETURN_ONE, PICK_SUBSTITUTE = range(6)
PICK_RESERVE, PICK_BUILDING, PICK_DISCOUNT, PAY_WITH_FOOD, SWAP_FIRST, SWAP_SECOND = range(6, 12)
DONE, OVER = range(12, 14)

# What goes on when resources fit into the warehouses again.
AFTER_ACTION, AFTER_PLACING, AFTER_INCOME = range(3)

# Why the game ends, 0 while nothing has triggered it; one more than the index among END_REASONS.
NOT_ENDING, BY_TOKENS, BY_TILES, BY_NO_PIONEERS, BY_ROUND_CAP = range(5)


# What the state keeps of the boards, so that rules need not count it at every decision.


@rule
def free_locations_of(s: "State") -> int:
    """TR-4.5  The locations with a free spot, as bits."""
    locations = 0
    for location in range(LOCATION_COUNT):
        spots = SPOTS_AT[s.players][location]
        if spots < 0 or s.pioneers_at[location] < spots:
            locations |= 1 << location
    return locations


@rule
def unused_locations_of(s: "State", seat: int) -> int:
    """TR-4.5  The locations where the seat has not reached its own limit, as bits."""
    locations = 0
    for location in range(LOCATION_COUNT):
        if PER_PLAYER[location] < 0 or s.placed[seat][location] < PER_PLAYER[location]:
            locations |= 1 << location
    return locations


@rule
def first_bonus_of(s: "State", location: int) -> int:
    """TR-5.7  What the next pioneer at a location gets for being the first one there this round."""
    return FIRST_BONUS[s.players][location] if s.pioneers_at[location] == 0 else 0


@rule
def tile_group_of(s: "State", group: int) -> int:
    """TR-3.2  How many tiles of a group of kinds are in the deck."""
    count = 0
    for kind in range(group * GROUP, min((group + 1) * GROUP, TILES)):
        count += s.tile_deck[kind]
    return count


@rule
def building_group_of(s: "State", group: int) -> int:
    """TR-3.3  How many of a group of buildings are in the deck."""
    count = 0
    for building in range(group * GROUP, min((group + 1) * GROUP, BUILDINGS)):
        count += s.building_deck[building]
    return count


@rule
def island_count_of(s: "State") -> int:
    """TR-3.9  Terrain tiles face up on the island."""
    count = 0
    for slot in range(SLOTS):
        count += s.island[slot] != NONE
    return count


@rule
def income_spots_of(s: "State", seat: int) -> int:
    """TR-6.8  The spots with a tile that gives income, as bits."""
    spots = 0
    for spot in range(SPOTS):
        if s.tile[seat][spot] != NONE and TILE_EFFECT[s.tile[seat][spot]] == INCOME:
            spots |= 1 << spot
    return spots


@state
class State:
    """TR-8.1, TR-8.2  The decks are counts, drawn from when needed, since nobody can know their order; all else is open.
    TR-8.4  Tucked buildings and tokens are public here, because all saw them; the view covers them."""

    rng: i64[RNG_WORDS] = secret(NOBODY)
    reveals: i32
    players: i8
    opt_rules: i16
    opt_open_values: i8
    opt_preprint: i8
    opt_round_cap: i8

    # the course of the game
    step: i8 = public(encode=one_hot(OVER + 1))  # the decision that is open
    active: i8 = public(encode=seat())  # who decides
    rounds: i16  # rounds begun; 0 is the preliminary turn
    pawn: i8 = public(encode=seat())  # who has the first player pawn
    ending: i8 = public(encode=one_hot(BY_ROUND_CAP + 1))

    # main board
    supply: i8[KINDS_OF_GOODS]
    pioneers_at: i8[LOCATION_COUNT]  # per location, of all players
    placed: i8[SEATS, LOCATION_COUNT]  # the same by player
    island: i8[SLOTS] = public(encode=one_hot(TILES))  # face-up terrain tiles
    tile_deck: i8[TILES]  # how many of each kind
    tile_deck_count: i16 = public(encode=number(64))
    tile_discards: i8[TILES]
    boxed: i8 = public(encode=one_hot(TILES))  # the tile left over by the preliminary turn
    display: i8[DISPLAY_SLOTS] = public(encode=one_hot(BUILDINGS))  # face-up buildings
    building_deck: i8[BUILDINGS] = public(encode=number(1))  # 1 while the card is in it
    building_deck_count: i8
    tokens_taken: i8  # of both piles, the valued one first

    # per player
    boat: i8[SEATS]  # pioneers to be placed
    used: i8[SEATS]  # pioneers at work or laid aside
    extra: i8[SEATS]  # 1 while the extra pioneer stands on the bonus track
    settled: i16[SEATS] = public(encode=bits(SPOTS))  # bit per spot with a settled pioneer
    to_settle: i16[SEATS] = public(encode=bits(SPOTS))  # framed spots covered since the last cleanup
    tile: i8[SEATS, SPOTS] = public(encode=one_hot(TILES))
    tiles: i8[SEATS]
    production: i8[SEATS, BASICS]  # visible production symbols
    capacity: i8[SEATS]  # visible warehouses
    goods: i8[SEATS, KINDS_OF_GOODS]
    held: i16[SEATS] = public(encode=number(32))  # all of them
    reserved: i8[SEATS, MAX_RESERVED] = public(encode=one_hot(BUILDINGS))
    reserved_count: i8[SEATS]
    built: i64[SEATS] = public(encode=bits(BUILDINGS))  # bit per building
    built_count: i8[SEATS]
    building_points: i16[SEATS] = public(encode=number(32))
    token: i8[SEATS, TRACK]
    token_count: i8[SEATS]

    # the action that is going on
    turns: i8  # players served in the preliminary turn
    trade: i8[KINDS_OF_GOODS]  # picked so far
    after: i8  # what follows RETURN_ONE
    placing: i8 = public(encode=one_hot(TILES))  # kind of the tile being placed
    chosen: i8 = public(
        encode=one_hot(DISPLAY_SLOTS + MAX_RESERVED)
    )  # building being paid: display slot, or DISPLAY_SLOTS + reserved card
    discount: i8 = public(encode=one_hot(KINDS_OF_GOODS))  # resource dropped from the cost, or NONE
    with_food: i8[BASICS]  # units of the cost paid with food
    swaps_left: i8
    may_decline: i8  # the swaps are a meadow's
    swap_spot: i8  # first spot of a swap
    income_at: i16  # where the income of the cleanup goes on

    free_locations: i16 = kept(free_locations_of, "players", "pioneers_at")
    unused_locations: i16[SEATS] = kept(unused_locations_of, "placed")
    first_bonus: i8[LOCATION_COUNT] = kept(first_bonus_of, "players", "pioneers_at")
    tile_groups: i16[TILE_GROUPS] = kept(tile_group_of, "tile_deck")
    building_groups: i8[BUILDING_GROUPS] = kept(building_group_of, "building_deck")
    island_count: i8 = kept(island_count_of, "island")
    income_spots: i16[SEATS] = kept(income_spots_of, "tile")
