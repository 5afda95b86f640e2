"""An effect is one record: when it fires, when it can, what it asks, what it does, and whether Mill Wheel copies it.

    Effect("tow_upstream", When.ACTION, Ask(TARGET, may=is_towable, do=tow_upstream), copied=True)
    Effect("draw_keep", When.BUILT, KEEPING, can=is_any_structure_left, do=draw_to_keep, copied=True)

Records stand below the rules of their effects, in the tuple EFFECTS of the module; `dispatch.py` gathers them and has the
rules written that find a record's rules by the effect of a card. Those get what their parameters ask for by name: the
state `s`, the `seat`, the `source` (the card with the effect), what was chosen (`card`, `slot` or `victim`), the material
card chosen `first`, and whatever the record gives besides.
"""

from __future__ import annotations

import enum
from collections.abc import Iterable, Iterator
from typing import Any

from rivertable.engine.decisions import Decision
from rivertable.engine.written import STEP, Names, Rule, written

from ... import tables
from ...state import NOTHING
from ...tables import EFFECT, UNUSED, number_of


class When(enum.Enum):
    """When an effect fires."""

    BUILT = "the structure is built (RB-5.51)"
    FREE = "once per game, before the action of a turn (RB-5.1)"
    TURN_START = "once per turn, before the action (RB-5.1)"
    ACTION = "as the action of a turn (RB-5.60)"
    REACTION = "a build of the owner uses its material (RB-7.85)"
    ASHORE = "the material card arrives on the shoreline (RB-7.11)"
    SCORING = "points are counted (RB-7.92)"
    STANDING = "a rule asks who has the card, or what lies on it"


STARTED = (When.BUILT, When.FREE, When.TURN_START, When.ACTION, When.REACTION)  # they begin, and may ask something


class Ask:
    """A question of an effect that other effects ask too, and what its answer does: TARGET, SLOT, VICTIM or DISCARD. The
    second TARGET of an effect is asked at stage 1."""

    def __init__(
        self, decision: int, *, do: Rule, may: Rule | None = None, optional: bool = False, **given: Any
    ) -> None:
        self.decision = decision
        self.do = do
        """What an answer does; it asks what is to be asked next."""
        self.may = may
        """Whether this can be chosen; None: anything the question allows."""
        self.optional = optional
        """Whether the answer may be no (RB-7.1)."""
        self.given = given
        """What its rules get besides: numbers, or tables of which they get the number of the source."""


class Effect:
    """What cards with this `effect` do."""

    def __init__(
        self,
        name: str,
        when: When,
        *asks: Ask | Decision,
        can: Rule | None = None,
        do: Rule | None = None,
        counts: Rule | None = None,
        times: Any = None,
        copied: bool = False,
        pays_later: bool = False,
        **given: Any,
    ) -> None:
        self.name = name
        """As components.toml names it."""
        self.number = number_of(name)
        self.when = when
        self.asks = tuple(ask for ask in asks if isinstance(ask, Ask))
        """The questions it shares with other effects, in their order; the first one is asked when it begins."""
        self.decisions = tuple(ask for ask in asks if isinstance(ask, Decision))
        """The questions of its own."""
        self.can = can
        """Whether it would do anything (RB-5.2, RB-7.1); None: whether there is a target, if it asks for one."""
        self.do = do
        """What it does at once, None if it begins with a question; for a standing one, the rule that looks for it."""
        self.counts = counts
        """What a ? value counts (RB-7.93); None: the structures that use the card's own material."""
        self.times = times
        """How often it is asked, a table by card; None: once."""
        self.copied = copied
        """Whether Mill Wheel copies it (RB-7.45, RB-7.81)."""
        self.pays_later = pays_later
        """Whether its fish depend on what is chosen, so that labels cannot tell them before."""
        self.given = given
        """What `do` and `counts` get besides, as those of `Ask` do."""

    @property
    def first_asked(self) -> int:
        """The decision that opens when it begins; NOTHING if it does something at once."""
        if self.do is not None or not (self.asks or self.decisions):
            return NOTHING
        return self.asks[0].decision if self.asks else self.decisions[0].number


Branch = tuple[Effect, Iterable[str]]


def by_effect(
    module: str,
    signature: str,
    branches: Iterable[Branch],
    names: Names,
    *,
    otherwise: str = "",
    table: Any = EFFECT,
) -> Rule:
    """The rule `name(s, …)` with one branch for each effect that a card has, and what follows if no branch has answered.
    The last branch is an effect's too: an effect without a branch comes to nothing here."""
    names["EFFECT"] = table
    begin = [] if "source" in signature else ["source, stage = s.effect_card, s.stage"]
    lines = [*begin, "effect = EFFECT[source]", *_chain(branches), *([otherwise] if otherwise else [])]
    name = signature.partition("(")[0]
    return written(module, name, [f"def {signature}:", *(STEP + line for line in lines)], names)


def called(names: Names, function: Rule, given: dict[str, Any], *offered: str, **more: str) -> str:
    """The call of a rule of a record. Tables stand in tables.py, and the source names them as they are called there."""
    values = {name: _value(names, value) for name, value in given.items()}
    return names.call(function, {**{name: name for name in offered}, **more, **values})


def _value(names: Names, value: Any) -> str:
    if isinstance(value, int):
        return repr(value)
    name = next(name for name, table in vars(tables).items() if table is value)
    names[name] = value
    return f"{name}[source]"


def _chain(branches: Iterable[Branch]) -> Iterator[str]:
    effects: dict[tuple[str, ...], list[Effect]] = {}  # by what they do
    for effect, body in branches:
        if effect.number != UNUSED:
            effects.setdefault(tuple(body), []).append(effect)
    word = "if"
    for lines, alike in effects.items():
        is_one = " or ".join(f"effect == {each.number}" for each in alike)
        yield f"{word} {is_one}:  # {', '.join(each.name for each in alike)}"
        yield from (STEP + line for line in lines)
        word = "elif"
