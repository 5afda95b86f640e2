"""The contract between a game and everything above it.

A game is one `Game` object, `GAME`, in `games/<game>/__init__.py`. Its rules exist once and run in two modes;
every function below says which state it is given:

*real*      the whole state. The function decides what happens; what it returns is not shown to anybody directly.
*redacted*  a state in which everything the seat may not know is UNKNOWN (`engine/secrecy.py`). Everything that people,
            bots and logs get is made from this.
*imagined*  a redacted state whose UNKNOWNs `deal_unknown` has replaced by random values.

Every state has these fields: `rng: i64[RNG_WORDS] = secret(NOBODY)`, `reveals: i32`, `players: i8`,
`opt_rules: i16` and one `opt_<name>: i8` per option.

A game has to give `state`, `actions`, `reasons`, `decisions`, `setup` and `points`. Everything else has a default, made from
these (`engine/defaults.py`): a small game needs few of the other fields, a large one says itself what the default says too
plainly. Where a default cannot be made, the error names the field that is needed and why.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec

from rivertable.engine.actions import Actions
from rivertable.engine.chance import pick
from rivertable.engine.components import Header
from rivertable.engine.decisions import Decisions
from rivertable.engine.defaults import NOBODY_FIRST, complete
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


class TurnClock(msgspec.Struct, frozen=True):
    """A clock that a game's own options ask for: so many seconds for every turn."""

    seconds: int
    passes: bool
    """True: at zero the turn is passed, or played by a bot where the rules do not allow to pass. False: the clock lets nobody
    go, and only shows that time is up."""


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


@engine_function
def nothing_conserved(s: Any, out: Any) -> int:
    """Default of `conserved`: no sum is watched."""
    return 0


@engine_function
def one_round(s: Any) -> int:
    """Default of `rounds`: the match is one round."""
    return 1


@engine_function
def nobody_first(s: Any) -> int:
    """`first_seat` of a game in which all begin at once."""
    return NOBODY_FIRST


def no_turn_clock(options: Mapping[str, bool | str]) -> TurnClock | None:
    """Default of `turn_clock`: no option asks for one."""
    return None


FROM_THE_REST: Any = None  # the default is made from what the game has declared: `engine/defaults.py`


@dataclass(frozen=True, kw_only=True)
class Game:
    """Everything the engine, bots, server, lab and adapters know of a game."""

    state: type[ListState]
    actions: Actions
    reasons: type[ReasonCode]
    events: Events = field(default_factory=Events)
    folder: Path = FROM_THE_REST
    """Where the game's files are."""
    header: Header = FROM_THE_REST
    """The [game] table of its components."""
    options: tuple[Option, ...] = ()
    opening_options: tuple[str, ...] = ()
    """Options that lay open what players hide. A view of all cards, after the end, has them on."""
    may_lie_open: bool = False
    """People who share one screen may agree to hide nothing from each other, and need no cover between their turns. True
    only if what they hide is soon public anyway, such as the marks of a round that all make at once. The rules do not change."""

    turn_clock: Callable[[Mapping[str, bool | str]], TurnClock | None] = no_turn_clock
    """turn_clock(options) -> the clock that the options of a match ask for, if they do. The server keeps the time."""

    points: Mapping[str, Callable[[Any, int], int]] | None = None
    """By score category, in the rulebook's order: points(s, seat) -> the seat's points in it — real, at any time. `score`,
    `standing` and `evaluate` are made from them; a game that writes these itself can do without."""
    score_categories: tuple[str, ...] = FROM_THE_REST
    """Names of the score categories, in the rulebook's order; the catalogue says them as `score-<name>`. By default those of
    `points`."""
    end_reasons: tuple[str, ...] = ("over",)
    """Ways the game can end; the catalogue says them as `end-<name>`."""

    decisions: Decisions | None = None
    """All decisions of the game. `to_act`, `legal`, `may`, `apply`, `declines`, `decision` and `candidates` come from them;
    a game that writes these itself can do without."""

    # ------------------------------------------------------------ rules: both modes, ints and loops only

    setup: Callable[[Any, int], None]
    """setup(s, players) — real. Before: the state is blank, but its options are set and its chance is seeded. After:
    somebody is to act (possibly with a single legal action)."""

    to_act: Callable[[Any], int] = FROM_THE_REST
    """to_act(s) -> mask — real. Bit p: seat p may act. Several bits: these seats decide simultaneously; any order leads
    to the same result, and their choices stay hidden until `sync`. REFEREE: a report of the referee is needed. 0: the
    game is over. The state stays as it is."""

    first_seat: Callable[[Any], int] = FROM_THE_REST
    """first_seat(s) -> the seat that goes first in turn order, or NOBODY_FIRST — real, right after the setup. For figures by
    turn order. By default the seat that is to act then, if it is one alone."""

    legal: Callable[[Any, int, Any], int] = FROM_THE_REST
    """legal(s, seat, out) -> n — redacted for the seat. Writes the n legal action ids, ascending, into out. n is above
    0 for a seat to act and 0 for every other. The real and the redacted state give the same ids."""

    may: Callable[[Any, int, int], int] = FROM_THE_REST
    """may(s, seat, action) -> OK or a Reason — redacted. OK exactly for the actions that `legal` lists. It can be
    called with any action id at any time, also when the seat is not to act or the game is over."""

    apply: Callable[[Any, int, int], None] = FROM_THE_REST
    """apply(s, seat, action) — real. Carries out one decision with everything that follows from it by rule. Before: the
    action is legal. After: somebody is to act, or the game is over."""

    declines: frozenset[int] = FROM_THE_REST
    """The actions that say no, pass, or end the turn: where one is legal, it is played for a person whose time is up."""

    deal_unknown: Callable[[Any, int, Any], None] = FROM_THE_REST
    """deal_unknown(s, viewer, stream) — redacted for the viewer: a seat, TABLE (what all seats together know) or
    SPECTATOR. Replaces every UNKNOWN by a uniformly random arrangement of what the viewer has not seen, and fills
    `s.rng` with an imagined future. After: redacted again for the same viewer, the state is what it was before. Hidden
    choices of other seats are reset, so that those seats are to act again. By default only the future is hidden."""

    score: Callable[[Any, int, Any], int] = FROM_THE_REST
    """score(s, seat, out) -> total — real, at any time. Writes the points by category into out[0..categories-1]; they
    add up to the total."""

    standing: Callable[[Any, int], int] = FROM_THE_REST
    """standing(s, seat) -> int — real, at the end. The total and all tie-breaks in one number: larger is better, and
    seats with equal numbers share their place. By default the total."""

    utility: Callable[[Any, int], float] = FROM_THE_REST
    """utility(s, seat) -> reward in [-1, 1] — real, at the end. By rank, which is the default; in a solo game by
    score, below 0 if it is lost."""

    end_reason: Callable[[Any], int] = FROM_THE_REST
    """end_reason(s) -> index into end_reasons — real, at the end. Needed if there are several."""

    rounds: Callable[[Any], int] = one_round
    """rounds(s) -> number of rounds begun so far — redacted, at any time."""

    evaluate: Callable[[Any, int], int] = FROM_THE_REST
    """evaluate(s, seat) -> int — redacted or imagined. A quick estimate of the seat's final score, in
    hundredths of a point. By default the points it has now."""

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

    conserved: Callable[[Any, Any], int] = nothing_conserved
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

    decision: Callable[[Any, int], Message] = FROM_THE_REST
    """decision(s, seat) -> the question the seat is asked now, or a message that says what it waits for. By default
    `decide-<name of the decision>`, `decide-wait` or `decide-over`."""

    label: Callable[[Any, int, int], Message] = FROM_THE_REST
    """label(s, seat, action) -> the action in words, with the numbers that matter now. By default `action-<name>` with its
    arguments, or `action-<name>-<argument>` if the catalogue has that."""

    candidates: Callable[[Any, int], tuple[int, ...]] = FROM_THE_REST
    """candidates(s, seat) -> actions to show at this decision: all legal ones, and others that people may wonder
    about. By default all answers to the open decision."""

    explain: Callable[[Any, int, int, int], dict[str, int | str | Message]] = FROM_THE_REST
    """explain(s, seat, action, reason) -> the arguments of the sentence for a reason that `may` returned. By default
    `$question`, what is asked instead, for NOT_ASKED_NOW, and none for the others."""

    quantities: tuple[Message, ...] = FROM_THE_REST
    """What previews tell: the name of each quantity, the most important ones first. By default the score categories."""

    measure: Callable[[Any, int], Sequence[int | None]] = FROM_THE_REST
    """measure(s, seat) -> the value of each quantity — redacted or imagined, the same on the real state. What is half
    decided counts as it stands: a sealed bid as paid, a choice of dice without what could still be added to it. None
    leaves a quantity open, where a later answer of the seat decides it."""

    unforeseen: Callable[[Any, Any, int], frozenset[str]] = nothing_unforeseen
    """unforeseen(before, after, seat) -> message ids — imagined, after an action that revealed something. The quantities
    that hang on what was turned up; previews leave them open. All others are the same whatever it was."""

    terms: tuple[str, ...] = ("points",)
    """What `evaluate` is the sum of, by name: hints say with them why one plan is better than another. The catalogue says
    each as `term-<name>` (a noun), `term-<name>-more` and `term-<name>-less` (what a plan does that has more or less of it
    than another: "brings { $what } nearer")."""

    weigh: Callable[[Any, int], Sequence[int]] = FROM_THE_REST
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

    things: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """Where the lab finds the card, tile or place that an action takes: by name of the action, the arguments (its own, or
    its label's) that name it; none where nothing is taken that figures are worth keeping for. An action that is not here
    is asked itself: its arguments with names, otherwise the first name in its label."""

    view: Callable[[Any, Viewer], msgspec.Struct] = FROM_THE_REST
    """view(s, viewer) -> everything the viewer sees, as a typed struct with names instead of numbers. By default every
    field of the state that the viewer may know."""

    def __post_init__(self) -> None:
        complete(self)

    @property
    def name(self) -> str:
        return self.folder.name
