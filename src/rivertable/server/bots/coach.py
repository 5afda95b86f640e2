"""When a plan is so bad that somebody who learns is told before it is sent."""

from __future__ import annotations

from rivertable.bots.jobs import Suggestion

NOISE = 3.0  # standard errors that a difference must exceed
POINTS = {  # points that a plan gives away before it is told, by game: docs/bots.md has the figures behind them
    "the_river": 4.0,
    "riverside": 20.0,
    "twelve_rivers": 7.0,
    "river_bankers": 1.5,
    "stone_layer": 1.0,
}
USUAL_POINTS = 5.0


def is_clearly_bad(game: str, judged: Suggestion) -> bool:
    """The judged line is behind the best one by more points than the game's threshold, and by far more than noise."""
    return is_behind(judged, threshold(game))


def threshold(game: str) -> float:
    """Points that a plan of this game may give away untold."""
    return POINTS.get(game, USUAL_POINTS)


def is_behind(judged: Suggestion, points: float) -> bool:
    """The judged line is behind by at least so many points, and by far more than noise."""
    behind = judged.points or 0.0
    return behind >= points and behind >= NOISE * judged.noise
