"""Why a plan is good: one sentence, two facts, the best alternative and the difference, as messages of the catalogue.

The sentence comes from the named terms of the game's estimate, compared after both plans in the same imagined worlds. The
facts are what the plan changes (as previews tell it) and the own next turn that the search saw most often. Nothing but the
seat's redacted state goes in. Chances are words: what a search wins is not yet calibrated.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Literal

import msgspec

from rivertable.bots.levels import settings_of
from rivertable.bots.lines import GreedyLines, Line, Reply, Worlds
from rivertable.engine.contract import Change
from rivertable.engine.domains import seat_message
from rivertable.engine.errors import IllegalAction
from rivertable.engine.match import Match
from rivertable.engine.messages import Message, say
from rivertable.engine.preview import changes
from rivertable.engine.reasons import OK
from rivertable.engine.secrecy import redact
from rivertable.engine.seen import Action
from rivertable.engine.state import ListState

FACTS = 2
LINES = 3  # that are compared, at most
AS_GOOD = 0.02  # share of games: so little apart makes no difference
SLIGHT, CLEAR = 0.06, 0.15  # up to here slightly better, from here clearly better
STEPS_WEIGHED = 4  # decisions of the next turn, of which the most telling is told
TOLD = 0.1  # points that a term must differ by to be told
EVEN, FAR = 0.15, 0.5  # how far from an even share of victories, as a part of it


class Fact(msgspec.Struct, frozen=True):
    """Something that decides: "clay +4", and more about it: "2 → 6"."""

    text: Message
    detail: Message | None = None


class Reasoning(msgspec.Struct, frozen=True):
    """Why a line is good, or (if it was asked about) why it is worse than the best one. `points` is how much better or
    worse it is than the `alternative`, `apart` the same in shares of games; both are estimates."""

    line: tuple[int, ...]
    why: Message
    facts: tuple[Fact, ...]
    alternative: tuple[int, ...] = ()
    points: float | None = None
    apart: float = 0.0
    difference: Message | None = None
    outlook: Message | None = None
    reply: Reply | None = None
    expected: float | None = None  # final points
    win: float | None = None  # share of victories in the search, not calibrated

    @property
    def is_about_as_good(self) -> bool:
        return bool(self.alternative) and abs(self.apart) < AS_GOOD


@dataclass(frozen=True)
class Explanation:
    """Why a bot would do what it would do, in words. `points` is by how much the line is better than the alternative, an
    estimate; `difference` says it in words, `outlook` how the match stands; both may be None."""

    line: tuple[Action, ...]
    sentence: str
    facts: tuple[str, ...]
    alternative: tuple[Action, ...]
    points: float | None
    difference: str | None
    outlook: str | None

    @property
    def action(self) -> Action:
        """The first action of the line."""
        return self.line[0]


def explained(match: Match, seat: int, reasoning: Reasoning) -> Explanation:
    """A reasoning in the words of the match's catalogue."""
    facts = tuple(
        match.say(fact.text) + (f" ({match.say(fact.detail)})" if fact.detail else "") for fact in reasoning.facts
    )
    return Explanation(
        line=_actions(match, seat, reasoning.line),
        sentence=match.say(reasoning.why),
        facts=facts,
        alternative=_actions(match, seat, reasoning.alternative),
        points=reasoning.points,
        difference=match.say(reasoning.difference) if reasoning.difference else None,
        outlook=match.say(reasoning.outlook) if reasoning.outlook else None,
    )


def reasoning_of(match: Match, seat: int, line: Line, other: Line | None, *, asked: bool = False) -> Reasoning:
    """Why `line` is better than `other`; with `asked`, why it is worse."""
    return _Reasons(match, seat, line, other, asked).reasoning()


def greedy_reasonings(
    match: Match, seat: int, about: int | None = None, best: int | None = None
) -> tuple[Reasoning, ...]:
    """What greedy play says, which needs no compiler: why its best line is good, then why the next ones are not as good.
    `about`: only why not this action. `best`: the action that the bot has chosen, if it is another than greedy's."""
    lines = GreedyLines(match.config, match.redacted(seat), seat)
    found = lines.best()
    if best is not None and found[0].actions[0] != best:
        found = [lines.beginning_with(best), *(line for line in found if line.actions[0] != best)]
    if about is not None and about != found[0].actions[0]:
        found = [found[0], lines.beginning_with(about)]
    return reasonings_of(match, seat, found[:LINES], about)


def reasonings_of(match: Match, seat: int, lines: Sequence[Line], about: int | None) -> tuple[Reasoning, ...]:
    """Why the first line is good, then for each other line why it is not as good. `about`: the line that begins with this
    action alone."""
    best, *others = lines
    told = [reasoning_of(match, seat, best, others[0] if others else None)]
    told += [reasoning_of(match, seat, line, best, asked=True) for line in others]
    return tuple(told) if about is None else tuple(each for each in told if each.line[0] == about)


class _Reasons:
    def __init__(self, match: Match, seat: int, line: Line, other: Line | None, asked: bool) -> None:
        self._match, self._game, self._seat = match, match.game, seat
        self._line, self._other, self._asked, self._next = line, other, asked, line.following
        self._worlds = Worlds(match.config, match.redacted(seat), seat)
        mine = self._worlds.terms(line.actions)
        theirs = self._worlds.terms(other.actions if other else ())
        self._terms = self._ranked(mine, theirs)
        self._since_now = self._ranked(mine, self._worlds.terms(()))
        self._then = self._next_label()

    def reasoning(self) -> Reasoning:
        line, other = self._line, self._other
        points = line.points - other.points if other else None
        apart = self._apart()
        return Reasoning(
            line=line.actions,
            why=self._why(),
            facts=self._facts(),
            alternative=other.actions if other else (),
            points=points,
            apart=apart,
            difference=self._difference(apart, points),
            outlook=self._outlook(),
            reply=self._next.reply,
            expected=line.points,
            win=line.win,
        )

    def _ranked(self, mine: Sequence[float], theirs: Sequence[float]) -> list[tuple[str, float]]:
        """By how many points each term differs: what speaks for the line first, or against it if it was asked about."""
        gained = {term: a - b for term, a, b in zip(self._game.terms, mine, theirs, strict=True)}
        return sorted(gained.items(), key=lambda each: each[1] if self._asked else -each[1])

    # ------------------------------------------------------------ the sentence

    def _telling(self) -> list[tuple[str, float]]:
        """The terms that speak for the line, or against it if it was asked about, the weightiest first."""
        return [(term, by) for term, by in self._terms if (-by if self._asked else by) >= TOLD]

    def _clause(self, term: str) -> Message:
        """What the line does about a term, with the thing that the term is about after the better line."""
        actions = self._other.actions if self._asked and self._other else self._line.actions
        named = self._game.named_in_terms(self._worlds.after(actions)[0], self._seat)
        return say(f"term-{term}-{'less' if self._asked else 'more'}", what=named.get(term, "none"))

    def _why(self) -> Message:
        telling = [self._clause(term) for term, _ in self._telling()[:2]]
        if self._asked:
            if abs(self._apart()) < AS_GOOD:
                return say("hint-why-not-as-good")
            if not telling:
                return say("hint-why-not-later")
            return say(f"hint-why-not-{len(telling)}", **_numbered(telling))
        if len(telling) == 2:
            return say("hint-why-2", **_numbered(telling))
        if self._then is None:
            no_clause = say("hint-why-as-good" if abs(self._apart()) < AS_GOOD else "hint-why-later")
            return say("hint-why-1", **_numbered(telling)) if telling else no_clause
        then = self._then
        return say("hint-why-next", first=telling[0], action=then) if telling else say("hint-why-then", action=then)

    def _next_label(self) -> Message | None:
        """The own next turn in few words: the decision that changes most, as the building that is built; the first of equals.
        None if nothing is known of that turn, or if it does nothing, as one that only ends."""
        if self._next.before is None or self._asked:
            return None
        told, most = None, 0
        for known, then, action in self._next_steps():
            changed = len(changes(self._game, *(self._game.measure(state, self._seat) for state in (known, then))))
            if changed > most or (told is None and self._moves_terms(known, then)):
                told, most = self._told_label(known, action), changed
        return told

    def _next_steps(self) -> Iterator[tuple[ListState, ListState, int]]:
        """The first decisions of the own next turn: what is known before and after each, and the action."""
        assert self._next.before is not None
        seat, actions = self._seat, self._next.actions
        worlds = Worlds(self._match.config, self._next.before, seat, 1)
        for step, action in enumerate(actions[:STEPS_WEIGHED]):
            known, then = (redact(worlds.after(actions[:count])[0], seat) for count in (step, step + 1))
            if self._game.may(known, seat, action) != OK:
                return
            yield known, then, action

    def _moves_terms(self, known: ListState, then: ListState) -> bool:
        """Whether a decision changes what the own position is worth, by any of the terms."""
        before, after = (Worlds(self._match.config, state, self._seat, 1).terms(()) for state in (known, then))
        return any(abs(a - b) >= TOLD for a, b in zip(after, before, strict=True))

    def _told_label(self, known: ListState, action: int) -> Message:
        """An action in the words of a hint: the catalogue may have others for it than for a list of choices."""
        label = self._game.label(known, self._seat, action)
        told = f"told-{label.id}"
        return Message(told, label.args) if told in self._match.config.catalogue else label

    # ------------------------------------------------------------ facts

    def _facts(self) -> tuple[Fact, ...]:
        """Two facts: what changes for certain and what may come next, else what the terms differ by. Where the lines are worth
        the same in everything, what this one does to the own position."""
        changed, instead = self._changed()
        facts = [*changed[:1], *self._next_fact()]
        for more in (self._term_facts, lambda: changed[1:], self._opposing_facts, lambda: instead, self._now_facts):
            if len(facts) < FACTS:
                facts += [fact for fact in more() if fact.text not in [told.text for told in facts]]
        return tuple(facts[:FACTS])

    def _changed(self) -> tuple[list[Fact], list[Fact]]:
        """What the line changes for certain, first what the other line does not change alike; and what the other would."""
        mine = _plan_changes(self._match, self._seat, self._line.actions)
        theirs = _plan_changes(self._match, self._seat, self._other.actions) if self._other else ()
        told = [change for change in mine if change not in theirs] or list(mine)
        told.sort(key=lambda change: change.after < change.before)  # what it brings before what it costs
        touched = [change.what for change in mine]
        instead = [self._range_fact(change) for change in theirs if change.what not in touched]
        return (
            [self._range_fact(change) for change in told],
            [Fact(say("hint-fact-otherwise", fact=fact.text), fact.detail) for fact in instead],
        )

    def _range_fact(self, change: Change) -> Fact:
        return self._change_fact(change, say("hint-fact-range", before=change.before, after=change.after))

    def _change_fact(self, change: Change, detail: Message | None) -> Fact:
        """A quantity with its change; a place, as that of a marker, in words of its own: no sum goes up or down."""
        told = f"told-{change.what.id}"
        if told in self._match.config.catalogue:
            return Fact(Message(told, {**change.what.args, "before": change.before, "after": change.after}))
        by = change.after - change.before
        return Fact(say("hint-fact-change", what=change.what, by=f"+{by}" if by > 0 else f"−{-by}"), detail)

    def _next_fact(self) -> list[Fact]:
        return [Fact(say("hint-fact-next", action=self._then), self._next_gain())] if self._then else []

    def _next_gain(self) -> Message | None:
        """What the own next turn changes most, by the order of the game's quantities read from the end: points."""
        game, config = self._game, self._match.config
        assert self._next.before is not None
        worlds = Worlds(config, self._next.before, self._seat, 1)
        before = game.measure(self._next.before, self._seat)
        after = game.measure(redact(worlds.after(self._next.actions)[0], self._seat), self._seat)
        gained = [change for change in changes(game, before, after) if change.after > change.before]
        return self._change_fact(gained[-1], None).text if gained else None

    def _term_facts(self) -> list[Fact]:
        """The terms that differ, with what they are worth; first those that the sentence does not speak of."""
        said = 2 if self._then is None else 1
        telling = self._telling()
        return [_term_fact(term, by) for term, by in (*telling[said:], *telling[:said])]

    def _opposing_facts(self) -> list[Fact]:
        """The terms that speak the other way, the weightiest first: what the line costs, or what it has for it."""
        against = [(term, by) for term, by in reversed(self._terms) if (by if self._asked else -by) >= TOLD]
        return [_term_fact(term, by) for term, by in against]

    def _now_facts(self) -> list[Fact]:
        """What the line does to the terms of the position as it is."""
        told = [(term, by) for term, by in self._since_now if abs(by) >= TOLD]
        return [_term_fact(term, by, "-than-now") for term, by in told]

    # ------------------------------------------------------------ the difference, in words

    def _apart(self) -> float:
        """By how many games of one the line is better: by victories where a search knows them, and by points."""
        if self._other is None:
            return 0.0
        swing = settings_of(self._match.config.name, "hard").swing
        by_points = max(-1.0, min(1.0, 100 * (self._line.points - self._other.points) / (2 * swing)))
        if self._line.win is None or self._other.win is None:
            return by_points
        by_wins = self._line.win - self._other.win
        return by_wins if abs(by_wins) >= abs(by_points) else by_points

    def _difference(self, apart: float, points: float | None) -> Message | None:
        if self._other is None or points is None:
            return None
        other = self._where_they_part()
        if abs(apart) < AS_GOOD or (apart < 0) != self._asked:
            return say("hint-as-good", other=other)
        size: Literal["slight", "plain", "clear"]
        size = "slight" if abs(apart) < SLIGHT else "clear" if abs(apart) >= CLEAR else "plain"
        agree = (points < 0) == (apart < 0)
        form = "hint-worse" if self._asked else "hint-better"
        return say(form, size=size, other=other, points=round(abs(points)) if agree else 0)

    def _where_they_part(self) -> Message:
        """The first decision of the other line that this one does not share."""
        assert self._other is not None
        draft, seat = self._match.draft(self._seat), self._seat
        for mine, theirs in zip(self._line.actions, self._other.actions, strict=False):
            if mine != theirs or draft.is_complete:
                break
            draft.act(mine)
        step = min(len(draft.actions), len(self._other.actions) - 1)
        seen, theirs = draft.world.seen_by(seat), self._other.actions[step]
        if seen.why_not(theirs) is None:
            return self._told_label(seen.redacted, theirs)
        return self._told_label(self._match.redacted(seat), self._other.actions[0])

    def _outlook(self) -> Message | None:
        """How the match stands after the line, in words; None alone, or without a search."""
        if self._line.win is None or self._match.players == 1:
            return None
        even = 1 / self._match.players
        off = (self._line.win - even) / (even if self._line.win < even else 1 - even)
        word = "even" if abs(off) < EVEN else ("far_" if abs(off) >= FAR else "") + ("ahead" if off > 0 else "behind")
        return say("hint-outlook", how=word)


def _numbered(clauses: Sequence[Message]) -> dict[str, int | str | Message]:
    return dict(zip(("first", "second"), clauses, strict=False))


def _term_fact(term: str, by: float, than: str = "") -> Fact:
    """A term, and by about how many points it is worth more or less than the other line's, or than now."""
    form = "hint-fact-more" if by > 0 else "hint-fact-less"
    return Fact(say(f"term-{term}"), say(form + than, points=round(abs(by))))


def _plan_changes(match: Match, seat: int, actions: tuple[int, ...]) -> tuple[Change, ...]:
    draft = match.draft(seat)
    for action in actions:
        try:
            draft.act(action)
        except IllegalAction:  # the plan is complete, or the rest hangs on what it reveals
            break
    return draft.changes()


def _actions(match: Match, seat: int, actions: tuple[int, ...]) -> tuple[Action, ...]:
    draft, line = match.draft(seat), []
    for id in actions:
        seen = draft.world.seen_by(seat)
        if draft.is_complete or id not in seen.legal:
            break
        line.append(seen.action(id))
        draft.act(id)
    return tuple(line)


def reply_of(match: Match, seat: int, mover: int, before: Sequence[ListState], action: int) -> Reply | None:
    """What another seat will probably do, if it is the same whatever is hidden; None if it hangs on what cannot be seen."""
    labels = [match.game.label(known, mover, action) for known in before]
    return Reply(mover, labels[0]) if mover != seat and all(label == labels[0] for label in labels) else None


def said_reply(reply: Reply) -> Message:
    """The reply as a sentence."""
    return say("hint-reply", seat=seat_message(reply.seat), action=reply.action)
