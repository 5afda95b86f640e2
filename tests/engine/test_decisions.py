"""Decisions declared once: what is written from them lists, refuses and carries out, and can be read in a traceback."""

from __future__ import annotations

import linecache
import traceback
from types import SimpleNamespace
from typing import Any

import pytest

from rivertable.engine.actions import Actions
from rivertable.engine.decisions import Answer, Decision, Decisions
from rivertable.engine.domains import names, numbers
from rivertable.engine.errors import StateError
from rivertable.engine.reasons import OK, ReasonCode

TURN, WHERE, OVER = 0, 1, 2

ACTIONS = Actions()
FISH = ACTIONS.block("fish", bank=names("bank", ["north", "south"]), column=numbers(1, 3))
REST = ACTIONS.block("rest")
GO = ACTIONS.block("go", column=numbers(1, 3))


class Reason(ReasonCode):
    GAME_OVER = "XX-1"
    NOT_YOUR_TURN = "XX-2"
    NOT_ASKED_NOW = "XX-3"
    TAKEN = "XX-4"


def to_act(s: Any) -> int:
    return 0 if s.step == OVER else 1 << s.active


def open_decision(s: Any, seat: int) -> int:
    return int(s.step) if seat == s.active else -1


def may_fish(s: Any, bank: int, column: int) -> int:
    return int(Reason.TAKEN) if (bank, column) in s.taken else OK


def fish(s: Any, seat: int, bank: int, column: int) -> None:
    s.taken.append((bank, column))
    s.said.append(f"{seat} fishes at {bank}, {column}")
    s.step = WHERE


def rest(s: Any, seat: int) -> None:
    s.said.append(f"{seat} rests")


def go(s: Any, column: int) -> None:
    if column == 2:
        raise ValueError("nobody has been there")
    s.said.append(f"goes to {column}")
    s.step = TURN


def pass_on(s: Any) -> None:
    s.active = 1 - s.active if s.step == TURN else s.active


def go_down(s: Any, seat: int, out: Any) -> int:
    """The last column first: a list of its own that is not what `may` says."""
    out[0] = GO + 2
    return 1


def declare(*decisions: Decision, **more: Any) -> Decisions:
    given: dict[str, Any] = {"to_act": to_act, "open_decision": open_decision, "waits": Reason.NOT_YOUR_TURN, **more}
    return Decisions(ACTIONS, Reason, decisions=decisions, **given)


TURNS = Decision(TURN, "turn", Answer(FISH, may=may_fish, do=fish), Answer(REST, do=rest))
WHERES = Decision(WHERE, "where", Answer(GO, do=go))
DECISIONS = declare(TURNS, WHERES, after=pass_on)


def position(step: int = TURN) -> Any:
    return SimpleNamespace(step=step, active=0, taken=[], said=[])


def legal(s: Any, seat: int, decisions: Decisions = DECISIONS) -> list[str]:
    out = [0] * ACTIONS.count
    return [ACTIONS.text(action) for action in out[: decisions.legal(s, seat, out)]]


def test_legal_lists_the_answers_that_may_be_given() -> None:
    s = position()
    s.taken = [(0, 0), (0, 2), (1, 1), (1, 2)]
    assert legal(s, 0) == ["fish(north,2)", "fish(south,1)", "rest"]
    assert legal(s, 1) == []
    assert legal(position(WHERE), 0) == ["go(1)", "go(2)", "go(3)"]
    assert legal(position(OVER), 0) == []


def test_may_gives_the_reason_of_the_rule_or_one_of_the_three_every_game_has() -> None:
    s = position()
    s.taken = [(1, 2)]
    may = DECISIONS.may
    assert may(s, 0, FISH) == OK
    assert may(s, 0, ACTIONS.parse("fish(south,3)")) == Reason.TAKEN
    assert may(s, 0, REST) == OK
    assert may(s, 0, GO) == Reason.NOT_ASKED_NOW
    assert may(s, 1, REST) == Reason.NOT_YOUR_TURN
    assert may(position(OVER), 0, REST) == Reason.GAME_OVER


def test_apply_gives_each_rule_the_arguments_it_takes_and_then_does_what_follows() -> None:
    s = position()
    for seat, text in [(0, "fish(south,3)"), (0, "go(2)"), (1, "rest")]:
        DECISIONS.apply(s, seat, ACTIONS.parse(text))
    assert s.said == ["0 fishes at 1, 2", "goes to 1", "1 rests"]
    assert s.active == 0


def test_a_decision_may_list_its_answers_itself() -> None:
    own = declare(TURNS, Decision(WHERE, "where", Answer(GO, do=go), listed_by=go_down))
    assert legal(position(WHERE), 0, own) == ["go(3)"]


def test_a_part_of_a_block_may_be_an_answer_of_its_own() -> None:
    own = declare(Decision(WHERE, "where", Answer(GO, do=go, count=1), Answer(GO + 1, do=rest, count=2)))
    s = position(WHERE)
    own.apply(s, 0, GO + 2)
    assert s.said == ["0 rests"]
    assert legal(s, 0, own) == ["go(1)", "go(2)", "go(3)"]


def test_one_action_of_each_of_several_blocks_may_be_an_answer() -> None:
    own = declare(Decision(TURN, "turn", Answer(FISH + 1, do=go, count=2, every=3), Answer(REST, do=rest)))
    s = position()
    assert legal(s, 0, own) == ["fish(north,2)", "fish(south,2)", "rest"]
    assert [own.may(s, 0, FISH + cell) for cell in (0, 1, 3, 4)] == [Reason.NOT_ASKED_NOW, OK, Reason.NOT_ASKED_NOW, OK]
    own.apply(s, 0, FISH + 4)
    own.apply(s, 0, REST)
    assert s.said == ["goes to 1", "0 rests"]


def test_what_follows_any_answer_to_a_decision() -> None:
    own = declare(Decision(TURN, "turn", Answer(FISH, do=fish), Answer(REST, do=rest), then=pass_on), WHERES)
    s = position()
    own.apply(s, 0, REST)
    own.apply(s, 1, FISH)
    own.apply(s, 1, GO)
    assert (s.said, s.active) == (["0 rests", "1 fishes at 0, 0", "goes to 0"], 1)


def test_names_and_answers_of_a_decision() -> None:
    assert [DECISIONS.name(number) for number in (TURN, WHERE, OVER)] == ["turn", "where", "done"]
    assert DECISIONS.name(OVER, "over") == "over"
    assert DECISIONS.answers(WHERE) == (GO, GO + 1, GO + 2)
    assert DECISIONS.answers(OVER) == ()


def test_an_answer_that_declines_is_named() -> None:
    turn = Decision(TURN, "turn", Answer(FISH, do=fish), Answer(REST, do=rest), declined_by=REST)
    assert declare(turn, WHERES).declining == {REST}
    assert DECISIONS.declining == frozenset()
    with pytest.raises(StateError, match="'where' is declined by an action that is none of its answers"):
        declare(turn, Decision(WHERE, "where", Answer(GO, do=go), declined_by=REST))


def test_who_waits_may_hear_why_from_a_rule() -> None:
    def waits(s: Any, seat: int) -> int:
        return int(Reason.TAKEN) + seat

    assert declare(TURNS, waits=waits).may(position(), 3, REST) == Reason.TAKEN + 3


def test_a_traceback_shows_the_written_lines() -> None:
    decisions = declare(TURNS, WHERES)
    try:
        decisions.apply(position(WHERE), 0, GO + 2)
    except ValueError as error:
        shown = "".join(traceback.format_exception(error))
    assert f"go(s, action - {GO})" in shown
    assert linecache.getlines(decisions.may.__code__.co_filename)[0] == "def may(s, seat, action):\n"


def test_what_cannot_be_written_is_refused_with_its_name() -> None:
    def three(s: Any, seat: int, a: int, b: int, c: int) -> None: ...

    with pytest.raises(StateError, match="fish has 2 arguments, but a rule of its answer takes 3"):
        declare(Decision(TURN, "turn", Answer(FISH, do=three)))
    with pytest.raises(StateError, match="two decisions have the same number"):
        declare(TURNS, Decision(TURN, "again", Answer(GO, do=go)))
    other = SimpleNamespace(go=lambda s: None)
    other.go.__name__ = "go"
    with pytest.raises(StateError, match="two rules are called 'go'"):
        declare(TURNS, Decision(WHERE, "where", Answer(GO, do=go), Answer(REST, do=other.go)))
