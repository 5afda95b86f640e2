"""Previews: an action is tried on an imagined copy, and what it has changed is told.

Nothing is worked out by hand: a game declares its quantities and how they are read from a state (`Game.quantities`,
`Game.measure`), and a preview lists every one of them that differs. So it is true and whole as far as anybody can know.
"""

from __future__ import annotations

from collections.abc import Sequence

from rivertable.engine.chance import stream_from
from rivertable.engine.contract import REFEREE_SEAT, Change, Game
from rivertable.engine.game_config import GameConfig
from rivertable.engine.secrecy import viewer_code
from rivertable.engine.state import ListState

Values = Sequence[int | None]  # one for each quantity of the game; None is still open, or not to be known


class Previews:
    """What each action of a seat would change at one position. All of them are tried on copies of one imagined world:
    what is told is the same in every world that fits, so which one it is makes no difference."""

    def __init__(self, config: GameConfig, redacted: ListState, seat: int) -> None:
        self._game, self._seat = config.game, seat
        self._forced_choices = config.instance().per_game("forced_choices")
        self._out = [0] * self._game.actions.count
        self._before = self._game.measure(redacted, seat)
        self._world = redacted.clone()
        viewer = None if seat == REFEREE_SEAT else seat
        self._game.deal_unknown(self._world, viewer_code(viewer), stream_from(0))
        self._forced_choices.take_forced_choices(self._world, self._out)

    def of(self, action: int) -> tuple[Change, ...]:
        """What a legal action and the forced choices after it would change."""
        world = self._world.clone()
        self._game.apply(world, self._seat, action)
        self._forced_choices.take_forced_choices(world, self._out)
        return changes(self._game, self._before, measured_after(self._game, self._world, world, self._seat))


def measured_after(game: Game, before: ListState, after: ListState, seat: int) -> Values:
    """The quantities as the seat may know them after a decision. What hangs on something that it revealed is left open."""
    values = game.measure(after, seat)
    if after.reveals == before.reveals:
        return values
    unforeseen = game.unforeseen(before, after, seat)
    return [None if what.id in unforeseen else value for what, value in zip(game.quantities, values, strict=True)]


def changes(game: Game, before: Values, after: Values) -> tuple[Change, ...]:
    """Every quantity that differs; one that is open before or after is left out."""
    return tuple(
        Change(what, was, will)
        for what, was, will in zip(game.quantities, before, after, strict=True)
        if was != will and was is not None and will is not None
    )
