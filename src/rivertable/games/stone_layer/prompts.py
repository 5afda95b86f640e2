"""What a player or the referee is asked, and the words of each answer."""

from __future__ import annotations

from rivertable.engine.domains import seat_message
from rivertable.engine.messages import Message, say
from rivertable.engine.reasons import OK

from . import actions
from .actions import ACTIONS
from .reasons import Reason
from .referee import failure_at
from .rules.flow import DECISIONS, actor, may, open_decision
from .state import (
    ALT_STONE,
    COMPANION,
    NONE,
    OVER,
    PICK_SOURCE,
    PICK_STONE,
    REPORT_EVENT,
    REPORT_FOULS,
    REPORT_SET,
    State,
)
from .tables import SIZE_NAMES, SIZE_OF, STONE_IDS, TILE_SIZES, TILE_STEPS

Args = dict[str, int | str | Message]
SIZE_SETS = ("none", "s", "m", "sm", "l", "sl", "ml", "sml")


def sizes_of(tile: int) -> Message:
    return say(f"sizes-{SIZE_SETS[TILE_SIZES[tile]]}")


def size_name(size: int) -> Message:
    return say(f"size-{SIZE_NAMES[size]}")


# ---------------------------------------------------------------- the question


def decision(s: State, seat: int) -> Message:
    """SL-12.4  What is open, in one sentence. SL-6.30  The referee's questions in their order."""
    if s.step == OVER:
        return say("decide-over")
    if seat != actor(s):
        return say("wait-report" if s.step >= REPORT_SET else "wait-turn", seat=seat_message(s.current))
    about: Args = {"stack": s.marker + 1, "seat": seat_message(s.current), "height": s.height[s.marker] + 1}
    if s.stone != NONE:
        about["stone"] = stone_name(s, s.stone)
    if s.step == REPORT_EVENT:
        return say(f"decide-{_event_question(s)}", **about)
    about["count"] = s.lay
    about["size"] = size_name(s.wanted) if s.wanted != NONE else ""
    return say(f"decide-{DECISIONS.name(s.step)}", **about)


def _event_question(s: State) -> str:
    """SL-6.30  (a) to (c): what fell, then who made it fall."""
    if s.open_stacks != 0:
        return "report_cause"
    if s.open_lifting == 1:
        return "report_lifted"
    return "report_more" if s.named != 0 else "report_event"


def stone_name(s: State, stone: int) -> Message:
    """A stone by its name; SL-11.6 real stones only by their size."""
    if s.opt_mode == COMPANION:
        return say("a-stone", size=size_name(SIZE_OF[stone]))
    return say(f"stone-{STONE_IDS[stone]}")


# ---------------------------------------------------------------- the answers


def label(s: State, seat: int, action: int) -> Message:
    """An action in words, with what matters now."""
    block = ACTIONS.block_of(action)
    id = f"action-{block.name}"
    if block.name == "exchange":
        id += f"-{ACTIONS.args(action)[0]}"
    if block.name == "pick_tile" and s.face_up[action - actions.TILE] == NONE:
        id += "-none"
    if block.name == "pick_size" and s.opt_mode == COMPANION:
        id += "-real"
    if block.name == "report_no_fall" and s.named != 0:
        id += "-more"
    return say(id, **ACTIONS.messages(action), **_numbers(s, action))


def _numbers(s: State, action: int) -> Args:
    """What a label shows besides the action's own arguments."""
    if action < actions.SIZE_CHOICE:
        tile = s.face_up[action]
        return {} if tile == NONE else {"sizes": sizes_of(tile), "steps": TILE_STEPS[tile]}
    if action < actions.STONE_CHOICE:
        size = action - actions.SIZE_CHOICE
        return {"left": s.river[size], "risk": round(failure_at(s, s.marker, size) / 10)}
    if actions.SOURCE <= action < actions.RELEASED:
        stack = action - actions.SOURCE
        top = say("nothing") if s.height[stack] == 0 else stone_name(s, s.stack[stack][s.height[stack] - 1])
        return {"stone": top, "height": s.height[stack]}
    if action == actions.RELEASED:
        return {"target": s.marker + 1}
    return {}


def candidates(s: State, seat: int) -> tuple[int, ...]:
    """Every answer to the open question; stones of other sizes and questions settled already are left out."""
    asked = DECISIONS.answers(open_decision(s, seat))
    if s.step in (PICK_STONE, ALT_STONE, REPORT_EVENT, REPORT_FOULS):
        return tuple(action for action in asked if may(s, seat, action) == OK)
    if s.step == PICK_SOURCE:
        return tuple(action for action in asked if s.height[action - actions.SOURCE] > 0)
    return asked


# ---------------------------------------------------------------- why not


def explain(s: State, seat: int, action: int, reason: int) -> Args:
    """The numbers in the sentence of a refusal."""
    if reason in (Reason.NOT_YOUR_TURN, Reason.WAIT_FOR_REPORT, Reason.CAUSE_IN_TURN):
        return {"seat": seat_message(s.current)}
    if reason == Reason.NOT_ASKED_NOW:
        return {"question": decision(s, seat)}
    if reason in (Reason.SIZE_NOT_ON_TILE, Reason.SIZE_NOT_IN_RIVER, Reason.SIZE_NOT_ON_TOP):
        return {"size": size_name(action - actions.SIZE_CHOICE)}
    if reason in (Reason.STONE_OF_OTHER_SIZE, Reason.SOURCE_OF_OTHER_SIZE):
        return {"size": size_name(s.wanted)}
    if reason in (Reason.STACK_CANNOT_FALL, Reason.STACK_NAMED_TWICE):
        stack = action - actions.FELL + 1 if action < actions.CAUSE else s.marker + 1
        return {"stack": stack}
    if reason == Reason.NO_SUCH_PLAYER:
        return {"players": s.players}
    return {}
