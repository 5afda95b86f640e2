"""The River: pioneers settle along a winding river, for 2 to 4 players."""

from __future__ import annotations

from rivertable.engine.contract import Game
from rivertable.engine.options import Option

from . import view
from .actions import ACTIONS
from .evaluation import evaluate
from .events import EVENTS
from .policy import policy
from .preview import QUANTITIES, measure
from .prompts import candidates, decision, explain, label
from .reasons import Reason
from .rules.flow import DECISIONS, ask_even_if_single, rounds
from .scoring import CATEGORIES, END_REASONS, end_reason, score, standing
from .setup import conserved, first_seat, setup
from .state import State
from .story import tell
from .tables import ROUND_CAPS
from .terms import TERMS, named_in_terms, weigh

# TR-11.1, TR-11.2, TR-11.4; TR-11.5: the rulebook has no variants.
OPTIONS = (
    Option("open_values", default=False),
    Option("preprint", default="asymmetric", choices=("asymmetric", "same")),
    Option("round_cap", default="none", choices=ROUND_CAPS),
)

GAME = Game(
    state=State,  # type: ignore[arg-type]  # @state makes it a ListState
    actions=ACTIONS,
    reasons=Reason,
    events=EVENTS,
    options=OPTIONS,
    opening_options=("open_values",),
    score_categories=CATEGORIES,
    end_reasons=END_REASONS,
    decisions=DECISIONS,
    first_seat=first_seat,
    setup=setup,
    score=score,
    standing=standing,
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
    things=dict.fromkeys(("trade_pick", "return_one", "pick_substitute", "pick_discount", "pay_with_food", "done"), ()),
    view=view.build,
)
