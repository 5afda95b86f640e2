"""Measures how strong the bots are: `python scripts/bot_figures.py [GAME…] [--games N] [--iterations N]`.

Every level plays the one below it, the expert also `random`, and `greedy` at every number of players; in solo Riverside the
expert and `greedy` play the same seeds. Results are kept in .cache/bots as they come, in a folder for what levels.toml says
now, so that a run goes on where it was stopped, and summed up in benchmarks/bots.json; `make docs` writes docs/strength.md
from that.
"""

from __future__ import annotations

import argparse
import hashlib
import json
from dataclasses import dataclass
from pathlib import Path
from statistics import fmean

from rivertable.bots import make_bot
from rivertable.engine.loaded import load
from rivertable.engine.match import Match
from rivertable.engine.rule import Mode
from rivertable.lab.arena import Arena, mean_and_interval, run

ROOT = Path(__file__).resolve().parent.parent
LEVELS = ROOT / "src" / "rivertable" / "bots" / "levels.toml"
KEPT = ROOT / ".cache" / "bots"
SUMMARY = ROOT / "benchmarks" / "bots.json"
GAMES = ("riverside", "the_river", "twelve_rivers", "river_bankers")
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


def kept() -> Path:
    """The folder of results: a level is known by its name there, so other levels have another one."""
    folder = KEPT / hashlib.blake2b(LEVELS.read_bytes(), digest_size=8).hexdigest()
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def play(contest: Contest, games: int) -> dict[str, object]:
    """The contest to its end, from where it was stopped."""
    arena = Arena(load(contest.game, players=contest.players), [contest.first, contest.second], mode=Mode.COMPILED)
    run(arena, games, keep=kept() / f"{contest}.jsonl")
    first = arena.standings()[0]
    return {
        "game": contest.game, "players": contest.players, "first": contest.first, "second": contest.second,
        "games": arena.games, "win_rate": first.win_rate, "interval": first.interval, "lead": first.lead,
        "lead_interval": first.lead_interval, "goal": contest.goal, "reached": first.win_rate >= contest.goal,
    }  # fmt: skip


def solo(bot: str, seeds: int, **settings: object) -> list[int]:
    """The scores of a bot in solo Riverside."""
    file = kept() / f"riverside 1 {bot} {json.dumps(settings)}.json"
    scores: list[int] = json.loads(file.read_text()) if file.exists() else []
    loaded = load("riverside", players=1)
    while len(scores) < seeds:
        match = Match(loaded, len(scores))
        player = make_bot(bot, seed=len(scores), mode=Mode.COMPILED, **settings)
        while not match.is_over:
            match.act(0, player.choose(match, 0))
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
    summary[name] = figures
    SUMMARY.write_text(json.dumps(dict(sorted(summary.items())), indent=1) + "\n")
    print(name, json.dumps(figures), flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="*", default=GAMES, help="without: all")
    parser.add_argument("--games", type=int, default=200, help="of each contest")
    parser.add_argument("--iterations", type=int, help="of the expert; without: as the level has them")
    given = parser.parse_args()
    for game in given.game:
        for contest in contests(game, given.iterations):
            keep(str(contest), play(contest, given.games))
        if game == "riverside":
            keep("riverside 1", solo_figures(given.games, given.iterations))


if __name__ == "__main__":
    main()
