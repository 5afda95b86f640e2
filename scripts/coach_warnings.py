"""Measures how often the coach warns: whole turns of normal, greedy and random play, judged as the server judges a plan.

    python -m scripts.coach_warnings --seeds 3000 3006 --at 8 12 16 20 24    # to choose thresholds
    python -m scripts.coach_warnings --seeds 4000 4006                       # to report them: other seeds

One line per game and way of play: how many turns were judged, how far behind the best they were, and the share that would
be told to somebody who learns (`server/bots/coach.py` has the thresholds). `--at` adds the shares with other thresholds.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from random import Random

import rivertable as rt
from rivertable.bots.ismcts import IsmctsBot
from rivertable.bots.jobs import Suggestion
from rivertable.bots.levels import LEVELS
from rivertable.bots.lines import GreedyLines
from rivertable.engine.chance import stream_from
from rivertable.engine.contract import REFEREE_SEAT
from rivertable.server.bots.coach import is_behind, threshold
from rivertable.server.bots.levels import JUDGE_LEVEL

WAYS = ("normal", "greedy", "random")
JUDGED = 8  # turns of a match, at most
LOOKED_AT = 0.35  # share of the turns that are judged, so that they are spread over the match
LONGEST = 40  # decisions of a turn


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=rt.games())
    parser.add_argument("--seeds", nargs=2, type=int, default=(4000, 4006), metavar=("FROM", "TO"))
    parser.add_argument("--ways", nargs="*", default=WAYS)
    parser.add_argument("--at", nargs="*", type=float, default=(), metavar="POINTS", help="other thresholds to try")
    asked = parser.parse_args()
    for game in asked.games:
        for way in asked.ways:
            judged = [each for seed in range(*asked.seeds) for each in judged_turns(game, way, seed)]
            print(report(game, way, judged, asked.at), flush=True)


def judged_turns(game: str, way: str, seed: int) -> Iterator[Suggestion]:
    """Some turns of seat 0 in one match against normal bots; every turn is carried out as it was judged."""
    match, others, bot = rt.Match(f"{game}(players=3)", seed=seed), rt.bot("normal"), IsmctsBot(level=JUDGE_LEVEL)
    random, stream, judged = Random(f"{game} {way} {seed}"), stream_from(seed), 0
    while not match.is_over and judged < JUDGED:
        seat = match.to_act[0]
        if seat == REFEREE_SEAT:
            match.act(seat, match.likely_report(stream))
        elif seat != 0:
            match.act(seat, others.choose(match, seat))
        else:
            line = turn(match, way, random, seed)
            if len(match.legal(0)) > 1 and random.random() < LOOKED_AT:
                margin, judged = bot.margin(match, 0, line), judged + 1
                yield Suggestion(
                    line[0], line, points=margin.points if margin else 0.0, noise=margin.noise if margin else 0.0
                )
            for action in line:
                if 0 in match.to_act and match.why_not(0, action) is None:
                    match.act(0, action)


def turn(match: rt.Match, way: str, random: Random, seed: int) -> tuple[int, ...]:
    """A whole turn of seat 0: what a level plays, the best that greedy play finds, or random decisions."""
    if way in LEVELS:
        return IsmctsBot(level=way, seed=seed).plan(match.config, match.redacted(0), 0)
    if way == "greedy":
        return GreedyLines(match.config, match.redacted(0), 0).best()[0].actions
    draft = match.draft(0)
    while not draft.is_complete and len(draft.actions) < LONGEST:
        draft.act(random.choice(draft.legal()))
    return tuple(draft.actions)


def report(game: str, way: str, judged: list[Suggestion], at: Sequence[float]) -> str:
    """Turns judged, points given away at the median and at nine of ten turns, noise, and the share that is warned of."""
    behind = sorted(each.points or 0.0 for each in judged)
    noise = sorted(each.noise for each in judged)
    middle, most = behind[len(behind) // 2], behind[len(behind) * 9 // 10]
    others = "".join(f", at {points:g}: {share(judged, points):.0f} %" for points in at)
    return (
        f"{game:14} {way:7} {len(judged):4} turns, behind by {middle:5.1f} (median), {most:5.1f} (9 of 10), "
        f"noise {noise[len(noise) // 2]:4.1f}, warned of {share(judged, threshold(game)):3.0f} %{others}"
    )


def share(judged: list[Suggestion], points: float) -> float:
    """Per cent of the turns that are told with a threshold."""
    return 100 * sum(is_behind(each, points) for each in judged) / max(1, len(judged))


if __name__ == "__main__":
    main()
