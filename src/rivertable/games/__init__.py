"""The games, one package each; they do not know each other.

The package can be called: `rivertable.games()` are the names of all games. A package and a function of one name cannot
both be found in `rivertable`, for whichever is imported last hides the other, so here they are one thing.
"""

from __future__ import annotations

import sys
from types import ModuleType

from rivertable.engine import registry


class Games(ModuleType):
    """The package of the games, which names them when it is called."""

    def __call__(self) -> tuple[str, ...]:
        """The names of all games, sorted."""
        return registry.games()


sys.modules[__name__].__class__ = Games
