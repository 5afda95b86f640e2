"""The lab: how balanced a game is, what a change of its numbers does, and how strong bots are.

    rt.lab.balance("the_river", games=20_000).save("report.html")
    rt.lab.compare("the_river", "mine.toml").significant

docs/designers.md goes from "I want to change a card" to a decision.
"""

from __future__ import annotations

from rivertable.lab.arena import Arena, Sprt
from rivertable.lab.balance import balance
from rivertable.lab.compare import compare
from rivertable.lab.results import Balance, Comparison, Sweep
from rivertable.lab.sweep import sweep
from rivertable.lab.tournament import tournament

__all__ = ["Arena", "Balance", "Comparison", "Sprt", "Sweep", "balance", "compare", "sweep", "tournament"]
