"""Finds the search constants of a game by self-play.

    python scripts/tune_search.py twelve_rivers heat=150,600 horizon=40,80 --iterations 2000 --games 60

Each value of each setting in turn plays the settings of `bots/levels.toml` with the same chances, seats exchanged; prints one
line per value, best first. Write what wins into levels.toml and run it again until nothing wins any more.
"""

from __future__ import annotations

import argparse

from rivertable.bots.levels import SETTINGS
from rivertable.engine.game_config import load
from rivertable.engine.rule import Mode
from rivertable.lab.arena import Arena, Standing
from rivertable.lab.tournament import run

PATIENCE = "seconds=600"  # iterations are to decide, not how busy the machine is


def compare(game: str, change: str, against: str, level: str, games: int) -> Standing:
    bots = [f"ismcts(level={level},{change},{PATIENCE})", against]
    arena = Arena(load(game, players=2), bots, mode=Mode.COMPILED)
    run(arena, games)
    return arena.standings()[0]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("change", nargs="+", metavar="SETTING=VALUE,VALUE…", help=f"settings: {', '.join(SETTINGS)}")
    parser.add_argument("--level", default="expert")
    parser.add_argument("--iterations", type=int, help="of both sides; without: as the level has them")
    parser.add_argument("--against", help="another bot than the level itself, such as greedy")
    parser.add_argument("--games", type=int, default=60)
    given = parser.parse_args()
    common = "" if given.iterations is None else f"iterations={given.iterations},"
    against = given.against or f"ismcts(level={given.level},{common}{PATIENCE})"
    changes = [
        f"{name}={value}" for name, _, values in (c.partition("=") for c in given.change) for value in values.split(",")
    ]
    found = []
    for change in changes:
        standing = compare(given.game, common + change, against, given.level, given.games)
        found.append((standing.win_rate, change, standing))
        print(f"  {change}: {standing.win_rate:.0%} ± {standing.interval:.0%}", flush=True)
    for rate, change, standing in sorted(found, reverse=True, key=lambda each: each[0]):
        lead = f"{standing.lead:+.1f} ± {standing.lead_interval:.1f} points"
        print(f"| {given.game} | {change} | {rate:.0%} ± {standing.interval:.0%} | {lead} | {given.games} games |")


if __name__ == "__main__":
    main()
