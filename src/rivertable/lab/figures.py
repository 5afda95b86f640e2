"""The statistics of the lab: shares and means with 95 % intervals, differences within pairs, and what taking a thing adds.

A match is one independent observation; the seats in it are not, for one of them wins what the others do not. So every
interval here is computed from whole matches.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from statistics import NormalDist
from typing import Any, NamedTuple

import msgspec
import numpy as np

from rivertable.engine.simulation import SURE, win_share

FALSE_FINDS = 0.05  # the share of chance finds that is accepted among all that are called clear
POWER = 0.84  # standard errors more, so that a difference is seen in four runs of five
NORMAL = NormalDist()

Floats = np.ndarray[Any, np.dtype[np.float64]]
Column = np.ndarray[Any, np.dtype[Any]]


class Figure(msgspec.Struct, frozen=True):
    """A number with the ends of its 95 % interval, and how many matches it comes from."""

    value: float
    low: float
    high: float
    count: int

    @property
    def reach(self) -> float:
        """Half the width of the interval."""
        return (self.high - self.low) / 2


def mean_of(values: Column, sure: float = SURE) -> Figure:
    """The mean of one value a match. A single match tells nothing of the spread, so its interval is all there is."""
    n = len(values)
    if n == 0:
        return Figure(0.0, -math.inf, math.inf, 0)
    mean = float(values.mean())
    reach = sure * float(values.std(ddof=1)) / math.sqrt(n) if n > 1 else math.inf
    return Figure(mean, mean - reach, mean + reach, n)


def share_of(values: Column) -> Figure:
    """The mean of shares between 0 and 1, one a match, with Wilson's interval: it stays between 0 and 1, and is right for
    few matches and for shares near the ends too."""
    n = len(values)
    if n == 0:
        return Figure(0.0, 0.0, 1.0, 0)
    return Figure(*win_share(values), n)


def chance_of(difference: float, error: float) -> float:
    """The chance to see a difference as large as this, up or down, if there were none."""
    if error == 0:
        return 1.0 if difference == 0 else 0.0
    return 1.0 if math.isinf(error) else 2 * (1 - NORMAL.cdf(abs(difference / error)))


def clear_ones(chances: Sequence[float], false_finds: float = FALSE_FINDS) -> list[bool]:
    """Which of many findings are clear, after Benjamini and Hochberg: of all that are called so, at most this share is
    expected to be chance."""
    order = sorted(range(len(chances)), key=lambda i: chances[i])
    last = max((place for place, i in enumerate(order, 1) if chances[i] <= false_finds * place / len(order)), default=0)
    clear = set(order[:last])
    return [i in clear for i in range(len(chances))]


def smallest_seen(spread: float, matches: int, sure: float = SURE) -> float:
    """The smallest true difference that a run of so many matches shows as clear in four cases of five. `spread` is the
    standard deviation of the difference in one match."""
    return (sure + POWER) * spread / math.sqrt(matches) if matches else math.inf


def smallest_of(change: Figure, sure: float = SURE) -> float:
    """The smallest true difference that the run of this figure showed as clear in four cases of five."""
    return (sure + POWER) / sure * change.reach


def sure_after(looks: int, findings: int = 1, error: float = 0.05) -> float:
    """Standard errors that a figure must be away from zero to be called clear, if one looks so many times at so many
    figures and stops at the first that is: the chance to be wrong is divided among all looks (Bonferroni)."""
    return NORMAL.inv_cdf(1 - error / (2 * looks * findings))


# ---------------------------------------------------------------- what taking a thing adds


class Effect(msgspec.Struct, frozen=True):
    """How much more often seats win that took a thing than seats that could have and did not."""

    difference: Figure
    chance: float  # to see as much by chance
    took: int  # seats compared on each side
    left: int


class Weighed(NamedTuple):
    """How much more often seats win that took something, and by how much each match moves that figure from its mean."""

    difference: float
    matches: Column  # the numbers of the matches that were compared
    moved: Floats
    took: int  # seats compared on each side
    left: int


def weigh(taken: Column, won: Column, condition: Column, match: Column) -> Weighed:
    """The difference in the share of wins between seats that took something and seats that did not, each compared with
    those in the same condition. One row for each seat that could: whether it did, its share of the win, its condition and
    its match.

    The difference within each condition counts by how well it is known (taken × left / both, after Mantel and Haenszel);
    conditions in which all did the same tell nothing. The error adds up what each match adds, so that the loss of one seat
    and the win of another in the same match are not counted as two observations.
    """
    taken = np.asarray(taken, bool)
    _, stratum = np.unique(condition, return_inverse=True)
    took = np.bincount(stratum, taken).astype(float)
    left = np.bincount(stratum, ~taken).astype(float)
    weight = np.divide(took * left, took + left, out=np.zeros_like(took), where=(took + left) > 0)
    compared = weight[stratum] > 0
    total = float(weight.sum())
    if total == 0:
        return Weighed(0.0, np.zeros(0, np.int64), np.zeros(0), 0, 0)
    wins_taken = _mean_by(stratum, won * taken, took)
    wins_left = _mean_by(stratum, won * ~taken, left)
    own = np.where(taken, wins_taken[stratum], wins_left[stratum])
    size = np.where(taken, took[stratum], left[stratum])
    share = np.where(compared, weight[stratum] / np.maximum(size, 1) / total, 0.0)
    moved = share * np.where(taken, 1.0, -1.0) * (won - own)
    matches, group = np.unique(match[compared], return_inverse=True)
    return Weighed(
        difference=float((weight * (wins_taken - wins_left)).sum() / total),
        matches=matches,
        moved=np.bincount(group, moved[compared]).astype(float),
        took=int((taken & compared).sum()),
        left=int((~taken & compared).sum()),
    )


def effect_of(found: Weighed) -> Effect:
    """What was weighed with its interval."""
    figure = _figure(found.difference, found.moved, SURE)
    return Effect(figure, chance_of(figure.value, figure.reach / SURE), found.took, found.left)


def change_of(first: Weighed, second: Weighed, sure: float = SURE) -> Figure:
    """How much more it adds in the second of two series of the same seeds. A match that both compared moves both."""
    matches = np.union1d(first.matches, second.matches)
    moved = np.zeros(len(matches))
    moved[np.searchsorted(matches, second.matches)] += second.moved
    moved[np.searchsorted(matches, first.matches)] -= first.moved
    return _figure(second.difference - first.difference, moved, sure)


def _figure(value: float, moved: Floats, sure: float) -> Figure:
    n = len(moved)
    reach = sure * math.sqrt(n / (n - 1) * float((moved**2).sum())) if n > 1 else math.inf
    return Figure(value, value - reach, value + reach, n)


def _mean_by(stratum: Column, values: Column, counts: Floats) -> Floats:
    sums = np.bincount(stratum, values, minlength=len(counts))
    return np.divide(sums, counts, out=np.zeros_like(counts), where=counts > 0)
