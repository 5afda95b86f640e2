"""Stone Layer: six shared stacks of real stones round a river, for 2 to 4 players."""

from __future__ import annotations

from pathlib import Path

from rivertable.engine.contract import Game
from rivertable.engine.errors import RivertableError
from rivertable.engine.options import Option
from rivertable.engine.physics import Physics

from . import view
from .actions import ACTIONS
from .deal import deal_unknown
from .evaluation import evaluate, policy
from .events import EVENTS
from .preview import QUANTITIES, measure
from .prompts import candidates, decision, explain, label
from .reasons import Reason
from .referee import people_report, referee
from .rules.flow import DECISIONS, apply, ask_even_if_single, legal, may, rounds, to_act
from .scoring import CATEGORIES, END_REASONS, end_reason, score, standing, utility
from .setup import conserved, first_seat, setup
from .state import State
from .story import tell
from .tables import DATA, POINTS_TO_WIN, TREMORS
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
    Option("turn_clock", default="none", choices=("none", "30", "60", "120")),  # SL-11.8, seconds; the server keeps it
)


def open_physics() -> Physics:
    """The simulated stones; they need the extra `stones` (MuJoCo)."""
    try:
        from .physics.stone_physics import StonePhysics
    except ModuleNotFoundError as missing:
        raise RivertableError(f"the stones need {missing.name}: pip install 'rivertable[stones]'") from None
    return StonePhysics()


GAME = Game(
    folder=Path(__file__).parent,
    header=DATA.game,
    state=State,  # type: ignore[arg-type]  # @state makes it a ListState
    actions=ACTIONS,
    reasons=Reason,
    events=EVENTS,
    options=OPTIONS,
    decisions=DECISIONS,
    score_categories=CATEGORIES,
    end_reasons=END_REASONS,
    first_seat=first_seat,
    setup=setup,
    to_act=to_act,
    legal=legal,
    may=may,
    apply=apply,
    deal_unknown=deal_unknown,
    score=score,
    standing=standing,
    utility=utility,
    end_reason=end_reason,
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
