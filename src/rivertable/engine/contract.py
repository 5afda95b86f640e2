"""The contract between a game and everything above it.

A game is one `Game` object, `GAME`, in `games/<game>/__init__.py`. Its rules exist once and run in two modes;
what a function may look at is part of its duty:

*real*      the whole state. The function decides what happens, and nothing it returns is shown to anybody as it is.
*redacted*  a state in which everything the seat may not know is UNKNOWN (`engine/secrecy.py`). Whatever people,
            bots and logs get is made from this.

Every state has these fields: `rng: i64[RNG_WORDS] = secret(NOBODY)`, `reveals: i32`, `players: i8`,
`opt_rules: i16` and one `opt_<name>: i8` per option.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec

from rivertable.engine.actions import Actions
from rivertable.engine.chance import pick
from rivertable.engine.components import Header
from rivertable.engine.events import Events
from rivertable.engine.messages import Message
from rivertable.engine.options import Option
from rivertable.engine.physics import Physics
from rivertable.engine.reasons import ReasonCode
from rivertable.engine.rule import engine_function
from rivertable.engine.secrecy import Viewer
from rivertable.engine.state import MAX_SEATS, ListState

REFEREE_SEAT = MAX_SEATS  # not a player: the world outside the rules, which reports what happened
REFEREE = 1 << REFEREE_SEAT

REQUIRED_FIELDS = ("rng", "reveals", "players", "opt_rules")


class Change(msgspec.Struct, frozen=True):
    """One line of a preview: a quantity, what it is now and what it would be."""

    what: Message
    before: int
    after: int


@engine_function
def never(s: Any, seat: int) -> bool:
    """No decision of this game is asked when there is only one choice."""
    return False


@engine_function
def always(s: Any, seat: int, action: int) -> bool:
    """Every action is worth a thought."""
    return True


@engine_function
def no_referee(s: Any, stream: Any) -> int:
    """This game needs no reports from the world."""
    return 0


@engine_function
def nobody_reports(s: Any) -> bool:
    """No person reports for the world."""
    return False


@engine_function
def any_choice(s: Any, seat: int, out: Any, n: int, stream: Any) -> int:
    """Every legal action is as good as another."""
    return int(out[pick(stream, n)])


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
    score_categories: tuple[str, ...]
    """Names of the score categories, in the rulebook's order; the catalogue says them as `score-<name>`."""
    end_reasons: tuple[str, ...]
    """Ways the game can end; the catalogue says them as `end-<name>`."""

    # ------------------------------------------------------------ rules: both modes, ints and loops only

    setup: Callable[[Any, int], None]
    """setup(s, players) — real. Before: a blank state with options and chance seeded. After: the first decision
    is open, or forced choices that lead to it."""

    to_act: Callable[[Any], int]
    """to_act(s) -> mask — real. Bit p: seat p may act. Several bits: simultaneous, in any order with the same
    result, choices hidden until `sync`. REFEREE: the world reports. 0: the game is over."""

    legal: Callable[[Any, int, Any], int]
    """legal(s, seat, out) -> n — redacted for the seat. Writes the n legal action ids, ascending, into out. Never
    0 for a seat to act. The same on the real and on the redacted state."""

    may: Callable[[Any, int, int], int]
    """may(s, seat, action) -> OK or a Reason — redacted. OK exactly for the actions that `legal` lists. Any
    action id may be asked at any time."""

    apply: Callable[[Any, int, int], None]
    """apply(s, seat, action) — real. Before: the action is legal. After: the next decision is open, or the game
    is over. One atomic decision with all that follows from it by rule."""

    deal_unknown: Callable[[Any, int, Any], None]
    """deal_unknown(s, viewer, stream) — redacted for the viewer (-1: all seats together, SPECTATOR: nobody's).
    Fills every UNKNOWN with a uniformly random arrangement of what the viewer has not seen, and `s.rng` with an
    imagined future. Hidden choices of others are left open: those seats are asked again."""

    score: Callable[[Any, int, Any], int]
    """score(s, seat, out) -> total — real. Points by category into out[0..categories-1]; they add up to the total."""

    standing: Callable[[Any, int], int]
    """standing(s, seat) -> int — real. Larger is better, equal is shared: total and tie-breaks in one number."""

    utility: Callable[[Any, int], float]
    """utility(s, seat) -> reward in [-1, 1] — real, at the end. By rank; by score in a solo game."""

    end_reason: Callable[[Any], int]
    """end_reason(s) -> index into end_reasons — real, at the end."""

    rounds: Callable[[Any], int]
    """rounds(s) -> rounds begun so far — redacted."""

    evaluate: Callable[[Any, int], int]
    """evaluate(s, seat) -> int — redacted or imagined. A quick estimate of the seat's final score, in
    hundredths of a point."""

    policy: Callable[[Any, int, Any, int, Any], int] = any_choice
    """policy(s, seat, out, n, stream) -> one of the n legal actions in out — redacted. A cheap, sensible choice for
    playing a game on in imagination; varied by the stream, and the same on the real and on the redacted state. The
    state stays as it is; out has room for every action, and what lies behind the n legal ones may be overwritten."""

    looks_through: Callable[[Any, int], bool] = never
    """looks_through(s, seat) — redacted or imagined. True at a decision of the seat whose best answer `evaluate` takes
    into account by itself, so that greedy need not try them all on the way."""

    worth_trying: Callable[[Any, int, int], bool] = always
    """worth_trying(s, seat, action) — redacted or imagined. False for a legal action that greedy may pass over unseen;
    never for all of a decision's actions."""

    greedy_width: int = 16
    """Positions greedy's beam keeps at each depth of a turn: few where the estimate itself looks ahead."""

    conserved: Callable[[Any, Any], int]
    """conserved(s, out) -> n — real. Writes n sums that must never change during a match."""

    ask_even_if_single: Callable[[Any, int], bool] = never
    """ask_even_if_single(s, seat) — redacted. True where a lone choice is still asked (the start of a turn)."""

    referee: Callable[[Any, Any], int] = no_referee
    """referee(s, stream) -> action — real. Samples what the world would report."""

    people_report: Callable[[Any], bool] = nobody_reports
    """people_report(s) — redacted. True if a person at the table reports for the world and is to be asked."""

    physics: Callable[[], Physics] | None = None
    """world() -> the simulation behind the reports (`engine/physics.py`), if the game has one. Imported when called."""

    # ------------------------------------------------------------ for people: interpreted, on redacted states

    asked_order: Callable[[Any], tuple[int, ...]] | None = None
    """asked_order(s) -> seats — redacted for a watcher. While several seats decide at once: the order in which people who
    share a screen are asked, each until nothing is left to decide. It stays the same until all are done. None: whoever
    has the screen goes on, then the others by seat."""

    decision: Callable[[Any, int], Message]
    """decision(s, seat) -> what the seat is asked now, or what it waits for."""

    label: Callable[[Any, int, int], Message]
    """label(s, seat, action) -> the action in words, with the numbers that matter now."""

    candidates: Callable[[Any, int], tuple[int, ...]]
    """candidates(s, seat) -> actions worth showing at this decision, legal or not."""

    explain: Callable[[Any, int, int, int], dict[str, int | str | Message]]
    """explain(s, seat, action, reason) -> arguments of the reason's sentence."""

    preview: Callable[[Any, int, int], tuple[Change, ...]]
    """preview(s, seat, action) -> what a legal action costs and gives as far as the seat can know."""

    view: Callable[[Any, Viewer], msgspec.Struct]
    """view(s, viewer) -> a typed struct with names: all that the viewer sees."""

    @property
    def name(self) -> str:
        return self.folder.name
