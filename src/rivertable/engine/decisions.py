"""The decisions of a game, each declared once: its name, the actions that answer it, which of them are allowed, and what
they do.

    DECISIONS = Decisions(
        ACTIONS,
        Reason,
        to_act=to_act,
        open_decision=open_decision,
        waits=Reason.NOT_YOUR_TURN,
        decisions=(
            Decision(TURN, "turn", Answer(PLACE, may=may_place, do=place), Answer(PASS, do=lay_aside), declined_by=PASS),
            Decision(PICK_TILE, "pick_tile", Answer(TILE, may=may_pick, do=claim_tile)),
        ),
    )

`legal`, `may` and `apply` of the contract are written from that: source code with one branch for each decision, which runs
in both modes like a rule that somebody has typed. A traceback shows its lines. `may` also gives the three refusals that
every game has: the game is over, somebody else is asked, something else is asked.

The rules of an answer take the state, the seat if their second parameter is called `seat`, and then either nothing, or the
number of the action in its block (from 0), or the code of each argument of the action, if there are several:

    Answer(PASS, do=lay_aside)        # def lay_aside(s, seat)
    Answer(TILE, do=claim_tile)       # def claim_tile(s, seat, slot)
    Answer(RESOLVE, do=resolve_row)   # def resolve_row(s, seat, colour, row), or (s, seat, cell)
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from rivertable.engine.actions import Actions
from rivertable.engine.errors import StateError
from rivertable.engine.reasons import ReasonCode
from rivertable.engine.written import STEP, Names, Rule, parameters, written


@dataclass(frozen=True)
class Answer:
    """Actions that answer a decision in the same way: a block, or `count` actions from `first`, next to each other or
    `every` so many ids."""

    first: int
    """The id of the first action, as `Actions.block` returned it."""
    do: Rule
    """do(s, seat, …) -> None: what the answer does. It opens the next decision."""
    may: Rule | None = None
    """may(s, seat, …) -> OK or a Reason; None: it is always allowed."""
    count: int | None = None
    """How many actions, if need be of several blocks; None: as many as the block has."""
    every: int = 1
    """From one action's id to the next one's: one of each of several blocks of this size."""


class Decision:
    """One question a seat can be asked, and the answers to it, in the order of their ids."""

    def __init__(
        self,
        number: int,
        name: str,
        *answers: Answer,
        then: Rule | None = None,
        listed_by: Rule | None = None,
        declined_by: int | None = None,
    ) -> None:
        self.number = number
        """What the state holds while this decision is open."""
        self.name = name
        """Its name in views; the catalogue asks people with `decide-<name>`."""
        self.answers = answers
        self.then = then
        """then(s, seat): what follows any answer to it. It opens the next decision, if the answers do not."""
        self.listed_by = listed_by
        """listed_by(s, seat, out) -> how many: a quicker way to list the legal answers than to ask `may` of each one. It
        writes their ids, ascending, into out. The conformance suite holds it against `may`."""
        self.declined_by = declined_by
        """The action that says no, passes, or ends the turn; None: the question cannot be declined. Where it is legal, it is
        played for a person whose time is up."""


class Decisions:
    """All decisions of a game, and what is written from them: `legal`, `may` and `apply`."""

    def __init__(
        self,
        actions: Actions,
        reasons: type[ReasonCode],
        *,
        to_act: Rule,
        open_decision: Rule,
        waits: ReasonCode | Rule,
        decisions: tuple[Decision, ...],
        before: Rule | None = None,
        after: Rule | None = None,
    ) -> None:
        """Args:

        to_act: the contract's
        open_decision: open_decision(s, seat) -> the number of the decision the seat is to answer; any other number
            for a seat that is not asked now
        waits: the refusal for a seat that is not asked while others are, or waits(s, seat) -> the refusal
        before: before(s, seat), called before any answer is carried out
        after: after(s, seat), called after any answer: what follows when a turn is complete
        """
        self.actions = actions
        self.reasons = reasons
        self.to_act = to_act
        self.open_decision = open_decision
        self.waits = waits
        self.before = before
        self.after = after
        self.by_number = {each.number: each for each in decisions}
        if len(self.by_number) != len(decisions):
            raise StateError("two decisions have the same number")
        self._answers = {
            each.number: tuple(id for answer in each.answers for id in self.ids(answer)) for each in decisions
        }
        for each in decisions:
            if each.declined_by is not None and each.declined_by not in self.answers(each.number):
                raise StateError(f"the decision {each.name!r} is declined by an action that is none of its answers")
        module = sys._getframe(1).f_globals["__name__"]
        writer = _Writer(self)
        self.legal: Rule = written(module, "legal", writer.legal(), writer.names)
        self.may: Rule = written(module, "may", writer.may(), writer.names)
        self.apply: Rule = written(module, "apply", writer.apply(), writer.names)

    @property
    def places(self) -> int:
        """One more than the largest number of a decision: how many places an observation has for the open one."""
        return 1 + max(self.by_number)

    def name(self, number: int, otherwise: str = "done") -> str:
        """The name of a decision, or `otherwise` for a number that stands for none."""
        decision = self.by_number.get(number)
        return otherwise if decision is None else decision.name

    def answers(self, number: int) -> tuple[int, ...]:
        """The ids of all actions that answer a decision, legal or not; none for a number that stands for no decision."""
        return self._answers.get(number, ())

    def open_for(self, s: Any, seat: int) -> int:
        """The number of the decision that the seat is to answer in a state; another number if there is none."""
        wants_seat = "seat" in parameters(self.open_decision)
        number: int = self.open_decision(s, seat) if wants_seat else self.open_decision(s)
        return number

    @property
    def declining(self) -> frozenset[int]:
        """The ids of all actions that decline the question they answer."""
        declined = (decision.declined_by for decision in self.by_number.values())
        return frozenset(action for action in declined if action is not None)

    def ids(self, answer: Answer) -> range:
        count = self.actions.block_of(answer.first).size if answer.count is None else answer.count
        return range(answer.first, answer.first + (count - 1) * answer.every + 1, answer.every)


class _Writer:
    """Writes the source of `legal`, `may` and `apply`; `names` are the rules and reasons it calls by name."""

    def __init__(self, decisions: Decisions) -> None:
        self.all = decisions
        self.names = Names()
        self.open = f"decision = {self.call(decisions.open_decision)}"

    def call(self, function: Rule, answer: Answer | None = None, index: str = "") -> str:
        """The call of a rule, with what its parameters ask for; `index` is the number of the action in its block."""
        wanted = parameters(function)
        given = ["s", "seat"] if wanted[1:2] == ["seat"] else ["s"]
        if answer is not None:
            given += self.codes(answer, index, len(wanted) - len(given))
        return f"{self.names.named(function)}({', '.join(given)})"

    def codes(self, answer: Answer, index: str, wanted: int) -> list[str]:
        """The arguments of a rule: none, the number of the action in its block, or the codes of the action's arguments."""
        if wanted < 2:
            return [index] * wanted
        sizes = [domain.size for domain in self.all.actions.block_of(answer.first).domains.values()]
        if answer.count is not None or len(sizes) != wanted:
            name = self.all.actions.block_of(answer.first).name
            raise StateError(f"{name} has {len(sizes)} arguments, but a rule of its answer takes {wanted}")
        below, codes = 1, []
        for size in reversed(sizes):
            codes.append(f"({index}) // {below} % {size}" if below > 1 else f"({index}) % {size}")
            below *= size
        return codes[::-1]

    def branches(self, body: Callable[[Decision], Iterator[str]]) -> Iterator[str]:
        """One branch for each decision, with its body."""
        word = "if"
        for decision in self.all.by_number.values():
            yield f"{STEP}{word} decision == {decision.number}:  # {decision.name}"
            yield from (STEP * 2 + line for line in body(decision))
            word = "elif"

    # ------------------------------------------------------------ legal

    def legal(self) -> list[str]:
        return [
            "def legal(s, seat, out):",
            f"{STEP}n = 0",
            STEP + self.open,
            *self.branches(self._listing),
            f"{STEP}return n",
        ]

    def _listing(self, decision: Decision) -> Iterator[str]:
        if decision.listed_by is not None:
            yield f"n = {self.names.named(decision.listed_by)}(s, seat, out)"
            return
        for answer in decision.answers:
            yield from self._listed(answer)

    def _listed(self, answer: Answer) -> Iterator[str]:
        ids = self.all.ids(answer)
        loops = len(ids) > 1
        if loops:
            yield f"for choice in range({len(ids)}):"
        indent = STEP if loops else ""
        id = "choice" if ids.step == 1 else f"{ids.step} * choice"
        yield f"{indent}out[n] = " + (_moved(id, "+", ids.start) if loops else str(ids.start))
        if answer.may is not None:
            yield f"{indent}n += {self.call(answer.may, answer, 'choice' if loops else '0')} == OK"
        else:
            yield f"{indent}n += 1"

    # ------------------------------------------------------------ may

    def may(self) -> list[str]:
        reasons: Any = self.all.reasons
        self.names |= {"GAME_OVER": int(reasons.GAME_OVER), "NOT_ASKED_NOW": int(reasons.NOT_ASKED_NOW)}
        return [
            "def may(s, seat, action):",
            STEP + self.open,
            *self.branches(self._allowed),
            f"{STEP}elif {self.call(self.all.to_act)} == 0:",
            f"{STEP * 2}return GAME_OVER",
            f"{STEP}else:",
            f"{STEP * 2}return {self._waits()}",
            f"{STEP}return NOT_ASKED_NOW",
        ]

    def _waits(self) -> str:
        if isinstance(self.all.waits, ReasonCode):
            self.names["WAITS"] = int(self.all.waits)
            return "WAITS"
        return self.call(self.all.waits)

    def _allowed(self, decision: Decision) -> Iterator[str]:
        for answer in decision.answers:
            ids = self.all.ids(answer)
            belongs = "" if ids.step == 1 else f" and (action - {ids.start}) % {ids.step} == 0"
            yield f"if {ids.start} <= action < {ids.stop}{belongs}:"
            allowed = "OK" if answer.may is None else self.call(answer.may, answer, _index(ids))
            yield f"{STEP}return {allowed}"

    # ------------------------------------------------------------ apply

    def apply(self) -> list[str]:
        before = [STEP + self.call(self.all.before)] if self.all.before else []
        after = [STEP + self.call(self.all.after)] if self.all.after else []
        return ["def apply(s, seat, action):", STEP + self.open, *before, *self.branches(self._done), *after]

    def _done(self, decision: Decision) -> Iterator[str]:
        word = "if"
        for answer in decision.answers:
            ids, only = self.all.ids(answer), len(decision.answers) == 1
            if not only:
                yield f"{word} action < {ids.stop}:"
            yield ("" if only else STEP) + self.call(answer.do, answer, _index(ids))
            word = "elif"
        if decision.then is not None:
            yield self.call(decision.then)


def _index(ids: range) -> str:
    """The number of an action among those of its answer."""
    index = _moved("action", "-", ids.start)
    return index if ids.step == 1 else f"({index}) // {ids.step}"


def _moved(number: str, sign: str, by: int) -> str:
    return f"{number} {sign} {by}" if by else number
