"""The fish track: moving pawns, who is next, crossing the finish line (RB-1.2, RB-4, RB-8)."""

from __future__ import annotations

from rivertable.engine.events import emit
from rivertable.engine.rule import rule

from ..events import PAWN_BACK, PAWN_FORWARD, RETIRED
from ..state import SEATS, State
from ..tables import FINISH, NONE


@rule
def land_on_top(s: State, seat: int) -> None:
    """RB-4.2  A pawn that moved lies on top of the pawns on its space: it moved last."""
    s.moves += 1
    s.moved[seat] = s.moves


@rule
def pay_fish(s: State, seat: int, fish: int) -> None:
    """RB-1.2  A cost of N fish moves the pawn N spaces forward; it can always be paid. RB-2.8, RB-4.5  Totals just grow,
    and being far ahead has no other effect."""
    if fish > 0:
        s.fish[seat] += fish
        land_on_top(s, seat)
        emit(s, PAWN_FORWARD, seat, fish, s.fish[seat])


@rule
def slide_pawn_back(s: State, seat: int, spaces: int) -> None:
    """RB-4.3, RB-7.5  Back, never below 0, retired or not; RB-4.2 a move of 0 spaces changes nothing."""
    back = min(spaces, s.fish[seat])
    if back > 0:
        s.fish[seat] -= back
        land_on_top(s, seat)
        emit(s, PAWN_BACK, seat, back, s.fish[seat])


@rule
def is_before(s: State, seat: int, other: int) -> bool:
    """RB-4.1  Farther back: the lower total, or higher in the stack on the same space."""
    if s.fish[seat] != s.fish[other]:
        return s.fish[seat] < s.fish[other]
    return s.moved[seat] > s.moved[other]


@rule
def next_by_track(s: State) -> int:
    """RB-1.3, RB-4.1, RB-4.7  The player farthest back who is not retired, by the totals as they are now."""
    best = NONE
    for seat in range(s.players):
        if s.retired[seat] == 0 and (best == NONE or is_before(s, seat, best)):
            best = seat
    return best


@rule
def next_player(s: State) -> int:
    """RB-4.4  A pending bonus turn goes before the track, unless that player is retired."""
    if s.bonus != NONE and s.retired[s.bonus] == 0:
        return s.bonus
    return next_by_track(s)


@rule
def finish_line(s: State) -> int:
    """RB-8.1, RB-1.5  The finish line by player count."""
    return FINISH[s.players]


@rule
def is_held(s: State, space: int) -> bool:
    """RB-8.3  A retired pawn is on this space now."""
    for seat in range(s.players):
        if s.retired[seat] == 1 and s.fish[seat] == space:
            return True
    return False


@rule
def free_space(s: State, space: int) -> int:
    """RB-8.3  The lowest space from this one on that holds no retired pawn."""
    while is_held(s, space):
        space += 1
    return space


@rule
def drop_out(s: State, seat: int) -> None:
    """RB-8.4  No more turns; the pawn stays where it is."""
    s.retired[seat] = 1
    emit(s, RETIRED, seat, s.fish[seat])


@rule
def is_any_retired(s: State) -> bool:
    return s.retired[0] + s.retired[1] + s.retired[2] + s.retired[3] > 0


@rule
def are_all_retired(s: State) -> bool:
    for seat in range(s.players):
        if s.retired[seat] == 0:
            return False
    return True


@rule
def space_to_retire(s: State, seat: int) -> int:
    """RB-8.3  The lowest free space at or past the line, never backwards."""
    return free_space(s, max(finish_line(s), s.fish[seat]))


@rule
def retire(s: State, seat: int) -> None:
    """RB-8.3, RB-5.61  Who retires by choice advances to the lowest free space."""
    pay_fish(s, seat, space_to_retire(s, seat) - s.fish[seat])
    drop_out(s, seat)


@rule
def order_by_track(s: State, crossers: bool) -> int:
    """RB-8.2, RB-8.6  Seats by total, lowest first, ties by the stack, into `final_order`; how many. For crossers only
    those not yet retired at or past the line."""
    n = 0
    for seat in range(s.players):
        if crossers and (s.retired[seat] == 1 or s.fish[seat] < finish_line(s)):
            continue
        k = n
        while k > 0 and is_before(s, seat, s.final_order[k - 1]):
            s.final_order[k] = s.final_order[k - 1]
            k -= 1
        s.final_order[k] = seat
        n += 1
    return n


@rule
def retire_crossers(s: State) -> None:
    """RB-8.2, RB-6.35, RB-8.5  At the end of a turn every pawn at or past the line retires where it stands, whoever's turn
    it was. In version 1 it slid up to a space without a retired pawn; the order was fixed before anybody slid."""
    line = finish_line(s)
    for seat in range(s.players):
        if s.retired[seat] == 0 and s.fish[seat] >= line:
            n = order_by_track(s, True)
            for k in range(n):
                crosser = s.final_order[k]
                if s.opt_rules < 2:
                    pay_fish(s, crosser, free_space(s, s.fish[crosser]) - s.fish[crosser])
                drop_out(s, crosser)
            for k in range(SEATS):
                s.final_order[k] = 0
            return
