"""What the estimate of `evaluation.py` is the sum of, by name, for hints."""

from __future__ import annotations

from rivertable.engine.messages import Message

from .evaluation import (
    AT_HOME,
    CALM,
    FEW,
    FEW_AT_HOME,
    INVENTED,
    LATE_BONUS,
    MANY,
    OPTIMISM,
    PAIR_FADING,
    PAIR_SHARE,
    SHORT_SUPPLY,
    STARTER_WORTH,
    UNASKED,
    best_bid,
    bid_range,
    bids_of_others,
    hand_value,
    pairs_in,
    rest_of,
)
from .plans import FISH_VALUE, POINT, plan_value, prices_of, stock_of, worth_of
from .prompts import card_name
from .rules.auction import JAM_REFUND, billed_of, lot_icons, overbid, own_rate, placed_of
from .rules.cards import units_per_worker
from .rules.cost import modifiers_of
from .rules.effects.end_game import uses_of
from .rules.tableau import has
from .rules.track import finish_line
from .scoring import pair_points, tableau_points
from .state import CHARCOAL, DISCARD, NOT_CHOSEN, OVER, PASSES_RECALL, PAY, STARTER, State
from .tables import LANE, NONE, STOCK_LANE, USES_PACKED

TERMS = ("structures", "plans", "fish", "pairs", "workers", "last_bid", "unasked")


def weigh(s: State, seat: int) -> list[int]:
    """Points so far, fish left, and the hand; an auction is looked through, as the estimate does."""
    is_auction = s.lot != NONE and s.retired[seat] == 0
    structures, plans, fish, pairs, workers = _in_auction(s, seat) if is_auction else _outside(s, seat)
    late = ((s.late >> seat) & 1) * LATE_BONUS if is_auction else 0
    unasked = 0
    if s.standing[seat] & PASSES_RECALL and s.decision != OVER:
        unasked = UNASKED if s.supply[seat] >= FEW_AT_HOME else -SHORT_SUPPLY
    return [structures, plans, fish, pairs, workers, late, unasked]


def named_in_terms(s: State, seat: int) -> dict[str, Message]:
    """The structure in hand that promises most."""
    left = 0 if s.retired[seat] == 1 else max(0, finish_line(s) - s.fish[seat])
    facts = (stock_of(s, seat), prices_of(s), uses_of(s, seat), modifiers_of(s, seat), left)
    hand = [s.hand[seat][slot] for slot in range(s.hand_count[seat])]
    worths = {card: plan_value(s, seat, card, *facts) for card in hand if card >= 0}
    best = max(worths, key=lambda card: worths[card], default=NONE)
    return {"plans": card_name(best)} if best != NONE and worths[best] > 0 else {}


def _prospects(s: State, seat: int, stock: int, prices: int, uses: int, modifiers: int, left: int) -> list[int]:
    """The hand, fish, pairs and workers at home."""
    share = max(PAIR_SHARE, 100 - PAIR_FADING * left)
    hand = hand_value(s, seat, stock, prices, uses, modifiers, left)
    return [hand, left * FISH_VALUE, pairs_in(stock) * share, s.supply[seat] * AT_HOME]


def _outside(s: State, seat: int) -> list[int]:
    uses = uses_of(s, seat)
    points = tableau_points(s, seat, uses) * POINT
    if s.decision == OVER or (s.is_final == 1 and s.final_next > 0 and s.asked != seat):
        return [points, 0, 0, pair_points(s, seat) * POINT, 0]
    left = 0 if s.retired[seat] == 1 else max(0, finish_line(s) - s.fish[seat])
    stock, cards = stock_of(s, seat), 0
    if s.decision == DISCARD and s.effect_card == NONE:
        cards = -INVENTED - s.left * OPTIMISM
    elif s.decision == STARTER and s.draft[seat] != NOT_CHOSEN:
        points += STARTER_WORTH[s.draft[seat]]
    elif CHARCOAL <= s.decision <= PAY and s.asked == seat:
        points += worth_of(s, seat, s.building, uses, left)
        uses += USES_PACKED[s.building]
        stock = rest_of(stock, s.need)
    hand, *rest = _prospects(s, seat, stock, prices_of(s), uses, modifiers_of(s, seat), left)
    return [points, hand + cards, *rest]


def _in_auction(s: State, seat: int) -> list[int]:
    """The own bid, or the best one to make, in a calm and in a crowded auction. What rounding leaves goes to the hand."""
    uses = uses_of(s, seat)
    bid, promised = best_bid(s, seat, uses, *bid_range(s, seat))
    calm, crowded = (_after_bid(s, seat, bid, share, uses) for share in (FEW, MANY))
    mixed = [(one * CALM + other * (100 - CALM)) // 100 for one, other in zip(calm, crowded, strict=True)]
    mixed[0] += promised - sum(mixed)
    return [tableau_points(s, seat, uses) * POINT, *mixed]


def _after_bid(s: State, seat: int, bid: int, share: int, uses: int) -> list[int]:
    """What is to come after an auction with this bid, if the others bid this share of what they could."""
    icons = lot_icons(s)
    placed = placed_of(bid, overbid(icons, bid + bids_of_others(s, seat, icons, share)))
    fish = s.fish[seat] + billed_of(bid, placed, has(s, seat, JAM_REFUND)) * own_rate(s, seat)
    stock = stock_of(s, seat) + ((placed * units_per_worker(s, s.lot)) << (LANE * STOCK_LANE[s.lot]))
    left = max(0, finish_line(s) - fish)
    terms = _prospects(s, seat, stock, prices_of(s), uses, modifiers_of(s, seat), left)
    terms[-1] -= placed * AT_HOME
    return terms
