"""The River: pioneers settle along a winding river, for 2 to 4 players."""

from __future__ import annotations

from pathlib import Path

from rivertable.engine.contract import Game
from rivertable.engine.options import Option

from . import view
from .actions import ACTIONS
from .deal import deal_unknown
from .evaluation import evaluate
from .events import EVENTS
from .policy import policy
from .preview import QUANTITIES, measure
from .prompts import candidates, decision, explain, label
from .reasons import Reason
from .rules.flow import DECISIONS, apply, ask_even_if_single, legal, may, rounds, to_act
from .scoring import CATEGORIES, END_REASONS, end_reason, score, standing, utility
from .setup import conserved, first_seat, setup
from .state import State
from .story import tell
from .tables import DATA, ROUND_CAPS
from .terms import TERMS, named_in_terms, weigh

# TR-11.1, TR-11.2, TR-11.4; TR-11.5: the rulebook has no variants.
OPTIONS = (
    Option("open_values", default=False),
    Option("preprint", default="asymmetric", choices=("asymmetric", "same")),
    Option("round_cap", default="none", choices=ROUND_CAPS),
)

GAME = Game(
    folder=Path(__file__).parent,
    header=DATA.game,
    state=State,  # type: ignore[arg-type]  # @state makes it a ListState
    actions=ACTIONS,
    reasons=Reason,
    events=EVENTS,
    options=OPTIONS,
    opening_options=("open_values",),
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
    decision=decision,
    label=label,
    candidates=candidates,
    explain=explain,
    quantities=QUANTITIES,
    measure=measure,
    terms=TERMS,
    weigh=weigh,
    named_in_terms=named_in_terms,
    tell=tell,
    view=view.build,
)
