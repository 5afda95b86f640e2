"""Makes what is kept beside the tests: `python -m tests.games.stone_layer.make_records [new]`."""

from __future__ import annotations

from pathlib import Path
from random import Random

import rivertable as rt
from rivertable.engine.conformance.sample import legal_ids, some_report
from rivertable.engine.contract import REFEREE_SEAT
from tests.games.recording import Played, make

HERE = Path(__file__).parent
ALTERNATIVE = "stone_layer(players=3, alternative_start=true, exchange=manual)"
NORWEGIAN = "stone_layer(players=4, toppler_tokens=stay, points_to_win=15)"
RECORDS = {
    "two_players": Played("stone_layer(players=2)", 21, ("greedy", "random")),
    "three_players_alternative": Played(ALTERNATIVE, 22, ("random",) * 3),
    "four_players_norwegian": Played(NORWEGIAN, 23, ("greedy", *("random",) * 3)),
}


def at_the_companions_table() -> rt.Record:
    """Everybody plays at random, and people tell the strangest things."""
    match, random = rt.Match(rt.load("stone_layer(players=3, mode=companion, slip=harmless)"), 24), Random(24)
    while not match.is_over:
        seat = match.to_act[0]
        legal = legal_ids(match, seat)
        strange = seat == REFEREE_SEAT
        match.act(seat, some_report(match.game, match._state, legal, random) if strange else random.choice(legal))
    return match.record()


if __name__ == "__main__":
    make(HERE, {"companion": at_the_companions_table, **{name: played.record for name, played in RECORDS.items()}})
