"""Measures whether a character is as strong as its level: each plays the plain bot of the same level, seats alternated.

    python -m scripts.character_figures .cache/characters --levels normal --matches 400
    python -m scripts.character_figures .cache/characters --report      # what there is so far, as the table of docs/bots.md

Contests are played in turn, some matches of each, and every group of matches is written to the folder as it comes: a run that
was stopped goes on where it was. Searches end after their iterations, not after their time, so a busy machine gives the same figures.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import rivertable as rt
from rivertable.bots import ismcts
from rivertable.bots.characters import CHARACTERS
from rivertable.bots.search_runner import Plan
from rivertable.bots.tempers import liked_best
from rivertable.engine.game_config import load
from rivertable.engine.rule import Mode
from rivertable.lab.arena import Arena, Group, Standing

SEED = 700_000  # far from the seeds on which the margin of tempers was chosen, which begin with 0
PATIENCE = 600.0  # seconds for a decision
AT_ONCE = 5  # groups of a contest before the next one has its turn


@dataclass(frozen=True)
class Contest:
    """A character against the plain bot of its level, which fills the other seats."""

    game: str
    players: int
    level: str
    character: str
    iterations: int | None
    seed: int

    @property
    def file(self) -> str:
        changed = "" if self.iterations is None else f"-{self.iterations}"
        return f"{self.game}-{self.players}-{self.level}{changed}-{self.character}-{self.seed}.jsonl"

    def arena(self) -> Arena:
        changed = "" if self.iterations is None else f",iterations={self.iterations}"
        plain = f"ismcts(level={self.level},seconds={PATIENCE:g}{changed})"
        bots = [plain.replace(")", f",character={self.character})"), plain]
        return Arena(load(self.game, players=self.players), bots, self.seed, Mode.COMPILED)


class Turns:
    """Counts the turns of characters, and those that a temper decided otherwise than the plain bot would."""

    def __init__(self) -> None:
        self.all = self.changed = 0
        setattr(ismcts, "liked_best", self._liked_best)  # noqa: B010  (bots are counted from outside)

    def _liked_best(self, character: object, plans: Sequence[Plan], *rest: object) -> Plan:
        liked = liked_best(character, plans, *rest)  # type: ignore[arg-type]
        self.all += 1
        self.changed += liked is not plans[0]
        return liked


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--games", nargs="*", default=rt.games())
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--levels", nargs="*", default=["normal"])
    parser.add_argument("--characters", nargs="*", default=list(CHARACTERS))
    parser.add_argument("--iterations", type=int)
    parser.add_argument("--matches", type=int, default=400)
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--report", action="store_true", help="print the table, play nothing")
    asked = parser.parse_args()
    asked.folder.mkdir(parents=True, exist_ok=True)
    if asked.report:
        print("\n".join(table(asked.folder)))
        return
    contests = [
        Contest(game, asked.players, level, character, asked.iterations, asked.seed)
        for level in asked.levels
        for game in asked.games
        for character in asked.characters
    ]
    play(contests, asked.folder, asked.matches)


def play(contests: Sequence[Contest], folder: Path, matches: int) -> None:
    """All contests, round by round, until each has its matches."""
    turns, groups = Turns(), AT_ONCE
    arenas = [(contest, resumed(contest, folder)) for contest in contests]
    while any(arena.games < matches for _, arena in arenas):
        for contest, arena in arenas:
            while len(arena.groups) < groups and arena.games < matches:
                turns.all = turns.changed = 0
                group = arena.play_group(len(arena.groups))
                arena.groups.append(group)
                line = json.dumps([group.number, group.wins, group.scores, turns.all, turns.changed])
                with (folder / contest.file).open("a", encoding="utf-8") as file:
                    file.write(line + "\n")
        groups += AT_ONCE


def resumed(contest: Contest, folder: Path) -> Arena:
    arena, file = contest.arena(), folder / contest.file
    for number, wins, scores, *_ in lines_of(file) if file.exists() else ():
        arena.groups.append(Group(number, wins, scores))
    return arena


def lines_of(file: Path) -> Iterator[list[Any]]:
    for line in file.read_text(encoding="utf-8").splitlines():
        yield json.loads(line)


def table(folder: Path) -> Iterator[str]:
    """One line for each contest in the folder, and how many intervals do not contain an even share."""
    yield "| game | players | level | character | matches | share of wins | points ahead | changed |"
    yield "| --- | --- | --- | --- | --- | --- | --- | --- |"
    missed = count = 0
    for file in sorted(folder.glob("*.jsonl")):
        game, players, level, *_, character, seed = file.stem.split("-")
        arena = Contest(game, int(players), level, character, None, int(seed)).arena()
        lines = list(lines_of(file))
        arena.groups = [Group(number, wins, scores) for number, wins, scores, *_ in lines]
        first, turns, changed = arena.standings()[0], *(sum(int(each[at]) for each in lines) for at in (3, 4))
        missed, count = missed + (abs(first.win_rate - first.even_share) > first.interval), count + 1
        yield f"| {game} | {players} | {level} | {character} | {arena.games} | {figures(first)} | {changed / max(1, turns):.0%} |"
    yield f"{missed} of {count} intervals do not contain the even share."


def figures(first: Standing) -> str:
    return f"{first.win_rate:.1%} ± {100 * first.interval:.1f} | {first.lead:+.2f} ± {first.lead_interval:.2f}"


if __name__ == "__main__":
    main()
