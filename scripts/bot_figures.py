"""Measures how strong the bots are: `python scripts/bot_figures.py [GAME…] [--part PART…] [--games N] [--iterations N]`.

Every level plays the one below it, the expert also `random`, and `greedy` at every number of players; in solo Riverside the
expert and `greedy` play the same seeds. Results are kept in .cache/bots as they come, in a folder for this commit and for what
levels.toml says now, so that a run goes on where it was stopped. They are summed up in benchmarks/bots.json, each with its
commit; `make docs` writes docs/strength.md from that. With changes that are not committed nothing is taken over.

`make arena` runs one part after the other: a part is one contest, or the solo matches.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import re
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import fmean
from typing import Any

from rivertable.bots import make_bot
from rivertable.engine.game_config import load
from rivertable.engine.match import Match
from rivertable.engine.playing import play_out
from rivertable.engine.rule import Mode
from rivertable.lab.arena import Arena, mean_and_interval
from rivertable.lab.tournament import run

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from scripts.long_run import stamp_of

ROOT = Path(__file__).resolve().parent.parent
LEVELS = ROOT / "src" / "rivertable" / "bots" / "levels.toml"
KEPT = ROOT / ".cache" / "bots"
SUMMARY = ROOT / "benchmarks" / "bots.json"
GAMES = ("riverside", "the_river", "twelve_rivers", "river_bankers")
SOLO = "riverside-1"  # the part of the solo matches
OWN = ("benchmarks/bots.json", "docs/strength.md")  # files that change by this very measurement
PATIENCE = 600.0  # seconds a decision may take: iterations are to decide, not how busy the machine is


@dataclass(frozen=True)
class Contest:
    """Two bots, and the share of wins the first should have."""

    game: str
    players: int
    first: str
    second: str
    goal: float

    def __str__(self) -> str:
        return f"{self.game} {self.players} {self.first} {self.second}"

    @property
    def part(self) -> str:
        """A name without settings: riverside-2-expert-greedy."""
        bots = (re.sub(r"ismcts\(level=(\w+).*", r"\1", bot) for bot in (self.first, self.second))
        return "-".join((self.game, f"{self.players}", *bots))


def level(name: str, iterations: int | None = None) -> str:
    changed = "" if iterations is None else f",iterations={iterations}"
    return f"ismcts(level={name}{changed},seconds={PATIENCE:g})"


def contests(game: str, iterations: int | None) -> list[Contest]:
    expert = level("expert", iterations)
    return [
        Contest(game, 2, expert, "greedy", 0.75),
        Contest(game, 2, expert, level("hard"), 0.65),
        Contest(game, 2, level("hard"), level("normal"), 0.65),
        Contest(game, 2, level("normal"), level("easy"), 0.65),
        Contest(game, 3, expert, "greedy", 1.6 / 3),
        Contest(game, 4, expert, "greedy", 1.6 / 4),
        Contest(game, 2, expert, "random", 0.97),
    ]


def parts(games: Sequence[str] = GAMES, iterations: int | None = None) -> dict[str, Contest | None]:
    """All contests by the names of their parts; None are the solo matches."""
    found: dict[str, Contest | None] = {}
    for game in games:
        found |= {contest.part: contest for contest in contests(game, iterations)}
        if game == "riverside":
            found[SOLO] = None
    return found


def kept(file: str) -> Path:
    """Where results are kept: other rules or other levels are another commit, or have another folder. Changes that are not
    committed might be anything, so what was kept with them is forgotten."""
    stamp, levels = stamp_of(ROOT, OWN), hashlib.blake2b(LEVELS.read_bytes(), digest_size=8).hexdigest()
    path = KEPT / f"{stamp.commit[:10]}{'-changed' * stamp.dirty}-{levels}" / file
    path.parent.mkdir(parents=True, exist_ok=True)
    if stamp.dirty:
        path.unlink(missing_ok=True)
    return path


def play(contest: Contest, games: int) -> dict[str, object]:
    """The contest to its end, from where it was stopped."""
    arena = Arena(load(contest.game, players=contest.players), [contest.first, contest.second], mode=Mode.COMPILED)
    run(arena, games, keep=kept(f"{contest}.jsonl"))
    first = arena.standings()[0]
    return {
        "game": contest.game, "players": contest.players, "first": contest.first, "second": contest.second,
        "games": arena.games, "win_rate": first.win_rate, "interval": first.interval, "lead": first.lead,
        "lead_interval": first.lead_interval, "goal": contest.goal, "reached": first.win_rate >= contest.goal,
    }  # fmt: skip


def solo(bot: str, seeds: int, **settings: Any) -> list[int]:
    """The scores of a bot in solo Riverside."""
    file = kept(f"riverside 1 {bot} {json.dumps(settings)}.json")
    scores: list[int] = json.loads(file.read_text()) if file.exists() else []
    config = load("riverside", players=1)
    while len(scores) < seeds:
        player = make_bot(bot, seed=len(scores), mode=Mode.COMPILED, **settings)
        match = play_out(Match(config, len(scores)), player.choose)
        assert match.outcome is not None
        scores.append(match.outcome.scores[0])
        file.write_text(json.dumps(scores))
    return scores[:seeds]


def solo_figures(seeds: int, iterations: int | None) -> dict[str, object]:
    from rivertable.games.riverside.scoring import achievement_level

    changed = {} if iterations is None else {"iterations": iterations}
    expert = solo("ismcts", seeds, level="expert", seconds=PATIENCE, **changed)
    greedy = solo("greedy", seeds)
    ahead, interval = mean_and_interval([mine - theirs for mine, theirs in zip(expert, greedy, strict=True)])
    levels = {
        name: [sum(achievement_level(score, False) == each for score in scores) for each in range(10)]
        for name, scores in (("expert", expert), ("greedy", greedy))
    }
    return {
        "seeds": seeds, "iterations": iterations, "expert": fmean(expert), "greedy": fmean(greedy), "ahead": ahead,
        "interval": interval, "levels": levels, "goal": 40.0, "reached": ahead >= 40,
    }  # fmt: skip


def keep(name: str, figures: dict[str, object]) -> None:
    """Into the summary; what else stands there stays."""
    summary = json.loads(SUMMARY.read_text()) if SUMMARY.exists() else {}
    summary[name] = {**figures, "commit": str(stamp_of(ROOT, OWN))}
    SUMMARY.write_text(json.dumps(dict(sorted(summary.items())), indent=1) + "\n")
    print(name, json.dumps(figures), flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="*", default=GAMES, help="without: all")
    parser.add_argument("--games", type=int, default=200, help="of each contest")
    parser.add_argument("--iterations", type=int, help="of the expert; without: as the level has them")
    parser.add_argument("--part", nargs="*", help="these alone")
    given = parser.parse_args()
    found = parts(given.game, given.iterations)
    for name in given.part or found:
        contest = found[name]
        if contest is None:
            keep("riverside 1", solo_figures(given.games, given.iterations))
        else:
            keep(str(contest), play(contest, given.games))


if __name__ == "__main__":
    main()
