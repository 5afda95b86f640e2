"""balance: who wins, how matches end, where points come from, and what every card, tile and place is worth."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np

from rivertable.engine.components import Overlay
from rivertable.engine.defaults import NOBODY_FIRST
from rivertable.engine.game_config import GameConfig
from rivertable.engine.messages import say
from rivertable.lab.figures import Column, Effect, Figure, Weighed, clear_ones, effect_of, mean_of, share_of, weigh
from rivertable.lab.observing import NOT_OFFERED, TAKEN
from rivertable.lab.parts import Part, Series
from rivertable.lab.results import Balance, Bar, Named, Points, Rung, Spread, Taking, run_of
from rivertable.lab.running import Progress, Runner, mapper, series_of
from rivertable.lab.things import Thing

ENOUGH = 30  # seats on each side; with fewer an effect is not told
OFTEN = 0.9  # share of seats above which "took it at all" tells little, and "took it more often" is compared
BARS = 12  # of a histogram, at most
LADDER = (("quick", "random"), ("greedy", "quick"))  # better play, worse play
LADDER_MATCHES = 2_000  # a rung, at most
CLOSE = 0.05  # a match is close if the winner is ahead by at most this part of the usual winning score
PLACES = ("starts", "goes second", "goes third", "goes fourth", "goes fifth", "goes sixth")


def balance(
    game: GameConfig | str,
    *,
    players: int | None = None,
    games: int = 20_000,
    policy: str | Sequence[str] = "greedy",
    seed: int | str = 0,
    components: str | Path | Overlay | None = None,
    ladder: bool = True,
    jobs: int | None = None,
    ray: str | None = None,
    folder: str | Path | None = None,
    progress: Progress | None = None,
    command: str = "",
    **options: Any,
) -> Balance:
    """How balanced a game is: balance("the_river", players=2, games=20_000, policy="greedy", seed=1).save("report.html").

    `policy` plays all seats, or a sequence of names one seat each. `jobs` is the number of processes, as many as there are
    cores without it. `ray` has many machines play: the address of a Ray cluster, or "local". The result is the same with any
    number of either. A run that is stopped goes on where it was when it is called again; `folder` is where its parts are kept
    meanwhile. `ladder` also measures how much better play wins. `options` are the game's, as for `load`.
    """
    series = series_of(game, games=games, policy=policy, seed=seed, components=components, players=players, **options)
    rungs = _rungs(series, games) if ladder else []
    with mapper(jobs, ray) as map_tasks:
        runner = Runner(map_tasks, folder, progress)
        runner.total = games + len(rungs) * _rung_games(series, games) * series.config.players
        [part] = runner.play([series], games)
        climbed = [_climbed(pair, each, runner, series, games) for pair, each in zip(LADDER, rungs, strict=False)]
    result = _balance(series, part, tuple(climbed), games, command or _written(series, games))
    runner.finish([series, *(each for rung in rungs for each in rung)])
    return result


def _written(series: Series, games: int) -> str:
    config = series.config
    overlay = "" if config.overlay is None else f" --components {config.overlay.name}"
    return (
        f"rivertable lab balance {config.name} --players {config.players} --games {games} "
        f"--policy {','.join(series.policy)} --seed {series.seed}{overlay}"
    )


def _balance(series: Series, part: Part, ladder: tuple[Rung, ...], games: int, command: str) -> Balance:
    config, matches = series.config, part.matches
    best = matches["score"][np.arange(len(matches)), np.argmax(matches["standing"], axis=1)]
    margin = best - _second(matches["score"], matches["standing"])
    close_points = max(1, round(CLOSE * float(np.median(best))))
    things, openings = _things(part), _openings(part)
    things, openings = _corrected(things, openings)
    order = turn_order(matches)
    halfway = part.leads[:, 1]
    led = halfway >= 0
    return Balance(
        run=run_of(series, games, command),
        sentence=sentence(order, things, config.players),
        turn_order=order,
        seats=tuple(Named(f"Seat {seat + 1}", share_of(won)) for seat, won in enumerate(matches["won"].T)),
        endings=endings(config, matches["ending"]),
        rounds=spread(matches["rounds"]),
        decisions=spread(matches["decisions"]),
        margin=spread(margin),
        scores=_scores(matches["score"]),
        points=_points(config, part),
        things=things,
        openings=openings,
        ladder=ladder,
        lead_changes=mean_of(part.leads[:, 0]),
        halfway=share_of(matches["won"][np.flatnonzero(led), halfway[led]]),
        close=share_of((margin <= close_points).astype(float)),
        close_points=close_points,
    )


def _second(scores: Column, standings: Column) -> Column:
    """The score of whoever came second."""
    second = np.argsort(-standings, axis=1, kind="stable")[:, 1]
    return np.asarray(scores[np.arange(len(scores)), second])


def turn_order(matches: Column) -> tuple[Named, ...]:
    """Shares of wins of who goes first, second, …; empty for a game in which all begin at once."""
    if (matches["first"] == NOBODY_FIRST).any():
        return ()
    players = matches["won"].shape[1]
    seats = (matches["first"][:, None] + np.arange(players)) % players
    won = np.take_along_axis(matches["won"], seats, axis=1)
    return tuple(Named(PLACES[place], share_of(column)) for place, column in enumerate(won.T))


def endings(config: GameConfig, codes: Column) -> tuple[Named, ...]:
    """The share of matches that ended in each way, the most frequent first."""
    found = [
        Named(config.catalogue.render(say(f"end-{name}")), share_of((codes == code).astype(float)))
        for code, name in enumerate(config.game.end_reasons)
    ]
    return tuple(sorted(found, key=lambda each: -each.figure.value))


def spread(values: Column) -> Spread:
    """How a whole number of each match is spread."""
    low, high = np.percentile(values, [5, 95])
    return Spread(mean_of(values), float(low), float(high), _bars(values))


def _scores(scores: Column) -> Spread:
    """How the scores of seats are spread; the mean's interval is that of matches, for seats in a match depend on each
    other."""
    whole = spread(scores.ravel())
    return Spread(mean_of(scores.mean(axis=1)), whole.low, whole.high, whole.bars)


def _bars(values: Column) -> tuple[Bar, ...]:
    least, most = int(values.min()), int(values.max())
    width = next(w for n in range(10) for w in (10**n, 2 * 10**n, 5 * 10**n) if most // w - least // w < BARS)
    bins = range(least // width, most // width + 1)
    counts = [int((values // width == number).sum()) for number in bins]
    return tuple(
        Bar(number * width, number * width + width - 1, count / len(values))
        for number, count in zip(bins, counts, strict=True)
    )


def _points(config: GameConfig, part: Part) -> tuple[Points, ...]:
    """By category, in the rulebook's order, as far as anybody ever scored in it. Matches that all share are left out."""
    won = part.matches["won"] > 0
    decided = ~won.all(axis=1)
    winners, others = won[decided], ~won[decided]
    found = []
    for number, name in enumerate(config.game.score_categories):
        points = part.categories[decided, :, number]
        if not points.any():
            continue
        high = (points * winners).sum(axis=1) / winners.sum(axis=1)
        low = (points * others).sum(axis=1) / others.sum(axis=1)
        text = config.catalogue.render(say(f"score-{name}"))
        found.append(Points(text, float(high.mean()), float(low.mean()), mean_of(high - low)))
    return tuple(found)


# ---------------------------------------------------------------- things


def _things(part: Part) -> tuple[Taking, ...]:
    """Everything that could be taken, but for what is taken at first choices alone: that is told as an opening."""
    later = {
        part.things[number].action for number in np.unique(part.taking["thing"][part.taking["opening"] == NOT_OFFERED])
    }
    return tuple(each for each in _all_things(part) if each.action in {name.replace("_", " ") for name in later})


def _all_things(part: Part) -> tuple[Taking, ...]:
    return tuple(_taking(part, thing, own) for thing, own in rows_by_thing(part).items())


def rows_by_thing(part: Part) -> dict[Thing, Column]:
    """What each thing that was offered has in `Part.taking`."""
    rows = part.taking[np.argsort(part.taking["thing"], kind="stable")]
    ends = np.searchsorted(rows["thing"], np.arange(len(part.things) + 1))
    spans = ((thing, rows[ends[number] : ends[number + 1]]) for number, thing in enumerate(part.things))
    return {thing: own for thing, own in spans if len(own)}


def _openings(part: Part) -> tuple[Taking, ...]:
    """The same for the first choice of each seat alone."""
    first = part.taking[part.taking["opening"] != NOT_OFFERED].copy()
    first["offers"], first["taken"] = 1, first["opening"] == TAKEN
    return _all_things(Part(part.matches, first, part.things, part.categories, part.leads))


def _taking(part: Part, thing: Thing, rows: Column) -> Taking:
    seats, taken = part.matches["won"].size, rows["taken"]
    least = least_that_counts(taken)
    effect = _effect(part, rows, taken >= least)
    return Taking(
        action=thing.action.replace("_", " "),
        name=thing.name,
        offered=len(rows) / seats,
        taken=float((taken > 0).sum() / seats),
        chosen=float(taken.sum() / rows["offers"].sum()),
        matches=len(np.unique(rows["match"][taken > 0])) / len(part.matches),
        least=least,
        effect=effect.difference,
        chance=effect.chance,
        clear=False,
        took=effect.took,
        left=effect.left,
    )


def least_that_counts(taken: Column) -> int:
    """How often a seat must have taken a thing to count as one that took it: once, or more often than usual where nearly
    all take it."""
    return 1 if (taken > 0).mean() < OFTEN else max(1, int(np.median(taken)) + 1)


def _effect(part: Part, rows: Column, taken: Column) -> Effect:
    """What taking adds, as far as enough seats were compared to tell."""
    effect = effect_of(weigh_taking(part, rows, taken))
    if min(effect.took, effect.left) >= ENOUGH:
        return effect
    return Effect(Figure(0.0, -np.inf, np.inf, effect.difference.count), 1.0, effect.took, effect.left)


def weigh_taking(part: Part, rows: Column, taken: Column) -> Weighed:
    """What taking adds, among seats with the same place in turn order that could take it for the first time at about the
    same round and stood alike."""
    row = rows["match"] - part.matches["match"][0]
    first, players = part.matches["first"][row], part.matches["won"].shape[1]
    place = np.where(first == NOBODY_FIRST, rows["seat"], (rows["seat"] - first) % players)
    quarters = np.unique(np.percentile(rows["round"], [25, 50, 75]))
    when = np.searchsorted(quarters, rows["round"])
    condition = (place * 10 + when) * 10 + rows["standing"]
    return weigh(taken, part.matches["won"][row, rows["seat"]], condition, rows["match"])


def is_told(thing: Taking | Weighed) -> bool:
    """Whether enough seats took a thing, and enough did not, to say what it adds."""
    return min(thing.took, thing.left) >= ENOUGH


def _corrected(
    things: tuple[Taking, ...], openings: tuple[Taking, ...]
) -> tuple[tuple[Taking, ...], tuple[Taking, ...]]:
    """The same with those marked that are clear among all that were compared; the largest effect of an action first."""
    import msgspec

    every = [*things, *openings]
    compared = [each for each in every if is_told(each)]
    clear = {
        id(each) for each, is_clear in zip(compared, clear_ones([c.chance for c in compared]), strict=True) if is_clear
    }
    marked = [msgspec.structs.replace(each, clear=id(each) in clear) for each in every]
    told = sorted(marked[: len(things)], key=_rank), sorted(marked[len(things) :], key=_rank)
    return tuple(told[0]), tuple(told[1])


def _rank(thing: Taking) -> tuple[str, bool, float, str]:
    return thing.action, not is_told(thing), -thing.effect.value, thing.name


# ---------------------------------------------------------------- better play


def _rung_games(series: Series, games: int) -> int:
    return max(1, min(games, LADDER_MATCHES) // series.config.players)


def _rungs(series: Series, games: int) -> list[list[Series]]:
    """For each pair of ways to play, a series for every seat of the better one."""
    players = series.config.players
    rungs = []
    for better, worse in LADDER:
        seatings = [tuple(better if seat == own else worse for seat in range(players)) for own in range(players)]
        rungs.append(
            [series_of(series.config, games=games, policy=each, seed=series.seed, observe=False) for each in seatings]
        )
    return rungs


def _climbed(pair: tuple[str, str], rung: list[Series], runner: Runner, series: Series, games: int) -> Rung:
    parts = runner.play(rung, _rung_games(series, games))
    wins = np.mean([part.matches["won"][:, seat] for seat, part in enumerate(parts)], axis=0)
    return Rung(*pair, share_of(wins), 1 / series.config.players)


# ---------------------------------------------------------------- the sentence one would tell


def sentence(order: Sequence[Named], things: Sequence[Taking], players: int) -> str:
    """What one would tell a colleague: who is favoured by turn order, or else the thing that matters most."""
    if not order:
        return _about_things(things)
    far = farthest(order, 1 / players)
    share, more = 100 * far.figure.value, 100 * (far.figure.value - 1 / players)
    if far.figure.low <= 1 / players <= far.figure.high:
        first = order[0].figure
        return (
            f"Turn order favours nobody: who starts wins {100 * first.value:.0f} of 100, "
            f"and chance alone explains {_whole(100 * first.reach)} more or less."
        )
    return (
        f"Who {far.name} wins {_whole(share)} of 100, {_whole(abs(more))} {'more' if more > 0 else 'fewer'} than fair."
    )


def farthest(shares: Sequence[Named], fair: float) -> Named:
    """The share farthest from a fair one; the first of those that are equally far, as the two of two players are."""
    return max(shares, key=lambda each: round(abs(each.figure.value - fair), 9))


def _about_things(things: Sequence[Taking]) -> str:
    clear = [each for each in things if each.clear]
    if not clear:
        return "All begin at once, and nothing that can be taken is clearly worth more than the rest."
    most = max(clear, key=lambda each: abs(each.effect.value))
    points = 100 * most.effect.value
    return (
        f"All begin at once; what matters most is {most.told} ({most.action}): whoever takes it wins "
        f"{_whole(abs(points))} {'more' if points > 0 else 'fewer'} of 100."
    )


def _whole(number: float) -> str:
    """A whole number where that says enough, otherwise one decimal."""
    return f"{number:.0f}" if number >= 2 and abs(number - round(number)) < 0.25 else f"{number:.1f}"
