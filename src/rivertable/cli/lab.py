"""`rivertable lab`: experiments for designers, and what their commands share."""

from __future__ import annotations

from rivertable.cli import arena, lab_balance, lab_compare, lab_sweep
from rivertable.cli.app import App

app = App(no_args_is_help=True, help="Is a game balanced, what does a change of numbers change, which bot is stronger?")

for module in (lab_balance, lab_compare, lab_sweep):
    module.register(app)
app.command(
    "tournament",
    epilog="Examples:\n\n  rivertable lab tournament riverside greedy random --games 200",
)(arena.arena)
