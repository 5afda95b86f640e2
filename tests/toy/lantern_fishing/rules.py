"""The rules: catch a fish that only you see, or sell all that you have of a kind."""

from rivertable.engine.chance import draw, draw_kind, reveal
from rivertable.engine.decisions import Answer, Decision, Decisions
from rivertable.engine.events import emit
from rivertable.engine.reasons import OK
from rivertable.engine.rule import rule

from .actions import ACTIONS, CATCH, SELL
from .events import CAST, CAUGHT, SOLD
from .reasons import Reason
from .state import OVER, TURN, State
from .tables import COUNT, KINDS, PRICE


@rule
def setup(s: State, players: int) -> None:
    """LF-1  All fish are in the river; who begins is drawn."""
    for kind in range(KINDS):
        s.river[kind] = COUNT[kind]
        s.left += COUNT[kind]
    s.current = draw(s, players)


@rule
def to_act(s: State) -> int:
    """LF-4  The last fish ends the game."""
    return 1 << s.current if s.left > 0 else 0


@rule
def open_decision(s: State, seat: int) -> int:
    return TURN if s.left > 0 and seat == s.current else OVER


@rule
def catch(s: State, seat: int) -> None:
    """LF-2  Nobody else sees the fish."""
    kind = draw_kind(s, s.river, s.left)
    s.river[kind] -= 1
    s.left -= 1
    s.basket[seat][kind] += 1
    s.held[seat] += 1
    reveal(s)
    emit(s, CAST, seat)
    emit(s, CAUGHT, seat, kind)


@rule
def may_sell(s: State, seat: int, kind: int) -> int:
    return OK if s.basket[seat][kind] > 0 else Reason.NO_SUCH_FISH


@rule
def sell(s: State, seat: int, kind: int) -> None:
    """LF-3  All fish of a kind: each brings its price as often as there are fish."""
    count = s.basket[seat][kind]
    s.basket[seat][kind] = 0
    s.held[seat] -= count
    s.sold[kind] += count
    s.coins[seat] += PRICE[kind] * count * count
    reveal(s)
    emit(s, SOLD, seat, count, kind)


@rule
def end_turn(s: State) -> None:
    """LF-2  One after the other."""
    s.current = (s.current + 1) % s.players


@rule
def coins(s: State, seat: int) -> int:
    return s.coins[seat]


@rule
def basket(s: State, seat: int) -> int:
    """LF-4  A fish that was not sold is worth a point."""
    return s.held[seat]


POINTS = {"coins": coins, "basket": basket}
TURNS = Decision(TURN, "turn", Answer(CATCH, do=catch), Answer(SELL, may=may_sell, do=sell), then=end_turn)
DECISIONS = Decisions(
    ACTIONS, Reason, to_act=to_act, open_decision=open_decision, waits=Reason.NOT_YOUR_TURN, decisions=(TURNS,)
)
