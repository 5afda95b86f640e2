"""Stone Layer: six shared stacks of real stones round a river, for 2 to 4 players."""

from __future__ import annotations

from collections.abc import Mapping

from rivertable.engine.contract import Game, TurnClock
from rivertable.engine.errors import RivertableError
from rivertable.engine.options import Option
from rivertable.engine.physics import Physics

from . import view
from .actions import ACTIONS
from .evaluation import evaluate, policy
from .events import EVENTS
from .preview import QUANTITIES, measure
from .prompts import candidates, decision, explain, label
from .reasons import Reason
from .referee import people_report, referee
from .rules.flow import DECISIONS, ask_even_if_single, rounds
from .scoring import CATEGORIES, END_REASONS, score, standing
from .setup import conserved, setup
from .state import State
from .story import tell
from .tables import POINTS_TO_WIN, TREMORS
from .terms import TERMS, weigh

OPTIONS = (
    Option("mode", default="simulation", choices=("simulation", "companion")),  # SL-11.6
    Option("tremor", default="normal", choices=TREMORS),  # SL-11.9
    Option("alternative_start", default=False),  # SL-11.1
    Option("alt_start_shuffle", default="remaining", choices=("remaining", "all")),  # SL-11.3
    Option("toppler_tokens", default="return", choices=("return", "stay")),  # SL-11.2
    Option("slip", default="partial_fall", choices=("partial_fall", "harmless")),  # SL-11.4
    Option("exchange", default="auto", choices=("auto", "manual")),  # SL-11.5
    Option("points_to_win", default="10", choices=tuple(map(str, POINTS_TO_WIN))),  # SL-11.7
    Option("turn_clock", default="none", choices=("none", "30", "60", "120")),  # seconds
)


def turn_clock(options: Mapping[str, bool | str]) -> TurnClock | None:
    """SL-11.8  So many seconds for every turn. The turn of a player who is late is passed (SL-10.28), but not while they hold
    a real stone."""
    seconds = options["turn_clock"]
    return None if seconds == "none" else TurnClock(int(seconds), passes=options["mode"] == "simulation")


def open_physics() -> Physics:
    """The simulated stones; they need the extra `stones` (MuJoCo)."""
    try:
        from .physics.stone_physics import StonePhysics
    except ModuleNotFoundError as missing:
        raise RivertableError(f"the stones need {missing.name}: pip install 'rivertable[stones]'") from None
    return StonePhysics()


GAME = Game(
    state=State,  # type: ignore[arg-type]  # @state makes it a ListState
    actions=ACTIONS,
    reasons=Reason,
    events=EVENTS,
    options=OPTIONS,
    turn_clock=turn_clock,
    score_categories=CATEGORIES,
    end_reasons=END_REASONS,
    decisions=DECISIONS,
    setup=setup,
    score=score,
    standing=standing,
    rounds=rounds,
    evaluate=evaluate,
    policy=policy,
    conserved=conserved,
    ask_even_if_single=ask_even_if_single,
    referee=referee,
    people_report=people_report,
    physics=open_physics,
    decision=decision,
    label=label,
    candidates=candidates,
    explain=explain,
    quantities=QUANTITIES,
    measure=measure,
    terms=TERMS,
    weigh=weigh,
    tell=tell,
    view=view.build,
)
