"""Moving pearls, breeze and mushroom (TW-5.25 to TW-5.27, TW-6.9, TW-6.10)."""

from __future__ import annotations

from typing import Any

from rivertable.engine.events import emit
from rivertable.engine.reasons import OK
from rivertable.engine.rule import rule

from ..events import BREEZE_USED, MOVING_BREEZE_USED, MOVING_MUSHROOM_USED, MUSHROOM_USED, PEARL_BLOWN, PEARL_MOVED
from ..reasons import Reason
from ..state import (
    ALPACA,
    BACK,
    BREEZE_MOVE,
    BREEZES,
    CARRIED,
    COLOUR,
    DONE,
    FAIRY,
    MOVE,
    MOVING,
    MUSHROOM_SPOTS,
    MUSHROOMS,
    NONE,
    ROOM,
    SOURCE,
    SOURCE_SPOT,
    SOURCE_SPOTS,
    SPOT,
    STEP,
    TARGET,
    TARGET_SPOTS,
    TARGETS,
    WILD,
    State,
)
from ..tables import BREEZE, MUSHROOM, PEARL_COLOURS, RAINBOW, SPOTS
from .asked import area_of, room_of, turn_of
from .villagers import (
    coloured_room,
    fitting_villagers,
    has_coloured_spot,
    has_fitting_spot,
    has_pearl,
    has_room,
    is_empty_coloured,
    is_fitting,
    kind_of,
    lowest_empty,
    note_room,
    pearl_on,
    spots_of,
)

BREEZE_MOVES = 3  # TW-6.9

# ---------------------------------------------------------------- which moves there are


@rule
def fits_elsewhere(s: State, seat: int, villager: int, colour: int) -> bool:
    """TW-6.9  Another own villager has a spot for the pearl."""
    return fitting_villagers(s, seat, colour) & ~(1 << villager) != 0


@rule
def is_source_spot(s: State, seat: int, area: Any, villager: int, spot: int) -> bool:
    """TW-6.9, TW-12.6  Its pearl can be blown to another villager."""
    colour = pearl_on(area, villager, spot)
    return colour != NONE and fits_elsewhere(s, seat, villager, colour)


@rule
def is_source(s: State, seat: int, area: Any, villager: int) -> bool:
    """TW-12.6  A breeze can move a pearl away from this villager."""
    for spot in range(spots_of(s, seat, villager)):
        if is_source_spot(s, seat, area, villager, spot):
            return True
    return False


@rule
def has_alpaca_move(area: Any) -> bool:
    """TW-5.25  Some pearl of the alpaca fits on some villager."""
    fits = False
    for colour in range(PEARL_COLOURS):
        fits |= (area[ALPACA + colour] > 0) & has_room(area, colour)
    return fits


@rule
def has_breeze_move(s: State, seat: int, area: Any) -> bool:
    """TW-6.9  A move of a breeze is possible at once."""
    if has_alpaca_move(area):
        return True
    for villager in range(s.villager_count[seat]):
        if is_source(s, seat, area, villager):
            return True
    return False


@rule
def helps_breeze(s: State, seat: int, area: Any, villager: int) -> bool:
    """TW-6.9b  A mushroom on this villager would make room for a pearl from elsewhere."""
    if not has_coloured_spot(s, seat, villager):
        return False
    if area[CARRIED] > 0:
        return True
    for other in range(s.villager_count[seat]):
        if other != villager and has_pearl(s, seat, area, other):
            return True
    return False


@rule
def may_start_breeze(s: State, seat: int) -> int:
    """TW-6.9b  Only if one of its moves is possible at once, or after a mushroom the player holds."""
    area = area_of(s, seat)
    if area[FAIRY + BREEZE] == 0:
        return Reason.NO_BREEZE
    if has_breeze_move(s, seat, area):
        return OK
    if area[FAIRY + MUSHROOM] > 0:
        for villager in range(s.villager_count[seat]):
            if helps_breeze(s, seat, area, villager):
                return OK
    return Reason.BREEZE_USELESS


@rule
def may_use_mushroom(s: State, seat: int) -> int:
    """TW-6.10, TW-12.6  A mushroom, and an empty coloured spot for it."""
    area = area_of(s, seat)
    if area[FAIRY + MUSHROOM] == 0:
        return Reason.NO_MUSHROOM
    return OK if coloured_room(area) > 0 else Reason.NO_COLOURED_SPOT


@rule
def may_move_from_alpaca(s: State, seat: int, colour: int) -> int:
    """TW-5.25, TW-12.6  A pearl of the colour is on the alpaca and has somewhere to go."""
    area = area_of(s, seat)
    if area[ALPACA + colour] == 0:
        return Reason.NOT_ON_ALPACA
    return OK if has_room(area, colour) else Reason.NO_FITTING_SPOT


# ---------------------------------------------------------------- which villager


@rule
def may_blow_from(s: State, seat: int, villager: int) -> int:
    """TW-12.5, TW-12.6  A breeze can take a pearl from this villager."""
    if villager >= s.villager_count[seat]:
        return Reason.NO_SUCH_VILLAGER
    return OK if is_source(s, seat, area_of(s, seat), villager) else Reason.NO_FITTING_SPOT


@rule
def may_move_to_villager(s: State, seat: int, villager: int) -> int:
    """TW-12.6  A villager with a fitting spot for the pearl, not the one it comes from."""
    if villager >= s.villager_count[seat]:
        return Reason.NO_SUCH_VILLAGER
    turn = turn_of(s, seat)
    fits = villager != turn[SOURCE] and has_fitting_spot(s, seat, villager, turn[COLOUR])
    return OK if fits else Reason.NO_FITTING_SPOT


@rule
def may_grow_mushroom_at(s: State, seat: int, villager: int) -> int:
    """TW-6.10, TW-12.6  A villager with an empty coloured spot."""
    if villager >= s.villager_count[seat]:
        return Reason.NO_SUCH_VILLAGER
    return OK if has_coloured_spot(s, seat, villager) else Reason.NO_COLOURED_SPOT


# ---------------------------------------------------------------- which spot


@rule
def may_choose_lowest(s: State, seat: int, villager: int, spot: int) -> int:
    """TW-12.1  Equal spots of one tile are one choice, the lowest: those of the same kind, with the same pearl."""
    area = area_of(s, seat)
    kind, pearl = kind_of(s, seat, area, villager, spot), pearl_on(area, villager, spot)
    has_equal = False
    for lower in range(spot):
        is_of_kind = kind_of(s, seat, area, villager, lower) == kind
        has_equal |= is_of_kind & (pearl_on(area, villager, lower) == pearl)
    return Reason.SAME_CHOICE if has_equal else OK


@rule
def spot_villager(turn: Any) -> int:
    """TW-12.5  The villager whose spots are asked for: in a breeze first the one that the pearl leaves."""
    return turn[SOURCE] if turn[STEP] == SOURCE_SPOTS else turn[TARGET]


@rule
def is_asked_for(s: State, seat: int, area: Any, turn: Any, spot: int) -> bool:
    """TW-12.5  One whose pearl the breeze can blow away, TW-5.25 an empty one that takes the pearl, or TW-6.10 an empty
    coloured one for a mushroom."""
    villager = spot_villager(turn)
    if turn[STEP] == SOURCE_SPOTS:
        return is_source_spot(s, seat, area, villager, spot)
    if turn[STEP] == TARGET_SPOTS:
        return is_fitting(s, seat, area, villager, spot, turn[COLOUR])
    return is_empty_coloured(s, seat, area, villager, spot)


@rule
def may_choose_spot(s: State, seat: int, spot: int) -> int:
    """TW-12.5  A spot of the villager that serves what is asked for."""
    area, turn = area_of(s, seat), turn_of(s, seat)
    villager = spot_villager(turn)
    if spot >= spots_of(s, seat, villager) or not is_asked_for(s, seat, area, turn, spot):
        return Reason.SPOT_UNFIT
    return may_choose_lowest(s, seat, villager, spot)


@rule
def only_spot(s: State, seat: int) -> int:
    """TW-12.1  The spot, if there is only one choice; otherwise NONE."""
    only = NONE
    for spot in range(SPOTS):
        if may_choose_spot(s, seat, spot) == OK:
            if only != NONE:
                return NONE
            only = spot
    return only


@rule
def only_target_spot(s: State, seat: int, area: Any, villager: int, colour: int) -> int:
    """TW-12.1  `only_spot` for a pearl, which is asked for most often: fitting spots are of its colour or rainbow, and those
    of one kind are equal."""
    room = room_of(s, seat)
    coloured, rainbow = room[colour] >> villager & 1, room[RAINBOW] >> villager & 1
    if coloured + rainbow == 2:
        return NONE
    return lowest_empty(s, seat, area, villager, RAINBOW if rainbow else colour)


# ---------------------------------------------------------------- what they do


@rule
def put_pearl(s: State, seat: int, area: Any, turn: Any, spot: int) -> None:
    """TW-5.25, TW-6.9  The pearl leaves the alpaca or a villager and lies on its new spot."""
    colour, source, target = turn[COLOUR], turn[SOURCE], turn[TARGET]
    if source == NONE:
        area[ALPACA + colour] -= 1
        area[CARRIED] -= 1
    else:
        area[SPOT + source * SPOTS + turn[SOURCE_SPOT]] &= WILD
        area[ROOM + kind_of(s, seat, area, source, turn[SOURCE_SPOT])] += 1
        note_room(s, seat, area, source, kind_of(s, seat, area, source, turn[SOURCE_SPOT]))
    area[SPOT + target * SPOTS + spot] |= colour + 1
    area[ROOM + kind_of(s, seat, area, target, spot)] -= 1
    note_room(s, seat, area, target, kind_of(s, seat, area, target, spot))
    if s.phase == MOVING:
        emit(s, PEARL_MOVED, seat, colour, source + 1, target, spot)
    else:
        emit(s, PEARL_BLOWN, seat, colour, source + 1, target, spot)
    end_move(turn)


@rule
def end_move(turn: Any) -> None:
    turn[COLOUR] = 0
    turn[SOURCE] = NONE
    turn[SOURCE_SPOT] = 0
    turn[TARGET] = 0


@rule
def make_wild(s: State, seat: int, area: Any, turn: Any, spot: int) -> None:
    """TW-6.10  The empty coloured spot is a rainbow spot for the rest of the game."""
    target = turn[TARGET]
    kind = kind_of(s, seat, area, target, spot)
    area[ROOM + kind] -= 1
    area[ROOM + RAINBOW] += 1
    area[SPOT + target * SPOTS + spot] |= WILD
    note_room(s, seat, area, target, kind)
    note_room(s, seat, area, target, RAINBOW)
    area[FAIRY + MUSHROOM] -= 1
    if s.phase == MOVING:
        emit(s, MOVING_MUSHROOM_USED, seat, target, spot)
    else:
        emit(s, MUSHROOM_USED, seat, target, spot)
    end_move(turn)


# ---------------------------------------------------------------- the next question


@rule
def ask_move(s: State, seat: int) -> None:
    """TW-5.25, TW-5.26, TW-10.18  Step 5 goes on while there is a choice; a player without one is done."""
    choice = has_alpaca_move(s.plan[seat]) or may_use_mushroom(s, seat) == OK or may_start_breeze(s, seat) == OK
    s.turn[seat][STEP] = MOVE if choice else DONE


@rule
def end_breeze(s: State, seat: int) -> None:
    """TW-6.9  Back to what the breeze came between."""
    turn = turn_of(s, seat)
    turn[STEP] = turn[BACK]
    turn[BACK] = 0
    turn[BREEZES] = 0
    if s.phase == MOVING:
        ask_move(s, seat)


@rule
def ask_again(s: State, seat: int) -> None:
    """TW-12.4, TW-12.5  After a pearl or a mushroom step 5 goes on, or the breeze: another move, if one is left and possible,
    at once or after a mushroom."""
    turn, area = turn_of(s, seat), area_of(s, seat)
    if turn[BREEZES] == 0:
        ask_move(s, seat)
    elif has_breeze_move(s, seat, area) or may_use_mushroom(s, seat) == OK:
        turn[STEP] = BREEZE_MOVE
    else:
        end_breeze(s, seat)


# ---------------------------------------------------------------- the answers (TW-12.4, TW-12.5)


@rule
def start_breeze(s: State, seat: int) -> None:
    """TW-6.9, TW-6.9b, TW-10.17  The token leaves the game when the breeze is started; up to 3 moves follow, one by one."""
    turn = turn_of(s, seat)
    area_of(s, seat)[FAIRY + BREEZE] -= 1
    turn[BACK] = turn[STEP]
    turn[BREEZES] = BREEZE_MOVES
    turn[STEP] = BREEZE_MOVE
    if s.phase == MOVING:
        emit(s, MOVING_BREEZE_USED, seat)
    else:
        emit(s, BREEZE_USED, seat)


@rule
def stop_moving(s: State, seat: int) -> None:
    """TW-5.26  The player is done with step 5."""
    s.turn[seat][STEP] = DONE


@rule
def take_from_alpaca(s: State, seat: int, colour: int) -> None:
    """TW-12.4  A pearl of the alpaca is to be moved: to which villager?"""
    turn = turn_of(s, seat)
    turn[COLOUR] = colour
    turn[STEP] = TARGETS


@rule
def blow_from(s: State, seat: int, villager: int) -> None:
    """TW-12.5  A breeze takes a pearl of this villager: from which spot, unless there is only one?"""
    turn = turn_of(s, seat)
    turn[SOURCE] = villager
    turn[STEP] = SOURCE_SPOTS
    spot = only_spot(s, seat)
    if spot != NONE:
        blow_from_spot(s, seat, spot)


@rule
def blow_from_spot(s: State, seat: int, spot: int) -> None:
    """TW-12.5  To which villager?"""
    turn = turn_of(s, seat)
    turn[SOURCE_SPOT] = spot
    turn[COLOUR] = pearl_on(area_of(s, seat), turn[SOURCE], spot)
    turn[STEP] = TARGETS


@rule
def move_to_villager(s: State, seat: int, villager: int) -> None:
    """TW-12.4, TW-12.5  Then the spot, unless there is only one."""
    turn = turn_of(s, seat)
    turn[TARGET] = villager
    turn[STEP] = TARGET_SPOTS
    spot = only_target_spot(s, seat, area_of(s, seat), villager, turn[COLOUR])
    if spot != NONE:
        move_to_spot(s, seat, spot)


@rule
def move_to_spot(s: State, seat: int, spot: int) -> None:
    """TW-12.4, TW-12.5  The pearl is moved; in a breeze that was one of its moves."""
    turn = turn_of(s, seat)
    put_pearl(s, seat, area_of(s, seat), turn, spot)
    if turn[BREEZES] == 1:
        end_breeze(s, seat)
        return
    if turn[BREEZES] > 0:
        turn[BREEZES] -= 1
    ask_again(s, seat)


@rule
def use_mushroom(s: State, seat: int) -> None:
    """TW-6.10  For which villager?"""
    turn_of(s, seat)[STEP] = MUSHROOMS


@rule
def grow_mushroom_at(s: State, seat: int, villager: int) -> None:
    """TW-12.5  Then the spot, unless there is only one."""
    turn = turn_of(s, seat)
    turn[TARGET] = villager
    turn[STEP] = MUSHROOM_SPOTS
    spot = only_spot(s, seat)
    if spot != NONE:
        grow_mushroom_on(s, seat, spot)


@rule
def grow_mushroom_on(s: State, seat: int, spot: int) -> None:
    """TW-12.5  A mushroom does not count as a move."""
    make_wild(s, seat, area_of(s, seat), turn_of(s, seat), spot)
    ask_again(s, seat)
