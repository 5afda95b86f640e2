"""Material cards that arrive on the shoreline (RB-6.33, RB-7.9 to RB-7.11)."""

from __future__ import annotations

from rivertable.engine.events import emit
from rivertable.engine.rule import rule
from rivertable.engine.written import Names

from ..events import CARD_ASHORE, CARD_OUT
from ..state import SHORELINE, State
from ..tables import MATERIAL_BACK, MATERIAL_EFFECT, NONE
from .cards import add_blanks, put_at, put_out, workers_on
from .effects.effect import Effect, When, by_effect, called
from .track import slide_pawn_back


@rule
def most_workers(s: State, card: int) -> int:
    """RB-7.10  The player with strictly most workers on a card, or NONE."""
    best, most = NONE, 0
    for seat in range(s.players):
        if s.workers[card][seat] > most:
            best, most = seat, s.workers[card][seat]
        elif s.workers[card][seat] == most:
            best = NONE
    return best


@rule
def slide_solo_back(s: State, card: int) -> None:
    """RB-7.9  Hidden Inlet: workers of a single player only send that pawn back 1 for each."""
    for seat in range(s.players):
        if s.workers[card][seat] > 0 and s.workers[card][seat] == workers_on(s, card):
            slide_pawn_back(s, seat, s.workers[card][seat] * MATERIAL_BACK[card])


@rule
def slide_most_back(s: State, card: int) -> None:
    """RB-7.10  Mud Wallow, Cattail Cluster: whoever alone has most goes back; a tie gives nothing."""
    seat = most_workers(s, card)
    if seat != NONE:
        slide_pawn_back(s, seat, MATERIAL_BACK[card])


EFFECTS = (
    Effect("shore_solo_back", When.ASHORE, do=slide_solo_back),
    Effect("shore_most_back", When.ASHORE, do=slide_most_back),
)

_names = Names()
take_effect_ashore = by_effect(
    __name__,
    "take_effect_ashore(s, source)",
    ((each, [called(_names, each.do, each.given, "s", card="source")]) for each in EFFECTS if each.do),
    _names,
    table=MATERIAL_EFFECT,
)


@rule
def arrive_ashore(s: State, card: int) -> None:
    """RB-6.33, RB-7.11  Blanks are removed; a card without workers goes out of the game, with no arrival effect."""
    add_blanks(s, card, -s.blanks[card])
    s.in_river &= ~(1 << card)
    if workers_on(s, card) == 0:
        put_out(s, card)
        emit(s, CARD_OUT, card)
        return
    put_at(s, card, SHORELINE)
    emit(s, CARD_ASHORE, card)
    take_effect_ashore(s, card)
