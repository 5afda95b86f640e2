"""What a game need not write: the engine makes it from what the game has declared.

`complete(game)` fills every field of the contract that a game has left out, or raises StateError with the field that the
game has to give after all. Rules that call other rules of the game are written for it (`engine/written.py`), so they run in
both modes; what is for people is a Python function.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from rivertable.engine.chance import seed_imagined_chance
from rivertable.engine.components import game_folder, loaded_header
from rivertable.engine.errors import StateError
from rivertable.engine.messages import Message, catalogue, say
from rivertable.engine.plain_view import plain_view
from rivertable.engine.rule import engine_function
from rivertable.engine.written import Rule, written

if TYPE_CHECKING:
    from rivertable.engine.contract import Game
    from rivertable.engine.decisions import Decisions

NOBODY_FIRST = -1  # what `first_seat` returns where all begin at once

Args = dict[str, int | str | Message]


def complete(game: Game) -> None:
    """Fill the fields that the game has left out."""
    for name, make in MADE.items():
        if getattr(game, name) is None:
            object.__setattr__(game, name, make(game))


def _needed(game: Game, condition: bool, field: str, why: str) -> None:
    if not condition:
        raise StateError(f"{game.name} needs {field!r}: {why}")


def _written(game: Game, name: str, lines: list[str], names: dict[str, Any]) -> Rule:
    return written(game.state.__module__, name, lines, names)


# ---------------------------------------------------------------- decisions


def _of_decisions(field: str) -> Callable[[Game], Rule]:
    def make(game: Game) -> Rule:
        rule: Rule = getattr(_decisions(game, field), field)
        return rule

    return make


def _decisions(game: Game, field: str) -> Decisions:
    _needed(game, game.decisions is not None, field, "it has no `decisions` to make it from")
    assert game.decisions is not None
    return game.decisions


def _declining(game: Game) -> frozenset[int]:
    return frozenset() if game.decisions is None else game.decisions.declining


def _first_seat(game: Game) -> Rule:
    """The seat that is to act after the setup, if it is one alone."""
    lines = [
        "def first_seat(s):",
        "    mask = to_act(s)",
        "    for seat in range(s.players):",
        "        if mask == 1 << seat:",
        "            return seat",
        "    return NOBODY_FIRST",
    ]
    return _written(game, "first_seat", lines, {"to_act": game.to_act, "NOBODY_FIRST": NOBODY_FIRST})


# ---------------------------------------------------------------- points


def _categories(game: Game) -> tuple[str, ...]:
    return tuple(_points(game, "score_categories"))


def _points(game: Game, field: str) -> Mapping[str, Rule]:
    _needed(game, game.points is not None, field, "it has no `points` to make it from")
    assert game.points is not None
    return game.points


def _calls(game: Game, field: str) -> tuple[list[str], dict[str, Rule]]:
    """The calls of the rules of all categories, and the names under which they are called."""
    names = {f"points_{number}": rule for number, rule in enumerate(_points(game, field).values())}
    return [f"{name}(s, seat)" for name in names], names


def _score(game: Game) -> Rule:
    calls, names = _calls(game, "score")
    lines = [f"    out[{number}] = {call}" for number, call in enumerate(calls)]
    total = " + ".join(f"out[{number}]" for number in range(len(calls)))
    return _written(game, "score", ["def score(s, seat, out):", *lines, f"    return {total}"], names)


def _standing(game: Game) -> Rule:
    calls, names = _calls(game, "standing")
    return _written(game, "standing", ["def standing(s, seat):", f"    return {' + '.join(calls)}"], names)


def _evaluate(game: Game) -> Rule:
    calls, names = _calls(game, "evaluate")
    return _written(game, "evaluate", ["def evaluate(s, seat):", f"    return 100 * ({' + '.join(calls)})"], names)


def _utility(game: Game) -> Rule:
    """The share of opponents beaten, from -1 to 1."""
    _needed(game, game.header.players_min > 1, "utility", "who plays alone is not ranked")
    lines = [
        "def utility(s, seat):",
        "    mine = standing(s, seat)",
        "    beaten = 0",
        "    for other in range(s.players):",
        "        theirs = standing(s, other)",
        "        if theirs < mine:",
        "            beaten += 1",
        "        elif theirs > mine:",
        "            beaten -= 1",
        "    return beaten / (s.players - 1.0)",
    ]
    return _written(game, "utility", lines, {"standing": game.standing})


@engine_function
def one_end(s: Any) -> int:
    """Default of `end_reason`: the game can end in one way."""
    return 0


def _end_reason(game: Game) -> Rule:
    _needed(game, len(game.end_reasons) == 1, "end_reason", f"it can end in {len(game.end_reasons)} ways")
    return one_end


# ---------------------------------------------------------------- what is hidden


@engine_function
def future_only(s: Any, viewer: int, stream: Any) -> None:
    """Default of `deal_unknown`: only the future is hidden. Everybody knows what is left to be drawn, and nobody in which
    order it comes, so it is a set in the state, and an imagined future gives every order the same chance."""
    seed_imagined_chance(s, stream)


def _deal_unknown(game: Game) -> Rule:
    hidden = [field.name for field in game.state.FIELDS if field.secret is not None and field.name != "rng"]
    _needed(game, not hidden, "deal_unknown", f"not everybody may see {', '.join(hidden)}")
    return future_only


# ---------------------------------------------------------------- for people


def _decision(game: Game) -> Callable[[Any, int], Message]:
    """`decide-` and the name of the open decision; `decide-wait` and `decide-over` if there is none."""
    decisions, to_act = _decisions(game, "decision"), game.to_act

    def decision(s: Any, seat: int) -> Message:
        return say(f"decide-{decisions.name(decisions.open_for(s, seat), 'wait' if to_act(s) else 'over')}")

    return decision


def _candidates(game: Game) -> Callable[[Any, int], tuple[int, ...]]:
    """All answers to the open decision: those that are refused tell why."""
    decisions = _decisions(game, "candidates")
    return lambda s, seat: decisions.answers(decisions.open_for(s, seat))


def _label(game: Game) -> Callable[[Any, int, int], Message]:
    """`action-` and the name of the block, with its arguments; where the catalogue has a message for just these
    arguments, such as `action-answer-no`, that one."""
    actions, folder = game.actions, game.folder

    def label(s: Any, seat: int, action: int) -> Message:
        id = f"action-{actions.block_of(action).name}"
        own = "-".join([id, *map(str, actions.args(action))])
        return Message(own if own in catalogue(folder) else id, actions.messages(action))

    return label


def _explain(game: Game) -> Callable[[Any, int, int, int], Args]:
    """What is asked instead, for the refusal NOT_ASKED_NOW; nothing for the others."""
    decision, not_asked_now = game.decision, getattr(game.reasons, "NOT_ASKED_NOW", None)

    def explain(s: Any, seat: int, action: int, reason: int) -> Args:
        return {"question": decision(s, seat)} if reason == not_asked_now else {}

    return explain


def _quantities(game: Game) -> tuple[Message, ...]:
    return tuple(say(f"score-{category}") for category in game.score_categories)


def _measure(game: Game) -> Callable[[Any, int], Sequence[int | None]]:
    """The points of the seat by category."""
    count, score = len(game.score_categories), game.score
    _needed(game, game.quantities == _quantities(game), "measure", "only the engine's `quantities` are measured by it")

    def measure(s: Any, seat: int) -> list[int | None]:
        out: list[Any] = [None] * count
        if seat < s.players:
            score(s, seat, out)
        return out

    return measure


def _weigh(game: Game) -> Callable[[Any, int], Sequence[int]]:
    evaluate = game.evaluate
    _needed(game, game.terms == ("points",), "weigh", "it names terms of its own")
    return lambda s, seat: [evaluate(s, seat)]


MADE: dict[str, Callable[[Game], Any]] = {  # in an order in which each finds what it is made from
    "folder": lambda game: game_folder(game.state.__module__),
    "header": lambda game: loaded_header(game.state.__module__),
    "to_act": _of_decisions("to_act"),
    "legal": _of_decisions("legal"),
    "may": _of_decisions("may"),
    "apply": _of_decisions("apply"),
    "declines": _declining,
    "first_seat": _first_seat,
    "score_categories": _categories,
    "score": _score,
    "standing": _standing,
    "evaluate": _evaluate,
    "utility": _utility,
    "end_reason": _end_reason,
    "deal_unknown": _deal_unknown,
    "decision": _decision,
    "candidates": _candidates,
    "label": _label,
    "explain": _explain,
    "quantities": _quantities,
    "measure": _measure,
    "weigh": _weigh,
    "view": lambda game: plain_view(game.state),
}
