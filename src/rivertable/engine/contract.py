"""The contract between a game and everything above it.

A game is one `Game` object, `GAME`, in `games/<game>/__init__.py`. Its rules exist once and run in two modes;
every function below says which state it is given:

*real*      the whole state. The function decides what happens; what it returns is not shown to anybody directly.
*redacted*  a state in which everything the seat may not know is UNKNOWN (`engine/secrecy.py`). Everything that people,
            bots and logs get is made from this.
*imagined*  a redacted state whose UNKNOWNs `deal_unknown` has replaced by random values.

Every state has these fields: `rng: i64[RNG_WORDS] = secret(NOBODY)`, `reveals: i32`, `players: i8`,
`opt_rules: i16` and one `opt_<name>: i8` per option.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec

from rivertable.engine.actions import Actions
from rivertable.engine.chance import pick
from rivertable.engine.components import Header
from rivertable.engine.decisions import Decisions
from rivertable.engine.events import Events
from rivertable.engine.messages import Message
from rivertable.engine.options import Option
from rivertable.engine.physics import Physics
from rivertable.engine.reasons import ReasonCode
from rivertable.engine.rule import engine_function
from rivertable.engine.secrecy import Viewer
from rivertable.engine.state import MAX_SEATS, ListState
from rivertable.engine.turns import Tell

REFEREE_SEAT = MAX_SEATS  # not a player: reports what happened outside the rules (a person, physics or statistics)
REFEREE = 1 << REFEREE_SEAT

REQUIRED_FIELDS = ("rng", "reveals", "players", "opt_rules")


class Change(msgspec.Struct, frozen=True):
    """One line of a preview: a quantity, what it is now and what it would be."""

    what: Message
    before: int
    after: int


@engine_function
def never(s: Any, seat: int) -> bool:
    """Default of `ask_even_if_single`, `hides_choice` and `looks_through`: False at every decision."""
    return False


def nothing_unforeseen(before: Any, after: Any, seat: int) -> frozenset[str]:
    """Default of `unforeseen`: no quantity hangs on what is revealed."""
    return frozenset()


def nothing_named(s: Any, seat: int) -> dict[str, Message]:
    """Default of `named_in_terms`: no term is about one thing in particular."""
    return {}


@engine_function
def always(s: Any, seat: int, action: int) -> bool:
    """Default of `worth_trying`: True for every action."""
    return True


@engine_function
def no_referee(s: Any, stream: Any) -> int:
    """Default of `referee`, for games in which nothing happens outside the rules: it is never called."""
    return 0


@engine_function
def nobody_reports(s: Any) -> bool:
    """Default of `people_report`: no person acts as the referee."""
    return False


@engine_function
def any_choice(s: Any, seat: int, out: Any, n: int, stream: Any) -> int:
    """Default of `policy`: each of the n legal actions in out with the same chance."""
    return int(out[pick(stream, n)])


NOBODY_FIRST = -1  # what `first_seat` returns where all begin at once


@engine_function
def nobody_first(s: Any) -> int:
    """`first_seat` of a game in which all begin at once."""
    return NOBODY_FIRST


@dataclass(frozen=True, kw_only=True)
class Game:
    """Everything the engine, bots, server, lab and adapters know of a game."""

    folder: Path
    header: Header
    state: type[ListState]
    actions: Actions
    reasons: type[ReasonCode]
    events: Events
    options: tuple[Option, ...] = ()
    opening_options: tuple[str, ...] = ()
    """Options that lay open what players hide. A view of all cards, after the end, has them on."""
    may_lie_open: bool = False
    """People who share one screen may agree to hide nothing from each other, and need no cover between their turns. True
    only if what they hide is soon public anyway, such as the marks of a round that all make at once. The rules do not change."""

    decisions: Decisions | None = None
    """All decisions, if the game declares them (`engine/decisions.py`): observations then tell the open one by its number."""

    score_categories: tuple[str, ...]
    """Names of the score categories, in the rulebook's order; the catalogue says them as `score-<name>`."""
    end_reasons: tuple[str, ...]
    """Ways the game can end; the catalogue says them as `end-<name>`."""

    # ------------------------------------------------------------ rules: both modes, ints and loops only

    setup: Callable[[Any, int], None]
    """setup(s, players) — real. Before: the state is blank, but its options are set and its chance is seeded. After:
    somebody is to act (possibly with a single legal action)."""

    to_act: Callable[[Any], int]
    """to_act(s) -> mask — real. Bit p: seat p may act. Several bits: these seats decide simultaneously; any order leads
    to the same result, and their choices stay hidden until `sync`. REFEREE: a report of the referee is needed. 0: the
    game is over. The state stays as it is."""

    first_seat: Callable[[Any], int] = nobody_first
    """first_seat(s) -> the seat that goes first in turn order, or NOBODY_FIRST — real, right after the setup. For figures by
    turn order."""

    legal: Callable[[Any, int, Any], int]
    """legal(s, seat, out) -> n — redacted for the seat. Writes the n legal action ids, ascending, into out. n is above
    0 for a seat to act and 0 for every other. The real and the redacted state give the same ids."""

    may: Callable[[Any, int, int], int]
    """may(s, seat, action) -> OK or a Reason — redacted. OK exactly for the actions that `legal` lists. It can be
    called with any action id at any time, also when the seat is not to act or the game is over."""

    apply: Callable[[Any, int, int], None]
    """apply(s, seat, action) — real. Carries out one decision with everything that follows from it by rule. Before: the
    action is legal. After: somebody is to act, or the game is over."""

    deal_unknown: Callable[[Any, int, Any], None]
    """deal_unknown(s, viewer, stream) — redacted for the viewer: a seat, TABLE (what all seats together know) or
    SPECTATOR. Replaces every UNKNOWN by a uniformly random arrangement of what the viewer has not seen, and fills
    `s.rng` with an imagined future. After: redacted again for the same viewer, the state is what it was before. Hidden
    choices of other seats are reset, so that those seats are to act again."""

    score: Callable[[Any, int, Any], int]
    """score(s, seat, out) -> total — real, at any time. Writes the points by category into out[0..categories-1]; they
    add up to the total."""

    standing: Callable[[Any, int], int]
    """standing(s, seat) -> int — real, at the end. The total and all tie-breaks in one number: larger is better, and
    seats with equal numbers share their place."""

    utility: Callable[[Any, int], float]
    """utility(s, seat) -> reward in [-1, 1] — real, at the end. By rank; in a solo game by score, below 0 if it is
    lost."""

    end_reason: Callable[[Any], int]
    """end_reason(s) -> index into end_reasons — real, at the end."""

    rounds: Callable[[Any], int]
    """rounds(s) -> number of rounds begun so far — redacted, at any time."""

    evaluate: Callable[[Any, int], int]
    """evaluate(s, seat) -> int — redacted or imagined. A quick estimate of the seat's final score, in
    hundredths of a point."""

    policy: Callable[[Any, int, Any, int, Any], int] = any_choice
    """policy(s, seat, out, n, stream) -> one of the n legal actions in out — redacted. A cheap, sensible choice for
    the playouts of a search; it varies with the stream, and the real and the redacted state give the same one. Before:
    out holds the n legal actions and has room for all actions of the game. After: the state is unchanged; cells of out
    behind the first n may be overwritten."""

    looks_through: Callable[[Any, int], bool] = never
    """looks_through(s, seat) — redacted or imagined. True at a decision of the seat whose best answer `evaluate`
    already takes into account, so that the greedy bot need not try all answers."""

    worth_trying: Callable[[Any, int, int], bool] = always
    """worth_trying(s, seat, action) — redacted or imagined. False for a legal action that the greedy bot need not try;
    at every decision it is True for at least one legal action."""

    greedy_width: int = 16
    """Positions the greedy bot's beam holds at each depth of a turn: a small number where `evaluate` looks ahead
    itself."""

    conserved: Callable[[Any, Any], int]
    """conserved(s, out) -> n — real, at any time. Writes n sums into out (at most 64), such as all coins of the game,
    that must stay the same during a whole match."""

    ask_even_if_single: Callable[[Any, int], bool] = never
    """ask_even_if_single(s, seat) — redacted. True where the seat is asked even if only one action is legal, for
    example at the start of a turn. Elsewhere a single legal action is taken without asking."""

    hides_choice: Callable[[Any, int], bool] = never
    """hides_choice(s, seat) — redacted for a spectator. True at a decision of the seat where the others must not learn
    whether there is a choice at all, not even from the time the answer takes."""

    referee: Callable[[Any, Any], int] = no_referee
    """referee(s, stream) -> action — real, while `to_act` contains REFEREE. A random legal report of the referee, drawn
    from the game's statistics."""

    people_report: Callable[[Any], bool] = nobody_reports
    """people_report(s) — redacted for a spectator. True if a person at the table is the referee and has to be asked."""

    physics: Callable[[], Physics] | None = None
    """physics() -> the simulation that can act as the referee (`engine/physics.py`); None if the game has none. Its
    modules are imported by the call."""

    # ------------------------------------------------------------ for people: interpreted, on redacted states

    asked_order: Callable[[Any], tuple[int, ...]] | None = None
    """asked_order(s) -> seats — redacted for a spectator. While several seats decide simultaneously: the order in which
    people who share a screen are asked, each until that seat has decided everything. It stays the same until all seats
    are done. None: the person at the screen goes on, then the others follow by seat number."""

    decision: Callable[[Any, int], Message]
    """decision(s, seat) -> the question the seat is asked now, or a message that says what it waits for."""

    label: Callable[[Any, int, int], Message]
    """label(s, seat, action) -> the action in words, with the numbers that matter now."""

    candidates: Callable[[Any, int], tuple[int, ...]]
    """candidates(s, seat) -> actions to show at this decision: all legal ones, and others that people may wonder
    about."""

    explain: Callable[[Any, int, int, int], dict[str, int | str | Message]]
    """explain(s, seat, action, reason) -> the arguments of the sentence for a reason that `may` returned."""

    quantities: tuple[Message, ...]
    """What previews tell: the name of each quantity, the most important ones first."""

    measure: Callable[[Any, int], Sequence[int | None]]
    """measure(s, seat) -> the value of each quantity — redacted or imagined, the same on the real state. What is half
    decided counts as it stands: a sealed bid as paid, a choice of dice without what could still be added to it. None
    leaves a quantity open, where a later answer of the seat decides it."""

    unforeseen: Callable[[Any, Any, int], frozenset[str]] = nothing_unforeseen
    """unforeseen(before, after, seat) -> message ids — imagined, after an action that revealed something. The quantities
    that hang on what was turned up; previews leave them open. All others are the same whatever it was."""

    terms: tuple[str, ...]
    """What `evaluate` is the sum of, by name: hints say with them why one plan is better than another. The catalogue says
    each as `term-<name>` (a noun), `term-<name>-more` and `term-<name>-less` (what a plan does that has more or less of it
    than another: "brings { $what } nearer")."""

    weigh: Callable[[Any, int], Sequence[int]]
    """weigh(s, seat) -> the value of each term, in hundredths of a point — redacted or imagined. They add up to
    `evaluate`, so weights that were learned can stand behind them as well."""

    named_in_terms: Callable[[Any, int], dict[str, Message]] = nothing_named
    """named_in_terms(s, seat) -> by term, the thing it is about in this position, such as the building that is nearest —
    redacted or imagined. Its texts have it as `$what`; it is "none" for a term that is about nothing in particular."""

    tell: Tell | None = None
    """tell(seat, events) -> messages — what happened in a turn, made from the events one viewer has seen of it. For a seat
    they say what it did, without its name and without a full stop ("fetched 4 stone"). For None, where nobody moves, they
    are whole sentences ("New tiles are laid out."). No message for a seat: its turn has only begun. None, or no message
    where nobody moves: it is told by its events."""

    view: Callable[[Any, Viewer], msgspec.Struct]
    """view(s, viewer) -> everything the viewer sees, as a typed struct with names instead of numbers."""

    @property
    def name(self) -> str:
        return self.folder.name
