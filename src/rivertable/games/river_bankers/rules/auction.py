"""Auctions, from the starting cost to the refilled Headwaters (RB-6)."""

from __future__ import annotations

from rivertable.engine.cells import lowest_bit
from rivertable.engine.events import emit, sync
from rivertable.engine.reasons import OK
from rivertable.engine.rule import rule

from ..events import (
    AUCTION_BEGUN,
    BID_MADE,
    BIDS_LAST,
    CARD_DRIFTS,
    COMBINED_BEGUN,
    LATE_BID_MADE,
    RECALLED,
    RIVER_JAMS,
)
from ..reasons import Reason
from ..state import (
    BID,
    BID_LAST_Q,
    DO_DECLARE,
    DO_FLOODGATE,
    DO_LATE,
    DO_RECALL,
    DO_RESOLVE,
    DO_SEALED,
    FLOODGATE,
    HEADWATERS,
    LATE_BID,
    NOT_CHOSEN,
    PASSES_BID_LAST,
    PASSES_RECALL,
    RECALL,
    RIVER,
    SEATS,
    State,
)
from ..tables import (
    AMOUNT,
    BACK,
    HEADWATERS_RATE,
    LEAST_BID,
    MATERIAL,
    MATERIAL_EFFECT,
    MATERIAL_ENTRY,
    NONE,
    PRIMARY,
    RIVER_RATE,
    SPACE,
    SPACES,
    TRIGGER_ONLY,
    cards_with,
    number_of,
)
from .cards import has_workers_out, is_in_river, is_on_board, open_icons, place_workers, put_at, take_off
from .effects.effect import Effect, When
from .headwaters import close_gap
from .queue import ask, push
from .shore import arrive_ashore
from .tableau import has, owned, ready, spend
from .track import is_before, pay_fish, slide_pawn_back

BID_LAST = cards_with("bid_last")
ITEM_DISCOUNT = cards_with("item_discount")
JAM_REFUND = cards_with("jam_refund")
RECALL_SLIDE_BACK = cards_with("recall_slide_back")
SANDBAR = number_of("sandbar")
SLIDE_LOT_UPSTREAM = cards_with("slide_lot_upstream")

# ---------------------------------------------------------------- beginning


@rule
def rate_at(s: State, card: int) -> int:
    """RB-5.10, RB-5.20  Fish per worker where a card lies: 1 in the Headwaters, 2 to 5 in the river."""
    return RIVER_RATE[s.at[card] - RIVER] if is_in_river(s, card) else HEADWATERS_RATE


@rule
def begin_auction(s: State, seat: int, lot: int, lot2: int) -> None:
    """RB-6.1, RB-6.2  The seat is the trigger; RB-12.3 a combined lot goes at the lower rate."""
    s.lot = lot
    s.lot2 = lot2
    s.trigger = seat
    s.rate = rate_at(s, lot)
    s.recall_step = 0
    s.declare_step = 0
    s.sealed = 0
    s.late = 0
    for other in range(SEATS):
        s.shown_bid[other] = 0
    if lot2 == NONE:
        emit(s, AUCTION_BEGUN, seat, lot, s.rate)
    else:
        s.rate = min(s.rate, rate_at(s, lot2))
        emit(s, COMBINED_BEGUN, seat, lot, lot2, s.rate)
    push(s, DO_RESOLVE)
    push(s, DO_LATE)
    push(s, DO_SEALED)
    push(s, DO_DECLARE)
    push(s, DO_RECALL)
    push(s, DO_FLOODGATE)


@rule
def lot_icons(s: State) -> int:
    """RB-6.20  Open icons of the lot, of both cards of a combined one."""
    icons = open_icons(s, s.lot)
    return icons if s.lot2 == NONE else icons + open_icons(s, s.lot2)


# ---------------------------------------------------------------- Floodgate


@rule
def ask_floodgate(s: State) -> None:
    """RB-6.3, RB-7.58  Only the trigger, only a single lot on River 2, 3 or 4, before recall."""
    card = ready(s, s.trigger, SLIDE_LOT_UPSTREAM)
    if card != NONE and s.lot2 == NONE and s.at[s.lot] >= RIVER + SPACE[card] - 1:
        ask(s, FLOODGATE, s.trigger)


@rule
def open_floodgate(s: State, seat: int) -> None:
    """RB-7.58  The lot moves one space upstream; the rate drops with it."""
    spend(s, ready(s, seat, SLIDE_LOT_UPSTREAM))
    put_at(s, s.lot, s.at[s.lot] - 1)
    s.rate = rate_at(s, s.lot)
    emit(s, CARD_DRIFTS, s.lot, s.at[s.lot] - RIVER + 1)


@rule
def from_trigger(s: State, step: int) -> int:
    """RB-6.10, RB-6.21, RB-6.31  The seat so many places clockwise from the trigger. Subtracted rather than divided: every
    auction asks three times round the table."""
    seat = s.trigger + step
    return seat - s.players if seat >= s.players else seat


# ---------------------------------------------------------------- recall


@rule
def wants_recall(s: State, seat: int) -> bool:
    """RB-6.2, RB-6.10, RB-13.6  Retired players take no part; who has nobody out, or a standing answer, is not asked. A trigger
    without supply always is (RB-6.12)."""
    if s.retired[seat] == 1 or not has_workers_out(s, seat):
        return False
    if seat == s.trigger and s.supply[seat] == 0:
        return True
    return s.standing[seat] & PASSES_RECALL == 0


@rule
def ask_recall(s: State) -> None:
    """RB-6.10  In seat order beginning with the trigger."""
    while s.recall_step < s.players:
        seat = from_trigger(s, s.recall_step)
        if wants_recall(s, seat):
            push(s, DO_RECALL)
            ask(s, RECALL, seat)
            return
        s.recall_step += 1


@rule
def may_recall(s: State, seat: int, card: int) -> int:
    """RB-6.10, RB-6.11  Own workers off river and shoreline cards alike, the lot included."""
    return OK if s.workers[card][seat] > 0 and is_on_board(s, card) else Reason.NO_WORKER_THERE


@rule
def may_end_recall(s: State, seat: int) -> int:
    """RB-6.12  A trigger with an empty supply must recall at least 1."""
    return Reason.MUST_RECALL if seat == s.trigger and s.supply[seat] == 0 else OK


@rule
def recall(s: State, seat: int, card: int) -> None:
    """RB-6.10, RB-6.13  Free and public; a river card keeps its place and gets a blank. RB-7.57  Streambank Hollow."""
    take_off(s, seat, card, True)
    emit(s, RECALLED, seat, card)
    hollow = owned(s, seat, RECALL_SLIDE_BACK)
    if hollow != NONE:
        slide_pawn_back(s, seat, BACK[hollow])


@rule
def recall_worker(s: State, seat: int, card: int) -> None:
    """RB-6.10  A worker. RB-13.6  A standing "done" ends with a recall, so that whoever had to recall may recall more."""
    recall(s, seat, card)
    s.standing[seat] &= ~PASSES_RECALL


@rule
def end_recall(s: State) -> None:
    """RB-6.10  Done: the next seat is asked."""
    s.recall_step += 1


@rule
def pass_recalls(s: State, seat: int) -> None:
    """RB-6.10, RB-13.6  Done, and not to be asked again until the seat says so."""
    s.recall_step += 1
    s.standing[seat] |= PASSES_RECALL


# ---------------------------------------------------------------- bidding


@rule
def bids_last_with(s: State, seat: int) -> int:
    """RB-6.21, RB-7.60  Quick Strike for a trigger who has it, whatever else; RB-7.59 otherwise a ready Spy Mound."""
    spy, left = NONE, s.tableau[seat] & BID_LAST
    while left != 0:
        card = lowest_bit(left)
        left &= left - 1
        if TRIGGER_ONLY[card] == 1:
            if seat == s.trigger:
                return card
        elif s.spent[card] == 0:
            spy = card
    return spy


@rule
def ask_bid_last(s: State) -> None:
    """RB-6.21  Public declarations, in seat order beginning with the trigger; asked even if only one bid is possible."""
    while s.declare_step < s.players:
        seat = from_trigger(s, s.declare_step)
        s.declare_step += 1
        if s.retired[seat] == 0 and bids_last_with(s, seat) != NONE and s.standing[seat] & PASSES_BID_LAST == 0:
            push(s, DO_DECLARE)
            ask(s, BID_LAST_Q, seat)
            return


@rule
def bid_last(s: State, seat: int) -> None:
    """RB-6.21  Spy Mound is flipped at once; Quick Strike has no limit."""
    card = bids_last_with(s, seat)
    s.late |= 1 << seat
    if TRIGGER_ONLY[card] == 0:
        spend(s, card)
    emit(s, BIDS_LAST, seat, card)


@rule
def pass_bid_last(s: State, seat: int) -> None:
    """RB-6.21, RB-13.6  Not now, and not to be asked again until the seat says so."""
    s.standing[seat] |= PASSES_BID_LAST


@rule
def most_bid(s: State, seat: int) -> int:
    """RB-6.20  What supply and open icons allow."""
    return min(s.supply[seat], lot_icons(s))


@rule
def may_bid(s: State, seat: int, workers: int) -> int:
    """RB-6.20  From 0 (trigger: from 1) to the most."""
    if workers < LEAST_BID and seat == s.trigger:
        return Reason.MUST_BID
    return OK if workers <= most_bid(s, seat) else Reason.BID_TOO_HIGH


@rule
def ask_sealed_bids(s: State) -> None:
    """RB-6.20, RB-6.2  Everybody who takes part and did not declare to bid last, secretly and together."""
    for seat in range(s.players):
        if s.retired[seat] == 0 and (s.late >> seat) & 1 == 0:
            s.sealed |= 1 << seat
            s.bid[seat] = NOT_CHOSEN
    if s.sealed != 0:
        ask(s, BID, NONE)


@rule
def open_bidders(s: State) -> int:
    """RB-9.6  Seats whose sealed bid is still open."""
    mask = 0
    for seat in range(SEATS):
        mask |= (s.bid[seat] == NOT_CHOSEN) << seat
    return mask & s.sealed


@rule
def seal_bid(s: State, seat: int, workers: int) -> None:
    """RB-6.20, RB-9.6  Shown to nobody before all have bid."""
    s.bid[seat] = workers
    emit(s, BID_MADE, seat, workers)


@rule
def reveal_bids(s: State) -> None:
    """RB-6.20  All sealed bids are shown together."""
    for seat in range(s.players):
        s.shown_bid[seat] = s.bid[seat]
        s.bid[seat] = 0
    sync(s)


@rule
def bid_secretly(s: State, seat: int, workers: int) -> None:
    """RB-6.20  The last sealed bid opens them all."""
    seal_bid(s, seat, workers)
    if open_bidders(s) == 0:
        reveal_bids(s)
    else:
        ask(s, BID, NONE)


@rule
def ask_late_bid(s: State) -> None:
    """RB-6.22  Late bidders bid openly one by one, lowest total first, ties by the stack."""
    best = NONE
    for seat in range(s.players):
        if (s.late >> seat) & 1 == 1 and (best == NONE or is_before(s, seat, best)):
            best = seat
    if best != NONE:
        push(s, DO_LATE)
        ask(s, LATE_BID, best)


@rule
def bid_late(s: State, seat: int, workers: int) -> None:
    """RB-6.22"""
    s.late &= ~(1 << seat)
    s.shown_bid[seat] = workers
    emit(s, LATE_BID_MADE, seat, workers)


# ---------------------------------------------------------------- payment, placement, movement


@rule
def discounted(s: State, seat: int, lot: int, rate: int) -> int:
    """RB-6.30, RB-7.55  A rate less the seat's discounts on the card's primary material, never under 1."""
    left = s.tableau[seat] & ITEM_DISCOUNT
    while left != 0:
        card = lowest_bit(left)
        left &= left - 1
        if MATERIAL[card] == PRIMARY[lot]:
            rate -= AMOUNT[card]
    return max(1, rate)


@rule
def own_rate(s: State, seat: int) -> int:
    """RB-6.30  What the seat pays for a worker bid on the lot."""
    return discounted(s, seat, s.lot, s.rate)


@rule
def overbid(icons: int, total: int) -> int:
    """RB-6.31  How far the bids go beyond the open icons."""
    return max(0, total - icons)


@rule
def placed_of(bid: int, over: int) -> int:
    """RB-6.31  Everybody places the bid less the overbid; nobody less than 0, the trigger too."""
    return max(0, bid - over)


@rule
def billed_of(bid: int, placed: int, has_pontoon: bool) -> int:
    """RB-6.30  The full bid is paid, won or not; RB-7.56 with Pontoon one worker less if a jam cost some."""
    return bid - 1 if has_pontoon and placed < bid else bid


@rule
def total_bid(s: State) -> int:
    return s.shown_bid[0] + s.shown_bid[1] + s.shown_bid[2] + s.shown_bid[3]


@rule
def late_fish(s: State, seat: int, workers: int) -> int:
    """RB-6.22, RB-7.56  What a late bid costs beside the bids shown so far, a jam and Pontoon included."""
    placed = placed_of(workers, overbid(lot_icons(s), total_bid(s) + workers))
    return billed_of(workers, placed, has(s, seat, JAM_REFUND)) * own_rate(s, seat)


@rule
def pay_bids(s: State, over: int) -> None:
    """RB-6.30  Bid times own rate, in seat order from seat 0."""
    for seat in range(s.players):
        bid = s.shown_bid[seat]
        if bid > 0:
            billed = billed_of(bid, placed_of(bid, over), has(s, seat, JAM_REFUND))
            pay_fish(s, seat, billed * own_rate(s, seat))


@rule
def place_bids(s: State, over: int) -> None:
    """RB-6.31  Clockwise from the trigger; RB-12.3 a combined lot is filled card by card."""
    for k in range(s.players):
        seat = from_trigger(s, k)
        workers = placed_of(s.shown_bid[seat], over)
        here = min(workers, open_icons(s, s.lot))
        place_workers(s, seat, s.lot, here)
        if workers > here:
            place_workers(s, seat, s.lot2, workers - here)


@rule
def drift_to(s: State, card: int, space: int) -> None:
    """A card goes to a river space 0..3, or beyond it to the shoreline."""
    if space < 0 or space >= SPACES:
        arrive_ashore(s, card)
    else:
        put_at(s, card, RIVER + space)
        s.in_river |= 1 << card
        emit(s, CARD_DRIFTS, card, space + 1)


@rule
def next_space(s: State, card: int, placed: int) -> int:
    """RB-6.32  Headwaters to River 1, River k to River k + 1. RB-7.8  Slipping Sandbar enters at River 4, and goes
    upstream after an auction that put workers on it; from River 1 it goes to the shoreline."""
    if not is_in_river(s, card):
        return MATERIAL_ENTRY[card] - 1
    step = -1 if MATERIAL_EFFECT[card] == SANDBAR and placed > 0 else 1
    return s.at[card] - RIVER + step


@rule
def move_lot(s: State, card: int, placed: int) -> None:
    """RB-6.32  Only the lot moves: without open icons to the shoreline, otherwise on; then the Headwaters close up."""
    slot = s.at[card] - HEADWATERS
    from_headwaters = s.at[card] < RIVER
    if open_icons(s, card) == 0:
        arrive_ashore(s, card)
    else:
        drift_to(s, card, next_space(s, card, placed))
    if from_headwaters:
        close_gap(s, slot)


@rule
def resolve_auction(s: State) -> None:
    """RB-6.1  Pay first, then place, then the card moves, arrives, and the Headwaters are refilled."""
    icons = lot_icons(s)
    first = open_icons(s, s.lot)
    over = overbid(icons, total_bid(s))
    if over > 0:
        emit(s, RIVER_JAMS, over)
    pay_bids(s, over)
    place_bids(s, over)
    lot, lot2 = s.lot, s.lot2
    placed = first - open_icons(s, lot)
    second = 0 if lot2 == NONE else icons - first - open_icons(s, lot2)
    move_lot(s, lot, placed)
    if lot2 != NONE:
        move_lot(s, lot2, second)
    s.lot = NONE
    s.lot2 = NONE


EFFECTS = (
    Effect("slide_lot_upstream", When.STANDING, do=ask_floodgate),
    Effect("recall_slide_back", When.STANDING, do=recall),
    Effect("bid_last", When.STANDING, do=bids_last_with),
    Effect("item_discount", When.STANDING, do=discounted),
    Effect("jam_refund", When.STANDING, do=pay_bids),
    Effect("sandbar", When.STANDING, do=next_space),
)
