"""compare: two sets of components on the same seeds, and what the change of numbers changes in play."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from rivertable.engine.components import Overlay
from rivertable.engine.defaults import NOBODY_FIRST
from rivertable.engine.errors import OptionError
from rivertable.engine.game_config import GameConfig
from rivertable.engine.messages import say
from rivertable.engine.simulation import SURE
from rivertable.lab.balance import is_told, least_that_counts, rows_by_thing, weigh_taking
from rivertable.lab.figures import (
    Column,
    Figure,
    chance_of,
    change_of,
    clear_ones,
    mean_of,
    smallest_of,
    smallest_seen,
    sure_after,
)
from rivertable.lab.parts import Part, Series
from rivertable.lab.results import Comparison, Difference, run_of
from rivertable.lab.running import Progress, Runner, mapper, series_of
from rivertable.lab.things import Thing

PRINTED = "as printed"
PILOT = 250  # matches after which the spread is known well enough to say what a run can see
FIRST_LOOK = 500  # matches; at each further look there are twice as many
RARE = 0.02  # a thing taken in a smaller share of matches on both sides is left out
MOST_THINGS = 40  # told at most: those whose use changed most
ADDS = "wins added by "  # before the thing that is taken

SCORE, WIN_OF_FIRST = "score of a seat", "win share of who starts"
BASE = (SCORE, "winner's score", "winner ahead by", WIN_OF_FIRST, "rounds", "decisions", "lead changes")
Forecast = Callable[[dict[str, float]], None]  # by quantity, the smallest difference that the run can see


def compare(
    game: GameConfig | str,
    first: str | Path | Overlay | None = None,
    second: str | Path | Overlay | None = None,
    *,
    players: int | None = None,
    games: int = 20_000,
    policy: str | Sequence[str] = "greedy",
    seed: int | str = 0,
    until_clear: bool = False,
    jobs: int | None = None,
    ray: str | None = None,
    folder: str | Path | None = None,
    progress: Progress | None = None,
    forecast: Forecast | None = None,
    command: str = "",
    **options: Any,
) -> Comparison:
    """What changes between two overlays, on the same seeds: compare("the_river", "a.toml", "b.toml", games=20_000). One
    overlay alone is compared with the game as printed.

    `until_clear` looks now and then, and stops as soon as the scores or the wins of who starts clearly differ; intervals
    are wider then, as looking often makes chance finds likelier. `forecast` is called early with the smallest difference
    that the run can see, by quantity.
    """
    files = [each for each in (first, second) if each is not None]
    if not files:
        raise OptionError(
            "name one overlay to compare it with the printed game, or two to compare them with each other"
        )
    settings: dict[str, Any] = {"games": games, "policy": policy, "seed": seed, "players": players, **options}
    sides = [series_of(game, components=each, **settings) for each in ([None, *files] if len(files) == 1 else files)]
    if sides[0].key == sides[1].key:
        raise OptionError("both sides are the same game, number for number; name two overlays that differ")
    with mapper(jobs, ray) as map_tasks:
        runner = Runner(map_tasks, folder, progress)
        runner.total = 2 * games
        result = compare_series(sides, games, runner, until_clear, forecast, command)
    runner.finish(sides)
    return result


def compare_series(
    sides: Sequence[Series],
    games: int,
    runner: Runner,
    until_clear: bool = False,
    forecast: Forecast | None = None,
    command: str = "",
) -> Comparison:
    """The same for series that have everything in common but their overlays."""
    looks = list(_looks(games, until_clear))
    sure = sure_after(len(looks), 2) if len(looks) > 1 else SURE
    parts: list[Part] = []
    if forecast is not None:
        pilot = min(games, PILOT)
        forecast(_smallest(_both(sides, runner.play(sides, pilot)), games, sure))
    for look in looks:
        parts = runner.play(sides, look)
        if until_clear and look < games and _is_clear(_both(sides, parts), sure):
            break
    return _comparison(sides, parts, games, sure, command)


def _looks(games: int, until_clear: bool) -> Iterator[int]:
    look = FIRST_LOOK
    while until_clear and look < games:
        yield look
        look *= 2
    yield games


Both = dict[str, tuple[Column, Column]]  # by quantity, one value a match on both sides


def _both(sides: Sequence[Series], parts: Sequence[Part]) -> Both:
    """Every quantity of both sides, as far as both have it."""
    first, second = (quantities(side.config, part) for side, part in zip(sides, parts, strict=True))
    return {name: (first[name], second[name]) for name in first if name in second}


def quantities(config: GameConfig, part: Part) -> dict[str, Column]:
    """What is compared: one value a match by name."""
    matches, rows = part.matches, np.arange(len(part.matches))
    best = np.argmax(matches["standing"], axis=1)
    others = np.argsort(-matches["standing"], axis=1, kind="stable")[:, 1]
    values = {
        SCORE: matches["score"].mean(axis=1),
        "winner's score": matches["score"][rows, best].astype(float),
        "winner ahead by": (matches["score"][rows, best] - matches["score"][rows, others]).astype(float),
        "rounds": matches["rounds"].astype(float),
        "decisions": matches["decisions"].astype(float),
        "lead changes": part.leads[:, 0].astype(float),
    }
    if not (matches["first"] == NOBODY_FIRST).any():
        values[WIN_OF_FIRST] = matches["won"][rows, matches["first"]]
    catalogue = config.catalogue
    for code, name in enumerate(config.game.end_reasons):
        values[f"ends: {catalogue.render(say(f'end-{name}'))}"] = (matches["ending"] == code).astype(float)
    for number, name in enumerate(config.game.score_categories):
        values[f"points: {catalogue.render(say(f'score-{name}'))}"] = part.categories[:, :, number].mean(axis=1)
    return values


def taken_by_thing(part: Part) -> dict[str, Column]:
    """For every thing, whether somebody took it in each match."""
    found: dict[str, Column] = {}
    for thing, rows in rows_by_thing(part).items():
        taken = np.zeros(len(part.matches))
        taken[rows["match"][rows["taken"] > 0] - part.matches["match"][0]] = 1
        found[_name(thing)] = taken
    return found


def _name(thing: Thing) -> str:
    return f"{thing.action.replace('_', ' ')}: {thing.name}"


def is_share(name: str) -> bool:
    """Whether a quantity is a share, told in percentage points."""
    return name == WIN_OF_FIRST or not (name in BASE or name.startswith("points: "))


def _smallest(both: Both, games: int, sure: float) -> dict[str, float]:
    return {name: smallest_seen(_spread(second - first), games, sure) for name, (first, second) in both.items()}


def _spread(values: Column) -> float:
    return float(values.std(ddof=1)) if len(values) > 1 else float("inf")


def _is_clear(both: Both, sure: float) -> bool:
    """Whether the scores or the wins of who starts differ by more than chance explains, however often one looks."""
    changes = [mean_of(second - first, sure) for first, second in (both[n] for n in (SCORE, WIN_OF_FIRST) if n in both)]
    return any(not change.low <= 0 <= change.high for change in changes)


def _comparison(sides: Sequence[Series], parts: Sequence[Part], asked: int, sure: float, command: str) -> Comparison:
    differences, games = compare_parts(sides, parts, sure), len(parts[0].matches)
    labels = tuple(_label(side) for side in sides)
    overlay = sides[1].config.overlay
    return Comparison(
        run=run_of(sides[0], games, command or _written(sides, asked), sides[1:]),
        sentence=sentence(differences, labels[1] if labels[0] == PRINTED else f"{labels[1]} in place of {labels[0]}"),
        sides=(labels[0], labels[1] if labels[1] != labels[0] else f"{labels[1]} (second)"),
        overlay="" if overlay is None else overlay.text,
        differences=differences,
        asked=asked,
        stopped=games < asked,
    )


def compare_parts(sides: Sequence[Series], parts: Sequence[Part], sure: float = SURE) -> tuple[Difference, ...]:
    """Every quantity of two sides that were played on the same seeds, the things whose use changed most clearly, and those
    that clearly add more or less to winning than before."""
    both = _both(sides, parts)
    things = [taken_by_thing(part) for part in parts]
    none = np.zeros(len(parts[0].matches))
    names = dict.fromkeys((*things[0], *things[1]))
    used = {name: (things[0].get(name, none), things[1].get(name, none)) for name in names}
    used = {name: pair for name, pair in used.items() if max(pair[0].mean(), pair[1].mean()) >= RARE}
    every = _differences({**{name: both[name] for name in _ordered(both)}, **used}, sure)
    changed = sorted((each for each in every if each.name in used), key=lambda each: each.chance)[:MOST_THINGS]
    adds = [each for each in _judged(_added(parts, sure), sure) if each.significant]
    return (*(each for each in every if each.name in both), *changed, *adds)


def _added(parts: Sequence[Part], sure: float) -> Iterator[Change]:
    """What taking each thing adds on both sides, where there is enough to tell."""
    first, second = (rows_by_thing(part) for part in parts)
    for thing in (each for each in first if each in second):
        rows = first[thing], second[thing]
        least = max(least_that_counts(each["taken"]) for each in rows)
        one, two = (weigh_taking(part, own, own["taken"] >= least) for part, own in zip(parts, rows, strict=True))
        if is_told(one) and is_told(two):
            often = "" if least == 1 else f", {least} times or more"
            yield Change(f"{ADDS}{_name(thing)}{often}", one.difference, two.difference, change_of(one, two, sure))


def _ordered(both: Both) -> list[str]:
    """What people ask first comes first; quantities that are always zero are left out."""
    names = [*(name for name in BASE if name in both), *(name for name in both if name not in BASE)]
    return [name for name in names if both[name][0].any() or both[name][1].any()]


class Change(NamedTuple):
    """A quantity on both sides, before it is judged among others."""

    name: str
    first: float
    second: float
    figure: Figure


def _differences(both: Both, sure: float) -> list[Difference]:
    changes = (
        Change(name, float(first.mean()), float(second.mean()), mean_of(second - first, sure))
        for name, (first, second) in both.items()
    )
    return _judged(changes, sure)


def _judged(changes: Iterable[Change], sure: float) -> list[Difference]:
    """Which of these changes are clear, taken together."""
    every = list(changes)
    chances = [chance_of(each.figure.value, each.figure.reach / sure) for each in every]
    return [
        Difference(
            name=name,
            first=first,
            second=second,
            change=change,
            chance=chance,
            significant=is_clear and not change.low <= 0 <= change.high,
            smallest=smallest_of(change, sure),
            is_share=is_share(name),
        )
        for (name, first, second, change), chance, is_clear in zip(every, chances, clear_ones(chances), strict=True)
    ]


def _label(side: Series) -> str:
    return PRINTED if side.config.overlay is None else side.config.overlay.name


def _written(sides: Sequence[Series], games: int) -> str:
    config = sides[0].config
    files = " ".join(side.config.overlay.name for side in sides if side.config.overlay is not None)
    return (
        f"rivertable lab compare {config.name} --components {files} --players {config.players} --games {games} "
        f"--policy {','.join(sides[0].policy)} --seed {sides[0].seed}"
    )


def sentence(differences: Sequence[Difference], label: str) -> str:
    """What one would tell a colleague: the score first, otherwise what changed most clearly."""
    clear = [each for each in differences if each.significant]
    if not clear:
        score = next(each for each in differences if each.name == SCORE)
        return f"{label} changes nothing that this run could see: a seat scores {amount(score.change.value)} ± {score.change.reach:.2f}."
    score = next((each for each in clear if each.name == SCORE), min(clear, key=lambda each: each.chance))
    first = next((each for each in differences if each.name == WIN_OF_FIRST), None)
    start = ""
    if first is not None and first is not score:
        start = ", and who starts wins as often as before"
        if first.significant:
            more = "more" if first.change.value > 0 else "fewer"
            start = f", and who starts wins {abs(100 * first.change.value):.1f} {more} of 100"
    return f"With {label}: {score.name} {told(score)}{start}."


def told(each: Difference) -> str:
    """A difference with its interval; shares in percentage points."""
    if each.is_share:
        return f"{amount(100 * each.change.value, 1)} ± {100 * each.change.reach:.1f} %"
    return f"{amount(each.change.value)} ± {each.change.reach:.2f}"


def amount(number: float, decimals: int = 2) -> str:
    """A number with its sign, as people write it."""
    return f"{round(number, decimals) + 0.0:+.{decimals}f}".replace("-", "−")
