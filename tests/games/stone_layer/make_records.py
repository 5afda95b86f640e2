"""Makes the finished records and the playthrough: `python -m tests.games.stone_layer.make_records`."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import rivertable as rt
from rivertable.engine.chance import stream_from
from rivertable.engine.conformance.sample import legal_ids, some_report
from rivertable.engine.contract import REFEREE_SEAT
from scripts.playthrough import playthrough

HERE = Path(__file__).parent
RECORDS: dict[str, tuple[int, int, str, dict[str, Any]]] = {
    "two_players": (2, 21, "greedy", {}),
    "three_players_alternative": (3, 22, "random", {"alternative_start": True, "exchange": "manual"}),
    "four_players_norwegian": (4, 23, "greedy", {"toppler_tokens": "stay", "points_to_win": "15"}),
    "companion": (3, 24, "random", {"mode": "companion", "slip": "harmless"}),
}


def play(players: int, seed: int, kind: str, options: dict[str, Any]) -> rt.Match:
    """A whole match of one kind of bot against random ones. At the companion's table the strangest things are told."""
    match = rt.Match(rt.load("stone_layer", players=players, **options), seed=seed)
    bots = [rt.bot(kind if seat == 0 else "random", seed=seed + seat) for seat in range(players)]
    report_stream, random = stream_from(seed), Random(seed)
    while not match.is_over:
        seat = match.to_act[0]
        if seat != REFEREE_SEAT:
            match.act(seat, bots[seat].choose(match, seat))
        elif match.is_person_reporting:
            match.act(seat, some_report(match.game, match._state, legal_ids(match, seat), random))
        else:
            match.act(seat, match.likely_report(report_stream))
    return match


def main() -> None:
    for name, (players, seed, kind, options) in RECORDS.items():
        play(players, seed, kind, options).record().save(HERE / "records" / f"{name}.json")
    record = rt.Record.load(HERE / "records" / "two_players.json")
    (HERE / "playthroughs" / "two_players.txt").write_text(playthrough(record), encoding="utf-8")


if __name__ == "__main__":
    main()
