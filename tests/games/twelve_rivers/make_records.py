"""Makes the finished records and the playthrough: `python -m tests.games.twelve_rivers.make_records`."""

from __future__ import annotations

from pathlib import Path

import rivertable as rt
from rivertable.bots.base import seated
from rivertable.engine.playing import play_out
from scripts.playthrough import playthrough

HERE = Path(__file__).parent
RECORDS = {"two_players": (2, 21, "greedy"), "three_players": (3, 22, "random"), "four_players": (4, 23, "greedy")}


def play(players: int, seed: int, kind: str) -> rt.Match:
    """A whole match of one kind of bot against random ones."""
    match = rt.Match(rt.load("twelve_rivers", players=players), seed=seed)
    bots = [rt.bot(kind if seat == 0 else "random", seed=seed + seat) for seat in range(players)]
    return play_out(match, seated(bots))


def main() -> None:
    for name, (players, seed, kind) in RECORDS.items():
        play(players, seed, kind).record().save(HERE / "records" / f"{name}.json")
    record = rt.Record.load(HERE / "records" / "two_players.json")
    (HERE / "playthroughs" / "two_players.txt").write_text(playthrough(record), encoding="utf-8")


if __name__ == "__main__":
    main()
